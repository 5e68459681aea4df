"""Who I am: devices one can tell apart, a recovery code, who said what, and counts that hold across processes."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("recovery_hash", sa.String(64), nullable=False, server_default=""))
    op.add_column("people", sa.Column("recovery_made", sa.Float(), nullable=True))
    op.add_column("people", sa.Column("gone", sa.Float(), nullable=True))
    op.create_index("ix_people_recovery_hash", "people", ["recovery_hash"])
    op.add_column("devices", sa.Column("name", sa.Text(), nullable=False, server_default=""))
    op.add_column("devices", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    op.add_column("chat", sa.Column("person_id", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "counts",
        sa.Column("what", sa.String(20), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("level", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("counts")
    op.drop_column("chat", "person_id")
    op.drop_column("devices", "seen")
    op.drop_column("devices", "name")
    op.drop_index("ix_people_recovery_hash", "people")
    for column in ("gone", "recovery_made", "recovery_hash"):
        op.drop_column("people", column)
