"""The dependencies of the application. API, pages and tasks get them here."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, cast

from flask import Flask, current_app

from service.platform.cache import VersionedCache
from service.platform.ports import (
    Clock,
    Mailer,
    Messenger,
    Notify,
    RandomSource,
    SendTask,
    SubscriptionSource,
)
from service.platform.rate_limit import RateCounter
from service.platform.settings import Settings
from service.platform.stream_limit import StreamLimit

EXTENSION = "procaccio"
PAGES = 6_000_000  # bytes: some 400 compressed pages


class RenderedPage(NamedTuple):
    """A rendered page as it was sent."""

    squeezed: bytes
    headers: Mapping[str, str]


@dataclass(frozen=True, kw_only=True)
class Deps:
    settings: Settings
    clock: Clock
    chance: RandomSource
    send_task: SendTask
    notify: Notify
    subscriptions: SubscriptionSource
    mailer: Mailer
    messenger: Messenger
    places: StreamLimit
    counter: RateCounter
    shelf: VersionedCache[bytes] = field(default_factory=VersionedCache)
    drawn: VersionedCache[RenderedPage] = field(
        default_factory=lambda: VersionedCache(PAGES, weigh=lambda page: len(page.squeezed))
    )


def install_deps(app: Flask, fitted: Deps) -> None:
    app.extensions[EXTENSION] = fitted


def deps() -> Deps:
    """Return the dependencies of the current application, in a request or in a worker."""
    return cast("Deps", current_app.extensions[EXTENSION])
