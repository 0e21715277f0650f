"""For which household something is sent. Of what waits already that isn't known: each address and match is one."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("channels", "webhooks"):
        op.add_column(table, sa.Column("home", sa.String(8)))
    op.add_column("deliveries", sa.Column("home", sa.String(64), nullable=False, server_default=""))
    op.create_index("ix_deliveries_home", "deliveries", ["home"])
    op.execute("UPDATE deliveries SET home = COALESCE(channel, \"match\", '')")
