"""Chat that was reported, and what the host of a server has done about it."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.match"), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("by_seat", sa.Integer, nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.UniqueConstraint("match", "line", "seat", "by_seat", name="reported_once"),
    )
    op.create_table(
        "host_acts",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.match"), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
    )
    op.add_column("chat", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("quiet", sa.Boolean, nullable=False, server_default=sa.false()))
