"""The parts an application is put together from; every face and job reaches them here."""

from dataclasses import dataclass, field
from typing import cast

from flask import Flask, current_app

from service.core.cache import Shelf
from service.core.ports import Bell, Chance, Clock, Mailer, Messenger, Watch
from service.core.rate_limit import Counter
from service.core.settings import Settings
from service.core.stream_limit import Places

NAME = "procaccio"


@dataclass(frozen=True, kw_only=True)
class Parts:
    settings: Settings
    clock: Clock
    chance: Chance
    bell: Bell
    watch: Watch
    mailer: Mailer
    messenger: Messenger
    places: Places
    counter: Counter
    shelf: Shelf[bytes] = field(default_factory=Shelf)


def install(app: Flask, fitted: Parts) -> None:
    app.extensions[NAME] = fitted


def parts() -> Parts:
    """The parts of the application at work, in a request or in a worker."""
    return cast("Parts", current_app.extensions[NAME])
