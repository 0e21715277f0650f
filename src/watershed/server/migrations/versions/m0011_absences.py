"""Since when people are away, and who agreed that a bot plays on for them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "absences",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.match"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
    )
    op.add_column("seats", sa.Column("after_by", sa.JSON))
