"""Who put a table up, and which numbers for the dice are not lost."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # SQLite adds a column with a reference only in words of its own; other databases understand them too.
    op.execute("ALTER TABLE tables ADD COLUMN creator VARCHAR REFERENCES guests (id)")
    op.create_index("tables_of_creator", "tables", ["creator"])
    op.add_column("throws", sa.Column("sure", sa.Boolean, nullable=False, server_default=sa.false()))
