"""Reviews of finished games, and for whom a bot keeps a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("told", sa.String, nullable=False),
    )
    op.add_column("places", sa.Column("kept_for", sa.String))
