"""Whose an address is to which notices go, so that it goes with their data."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("channels", sa.Column("person", sa.String(16)))
    op.create_index("ix_channels_person", "channels", ["person"])
