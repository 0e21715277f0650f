"""`watershed ladder`: play the missing games, with a progress bar, and show the table."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from watershed.kit.game import game as find_game
from watershed.kit.lines import Lines, line, table, wrap
from watershed.kit.messages import Json
from watershed.kit.trouble import Trouble
from watershed.lab.ladder import PEOPLE, Finished, Key, Plan, make_plan, read_games, whole_seeds, write_plan
from watershed.lab.play_ladder import Lines as Said
from watershed.lab.play_ladder import play_missing
from watershed.lab.questions import Curve, Duel, Question, Ranking, Rows
from watershed.match.setup import good_seats

from . import saves
from .screen import Screen
from .seating import check_writable
from .simulation import watcher


@dataclass(frozen=True)
class Asked:
    """The question, and the games that answer it."""

    game: str
    bots: str | None
    one: str | None
    against: str | None
    three: bool
    curve: str | None
    seats: int | None
    games: int
    seed: int
    book: str | None


@dataclass(frozen=True)
class Running:
    """How the games are played."""

    processes: int | None
    out: Path | None
    fresh: bool
    plan: Path | None
    dry: bool


@dataclass(frozen=True)
class Shown:
    """How the answer is shown."""

    plot: Path | None
    json: bool
    markdown: bool


def question_of(asked: Asked) -> Question:
    """The question that the options ask."""
    if asked.curve is not None:
        if asked.one or asked.bots or asked.three or not asked.against:
            raise Trouble("For a curve give --curve 250,500,1000 --against BOT, without --one, --three and --bots.")
        return Curve(tuple(_listed(asked.curve)), asked.against)
    if asked.one or asked.against or asked.three:
        if not asked.one or not asked.against or asked.bots:
            raise Trouble("For one bot against others give --one BOT --against BOT, without --bots.")
        return Duel(asked.one.strip(), asked.against.strip(), asked.three)
    return Ranking(tuple(_listed(asked.bots)) if asked.bots else PEOPLE)


def _listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def plan_of(asked: Asked, question: Question) -> Plan:
    """The games that answer a question. `--games` counts all of them; for a curve, those of each budget."""
    found = find_game(asked.game)
    edition = found.open_book(asked.book)
    crews = question.crews(good_seats(found, asked.seats))
    games = asked.games * (len(question.budgets) if isinstance(question, Curve) else 1)
    return make_plan(asked.game, crews, games, asked.seed, asked.book, edition)


def ladder(asked: Asked, running: Running, shown: Shown) -> None:
    """Play the missing games and show the result."""
    question = question_of(asked)
    plan = plan_of(asked, question)
    if not running.dry or running.out is not None:
        question.check()
    for path in (shown.plot, running.plan):
        if path is not None:
            check_writable(path)
    if running.plan is not None:
        saves.write(running.plan, write_plan(plan))
    with _kept(running) as path:
        games = read_games(path, plan) if running.dry else _played(plan, path, running)
    if running.dry and not games:
        seeds = f"{len(plan.seeds):,} seeds by {len(plan.crews)} crews"
        print(f"{len(plan.keys):,} games to play: {seeds}, {plan.seats} seats.", file=sys.stderr)
        return
    _show(asked, question, plan, games, shown)


@contextmanager
def _kept(running: Running) -> Iterator[Path]:
    """The file of the games; a temporary one if none was named."""
    if running.out is None:
        with tempfile.TemporaryDirectory() as folder:
            yield Path(folder) / "games.jsonl"
        return
    if os.path.isdir(running.out) or not os.path.isdir(running.out.absolute().parent):
        raise Trouble(f"{running.out} can't be written: it is a folder, or its folder doesn't exist.")
    if running.fresh and not running.dry:
        running.out.unlink(missing_ok=True)
    yield running.out


def _played(plan: Plan, path: Path, running: Running) -> Mapping[Key, Finished]:
    try:
        if not sys.stderr.isatty():
            return play_missing(plan, path, running.processes, told=Said())
        with watcher(len(plan.keys)) as watching:
            return play_missing(
                plan, path, running.processes, told=watching.playing, report=watching.compiling
            )  # fmt: skip
    except KeyboardInterrupt:
        done = len(read_games(path, plan))
        kept = "They are lost without --out"
        if running.out:
            kept = f"They are in {running.out}. Run the same command to continue"
        print(f"\nwatershed: Stopped after {done:,} of {len(plan.keys):,} games. {kept}.", file=sys.stderr)
        raise SystemExit(130) from None
    except OSError as problem:
        raise Trouble(f"{path} can't be written: {problem.strerror or problem}.") from None


def _show(asked: Asked, question: Question, plan: Plan, games: Mapping[Key, Finished], shown: Shown) -> None:
    whole = whole_seeds(plan, games)
    if not whole:
        raise Trouble(f"{len(games):,} of {len(plan.keys):,} games are played. No seed is finished by every crew yet.")
    about = _about(asked, plan, whole, missing=len(plan.keys) - len(games))
    found = {**about, **question.answer(whole)}
    title = f"{about['edition']}: {len(whole):,} games, {plan.seats} seats, {about['seeds']:,} seeds from {asked.seed}"
    if shown.plot:
        saves.write(shown.plot, question.picture(found, title))
    if shown.json:
        print(json.dumps(found, indent=1))
    elif shown.markdown:
        print(as_markdown(title, question.rows(found), notes(question, found)))
    else:
        screen = Screen()
        screen.show(as_table(title, question.rows(found), notes(question, found), screen.width))


def _about(asked: Asked, plan: Plan, whole: list[Finished], missing: int) -> Json:
    edition = find_game(plan.game).open_book(plan.book)
    return {
        "game": plan.game,
        "edition": edition.title,
        "book": edition.fingerprint,
        "seats": plan.seats,
        "seed": asked.seed,
        "seeds": len({game.seed for game in whole}),
        "games": len(whole),
        "missing": missing,
        "core_seconds": round(sum(game.seconds for game in whole), 1),
    }


def notes(question: Question, found: Json) -> list[str]:
    """What to know when you read the table."""
    rotated = "Every seed is played in every rotation of the seats. The intervals allow for that."
    said = [*question.notes(found), rotated]
    if found["missing"]:
        said.append(f"{found['missing']:,} games are not played yet. Only seeds that every crew has played count.")
    return said


def as_table(title: str, tables: list[Rows], said: list[str], width: int) -> Lines:
    """The answer for people."""
    shown: Lines = [line((title, "bold"))]
    for rows in tables:
        heads: list[list[str | Text]] = [[Text(head, "dim") for head in rows[0]]]
        numbers = [at for at in range(len(rows[0])) if at and rows[1][at][:1] in "0123456789-"]
        shown += [*table([*heads, *rows[1:]], numbers), line("")]
    for note in said:
        shown += wrap(note, width)
    return shown


def as_markdown(title: str, tables: list[Rows], said: list[str]) -> str:
    """The answer for a page."""
    parts = [f"**{title}**"]
    for rows in tables:
        ruled = [rows[0], ["---"] * len(rows[0]), *rows[1:]]
        parts.append("\n".join(f"| {' | '.join(row)} |" for row in ruled))
    return "\n\n".join([*parts, "\n".join(said)])
