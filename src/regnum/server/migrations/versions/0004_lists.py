"""Lists of tables need no log: who is asked, what strangers may see, where bots sit."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Whose decision it is will be known after the next one."""
    op.add_column(
        "tables", sa.Column("is_listed", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("decider", sa.Integer, nullable=True))
    op.add_column("seats", sa.Column("level", sa.String(32), nullable=True))
    op.execute("""update tables set is_listed = true where settings like '%"is_listed"_true%'""")
    op.execute("update seats set level = name where person is null and name <> ''")
