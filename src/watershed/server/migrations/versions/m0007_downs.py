"""When no server was up, or all of them stood still."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "downs",
        sa.Column("last", sa.DateTime(timezone=True), primary_key=True),
        sa.Column("start", sa.DateTime(timezone=True), nullable=False),
    )
