"""Matches, seats, moves and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _matches()
    _seats()
    _moves()
    _chat()


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("match", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("book", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(80), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("rematch_of", sa.String(16), unique=True),
        sa.Column("rematch", sa.String(16)),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("to_move", sa.Integer),
        sa.Column("ranking", sa.JSON, nullable=False),
    )
    op.create_index("newest_public", "matches", ["public", "created"])


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.match"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("colour", sa.String(10), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("screen", sa.Integer, nullable=False),
        sa.Column("token_hash", sa.String(64), unique=True),
    )


def _moves() -> None:
    op.create_table(
        "moves",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.match"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("words", sa.String(160), nullable=False),
        sa.Column("taken_back", sa.Integer, nullable=False),
        sa.Column("message", sa.String(80)),
        sa.Column("fingerprint", sa.String(8), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.UniqueConstraint("match", "message", name="played_once"),
    )


def _chat() -> None:
    op.create_table(
        "chat",
        sa.Column("line", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.match"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("message", sa.String(80), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.UniqueConstraint("match", "message", name="said_once"),
    )


def downgrade() -> None:
    for name in ("chat", "moves", "seats", "matches"):
        op.drop_table(name)
