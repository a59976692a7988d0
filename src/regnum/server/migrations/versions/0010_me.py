"""What people have of their own: results, ratings, further devices, a colour."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Matches from before get their results when a server finds time (`results.py`)."""
    op.add_column("people", sa.Column("colour", sa.String(1), nullable=True))
    op.add_column("people", sa.Column("deleted", sa.Float, nullable=True))
    op.add_column(
        "tables", sa.Column("is_closed", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("secret_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("former_hash", sa.String(64), nullable=True, index=True),
        sa.Column("renewed", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "device_keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False, unique=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("unrated", sa.String(16), nullable=True),
    )
    op.create_table(
        "places",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("level", sa.String(32), nullable=True),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("counts", sa.Text, nullable=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("is_shown", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("mu", sa.Float, nullable=True),
        sa.Column("sigma", sa.Float, nullable=True),
        sa.Column("gain", sa.Float, nullable=True),
    )
    op.create_index("ix_places_person_ended", "places", ["person", "ended"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
