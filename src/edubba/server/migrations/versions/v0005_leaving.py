"""Bots that play on for who left, and finished tables that somebody has taken off his list."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for name in ("left", "cleared"):
        op.add_column("places", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
