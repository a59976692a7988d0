"""Hashes chain the log of each table."""

import sqlalchemy as sa
from alembic import op

from regnum.server.chain import CHAINED, FIXED, first_link, next_link

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Logs from before are taken as they are."""
    op.add_column("tables", sa.Column("head", sa.String(64), nullable=False, server_default=""))
    op.add_column("entries", sa.Column("hash", sa.String(64), nullable=False, server_default=""))
    connection = op.get_bind()
    tables = sa.table("tables", *map(sa.column, (*FIXED, "head")))
    entries = sa.table("entries", *map(sa.column, ("table_id", *CHAINED, "hash")))
    for table in connection.execute(sa.select(tables)).mappings().all():
        of_table = entries.c.table_id == table["id"]
        log = sa.select(entries).where(of_table).order_by(entries.c.revision)
        link, hashes = first_link(table), []
        for entry in connection.execute(log).mappings():
            link = next_link(link, entry)
            hashes.append({"number": entry["revision"], "link": link})
        if hashes:
            chained = of_table & (entries.c.revision == sa.bindparam("number"))
            change = sa.update(entries).where(chained).values(hash=sa.bindparam("link"))
            connection.execute(change, hashes)
        connection.execute(sa.update(tables).where(tables.c.id == table["id"]).values(head=link))
