"""Who is told when it is their turn, and how."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "push_keys",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("public", sa.String(100), nullable=False),
        sa.Column("private", sa.String(64), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "channels",
        sa.Column("channel", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.JSON),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("channel", sa.String(64), sa.ForeignKey("channels.channel"), primary_key=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.match"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
    )
    op.create_index("notices_of_match", "notices", ["match", "seat"])
    op.create_table(
        "bells",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.match"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("event", sa.String(8)),
        sa.Column("ring", sa.DateTime(timezone=True)),
        sa.Column("urge", sa.DateTime(timezone=True)),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("stamp", sa.Integer, nullable=False),
    )
    op.create_index("ix_bells_ring", "bells", ["ring"])
    op.create_index("ix_bells_urge", "bells", ["urge"])
    op.create_table(
        "webhooks",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.match"), primary_key=True),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
    )
    op.create_table(
        "deliveries",
        sa.Column("delivery", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("channel", sa.String(64)),
        sa.Column("match", sa.String(16)),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_deliveries_due", "deliveries", ["due"])
    op.create_index("ix_deliveries_channel", "deliveries", ["channel"])
    op.create_index("ix_deliveries_match", "deliveries", ["match"])
