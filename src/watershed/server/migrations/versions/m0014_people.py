"""People without accounts: who sits where, from which device, and the places of finished matches."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

AT_ONCE = 500


def upgrade() -> None:
    _people()
    for column in ("person", "after_person"):
        op.add_column("seats", sa.Column(column, sa.String(16)))
    op.add_column("seats", sa.Column("device", sa.String(10)))
    op.create_index("seats_of_person", "seats", ["person", "match"])
    op.create_index("ix_seats_device", "seats", ["device"])
    op.create_index("ix_seats_after_person", "seats", ["after_person"])
    op.add_column("chat", sa.Column("person", sa.String(16)))
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_table(
        "places",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.match"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    _place()


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40)),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False, index=True),
        sa.Column("page", sa.String(16), unique=True),
        sa.Column("gone", sa.DateTime(timezone=True), index=True),
    )
    op.create_table(
        "devices",
        sa.Column("device", sa.String(10), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.person"), nullable=False, index=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "arrivals",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.person"), nullable=False, index=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False, index=True),
    )


def _place() -> None:
    """The places of matches that are over already."""
    when = sa.DateTime(timezone=True)
    matches = sa.table("matches", *(sa.column(name) for name in ("match", "status")), sa.column("created", when))
    matches.append_column(sa.column("ranking", sa.JSON))
    moves = sa.table("moves", sa.column("match"), sa.column("at", when))
    places = sa.table(
        "places", *(sa.column(name) for name in ("match", "seat", "place", "seats")), sa.column("at", when)
    )
    last = sa.select(sa.func.max(moves.c.at)).where(moves.c.match == matches.c.match).scalar_subquery()
    over = sa.select(matches.c.match, matches.c.ranking, sa.func.coalesce(last, matches.c.created).label("at"))
    connection = op.get_bind()
    found = connection.execute(over.where(matches.c.status == "over").order_by(matches.c.match)).all()
    rows = [
        {"match": match, "seat": one["seat"], "place": one["place"], "seats": len(ranking), "at": at}
        for match, ranking, at in found
        for one in (json.loads(ranking) if isinstance(ranking, str) else ranking)
    ]
    for start in range(0, len(rows), AT_ONCE):
        connection.execute(sa.insert(places), rows[start : start + AT_ONCE])
