"""What one server is made of, handed to its routes."""

from __future__ import annotations

from dataclasses import dataclass

from .analysing import Analyst
from .bot_pool import Workers
from .caring import Caring
from .cluster import Neighbours
from .endings import Endings
from .importing import Importer
from .limits import Buckets, Connections
from .lobby import Tables
from .match_service import Play
from .notes import Notes
from .notices.service import Notices
from .open_tables import OpenTables
from .pubsub import wire_of
from .reporting import Reports
from .scheduler import Watch
from .settings import Settings
from .signing import Signer
from .standing_in import StandingIn
from .store import Store
from .tidying import Tidier
from .turns import Turns


@dataclass(frozen=True)
class Services:
    settings: Settings
    store: Store
    tables: Tables
    workers: Workers
    play: Play
    addresses: Buckets
    connections: Connections
    watch: Watch
    neighbours: Neighbours
    analyst: Analyst
    endings: Endings
    turns: Turns
    signer: Signer
    open_tables: OpenTables
    standing: StandingIn
    importer: Importer
    tidier: Tidier
    caring: Caring
    notices: Notices
    reports: Reports
    notes: Notes

    @classmethod
    def of(cls, settings: Settings) -> Services:
        store, wire = Store(settings.database), wire_of(settings.redis)
        tables, workers = Tables(settings, store, wire), Workers(settings.bot_workers)
        play = Play(tables, workers)
        watch = Watch(store, tables, play, settings.watch_every, alone=wire.alone)
        addresses, connections = Buckets(settings.requests), Connections(settings.sockets)
        standing = StandingIn(store, tables, play, settings)
        neighbours, analyst = Neighbours(tables, play, standing), Analyst(store, workers)
        signer = Signer(store, settings.address)
        importer = Importer(store, tables.library, signer)
        by_themselves = Tidier(store, tables, settings), Caring(tables), Notices(store, tables, settings, play)
        opened = OpenTables(store, tables), standing, importer, *by_themselves, Reports(store, tables), Notes(store)
        ends = Endings(store, tables, signer), Turns(settings.connections), signer, *opened
        return cls(settings, store, tables, workers, play, addresses, connections, watch, neighbours, analyst, *ends)
