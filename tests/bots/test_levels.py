"""Bots by name, and searches with a given budget."""

import pytest

import watershed as ws
from watershed.bots.levels import BOTS, LEVELS, about, level, level_with_budget
from watershed.bots.searcher import Budget
from watershed.bots.seat import SeatedBot
from watershed.kit.game import game
from watershed.kit.messages import LANGUAGES, Reader, Speaker, catalogue


def test_a_search_is_named_by_its_budget():
    assert level_with_budget("search:2000").budget == Budget(2000)
    assert level_with_budget("search:1.5s").budget == Budget(seconds=1.5)
    assert level_with_budget(" search:2s").budget == Budget(seconds=2.0)
    for name in BOTS:
        assert level_with_budget(name) == level(name)


@pytest.mark.parametrize(
    "words", ["search", "search:", "search:0", "search:0s", "search:-3", "search:1e9", "search:9999s", "search:1m", "x"]
)
def test_what_is_not_a_bot_is_refused(words):
    with pytest.raises(ws.BadSetup, match=r"search.*, not|no bot called"):
        level_with_budget(words)


def test_people_cannot_ask_for_any_budget():
    """The web table takes the names of levels only."""
    with pytest.raises(ws.BadSetup, match="no bot called"):
        level("search:2000")


def test_the_levels_are_for_people():
    assert list(LEVELS) == ["apprentice", "citizen", "statesman", "sage"]
    for name in LEVELS:
        for language in LANGUAGES:
            assert catalogue().has(f"level-{name}", language)
            said = Speaker(Reader(language)).say(about(name))
            assert said.endswith(".")
            assert said.count(".") == 1
    assert "about 2 seconds" in Speaker(Reader("en")).say(about("sage")), "the seconds are those of its budget"
    with pytest.raises(ws.BadSetup, match="no bot called"):
        SeatedBot("genius", game("flow"), 1)
    with pytest.raises(ws.BadSetup, match="thinks about every move"):
        ws.simulate("flow", games=1, bots="sage")
    with pytest.raises(ValueError, match="budget"):
        Budget()
