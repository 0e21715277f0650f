"""`watershed replay`: step through a log, or print all of it."""

from __future__ import annotations

import json
import time

from watershed.kit.drawing import Scene
from watershed.kit.drawings import drawing_of
from watershed.kit.lines import Lines, line
from watershed.kit.messages import Json
from watershed.kit.news import full
from watershed.kit.trouble import Leave, Trouble
from watershed.match import Entry, Match

from .final import final_lines, ranking_lines, scoring_of, verdict
from .screen import Screen

KEYS = "Enter: next, b: back, a number: go to that move, j: journal, q: quit"


class Replay:
    """A match that can go to any of its moves."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.words = list(match.played)
        self.movers = list(match.movers)
        self.drawing = drawing_of(match.game)
        self.components = match.components()

    @property
    def at(self) -> int:
        return self.match.length

    def go(self, number: int) -> None:
        """Go to the table just after that move; 0 is the setup."""
        if not 0 <= number <= len(self.words):
            raise Trouble(f"There is no move {number}. The log has moves 1 to {len(self.words)}; 0 is the setup.")
        while self.at > number:
            self.match.undo()
        while self.at < number:
            self.match.advance(self.words[self.at], self.movers[self.at])

    def entries(self) -> list[Entry]:
        """The journal of the last move."""
        return [entry for entry in self.match.journal if entry.move == self.at]

    def scene(self) -> Scene:
        view = self.match.view(None)
        last = f" `{self.words[self.at - 1]}`" if self.at else ""
        sentence = f"Move {self.at} of {len(self.words)}{last}. {self.match.question}"
        return Scene(view, self.components, (), tuple(self.entries()), frozenset(), sentence)


def show(replay: Replay, screen: Screen) -> None:
    """Show the table after the current move."""
    screen.clear()
    scene = replay.scene()
    screen.show(replay.drawing.board(scene, screen.width, screen.height - 1))


def step(replay: Replay, screen: Screen) -> None:
    """Let a person step through the log."""
    show(replay, screen)
    while True:
        typed = screen.ask(f"{KEYS} > ").lower()
        try:
            if typed in ("q", "quit", "exit"):
                raise Leave
            if _obey(replay, screen, typed):
                show(replay, screen)
        except Trouble as problem:
            screen.say(str(problem))


def _obey(replay: Replay, screen: Screen, typed: str) -> bool:
    """Do what was typed; True if the table is to be drawn again."""
    if typed in ("", "n", "next"):
        if replay.at < len(replay.words):
            replay.go(replay.at + 1)
            return True
        scene = Scene(replay.match.view(None), replay.components)
        screen.page(
            final_lines(replay.match, scene, replay.drawing, screen.width) if replay.match.over else _stopped(replay)
        )
    elif typed in ("b", "back"):
        replay.go(max(0, replay.at - 1))
        return True
    elif typed.isdecimal() and len(typed) < 7:
        replay.go(int(typed))
        return True
    elif typed in ("j", "journal"):
        screen.page(full(replay.entries(), screen.width))
    else:
        screen.say(f"{KEYS}.")
    return False


def _stopped(replay: Replay) -> Lines:
    return [line("The log ends here, before the game is over. b: back, q: quit")]


def run_by_itself(replay: Replay, screen: Screen, speed: float) -> None:
    """Play the log at that many moves per second."""
    show(replay, screen)
    while replay.at < len(replay.words):
        time.sleep(1 / speed)
        replay.go(replay.at + 1)
        show(replay, screen)
    _obey(replay, screen, "")


def printed(replay: Replay, width: int) -> Lines:
    """The journal up to the current move, with rule numbers, and the ranking then."""
    match = replay.match
    rows = [line((f"{match.edition.title}, {match.seats} seats, seed {match.seed}", "bold"))]
    rows += full(match.journal, width)
    if match.over:
        scene = Scene(match.view(None), replay.components)
        return [*rows, line(""), *final_lines(match, scene, replay.drawing, width)]
    return [*rows, line(""), line(f"After move {replay.at} of {len(replay.words)}:"), *ranking_lines(match)]


def as_json(replay: Replay) -> str:
    """The journal up to the current move, and the ranking, as JSON."""
    match = replay.match
    events: dict[int, list[Json]] = {number: [] for number in range(replay.at + 1)}
    for entry in match.journal:
        told = {"seat": entry.seat, "kind": entry.kind, "text": entry.text, "rule": entry.citation, "data": entry.data}
        events[entry.move].append(told)
    moves = [
        {"move": number, "seat": seat, "words": words, "events": events[number]}
        for number, (seat, words) in enumerate(zip(replay.movers, match.played, strict=False), 1)
    ]
    about = {"game": match.game.name, "edition": match.edition.title, "seats": match.seats, "names": list(match.names)}
    ranking = [standing._asdict() for standing in match.ranking()]
    result = {"over": match.over, "ranking": ranking, "scoring": scoring_of(match)}
    setup = {"options": match.options, "seed": match.seed, "setup": events[0]}
    return json.dumps({**about, **setup, "moves": moves, **result}, indent=1)


def log_as_json(match: Match) -> str:
    """`watershed log --json`: what is in a log."""
    facts = {
        "game": match.game.name,
        "title": match.game.title,
        "version": match.game.version,
        "edition": match.edition.title,
        "book": match.edition.fingerprint,
        "seats": match.seats,
        "names": list(match.names),
        "options": match.options,
        "seed": match.seed,
        "moves": len(match.played),
        "over": match.over,
        "replays": True,
        "ranking": [standing._asdict() for standing in match.ranking()],
    }
    return json.dumps(facts, indent=1, ensure_ascii=False)


def about_log(match: Match, width: int) -> Lines:
    """`watershed log`: what is in a log."""
    options = ", ".join(f"{name} {value}" for name, value in match.options.items()) or "none"
    facts = {
        "game": f"{match.game.name}, {match.game.title} (rules version {match.game.version})",
        "book": f"{match.edition.title} ({match.edition.fingerprint})",
        "seats": f"{match.seats}: {', '.join(match.names)}",
        "options": options,
        "seed": str(match.seed),
        "moves": str(len(match.played)),
        "state": verdict(match) if match.over else f"not over: {match.question}",
        "replays": "yes, to the same table after every move",
    }
    rows = [line((f"{name:<8} ", "dim"), value) for name, value in facts.items()]
    return [*rows, *ranking_lines(match)]
