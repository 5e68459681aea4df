"""Seats belong to people: how long a table waits for somebody, and when each was last seen."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("absence", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("seats", "seen")
    op.drop_column("tables", "absence")
