"""Friends: asked, made by link, and invited to a table by name."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "friends",
        sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other_id", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("ix_friends_other_id", "friends", ["other_id"])
    op.create_table(
        "friend_links",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
    )
    op.create_index("ix_friend_links_person_id", "friend_links", ["person_id"])
    op.create_table(
        "guests",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("ix_guests_person_id", "guests", ["person_id"])


def downgrade() -> None:
    for table in ("guests", "friend_links", "friends"):
        op.drop_table(table)
