"""Checks of connections: the broker, outgoing and incoming mail, and the public URL."""

import socket
from collections.abc import Iterator
from datetime import UTC, datetime
from secrets import token_hex
from urllib.parse import urlsplit

import httpx
import redis
from sqlalchemy.exc import SQLAlchemyError

from service.admin.maintenance.doctor.database import clock_findings
from service.admin.maintenance.doctor.tasks import last_work
from service.admin.maintenance.doctor.verdict import Finding, report_fine, report_warning, report_wrong
from service.mail.incoming.imap import open_mailbox
from service.mail.transports import mailer
from service.platform.logs import REQUEST_ID
from service.platform.ports import ServerUnavailable
from service.platform.settings import LMTP_PLACE, Settings

PATIENCE = 5.0
KEEPS_ALL = "noeviction"
FRONTS = ("nginx", "caddy", "apache", "traefik", "haproxy", "envoy")


def check_broker(settings: Settings, _now: datetime) -> Iterator[Finding]:
    if not settings.redis_url:
        yield report_fine("no-broker")
        return
    line = redis.Redis.from_url(settings.redis_url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
    try:
        seconds, micros = line.time()
        policy = str(line.config_get("maxmemory-policy").get("maxmemory-policy", KEEPS_ALL))
    except redis.RedisError as error:
        yield report_wrong("broker-away", reason=str(error))
        return
    finally:
        line.close()
    yield report_fine("broker") if policy == KEEPS_ALL else report_warning("broker-forgets", policy=policy)
    yield from clock_findings(
        abs(datetime.now(UTC) - datetime.fromtimestamp(seconds + micros / 1e6, UTC)), "broker"
    )


def check_outgoing_server(settings: Settings, now: datetime) -> Iterator[Finding]:
    if not settings.smtp_url:
        yield report_warning("letter-box")
        return
    try:
        with mailer(settings, lambda: now).connect():
            yield report_fine("mail-out")
    except ServerUnavailable as error:
        yield report_wrong("mail-out-refused", server=host_of(settings.smtp_url), reason=str(error))


def check_incoming_server(settings: Settings, _now: datetime) -> Iterator[Finding]:
    if settings.imap_url:
        yield from check_mailbox(settings.imap_url)
        return
    place = settings.lmtp or LMTP_PLACE
    host, _, port = place.rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as line:
            line.settimeout(PATIENCE)
            greeting = line.recv(512)
    except OSError:
        yield report_warning("no-mail-in", place=place)
        return
    yield (
        report_fine("mail-in", place=place)
        if greeting.startswith(b"220")
        else report_wrong("mail-in-other", place=place)
    )


def check_mailbox(url: str) -> Iterator[Finding]:
    try:
        with open_mailbox(url):
            yield report_fine("mailbox")
    except ImportError:
        yield report_wrong("mailbox-extra")
    except Exception as error:  # noqa: BLE001 - the library raises many kinds of errors, all with one meaning for a host
        yield report_wrong("mailbox-closed", server=host_of(url), reason=str(error))


def host_of(url: str) -> str:
    return urlsplit(url).hostname or url


def has_ever_run() -> bool:
    """Return whether the service was started before. If the database does not answer, we cannot know."""
    try:
        return last_work() is not None
    except SQLAlchemyError:
        return False


def check_public_url(settings: Settings, _now: datetime) -> Iterator[Finding]:
    """Check that the public URL leads to this installation, and that the setting `proxies` is right."""
    mark = token_hex(8)
    try:
        answer = httpx.get(
            f"{settings.public_url}/api/v1/games", headers={REQUEST_ID: mark}, timeout=PATIENCE
        )
    except httpx.HTTPError as error:
        said = report_wrong if has_ever_run() else report_warning
        yield said("nobody-there", url=settings.public_url, reason=str(error))
        return
    if answer.headers.get(REQUEST_ID) != mark:
        yield report_wrong("another-there", url=settings.public_url, status=answer.status_code)
        return
    server = f"{answer.headers.get('Server', '')} {answer.headers.get('Via', '')}".lower()
    if settings.proxies == 0 and any(front in server for front in FRONTS):
        yield report_wrong("proxy-not-believed", server=answer.headers.get("Server", ""))
    else:
        yield report_fine("front-door", url=settings.public_url)
