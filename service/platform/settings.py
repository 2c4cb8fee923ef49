"""The settings, read once at start and never changed. `docs/settings.md` documents them."""

import re
import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
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

from service.platform.outside_addresses import parse_networks
from service.platform.words import words

PREFIX = "PROCACCIO_"
SHORTEST_SECRET = 32
SECRET = "secret"  # noqa: S105 - the name of the file, not the secret
HIGHEST_PORT = 65_535
MODERATORS, PLAYERS = "moderators", "players"
ON, OFF = "on", "off"
LOGIN = f"{PREFIX}LOGIN"  # a player's own, for the command line: not a setting of the installation
ALIKE = 0.85
"""The similarity above which an unknown variable is taken for a misspelled setting."""
POSTGRES_DRIVER = "postgresql+psycopg"
POSTGRES = re.compile("^postgres(ql)?://")
SERVER_NAME = re.compile(r"[\w.-]+", re.ASCII)
SHORTEST_THOUGHT, LONGEST_THOUGHT = 10, 10_000
FEWEST_PLAYOUTS, MOST_PLAYOUTS = 8, 96


class Misconfigured(ValueError):
    """Raised for an invalid setting. The message names it and says what would be valid."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings by name. The environment variable is the name in capitals after `PROCACCIO_`."""

    data: Path = Path("var")
    database_url: str = ""
    public_url: str = "http://127.0.0.1:8000"
    secret: str = field(default="", repr=False)
    old_secrets: str = field(default="", repr=False)
    smtp_url: str = field(default="", repr=False)
    smtp_seconds: int = 20
    mail_from: str = "Procaccio <procaccio@localhost>"
    redis_url: str = field(default="", repr=False)
    sign_in_minutes: int = 20
    session_days: int = 90
    rate: str = "600/minute"
    sign_in_rate: str = "60/hour"
    sign_in_by_address: str = "20/hour"
    sign_in_mails: int = 5
    guest_rate: str = "20/day"
    guest_days: int = 14
    invitations_by_player: str = "30/day"
    invitations_by_network: str = "60/day"
    invitations_to_address: str = "6/day"
    talk_by_player: str = "120/hour"
    talk_at_table: str = "400/hour"
    changed_answers: str = "30/hour"
    circle_calls: str = "4/day"
    circles_by_player: int = 20
    tables_by_player: int = 40
    keep_mail_days: int = 90
    max_body: int = 262_144
    incoming_mails: int = 60
    mail_checked_by: str = ""
    imap_url: str = field(default="", repr=False)
    lmtp: str = ""
    proxies: int = 0
    streams: int = 32
    streams_each: int = 4
    stream_seconds: int = 600
    hooks_inside: str = ""
    bot_milliseconds: int = 500
    coach_playouts: int = 8
    coach_seconds: int = 60
    coach_always: str = OFF
    metrics_key: str = field(default="", repr=False)
    editions: str = ""
    box_form: str = MODERATORS
    access_log: str = OFF

    def __post_init__(self) -> None:
        """Fill in what depends on the data folder, so that a bare `Settings()` works."""
        object.__setattr__(self, "database_url", add_driver(self.database_url))
        if not self.database_url:
            place = f"sqlite:///{(self.data / 'procaccio.db').absolute()}"
            object.__setattr__(self, "database_url", place)
        if not self.secret:
            object.__setattr__(self, "secret", load_or_create_secret(self.data / SECRET))

    @classmethod
    def from_env(cls) -> Self:
        """Read `PROCACCIO_*`. All invalid values are reported together, before anything starts."""
        env = Env(eager=False)
        with env.prefixed(PREFIX):
            given = {each.name: read_setting(env, each.name, each.default) for each in fields(cls)}
        try:
            env.seal()
        except EnvValidationError as error:
            raise Misconfigured("\n".join(describe_errors(error))) from error
        return cls(**given)

    @classmethod
    def names(cls) -> list[str]:
        """Return the environment variables of all settings."""
        return [f"{PREFIX}{each.name.upper()}" for each in fields(cls)]

    @property
    def secure(self) -> bool:
        """The public URL uses TLS. Cookies and headers depend on it."""
        return self.public_url.startswith("https://")

    @cached_property
    def all_secrets(self) -> tuple[str, ...]:
        """The secret, then the earlier ones that are still accepted."""
        return (self.secret, *split_secrets(self.old_secrets))

    @property
    def editions_folder(self) -> Path | None:
        return Path(self.editions) if self.editions else None

    @cached_property
    def sender(self) -> Address:
        name, address = parseaddr(self.mail_from)
        return Address(name, addr_spec=address)


def describe_errors(error: EnvValidationError) -> list[str]:
    """Return one line for each invalid variable, which begins with its name."""
    wrong = dict(error.error_messages) if isinstance(error.error_messages, Mapping) else {}
    return [f"{name}: {' '.join(told)}" for name, told in sorted(wrong.items())]


def read_setting(env: Env, name: str, default: Any) -> Any:
    """Read one variable, of the type of its default."""
    readers: dict[type, Callable[..., Any]] = {int: env.int, str: env.str}
    reader = readers.get(type(default), env.path)

    def sensible(value: Any) -> None:
        if not SENSIBLE[name](value):
            raise ValidationError(words("en").say(f"setting-{name.replace('_', '-')}"))

    return reader(name.upper(), default, validate=sensible)


def find_mistyped_variables(environment: Iterable[str]) -> dict[str, str]:
    """Return unknown variables that look like a setting, each with the nearest one.

    They do not prevent a start: after a downgrade the earlier version may not know a setting of the later
    one.
    """
    known = Settings.names()
    near = {name: get_close_matches(name, known, 1, ALIKE) for name in find_unknown_variables(environment)}
    return {name: found[0] for name, found in near.items() if found}


def find_unknown_variables(environment: Iterable[str]) -> list[str]:
    """Return the variables with our prefix that are no settings.

    Kubernetes creates some for a service of our name.
    """
    known = {*Settings.names(), LOGIN}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def load_or_create_secret(file: Path) -> str:
    """Return the secret stored with the data. It is created at the first start if none is configured."""
    if not file.exists():
        try:
            write_secret(file, secrets.token_urlsafe(32))
        except OSError as error:
            error.filename = error.filename or str(file)  # errors of writing to an open file do not name it
            raise
    return file.read_text()


def write_secret(file: Path, secret: str) -> None:
    """Write the secret to a temporary file first.

    So a full disk leaves nothing that the next start would take for the secret.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    beside = file.with_suffix(".new")
    beside.touch(mode=0o600)
    beside.write_text(secret)
    beside.replace(file)


def add_driver(url: str) -> str:
    """Add the driver to the URL.

    Providers use `postgres://` and `postgresql://`, but SQLAlchemy needs the driver.
    """
    return POSTGRES.sub(f"{POSTGRES_DRIVER}://", url)


def is_database_url(url: str) -> bool:
    try:
        return not url or make_url(add_driver(url)).drivername in {"sqlite", POSTGRES_DRIVER}
    except ArgumentError:
        return False


def is_site_url(url: str) -> bool:
    parts = urlsplit(url)
    return (
        url == f"{parts.scheme}://{parts.netloc}"
        and parts.scheme in {"http", "https"}
        and bool(parts.hostname)
    )


def server_url_check(*schemes: str) -> Callable[[str], bool]:
    def check(url: str) -> bool:
        parts = urlsplit(url)
        return not url or (parts.scheme in schemes and bool(parts.hostname or parts.path))

    return check


def is_host_and_port(text: str) -> bool:
    """Return whether a text is a host and a port to listen on."""
    host, _, port = text.rpartition(":")
    return not text or (bool(host) and port.isdecimal() and 0 < int(port) <= HIGHEST_PORT)


def is_sender(text: str) -> bool:
    return "@" in parseaddr(text)[1].strip("@")


def is_rate(text: str) -> bool:
    try:
        return bool(parse_many(text))
    except ValueError:
        return False


def is_network_list(text: str) -> bool:
    try:
        return bool(parse_networks(text)) or not text
    except ValueError:
        return False


def is_valid_secret(text: str) -> bool:
    return not text or len(text) >= SHORTEST_SECRET


def split_secrets(text: str) -> list[str]:
    return [each.strip() for each in text.split(";") if each.strip()]


def minimum_check(least: int) -> Callable[[int], bool]:
    return lambda number: number >= least


SENSIBLE: dict[str, Callable[[Any], bool]] = {
    "data": lambda folder: not folder.is_file(),
    "database_url": is_database_url,
    "public_url": is_site_url,
    "secret": is_valid_secret,
    "old_secrets": lambda text: all(map(is_valid_secret, split_secrets(text))),
    "smtp_url": server_url_check("smtp", "smtps"),
    "smtp_seconds": minimum_check(1),
    "mail_from": is_sender,
    "redis_url": server_url_check("redis", "rediss", "unix"),
    "sign_in_minutes": minimum_check(1),
    "session_days": minimum_check(1),
    "rate": is_rate,
    "sign_in_rate": is_rate,
    "sign_in_by_address": is_rate,
    "sign_in_mails": minimum_check(1),
    "guest_rate": is_rate,
    "guest_days": minimum_check(1),
    "invitations_by_player": is_rate,
    "invitations_by_network": is_rate,
    "invitations_to_address": is_rate,
    "talk_by_player": is_rate,
    "talk_at_table": is_rate,
    "changed_answers": is_rate,
    "circle_calls": is_rate,
    "circles_by_player": minimum_check(1),
    "tables_by_player": minimum_check(1),
    "keep_mail_days": minimum_check(7),
    "max_body": minimum_check(1024),
    "incoming_mails": minimum_check(1),
    "mail_checked_by": lambda name: not name or SERVER_NAME.fullmatch(name) is not None,
    "imap_url": server_url_check("imap", "imaps"),
    "lmtp": is_host_and_port,
    "proxies": minimum_check(0),
    "streams": minimum_check(0),
    "streams_each": minimum_check(1),
    "stream_seconds": minimum_check(0),
    "hooks_inside": is_network_list,
    "bot_milliseconds": lambda number: SHORTEST_THOUGHT <= number <= LONGEST_THOUGHT,
    "coach_playouts": lambda number: number == 0 or FEWEST_PLAYOUTS <= number <= MOST_PLAYOUTS,
    "coach_seconds": minimum_check(1),
    "coach_always": lambda wish: wish in {ON, OFF},
    "metrics_key": is_valid_secret,
    "box_form": lambda whom: whom in {MODERATORS, PLAYERS},
    "access_log": lambda wish: wish in {ON, OFF},
    "editions": lambda folder: not folder or Path(folder).is_dir(),
}
