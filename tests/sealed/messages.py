"""What is to be said, as message ids with arguments. The sentences are in en.ftl and fr.ftl."""

from __future__ import annotations

from watershed.kernel.actions import first_argument, is_of
from watershed.kit.game import Edition, Refusal, refusal
from watershed.kit.game import Event as Line
from watershed.kit.messages import Listed, Message, Seat

from .book import Book
from .names import EVENT_KINDS, Event, Move, Question, Side
from .notation import SYNTAX
from .rules.card import is_full
from .rules.turn import waiting
from .table import Table

RULES = ("", "3.1", "4.5", "3.1", "3.3", "3.4", "3.4", "4.1", "4.2", "4.3", "4.4", "5.1", "5.3")  # by event
ANSWERS = {Question.BID: Move.BID, Question.PICK: Move.PICK, Question.PLACE: Move.PLACE, Question.LAY: Move.LAY}
ASKED = {Question.BID: "bid", Question.PICK: "pick", Question.PLACE: "place", Question.LAY: "lay"}
CITED = {Question.BID: "3.1", Question.PICK: "4.1", Question.PLACE: "4.2", Question.LAY: "4.3"}


def move(edition: Edition, table: Table, seat: int, action: int) -> Message:
    """What a button says."""
    number = SYNTAX.family_of(action).values(action)[0]
    if is_of(Move.LAY, action):
        id, rule = ("move-lay-over", "4.3") if number == Side.OVER else ("move-lay-under", "4.4")
        return Message(id, {"card": int(table.picked), "pile": int(table.place)}, rule)
    asked = next(question for question, span in ANSWERS.items() if is_of(span, action))
    return Message(f"move-{ASKED[asked]}", {"number": number}, CITED[asked])


def event(edition: Edition, event: Line) -> Message:
    """What happened."""
    kind, rule = EVENT_KINDS[event.what], RULES[event.what]
    if event.hidden:
        return Message(f"{kind}-hidden", {"who": Seat(event.seat)}, rule)
    numbers = {"card": event.card, "count": event.count, "pile": event.other}
    return Message(kind, {"who": Seat(event.seat)} | numbers, rule)


def reveals(event: Line) -> bool:
    """Whether an event reveals what nobody could know: a drawn card, or the bids."""
    return event.what in (Event.DREW, Event.BID)


def question(edition: Edition, table: Table, viewer: int | None) -> Message:
    """What is being decided, and by whom."""
    mask = waiting(edition.opened(Book), table)
    if mask == 0:
        return Message("question-over")
    if viewer is not None and mask >> viewer & 1:
        args = {"coins": int(table.coins[viewer]), "card": int(table.picked), "pile": int(table.place)}
        return Message(f"question-{ASKED[table.question]}", args, CITED[table.question])
    asked = tuple(Seat(seat) for seat in range(table.seats) if mask >> seat & 1)
    return Message("question-waiting", {"who": Listed(asked)})


def why_not(edition: Edition, table: Table, seat: int, action: int) -> Refusal | None:
    """Why a waiting seat can't play an action; None if it can."""
    if table.question == Question.NONE:
        return refusal("game-over", "5.1")
    answer = ANSWERS[table.question]
    if not is_of(answer, action):
        return refusal("not-now", CITED[table.question], id=f"refused-{ASKED[table.question]}-first")
    number = int(first_argument(answer, action))
    if table.question == Question.BID and number > table.coins[seat]:
        return refusal("too-few-coins", "3.1", need=number, have=int(table.coins[seat]))
    if table.question == Question.PICK and not table.hand[seat, number]:
        return refusal("not-in-hand", "4.1", card=number)
    if table.question == Question.PLACE and is_full(table, number):
        return refusal("pile-full", "4.2", pile=number)
    return None
