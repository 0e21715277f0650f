"""What one server is made of, handed to its routes."""

from __future__ import annotations

from dataclasses import dataclass

from .bots import Workers
from .limits import Buckets
from .playing import Play
from .settings import Settings
from .store import Store
from .tables import Tables


@dataclass(frozen=True)
class Services:
    settings: Settings
    store: Store
    tables: Tables
    workers: Workers
    play: Play
    addresses: Buckets

    @classmethod
    def of(cls, settings: Settings) -> Services:
        store = Store(settings.database)
        tables, workers = Tables(settings, store), Workers(settings.bot_workers)
        return cls(settings, store, tables, workers, Play(tables, workers), Buckets(settings.requests))
