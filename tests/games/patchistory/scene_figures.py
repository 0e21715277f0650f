"""What tests of wars, votes, heroes and wonders do again and again."""

from __future__ import annotations

from typing import Any

import pytest

from .scene import EDITION, PROSPERITY, Scene

COVERED = {  # layout of a side -> where it goes, and where a card goes that covers its hero or wonder and nothing else
    "L": ("e8", "d8"),
    "R": ("e8", "f8"),
    "T": ("e9", "e8"),
    "B": ("e8", "e9"),
    "F": ("e8", "e8"),
}
QUARTERS = {(0, 2): "L", (1, 3): "R", (0, 1): "T", (2, 3): "B", (0, 1, 2, 3): "F"}
ROOMS = [side.figure for side in EDITION.words["pieces"].values() if side.figure]
LAYOUT = {room.figure: QUARTERS[room.quarters] for room in ROOMS}
BARE = "Pyramid"  # a room of 2x2 with one symbol, a shield
HIDDEN = {"L": "patch g6 10", "R": "patch d6 5", "T": "patch e7 12", "B": "patch e5 3"}  # ways to slide one under
STRONG = ("III-14-white", "III-24-white")  # 7 swords


def visible(name: str) -> tuple[str, ...]:
    """A pile in which a hero or wonder is visible; put more cards at e4, g4 and c4."""
    return (f"{name}@{COVERED[LAYOUT[name]][0]}",)


def covered(name: str, cover: str = BARE) -> tuple[str, ...]:
    """The same with a card that covers only the hero or wonder."""
    return (*visible(name), f"{cover}@{COVERED[LAYOUT[name]][1]}")


def works(name: str, seen: Any, gone: Any, cover: str = BARE) -> Any:
    """A test runs twice: the hero or wonder is visible, and something is so; it is covered, and it is no longer so."""
    cases = [pytest.param(visible(name), seen, id="visible"), pytest.param(covered(name, cover), gone, id="covered")]
    return pytest.mark.parametrize(("land", "result"), cases)


def patched(scene: Scene, name: str, patch: str = "patch g7 15", *, hidden: bool = False) -> Scene:
    """Seat 0 patches a hero or wonder over a corner of the baseland, or so that it is under the baseland, and it takes
    effect. Seat 1 has patched a card whose text asks something after that, so that the game doesn't run on.
    """
    scene.patching(name, "Constantine the Great" if name == "Timbuktu" else "Timbuktu").play_as(1, "patch g7 15")
    return scene.play(HIDDEN[LAYOUT[name]] if hidden else patch)


def manage(scene: Scene, *moves: str, favours: int = 6) -> Scene:
    """Seat 0 manages; seat 1 has a favour, so that the game waits for it and doesn't run on."""
    return scene.begin("management", favours=(favours, 1)).play(*moves)


def produced(scene: Scene) -> dict[str, int]:
    """What seat 0 gains in a round, less what it eats."""
    scene.goods(0, food=20, minerals=20, money=20, vp=20).begin("production")
    return {name: scene.good(0, name) - 20 for name in ("food", "minerals", "money", "vp")}


def threats(scene: Scene, seat: int = 2) -> list[str]:
    """The threats of a seat that has swords enough and 6 favours."""
    scene.land(seat, *STRONG).begin("diplomacy", favours=tuple(6 if at == seat else 0 for at in range(4)))
    return [move for move in scene.legal() if move.startswith("threaten")]


def threatened(scene: Scene, move: str, seat: int = 2) -> Scene:
    """One of these threats is carried out."""
    assert move in threats(scene, seat)
    return scene.play(move)


def war(scene: Scene, invaders: str, *, minerals: tuple[int, int] = (0, 0)) -> Scene:
    """Seat 0's worker on route 1 starts a war with seat 1; both use all these minerals and have nothing else to use."""
    scene.workers(0, *scene.places(0), "1:war").war(1, invaders)
    for seat, count in enumerate(minerals):
        scene.goods(seat, minerals=count)
    scene.begin("negotiation")
    for seat in range(2):
        if scene.question() == "commit" and seat in scene.waiting():
            scene.play_as(seat, f"commit {minerals[seat]}")
    return scene


def voting(scene: Scene, *slugs: str) -> Scene:
    """Every seat plays its card, and the cards are revealed in this order. Somebody must have votes."""
    for seat, slug in enumerate(slugs):
        scene.hand(seat, slug)
    scene.begin("vote")
    for at, slug in enumerate(slugs):
        scene.table.row_of_vote[at] = PROSPERITY[slug]
    return scene


def vote(scene: Scene, *rows: tuple[int, ...]) -> Scene:
    """The votes of each seat on one card after another; seats without votes aren't asked."""
    for row in rows:
        asked = scene.waiting()
        for seat in asked:
            scene.play_as(seat, f"vote {row[seat]}")
    return scene


def scored(scene: Scene, slug: str) -> list[tuple[int, int]]:
    """What each seat gained on a card, and its place."""
    return [(vp, abs(place)) for _, card, vp, place in sorted(scene.told("scored")) if card == PROSPERITY[slug]]


def answer_all(scene: Scene, until: str) -> Scene:
    """Everybody gives their first answer until a question comes up, or the game is over."""
    while scene.table.question and scene.question() != until:
        scene.play(scene.legal()[0])
    return scene


def to_next_era(scene: Scene) -> Scene:
    """Through the vote to the first auction of the next era."""
    return answer_all(scene, "bid")
