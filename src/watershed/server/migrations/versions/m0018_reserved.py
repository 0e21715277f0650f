"""Seats are also found by the token for which they are kept."""

from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_seats_reserved", "seats", ["reserved"])
