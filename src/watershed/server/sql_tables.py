"""The tables of the database. A match is its row, its seats and its moves. Everything else is computed from them."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()  # `sqlite_autoincrement` where no number may come again once its row was removed

matches = Table(
    "matches",
    metadata,
    Column("match", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),  # the version that it is played by
    Column("book", String(40), nullable=False),
    Column("edition", String(80), nullable=False),  # the book's fingerprint
    Column("opening", String(8)),  # the fingerprint of the table before the first move
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),  # secret until the end; -1 before the deal
    Column("salt", String(64), nullable=False),  # likewise, where the seed came from the server alone
    Column("secret", String(64)),  # what the server adds to the seed, likewise; match/deal.py says how
    Column("deal", JSON(none_as_null=True)),  # the seals of the browsers, and the nonces that they added
    Column("commitment", String(64), nullable=False),  # empty where nothing was dealt here
    Column("begun", JSON(none_as_null=True)),  # as a what-if or a log; begun.py says how
    Column("public", Boolean, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("rematch_of", String(16), unique=True),
    Column("rematch", String(16)),  # the match that follows this one
    # computed from the moves, stored so that lists need not replay them
    Column("status", String(10), nullable=False),
    Column("moves", Integer, nullable=False),
    Column("to_move", Integer),
    Column("waiting", Integer, nullable=False, server_default="0"),  # every seat that is waited for, one bit each
    Column("ranking", JSON, nullable=False),
    Column("clock", JSON(none_as_null=True)),
    Column("left", JSON(none_as_null=True)),  # seconds by seat
    Column("since", DateTime(timezone=True)),  # when the time of those who are waited for began to run
    Column("running", Integer, nullable=False, server_default="0"),  # whose time that is, one bit each
    Column("due", DateTime(timezone=True), index=True),  # when the match has to be checked
    Column("version", Integer, nullable=False, server_default="0"),  # counts every change
    # for strangers: open_tables.py
    Column("listed", Boolean, nullable=False, server_default=false()),  # whether its free seats are
    Column("language", String(8)),  # what its host speaks
    Column("attended", DateTime(timezone=True)),  # when somebody who plays had it open last, while it is listed
    Index("newest_public", "public", "created"),
    Index("open_tables", "listed", "attended"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(16), ForeignKey("matches.match"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("colour", String(10), nullable=False),
    Column("bot", String(40)),
    Column("screen", Integer, nullable=False),  # seats of one screen are one person when an undo is asked for
    Column("token_hash", String(64), unique=True),  # the token itself is never stored
    Column("after_name", String(40)),  # who gave the seat up, and why
    Column("after_why", String(10)),
    Column("after_by", JSON(none_as_null=True)),  # the names of those who let a bot play on
    Column("reserved", String(64), index=True),  # for the player who had this token in the match before
    Column("seal", String(64)),  # until the deal: the hash of the nonce that this browser will add
    Column("nonce", String(32)),  # the nonce itself, once everybody is seated
    Column("person", String(16)),  # who sits here, and the device that sat down; tables without an identity have none
    Column("device", String(10), index=True),
    Column("after_person", String(16), index=True),  # who gave the seat up
    Index("seats_of_person", "person", "match"),
)

moves = Table(
    "moves",
    metadata,
    Column("match", String(16), ForeignKey("matches.match"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("words", Text, nullable=False),  # of a move or a chain; empty for an undo
    Column("taken_back", Integer, nullable=False),  # how many moves an undo removes; 0 for a move
    Column("message", String(80)),  # seat:id as the client sent it; none for a bot
    Column("fingerprint", String(8), nullable=False),  # of the table afterwards
    Column("at", DateTime(timezone=True), nullable=False),
    Column("left", Float),  # seconds that the seat had when it played, where there is a clock
    Column("withdrawn", Boolean, nullable=False, server_default=false()),  # the seat withdraws its sealed answer
    UniqueConstraint("match", "message", name="played_once"),
)

chat = Table(
    "chat",
    metadata,
    Column("line", Integer, primary_key=True, autoincrement=True),
    Column("match", String(16), ForeignKey("matches.match"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("message", String(80), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("person", String(16), index=True),  # who said it
    Column("hidden", Boolean, nullable=False, server_default=false()),  # the host has removed it
    UniqueConstraint("match", "message", name="said_once"),
    sqlite_autoincrement=True,
)

analyses = Table(
    "analyses",
    metadata,
    Column("match", String(16), ForeignKey("matches.match"), primary_key=True),
    Column("result", JSON, nullable=False),  # what the search made of a finished game
)

books = Table(
    "books",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("fingerprint", String(80), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("file", String(80), nullable=False),  # as its mistakes are reported
    Column("text", Text, nullable=False),
    Column("bases", JSON, nullable=False),  # name and text of each book that it is based on
)

endings = Table(
    "endings",
    metadata,
    Column("match", String(16), ForeignKey("matches.match"), primary_key=True),
    Column("scoring", JSON, nullable=False),  # as the rules of the day counted it
    Column("history", JSON, nullable=False),  # points by seat after every move
)

notes = Table(
    "notes",
    metadata,
    Column("match", String(16), ForeignKey("matches.match"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),  # what its player notes, for nobody else
    Column("version", Integer, nullable=False),  # counts how often it was saved
    Column("at", DateTime(timezone=True), nullable=False),
)

imports = Table(
    "imports",
    metadata,
    Column("match", String(16), ForeignKey("matches.match"), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),  # the same log is opened once
    Column("text", Text, nullable=False),  # as it came, with its signature
    Column("how", String(10), nullable=False),  # what could be said about that
    Column("key", String(64)),
    Column("server", String(200)),
    Column("signed", String(200)),
    Column("at", DateTime(timezone=True), nullable=False),
)

places = Table(  # of finished matches: their ranking, as results are counted from it
    "places",
    metadata,
    Column("match", String(16), ForeignKey("matches.match"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("place", Integer, nullable=False),
    Column("seats", Integer, nullable=False),  # how many there are
    Column("at", DateTime(timezone=True), nullable=False),  # when the match ended
)

people = Table(
    "people",
    metadata,
    Column("person", String(16), primary_key=True),  # never shown to others
    Column("name", String(40)),
    Column("language", String(2), nullable=False),
    Column("made", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False, index=True),
    Column("page", String(16), unique=True),  # the id of the results page, while it is shared
    Column("gone", DateTime(timezone=True), index=True),  # deleted; seats that are left have to be given up
)

devices = Table(
    "devices",
    metadata,
    Column("device", String(10), primary_key=True),
    Column("person", String(16), ForeignKey("people.person"), nullable=False, index=True),
    Column("token_hash", String(64), nullable=False, unique=True),  # the token itself is never stored
    Column("label", String(60), nullable=False),
    Column("made", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),  # to the hour
)

arrivals = Table(  # links that take a person to another device
    "arrivals",
    metadata,
    Column("code_hash", String(64), primary_key=True),  # likewise
    Column("person", String(16), ForeignKey("people.person"), nullable=False, index=True),
    Column("until", DateTime(timezone=True), nullable=False, index=True),
)

set_aside = Table(
    "set_aside",
    metadata,
    Column("match", String(16), ForeignKey("matches.match"), primary_key=True),
    Column("move", Integer, nullable=False),  # the last that still replays
    Column("why", String(10), nullable=False),
    Column("published", Boolean, nullable=False),  # its seed went out with its log, so it never goes on
    Column("at", DateTime(timezone=True), nullable=False),
)

absences = Table(
    "absences",
    metadata,
    Column("match", String(16), ForeignKey("matches.match"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("since", DateTime(timezone=True), nullable=False),  # when the last of their connections was lost
)

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("match", String(16), ForeignKey("matches.match"), nullable=False),
    Column("line", Integer, nullable=False),  # of the chat; 0 where a name is reported
    Column("seat", Integer, nullable=False),  # who said it
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),  # a copy
    Column("by_seat", Integer, nullable=False),
    Column("reason", String(20), nullable=False),
    Column("note", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("state", String(10), nullable=False),  # "open", or what the host did
    UniqueConstraint("match", "line", "seat", "by_seat", name="reported_once"),
    sqlite_autoincrement=True,
)

host_acts = Table(
    "host_acts",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("match", String(16), ForeignKey("matches.match"), nullable=False),
    Column("line", Integer, nullable=False),  # the line that was hidden; 0 where a seat was changed
    sqlite_autoincrement=True,
)

quieted = Table(  # who may say nothing more in a match
    "quieted",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("match", String(16), ForeignKey("matches.match"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),  # where they sat
    Column("person", String(16), index=True),  # if they had an identity
)

removals = Table(
    "removals",
    metadata,
    Column("match", String(16), primary_key=True),  # it outlives its match
    Column("planned", DateTime(timezone=True), nullable=False),
    Column("removed", DateTime(timezone=True)),
)

signing_keys = Table(
    "signing_keys",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),  # from 1; the newest signs
    Column("public", String(64), nullable=False),
    Column("private", String(64), nullable=False),  # the most secret thing in this database
    Column("made", DateTime(timezone=True), nullable=False),
)

downs = Table(
    "downs",
    metadata,
    Column("last", DateTime(timezone=True), primary_key=True),  # when a server was up before
    Column("start", DateTime(timezone=True), nullable=False),  # and again: nobody's clock ran in between
)

pulse = Table(
    "pulse",
    metadata,
    Column("row", Integer, primary_key=True, autoincrement=False),  # there is only one
    Column("seen", DateTime(timezone=True), nullable=False),  # when a server was up last
    Column("trial", Text),  # as long as a long move: whether there is room for one
)

push_keys = Table(
    "push_keys",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),  # there is only one
    Column("public", String(100), nullable=False),  # browsers subscribe with it
    Column("private", String(64), nullable=False),  # signs pushes, and the links in mails
    Column("made", DateTime(timezone=True), nullable=False),
)

channels = Table(
    "channels",
    metadata,
    Column("channel", String(64), primary_key=True),  # the hash of the endpoint, or of the key that a browser has
    Column("kind", String(8), nullable=False),  # "push" or "mail"
    Column("address", Text, nullable=False),  # the endpoint, or the mail address
    Column("keys", JSON(none_as_null=True)),  # of a push subscription
    Column("language", String(8), nullable=False),
    Column("confirmed", Boolean, nullable=False),  # a mail address gets nothing before
    Column("made", DateTime(timezone=True), nullable=False),
    Column("used", DateTime(timezone=True), nullable=False),  # when a browser named it last, or a seat ended
    Column("person", String(16), index=True),  # whose device named it last
    Column("home", String(8)),  # a number for the household that named it last, as notices/keys.py computes it
)

notices = Table(
    "notices",
    metadata,
    Column("channel", String(64), ForeignKey("channels.channel"), primary_key=True),
    Column("match", String(16), ForeignKey("matches.match"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", String(64), nullable=False),  # the seat's token_hash: if somebody else sits there, it ends
    Column("device", String(10), index=True),  # whose token asked for it, if not the seat's own
    Index("notices_of_match", "match", "seat"),
)

bells = Table(
    "bells",
    metadata,
    Column("match", String(16), ForeignKey("matches.match"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("phase", String(8), nullable=False),  # notices/bells.py says what these are
    Column("turn", Integer),
    Column("event", String(8)),
    Column("ring", DateTime(timezone=True), index=True),
    Column("urge", DateTime(timezone=True), index=True),
    Column("version", Integer, nullable=False),
    Column("stamp", Integer, nullable=False),
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("match", String(16), ForeignKey("matches.match"), primary_key=True),
    Column("url", Text, nullable=False),
    Column("secret", String(64), nullable=False),  # signs deliveries
    Column("by", String(40), nullable=False),  # who set it
    Column("address", Text, nullable=False),  # of this table, for links
    Column("language", String(8), nullable=False),
    Column("phase", String(8), nullable=False),  # of the match, as far as was told
    Column("home", String(8)),  # likewise, that set it
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("delivery", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),  # "push", "mail", "confirm" or "webhook"
    Column("channel", String(64), index=True),
    Column("match", String(16), index=True),
    Column("body", JSON, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", DateTime(timezone=True), nullable=False, index=True),
    Column("host", Text, nullable=False, server_default=""),  # to which it goes; "mail" for mails
    Column("home", String(64), nullable=False, server_default="", index=True),  # who shares its place in the queue
)
