"""What is going on, beside the territory: the auction, the card to patch, plans, talks, the vote, routes and hands."""

from __future__ import annotations

from rich.text import Text

from watershed.kit.drawing import Scene
from watershed.kit.lines import Lines, beside, cut, line, table, wrap
from watershed.kit.messages import Json

from .grid import Size, extent
from .land import card_lines
from .names import (
    ERAS,
    SPACES,
    STATUS,
    STYLES,
    figure_of,
    goods_word,
    letter_of,
    name_of,
    piece_of,
    room_word,
    sentence_of,
    title_of,
    viewer_of,
    whose,
)

GAP = " "
LEAST_CELL, MOST_CELL = 5, 9  # letters of a card's cell


def focus(scene: Scene, width: int, *, spare: bool = False) -> Lines:
    """What the question is about. With room to spare, heroes and wonders say what they do."""
    view = scene.view
    if view["patching"]:
        return patching(scene, width)
    if view["auction"]:
        return auction(scene, width, effects=spare)
    for key, panel in (("plan", plan), ("talk", talk), ("vote", vote), ("aid", aid)):
        if view[key]:
            return panel(scene, width)
    return []


def aside(scene: Scene, width: int) -> Lines:
    """What else matters to the viewer: upkeep, hand, routes, heroes and wonders."""
    return [*upkeep(scene, width), *hand(scene, width), *routes(scene, width), *figures(scene, width)]


def auction(scene: Scene, width: int, *, effects: bool = False) -> Lines:
    """5.1  The row, with bids above the cards. Two players also see the backs."""
    cards = scene.view["auction"]["cards"]
    if not cards:
        return []
    backs = [card["back"] for card in cards if card["back"]]
    across = len(cards) * (2 if backs else 1)
    cell = min(MOST_CELL, ((width + 1) // max(across, 4) - len(GAP) - 3) // 2)
    if cell < LEAST_CELL:
        return [row for card in cards for row in wrap(_in_words(scene, card), width, "", "   ")]
    size = Size(cell, 1, True)
    wide = extent(2, 2, size)[0]
    blocks = []
    for card in cards:
        sides = [card["piece"], *([card["back"]] if card["back"] else [])]
        for at, piece in enumerate(sides):
            heads = [_bid_line(scene, card), line((title_of(scene.components, piece), "bold"))] if at == 0 else [
                line(""), line(("or " + title_of(scene.components, piece), "bold"))
            ]  # fmt: skip
            blocks.append([*(cut(head, wide) for head in heads), *card_lines(scene.components, piece, size)])
    rows = beside(blocks, [wide] * len(blocks), GAP)
    told = [piece for card in cards for piece in (card["piece"], card["back"]) if piece] if effects else []
    return [*rows, *(row for piece in told for row in effect_lines(scene.components, piece, width))]


def _bid_line(scene: Scene, card: Json) -> Text:
    """The place of a card, and who bids how much."""
    number = (f"{card['card']} ", "bold")
    if card["done"]:
        return line(number, ("done", "dim"))
    if card["winner"] is not None:
        return line(number, (f"to {whose(scene, card['winner'])}", STYLES[card["winner"]]))
    if card["bid"]:
        return line(number, (f"{card['bid']} by {whose(scene, card['bidder'])}", STYLES[card["bidder"]]))
    return line(number, ("no bid", "dim"))


def _in_words(scene: Scene, card: Json) -> Text:
    rooms = [room_word(room) for room in piece_of(scene.components, card["piece"])["rooms"]]
    return line(_bid_line(scene, card), f"  {title_of(scene.components, card['piece'])}: {' '.join(rooms)}")


def effect_lines(components: Json, piece: str, width: int, indent: str = "  ") -> Lines:
    """What the hero or wonder of a side does, or nothing."""
    slug = piece_of(components, piece)["figure"]
    return figure_lines(components, slug, width, indent) if slug else []


def figure_lines(components: Json, slug: str, width: int, indent: str = "  ", adds: Json | None = None) -> Lines:
    """A hero or wonder, with its rule, and what it adds to statuses now."""
    figure = figure_of(components, slug)
    effects = " ".join(sentence_of(effect["text"]) for effect in figure["effects"])
    name, now = (
        name_of(components, "figure", slug),
        ", ".join(f"{n:+} {STATUS[at]}" for at, n in (adds or {}).items() if n),
    )
    head = line(
        (f"{name}: ", "bold"), effects, (f" Now {now}." if now else "", "bold"), (f" [{figure['rule']}]", "dim")
    )
    return wrap(head, width, indent, indent + "  ")


def patching(scene: Scene, width: int) -> Lines:
    """6.2  The card, drawn large enough to read."""
    found = scene.view["patching"]
    rows: Lines = [cut(line(("Patching ", "dim"), (title_of(scene.components, found["piece"]), "bold")), width)]
    sides = found["sides"] or [found["piece"]]
    size = Size(min(MOST_CELL, (width // len(sides) - 4) // 2), 1, True)
    if size.cell >= LEAST_CELL:
        blocks = [card_lines(scene.components, piece, size) for piece in sides]
        rows += beside(blocks, [extent(2, 2, size)[0]] * len(blocks), "  ")
    return [*rows, *(row for piece in sides for row in effect_lines(scene.components, piece, width, ""))]


def plan(scene: Scene, width: int) -> Lines:
    """10.2  Where the viewer's workers are, and where they go."""
    found = scene.view["plan"]
    rows: Lines = [line(("Your plan ", "bold"), (f"speed {found['speed']}", "dim"))]
    for worker in found["workers"]:
        picked = worker["worker"] == found["picked"]
        here = worker["cell"] or (f"route {worker['route']} {SPACES[worker['space']]}" if worker["route"] else "home")
        to = worker["toCell"] or ("" if worker["toSpace"] is None else SPACES[worker["toSpace"]])
        there = f" > {to}" if to else " > comes home: which room?" if worker["homing"] else ""
        note = " (where to?)" if picked and not worker["homing"] else "" if there or picked else " stays so far"
        rows.append(cut(line((">" if picked else " ", "bold"), f"{here}{there}", (note, "dim")), width))
    now, then = scene.view["players"][viewer_of(scene) or 0]["statuses"], found["statuses"]
    changes = [f"{key} {now[key]} > {then[key]}" for key in now if now[key] != then[key]]
    return [*rows, *(wrap("Then " + ", ".join(changes) + ".", width) if changes else [])]


def talk(scene: Scene, width: int) -> Lines:
    """11.2, 12.2  The two sides with what is known of their strengths."""
    found = scene.view["talk"]
    heads = {"negotiation": "Negotiation", "treaty": "Treaty", "war": "War", "after": "After the war"}
    rows: Lines = [line((heads[found["kind"]], "bold"), (f" on route {found['route']}", "dim"))]
    for side in (found["owner"], found["other"]) if found["kind"] != "after" else ():
        role = "Attack" if side["invades"] else "Defence"
        power = scene.view["players"][side["seat"]]["attack"]
        more = "" if found["kind"] != "negotiation" else f", Attack {power}"
        name = whose(scene, side["seat"])
        rows.append(cut(line((name, STYLES[side["seat"]]), f"  {role} {side['strength']}{more}"), width))
    if found["winner"] is not None:
        won = whose(scene, found["winner"])
        rows += wrap(f"{won[0].upper()}{won[1:]} won against {whose(scene, found['loser'])}.", width)
    return rows


def vote(scene: Scene, width: int) -> Lines:
    """14.1  The row, with the votes so far, and what each card compares by seat."""
    found, seats = scene.view["vote"], scene.view["players"]
    rows: list[list[str | Text]] = [
        ["", "", "votes", *(Text(letter_of(one["seat"]), STYLES[one["seat"]]) for one in seats)]
    ]
    for card in found["cards"]:
        mark = ">" if card["card"] == found["current"] else " "
        name = name_of(scene.components, "prosperity", card["prosperity"])
        name += " x2" if card["card"] == found["doubled"] else ""
        counts = scene.view["standings"][card["prosperity"]]
        row = [f"{mark}{card['card']}", name, str(card["votes"]), *(map(str, counts) if counts else "?" * len(seats))]
        rows.append([Text(one, "bold" if card["scored"] else "") for one in row])
    return [*(cut(row, width) for row in table(rows, range(2, 3 + len(seats)))), *gone(scene, width)]


def gone(scene: Scene, width: int) -> Lines:
    """14.1  The prosperity cards of earlier votes, which are out of the game."""
    row = {card["prosperity"] for card in (scene.view["vote"] or {"cards": []})["cards"]}
    names = [name_of(scene.components, "prosperity", card) for card in scene.view["played"] if card not in row]
    return wrap(line(("Out of the game ", "dim"), ", ".join(names)), width) if names else []


def aid(scene: Scene, width: int) -> Lines:
    """8.3  Who offers what to whom."""
    found = scene.view["aid"]
    offers = f"{whose(scene, found['from'])} to {whose(scene, found['to'])}"
    return wrap(f"Aid from {offers}: {goods_word(found['goods']) if found['goods'] else 'not chosen yet'}.", width)


def hand(scene: Scene, width: int) -> Lines:
    """The viewer's construction tiles and prosperity cards."""
    seat = viewer_of(scene)
    if seat is None:
        return []
    player, printed = scene.view["players"][seat], {tile["tile"]: tile for tile in scene.components["tiles"]}
    rows: Lines = []
    if any(player["tiles"] or []):
        tiles = [f"{at} {room_word(printed[tile])}" for at, tile in enumerate(player["tiles"], 1) if tile]
        rows += wrap(line(("Your tiles ", "dim"), "  ".join(tiles)), width)
    if player["hand"]:
        cards = [name_of(scene.components, "prosperity", card) for card in player["hand"]]
        rows += wrap(line(("Your prosperity cards ", "dim"), ", ".join(cards)), width)
    return [*rows, *(gone(scene, width) if scene.view["question"] == "prosperity" else [])]


def upkeep(scene: Scene, width: int, seat: int | None = None) -> Lines:
    """2.4, 13.3, 13.4  What the workers of a seat eat, with those to be born too, and what the end of the era costs."""
    seat = viewer_of(scene) if seat is None else seat
    if seat is None:
        return []
    player, row = scene.view["players"][seat], scene.components["numbers"]["upkeep"]
    meals = row[len(row) - player["descendants"] :] if not _is_set(scene, player) else []
    born = f" ({', '.join(map(str, meals))} with more workers)" if meals else ""
    text = line(("Upkeep ", "dim"), f"{player['upkeep']['food']} food a round{born}.")
    due, short = dues(scene, player)
    if due:
        text = line(text, f" End of {era_word(scene)}: {due} for heroes and wonders.")
    if short:
        text = line(text, (f" Not all of it is there now: that would cost {short} VP.", "red"))
    return wrap(text, width)


def _is_set(scene: Scene, player: Json) -> bool:
    """19.14  Whether a hero or wonder says what all workers eat."""
    printed = (figure_of(scene.components, one["figure"]) for one in player["figures"])
    return any(effect["verb"] == "upkeep" for figure in printed for effect in figure["effects"])


def dues(scene: Scene, player: Json) -> tuple[str, int]:
    """13.4  What a player pays at the end of the era, and the VP for what is missing now, if that can be seen."""
    numbers, due, goods = scene.components["numbers"], player["upkeep"], player["goods"]
    owed = {"food": due["heroFood"], "minerals": due["wonderMinerals"]}
    missing = {good: max(0, count - goods[good]) if goods else 0 for good, count in owed.items()}
    lost = missing["food"] * numbers["missingFood"] + missing["minerals"] * numbers["missingMineral"]
    return goods_word(owed), lost


def figures(scene: Scene, width: int, seat: int | None = None) -> Lines:
    """The heroes and wonders of a seat, with what they do."""
    seat = viewer_of(scene) if seat is None else seat
    if seat is None:
        return []
    found = scene.view["players"][seat]["figures"]
    return [row for one in found for row in figure_lines(scene.components, one["figure"], width, "", one["adds"])]


def routes(scene: Scene, width: int) -> Lines:
    """3.8, 3.9  Every route with its worker, and what that one would bring now."""
    rows: list[list[str | Text]] = []
    for route in scene.view["routes"]:
        ends = line(
            (letter_of(route["owner"]), STYLES[route["owner"]]),
            ">",
            (letter_of(route["other"]), STYLES[route["other"]]),
        )
        where = "-" if route["space"] is None else SPACES[route["space"]]
        war = "at war" if route["invaders"] else ""
        rows.append([f"route {route['route']}", ends, where, goods_word(route["gains"]), war])
    for route in scene.view["allied"]:
        for end, other in zip(route["ends"], reversed(route["ends"]), strict=True):
            ends = line(
                (letter_of(end["seat"]), STYLES[end["seat"]]), "=", (letter_of(other["seat"]), STYLES[other["seat"]])
            )
            where = "-" if end["space"] is None else SPACES[end["space"]]
            rows.append([f"route {route['route']}", ends, where, goods_word(end["gains"]), "allied"])
    return [cut(row, width) for row in table(rows)] if rows else []


def era_word(scene: Scene) -> str:
    return f"Era {ERAS[scene.view['era']]}"
