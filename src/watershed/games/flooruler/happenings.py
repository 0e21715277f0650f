"""What happened, in words: a journal event -> a sentence with its citation, and its numbers by name."""

from __future__ import annotations

from collections.abc import Sequence

from watershed.kit.game import Edition, Event, Line
from watershed.kit.messages import Json

from .board import PLACE_NAMES
from .names import Happening
from .notation import items_of, many, tile_name

KINDS = {number: name.lower().replace("_", "-") for name, number in Happening._asdict().items()}
ROLLS = ("rolled", "collected", "attacked")  # lines that tell what the die said

# sentence, rule, what the event's card is, and what its count and its last number are
SENTENCES: dict[int, tuple[str, str, str, str, str]] = {
    Happening.TURN: ("Round {count}: {who}", "3.1", "", "round", ""),
    Happening.ROLLED: ("{who} rolls {count} to move", "4.1", "", "die", "steps"),
    Happening.WENT: ("{who} goes {steps} to {tile}", "4.2", "tile", "steps", ""),
    Happening.COLLECTED: ("{who} rolls {count} at the fountain and takes {count} gold", "5.1", "", "die", ""),
    Happening.BOUGHT: ("{who} buys {item} for {count} gold", "6.1", "item", "price", ""),
    Happening.REFILLED: ("{who} refills {item} for {count} gold", "6.4", "item", "price", ""),
    Happening.BOUGHT_FLOORS: ("{who} buys {floors} for {last} gold", "7.1", "", "floors", "price"),
    Happening.PLACED: ("{who} lays a floor on {tile}", "7.2", "tile", "", ""),
    Happening.REPLACED: ("{who} lays a floor on {tile} in the place of {other}'s", "7.3", "tile", "", "victim"),
    Happening.BOUGHT_NUKE: ("{who} buys a nuke for {floors} of {other}", "8.1", "price", "floors", "victim"),
    Happening.REMOVED: ("{who} nukes {other}'s floor on {tile}", "8.1", "tile", "", "victim"),
    Happening.SHUT: ("The {place} is shut to {who}: its gates are cleared", "7.5", "place", "", ""),
    Happening.RELOCATED: ("{who} moves the floor on {from_tile} to {tile}", "7.6", "tile", "", "from"),
    Happening.NO_ROOM: ("{who} has no room for the floor on {tile} and takes it back", "7.6", "tile", "", ""),
    Happening.ATTACKED: ("{who} attacks {other} with {item}: {count} damage", "9.4", "item", "damage", "victim"),
    Happening.HURT: ("{who} has {count} health left", "9.4", "", "health", ""),
    Happening.DIED: ("{who} dies and lies face down on the number tile", "10.2", "", "deaths", ""),
    Happening.LOST_GOLD: ("{who} loses {count} gold", "10.5", "", "gold", ""),
    Happening.LOOTED: ("{who} takes {count} gold from {other}", "10.5", "", "gold", "victim"),
    Happening.SKIPPED: ("{who} lies face down and sits this turn out", "10.3", "", "", ""),
    Happening.ROSE: ("{who} stands up again", "10.3", "", "", ""),
    Happening.USED: ("{who} uses {item}", "11.1", "item", "usages", ""),
    Happening.HEALED: ("{who} has full health again", "11.2", "", "health", ""),
    Happening.GAINED_ACTIONS: ("{who} has {actions} left", "11.5", "", "actions", ""),
    Happening.LANDED: ("{who} appears on {tile}", "11.4", "tile", "", ""),
    Happening.RETURNED: ("{item} is used up and goes back to its store", "11.1", "item", "", ""),
    Happening.PASSED: ("{who} passes", "3.2", "", "", ""),
    Happening.MUST_LEAVE: ("{who} stands on {other}'s floor and must leave it", "4.5", "tile", "", "owner"),
    Happening.WON: ("{who} has {count} floors on the board and wins", "12.1", "", "floors", ""),
    Happening.ENDED: ("The game ends after {count} rounds", "12.3", "", "rounds", ""),
    Happening.STARTS: ("{who} starts on {tile}", "2.3", "tile", "", ""),
}
SEATS = ("victim", "owner")


def event(edition: Edition, event: Event, names: Sequence[str]) -> Line:
    """A line of the journal."""
    sentence, rule, card, _, last = SENTENCES[event.what]
    if event.what == Happening.ROLLED and event.other != event.count:
        sentence = "{who} rolls {count} to move and may go {last} steps"
    if event.what == Happening.WENT and event.count == 0:
        sentence, rule = "{who} stays on {tile}", "4.3"
    if event.what == Happening.RETURNED and items_of(edition)[event.card].kind == "weapon":
        rule = "9.6"
    text = sentence.format(
        who=names[event.seat],
        count=event.count,
        steps=many(event.count, "step"),
        floors=many(event.count, "floor"),
        actions=many(event.count, "action"),
        last=event.other,
        other=names[event.other] if last in SEATS else "",
        tile=tile_name(edition, event.card) if card == "tile" else "",
        from_tile=tile_name(edition, event.other) if last == "from" else "",
        item=items_of(edition)[event.card].name if card == "item" else "",
        place=PLACE_NAMES[event.card] if card == "place" else "",
    )
    return Line(text, rule, KINDS[event.what], _data(edition, event))


def _data(edition: Edition, event: Event) -> Json:
    """The event's numbers by name, for those who draw or count."""
    _, _, card, count, last = SENTENCES[event.what]
    data: Json = {}
    if card == "tile":
        data["tile"] = tile_name(edition, event.card)
    elif card == "item":
        data["item"] = items_of(edition)[event.card].slug
    elif card == "place":
        data["store"] = PLACE_NAMES[event.card].lower().replace(" ", "-")
    elif card:
        data[card] = event.card
    if count:
        data[count] = event.count
    if last:
        data[last] = tile_name(edition, event.other) if last == "from" else event.other
    return data


def reveals(kind: str, data: Json) -> bool:
    """Whether a line of the journal tells what nobody knew before: a roll of the die."""
    return kind in ROLLS
