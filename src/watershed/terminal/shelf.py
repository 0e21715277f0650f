"""The shelf: the games there are."""

from __future__ import annotations

import json

from watershed.kit.game import Game, game, games
from watershed.kit.lines import Lines, line, wrap
from watershed.kit.messages import Json


def shelf(width: int) -> Lines:
    """Every game with its seats, its editions and its options."""
    rows: Lines = []
    for name in games():
        rows += [line("")] if rows else []
        rows += _entry(game(name), width)
    return rows


def as_json() -> str:
    """The same for programs."""
    return json.dumps([_data(game(name)) for name in games()], indent=1, ensure_ascii=False)


def _data(found: Game) -> Json:
    say = found.speaker().say
    return {
        "name": found.name,
        "title": found.title,
        "about": found.about,
        "version": found.version,
        "seats": sorted(found.seats),
        "usual_seats": found.seats[0],
        "books": [{"name": name, "title": found.open_book(name).title} for name in found.books()],
        "options": [
            {
                "name": option.name,
                "title": say(option.title),
                "choices": [{"value": value, "text": say(option.choice(value))} for value in option.choices],
            }
            for option in found.options
        ],
    }


def _entry(found: Game, width: int) -> Lines:
    seats = sorted(found.seats)
    usual = f"usually {found.seats[0]}" if len(seats) > 1 else ""
    span = f"{seats[0]} to {seats[-1]} seats" if len(seats) > 1 else f"{seats[0]} seats"
    rows = [line((found.name, "bold"), "  ", (found.title, "bold"), f"  {span}{', ' + usual if usual else ''}")]
    rows += wrap(found.about, width, "  ")
    for name in found.books():
        rows += wrap(found.open_book(name).title, width, f"  --book {name:<13} ")
    for option in found.options:
        said = found.speaker().say
        choices = ", ".join(f"{value} = {said(option.choice(value))}" for value in option.choices)
        flag = f"--option {option.name}="
        rows += wrap(f"{said(option.title)}: {choices}", width, f"  {flag:<20} ")
    return rows
