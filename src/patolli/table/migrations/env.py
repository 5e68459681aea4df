"""Alembic runs this inside `storage.migrate`, on the connection it is handed."""

from alembic import context

from patolli.table.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
