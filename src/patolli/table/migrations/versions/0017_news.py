"""What is new for an open page is found without reading everybody's."""

from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_outbox_news", "outbox", ["person_id", "way", "id"])


def downgrade() -> None:
    op.drop_index("ix_outbox_news", "outbox")
