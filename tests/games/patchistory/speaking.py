"""Tables for tests of what is said: at least one for every question. `at("bid")` is a new one, `said` a sentence."""

from __future__ import annotations

from collections.abc import Callable

from watershed.games.patchistory import GAME
from watershed.games.patchistory.messages import why_not
from watershed.kit.game import Refusal
from watershed.kit.messages import Message, Reader

from .scene import EDITION, Scene, action_of

NAMES = ("Red", "Blue", "Green", "Violet")
RED, BLUE, GREEN = range(3)
MANAGEMENT = (12, 6, 6)
HOME = ("e6", "f6", "g6", "e7", "f7", "g7")  # the rooms of a baseland


def said(message: Message, language: str = "en", you: int | None = None) -> str:
    """The sentence of a message."""
    return GAME.speaker(Reader(language, NAMES, you, EDITION.printed)).say(message)


def refused(scene: Scene, words: str, seat: int | None = None) -> Refusal | None:
    """Why the seat that is asked, or another one, can't play a move."""
    return why_not(EDITION, scene.table, scene.to_move() if seat is None else seat, action_of(words))


def rich(scene: Scene, **amounts: int) -> Scene:
    """Everybody has some of everything."""
    for seat in range(scene.table.seats):
        scene.goods(seat, **({"food": 9, "minerals": 9, "money": 9, "vp": 20, "votes": 4} | amounts))
    return scene


def poor(scene: Scene) -> Scene:
    return rich(scene, food=1, minerals=0, money=1, votes=0)


def three(*lands: str, era: int = 1) -> Scene:
    """Three rich players; Red has some heroes and wonders beside the baseland."""
    return rich(Scene(3, era=era).land(RED, *lands) if lands else Scene(3, era=era))


def managing(*lands: str, favours: int = 12) -> Scene:
    scene = three(*lands).workers(RED, "e6", "f6").tiles(RED, "culture-3", "military-4", "economy-5", "traffic-1")
    return scene.begin("management", (favours, 6, 6))


def _allied(scene: Scene) -> Scene:
    scene.ally(RED, BLUE)
    return scene


def _second_route(scene: Scene) -> Scene:
    scene.route(RED, BLUE)
    return scene


def _fight(*lands: str, invaders: str = "owner") -> Scene:
    """Red fights with Blue on route 1."""
    return three(*lands).workers(RED, "e6", "1:war").workers(BLUE, "e6").war(1, invaders).begin("negotiation")


def _won(figure: str) -> Scene:
    """Red has won with a figure that asks something now."""
    scene = _fight(figure)
    return scene.play_as(RED, "commit 9").play_as(BLUE, "commit 0")


def _patched(figure: str, **workers: tuple[str, ...]) -> Scene:
    scene = three()
    for places in workers.values():
        scene.workers(RED, *places)
    return scene.patching(figure).play("patch g7 15")


def _doubling() -> Scene:
    """Blue has Disneyland, and the second card has the fewest votes."""
    scene = rich(Scene(3, era=3).land(BLUE, "Disneyland"))
    scene.hand(RED, "water").hand(BLUE, "food").hand(GREEN, "money").begin("vote")
    for count in (2, 0, 1):
        for seat in scene.waiting():
            scene.play_as(seat, f"vote {count}")
    return scene


def _broken() -> Scene:
    """Red has broken an alliance. The rules don't ask anything then, but a board may still show actions."""
    scene = managing()
    scene.table.acted[RED] = 2
    return scene


def _lazy() -> Scene:
    """Red has an ally and no favours. The rules don't ask anything then either."""
    scene = _allied(three()).begin("diplomacy", (1, 6, 6))
    scene.table.favours[RED] = 0
    return scene


def _aided() -> Scene:
    """Blue has accepted aid and could threaten somebody."""
    scene = three().land(BLUE, "Alexander the Great").begin("diplomacy", (6, 6, 6))
    return scene.play("aid 1", "offer fff", "accept", "end")


def _without_routes() -> Scene:
    scene = three().workers(RED, "e6")
    while scene.table.routes_left:
        scene.route(GREEN, BLUE)
    return scene.begin("management", MANAGEMENT)


def _slow() -> Scene:
    """Red has TRA 0."""
    scene = _second_route(three("l1", "i-02-white@f7"))
    return scene.workers(RED, "e6", "1:2", "4:2").begin("movement")


def _talks() -> Scene:
    """Red has three negotiations and a war to come."""
    scene = _second_route(_second_route(_second_route(three())))
    scene.workers(RED, "1:negotiation", "4:negotiation", "5:negotiation", "6:war")
    return scene.war(6, "other").begin("negotiation")


def _wars() -> Scene:
    scene = _second_route(_second_route(three())).workers(RED, "1:war", "4:war")
    return scene.war(1, "owner").war(4, "both").begin("negotiation")


def _toll() -> Scene:
    scene = three(era=2).land(BLUE, "Lighthouse of Alexandria")
    return scene.workers(RED, "1:negotiation").begin("negotiation")


def _far() -> Scene:
    """Red is on an allied route, with TRA 2, three spaces before its end."""
    scene = _allied(three("Andrew Carnegie")).workers(RED, "e6", "15:3").begin("movement")
    return scene.play_as(RED, "traveller 15")


def _parthenon() -> Scene:
    """Red has won against the owner of the Parthenon and may threaten."""
    scene = three("Napoleon Bonaparte").land(BLUE, "Parthenon").workers(RED, "1:war").war(1, "owner")
    return scene.begin("negotiation").play_as(RED, "commit 9").play_as(BLUE, "commit 0")


SCENES: dict[str, Callable[[], Scene]] = {
    "claim": lambda: three("Vasco da Gama").begin("auction"),
    "claim-two": lambda: rich(Scene(2).land(RED, "Vasco da Gama")).begin("auction"),
    "claimed": lambda: at("claim").play("claim 1"),
    "bid": lambda: three().begin("auction"),
    "outbid": lambda: at("bid").play("bid 1 3", "bid 1 4", "bid 2 1"),
    "opening": lambda: rich(Scene(3, lap=1)).begin("auction"),
    "opening-last": lambda: at("opening").play("wait", "wait"),
    "secret-bid": lambda: rich(Scene(2)).begin("auction"),
    "side": lambda: rich(Scene(2)).patching("i-01-white"),
    "patch": lambda: three().patching("i-13-white"),
    "patch-figure": lambda: three().patching("Petra"),
    "patch-all": lambda: three().patching("Petra", "Homer", "i-13-white"),
    "patch-two": lambda: rich(Scene(2)).patching("i-07-white").play("side black"),
    "patch-water": lambda: three("i-11-white@f7").patching("i-13-white"),
    "patch-large": lambda: three("i-25-white@f7").patching("i-02-white"),
    "patch-woven": lambda: three("i-02-white@g6", "i-03-white@h7").patching("i-04-white"),
    "patch-wide": lambda: three("i-02-white@h6").patching("i-03-white"),
    "patch-high": lambda: three("i-02-white@f8", "i-03-white@f9").patching("i-03-white"),
    "patch-statue": lambda: three("Statue of Liberty@g7", era=3).patching("i-02-white"),
    "room": lambda: managing().play("birth"),
    "room-large": lambda: managing("i-25-white").play("birth"),
    "ally": lambda: _patched("Constantine the Great"),
    "ally-again": lambda: _allied(three()).patching("Constantine the Great").play("patch g7 15"),
    "ally-at-war": lambda: three().workers(GREEN, "3:war").patching("Constantine the Great").play("patch g7 15"),
    "end-of-route": lambda: at("ally").play("ally 1"),
    "free-route": lambda: _patched("Timbuktu"),
    "demolish": lambda: _allied(_patched("Schwerer Gustav")),
    "sacrifice": lambda: _patched("Kremlin", red=("e6", "f6", "1:2")),
    "diplomacy": lambda: three().begin("diplomacy", (6, 6, 6)),
    "diplomacy-strong": lambda: three("Alexander the Great").begin("diplomacy", (6, 6, 6)),
    "diplomacy-allied": lambda: _allied(three()).begin("diplomacy", (6, 6, 6)),
    "diplomacy-lone-favour": lambda: _allied(three()).begin("diplomacy", (1, 6, 6)),
    "diplomacy-lazy": _lazy,
    "diplomacy-parthenon": lambda: three("Alexander the Great").land(BLUE, "Parthenon").begin("diplomacy", (6, 6, 6)),
    "diplomacy-poor": lambda: poor(_allied(Scene(3))).begin("diplomacy", (6, 6, 6)),
    "diplomacy-aided": _aided,
    "diplomacy-after": lambda: _allied(three()).begin("diplomacy", (6, 6, 6)).play("aid 1", "offer fff", "refuse"),
    "mix": lambda: three().goods(RED, minerals=1).begin("diplomacy", (6, 6, 6)).play("aid 1"),
    "aid": lambda: three().begin("diplomacy", (6, 6, 6)).play("aid 1", "offer ffm"),
    "management": managing,
    "management-figures": lambda: managing("Homer", "Petra"),
    "management-idle": lambda: managing(favours=1),
    "management-poor": lambda: poor(Scene(3).land(RED, "Homer")).workers(RED, "e6").begin("management", MANAGEMENT),
    "management-broken": _broken,
    "management-busy": lambda: _allied(three()).workers(RED, "e6", "15:2").begin("management", MANAGEMENT),
    "management-abroad": lambda: three().workers(RED, "1:2").begin("management", MANAGEMENT),
    "management-full": lambda: three().workers(RED, *HOME).begin("management", MANAGEMENT),
    "management-childless": lambda: three().removed(RED, 8).begin("management", MANAGEMENT),
    "management-done": lambda: managing().play("campaign 1", "route 1"),
    "management-no-routes": _without_routes,
    "management-no-sites": lambda: managing("i-25-white@e6", "ii-25-white@g6"),
    "management-last-tiles": lambda: managing().no_tiles().play("reclaim 1", "site e6"),
    "trader": lambda: managing().play("trade 1"),
    "site-reclaim": lambda: managing("i-25-white", "i-15-black@c6").play("reclaim 1"),
    "site": lambda: managing("i-25-white", "i-11-white@c6").play("build 1"),
    "site-alone": lambda: _without_routes().play("build 1"),
    "site-reclaim-alone": lambda: _without_routes().play("reclaim 1"),
    "move": lambda: three().workers(RED, "e6", "g7", "1:2").begin("movement"),
    "move-home": lambda: three().workers(RED, "e6", "1:rest").begin("movement").play_as(RED, "traveller 1"),
    "move-rests": lambda: _second_route(three()).workers(RED, "e6", "1:rest", "4:rest").begin("movement"),
    "move-rests-first": lambda: _second_route(three()).workers(RED, "e6", "1:rest", "4:2").begin("movement"),
    "move-war": lambda: three().workers(RED, "e6", "1:war").begin("movement"),
    "move-slow": _slow,
    "move-worker": lambda: at("move").play_as(RED, "worker e6"),
    "move-traveller": lambda: at("move").play_as(RED, "traveller 1"),
    "move-planned": lambda: at("move").play_as(RED, "worker e6", "room e7"),
    "move-planned-route": lambda: at("move").play_as(RED, "traveller 1", "rest"),
    "move-crowded": lambda: three().workers(RED, "e6", "e6", "g7").begin("movement"),
    "move-allied": _far,
    "move-stuck": lambda: _second_route(three()).workers(RED, *HOME, "1:2", "4:2").begin("movement"),
    "talk": lambda: _second_route(three()).workers(RED, "1:negotiation", "4:negotiation").begin("negotiation"),
    "talk-wars": _wars,
    "talk-mixed": _talks,
    "talk-done": lambda: _talks().play("negotiate 1").play_as(RED, "war").play_as(BLUE, "war"),
    "thumbs": lambda: three().workers(RED, "e6", "1:negotiation").begin("negotiation"),
    "thumbs-toll": _toll,
    "treaty": lambda: at("thumbs").play_as(RED, "peace").play_as(BLUE, "peace"),
    "commit": _fight,
    "pledge": lambda: _fight("Jeanne d'Arc").play_as(RED, "commit 2"),
    "free-threat": lambda: _won("Napoleon Bonaparte"),
    "free-threat-parthenon": _parthenon,
    "stealth": lambda: _won("Stealth Aircraft"),
    "site-theirs": lambda: at("stealth").play("reclaim 1"),
    "mercy": lambda: _won("Red Cross"),
    "offering": lambda: three("Chichen-Itza").workers(RED, "e6", "1:2").begin("upkeep"),
    "prosperity": lambda: three().hand(RED, "water", "food", "money").begin("vote"),
    "vote": lambda: three().hand(RED, "water").hand(BLUE, "food").hand(GREEN, "money").begin("vote"),
    "double": _doubling,
}


def at(name: str) -> Scene:
    return SCENES[name]()
