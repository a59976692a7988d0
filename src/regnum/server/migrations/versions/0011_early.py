"""Results say which matches ended before the game was over, and who resigned."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Of those from before nothing more is known than their places."""
    op.add_column("results", sa.Column("early", sa.String(16), nullable=True))
    resigned = sa.Column("has_resigned", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("places", resigned)
