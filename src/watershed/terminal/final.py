"""The end of a game: the ranking, and the scores as the rulebook counts them."""

from __future__ import annotations

from rich.text import Text

from watershed.kit.drawing import Drawing, Scene, called
from watershed.kit.lines import Lines, line
from watershed.kit.messages import Json
from watershed.kit.news import news_lines
from watershed.match import Match


def scoring_of(match: Match) -> list[Json]:
    """The parts of every seat's score, the best seat first."""
    parts = {part["seat"]: part for part in match.scoring()}
    return [parts[standing.seat] for standing in match.ranking() if standing.seat in parts]


def ranking_lines(match: Match, people: frozenset[int] = frozenset()) -> Lines:
    """All players by place."""
    rows: Lines = []
    for standing in match.ranking():
        you = " (you)" if standing.seat in people and len(people) < match.seats else ""
        points = "1 point" if standing.points == 1 else f"{standing.points} points"
        name = called(match.names, standing.seat) + you
        style = "bold" if standing.place == 1 else ""
        rows.append(line((f" {standing.place}. {name:<20} {points:>11}", style)))
    return rows


def verdict(match: Match) -> str:
    """One sentence that says who won."""
    first = [match.names[standing.seat] for standing in match.ranking() if standing.place == 1]
    if len(first) == 1:
        return f"{first[0]} wins."
    return f"{', '.join(first[:-1])} and {first[-1]} share first place."


def final_lines(match: Match, scene: Scene, drawing: Drawing, width: int) -> Lines:
    """The last moves, the ranking and the scores."""
    news = news_lines(scene.news, width, drawing.said, 5)
    rows = [*news, line((f"The game is over. {verdict(match)}", "bold")), *ranking_lines(match, scene.people)]
    count = drawing.final(scene, scoring_of(match), width)
    return [*rows, Text(""), *count] if count else rows
