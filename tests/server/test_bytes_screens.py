"""Patchistory over real sockets: no byte tells what is behind a screen.

Hands, tiles, prosperity cards and goods; and every kind of sealed answer: movement plans, thumbs, minerals, prosperity
cards, votes, and the bids of two players.
"""

from __future__ import annotations

import dataclasses
import random
from pathlib import Path

import pytest

from watershed.games.patchistory.names import Good
from watershed.games.patchistory.notation import position
from watershed.match import Match
from watershed.server.room import LiveMatch

from ..games.patchistory.scene import EDITION
from ..games.patchistory.test_screens import with_other_goods
from ..games.patchistory.test_secrets import SEALED
from .test_bytes import asked, everything, post, running
from .test_secrets import redealt

# A plan of as many steps: how often somebody chose is seen, as it is where people sit together.
OTHER_PLAN = ["worker e6", "room e7"]


def laid(live: LiveMatch, kind: str, answer: int | None = None) -> LiveMatch:
    """The match at a position where nobody has answered, or the first seat has given one of two sealed answers."""
    start, _, *answers = SEALED[kind]
    scene = start()
    for seat in range(int(scene.table.seats)):
        scene.table.goods[seat, Good.FOOD : Good.VOTES + 1] += 3
    match = Match.from_position("patchistory", position(EDITION, scene.table), EDITION)
    if kind == "move":
        answers[1] = OTHER_PLAN
    for words in [] if answer is None else answers[answer]:
        match.play(words, 0)
    return dataclasses.replace(live, clients=set(), match=match)


@pytest.mark.parametrize("kind", SEALED)
def test_no_byte_tells_what_is_behind_a_screen(tmp_path: Path, kind: str) -> None:
    with running(tmp_path) as (services, port):
        seats = int(SEALED[kind][0]().table.seats)
        made = post(port, "/api/matches", {"game": "patchistory", "seats": [{"kind": "me"}] * seats, "public": True})
        match, luck = made["match"], random.Random(5)
        tokens = [made["token"], *(place["token"] for place in made["more"]), None]
        everything(port, match, tokens[0], [])
        live = services.tables.live[match]

        def heard(table: LiveMatch, seat: int, questions: list[dict[str, object]]) -> list[str]:
            services.tables.live[match] = table
            return everything(port, match, tokens[seat], questions)

        before, one, other = laid(live, kind), laid(live, kind, 0), laid(live, kind, 1)
        assert 0 in one.match.sealed
        assert one.match.sealed == other.match.sealed, "those with one answer have given it"
        assert one.match.table_bytes != other.match.table_bytes
        for seat in range(1, seats + 1):
            questions = asked(one, luck)
            true = heard(one, seat, questions)
            assert heard(other, seat, questions) == true, "the answer shows"
            viewer = seat if seat < seats else None
            for table in (before, one):
                questions = asked(table, luck)
                true = heard(table, seat, questions)
                richer = dataclasses.replace(table, match=with_other_goods(table.match, viewer, luck))
                assert heard(richer, seat, questions) == true, "goods show"
                dealt = redealt(table, viewer or 0, seed=7)
                assert dealt.match.table_bytes != table.match.table_bytes
                assert heard(dealt, seat, questions) == true, "hands or decks show"
        assert heard(one, 0, []) != heard(other, 0, []), "those who have answered see their answer"
