"""Alembic runs this for every migration, on the connection that `migrate` passes in."""

from alembic import context

from wuerfelreich.tables.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
