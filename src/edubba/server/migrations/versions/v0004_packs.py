"""Data packs of guests, and what a table calls its own."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("author", sa.String, nullable=False),
        sa.Column("note", sa.String, nullable=False),
        sa.Column("changes", sa.JSON, nullable=False),
        sa.Column("hash", sa.String),
        sa.Column("differing", sa.Integer, nullable=False),
        sa.Column("confirmed", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("packs_of_guest", "packs", ["guest"])
    op.add_column("tables", sa.Column("pack_title", sa.String, nullable=False, server_default=""))
