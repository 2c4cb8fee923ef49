"""Checks of connections: the broker, outgoing and incoming mail, and the public URL."""

import socket
from collections.abc import Iterator
from datetime import UTC, datetime
from secrets import token_hex

import httpx
import redis

from service.admin.maintenance.doctor.database import apart
from service.admin.maintenance.doctor.verdict import Finding, fine, mind, wrong
from service.mail.incoming.imap import open_mailbox
from service.mail.transports import mailer
from service.platform.logs import REQUEST_ID
from service.platform.ports import ServerUnavailable
from service.platform.settings import Settings

PATIENCE = 5.0
LMTP = ("127.0.0.1", 8024)
KEEPS_ALL = "noeviction"
FRONTS = ("nginx", "caddy", "apache", "traefik", "haproxy", "envoy")


def broker(settings: Settings, _now: datetime) -> Iterator[Finding]:
    if not settings.redis_url:
        yield fine("no-broker")
        return
    line = redis.Redis.from_url(settings.redis_url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
    try:
        seconds, micros = line.time()
        policy = str(line.config_get("maxmemory-policy").get("maxmemory-policy", KEEPS_ALL))
    except redis.RedisError as error:
        yield wrong("broker-away", reason=str(error))
        return
    finally:
        line.close()
    yield fine("broker") if policy == KEEPS_ALL else mind("broker-forgets", policy=policy)
    yield from apart(abs(datetime.now(UTC) - datetime.fromtimestamp(seconds + micros / 1e6, UTC)), "broker")


def mail_out(settings: Settings, now: datetime) -> Iterator[Finding]:
    if not settings.smtp_url:
        yield mind("letter-box")
        return
    try:
        with mailer(settings, lambda: now).connect():
            yield fine("mail-out")
    except ServerUnavailable as error:
        yield wrong("mail-out-refused", reason=str(error))


def mail_in(settings: Settings, _now: datetime) -> Iterator[Finding]:
    if settings.imap_url:
        yield from mailbox(settings.imap_url)
        return
    try:
        with socket.create_connection(LMTP, PATIENCE) as line:
            line.settimeout(PATIENCE)
            greeting = line.recv(512)
    except OSError:
        yield mind("no-mail-in", place=":".join(map(str, LMTP)))
        return
    place = ":".join(map(str, LMTP))
    yield fine("mail-in", place=place) if greeting.startswith(b"220") else wrong("mail-in-other", place=place)


def mailbox(url: str) -> Iterator[Finding]:
    try:
        with open_mailbox(url):
            yield fine("mailbox")
    except ImportError:
        yield wrong("mailbox-extra")
    except Exception as error:  # noqa: BLE001 - the library raises many kinds of errors, all with one meaning for a host
        yield wrong("mailbox-closed", reason=str(error))


def front_door(settings: Settings, _now: datetime) -> Iterator[Finding]:
    """Check that the public URL leads to this installation, and that the setting `proxies` is right."""
    mark = token_hex(8)
    try:
        answer = httpx.get(
            f"{settings.public_url}/api/v1/games", headers={REQUEST_ID: mark}, timeout=PATIENCE
        )
    except httpx.HTTPError as error:
        yield mind("nobody-there", url=settings.public_url, reason=str(error))
        return
    if answer.headers.get(REQUEST_ID) != mark:
        yield wrong("another-there", url=settings.public_url, status=answer.status_code)
        return
    server = f"{answer.headers.get('Server', '')} {answer.headers.get('Via', '')}".lower()
    if settings.proxies == 0 and any(front in server for front in FRONTS):
        yield wrong("proxy-not-believed", server=answer.headers.get("Server", ""))
    else:
        yield fine("front-door", url=settings.public_url)
