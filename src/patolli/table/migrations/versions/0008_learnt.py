"""What a person has seen and learnt of a game."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "learnt",
        sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("what", sa.String(60), primary_key=True),
        sa.Column("step", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("learnt")
