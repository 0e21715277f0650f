"""Clocks, seats that were given up, and a version of every match."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for column in (
        sa.Column("clock", sa.JSON(none_as_null=True)),
        sa.Column("left", sa.JSON(none_as_null=True)),
        sa.Column("since", sa.DateTime(timezone=True)),
        sa.Column("due", sa.DateTime(timezone=True)),
        sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    ):
        op.add_column("matches", column)
    op.create_index("ix_matches_due", "matches", ["due"])
    op.add_column("moves", sa.Column("left", sa.Float))
    op.create_table(
        "pulse",
        sa.Column("row", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.add_column("seats", sa.Column("after_name", sa.String(40)))
    op.add_column("seats", sa.Column("after_why", sa.String(10)))
    op.add_column("seats", sa.Column("reserved", sa.String(64)))
    # matches that go on are looked at once, so that their bots play on
    op.execute(sa.text("UPDATE matches SET due = created WHERE status = 'playing'"))
