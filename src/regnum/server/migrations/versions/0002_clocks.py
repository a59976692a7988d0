"""Clocks: what a decision took, and when a table needs a server."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Whatever is being played has to be looked after at once."""
    op.add_column("entries", sa.Column("spent", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("due", sa.Float, nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.execute("update tables set due = 0 where status in ('waiting', 'playing')")
