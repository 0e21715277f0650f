"""Alembic's entry: the connection is the server's own."""

from alembic import context

from watershed.server.sql_tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
