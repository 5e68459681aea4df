"""Reviews of finished matches, kept once they are worked out."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("review", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reviews")
