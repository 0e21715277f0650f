"""Logs that somebody brought here."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "imports",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.match"), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("how", sa.String(10), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("server", sa.String(200)),
        sa.Column("signed", sa.String(200)),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
