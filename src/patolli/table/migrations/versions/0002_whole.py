"""A match stays whole: numbers follow, what it is played with is written down, its record is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

SQLITE = """
CREATE TRIGGER entries_follow BEFORE INSERT ON entries
WHEN NEW.number <> (SELECT COALESCE(MAX(number) + 1, 0) FROM entries WHERE table_id = NEW.table_id)
BEGIN SELECT RAISE(ABORT, 'entries: this number does not follow'); END
"""
# Volatile, as functions are by default: it sees the rows that the same statement has added before.
FUNCTION = """
CREATE FUNCTION entries_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.number <> (SELECT COALESCE(MAX(number) + 1, 0) FROM entries WHERE table_id = NEW.table_id) THEN
        RAISE EXCEPTION 'entries: this number does not follow' USING ERRCODE = 'unique_violation';
    END IF;
    RETURN NEW;
END $$
"""
TRIGGER = "CREATE TRIGGER entries_follow BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION entries_follow()"


def upgrade() -> None:
    op.add_column("tables", sa.Column("components", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "cut_entries",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.Column("cut", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_cut_entries_table_id"), "cut_entries", ["table_id"], unique=False)
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id"),
    )
    for statement in (FUNCTION, TRIGGER) if op.get_bind().dialect.name == "postgresql" else (SQLITE,):
        op.execute(statement)


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP TRIGGER entries_follow ON entries")
        op.execute("DROP FUNCTION entries_follow()")
    else:
        op.execute("DROP TRIGGER entries_follow")
    op.drop_table("records")
    op.drop_table("cut_entries")
    op.drop_column("tables", "components")
