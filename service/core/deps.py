"""The parts an application is put together from; every face and job reaches them here."""

from dataclasses import dataclass, field
from typing import cast

from flask import Flask, current_app

from service.core.cache import VersionedCache
from service.core.ports import Bell, Chance, Clock, Mailer, Messenger, Watch
from service.core.rate_limit import RateCounter
from service.core.settings import Settings
from service.core.stream_limit import StreamLimit

EXTENSION = "procaccio"


@dataclass(frozen=True, kw_only=True)
class Deps:
    settings: Settings
    clock: Clock
    chance: Chance
    bell: Bell
    watch: Watch
    mailer: Mailer
    messenger: Messenger
    places: StreamLimit
    counter: RateCounter
    shelf: VersionedCache[bytes] = field(default_factory=VersionedCache)


def install(app: Flask, fitted: Deps) -> None:
    app.extensions[EXTENSION] = fitted


def deps() -> Deps:
    """The parts of the application at work, in a request or in a worker."""
    return cast("Deps", current_app.extensions[EXTENSION])
