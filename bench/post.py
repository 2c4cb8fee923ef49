"""The speed of outgoing mail through Celery, beside a bare smtplib loop in the same run. `make bench-post`.

    letters in PostgreSQL -> a task through Valkey -> one Celery worker process -> a mail server on loopback

The floor sends messages of the same size over one connection to the same mail server and does nothing else. Both take turns, so
that a busy machine affects both alike. Then come the costs of one decision mail in processor time, which depends less on other
load: only text, with HTML, with a cached picture, with a new picture. The last line is one JSON object with all figures.
"""

from __future__ import annotations

import json
import os
import smtplib
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from datetime import datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP
from multiprocessing import Event, Process, Value
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, sleep
from typing import Any

from aiosmtpd.controller import Controller
from sqlalchemy import select

from service.admin.maintenance import schema_steps
from service.app import create_app
from service.cli.demo import open_demo_table
from service.mail.compose import compose_mail
from service.platform.database import db
from service.platform.deps import deps
from service.platform.outbox.models import Letter
from service.platform.outbox.outbox import claim_letters, post_letter, record_outcome
from service.platform.settings import Settings
from service.platform.transaction import read_session, transaction
from service.play.boards.png import CACHE
from service.play.profile import change_profile
from workers.embedded_servers import find_free_port, get_valkey_command, run_postgres, wait_until_listening

ROUNDS = 3
LETTERS = 300
WRITTEN = 20
PATIENCE = 120.0
PAYLOAD = {"secret": "s" * 43, "code": "K7M-4PX", "language": "en", "minutes": 20}


class MailServer:
    """Counts messages in a process of its own."""

    def __init__(self) -> None:
        self.port = find_free_port()
        self.taken = Value("i", 0)
        self.done = Event()
        self.process = Process(target=self.serve, daemon=True)

    async def handle_DATA(self, _server: Any, _session: Any, _envelope: Any) -> str:  # noqa: N802 - the name aiosmtpd calls
        with self.taken.get_lock():
            self.taken.value += 1
        return "250 kept"

    def serve(self) -> None:
        controller = Controller(self, hostname="127.0.0.1", port=self.port)
        controller.start()
        self.done.wait()
        controller.stop()

    def wait_for(self, count: int) -> None:
        until = perf_counter() + PATIENCE
        while self.taken.value < count:
            if perf_counter() > until:
                raise TimeoutError(f"{self.taken.value} of {count} letters after {PATIENCE} s")
            sleep(0.001)


@contextmanager
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    server.process.start()
    wait_until_listening("127.0.0.1", server.port)
    try:
        yield server
    finally:
        server.done.set()
        server.process.join(10)


def worker(settings: Settings) -> AbstractContextManager[None]:
    """Run one Celery worker with one process."""
    told = ("data", "database_url", "redis_url", "smtp_url", "secret")
    environment = {f"PROCACCIO_{name.upper()}": str(getattr(settings, name)) for name in told}
    command = [sys.executable, "-m", "service.cli", "worker", "--processes=1"]
    return started(command, env=os.environ | environment)


def floor(server: MailServer, message: EmailMessage) -> float:
    """Return messages per second of a loop that only sends."""
    began = perf_counter()
    with smtplib.SMTP("127.0.0.1", server.port) as line:
        for _ in range(LETTERS):
            line.send_message(message)
    return LETTERS / (perf_counter() - began)


def delivered(server: MailServer, started: int) -> float:
    """Return letters per second, from the commit to the last one that the mail server accepted."""
    before = server.taken.value
    post_letters(started, LETTERS)
    began = perf_counter()
    server.wait_for(before + LETTERS)
    return LETTERS / (perf_counter() - began)


def post_letters(start: int, count: int, not_before: datetime | None = None) -> None:
    now = deps().clock()
    with transaction() as session:
        for number in range(start, start + count):
            post_letter(
                session,
                key=f"b{number}",
                kind="sign-in",
                channel="mail",
                recipient=f"p{number}@example.org",
                payload=PAYLOAD,
                now=now,
                not_before=not_before,
            )


def a_letter() -> EmailMessage:
    """Return one of our letters with all parts, written with the standard library."""
    now = deps().clock()
    letter = Letter(key="b", kind="sign-in", recipient="p0@example.org", payload=PAYLOAD, created_at=now)
    ours = message_from_bytes(compose_mail(letter, now).octets, policy=SMTP)
    message = EmailMessage(policy=SMTP)
    for name, value in ours.items():
        if name not in {"MIME-Version", "Content-Type"}:
            message[name] = str(value)
    plain, html = ours.iter_parts()
    message.set_content(plain.get_content())
    message.add_alternative(html.get_content(), subtype="html")
    return message


@contextmanager
def started(command: Sequence[str], **more: Any) -> Iterator[None]:
    process = subprocess.Popen(command, **more)
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def window_ms() -> float:
    """Return the time from the server's acceptance to our commit. A death in this window makes a letter leave twice."""
    later = deps().clock() + timedelta(days=1)
    post_letters(-WRITTEN, WRITTEN, not_before=later)
    with transaction() as session:
        letters = claim_letters(session, now=later, limit=WRITTEN, channel="mail")
    took = []
    for letter in letters:
        began = perf_counter()
        with transaction() as session:
            record_outcome(session, letter, now=later)
        took.append((perf_counter() - began) * 1000)
    return median(took)


def through_celery(folder: Path) -> dict[str, float]:
    port = find_free_port()
    with (
        mail_server() as server,
        run_postgres(folder / "postgres") as (_, database_url),
        started(get_valkey_command(folder / "valkey", port), stdout=subprocess.DEVNULL),
    ):
        wait_until_listening("127.0.0.1", port)
        settings = Settings(
            data=folder,
            database_url=database_url,
            redis_url=f"redis://127.0.0.1:{port}/0",
            smtp_url=f"smtp://127.0.0.1:{server.port}",
        )
        with create_app(settings).app_context():
            schema_steps.upgrade_schema()
            with worker(settings):
                figures = measure(server)
            db.engine.dispose()
    return figures


def measure(server: MailServer) -> dict[str, float]:
    """Measure in turns, after a first letter that warms up the worker."""
    post_letters(0, 1)
    server.wait_for(1)
    message = a_letter()
    floors, rates = [], []
    for number in range(ROUNDS):
        floors.append(floor(server, message))
        rates.append(delivered(server, 1 + number * LETTERS))
    return {
        "bytes": len(message.as_bytes()),
        "floor_per_s": median(floors),
        "delivered_per_s": median(rates),
        "window_ms": window_ms(),
        "ratio": median(rate / bare for rate, bare in zip(rates, floors, strict=True)),
    }


def written(folder: Path) -> dict[str, float]:
    """Return milliseconds for one decision mail of the demonstration table."""
    app = create_app(Settings(data=folder))
    with app.app_context():
        schema_steps.upgrade_schema()
        open_demo_table()
        with read_session() as session:
            letter = session.scalars(select(Letter).where(Letter.kind == "decision").limit(1)).one()
            session.expunge(letter)
        return {
            "text_ms": median_ms(letter, {"mail": {"form": "heard"}}),
            "html_ms": median_ms(letter, {"mail": {"form": "short"}}),
            "picture_kept_ms": median_ms(letter, {"mail": {}}),
            "picture_anew_ms": median_ms(letter, {"mail": {}}, CACHE.clear),
        }


def median_ms(letter: Letter, wishes: dict[str, Any], before: Callable[[], None] = lambda: None) -> float:
    """Write the same mail repeatedly. The first one reads templates and catalogues and does not count."""
    with transaction() as session:
        change_profile(
            session,
            player_id=letter.player_id or 0,
            changes={"preferences": wishes},
            now=deps().clock(),
        )
    took = []
    for _ in range(WRITTEN + 1):
        before()
        began = process_time()
        compose_mail(letter, deps().clock())
        took.append((process_time() - began) * 1000)
    return median(took[1:])


def main() -> None:
    with TemporaryDirectory(prefix="procaccio-bench-") as folder:
        figures = through_celery(Path(folder) / "full") | written(Path(folder) / "plain")
    for name, figure in figures.items():
        print(f"{name:>24} {figure:12.2f}")
    print(json.dumps({name: round(figure, 3) for name, figure in figures.items()}))


if __name__ == "__main__":
    main()
