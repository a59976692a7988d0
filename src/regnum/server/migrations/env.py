"""How Alembic reaches the database: over the connection that the store hands it."""

from alembic import context

from regnum.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
