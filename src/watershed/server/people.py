"""People without accounts: a person is whoever has the token of one of their devices. docs/protocol.md says how."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, update

from . import checks, devices
from . import person_schemas as p
from .devices import PEOPLE, signed_out
from .errors import NotStored, Refuse
from .records import DeviceRow, PersonRow, SeatRow, now
from .store import Store
from .write_batch import Conflict

T = TypeVar("T")


class Sitting(NamedTuple):
    """Who sits down: the columns of a seat."""

    person: str | None = None
    device: str | None = None


NOBODY = Sitting()


class Ended(NamedTuple):
    """What else has to hear that a device was signed out, or that seats have changed."""

    devices: Sequence[str]
    matches: Sequence[str]


class People:
    """Asks the database each time: another server may have signed a device out."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # who is asking

    async def read(self, me: str, work: Callable[[Connection, DeviceRow], T]) -> T:
        """Read something for a device, in one moment. Now and then it is noted that it was seen."""

        def both(connection: Connection) -> tuple[DeviceRow, T]:
            found = devices.device_of(connection, me)
            if found is None:
                raise signed_out()
            return found, work(connection, found)

        device, said = await self.store.read(both)
        if now() - device.seen > devices.SEEN_EVERY:
            with contextlib.suppress(NotStored):
                await self.write(lambda connection: devices.note_seen(connection, device))
        return said

    async def device(self, me: str) -> DeviceRow:
        """The device that a token is of."""
        return await self.read(me, lambda _, device: device)

    async def sitting(self, me: str | None) -> Sitting:
        """Who sits down, if they say so."""
        if me is None:
            return NOBODY
        found = await self.device(me)
        return Sitting(found.person, found.device)

    async def seats_at(self, match: str, me: str) -> list[tuple[str, int]]:
        """The seats that a device opens at a match, each with the device."""
        return await self.store.read(lambda connection: devices.seats_at(connection, match, me))

    async def seats(self, me: str) -> list[SeatRow]:
        """The seats of a device's person: those of matches that go on first, the newest of the others."""
        return await self.read(me, lambda connection, device: devices.newest_seats(connection, device.person))

    async def who(self, me: str) -> p.Me:
        return await self.read(me, _said)

    async def said(self, device: DeviceRow) -> p.Me:
        return await self.store.read(lambda connection: _said(connection, device))

    # coming

    async def begin(self, asked: p.NewPerson) -> tuple[p.Arrived, Ended]:
        """A new person on their first device."""
        checks.name(asked.label)
        checks.name(asked.name)

        def work(connection: Connection) -> tuple[DeviceRow, str, list[str]]:
            person = devices.add_person(connection, asked.name, asked.language)
            device, token = devices.add_device(connection, person.person, asked.label)
            return device, token, [match for match, _ in devices.claim(connection, device, asked.tokens)]

        device, token, brought = await self.write(work)
        return p.Arrived(token=token, me=await self.said(device), brought=len(brought)), Ended([], brought)

    async def claim(self, asked: p.Claim) -> tuple[p.Claimed, Ended]:
        device = await self.device(asked.me)

        def work(connection: Connection) -> list[tuple[str, int]]:
            devices.check(connection, device)
            return devices.claim(connection, device, asked.tokens)

        found = await self.write(work)
        said = p.Claimed(seats=[p.SeatAt(match=match, seat=seat) for match, seat in found])
        return said, Ended([], [match for match, _ in found])

    async def link(self, me: str) -> p.LinkMade:
        """A link to this person for another device."""
        device = await self.device(me)

        def work(connection: Connection) -> tuple[str, datetime]:
            devices.check(connection, device)
            return devices.add_link(connection, device.person)

        code, until = await self.write(work)
        return p.LinkMade(code=code, until=until.isoformat(), minutes=devices.LINK_FOR.seconds // 60)

    async def cancel_links(self, me: str) -> p.LinksCancelled:
        """End all links to this person that nobody has used yet."""
        device = await self.device(me)

        def work(connection: Connection) -> int:
            devices.check(connection, device)
            return devices.cancel_links(connection, device.person)

        return p.LinksCancelled(cancelled=await self.write(work))

    async def look(self, code: str) -> p.LinkSaid:
        name, matches = await self.store.read(lambda connection: devices.link_said(connection, code))
        return p.LinkSaid(name=name, matches=matches)

    async def arrive(self, asked: p.Arrive) -> tuple[p.Arrived, Ended]:
        """Another device of the person whom a link is of. Who this device was before becomes the same person."""
        checks.name(asked.label)

        def work(connection: Connection) -> tuple[DeviceRow, str, int, Ended]:
            before = devices.device_of(connection, asked.me) if asked.me else None
            if asked.me and before is None:
                raise signed_out()
            person = devices.redeem(connection, asked.code, before)
            device, token = devices.add_device(connection, person, asked.label)
            brought, given_up = devices.merge(connection, before, device) if before else ([], [])
            devices.check_count(connection, device.person)
            brought += [match for match, _ in devices.claim(connection, device, asked.tokens)]
            return device, token, len(brought), Ended([before.device] if before else [], [*brought, *given_up])

        device, token, brought, ended = await self.write(work)
        return p.Arrived(token=token, me=await self.said(device), brought=brought), ended

    # changing

    async def rename(self, asked: p.Rename) -> p.Me:
        """The name for seats from now on; those that are taken keep theirs."""
        checks.name(asked.name)
        values = {"name": asked.name} | ({"language": asked.language} if asked.language else {})
        return await self._change(asked.me, values)

    async def share(self, asked: p.ShareResults) -> p.Me:
        """Show the results to everybody with the link, or to nobody. Shared again, they have another link."""
        found = await self.who(asked.me)
        page = (found.page or devices.new_page_id()) if asked.shared else None
        return await self._change(asked.me, {"page": page})

    async def _change(self, me: str, values: Mapping[str, str | None]) -> p.Me:
        device = await self.device(me)
        changed = update(PEOPLE).where(PEOPLE.c.person == device.person).values(values)

        def work(connection: Connection) -> None:
            devices.check(connection, device)
            connection.execute(changed)

        await self.write(work)
        return await self.said(device)

    async def revoke(self, asked: p.Revoke) -> tuple[p.Me, Ended]:
        """Sign a device out: another one, or this one."""
        device = await self.device(asked.me)

        def work(connection: Connection) -> tuple[PersonRow, list[DeviceRow], set[str]]:
            person, found = devices.hold(connection, device)
            ends = devices.among(found, asked.device)
            matches = devices.sign_out(connection, ends)
            return person, [one for one in found if one is not ends], matches

        person, left, matches = await self.write(work)
        return me_said(person, left, device.device), Ended([asked.device], sorted(matches))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Write in one transaction, and return what comes of it."""
        found: list[T] = []
        try:
            await self.store.write(lambda connection: found.append(work(connection)))
        except Conflict:
            raise Refuse(409, "out-of-date", "error-me-changed") from None
        return found[0]


def _said(connection: Connection, device: DeviceRow) -> p.Me:
    person, all_devices = devices.person_of(connection, device)
    return me_said(person, all_devices, device.device)


def me_said(person: PersonRow, all_devices: Sequence[DeviceRow], here: str) -> p.Me:
    return p.Me(
        name=person.name,
        language="fr" if person.language == "fr" else "en",
        made=person.made.isoformat(),
        page=person.page,
        devices=[
            p.DeviceSaid(
                device=one.device,
                label=one.label,
                made=one.made.isoformat(),
                seen=one.seen.isoformat(),
                here=one.device == here,
            )
            for one in all_devices
        ],
    )
