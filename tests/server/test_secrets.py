"""No secret leaves the server: every byte sent to a seat is the same on a table and on any redeal of it."""

from __future__ import annotations

import dataclasses
import json
import random
import sys
from pathlib import Path

import pytest
import structlog
from sqlalchemy import text

from watershed.server import endings, serialize
from watershed.server.errors import NotStored
from watershed.server.room import LiveMatch
from watershed.server.services import Services
from watershed.server.serving import keep_log

from .tables import Listener, listen, new_table, play_move, token_of, with_services

WHYS = {
    "flow": ("harvest", "complete", "snipe 1", "invest 1 1"),
    "sealed": ("bid 0", "bid 9", *(f"pick {card}" for card in range(1, 7)), "place 3"),
}


def redealt(live: LiveMatch, seat: int, seed: int) -> LiveMatch:
    """The same match with everything changed that the seat may not know; its row too, but for the commitment."""
    again = dataclasses.replace(live, clients=set(), match=live.match.copy())
    again.match.game.rules.redeal(again.match._book, again.match.table, seat, seed)
    return again


def all_said(live: LiveMatch, seat: int | None) -> list[str]:
    """Everything that the server can say to one seat about a table."""
    ear: Listener = listen(live, seat)
    for after in {0, max(0, len(live.match.played) - 1)}:
        serialize.broadcast(live, after)
    serialize.presence(live)
    live.clients.clear()
    summary = serialize.my_summary(live.row, live.seats, {seat}, seat or 0).model_dump_json()
    whys = [str(live.match.why_not(words, seat)) for words in WHYS[live.row.game] if seat is not None]
    return [*ear.texts, summary, *whys]


@pytest.mark.parametrize("game", ["flow", "sealed"])
def test_redealt_tables_say_the_same(tmp_path: Path, game: str) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other", game=game, options={})
        luck, changed, every = random.Random(4), 0, 5 if game == "flow" else 1
        while not live.match.over:
            for seat in (0, 1, 2, None) if live.seq % every == 0 else ():
                other = redealt(live, seat or 0, seed=100 + live.seq)
                changed += other.match.table_bytes != live.match.table_bytes
                assert all_said(other, seat) == all_said(live, seat)
            turn = luck.choice(live.match.waiting)
            move = luck.choice(live.match.moves(turn))
            await services.play.move(live, turn, play_move(live, move.words, f"m{live.seq}"))
        assert changed, "redealing should have changed something somewhere"

    with_services(tmp_path, work)


def test_nobody_is_told_the_seed_before_the_end(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other")
        ear, luck = listen(live, 0), random.Random(6)
        while not live.match.over:
            turn = live.match.to_move
            assert turn is not None
            ear.texts.append(endings.replay(live, len(live.match.played)).model_dump_json())
            move = luck.choice(live.match.moves())
            await services.play.move(live, turn, play_move(live, move.words, f"m{live.seq}"))
        sent = "".join(ear.texts)
        secrets = [str(live.row.seed), live.row.secret, *(seat.token_hash or "" for seat in live.seats)]
        assert all(secret and secret not in sent for secret in secrets)
        assert live.row.commitment in sent
        deck = [int(card) for card in live.match.table.deck]
        assert json.dumps(deck)[1:-1] not in sent
        told = await services.endings.end(live.row.match)
        assert (told.seed, told.secret) == (str(live.row.seed), live.row.secret)

    with_services(tmp_path, work)


@pytest.mark.parametrize("watched", [True, False])
def test_no_secret_is_in_the_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, watched: bool
) -> None:
    """A failure is logged with its traceback, but without local variables and what was written to the database."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: watched)
    keep_log()

    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other")
        secrets = [str(live.row.seed), str(live.row.secret), *(token_of(live, seat) for seat in (0, 1))]
        try:
            fail(live, secrets)
        except ValueError:
            structlog.get_logger().exception("request failed", path="/api/matches")
        with services.store.engine.begin() as connection:
            connection.execute(text("ALTER TABLE matches RENAME TO lost"))
        try:
            await services.store.add_match(live.row, live.seats)
        except NotStored:
            structlog.get_logger().exception("request failed", path="/api/matches")
        log = capsys.readouterr().err
        assert log.count("request failed") == 2
        assert "on purpose" in log
        assert "INSERT INTO matches" in log
        assert not [secret for secret in secrets if secret in log]

    try:
        with_services(tmp_path, work)
    finally:
        structlog.reset_defaults()


def fail(live: LiveMatch, secrets: list[str]) -> None:
    raise ValueError("on purpose")
