"""A mail server with real habits: it limits letters per connection, defers recipients and breaks connections."""

from __future__ import annotations

import random
from asyncio import sleep
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from email import message_from_bytes
from typing import Any
from zlib import crc32

from aiosmtpd.controller import Controller

from workers.embedded_servers import find_free_port


@dataclass
class Habits:
    """The habits of a server."""

    per_connection: int = 20
    """Letters per connection. The next one gets 421."""
    greylisted: int = 3
    """One in so many recipients is deferred."""
    greylisted_for: timedelta = timedelta(seconds=60)
    hangs_up: float = 0.02
    """The share of letters during which the connection breaks, at any point."""
    seconds_each: float = 0.0
    seed: int = 1


@dataclass
class StrictServer:
    """Listens until it goes away, and again when it is back."""

    clock: Callable[[], datetime]
    habits: Habits = field(default_factory=Habits)
    port: int = field(default_factory=find_free_port)
    arrived: Counter[str] = field(default_factory=Counter)
    """The number of arrivals of each letter, by Message-ID."""
    unsaid: set[str] = field(default_factory=set)
    """Letters that were stored without a reply to their sender: the one window that SMTP leaves open."""
    connections: int = 0
    first_seen: dict[str, datetime] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.chance = random.Random(self.habits.seed)

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def come(self) -> None:
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self.controller.start()

    def go(self) -> None:
        self.controller.stop()

    async def handle_EHLO(  # noqa: N802 - the library calls it by this name and with these
        self, _server: Any, session: Any, _envelope: Any, hostname: str, answers: list[str]
    ) -> list[str]:
        self.connections += 1
        session.host_name, session.letters = hostname, 0
        return answers

    async def handle_MAIL(  # noqa: N802 - likewise
        self, server: Any, session: Any, envelope: Any, address: str, told: list[str]
    ) -> str:
        if session.letters >= self.habits.per_connection:
            return "421 4.7.0 too many letters over this connection"
        session.letters += 1
        envelope.ends_at = self.chance.choice("abc") if self.chance.random() < self.habits.hangs_up else ""
        if envelope.ends_at == "a":
            server.transport.close()
        envelope.mail_from = address
        envelope.mail_options.extend(told)
        return "250 go on"

    async def handle_RCPT(  # noqa: N802 - likewise
        self, _server: Any, _session: Any, envelope: Any, address: str, _told: list[str]
    ) -> str:
        now = self.clock()
        waited = now - self.first_seen.setdefault(address, now)
        if crc32(address.encode()) % self.habits.greylisted == 0 and waited < self.habits.greylisted_for:
            return "450 4.2.0 greylisted, come again later"
        envelope.rcpt_tos.append(address)
        return "250 known"

    async def handle_DATA(self, server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - likewise
        if self.habits.seconds_each:
            await sleep(self.habits.seconds_each)
        name = message_from_bytes(envelope.content)["Message-ID"]
        if envelope.ends_at == "b":
            server.transport.close()
            return "451 nobody hears this"
        self.arrived[name] += 1
        if envelope.ends_at == "c":
            self.unsaid.add(name)
            server.transport.close()
        return "250 kept"
