"""Who may say nothing more in a match is kept apart from the seats, so that it doesn't end when they leave theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    quieted = op.create_table(
        "quieted",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.match"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(16), index=True),
    )
    seats = sa.table("seats", *(sa.column(name) for name in ("match", "seat", "person", "quiet")))
    known = sa.select(seats.c.match, seats.c.seat, seats.c.person).where(seats.c.quiet)
    op.execute(quieted.insert().from_select(["match", "seat", "person"], known))
    with op.batch_alter_table("seats") as changed:
        changed.drop_column("quiet")
