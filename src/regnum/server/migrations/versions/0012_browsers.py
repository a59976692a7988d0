"""A subscription says in which browser of a person it was made."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Of those from before it is not known until their browsers come again."""
    op.add_column("subscriptions", sa.Column("device", sa.String(32), nullable=True))
