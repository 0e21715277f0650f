"""The questions of a ladder: the games that answer them, and the answer as JSON, as a table and as a plot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from watershed.kit.game import BadSetup
from watershed.kit.messages import Json

from .ladder import Crew, Finished, against, round_robin
from .pictures import Dot, curve_svg, ladder_svg
from .ratings import Share, doubling, pairings, rating_model, share_of_seats, share_of_side, standings

Rows = list[list[str]]  # the heads first


class Question(Protocol):
    """A question about bots, answered by games."""

    def crews(self, seats: int) -> list[Crew]: ...
    def check(self) -> None: ...  # whether it can be answered here, before anything is played for it
    def answer(self, games: Sequence[Finished]) -> Json: ...
    def rows(self, found: Json) -> list[Rows]: ...
    def notes(self, found: Json) -> list[str]: ...
    def picture(self, found: Json, title: str) -> str: ...


def as_json(share: Share) -> Json:
    return {
        "wins": round(share.share, 6), "interval": [round(share.low, 6), round(share.high, 6)], "games": share.games
    }  # fmt: skip


def percent(found: Json) -> tuple[str, str]:
    """A share and its interval as text."""
    low, high = found["interval"]
    return f"{found['wins']:.1%}", f"{low:.1%} to {high:.1%}"


@dataclass(frozen=True)
class Ranking:
    """How good is each bot? Every pair, and all of them at one table."""

    bots: tuple[str, ...]

    def crews(self, seats: int) -> list[Crew]:
        return round_robin(self.bots, seats)

    def check(self) -> None:
        rating_model()

    def answer(self, games: Sequence[Finished]) -> Json:
        table = [
            {
                "rank": rank,
                "bot": row.bot,
                "rating": round(row.rating, 3),
                "rating_interval": [round(row.low, 3), round(row.high, 3)],
                **as_json(row.wins),
                "games": sum(row.bot in game.bots for game in games),
            }
            for rank, row in enumerate(standings(games), 1)
        ]
        pairs = [
            {"bot": one, "against": other, **as_json(share)} for (one, other), share in pairings(games).items()
        ]  # fmt: skip
        return {"table": table, "pairings": pairs}

    def rows(self, found: Json) -> list[Rows]:
        table: Rows = [["rank", "bot", "rating", "95 % interval", "wins per seat", "95 % interval", "games"]]
        for row in found["table"]:
            low, high = row["rating_interval"]
            rating = [f"{row['rating']:.1f}", f"{low:.1f} to {high:.1f}"]
            table.append([str(row["rank"]), row["bot"], *rating, *percent(row), f"{row['games']:,}"])
        order = [row["bot"] for row in found["table"]]
        met = {(pair["bot"], pair["against"]): f"{pair['wins']:.0%}" for pair in found["pairings"]}
        crossed = [["wins against", *order]] + [[one, *(met.get((one, other), "") for other in order)] for one in order]
        return [table, crossed] if met else [table]

    def notes(self, found: Json) -> list[str]:
        return [
            "Ratings are openskill's Plackett-Luce, with their mean set to 25, averaged over orders of the games. "
            "Their intervals are by bootstrap over seeds. Wins per seat: how often a seat of the bot wins.",
            "Wins against: how often the bot in the row wins at a table of these two bots.",
        ]

    def picture(self, found: Json, title: str) -> str:
        dots = [Dot(row["bot"], row["rating"], *row["rating_interval"]) for row in found["table"]]
        return ladder_svg(title, "rating with its 95 % interval", dots)


@dataclass(frozen=True)
class Duel:
    """How often does one bot win against a table of another, or a table of it against one other?"""

    bot: str
    other: str
    many: bool = False  # the bot holds all seats but one

    def crews(self, seats: int) -> list[Crew]:
        return against(self.other, self.bot, seats) if self.many else against(self.bot, self.other, seats)

    def check(self) -> None:
        """Shares of wins need no other package."""

    def answer(self, games: Sequence[Finished]) -> Json:
        seats = len(games[0].bots)
        sides = [(self.bot, seats - 1 if self.many else 1), (self.other, 1 if self.many else seats - 1)]
        table = [
            {"bot": bot, "seats": held, "even": held / seats, **as_json(share_of_side(games, bot)),
             "each": round(share_of_seats(games, bot).share, 6)}
            for bot, held in sides
        ]  # fmt: skip
        return {"table": table}

    def rows(self, found: Json) -> list[Rows]:
        table: Rows = [["bot", "seats", "wins", "95 % interval", "wins per seat", "even", "games"]]
        for row in found["table"]:
            ends = [f"{row['each']:.1%}", f"{row['even']:.0%}", f"{row['games']:,}"]
            table.append([row["bot"], str(row["seats"]), *percent(row), *ends])
        return [table]

    def notes(self, found: Json) -> list[str]:
        return [
            "Wins counts all seats of a bot together; a shared win counts in parts. Even: what equal players would win."
        ]

    def picture(self, found: Json, title: str) -> str:
        dots = [Dot(f"{row['seats']} {row['bot']}", row["wins"], *row["interval"]) for row in found["table"]]
        return ladder_svg(title, "share of wins with its 95 % interval", dots)


@dataclass(frozen=True)
class Curve:
    """What does a larger budget bring? A search with each budget against a table of another bot."""

    budgets: tuple[str, ...]  # as in `search:2000`
    other: str

    def crews(self, seats: int) -> list[Crew]:
        if len(set(self.budgets)) < len(self.budgets) or not self.budgets:
            raise BadSetup("A curve needs different budgets, like 250,500,1000.")
        return [crew for budget in self.budgets for crew in against(f"search:{budget}", self.other, seats)]

    def check(self) -> None:
        """Shares of wins need no other package."""

    def answer(self, games: Sequence[Finished]) -> Json:
        points = []
        for budget in self.budgets:
            mine = [game for game in games if f"search:{budget}" in game.bots]
            points.append({"budget": budget, **as_json(share_of_side(mine, f"search:{budget}"))})
        amounts = {f"search:{budget}": float(budget.removesuffix("s")) for budget in self.budgets}
        slope = doubling(games, amounts) if len({budget.endswith("s") for budget in self.budgets}) == 1 else None
        return {"table": points, "even": 1 / len(games[0].bots), "doubling": slope}

    def rows(self, found: Json) -> list[Rows]:
        table: Rows = [["budget", "wins", "95 % interval", "games"]]
        table += [[row["budget"], *percent(row), f"{row['games']:,}"] for row in found["table"]]
        return [table]

    def notes(self, found: Json) -> list[str]:
        said = [f"One search with each budget against {self.other} in all other seats. Even: {found['even']:.0%}."]
        if found["doubling"]:
            mean, low, high = (100 * number for number in found["doubling"])
            said.append(f"Every doubling adds {mean:.1f} points of wins (95 % interval {low:.1f} to {high:.1f}).")
        return said

    def picture(self, found: Json, title: str) -> str:
        dots = [Dot(row["budget"], row["wins"], *row["interval"]) for row in found["table"]]
        return curve_svg(title, ("budget per move", "share of wins"), dots, found["even"])
