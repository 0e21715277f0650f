"""Nothing is dealt until everyone sits; the seed is made of the server's secret and of a nonce from every browser."""

import hashlib
import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

UNDEALT = -1


def upgrade() -> None:
    op.add_column("matches", sa.Column("secret", sa.String(64)))
    op.add_column("matches", sa.Column("deal", sa.JSON(none_as_null=True)))
    op.add_column("seats", sa.Column("seal", sa.String(64)))
    op.add_column("seats", sa.Column("nonce", sa.String(32)))
    op.add_column("pulse", sa.Column("trial", sa.Text))
    _gather()


def _gather() -> None:
    """A match that still waits for its first people was dealt too early, and its host has seen the deal: it is dealt
    again when everyone sits. Where a move was played, or somebody has given up a seat, the deal stands.
    """
    names = ("match", "status", "seed", "salt", "secret", "commitment", "opening", "to_move", "waiting", "version")
    matches = sa.table("matches", *(sa.column(name) for name in names), sa.column("moves", sa.Integer))
    seats = sa.table("seats", sa.column("match"), sa.column("after_name"))
    moves = sa.table("moves", sa.column("match"))
    begun = sa.union(sa.select(moves.c.match), sa.select(seats.c.match).where(seats.c.after_name.is_not(None)))
    early = sa.select(matches.c.match).where(matches.c.status == "waiting", matches.c.match.not_in(begun))
    connection = op.get_bind()
    for match in connection.execute(early).scalars().all():
        secret = secrets.token_hex(32)
        commitment = hashlib.sha256(secret.encode()).hexdigest()
        undealt = sa.update(matches).values(secret=secret, commitment=commitment, salt="", seed=UNDEALT, opening=None)
        bare = undealt.values(to_move=None, waiting=0, version=matches.c.version + 1)
        connection.execute(bare.where(matches.c.match == match))
