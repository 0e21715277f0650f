"""A state is put together from parts that several clients share. Everybody gets what is right for their own seat."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from watershed import games
from watershed.kit.messages import as_json
from watershed.server import serialize
from watershed.server import socket_schemas as m
from watershed.server.room import LiveMatch
from watershed.server.services import Services

from .tables import new_table, play_move, with_services


def check(live: LiveMatch, seat: int | None, text: str, after: int) -> m.State:
    """The text is a State as declared, and each part is the seat's own."""
    said = json.loads(text)
    state = m.State.model_validate(said | {"from_": said.pop("from")})
    deciding = seat is not None and seat in live.match.waiting
    moves = [(move.words, as_json(move.message)) for move in live.match.moves(seat)] if deciding else []
    entries = [(line.move, as_json(line.message)) for line in live.match.entries(seat, after)]
    assert (state.seat, state.seq, state.from_) == (seat, live.seq, after)
    assert state.view == json.loads(json.dumps(live.match.view(seat)))
    assert state.summary == serialize.live_summary(live)
    assert [(move.words, move.say) for move in state.moves] == moves
    assert [(line.move, line.say) for line in state.entries] == entries
    listed = sorted(words for every in state.refusals.values() for words in every)
    assert listed == (sorted(live.match.refusals(seat)) if deciding else [])
    return state


@pytest.mark.parametrize("game", games())
def test_every_state_is_worked_out_for_its_seat(tmp_path: Path, game: str) -> None:
    async def work(services: Services) -> None:
        live = await new_table(services, "me", "other", "other", game=game, options={})
        luck, offers = random.Random(2), set()
        for number in range(40):
            everybody = [*range(3), None]
            after = max(0, live.match.length - 1)
            for seat, text in serialize.states(live, everybody, after).items():
                state = check(live, seat, text, after)
                offers.add(bool(state.moves))
            if live.match.over:
                break
            turn = luck.choice(live.match.waiting)
            move = luck.choice(live.match.moves(turn))
            await services.play.move(live, turn, play_move(live, move.words, f"m{number}"))
        assert offers == {True, False}

    with_services(tmp_path, work)
