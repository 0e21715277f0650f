"""What one server is made of, handed to its routes."""

from __future__ import annotations

from dataclasses import dataclass

from .bots import Workers
from .limits import Buckets
from .playing import Play
from .settings import Settings
from .store import Store
from .tables import Tables
from .watch import Watch


@dataclass(frozen=True)
class Services:
    settings: Settings
    store: Store
    tables: Tables
    workers: Workers
    play: Play
    addresses: Buckets
    watch: Watch

    @classmethod
    def of(cls, settings: Settings) -> Services:
        store = Store(settings.database)
        tables, workers = Tables(settings, store), Workers(settings.bot_workers)
        play = Play(tables, workers)
        watch = Watch(store, tables, play, settings.watch_every, alone=True)
        return cls(settings, store, tables, workers, play, Buckets(settings.requests), watch)
