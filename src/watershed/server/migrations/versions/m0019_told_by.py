"""Which device asked for a notice, so that it hears nothing more when it is signed out."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("notices", sa.Column("device", sa.String(10)))
    op.create_index("ix_notices_device", "notices", ["device"])
