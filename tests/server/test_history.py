"""My matches, my results, the page that I share, and what is left of me after I have deleted my data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update

from watershed.match import Match
from watershed.match.signature import vouched
from watershed.server import devices, sql_tables
from watershed.server import http_schemas as b
from watershed.server import person_schemas as p
from watershed.server import socket_schemas as m
from watershed.server.errors import Refuse
from watershed.server.records import new_token, now, token_hash
from watershed.server.room import LiveMatch
from watershed.server.services import Services

from .older import as_before, begun, played, some_moves
from .tables import listen, token_of, with_services

FULL = 10_000  # moves, more than any game has


async def somebody(services: Services, name: str = "Ann", **more: Any) -> str:
    arrived, _ = await services.tables.people.begin(p.NewPerson(label="Firefox", name=name, **more))
    return arrived.token


async def match_of(services: Services, me: str, moves: int = FULL, others: int = 1, **more: Any) -> LiveMatch:
    """A match of Ann with others, over after enough moves."""
    kinds = ("me", *["other"] * others)
    body: dict[str, Any] = {"me": me, "seats": [{"kind": "me", "name": "Ann"}, *[{"kind": "open"}] * others]}
    seated = await services.tables.create(
        b.NewMatch.model_validate({"game": "flow", "options": {"first": 1}} | body | more)
    )
    live = await services.tables.find(seated.match)
    for name in ("Bob", "Cid", "Dot")[: len(kinds) - 1]:
        await services.tables.join(live, b.Join(name=name))
    await some_moves(services, live, moves)
    return live


def asks(me: str, **more: Any) -> p.MatchesOf:
    return p.MatchesOf.model_validate({"me": me} | more)


def test_my_matches_come_in_pages(database: str) -> None:
    async def work(services: Services) -> None:
        history, me = services.caring.history, await somebody(services)
        await match_of(services, await somebody(services, "Eve"), moves=1)
        made = [(await match_of(services, me, moves=1)).row.match for _ in range(5)]
        seen: list[str] = []
        before: str | None = None
        for count in (2, 2, 1):
            found = await history.matches(asks(me, count=2, before=before))
            assert len(found.matches) == count
            seen += [one.match for one in found.matches]
            before = found.next
        assert (seen, before) == (made[::-1], None)
        assert (await history.matches(asks(me, before="zzzzzzzzzz"))).matches == []

    with_services(database, work)


def test_filters(database: str) -> None:
    async def work(services: Services) -> None:
        history, me = services.caring.history, await somebody(services)
        over = (await match_of(services, me)).row.match
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        alone = (await match_of(services, me, moves=2, others=0, game="flooruler", options={}, seats=seats)).row.match
        waits = (await match_of(services, me, moves=0, others=0, seats=[{"kind": "me"}, {"kind": "open"}])).row.match

        async def found(**more: Any) -> list[str]:
            return [one.match for one in (await history.matches(asks(me, **more))).matches]

        assert await found() == [waits, alone, over]
        assert await found(status="over") == [over]
        assert await found(status="going") == [waits, alone]
        assert await found(game="flooruler") == [alone]
        assert await found(opponents="bots") == [alone]
        assert await found(opponents="people") == [waits, over]
        (said,) = (await history.matches(asks(me, status="over"))).matches
        assert (said.mine, said.your_turn, said.counts) == ([0], False, True)
        assert said.ended is not None
        assert said.ended > said.created

    with_services(database, work)


def test_results_are_counted(database: str) -> None:
    async def work(services: Services) -> None:
        history, me = services.caring.history, await somebody(services)
        lives = [await match_of(services, me, others=others) for others in (1, 2, 2)]
        await match_of(services, me, moves=5)  # goes on
        places = [next(one["place"] for one in live.row.ranking if one["seat"] == 0) for live in lives]
        said = await history.results(me)
        (game,) = said.games
        assert (said.played, game.game, game.played, game.seats, game.best) == (3, "flow", 3, 2.67, min(places))
        assert (said.won, game.won, game.place) == (places.count(1), places.count(1), round(sum(places) / 3, 2))
        assert [(one.kind, one.name, one.played) for one in said.opponents] == [
            ("person", "Bob", 3),
            ("person", "Cid", 2),
        ]
        ahead = sum(live.row.ranking[0]["seat"] == 0 or place_of(live, 0) < place_of(live, 1) for live in lives)
        assert said.opponents[0].ahead + said.opponents[0].behind <= 3
        assert said.opponents[0].ahead == ahead

    with_services(database, work)


def place_of(live: LiveMatch, seat: int) -> int:
    return next(one["place"] for one in live.row.ranking if one["seat"] == seat)


def test_what_does_not_count(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        history, me = services.caring.history, await somebody(services)
        both = [{"kind": "me"}, {"kind": "me"}]
        screen = await match_of(services, me, others=0, seats=both)  # on both sides
        left = await match_of(services, me, moves=4)
        await services.tables.leave(left, b.Leave(token=me, bot="greedy"))
        lesson = await match_of(
            services, me, others=0, seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], options={}, lesson=True
        )
        said = await history.results(me)
        assert (said.played, said.games, said.opponents) == (0, [], [])
        matches = (await history.matches(asks(me))).matches
        assert [(one.match, one.mine, one.counts) for one in matches] == [
            (lesson.row.match, [0], False),
            (screen.row.match, [0, 1], False),
        ], "a seat that was given up is no longer mine"

    with_services(tmp_path, work)


def end_now(services: Services, match: str) -> None:
    """As if a match had ended."""
    places = [{"match": match, "seat": seat, "place": seat + 1, "seats": 3, "at": now()} for seat in range(3)]
    with services.store.engine.begin() as connection:
        connection.execute(update(sql_tables.matches).where(sql_tables.matches.c.match == match).values(status="over"))
        connection.execute(sql_tables.places.insert(), places)


def test_levels_of_bots(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        me = await somebody(services)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
        live = await match_of(services, me, moves=0, others=0, seats=seats, options={})
        end_now(services, live.row.match)
        said = await services.caring.history.results(me)
        found = [(one.kind, one.name, one.played, one.won, one.ahead, one.behind) for one in said.opponents]
        assert found == [("bot", "greedy", 1, 1, 1, 0), ("bot", "random", 1, 1, 1, 0)]

    with_services(tmp_path, work)


def test_the_page_that_i_share(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        history, people, me = services.caring.history, services.tables.people, await somebody(services)
        public = await match_of(services, me, public=True)
        hidden = await match_of(services, me, others=2)
        first = (await people.share(p.ShareResults(me=me, shared=True))).page
        assert first == (await people.share(p.ShareResults(me=me, shared=True))).page, "asking twice is once"
        said = await history.page(str(first))
        assert (said.name, said.results.played) == ("Ann", 2)
        assert [(one.match, one.seat, one.names) for one in said.matches] == [(public.row.match, 0, ["Ann", "Bob"])]
        assert [(one.name, one.played) for one in said.results.opponents] == [("Bob", 1)]
        everything = said.model_dump_json()
        device = await people.device(me)
        for secret in (hidden.row.match, "Cid", me, device.person, device.device):
            assert secret not in everything
        await people.share(p.ShareResults(me=me, shared=False))
        second = (await people.share(p.ShareResults(me=me, shared=True))).page
        assert second != first
        for nobody in (str(first), device.person, "x", "ü", "a" * 500):
            with pytest.raises(Refuse) as refused:
                await history.page(nobody)
            assert (refused.value.status, refused.value.code) == (404, "no-such-page")

    with_services(tmp_path, work)


# deleting


def test_deleting_leaves_matches_that_verify(database: str) -> None:
    async def work(services: Services) -> None:
        me = await somebody(services, language="fr")
        live = await match_of(services, me, public=True)
        await services.play.chat(live, 0, m.Say(type="chat", id="a", text="a secret of mine"))
        await services.play.chat(live, 1, m.Say(type="chat", id="b", text="well played"))
        await services.store.write(lambda connection: also_kept(connection, live.row.match))
        page = str((await services.tables.people.share(p.ShareResults(me=me, shared=True))).page)
        before = json.loads(await services.endings.log(live.row.match))
        who = (await services.tables.people.device(me)).person
        deleted, ended = await services.caring.eraser.delete(me)
        await services.caring.announce(ended)
        assert (deleted.matches, deleted.given_up, deleted.lines) == (1, 0, 1)
        await nothing_is_left(services, who, live)
        text_after = await services.endings.log(live.row.match)
        after = json.loads(text_after)
        assert (before["names"], after["names"]) == (["Ann", "Bob"], ["Ancien joueur", "Bob"])
        assert vouched(after).how == "signed"
        assert Match.from_json(text_after).over
        assert (after["moves"], after["tables"]) == (before["moves"], before["tables"])
        assert live.match.names[0] == "Ancien joueur", "also where the match is open"
        assert [line.text for line in await services.store.chat(live.row.match)] == ["well played"]
        with pytest.raises(Refuse, match="signed out"):
            await services.tables.people.who(me)
        with pytest.raises(Refuse, match="Nobody shares"):
            await services.caring.history.page(page)

    with_services(database, work)


def also_kept(connection: Connection, match: str) -> None:
    """Two reports, of Ann and by her, and her webhook."""
    report = {"match": match, "line": 1, "reason": "spam", "at": now(), "state": "open"}
    of_ann = report | {"seat": 0, "name": "Ann", "text": "a secret of mine", "by_seat": 1, "note": ""}
    by_ann = report | {"seat": 1, "name": "Bob", "text": "well played", "by_seat": 0, "note": "says 'Ann'"}
    connection.execute(insert(sql_tables.reports), [of_ann, by_ann])
    hook = {"url": "https://hooks.example/ann", "secret": "0" * 64, "by": "Ann", "address": "", "language": "en"}
    connection.execute(insert(sql_tables.webhooks), hook | {"match": match, "phase": "begun"})


async def nothing_is_left(services: Services, person: str, *lives: LiveMatch) -> None:
    """Of Ann, in any table."""

    def work(connection: Connection) -> None:
        for table in sql_tables.metadata.sorted_tables:
            rows = select(table)
            if "match" in table.c:
                rows = rows.where(table.c.match.in_([live.row.match for live in lives]))
                assert "'Ann'" not in str(connection.execute(rows).all()), table.name
            for column in ("person", "after_person"):
                if column in table.c:
                    assert not connection.execute(select(table).where(table.c[column] == person)).all()

    await services.store.read(work)


def test_deleting_gives_up_what_goes_on(database: str) -> None:
    async def work(services: Services) -> None:
        me = await somebody(services)
        clock = {"by": "game", "bank": 600, "increment": 0, "then": "greedy"}
        goes_on, with_clock = await match_of(services, me, moves=5), await match_of(services, me, moves=5, clock=clock)
        waits = await match_of(services, me, moves=0, others=0, seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}])
        left = await match_of(services, me, moves=5, others=2)
        await services.tables.leave(left, b.Leave(token=me, bot="greedy"))
        ear = listen(goes_on, 0)
        who = (await services.tables.people.device(me)).person
        deleted, ended = await services.caring.eraser.delete(me)
        await services.caring.announce(ended)
        assert (deleted.matches, deleted.given_up) == (4, 3)
        await nothing_is_left(services, who, goes_on, with_clock, waits, left)
        assert ear.dropped == 1
        found = {live.row.match: live.seats[0] for live in (goes_on, with_clock, waits, left)}
        assert [seat.kind for seat in found.values()] == ["open", "bot", "open", "bot"]
        assert [seat.after_name for seat in found.values()] == ["Former player", "Former player", None, "Former player"]
        joined = await services.tables.join(goes_on, b.Join(name="Eve"))
        assert joined.seat == 0

    with_services(database, work)


def test_names_stay_different(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        ann, bob = await somebody(services), await somebody(services, "Bob")
        live = await match_of(services, ann, moves=0, others=0, seats=[{"kind": "me", "name": "Ann"}, {"kind": "open"}])
        await services.tables.join(live, b.Join(name="Bob", me=bob))
        await some_moves(services, live, FULL)
        for me in (ann, bob):
            await services.caring.announce((await services.caring.eraser.delete(me))[1])
        assert [seat.name for seat in live.seats] == ["Former player", "Former player 2"]

    with_services(tmp_path, work)


def test_a_rematch_no_longer_keeps_a_seat(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        me = await somebody(services)
        live = await match_of(services, me)
        bob = new_token()
        await services.tables.people.begin(p.NewPerson(label="Firefox"))
        with services.store.engine.begin() as connection:
            here = sql_tables.seats.c.match == live.row.match, sql_tables.seats.c.seat == 1
            connection.execute(update(sql_tables.seats).where(*here).values(token_hash=token_hash(bob)))
        services.tables.forget(live)
        live = await services.tables.find(live.row.match)
        again = await services.tables.find((await services.tables.rematch(live, bob)).match)
        assert (again.seats[0].kind, again.seats[0].name) == ("open", "Ann")
        await services.caring.announce((await services.caring.eraser.delete(me))[1])
        assert (again.seats[0].kind, again.seats[0].reserved) == ("open", None)
        assert again.seats[0].name != "Ann"

    with_services(tmp_path, work)


def test_deleting_goes_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        me = await somebody(services)
        live = await match_of(services, me, moves=5)
        who = (await services.tables.people.device(me)).person

        async def fails(*_: Any) -> bool:
            raise RuntimeError("the server is killed")

        with monkeypatch.context() as patch:
            patch.setattr(services.tables, "abandon", fails)
            deleted, _ = await services.caring.eraser.delete(me)
        assert deleted.given_up == 0
        assert live.seats[0].kind == "person"
        await services.caring.look()
        live = await services.tables.find(live.row.match)
        assert live.seats[0].kind == "open"
        await nothing_is_left(services, who, live)

    with_services(tmp_path, work)


# an upgrade


def test_matches_from_before_are_claimed_and_counted(database: str) -> None:
    over, goes_on = played(database, FULL), played(database, 5)
    as_before(database)

    async def work(services: Services) -> None:
        tokens = [token_of(over, 0), token_of(goes_on, 1)]
        me = await somebody(services, tokens=tokens)
        said = (await services.caring.history.matches(asks(me))).matches
        assert {one.match: (one.mine, one.counts) for one in said} == {
            over.row.match: ([0], True),
            goes_on.row.match: ([1], False),
        }
        results = await services.caring.history.results(me)
        place = place_of(over, 0)
        assert [(game.played, game.place) for game in results.games] == [(1, place)]
        live = await services.tables.find(goes_on.row.match)
        assert (await services.tables.admit(live, me))[0] == 1
        await begun(services)

    with_services(database, work)


# who was not seen for long


def test_people_without_a_seat_are_forgotten(database: str) -> None:
    async def work(services: Services) -> None:
        idle, busy, new = [await somebody(services, name) for name in ("Idle", "Busy", "New")]
        live = await match_of(services, busy, moves=1)
        people, long_ago = services.tables.people, now().replace(year=2020)
        for me in (idle, busy):
            one = (await people.device(me)).person
            changed = update(sql_tables.people).where(sql_tables.people.c.person == one).values(seen=long_ago)
            await people.write(lambda connection, changed=changed: connection.execute(changed))
        await services.caring.look()
        assert (await people.who(busy)).name == "Busy"
        assert (await people.who(new)).name == "New"
        with pytest.raises(Refuse, match="signed out"):
            await people.who(idle)
        assert (await people.seats(busy))[0].match == live.row.match

    with_services(database, work)


def test_people_are_forgotten_as_fast_as_they_come(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "AT_ONCE", 3)

    async def work(services: Services) -> None:
        people, long_ago = services.tables.people, now().replace(year=2020)
        idle = [await somebody(services, "Idle") for _ in range(8)]
        who = [(await people.device(me)).person for me in idle]
        changed = update(sql_tables.people).where(sql_tables.people.c.person.in_(who)).values(seen=long_ago)
        await people.write(lambda connection: connection.execute(changed))
        await services.caring.look()
        left = select(sql_tables.people.c.person).where(sql_tables.people.c.person.in_(who))
        assert await people.store.read(lambda connection: connection.execute(left).all()) == []

    with_services(database, work)


def test_an_old_link_opens_nothing(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        people, me = services.tables.people, await somebody(services)
        code = (await people.link(me)).code
        past = now().replace(year=2020)
        await people.write(lambda connection: connection.execute(update(sql_tables.arrivals).values(until=past)))
        for attempt in (people.look(code), people.arrive(p.Arrive(code=code, label="Phone"))):
            with pytest.raises(Refuse, match="used already") as refused:
                await attempt
            assert (refused.value.status, refused.value.code) == (401, "bad-code")

    with_services(tmp_path, work)


def test_a_device_is_noted_once_an_hour(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        people, me = services.tables.people, await somebody(services)
        first = (await people.device(me)).seen
        assert (await people.device(me)).seen == first
        past = first.replace(year=2020)
        await people.write(lambda connection: connection.execute(update(sql_tables.devices).values(seen=past)))
        await people.device(me)
        assert (await people.device(me)).seen > first

    with_services(tmp_path, work)
