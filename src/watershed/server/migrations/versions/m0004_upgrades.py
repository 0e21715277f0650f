"""Books by their fingerprint, the end of a finished game, and matches that no longer replay."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "books",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("fingerprint", sa.String(80), primary_key=True),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("file", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("bases", sa.JSON, nullable=False),
    )
    op.create_table(
        "endings",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.match"), primary_key=True),
        sa.Column("scoring", sa.JSON, nullable=False),
        sa.Column("history", sa.JSON, nullable=False),
    )
    op.create_table(
        "set_aside",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.match"), primary_key=True),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("why", sa.String(10), nullable=False),
        sa.Column("published", sa.Boolean, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.add_column("matches", sa.Column("opening", sa.String(8)))
