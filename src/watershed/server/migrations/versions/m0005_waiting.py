"""Several seats may be waited for at once, a sealed answer can be withdrawn, and a chain can be long."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

MOST_SEATS = 8


def upgrade() -> None:
    op.add_column("matches", sa.Column("waiting", sa.Integer, nullable=False, server_default="0"))
    with op.batch_alter_table("moves") as moves:
        moves.add_column(sa.Column("withdrawn", sa.Boolean, nullable=False, server_default=sa.false()))
        moves.alter_column("words", existing_type=sa.String(160), type_=sa.Text, existing_nullable=False)
    op.add_column("matches", sa.Column("running", sa.Integer, nullable=False, server_default="0"))
    columns = [sa.column(name, sa.Integer) for name in ("to_move", "waiting", "running")]
    matches = sa.table("matches", *columns, sa.column("since", sa.DateTime(timezone=True)))
    for seat in range(MOST_SEATS):
        asked = sa.update(matches).where(matches.c.to_move == seat)
        op.execute(asked.values(waiting=1 << seat))
        op.execute(asked.where(matches.c.since.is_not(None)).values(running=1 << seat))
