"""The command line: `watershed games`, `play`, `replay`, `analyse`, `simulate`, `ladder`, `log`, `verify`, `rules`,
`cards`, `serve`, `doctor`, `key`, `tidy`, `reports`, `export-types`.
Every command is thin: `watershed.terminal` and `watershed.server` do the work, and are imported when a command runs.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .command import begin
from .terminal.politely import conclude, politely

if TYPE_CHECKING:
    from .match import Match

app = typer.Typer(
    name="watershed",
    help="Strategy board games at your terminal: play them, replay them, play them by the thousand.",
    epilog="`watershed games` lists the games. `watershed play GAME` starts one.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Short name of the game; `watershed games` lists them.")]
Book = Annotated[str | None, typer.Option(metavar="NAME|FILE", help="The edition to play with: a name or a file.")]
SeatCount = Annotated[
    int | None, typer.Option(metavar="N", help="Number of seats; the game's usual number by default.")
]
MySeats = Annotated[
    list[str] | None, typer.Option(metavar="SEAT", help="Your seat, 1 or A; repeat it for more seats. [1]")
]
BotNames = Annotated[
    str | None,
    typer.Option(metavar="BOT,...", help="citizen, sage, mine.py:MyBot, ...: one, or one per seat. [greedy]"),
]
Resumed = Annotated[str | None, typer.Option(metavar="FILE", help="Resume a saved game: a file, or `last`.")]
LogFile = Annotated[Path, typer.Argument(metavar="FILE", help="A log, as `save` writes it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Plot = Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Draw a plot too.")]


def _version(wanted: bool) -> None:
    if wanted:
        from .about import version as found

        typer.echo(f"watershed {found()}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Strategy board games at your terminal: play them, replay them, play them by the thousand."""


@app.command()
@politely
def games(json: AsJson = False) -> None:
    """List the games with their editions and options."""
    from .terminal import shelf
    from .terminal.screen import Screen

    screen = Screen()
    typer.echo(shelf.as_json()) if json else screen.show(shelf.shelf(screen.width))


@app.command()
@politely
def play(
    game: GameName,
    seats: SeatCount = None,
    seat: MySeats = None,
    bots: BotNames = None,
    hotseat: Annotated[
        bool, typer.Option("--hotseat", help="People in every seat, taking turns at this terminal.")
    ] = False,
    seed: Annotated[int | None, typer.Option(metavar="S", help="Play this deal; a secret one by default.")] = None,
    book: Book = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=N", help="An option of the game; repeat it for more.")
    ] = None,
    names: Annotated[str | None, typer.Option(metavar="ANN,BOB", help="Names for all seats.")] = None,
    resume: Resumed = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save to this file after every move.")] = None,
    screenshot: Annotated[Path | None, typer.Option(hidden=True, help="Draw the middle of a game as SVG.")] = None,
) -> None:
    """Play a game at this terminal. Type help at the prompt.

    Without options you have seat 1, and greedy bots have the others.

    \b
    watershed play GAME --seats 5 --names Ann,Bob,Cid,Dot,Eve --hotseat
    watershed play GAME --seat B --bots random,greedy,greedy --seed 7
    watershed play GAME --resume last
    """
    from .terminal import start

    asked = start.Asked(game, seats, seat or [], bots, hotseat, seed, book, names, resume, save, option or [])
    start.screenshot(asked, screenshot) if screenshot else start.play(asked)


@app.command()
@politely
def replay(
    file: LogFile,
    move: Annotated[int | None, typer.Option(metavar="N", help="Start at this move, or print up to it.")] = None,
    speed: Annotated[
        float | None, typer.Option(metavar="S", min=0.01, help="Run by itself at S moves per second.")
    ] = None,
    book: Book = None,
    json: AsJson = False,
) -> None:
    """Step through a log, or print it.

    At a terminal: Enter for the next move, b to go back, a number to go to that move, q to quit.
    If the output is piped, it is the journal with rule numbers and the final scores.

    \b
    watershed replay game.json --move 40
    watershed replay game.json --json > game-events.json
    """
    from .terminal import replay as stepping
    from .terminal.screen import Screen

    screen = Screen()
    found = stepping.Replay(_match(file, book))
    interactive = screen.interactive and not json
    found.go(move if move is not None else 0 if interactive or (speed and not json) else len(found.words))
    if json:
        typer.echo(stepping.as_json(found))
    elif speed:
        stepping.run_by_itself(found, screen, speed)
    elif interactive:
        stepping.step(found, screen)
    else:
        screen.show(stepping.printed(found, screen.width))


def _match(file: Path, book: str | None) -> Match:
    from .terminal import saves

    return saves.load(file, book)


@app.command()
@politely
def log(file: LogFile, book: Book = None, json: AsJson = False) -> None:
    """Show what is in a log, and whether it replays."""
    from .terminal.replay import about_log, log_as_json
    from .terminal.screen import Screen

    screen, match = Screen(), _match(file, book)
    typer.echo(log_as_json(match)) if json else screen.show(about_log(match, screen.width))


@app.command()
@politely
def analyse(
    file: LogFile,
    simulations: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=100_000_000, help="Simulations per decision. [2000]")
    ] = None,
    seconds: Annotated[float | None, typer.Option(metavar="S", min=0.01, help="Seconds per decision instead.")] = None,
    swings: Annotated[int, typer.Option(metavar="N", min=0, help="How many of the biggest swings to show.")] = 5,
    book: Book = None,
    plot: Plot = None,
    json: AsJson = False,
) -> None:
    """Show each seat's chance to win over a whole game, and the moves that cost most.

    A search looks at every decision. It knows no more than the player who made it.

    \b
    watershed analyse game.json
    watershed analyse game.json --simulations 10000 --plot chances.svg
    """
    from .terminal import analysis

    analysis.show(_match(file, book), analysis.budget_of(simulations, seconds), swings, plot, json)


@app.command()
@politely
def verify(
    file: LogFile,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="The commitment that the table showed from the start.")
    ] = None,
    salt: Annotated[
        str | None, typer.Option(metavar="TEXT", help="For older logs: the salt that the end page shows.")
    ] = None,
    nonce: Annotated[
        str | None, typer.Option(metavar="HEX", help="What your browser added to the deal; the end page shows it.")
    ] = None,
    server: Annotated[
        str | None, typer.Option(metavar="URL", help="The server that should have signed it. It is asked for its key.")
    ] = None,
    key: Annotated[str | None, typer.Option(metavar="HEX", help="The key that should have signed it.")] = None,
    book: Book = None,
    json: AsJson = False,
) -> None:
    """Check a log, its shuffle, and who signed it.

    The log is dealt and played again by the rules on this computer, and every table compared.

    Exit code 0: it is intact, signed or not; 1: it doesn't match, was changed after it was signed, or isn't signed
    by --server or --key; 2: it can't be read or checked.

    \b
    watershed verify game.json --server https://table.example
    """
    from .terminal import signers
    from .terminal import verify as checking

    known = checking.known_of(commitment, salt, nonce)
    found = checking.verify(file, book, known, signers.wanted(server, key))
    conclude(checking.as_json(found) if json else found.sentence, found.code)


@app.command()
@politely
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Number of games.")] = 1000,
    seats: SeatCount = None,
    seed: Annotated[int, typer.Option(metavar="S", min=0, help="The same seed gives the same games.")] = 1,
    bots: Annotated[
        str, typer.Option(metavar="BOT,...", help="greedy, random, mine.py:MyBot: one, or one per seat.")
    ] = "greedy",
    book: Book = None,
    workers: Annotated[int | None, typer.Option(metavar="N", min=1, help="Threads; one per core by default.")] = None,
    json: AsJson = False,
) -> None:
    """Play many games between bots and show who wins.

    The first run compiles the rules for this machine, which takes a while.

    \b
    watershed simulate GAME --games 10000 --bots greedy,random,random,random
    watershed simulate GAME --games 1000 --book alternative --json
    """
    from .terminal import start

    start.simulate(game, games, seats, seed, bots, book, workers, json)


@app.command()
@politely
def ladder(
    game: GameName,
    bots: Annotated[
        str | None, typer.Option(metavar="BOT,...", help="The bots; also search:2000, search:1.5s, mine.py:MyBot.")
    ] = None,
    one: Annotated[str | None, typer.Option(metavar="BOT", help="Only this bot, against...")] = None,
    against: Annotated[str | None, typer.Option(metavar="BOT", help="...this bot in all other seats.")] = None,
    three: Annotated[bool, typer.Option("--three", help="The other way round: --one has all seats but one.")] = False,
    curve: Annotated[
        str | None, typer.Option(metavar="N,...", help="A search with each of these budgets, --against a bot.")
    ] = None,
    seats: SeatCount = None,
    games: Annotated[
        int, typer.Option(metavar="N", min=1, max=1_000_000, help="At least this many games; for a curve, per budget.")
    ] = 400,
    seed: Annotated[int, typer.Option(metavar="S", min=0, help="The same seed gives the same deals.")] = 1,
    book: Book = None,
    processes: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=1024, help="Number of processes; one per core by default.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.jsonl", help="Save every game here, and continue from it.")
    ] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Delete the games in --out first.")] = False,
    plan: Annotated[Path | None, typer.Option(metavar="FILE.json", help="Write the list of games to play.")] = None,
    dry: Annotated[bool, typer.Option("--dry", help="Play nothing; show the games in --out.")] = False,
    plot: Plot = None,
    json: AsJson = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the table as Markdown.")] = False,
) -> None:
    """Let bots play each other and rate them.

    Every deal is played in every rotation of the seats.
    Ctrl-C keeps the finished games in --out, and the same command continues.

    \b
    watershed ladder GAME --out games.jsonl --plot ladder.svg
    watershed ladder GAME --one search:1.0s --against greedy --out one.jsonl
    watershed ladder GAME --curve 250,500,1000,2000 --against greedy
    """
    from .terminal import ladder as climbing

    asked = climbing.Asked(game, bots, one, against, three, curve, seats, games, seed, book)
    running = climbing.Running(processes, out, fresh, plan, dry)
    climbing.ladder(asked, running, climbing.Shown(plot, json, markdown))


@app.command()
@politely
def rules(
    game: GameName,
    wanted: Annotated[
        list[str] | None, typer.Argument(metavar="[NUMBER|WORD]", help="8.4, 8, or words to search for.")
    ] = None,
    language: Annotated[str, typer.Option(metavar="en|fr", help="The language of the rulebook.")] = "en",
    json: AsJson = False,
) -> None:
    """Read the rulebook, by number or by word.

    \b
    watershed rules GAME 8.4
    watershed rules GAME harvest
    """
    from .kit.game import game as found
    from .terminal.rulebook import as_json, read
    from .terminal.screen import Screen

    screen, words = Screen(), " ".join(wanted or [])
    if json:
        typer.echo(as_json(found(game), words, language))
    else:
        screen.page(read(found(game), words, screen.width, language))


@app.command()
@politely
def cards(
    game: GameName,
    book: Book = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE.html", help="Write one page for a browser instead.")
    ] = None,
    language: Annotated[str, typer.Option(metavar="en|fr", help="The language of names and effects.")] = "en",
    json: AsJson = False,
) -> None:
    """Show everything that is printed on the cards of a game.

    With a book of your own you see your corrections at once.

    \b
    watershed cards GAME
    watershed cards GAME --book mine.toml --html cards.html
    """
    from .terminal import gallery

    typer.echo(gallery.as_json(game, book)) if json else gallery.show(game, book, html, language)


@app.command()
@politely
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65535, help="The port; 0 for any free one.")] = 8000,
    database: Annotated[
        str | None, typer.Option(metavar="FILE|URL", help="SQLite file or PostgreSQL URL. [DATABASE_URL, or table.db]")
    ] = None,
    workers_for_bots: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=256, help="Number of processes for the bots. [1]")
    ] = None,
    book: Annotated[
        list[str] | None,
        typer.Option(metavar="GAME=FILE", help="Another book of a game, beside those that ship. [WATERSHED_BOOKS]"),
    ] = None,
    open: Annotated[bool, typer.Option("--open", help="Open the table in your browser.")] = False,
) -> None:
    """Serve the table to browsers.

    \b
    watershed serve --open
    watershed serve --book GAME=mine.toml
    watershed serve --host 0.0.0.0 --port 80
    watershed serve --database postgresql://table@db/table
    """
    with _extra():
        from .server.serving import CannotServe, CannotServeYet, serve
        from .server.settings import BadSettings, settings_of
    from .kit.own_books import SETTING
    from .kit.trouble import Passing, Trouble

    if book:  # bots' processes read it too
        os.environ[SETTING] = ",".join(filter(None, [os.environ.get(SETTING), *book]))
    try:
        settings = settings_of(database, workers_for_bots)
        serve(settings, host, port, typer.echo, open)
    except CannotServeYet as problem:
        raise Passing(str(problem)) from None
    except (CannotServe, BadSettings) as problem:
        raise Trouble(str(problem)) from None


@app.command()
@politely
def doctor(
    database: Annotated[
        str | None, typer.Option(metavar="FILE|URL", help="SQLite file or PostgreSQL URL. [DATABASE_URL, or table.db]")
    ] = None,
    json: AsJson = False,
) -> None:
    """Show which matches an upgrade to this version would set aside. Nothing is changed.

    Exit code 0: every match goes on; 1: some would not; 2: the database can't be read.

    \b
    watershed doctor --database postgresql://table@db/table
    """
    with _extra():
        from .terminal import doctor as checking

    findings = checking.examine(database)
    said = checking.as_json(findings) if json else checking.as_text(findings)
    conclude(said, 1 if checking.problems(findings) else 0)


@app.command()
@politely
def key(
    database: Annotated[
        str | None, typer.Option(metavar="FILE|URL", help="SQLite file or PostgreSQL URL. [DATABASE_URL, or table.db]")
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="Make a new key first. It signs from now on.")] = False,
    json: AsJson = False,
) -> None:
    """Show the public key with which the servers of a database sign logs.

    \b
    watershed key
    watershed verify game.json --key HEX
    """
    with _extra():
        from .terminal import keys

    found = keys.renewed(database) if new else keys.published(database)
    typer.echo(keys.as_json(found) if json else keys.as_text(found))


@app.command()
@politely
def tidy(
    database: Annotated[
        str | None, typer.Option(metavar="FILE|URL", help="SQLite file or PostgreSQL URL. [DATABASE_URL, or table.db]")
    ] = None,
    unfinished: Annotated[
        int | None, typer.Option(metavar="DAYS", min=0, max=36_500, help="Matches without a move for that long.")
    ] = None,
    finished: Annotated[
        int | None, typer.Option(metavar="DAYS", min=0, max=36_500, help="Matches that have been over for that long.")
    ] = None,
    waiting: Annotated[
        int | None, typer.Option(metavar="DAYS", min=0, max=36_500, help="Tables of that age that never began.")
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Show what would be removed. Nothing is changed.")] = False,
    json: AsJson = False,
) -> None:
    """Remove old matches from a database, with all that belongs to them.

    Without days, WATERSHED_KEEP_UNFINISHED, _FINISHED and _WAITING count. The server may be running: then it takes
    half a minute, and matches that somebody has open stay.

    \b
    watershed tidy --finished 365 --dry-run
    """
    with _extra():
        from .terminal import tidy as tidying

    keep = tidying.wanted(database, unfinished, finished, waiting)
    found = tidying.would_go(database, keep) if dry_run else tidying.remove(database, keep)
    typer.echo(tidying.as_json(found, dry_run) if json else tidying.as_text(found, dry_run))


@app.command()
@politely
def reports(
    do: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[hide LINE | quiet MATCH SEAT | allow MATCH SEAT | rename MATCH SEAT | dismiss REPORT]",
            help="What to do about one.",
        ),
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="FILE|URL", help="SQLite file or PostgreSQL URL. [DATABASE_URL, or table.db]")
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="List those too about which something was done.")] = False,
    json: AsJson = False,
) -> None:
    """List what players have reported, the newest first, or do something about it.

    hide removes a line for everybody; quiet ends a player's chat in a match, and allow lets them chat again; rename
    calls a player by their colour.
    Servers that are running show it within seconds.

    \b
    watershed reports
    watershed reports hide 1204
    watershed reports quiet k3f8m2p9qa 2
    """
    with _extra():
        from .terminal import reports as reporting

    if do:
        done = reporting.carry_out(database, do[0], do[1:])
        typer.echo(reporting.done_as_json(done) if json else done["sentence"])
        return
    rows = reporting.found(database, every)
    typer.echo(reporting.as_json(rows) if json else reporting.as_text(rows))


@contextlib.contextmanager
def _extra() -> Iterator[None]:
    """Explain what to install for commands that need more packages than the rules do."""
    from .about import install
    from .kit.trouble import Trouble

    try:
        yield
    except ModuleNotFoundError as problem:
        if (problem.name or "").startswith("watershed"):
            raise
        raise Trouble(f"This needs {problem.name}: {install('server')}.") from None


@app.command(name="export-types")
@politely
def export_types(
    folder: Annotated[
        Path, typer.Argument(metavar="[FOLDER]", help="The browser's sources; - prints the types.")
    ] = Path("web/src"),
) -> None:
    """Write the messages between server and browser, and the views of every game, as TypeScript."""
    with _extra():
        from .server.typescript import files
    from .kit.trouble import Trouble

    if str(folder) != "-" and not folder.is_dir():
        raise Trouble(f"There is no folder {folder}.")
    for name, text in files().items():
        if str(folder) == "-":
            typer.echo(text, nl=False)
        elif (folder / name).parent.is_dir():
            (folder / name).write_text(text, encoding="utf-8")


def main() -> None:
    """Run the command that was typed."""
    begin()
    app(prog_name="watershed")


if __name__ == "__main__":
    main()
