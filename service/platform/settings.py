"""The settings, read once at start and never changed. `make reference` writes `docs/settings.md` from them."""

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
LMTP_PLACE = "127.0.0.1:8024"
"""Where `procaccio receive` accepts mail by default."""
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
FEWEST_PLAYOUTS, MOST_PLAYOUTS = 8, 96


class Misconfigured(ValueError):
    """Raised for an invalid setting. The message names it and says what would be valid."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings by name. The environment variable is the name in capitals after `PROCACCIO_`."""

    data: Path = Path("var")
    """The folder of the SQLite database and the generated secret."""
    database_url: str = ""
    """The database. Without it: SQLite in the data folder."""
    public_url: str = "http://127.0.0.1:8000"
    """The address that people use. Links in mails begin with it; `https` makes cookies secure."""
    secret: str = field(default="", repr=False)
    """Signs links. Use the same on all machines. Without it: a generated one in the data folder."""
    old_secrets: str = field(default="", repr=False)
    """Earlier secrets that are still accepted: see [change the secret](deploying.md#change-the-secret)."""
    smtp_url: str = field(default="", repr=False)
    """The mail server. `smtp` uses TLS if offered, except on this machine. Without it: a local letter box."""
    smtp_seconds: int = 20
    """Timeout for a reply of the mail server. Letters of a dead worker wait six times as long."""
    mail_from: str = "Procaccio <procaccio@localhost>"
    """The sender of all mail."""
    redis_url: str = field(default="", repr=False)
    """The workers' broker, and shared rate counters. Without it each process counts alone."""
    sign_in_minutes: int = 20
    """Lifetime of a sign-in link."""
    session_days: int = 90
    """Lifetime of a session."""
    rate: str = "600/minute"
    """Requests per player, or per network address if not signed in."""
    sign_in_rate: str = "60/hour"
    """Sign-in requests per network address, of all who share it."""
    sign_in_by_address: str = "20/hour"
    """Requests for links to one mail address from one network address."""
    sign_in_mails: int = 5
    """Valid sign-in links per recipient. At this number, no more are sent while the newest is fresh."""
    guest_rate: str = "20/day"
    """New guests per network (/24, or /48 of IPv6)."""
    guest_days: int = 14
    """Days away until a guest is deleted, with tables that were theirs alone."""
    invitations_by_player: str = "30/day"
    """Mailed invitations per sender."""
    invitations_by_network: str = "60/day"
    """Mailed invitations per network address (/64 of IPv6)."""
    invitations_to_address: str = "6/day"
    """Mailed invitations per recipient."""
    talk_by_player: str = "120/hour"
    """Lines of talk per player, at all tables."""
    talk_at_table: str = "400/hour"
    """Lines of talk per table."""
    changed_answers: str = "30/hour"
    """Changes of an open answer per seat."""
    circle_calls: str = "4/day"
    """Calls to all members of a circle, by letter."""
    circles_by_player: int = 20
    """Circles per player."""
    tables_by_player: int = 40
    """Tables of one player that wait for others to join."""
    keep_mail_days: int = 90
    """Days until mails and try-outs are deleted."""
    max_body: int = 262_144
    """Longest request body, in bytes."""
    incoming_mails: int = 60
    """Mails per reply address and hour, and replies per player and hour."""
    mail_checked_by: str = ""
    """The mail server whose `Authentication-Results` are trusted. Mails that fail DMARC then play nothing."""
    imap_url: str = field(default="", repr=False)
    """A mailbox to poll for answers."""
    lmtp: str = ""
    """Where `procaccio up` accepts answers by LMTP."""
    proxies: int = 0
    """Reverse proxies in front whose `X-Forwarded-*` headers are trusted."""
    streams: int = 32
    """Open streams per web process, a thread each. 0: none, clients poll."""
    streams_each: int = 4
    """Open streams per player, or per network address if not signed in."""
    stream_seconds: int = 600
    """Longest stream. Clients then reconnect."""
    hooks_inside: str = ""
    """Private networks that webhooks may call, on any port."""
    bot_milliseconds: int = 500
    """Longest thought of the bots prince and doge."""
    coach_playouts: int = 8
    """Simulations of [the coach](coach.md) per decision. 0: no coach."""
    coach_seconds: int = 60
    """Processor time of the coach for one table. A closer look has as much again."""
    coach_always: str = OFF
    """`on`: the coach looks at every finished table. `off`: on request."""
    metrics_key: str = field(default="", repr=False)
    """Bearer token for `/metrics`. Without it: no metrics."""
    editions: str = ""
    """Folder of your own [editions](editions.md), one per `.toml` file."""
    box_form: str = MODERATORS
    """Who may use the [form](editions.md#the-form) at `/box`: moderators, or all who are signed in."""
    access_log: str = OFF
    """`on`: log method, route, status, milliseconds and size of each request, but no path."""

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

    @property
    def public_host(self) -> str:
        """The host name of the public URL, without a port."""
        return urlsplit(self.public_url).hostname or ""

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

    def check_value(value: Any) -> None:
        if not ALLOWED[name].check(value):
            raise ValidationError(ALLOWED[name].describe())

    return reader(name.upper(), default, validate=check_value)


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
        try:
            port_is_number = parts.port is None or parts.port > 0
        except ValueError:  # a password with a character that ends the host
            return False
        named = parts.scheme in schemes and bool(parts.hostname or parts.path)
        return not url or (named and port_is_number and not parts.fragment)

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


@dataclass(frozen=True)
class AllowedValues:
    """The values that a setting takes, and the message `setting-<message>` that says so."""

    check: Callable[[Any], bool]
    message: str
    facts: Mapping[str, str] = field(default_factory=dict)

    def describe(self) -> str:
        return words("en").say(f"setting-{self.message}", **self.facts)


def allow_from(least: int) -> AllowedValues:
    return AllowedValues(lambda number: number >= least, "least", {"least": str(least)})


def allow_range(least: int, most: int) -> AllowedValues:
    return AllowedValues(
        lambda number: least <= number <= most, "range", {"least": str(least), "most": str(most)}
    )


def allow_either(first: str, second: str) -> AllowedValues:
    return AllowedValues(lambda text: text in {first, second}, "either", {"first": first, "second": second})


RATE = AllowedValues(is_rate, "rate")
SECRET_TEXT = AllowedValues(is_valid_secret, "secret")

ALLOWED: dict[str, AllowedValues] = {
    "data": AllowedValues(lambda folder: not folder.is_file(), "data"),
    "database_url": AllowedValues(is_database_url, "database-url"),
    "public_url": AllowedValues(is_site_url, "public-url"),
    "secret": SECRET_TEXT,
    "old_secrets": AllowedValues(lambda text: all(map(is_valid_secret, split_secrets(text))), "old-secrets"),
    "smtp_url": AllowedValues(server_url_check("smtp", "smtps"), "smtp-url"),
    "smtp_seconds": allow_from(1),
    "mail_from": AllowedValues(is_sender, "mail-from"),
    "redis_url": AllowedValues(server_url_check("redis", "rediss", "unix"), "redis-url"),
    "sign_in_minutes": allow_from(1),
    "session_days": allow_from(1),
    "rate": RATE,
    "sign_in_rate": RATE,
    "sign_in_by_address": RATE,
    "sign_in_mails": allow_from(1),
    "guest_rate": RATE,
    "guest_days": allow_from(1),
    "invitations_by_player": RATE,
    "invitations_by_network": RATE,
    "invitations_to_address": RATE,
    "talk_by_player": RATE,
    "talk_at_table": RATE,
    "changed_answers": RATE,
    "circle_calls": RATE,
    "circles_by_player": allow_from(1),
    "tables_by_player": allow_from(1),
    "keep_mail_days": allow_from(7),
    "max_body": allow_from(1024),
    "incoming_mails": allow_from(1),
    "mail_checked_by": AllowedValues(
        lambda name: not name or SERVER_NAME.fullmatch(name) is not None, "mail-checked-by"
    ),
    "imap_url": AllowedValues(server_url_check("imap", "imaps"), "imap-url"),
    "lmtp": AllowedValues(is_host_and_port, "lmtp"),
    "proxies": allow_from(0),
    "streams": allow_from(0),
    "streams_each": allow_from(1),
    "stream_seconds": allow_from(0),
    "hooks_inside": AllowedValues(is_network_list, "hooks-inside"),
    "bot_milliseconds": allow_range(10, 10_000),
    "coach_playouts": AllowedValues(
        lambda number: number == 0 or FEWEST_PLAYOUTS <= number <= MOST_PLAYOUTS, "coach-playouts"
    ),
    "coach_seconds": allow_from(1),
    "coach_always": allow_either(ON, OFF),
    "metrics_key": SECRET_TEXT,
    "editions": AllowedValues(lambda folder: not folder or Path(folder).is_dir(), "editions"),
    "box_form": allow_either(MODERATORS, PLAYERS),
    "access_log": allow_either(ON, OFF),
}
