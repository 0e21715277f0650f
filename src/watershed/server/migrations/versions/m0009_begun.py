"""Matches that begin as a what-if or as a log."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("begun", sa.JSON(none_as_null=True)))
