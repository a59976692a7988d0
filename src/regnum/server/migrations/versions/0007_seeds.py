"""Seeds have 128 bits."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """SQLite does not look at the length of a text."""
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column("tables", "seed", type_=sa.String(39), existing_nullable=False)
