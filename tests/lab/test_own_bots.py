"""A user's own bots: in simulations, in single games, in a ladder; and the errors of those that fail."""

import sys

import numpy as np
import pytest

import watershed as ws
from watershed.bots.levels import Level, level
from watershed.kit.game import game
from watershed.lab.contest import play_one
from watershed.lab.ladder import against, code_of, make_plan, read_games
from watershed.lab.own import OwnSeat, bot_of, seated
from watershed.lab.play_ladder import play_missing

MINE = """
import watershed as ws

class First(ws.Bot):
    def choose(self, match, seat):
        return match.moves(seat)[0]

class Last(First):
    def choose(self, match, seat):
        return match.legal(seat)[-1]

class Broken(ws.Bot):
    def choose(self, match, seat):
        return 1 / 0

class Needy(ws.Bot):
    def __init__(self, depth):
        self.depth = depth

class Silent(ws.Bot):
    pass

class NotOne:
    pass

number = 7
"""


class First(ws.Bot):
    def choose(self, match, seat):
        return match.moves(seat)[0]


class Fixed(ws.Bot):
    """Plays what it was made with."""

    def __init__(self, move):
        self.move = move

    def choose(self, match, seat):
        return self.move


class Asked(ws.Bot):
    """Keeps what it was shown, and spoils it."""

    def __init__(self):
        self.seen = []

    def choose(self, match, seat):
        self.seen.append((match.seats, seat, match.view(seat), match.legal(seat), match.journal, match.lines))
        chosen = match.moves(seat)[-1]
        while not match.over:
            match.play(match.legal()[0])
        match.table.events[:] = 0
        return chosen


class Failing(ws.Bot):
    def choose(self, match, seat):
        raise KeyError("gold")


@pytest.fixture
def mine(tmp_path, monkeypatch):
    """A file of bots in the current folder; a fresh module every time."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path / "mine.py"
    for name in ("mine", "own_mine"):
        sys.modules.pop(name, None)
    from watershed.lab import own

    own._module.cache_clear()


# simulations


@pytest.mark.parametrize("name", ws.games())
def test_a_bot_of_your_own_plays_every_game(name):
    seats = game(name).seats[0]
    found = ws.simulate(name, games=2, seed=3, bots=[First(), *["random"] * (seats - 1)])
    assert found.bots == ("First", *["random"] * (seats - 1))
    assert found.scores.shape == found.ranks.shape == (2, seats)
    assert found.moves.min() > 0
    assert (found.ranks.min(axis=1) == 1).all()


def test_the_same_seed_gives_the_same_games():
    one, two = (ws.simulate("sealed", 3, games=4, seed=3, bots=[First(), "greedy", "random"]) for _ in range(2))
    assert (one.scores == two.scores).all()
    assert (one.moves == two.moves).all()
    assert one.seeds.tolist() == ws.simulate("sealed", 3, games=4, seed=3).seeds.tolist()


def test_one_bot_can_have_every_seat():
    assert ws.simulate("sealed", 3, games=1, bots=First()).bots == ("First",) * 3


def test_options_books_and_progress_reach_it():
    told, bot = [], Asked()
    ws.simulate(
        "sealed", 2, games=3, bots=[bot, "random"], options={"rounds": 4}, progress=lambda *done: told.append(done)
    )  # fmt: skip
    assert told == [(1, 3), (2, 3), (3, 3)]
    assert {view["rounds"] for _, _, view, *_ in bot.seen} == {4}


def test_a_bot_sees_what_its_seat_may_see_and_can_spoil_nothing():
    bot = Asked()
    found = ws.simulate("sealed", 3, games=2, seed=1, bots=["random", bot, "random"])
    assert found.moves.min() > 10
    assert {(seats, seat) for seats, seat, *_ in bot.seen} == {(3, 1)}
    for _, _, view, legal, journal, lines in bot.seen:
        assert view["players"][0]["hand"] is None
        assert len(legal) > 1
        assert (journal, lines) == ([], ()), "what was played is on the table; the rest is nobody's business"


def test_a_bot_is_asked_about_a_table_dealt_again():
    """Two tables that differ only in what the seat may not know look the same to it."""
    match = ws.Match.start("sealed", 3, 4)
    match.play("bid 7", 0)
    other = match.copy()
    other.game.rules.redeal(other._book, other.table, 1, 99)
    assert other.table_bytes != match.table_bytes

    class Peeking(ws.Bot):
        def choose(self, match, seat):
            tables.append((match.position(), match.table.bid.tolist()))
            return match.moves(seat)[0]

    tables = []
    for table in (match.table_bytes, other.table_bytes):
        OwnSeat(Peeking(), match.game, 5).choose(match.edition, table, 1)
    assert tables[0] == tables[1]


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        (Fixed("fly"), r"Fixed played 'fly', which isn't possible: The moves are .* There is no move 'fly'\."),
        (Fixed("bid 99"), "Fixed played 'bid 99', which isn't possible"),
        (Fixed("pick 3"), r"Fixed played 'pick 3', which isn't possible: Seal your bid first\. \(rule 3\.1\)"),
        (Fixed(None), "Fixed played None, which isn't possible: A move is words"),
        (Fixed(10**9), "Fixed played 1000000000, which isn't possible"),
        (Fixed(["bid 1"]), r"Fixed played \['bid 1'\], which isn't possible"),
        (Failing(), r"Failing failed at test_own_bots\.py, line \d+: KeyError: 'gold'"),
        (ws.Bot(), r"Bot failed.*: NotImplementedError: write Bot\.choose\(self, match, seat\)"),
    ],
)
def test_a_bot_that_fails_is_named(bot, says):
    for bots in (bot, ["random", bot, "random"]):
        with pytest.raises(ws.BadSetup, match=says):
            ws.simulate("sealed", 3, games=2, bots=bots)


def test_where_a_bot_failed_is_kept():
    with pytest.raises(ws.BadSetup) as problem:
        ws.simulate("sealed", 3, games=1, bots=Failing())
    assert isinstance(problem.value.__cause__, KeyError)


def test_an_interrupt_is_not_a_failure():
    class Impatient(ws.Bot):
        def choose(self, match, seat):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ws.simulate("sealed", 3, games=1, bots=Impatient())


def test_an_interrupt_keeps_the_games_done():
    class Tired(ws.Bot):
        def choose(self, match, seat):
            return match.legal(seat)[0]

    def stop(done, total):
        if done == 2:
            raise KeyboardInterrupt

    found = ws.simulate("sealed", 3, games=9, bots=Tired(), progress=stop)
    assert len(found.moves) == len(found.seeds) == 2


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        (First, r"First is a class\. Give a bot made from it: First\(\)\."),
        ([First, "random", "random"], r"First is a class\. Give a bot made from it: First\(\)\."),
        (object(), "There should be one bot, or a list of 3, not <object"),
        ([First(), object(), "random"], "There is no bot called '<object"),
        ([First()], "a list of 3"),
        ("search:20", "search:20 thinks about every move"),
        (["sage", First(), "random"], "sage thinks about every move"),
    ],
)
def test_what_is_not_a_bot_is_refused(bots, says):
    with pytest.raises(ws.BadSetup, match=says):
        ws.simulate("sealed", 3, games=1, bots=bots)


@pytest.mark.parametrize(("changes", "says"), [({"keep": 1}, "Tables can be kept"), ({"workers": 0}, "workers can be")])
def test_what_a_bot_of_your_own_cannot_have(changes, says):
    with pytest.raises(ws.BadSetup, match=says):
        ws.simulate("sealed", 3, games=1, bots=First(), **changes)


# by name: a file, a module


def test_a_bot_is_named_by_its_file_or_its_module(mine):
    for words in ("mine.py:Last", "./mine.py:Last", str(mine) + ":Last", "mine:Last", " mine.py:Last "):
        found = bot_of(words)
        assert isinstance(found, ws.Bot)
        assert found.name == "Last"
    assert bot_of("search:20").budget.simulations == 20
    assert bot_of("greedy") == level("greedy")


def test_a_file_may_be_called_like_a_search(mine):
    (mine.parent / "search_bots.py").write_text(MINE, encoding="utf-8")
    assert bot_of("search_bots.py:First").name == "First"
    assert ws.simulate("sealed", 3, games=1, bots="search_bots.py:First").bots == ("First",) * 3


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("nowhere.py:First", "The bots in nowhere.py can't be loaded: FileNotFoundError"),
        ("nowhere:First", "The bots in nowhere can't be loaded: ModuleNotFoundError"),
        ("mine.py:Nobody", r"mine\.py has no bot called Nobody\. A bot is a subclass of watershed\.Bot\."),
        ("mine.py:NotOne", r"mine\.py has no bot called NotOne"),
        ("mine.py:number", r"mine\.py has no bot called number"),
        ("mine.py:Needy", r"Needy\(\) failed.*: TypeError: .*depth"),
        ("bad.py:First", "The bots in bad.py can't be loaded: SyntaxError"),
        ("worse.py:First", "The bots in worse.py can't be loaded: ZeroDivisionError"),
        ("mine.py:", "There is no bot called"),
        (":First", "There is no bot called"),
        ("mine.py", "There is no bot called"),
    ],
)
def test_a_name_that_leads_nowhere_says_why(mine, words, says):
    (mine.parent / "bad.py").write_text("class First(", encoding="utf-8")
    (mine.parent / "worse.py").write_text("1 / 0", encoding="utf-8")
    with pytest.raises(ws.BadSetup, match=says):
        bot_of(words)


def test_a_seat_takes_a_name_a_level_or_a_bot(mine):
    found = game("sealed")
    assert isinstance(seated("mine.py:First", found, 1), OwnSeat)
    assert isinstance(seated(First(), found, 1), OwnSeat)
    for bot in ("random", level("random")):
        assert not isinstance(seated(bot, found, 1), OwnSeat)
    with pytest.raises(ws.BadSetup, match="There is no bot called"):
        seated(7, found, 1)


# single games and ladders


def test_a_single_game(mine):
    played = play_one("sealed", [First(), "mine.py:Last", Level("For tests.", 0)], 5)
    assert len(played.places) == len(played.scores) == 3
    assert played == play_one("sealed", [First(), "mine.py:Last", Level("For tests.", 0)], 5)
    match = ws.Match.start("sealed", 3, 5)
    for seat, action in played.log:
        match.play(action, seat)
    assert match.over
    assert tuple(match.scores()) == played.scores


def test_a_ladder_with_bots_of_your_own(mine, tmp_path):
    """From a file and from a module, in separate processes, and resumed."""
    path = tmp_path / "games.jsonl"
    plan = make_plan("sealed", against("mine.py:Last", "mine:First", 2), 4)
    done = play_missing(plan, path, processes=1)
    assert len(done) == 4
    assert {bot for game in done.values() for bot in game.bots} == {"mine.py:Last", "mine:First"}
    assert read_games(path, plan) == done
    again = make_plan("sealed", against("mine.py:Last", "mine:First", 2), 4)
    assert play_missing(again, path, processes=1) == done


def test_a_ladder_notices_that_a_bot_was_edited(mine, tmp_path):
    crew = ("mine.py:Last", "random")
    before = code_of("sealed", crew)
    assert before != code_of("sealed", ("greedy", "random")) == code_of("sealed")
    mine.write_text(MINE.replace("[-1]", "[0]"), encoding="utf-8")
    code_of.cache_clear()
    assert code_of("sealed", crew) != before


def test_a_ladder_stops_at_a_bot_that_fails(mine, tmp_path):
    plan = make_plan("sealed", against("mine.py:Broken", "random", 2), 2)
    with pytest.raises(ws.BadSetup, match=r"Broken failed at mine\.py, line 14: ZeroDivisionError: division by zero"):
        play_missing(plan, tmp_path / "games.jsonl", processes=1)


# what a simulation says


@pytest.fixture(scope="module")
def simulation():
    return ws.simulate("sealed", 3, games=40, seed=2, bots=["greedy", "random", "random"], workers=1)


def test_the_intervals_contain_the_shares(simulation):
    assert len(simulation.win_intervals) == 3
    for share, (low, high) in zip(simulation.wins, simulation.win_intervals, strict=True):
        assert 0 <= low <= share <= high <= 1
        assert high - low < 0.35
    narrow = ws.simulate("sealed", 3, games=400, seed=2, workers=1).win_intervals
    assert all(high - low < 0.1 for low, high in narrow)


def test_a_simulation_is_short_to_print(simulation):
    wins = ", ".join(f"{share:.1%}" for share in simulation.wins)
    assert repr(simulation) == f"<Simulation sealed, 40 games, wins {wins}>"


def test_an_arrow_table_needs_pyarrow(simulation, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ws.WatershedError, match=r"Arrow tables need pyarrow: pip install 'watershed-table\[lab\]'\."):
        simulation.to_arrow()


class Column(list):
    def dictionary_encode(self):
        return self


class PyArrow:
    """As much of pyarrow as we use, if it isn't installed."""

    array = Column

    @staticmethod
    def table(columns, metadata):
        return {name: list(column) for name, column in columns.items()}, metadata


def test_an_arrow_table_has_a_row_for_every_game(simulation, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", PyArrow)
    columns, metadata = simulation.to_arrow()
    per_seat = [f"{what}_{seat}" for seat in range(3) for what in ("bot", "score", "rank")]
    assert list(columns) == ["seed", "moves", *per_seat]
    assert {len(column) for column in columns.values()} == {40}
    assert columns["seed"] == simulation.seeds.tolist()
    assert columns["bot_0"] == ["greedy"] * 40
    assert columns["score_2"] == simulation.scores[:, 2].tolist()
    assert columns["rank_1"] == simulation.ranks[:, 1].tolist()
    assert metadata == {"game": "sealed"}


def test_an_arrow_table_of_the_real_library(simulation):
    pytest.importorskip("pyarrow")
    table = simulation.to_arrow()
    assert table.num_rows == 40
    assert table.column("score_0").to_numpy().tolist() == simulation.scores[:, 0].tolist()
    assert np.array_equal(table.column("moves").to_numpy(), simulation.moves)
    assert set(table.column("bot_0").to_pylist()) == {"greedy"}
    assert table.schema.metadata == {b"game": b"sealed"}
