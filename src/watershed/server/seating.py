"""Seats of a new match: who sits where, in which colour, under which name."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from watershed.bots.seat import bot_number
from watershed.kit.game import BadSetup, Game
from watershed.kit.messages import Message, Reader, Speaker, Thing
from watershed.match import Match, deal
from watershed.match.setup import full_options, good_seats

from .errors import Refuse
from .http_schemas import NewMatch, SeatWanted
from .records import STAND_IN, UNDEALT, DealRow, MatchRow, SeatRow, new_match_id, new_salt, new_token, now, token_hash
from .shelf import edition_of

COLOURS = ("red", "blue", "green", "orange", "violet")
PAINT = {"yellow": "orange", "white": "violet"}  # our colour for each colour of the box that we don't have
USUAL_BOT = "citizen"
SHARED = 0  # the screen of everybody who starts the match


def colours_of(game: Game) -> list[str]:
    """All colours of seats, those of the game's box first, in its order."""
    boxed = [PAINT.get(colour.lower(), colour.lower()) for colour in game.colours]
    return boxed + [colour for colour in COLOURS if colour not in boxed]


def free_colour(wanted: str | None, taken: Collection[str], colours: Sequence[str] = COLOURS) -> str:
    """The wanted colour, or the first that nobody has."""
    left = [colour for colour in colours if colour not in taken]
    return wanted if wanted in left else left[0]


def free_name(wanted: str, taken: Collection[str]) -> str:
    """The wanted name, with a number if somebody has it already."""
    number, name = 2, wanted
    while name in taken:
        number, name = number + 1, f"{wanted} {number}"
    return name


def colour_name(colour: str, language: str) -> str:
    return Speaker(Reader(language)).say(Message(f"colour-{colour}"))


def bot_name(bot: str, colour: str, name: str | None, language: str = "en") -> str:
    bot_number(bot)
    return name or Speaker(Reader(language)).say(Message("name-bot", {"colour": Thing("colour", colour)}))


def lay_seats(
    match: str, game: Game, wanted: Sequence[SeatWanted], language: str = "en", seal: str | None = None
) -> tuple[list[SeatRow], dict[int, str]]:
    """The seats of a new match, and the tokens of those that the starter holds; the first of them has the seal."""
    seats: list[SeatRow] = []
    tokens: dict[int, str] = {}
    chosen = {place.colour for place in wanted if place.colour}
    for number, place in enumerate(wanted):
        taken = {seat.colour for seat in seats}
        colour = free_colour(place.colour, taken if place.colour else taken | chosen, colours_of(game))
        bot = (place.bot or USUAL_BOT) if place.kind == "bot" else None
        name = bot_name(bot, colour, place.name, language) if bot else place.name or colour_name(colour, language)
        name = free_name(name, {seat.name for seat in seats})
        if place.kind == "me":
            tokens[number] = new_token()
        kind = {"me": "person"}.get(place.kind, place.kind)
        held = token_hash(tokens[number]) if number in tokens else None
        seats.append(SeatRow(match, number, kind, name, colour, bot, SHARED if held else number + 1, held))
    first = next(iter(tokens), None)
    return [replace(seat, seal=seal) if seat.seat == first else seat for seat in seats], tokens


def lesson_seed(game: Game, asked: NewMatch) -> int:
    """The published seed of a first game. Its course is known, so all opponents must be bots."""
    if game.lesson is None:
        raise BadSetup(Message("setup-no-lesson", {"game": game.title}))
    if asked.public or asked.listed or [place.kind for place in asked.seats if place.kind != "bot"] != ["me"]:
        raise BadSetup(Message("setup-lesson-seats"))
    return game.lesson


def keep_seats(seats: Sequence[SeatRow], old: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats of a rematch, each reserved for the player who had it. Those of one screen stay together."""
    return [
        replace(seat, reserved=before.token_hash, screen=before.screen) if before.token_hash else seat
        for seat, before in zip(seats, old, strict=True)
    ]


def new_row(game: Game, asked: NewMatch, seats: int, rematch_of: str | None = None) -> MatchRow:
    """A new match with its secrets, set up once to check that it can be. It is dealt at once if no seat is open."""
    good_seats(game, seats)
    options = full_options(game, seats, asked.options)
    book = asked.book or next(iter(game.books()))
    edition = edition_of(game.name, book)
    is_open = any(place.kind == "open" for place in asked.seats)
    secret, salt, none = deal.new_secret(), "", [""] * seats
    seed, committed = deal.seed_of(secret, none), deal.commitment_of(secret)
    if asked.lesson:
        seed, secret, salt = lesson_seed(game, asked), "", new_salt()
        committed = deal.plain_commitment(seed, salt)
    match = Match.start(game.name, seats, STAND_IN if is_open else seed, options, edition)
    clock = asked.clock
    if clock and clock.then:
        bot_number(clock.then)
    return MatchRow(
        match=new_match_id(),
        game=game.name,
        rules=game.version,
        book=book,
        edition=edition.fingerprint,
        options=options,
        seed=UNDEALT if is_open else seed,
        salt=salt,
        commitment=committed,
        public=asked.public or asked.listed,
        created=(created := now()),
        rematch_of=rematch_of,
        rematch=None,
        status="waiting" if is_open else "playing",
        moves=0,
        to_move=None if is_open else match.to_move,
        waiting=0 if is_open else sum(1 << seat for seat in match.waiting),
        ranking=[],
        clock=clock.model_dump() if clock else None,
        left=[float(clock.bank)] * seats if clock else None,
        since=None,
        running=0,
        due=None,
        version=0,
        opening=None if is_open else match.fingerprint,
        secret=secret or None,
        deal={"seals": [None] * seats, "nonces": list(none)} if secret and not is_open else None,
        listed=asked.listed,
        language=asked.language,
        attended=created,
    )


def unopened(seats: Sequence[SeatRow]) -> list[int]:
    """The seats whose browsers have not opened their nonces yet."""
    return [seat.seat for seat in seats if seat.kind == "person" and seat.seal and not seat.nonce]


def dealt(row: MatchRow, seats: Sequence[SeatRow], stand_in: Match) -> Match:
    """The match of a row that has its seed, before the first move."""
    return Match.start(row.game, len(seats), row.seed, row.options, stand_in.edition, [seat.name for seat in seats])


def deal_out(row: MatchRow, seats: Sequence[SeatRow], stand_in: Match) -> tuple[Match, DealRow]:
    """The match itself, now that everyone sits. A browser that has not opened its nonce adds nothing."""
    assert row.secret is not None
    people = [seat.kind == "person" for seat in seats]
    seals = [seat.seal if here else None for seat, here in zip(seats, people, strict=True)]
    nonces = [(seat.nonce or "") if here else "" for seat, here in zip(seats, people, strict=True)]
    seed = deal.seed_of(row.secret, nonces)
    match = dealt(replace(row, seed=seed), seats, stand_in)
    return match, DealRow(seed, match.fingerprint, {"seals": seals, "nonces": list(nonces)})


def open_seat(seats: Sequence[SeatRow], wanted: int | None) -> int:
    """The seat that somebody may take: the wanted one, or the first open one."""
    free = [seat.seat for seat in seats if _is_open(seat)]
    if wanted is not None and wanted < len(seats) and _stands_in(seats[wanted]):
        return wanted
    if not free:
        raise Refuse(409, "seat-taken", "error-seats-taken")
    if wanted is not None and wanted not in free:
        raise Refuse(409, "seat-taken")
    return free[0] if wanted is None else wanted


def is_free(seat: SeatRow) -> bool:
    """Whether anybody may sit down there."""
    return _is_open(seat) or _stands_in(seat)


def _is_open(seat: SeatRow) -> bool:
    return seat.kind == "open" and seat.reserved is None


def _stands_in(seat: SeatRow) -> bool:
    """Whether a bot has replaced somebody who has gone for good: one who was away may come back."""
    return seat.kind == "bot" and seat.after_name is not None and seat.after_why != "away"


def wanted_again(seat: SeatRow, mine: bool) -> SeatWanted:
    """A seat of a rematch."""
    kind = "bot" if seat.kind == "bot" else "me" if mine else "open"
    return SeatWanted.model_construct(kind=kind, name=seat.name, colour=seat.colour, bot=seat.bot)
