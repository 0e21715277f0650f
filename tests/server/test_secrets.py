"""No secret leaves the server: every byte sent to a seat is the same on a table and on any redeal of it."""

from __future__ import annotations

import json
import random
from pathlib import Path

from watershed.server import endings, says
from watershed.server.live_match import LiveMatch, replay
from watershed.server.services import Services
from watershed.server.tables import broadcast, presence

from .tables import Listener, listen, new_table, play_move, with_services


def redealt(live: LiveMatch, seat: int, seed: int) -> LiveMatch:
    """The same match with everything changed that the seat may not know; its row too, but for the commitment."""
    match, movers = replay(live.row, live.seats, live.steps)
    match.game.rules["redeal"](match._book, match.table, seat, seed)
    return LiveMatch(live.row, live.seats, match, movers, live.steps, match.journal)


def all_said(live: LiveMatch, seat: int | None) -> list[str]:
    """Everything that the server can say to one seat about a table."""
    ear: Listener = listen(live, seat)
    for after in {0, max(0, len(live.match.played) - 1)}:
        broadcast(live, after)
    presence(live)
    live.clients.clear()
    summary = says.my_summary(live.row, live.seats, {seat}, seat or 0).model_dump_json()
    whys = [str(live.match.why_not(words, seat)) for words in ("harvest", "complete", "snipe 1", "invest 1 1")]
    return [*ear.texts, summary, *whys]


def test_redealt_tables_say_the_same(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other")
        luck, changed = random.Random(4), 0
        while not live.match.over:
            for seat in (0, 1, 2, None) if live.seq % 5 == 0 else ():
                other = redealt(live, seat or 0, seed=100 + live.seq)
                changed += other.match.table_bytes != live.match.table_bytes
                assert all_said(other, seat) == all_said(live, seat)
            turn = live.match.to_move
            assert turn is not None
            move = luck.choice(live.match.moves())
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
            _ = endings.replay(live, len(live.match.played)).model_dump_json()
            ear.texts.append(_)
            move = luck.choice(live.match.moves())
            await services.play.move(live, turn, play_move(live, move.words, f"m{live.seq}"))
        sent = "".join(ear.texts)
        secrets = [str(live.row.seed), live.row.salt, *(seat.token_hash or "" for seat in live.seats)]
        assert all(secret and secret not in sent for secret in secrets)
        assert live.row.commitment in sent
        deck = [int(card) for card in live.match.table.deck]
        assert json.dumps(deck)[1:-1] not in sent
        told = endings.end(live)
        assert (told.seed, told.salt) == (str(live.row.seed), live.row.salt)

    with_services(tmp_path, work)
