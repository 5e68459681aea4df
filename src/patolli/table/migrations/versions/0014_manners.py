"""Manners: people kept at a distance, reports, warnings and bans, and what admins did."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("banned_until", sa.Float(), nullable=False, server_default="0"))
    op.add_column("people", sa.Column("warning", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "blocks",
        sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other_id", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("how", sa.String(10), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("ix_blocks_other_id", "blocks", ["other_id"])
    op.create_table(
        "sent_away",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("by_id", sa.String(32), nullable=False),
        sa.Column("about_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "admin_log",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    for table in ("admin_log", "reports", "sent_away", "blocks"):
        op.drop_table(table)
    op.drop_column("people", "warning")
    op.drop_column("people", "banned_until")
