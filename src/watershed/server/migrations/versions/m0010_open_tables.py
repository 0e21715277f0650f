"""Tables that strangers may join, and what their hosts speak."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("language", sa.String(8)))
    op.add_column("matches", sa.Column("attended", sa.DateTime(timezone=True)))
    op.create_index("open_tables", "matches", ["listed", "attended"])
