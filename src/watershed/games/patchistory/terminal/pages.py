"""The pages of Patchistory that a player can ask for, and the final scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.text import Text

from watershed.kit.drawing import Scene, called, find_seat
from watershed.kit.lines import Lines, cut, line, table, wrap
from watershed.kit.messages import Json, Message
from watershed.kit.trouble import Trouble

from .grid import Size
from .land import Chart, card_lines, shown_seat
from .names import (
    KIND_LETTER,
    SPEAKER,
    STYLES,
    SYMBOL_LETTER,
    find_piece,
    goods_word,
    letter_of,
    name_of,
    piece_of,
    title_of,
    viewer_of,
)
from .panels import effect_lines, figures, hand, routes, upkeep

PAGES = ("card", "land", "map", "hand", "heroes", "costs", "ranks", "signs")
LOOKS: Mapping[str, str] = {name: SPEAKER.say(Message(f"look-{name}")) for name in PAGES}
HELP = SPEAKER.say(Message("help"))
SIZES = (Size(10, 2, True), Size(8, 1, True), Size(6, 1, True), Size(5, 1, True), Size(5, 1, False), Size(3, 1, False))
LEGEND = (
    "A room is the letter of its kind and its symbols: I2f is Industry with 2 food.",
    "Symbols in brackets are in an Activity Box. They count while a worker (*) is in the room.",
    "+ marks what you can choose. Edges join: the column after l is a, the row after 12 is 1.",
    "The number of a patch says which quarters of the card are visible: 1 upper left, 2 upper right, 4 lower left, "
    "8 lower right, added up. 15 is all of them. You can also type `e6 under f6`.",
    "Players: 4+2 is 4 of a good and 2 more in production, ? is behind a screen. work 3+5 is 3 workers and 5 "
    "descendants, eat the food they cost a round, end what heroes and wonders cost at the end of the era (4f1m is 4 "
    "food and 1 mineral, red if it isn't there now), fav favours, H heroes, X wonders, rt routes. "
    "> is asked, = has answered, * is you.",
    "Routes: A>B leads from A to B, A=B is allied. Spaces are Start, 1 to 4, Negotiation, War, Rest.",
)


def names(components: Json) -> list[str]:
    """Names that the prompt can complete."""
    pieces = [one["piece"] for one in components["pieces"]]
    return [
        *pieces,
        *(one["figure"] for one in components["figures"]),
        *(one["prosperity"] for one in components["prosperity"]),
    ]


def look(scene: Scene, what: str, argument: str, width: int) -> Lines:
    """One of the pages."""
    pages: dict[str, Callable[[Scene, str, int], Lines]] = {
        "card": _card, "land": _land, "map": _map, "hand": _hand, "heroes": _heroes, "costs": _costs,
        "ranks": _ranks, "signs": _signs,
    }  # fmt: skip
    return pages[what](scene, argument, width)


def _card(scene: Scene, argument: str, width: int) -> Lines:
    """A side of a card with what its hero or wonder does, or the side that is being patched.

    16.1  Of a card whose side can be chosen, both.
    """
    patching, row = scene.view["patching"], (scene.view["auction"] or {"cards": []})["cards"]
    if not argument and not patching:
        raise Trouble("Which card? `card 2` is the second in the row; `card petra` and `card i-07-white` work too.")
    backs = {str(card["card"]): card["back"] for card in row}
    back = backs.get(argument.strip()) if argument else (patching["sides"][1:] or [None])[0]
    pieces = [find_piece(scene, argument) if argument else patching["piece"], *([back] if back else [])]
    return [text for piece in pieces for text in _side(scene, piece, width)]


def _side(scene: Scene, piece: str, width: int) -> Lines:
    """A side of a card, with what its hero or wonder does."""
    printed = piece_of(scene.components, piece)
    name, number = title_of(scene.components, piece), name_of(scene.components, "piece", piece)
    head = line((name, "bold"), f"  {number if printed['figure'] else ''}", (f"  {printed['notation']}", "dim"))
    return [
        *wrap(head, width),
        *card_lines(scene.components, piece, Size(min(12, (width - 4) // 2), 2, True)),
        *effect_lines(scene.components, piece, width, ""),
    ]


def _seat(scene: Scene, argument: str) -> int:
    return find_seat(scene.names, argument) if argument else shown_seat(scene)


def _land(scene: Scene, argument: str, width: int) -> Lines:
    """A whole territory, its heroes and wonders too."""
    seat = _seat(scene, argument)
    chart, player = Chart(scene, seat), scene.view["players"][seat]
    size = next((one for one in SIZES if chart.extent(one)[0] <= width), SIZES[-1])
    land = player["territory"]
    limit = f"at most {land['limit']} by {land['limit']}" if land["limit"] else "of any size"
    head = line((called(scene.names, seat), STYLES[seat]), f"  {land['columns']} columns, {land['rows']} rows, {limit}")
    power = f"Attack {player['attack']}, Defence {player['defence']}. "
    drawn = [cut(row, width) for row in chart.lines(size)]
    return [cut(head, width), *drawn, *wrap(power, width), *upkeep(scene, width, seat), *figures(scene, width, seat)]


def _map(scene: Scene, argument: str, width: int) -> Lines:
    goods = [
        f"{at}: {goods_word({one['good']: one['count']})}"
        for at, one in enumerate(scene.components["generalSpaces"], 1)
    ]
    allied = [f"{goods_word({one['good']: one['count']})}" for one in scene.components["alliedSpaces"]]
    return [
        *(routes(scene, width) or wrap("There are no routes yet.", width)),
        *wrap(f"Spaces of a general route: {', '.join(goods)}, Negotiation Room, War Room.", width),
        *wrap(f"Spaces of an allied route, from end A: {', '.join(allied)}.", width),
    ]


def _hand(scene: Scene, argument: str, width: int) -> Lines:
    return hand(scene, width) or wrap("You have no tiles and no prosperity cards now.", width)


def _heroes(scene: Scene, argument: str, width: int) -> Lines:
    """Everybody's heroes and wonders, or those of one player."""
    seats = [_seat(scene, argument)] if argument else [player["seat"] for player in scene.view["players"]]
    rows: Lines = []
    for seat in seats:
        rows.append(line((called(scene.names, seat), STYLES[seat])))
        rows += figures(scene, width, seat) or wrap("no heroes or wonders", width, "  ")
    return rows


def _costs(scene: Scene, argument: str, width: int) -> Lines:
    """What every action costs the viewer now."""
    rows: list[list[str | Text]] = []
    free = scene.view["players"][viewer_of(scene) or 0]["freeExchanges"]
    for cost in scene.view["costs"] or []:
        action = SPEAKER.say(Message(f"action-{cost['action']}"))
        kind = f": {SPEAKER.say(Message('kind-' + cost['kind']))}" if cost["kind"] else ""
        by = _changed_by(scene, cost)
        most = f", at most {goods_word(cost['mayBring'])}" if cost["mayBring"] else ""
        brings = f"brings {goods_word(cost['brings'])}{most}" if cost["brings"] else ""
        brings = f"{free} free this round" if cost["action"] == "exchange" and free else brings
        rows.append([f"{action}{kind}", f"{cost['favours']} fav", goods_word(cost["goods"]), brings, by and f"({by})"])
    said = [*_campaign(scene), *_threats(scene)]
    return [*(cut(row, width) for row in table(rows)), *(row for text in said for row in wrap(text, width))]


def _campaign(scene: Scene) -> list[str]:
    """What heroes and wonders add to a campaign of the viewer."""
    found = scene.view["campaign"]
    if not found or not found["more"]:
        return []
    return [f"A campaign brings {goods_word(found['more'])} more ({_changed_by(scene, found)})."]


def _threats(scene: Scene) -> list[str]:
    """What a threat demands, and from whom it demands less."""
    threats = scene.view["threats"]
    less = [
        f"From {called(scene.names, one['seat'])}: {_either(one['goods'])} ({_changed_by(scene, one)})."
        for one in threats
        if one["changedBy"]
    ]
    return [f"A threat demands {_either(threats[0]['baseGoods'])}.", *less]


def _either(goods: dict[str, int]) -> str:
    return goods_word(goods).replace(", ", " or ") or "nothing"


def _changed_by(scene: Scene, found: Json) -> str:
    return ", ".join(name_of(scene.components, "figure", one) for one in found["changedBy"])


def _ranks(scene: Scene, argument: str, width: int) -> Lines:
    """What every prosperity card compares; those that were played are out."""
    seats = [player["seat"] for player in scene.view["players"]]
    rows: list[list[str | Text]] = [["", *(Text(letter_of(seat), STYLES[seat]) for seat in seats), ""]]
    held = scene.view["players"][viewer_of(scene) or 0]["hand"] or []
    for slug, counts in scene.view["standings"].items():
        name = name_of(scene.components, "prosperity", slug)
        note = "out of the game" if slug in scene.view["played"] else "in your hand" if slug in held else ""
        rows.append([name, *(map(str, counts) if counts is not None else "?" * len(seats)), Text(note, "dim")])
    return [cut(row, width) for row in table(rows, range(1, len(seats) + 1))]


def _signs(scene: Scene, argument: str, width: int) -> Lines:
    kinds = [f"{letter} {SPEAKER.say(Message(f'kind-{kind}'))}" for kind, letter in KIND_LETTER.items()]
    signs = ("food", "mineral", "money", "VP", "sword (MIL)", "shield", "book (POL)", "wheel (TRA)")
    symbols = [f"{letter} {sign}" for letter, sign in zip(SYMBOL_LETTER.values(), signs, strict=True)]
    texts = (f"Rooms: {', '.join(kinds)}.", f"Symbols: {', '.join(symbols)}.", *LEGEND)
    return [row for text in texts for row in wrap(text, width, "", "  ")]


def final(scene: Scene, scoring: list[Json], width: int) -> Lines:
    """Where the VP came from, source by source; the best seat is first."""
    room = (width - 30) // len(scoring) - 2
    rows: list[list[str | Text]] = [
        ["", *(cut(Text(called(scene.names, part["seat"]), "bold"), room) for part in scoring)]
    ]
    for source in scoring[0]["sources"]:
        kind, _, key = source.partition("-")
        name = f"{name_of(scene.components, kind, key)}{' [15.3]' if kind == 'figure' else ''}"
        rows.append([cut(Text(name), 30), *(str(part["sources"][source]) for part in scoring)])
    rows.append([Text("VP [1.1]", "bold"), *(Text(str(part["total"]), "bold") for part in scoring)])
    return table(rows, range(1, len(scoring) + 1))
