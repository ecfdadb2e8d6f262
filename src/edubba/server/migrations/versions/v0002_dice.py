"""What people throw in, so that nobody can choose the dice alone."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("dealt", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("nonces", sa.JSON, nullable=False, server_default="[]"))
    op.create_table(
        "throws",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("commit", sa.String, nullable=False),
        sa.Column("nonce", sa.String),
    )
