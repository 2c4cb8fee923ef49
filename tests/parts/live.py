"""A real server process on loopback with a real mail server, on either database.

One server per database serves all tests of a process. Each test has people of its own.
"""

import os
import re
import subprocess
import sys
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import httpx
import pytest

from procaccio_client import Client
from procaccio_client.models import SignIn, SignInAsk, TokenMake, WishesChange
from tests.parts.servers import free_port, mail_server, new_database
from tests.parts.waiting import PATIENCE, until

ROOT = Path(__file__).parents[2]
START = f"""
import engine
engine.__path__.append({str(ROOT / "tests" / "engine" / "games")!r})
from service.programs.feeds import stream
stream.HEARTBEAT = {2 * PATIENCE}  # at which streams look around, too: nothing may wait for that
from service.cli import main
main(prog_name="procaccio")
"""
homes = count(1)


@dataclass
class Live:
    """The server, and ways to sign in."""

    url: str
    sink: object
    environment: dict[str, str]
    home: str = ""
    tokens: dict[str, str] = field(default_factory=dict)

    def link_for(self, email: str) -> str:
        """Return the secret in the newest sign-in mail of an address."""
        mails = [mail for mail in self.sink.messages if mail["To"] == email]
        if not mails:
            return ""
        return re.search(r"/sign-in/(\S+)", mails[-1].get_body(("plain",)).get_content())[1]

    def token(self, name: str) -> str:
        """Return the token of a player, who first signs in by mail."""
        if name not in self.tokens:
            self.tokens[name] = self.sign_in(name)
        return self.tokens[name]

    def sign_in(self, name: str) -> str:
        email = f"{name}@{self.home}"
        with Client(self.url) as client:
            client.request_sign_in_link(SignInAsk(email=email))
            secret = until(lambda: self.link_for(email))
            session = client.sign_in(SignIn(secret=secret, device="test")).session
        with Client(self.url, session) as client:
            # pictures are most of the work of a quick table
            client.update_mail_settings(WishesChange(form="short"))
            return client.create_token(TokenMake(name="test", scope="play")).secret


@contextmanager
def serving(folder: Path, database: str | None):
    """Run `procaccio up` as a process."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with mail_server() as sink:
        environment = {
            **os.environ,
            "PROCACCIO_DATA": str(folder),
            "PROCACCIO_SMTP_URL": sink.url,
            "PROCACCIO_PUBLIC_URL": url,
            "PROCACCIO_SIGN_IN_RATE": "1000/minute",
            "PROCACCIO_RATE": "100000/minute",
        }
        if database:
            environment["PROCACCIO_DATABASE_URL"] = database
            subprocess.run(
                [sys.executable, "-c", START, "db", "upgrade"], cwd=ROOT, env=environment, check=True
            )
        server = subprocess.Popen(
            [sys.executable, "-c", START, "up", "--bind", f"127.0.0.1:{port}"], cwd=ROOT, env=environment
        )
        try:
            until(lambda: httpx.get(f"{url}/api/v1/games").is_success)
            yield Live(url, sink, environment)
        finally:
            server.terminate()
            try:
                server.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


@pytest.fixture(scope="session")
def live_on_sqlite(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("live"), None) as live:
        yield live


@pytest.fixture(scope="session")
def live_on_postgres(tmp_path_factory, postgres_server):
    with serving(tmp_path_factory.mktemp("live"), new_database(postgres_server, "live")) as live:
        yield live


@pytest.fixture
def live(request):
    """Uses the database of the test: see `tests/parts/databases.py`."""
    server = request.getfixturevalue(f"live_on_{request.param}")
    return Live(server.url, server.sink, server.environment, f"house{next(homes)}.example.org")


def pytest_collection_modifyitems(items):
    """Give all tests of a server to one process of the run, because starting a server takes longer than most of them."""
    for item in items:
        if "live" in item.fixturenames:
            item.add_marker(pytest.mark.xdist_group(f"live on {item.callspec.params['live']}"))
