"""To which host something goes that waits to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("deliveries", sa.Column("host", sa.Text, nullable=False, server_default=""))
