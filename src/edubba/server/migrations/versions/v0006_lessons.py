"""Tables that begin at a position, and the lessons that somebody takes at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.JSON))
    op.add_column("tables", sa.Column("lesson", sa.String, nullable=False, server_default=""))
