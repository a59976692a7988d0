"""Links know who made them and when."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Links to seats from before have no maker, so they lead nowhere."""
    op.add_column("keys", sa.Column("maker", sa.String(32), nullable=False, server_default=""))
    op.add_column("keys", sa.Column("created", sa.Float, nullable=False, server_default="0"))
