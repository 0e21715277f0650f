"""Positions of Patchistory for the browser tests: every question, also those that are rare in play. Four people play,
and Ann, who is asked, has seat 0.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.games.patchistory.scene import EDITION, Scene
from tests.games.patchistory.scene_figures import vote, voting, war

from watershed.games.patchistory.notation import position

SEATS = 4
MINE = ("L1", "i-08-white@g7", "i-01-white@d4", "ii-14-white@f4")


def _kingdoms(era: int, *figures: str) -> Scene:
    """All four have some land, goods and workers; Ann has these heroes and wonders too."""
    scene = Scene(SEATS, era=era).land(0, *MINE, *figures)
    for seat in range(1, SEATS):
        scene.land(seat, f"L{seat + 1}", "i-08-white@e8", "i-01-white@g8").workers(seat, "e6", "f7")
    for seat in range(SEATS):
        scene.goods(seat, food=5, minerals=6, money=9, vp=20)
    return scene.workers(0, "e6", "f6")


def _won(*figures: str) -> Scene:
    """Ann has just won a war against the next player."""
    scene = _kingdoms(3, *figures).land(0, *MINE, "iii-14-white@c8", *figures)
    return war(scene, "owner", minerals=(9, 0))


def _patched(scene: Scene, figure: str) -> Scene:
    """Ann patches a hero or wonder, and the others a card each."""
    scene.land(0).patching(figure, "i-02-white").play_as(0, "patch g7 15")
    while scene.question() == "patch":
        scene.play(scene.legal()[0])
    return scene


def _patching(scene: Scene) -> Scene:
    """Everybody has won a card of the row and patches it."""
    scene.table.shown = SEATS
    return scene.patching("iii-14-white", "i-02-white", "i-03-white", "i-04-white")


def _allies() -> Scene:
    return _patched(_kingdoms(1), "Constantine the Great")


def _routes() -> Scene:
    scene = _kingdoms(3)
    scene.ally(1, 2), scene.route(0, 2), scene.route(2, 0)
    return _patched(scene.workers(1, "2:negotiation", "f6"), "Schwerer Gustav")


def _offering() -> Scene:
    return _kingdoms(2, "Chichen-Itza@c8").workers(0, "e6", "f6", "1:2").begin("upkeep")


def _kremlin() -> Scene:
    return _patched(_kingdoms(2).workers(0, "e6", "f6", "1:2"), "Kremlin")


def _ballots() -> Scene:
    scene = _kingdoms(3, "Disneyland@c8").goods(0, votes=9)
    return vote(voting(scene, "workers", "food", "money", "wonders"), (4,), (3,), (1,), (1,))


def _wide() -> Scene:
    """Seven columns and seven rows, the most there can be, and a card to patch."""
    land = ("i-08-white@e8", "i-01-white@h6", "ii-14-white@j6", "i-03-white@g8", "i-04-white@i8", "i-17-white@e9")
    scene = _kingdoms(3).land(0, "L1", *land, "i-18-white@f11")
    return _patching(scene.workers(0, "e6", "f6"))


def _walking() -> Scene:
    """Only Ann has workers, so nobody else plans."""
    scene = _kingdoms(3)
    for seat in range(1, SEATS):
        scene.workers(seat)
    return scene.begin("movement")


def _hero() -> Scene:
    """A worker is in the room of each hero and wonder."""
    scene = _kingdoms(1, "Homer@c8", "Petra@e8").workers(0, "d8", "e9", "f6")
    return scene.begin("management", favours=(6, 1, 1))


def _aided() -> Scene:
    """The next player offers Ann aid."""
    scene = _kingdoms(3)
    scene.route(1, 0)
    scene.table.first = 1
    scene.begin("diplomacy", favours=(4, 6, 4, 4)).play("aid 0")
    return scene.play(scene.legal()[0])


def _talking(*routes: int) -> Scene:
    """Ann's workers are in Negotiation Rooms."""
    scene = _kingdoms(3)
    numbers = [1, *(scene.route(0, other) for other in routes)]
    return scene.workers(0, "e6", *(f"{number}:negotiation" for number in numbers)).begin("negotiation")


def _treaty() -> Scene:
    scene = _talking()
    for seat in (0, 1):
        scene.play_as(seat, "peace")
    return scene


def _third() -> Scene:
    """The vote of Era III: eight cards are out of the game."""
    scene = _kingdoms(3).goods(0, votes=9).goods(1, votes=3)
    scene.table.played = 0b101111111
    return scene


def _voting() -> Scene:
    return voting(_third(), "workers", "food", "money", "wonders")


def _managing() -> Scene:
    scene = _kingdoms(3, "Homer@c8", "Petra@e8")
    scene.route(0, 2), scene.ally(0, 3)
    return scene.begin("management", favours=(9, 1, 1, 1))


def _late(more: int) -> Scene:
    """Late in the game: four allied routes, and that many general ones besides those from the beginning. Ann's heroes
    and wonders change her numbers, and she can't pay for them at the end of the era.
    """
    scene = _kingdoms(3, "Genghis Khan@c8", "Vasco da Gama@e8", "Petra@c6").goods(0, food=1, minerals=12, money=25)
    scene.goods(0, vp=104, votes=11)
    pairs = [(0, 2), (0, 1), (1, 3), (2, 0), (3, 1), (1, 0), (0, 3), (2, 3), (3, 2), (2, 1)]
    numbers = [scene.route(owner, other) for owner, other in pairs[:more]]
    allied = [scene.ally(seat, other) for seat, other in ((0, 3), (0, 1), (1, 2), (2, 3))]
    scene.workers(1, "e6", "f7", "2:3", f"{allied[1]}:4").workers(2, "e6", f"{numbers[3]}:war")
    scene.workers(0, "e6", "f6", "1:2", f"{numbers[0]}:negotiation", f"{allied[1]}:1", f"{allied[0]}:rest")
    scene.table.played = 0b10100100001100
    return scene.hand(0, "workers", "money", "wonders").begin("management", favours=(9, 1, 1, 1))


def _moving() -> Scene:
    scene = _kingdoms(3, "Petra@e8")
    route = scene.ally(0, 3)
    return scene.workers(0, "e6", "f6", "g6", "1:2", f"{route}:1").begin("movement")


SCENES: dict[str, Callable[[], Scene]] = {
    "claim": lambda: _kingdoms(2, "Vasco da Gama@c8").begin("auction"),
    "ally": _allies,
    "end-of-route": lambda: _allies().play("ally 2"),
    "free-route": lambda: _patched(_kingdoms(2), "Timbuktu"),
    "demolish": _routes,
    "sacrifice": _kremlin,
    "free-threat": lambda: _won("Napoleon Bonaparte@e9"),
    "stealth": lambda: _won("Stealth Aircraft@e9"),
    "mercy": lambda: _won("Red Cross@e9"),
    "offering": _offering,
    "double": _ballots,
    "bid": lambda: _kingdoms(3).begin("auction"),
    "patch": lambda: _patching(_kingdoms(3)),
    "diplomacy": lambda: _kingdoms(3).begin("diplomacy", favours=(9, 1, 1, 1)),
    "mix": lambda: _kingdoms(3).begin("diplomacy", favours=(9, 1, 1, 1)).play("aid 1"),
    "aid": _aided,
    "management": _managing,
    "trader": lambda: _managing().play("trade 1"),
    "site": lambda: _managing().play("build 1"),
    "move": _moving,
    "talk": lambda: _talking(2),
    "thumbs": _talking,
    "treaty": _treaty,
    "commit": lambda: _kingdoms(3).workers(0, "e6", "1:war").war(1, "owner").begin("negotiation"),
    "prosperity": lambda: _third().hand(0, "workers", "money", "wonders").begin("vote"),
    "vote": _voting,
    "walk": _walking,
    "wide": _wide,
    "hero": _hero,
    "routes": lambda: _late(6),
    "every-route": lambda: _late(10),
}


def line_of(name: str) -> str:
    """A position as a line of text."""
    return position(EDITION, SCENES[name]().table)
