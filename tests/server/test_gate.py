"""How many connections there may be: counted by address, and below the number of files that the system allows."""

from __future__ import annotations

import resource

import pytest

from watershed.server.gate import Gate, most_files, room_for


class Guest:
    """Somebody who waits, and leaves when it is asked to."""

    def __init__(self, gate: Gate, address: str) -> None:
        self.gate, self.address, self.ended = gate, address, False

    def end(self) -> None:
        self.ended = True
        self.gate.leave(self.address, socket=False)


def test_the_gate() -> None:
    gate = Gate(in_all=4, each=2, is_in_front=lambda address: address == "proxy")
    assert [gate.enter("a") for _ in range(3)] == [True, True, False]
    gate.becomes_socket("a")
    assert [gate.enter("a") for _ in range(2)] == [True, False], "a socket isn't counted, but three quarters are enough"
    assert [gate.enter("proxy") for _ in range(2)] == [True, False], "nobody waits, so nobody makes way"
    gate.leave("a", socket=True)
    assert gate.enter("proxy")
    guest = Guest(gate, "a")
    gate.waits(guest)
    assert (gate.enter("b"), guest.ended) == (True, True), "who waits longest makes way"


def test_there_is_room_below_the_limit_on_files() -> None:
    for files in (64, 256, 1024, 4096, 65_536):
        room = room_for(files, bot_workers=1)
        assert 0 < room.connections < files
        assert room.round < files
    assert room_for(1024, bot_workers=1).connections > 500


@pytest.mark.parametrize(
    ("own", "allowed", "most", "raised"),
    [
        (1024, 1_000_000, resource.RLIM_INFINITY, 65_536),
        (256, 24_576, resource.RLIM_INFINITY, 24_576),  # macOS, where the kernel has a limit of its own
        (256, 10_240, resource.RLIM_INFINITY, 10_240),
        (256, 5_000, 8_000, 4_096),
        (256, 1_000_000, 512, 512),
        (256, 300, 2_000, 256),
        (9_000, 5_000, 20_000, 9_000),
    ],
)
def test_the_limit_on_files_is_raised_as_far_as_it_goes(
    monkeypatch: pytest.MonkeyPatch, own: int, allowed: int, most: int, raised: int
) -> None:
    set_to = [own]

    def set_limit(_: int, limits: tuple[int, int]) -> None:
        assert limits[1] == most
        if limits[0] > allowed:
            raise ValueError("not allowed")
        set_to.append(limits[0])

    monkeypatch.setattr(resource, "getrlimit", lambda _: (own, most))
    monkeypatch.setattr(resource, "setrlimit", set_limit)
    assert most_files() == set_to[-1] == raised
