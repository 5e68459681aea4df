"""Whom a table is for: who may come, who may watch, and how many turns behind."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("access", sa.Text(), nullable=False, server_default="open"))
    op.add_column("tables", sa.Column("watching", sa.Text(), nullable=False, server_default="everyone"))
    op.add_column("tables", sa.Column("delay", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    for column in ("delay", "watching", "access"):
        op.drop_column("tables", column)
