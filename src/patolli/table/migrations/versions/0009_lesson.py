"""A table may be where somebody takes a lesson."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
