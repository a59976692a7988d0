"""People talk at tables, and browsers can be told from afar that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nobody has said anything yet."""
    op.create_table(
        "conversations",
        _table_id(),
        sa.Column("is_open", sa.Boolean, nullable=False),
    )
    op.create_table(
        "words",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("said_id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("phrase", sa.String(16), nullable=True),
        sa.Column("text", sa.String(200), nullable=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "said_id"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )


def _table_id() -> sa.Column[str]:
    """What is said at a table goes with it."""
    of = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), of, primary_key=True)
