"""Territories and cards as grids of rooms, with letters for kinds and symbols."""

from __future__ import annotations

from rich.text import Text

from watershed.kit.drawing import Scene
from watershed.kit.lines import Lines, line
from watershed.kit.messages import Json

from .grid import Plot, Size, draw, extent
from .names import CHOICE, KIND_LETTER, KIND_STYLES, WORKER, name_of, piece_of, room_word, spot, symbols, viewer_of

LABEL = 3  # columns of the rows' numbers


def shown_seat(scene: Scene) -> int:
    """The seat whose territory is drawn: where a tile goes, the viewer's own, or that of the player who is active."""
    view = scene.view
    if view["laying"]:
        return int(view["laying"]["territory"])
    seat = viewer_of(scene)
    return int(view["active"] or 0) if seat is None else seat


def _texts(room: Json, name: str) -> tuple[str, ...]:
    """What can be written into a room, the longest first."""
    word = room_word(room)
    if not name:
        free = f"{KIND_LETTER[room['kind']]}{symbols(room['free'])}"
        return (word,) if not room["box"] else (word, f"{free}\n[{symbols(room['box'])}]")
    letter, signs = KIND_LETTER[room["kind"]], symbols(room["free"])
    words = name.split()
    stacked = "\n".join([f"{letter} {words[0]}", *(f"  {word}" for word in words[1:])])
    below = f"{letter} {name}\n  {signs}"
    return below, f"{stacked}\n  {signs}", f"{letter} {name} {signs}".rstrip(), below


def _plot(components: Json, room: Json, x: int, y: int, tail: str = "") -> Plot:
    name = name_of(components, "figure", room["figure"]) if room["figure"] else ""
    style = KIND_STYLES[room["kind"]]
    return Plot(
        x, y, room["wide"], room["high"], _texts(room, name), style, tail, keep=symbols(room["free"]) if name else ""
    )


class Chart:
    """A territory, with a margin where a card can go."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene, self.seat = scene, seat
        self.land: Json = scene.view["players"][seat]["territory"]
        own = seat == shown_seat(scene)
        self.chosen = {item.key for item in scene.items if item.slot} if own else set()
        spots = [(room["x"] + right, room["y"] + down) for room in self.land["rooms"]
                 for right in range(room["wide"]) for down in range(room["high"])]  # fmt: skip
        patching = scene.view["patching"]
        self.corners = [(one["x"], one["y"]) for one in (patching and patching["placements"]) or []] if own else []
        across, down = ([at[way] for at in spots + self.corners] for way in (0, 1))
        self.left, self.top = min(across), min(down)
        self.columns, self.rows = max(across) - self.left + 1, max(down) - self.top + 1

    def extent(self, size: Size) -> tuple[int, int]:
        """The columns and lines it takes, labels included."""
        wide, high = extent(self.columns, self.rows, size)
        return wide + LABEL, high + 1

    def lines(self, size: Size) -> Lines:
        """The rooms with the letters of the columns above and the numbers of the rows beside them."""
        column, row = spot(self.land["corner"])
        letters = ["abcdefghijkl"[(column + self.left + at) % 12] for at in range(self.columns)]
        head = " " * (LABEL + 1) + "".join(f"{letter:^{size.cell}} " for letter in letters)
        found: Lines = [Text(head.rstrip(), "dim")]
        step, marks = size.tall + size.ruled, [(x - self.left, y - self.top) for x, y in self.corners]
        for at, drawn in enumerate(draw(self._plots(), self.columns, self.rows, size, marks)):
            inner = at - size.ruled
            number = (row + self.top + inner // step) % 12 + 1 if inner >= 0 and inner % step == 0 else ""
            drawn.rstrip()
            found.append(line((f"{number:>2} ", "dim"), drawn))
        return found

    def _plots(self) -> list[Plot]:
        plots = []
        for room in self.land["rooms"]:
            tail = WORKER * room["workers"] if room["workers"] < 3 else f"{WORKER}{room['workers']}"
            tail += CHOICE if room["cell"] in self.chosen and not self.corners else ""
            plots.append(_plot(self.scene.components, room, room["x"] - self.left, room["y"] - self.top, tail))
        return plots


def card_lines(components: Json, piece: str, size: Size) -> Lines:
    """A side of a card, or a baseland."""
    printed = piece_of(components, piece)
    return draw(side_plots(components, printed), printed["columns"], 2, size)


def side_plots(components: Json, printed: Json) -> list[Plot]:
    """The rooms of a printed side."""
    plots, columns = [], printed["columns"]
    for room in printed["rooms"]:
        spots = [(quarter % columns, quarter // columns) for quarter in room["quarters"]]
        (x, y), (right, down) = spots[0], spots[-1]
        plots.append(_plot(components, room | {"wide": right - x + 1, "high": down - y + 1}, x, y))
    return plots
