"""A kingdom's statuses, read off its territory: symbols, heroes and wonders, upkeep, and what the vote counts."""

from __future__ import annotations

from dataclasses import dataclass

from .cards import CULTURE, ECONOMY, GENERAL, HERO, INDUSTRY, SPECIAL, WASTELAND, WATER, WONDER
from .territory import Cell, Territory, VisibleRoom, names, visible_rooms

UPKEEP = (0, 1, 2, 3, 4, 5, 6, 8, 10)  # by the number of uncovered spaces of the descendants section
SHOWN = {"s": "MIL", "h": "shields", "b": "POL", "w": "TRA", "f": "food", "m": "mineral", "v": "vp", "c": "money"}


@dataclass(frozen=True)
class Kingdom:
    territory: Territory
    workers: tuple[Cell, ...] = ()  # the cell each worker in the territory stands on
    on_routes: int = 0  # workers on trade routes
    descendants: int = 8  # still on the player's board
    removed: int = 0  # descendants out of the game
    general_routes: int = 0  # general trade routes whose Start is here
    allied_routes: int = 0  # allied trade routes that touch the kingdom

    @property
    def in_play(self) -> int:
        return len(self.workers) + self.on_routes

    @property
    def routes(self) -> int:
        """Own general routes and all allied ones: 7.8.2, Petra, Genghis Khan, Apollo 11."""
        return self.general_routes + self.allied_routes


def occupied(kingdom: Kingdom, room: VisibleRoom) -> bool:
    """Whether a worker stands in the room; a second one changes nothing (Q-07, Q-40)."""
    return any(cell in room.cells for cell in kingdom.workers)


def active_symbols(kingdom: Kingdom) -> str:
    """Symbols outside boxes always, those in a box while a worker is in the room (7.5.1)."""
    return "".join(
        room.room.free + (room.room.box if occupied(kingdom, room) else "") for room in visible_rooms(kingdom.territory)
    )


def count(kingdom: Kingdom, *kinds: str) -> int:
    """Visible rooms of these kinds: rooms, not quarters (Q-129)."""
    return sum(room.kind in kinds for room in visible_rooms(kingdom.territory))


def wastelands(kingdom: Kingdom) -> int:
    """B.3: Angkor Wat lets water be counted as Wasteland too."""
    return count(kingdom, WASTELAND, WATER) if "Angkor Wat" in names(kingdom.territory) else count(kingdom, WASTELAND)


def worked_boxes(kingdom: Kingdom, kind: str) -> int:
    """Rooms of this kind that hold both an activity box and a worker."""
    rooms = visible_rooms(kingdom.territory)
    return sum(room.kind == kind and room.room.box != "" and occupied(kingdom, room) for room in rooms)


def worked_waters(kingdom: Kingdom) -> int:
    return sum(room.kind == WATER and occupied(kingdom, room) for room in visible_rooms(kingdom.territory))


def statuses(kingdom: Kingdom) -> dict[str, int]:
    """The player's status board: MIL, shields, POL, TRA, and the production of food, mineral, vp and money."""
    symbols = active_symbols(kingdom)
    found = {status: symbols.count(letter) for letter, status in SHOWN.items()}
    visible = names(kingdom.territory)
    if "Che Guevera" in visible:
        found["POL"] = 6  # "Set", before others look at it
    for name in visible:
        for status, amount in bonus(name, kingdom, found["POL"], found["TRA"]).items():
            found[status] += amount
    return {status: max(0, amount) for status, amount in found.items()}


def bonus(name: str, kingdom: Kingdom, pol: int, tra: int) -> dict[str, int]:
    """What a hero or wonder adds to the board, beyond its symbols."""
    match name:
        case "The Great Wall":
            return {"shields": kingdom.in_play}
        case "Hanging Gardens of Babylon":
            return {"vp": count(kingdom, WATER)}
        case "Parthenon":
            return {"vp": count(kingdom, ECONOMY) // 2}
        case "Petra":
            return {"money": kingdom.routes}
        case "Gaius Julius Caesar":
            return {"MIL": pol}
        case "Gwanggaeto the Great":
            return {"MIL": wastelands(kingdom) // 2}
        case "Homer":
            return {"food": wastelands(kingdom) // 2}
        case "Forbidden City":
            return {"MIL": -3}
        case "Christopher Columbus":
            return {"food": count(kingdom, WATER)}
        case "Elizabeth I":
            return {"MIL": 2 * worked_waters(kingdom)}
        case "Genghis Khan":
            return {"MIL": kingdom.routes}
        case "Martin Luther":
            return {"vp": worked_boxes(kingdom, INDUSTRY), "MIL": worked_boxes(kingdom, INDUSTRY)}
        case "William Shakespeare":
            return {"money": count(kingdom, CULTURE)}
        case "Yi Sun-sin":
            return {"MIL": count(kingdom, WATER)}
        case "Apollo 11":
            return {"vp": tra + kingdom.routes}
        case "Andrew Carnegie":
            return {"money": tra}
        case "Lula da Silva":
            return {"vp": kingdom.in_play}
        case "Pope John Paul II":
            return {"vp": 2 * worked_boxes(kingdom, CULTURE)}
        case _:
            return {}


def upkeep(kingdom: Kingdom) -> int:
    """The highest uncovered number: workers in play and removed descendants uncover spaces (Q-112). Marx sets it."""
    if "Karl Heinrich Marx" in names(kingdom.territory):
        return 5
    return UPKEEP[kingdom.in_play + kingdom.removed]


def heroes(kingdom: Kingdom) -> int:
    return count(kingdom, HERO)


def wonders(kingdom: Kingdom) -> int:
    """Seokguram counts twice, except for upkeep (B.3, Q-125)."""
    return count(kingdom, WONDER) + ("Seokguram" in names(kingdom.territory))


def prosperity(kingdom: Kingdom) -> dict[str, int]:
    """The fifteen quantities of the prosperity cards (7.8.2)."""
    board = statuses(kingdom)
    return {
        "general buildings": count(kingdom, *GENERAL),
        "heroes": heroes(kingdom),
        "military": board["MIL"],
        "politics": board["POL"],
        "special buildings": count(kingdom, SPECIAL),
        "trade routes": kingdom.routes,
        "transport": board["TRA"],
        "wasteland": wastelands(kingdom),
        "water": count(kingdom, WATER),
        "wonders": wonders(kingdom),
        "workers": kingdom.in_play,
        "culture production": board["vp"],
        "food production": board["food"],
        "mineral production": board["mineral"],
        "money production": board["money"],
    }
