"""All that may be set from outside, read once at start and never changed; `docs/settings.md` is the table for people."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from email.headerregistry import Address
from email.utils import parseaddr
from functools import cached_property
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from environs import Env, EnvValidationError
from limits import parse_many
from marshmallow import ValidationError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from service.core.outside_addresses import networks
from service.core.words import words

PREFIX = "PROCACCIO_"
SHORTEST_SECRET = 32
SECRET = "secret"  # noqa: S105 - the name of the file beside the data, not what is in it
HIGHEST_PORT = 65_535
SHORTEST_THOUGHT, LONGEST_THOUGHT = 10, 10_000


class Misconfigured(ValueError):
    """A setting that cannot be meant; the message names it and says what would be right."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings under their own names; the variable is the name in capitals behind `PROCACCIO_`."""

    data: Path = Path("var")
    database_url: str = ""
    public_url: str = "http://127.0.0.1:8000"
    secret: str = field(default="", repr=False)
    smtp_url: str = field(default="", repr=False)
    smtp_seconds: int = 20
    mail_from: str = "Procaccio <procaccio@localhost>"
    redis_url: str = field(default="", repr=False)
    sign_in_minutes: int = 20
    session_days: int = 90
    rate: str = "600/minute"
    sign_in_rate: str = "20/hour"
    sign_in_mails: int = 5
    keep_mail_days: int = 90
    max_body: int = 262_144
    incoming_mails: int = 60
    imap_url: str = field(default="", repr=False)
    lmtp: str = ""
    proxies: int = 0
    streams: int = 32
    streams_each: int = 4
    stream_seconds: int = 600
    hooks_inside: str = ""
    bot_milliseconds: int = 500
    metrics_key: str = field(default="", repr=False)

    def __post_init__(self) -> None:
        """What follows from the data folder is filled in here, so that a bare `Settings()` is a working one."""
        if not self.database_url:
            place = f"sqlite:///{(self.data / 'procaccio.db').absolute()}"
            object.__setattr__(self, "database_url", place)
        if not self.secret:
            object.__setattr__(self, "secret", kept_secret(self.data / SECRET))

    @classmethod
    def from_env(cls) -> Self:
        """Read `PROCACCIO_*`; every wrong value is named at once, before anything has started."""
        env = Env(eager=False)
        with env.prefixed(PREFIX):
            given = {each.name: read(env, each.name, each.default) for each in fields(cls)}
        try:
            env.seal()
        except EnvValidationError as error:
            raise Misconfigured("\n".join(sentences(error))) from error
        return cls(**given)

    @property
    def secure(self) -> bool:
        """Whether people reach us over TLS; cookies and headers follow it."""
        return self.public_url.startswith("https://")

    @cached_property
    def sender(self) -> Address:
        name, address = parseaddr(self.mail_from)
        return Address(name, addr_spec=address)


def sentences(error: EnvValidationError) -> list[str]:
    """One line for each wrong variable, its name in front."""
    wrong = dict(error.error_messages) if isinstance(error.error_messages, Mapping) else {}
    return [f"{name}: {' '.join(told)}" for name, told in sorted(wrong.items())]


def read(env: Env, name: str, default: Any) -> Any:
    """One variable, of the kind its default has."""
    readers: dict[type, Callable[..., Any]] = {int: env.int, str: env.str}
    reader = readers.get(type(default), env.path)

    def sensible(value: Any) -> None:
        if not SENSIBLE[name](value):
            raise ValidationError(words("en").say(f"setting-{name.replace('_', '-')}"))

    return reader(name.upper(), default, validate=sensible)


def kept_secret(file: Path) -> str:
    """Without a secret from outside, one is drawn at the first start and kept beside the data."""
    if not file.exists():
        try:
            keep_secret(file, secrets.token_urlsafe(32))
        except OSError as error:
            error.filename = error.filename or str(file)  # who writes into an open file is not told its name
            raise
    return file.read_text()


def keep_secret(file: Path, secret: str) -> None:
    """Written beside first: on a full disk nothing is left that the next start would take for the secret."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_suffix(".new")
    beside.touch(mode=0o600)
    beside.write_text(secret)
    beside.replace(file)


def a_database(url: str) -> bool:
    try:
        return not url or make_url(url).drivername in {"sqlite", "postgresql+psycopg"}
    except ArgumentError:
        return False


def a_site(url: str) -> bool:
    parts = urlsplit(url)
    return (
        url == f"{parts.scheme}://{parts.netloc}"
        and parts.scheme in {"http", "https"}
        and bool(parts.hostname)
    )


def a_server(*schemes: str) -> Callable[[str], bool]:
    def check(url: str) -> bool:
        parts = urlsplit(url)
        return not url or (parts.scheme in schemes and bool(parts.hostname or parts.path))

    return check


def a_place(text: str) -> bool:
    """Where somebody listens: a host and a port."""
    host, _, port = text.rpartition(":")
    return not text or (bool(host) and port.isdecimal() and 0 < int(port) <= HIGHEST_PORT)


def a_sender(text: str) -> bool:
    return "@" in parseaddr(text)[1].strip("@")


def a_rate(text: str) -> bool:
    try:
        return bool(parse_many(text))
    except ValueError:
        return False


def some_networks(text: str) -> bool:
    try:
        return bool(networks(text)) or not text
    except ValueError:
        return False


def a_secret(text: str) -> bool:
    return not text or len(text) >= SHORTEST_SECRET


def at_least(least: int) -> Callable[[int], bool]:
    return lambda number: number >= least


SENSIBLE: dict[str, Callable[[Any], bool]] = {
    "data": lambda folder: not folder.is_file(),
    "database_url": a_database,
    "public_url": a_site,
    "secret": a_secret,
    "smtp_url": a_server("smtp", "smtps"),
    "smtp_seconds": at_least(1),
    "mail_from": a_sender,
    "redis_url": a_server("redis", "rediss", "unix"),
    "sign_in_minutes": at_least(1),
    "session_days": at_least(1),
    "rate": a_rate,
    "sign_in_rate": a_rate,
    "sign_in_mails": at_least(1),
    "keep_mail_days": at_least(7),
    "max_body": at_least(1024),
    "incoming_mails": at_least(1),
    "imap_url": a_server("imap", "imaps"),
    "lmtp": a_place,
    "proxies": at_least(0),
    "streams": at_least(0),
    "streams_each": at_least(1),
    "stream_seconds": at_least(0),
    "hooks_inside": some_networks,
    "bot_milliseconds": lambda number: SHORTEST_THOUGHT <= number <= LONGEST_THOUGHT,
    "metrics_key": a_secret,
}
