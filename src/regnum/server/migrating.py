"""Which schema a database has, and how it gets the one of this code.

Loaded where a database is opened for the first time: Alembic alone takes longer to load than
everything else that a process needs to read tables.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from regnum.core.errors import Malformed

MIGRATIONS = Path(__file__).with_name("migrations")


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date."""
    _revision(connection)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def check_current(connection: Connection) -> None:
    """Refuse a database with another schema than that of this code."""
    if _revision(connection) != ScriptDirectory(str(MIGRATIONS)).get_current_head():
        raise Malformed("this is no database of this version: start a server on it once")


def _revision(connection: Connection) -> str | None:
    """The revision of the schema, none of an empty database; one that is not known is refused."""
    revision = MigrationContext.configure(connection).get_current_revision()
    known = (each.revision for each in ScriptDirectory(str(MIGRATIONS)).walk_revisions())
    if revision not in (None, *known):
        raise Malformed("this database was written by a newer version of regnum: use that version")
    return revision
