"""Secrets of people are renewed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Those from before are as old as they can be."""
    op.add_column("people", sa.Column("renewed", sa.Float, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("former_hash", sa.String(64), nullable=True))
    op.create_index("ix_people_former_hash", "people", ["former_hash"])
