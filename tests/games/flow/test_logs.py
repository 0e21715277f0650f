"""The recorded game in which an effect gains The Future; tests/games/test_logs.py replays all of them."""

from watershed.match import Match

from ..recording import LOGS


def test_the_future_is_gained_in_a_recorded_game():
    match = Match.from_json((LOGS / "flow" / "logs" / "future-gained.json").read_text(encoding="utf-8"))
    gained = [entry for entry in match.journal if entry.kind == "gained"]
    assert gained[-1].data["card"] == "the-future"
