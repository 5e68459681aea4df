"""What somebody has played: results of matches that are over, and who may see a profile."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("ended", sa.Text(), nullable=False),
        sa.Column("points", sa.Float(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("sources", sa.Text(), nullable=False),
        sa.Column("best_ply", sa.Integer(), nullable=False),
        sa.Column("best_gain", sa.Float(), nullable=False),
    )
    op.add_column("people", sa.Column("profile", sa.Text(), nullable=False, server_default="nobody"))
    op.add_column("people", sa.Column("shows_matches", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("people", "shows_matches")
    op.drop_column("people", "profile")
    op.drop_table("results")
