"""`procaccio up` and `procaccio db` as real processes: a bare start serves, and stops when told."""

import os
import re
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from service.admin.maintenance.schema import newest_revision
from service.cli import main
from tests.parts.servers import free_port
from tests.parts.waiting import PATIENCE, until

ROOT = Path(__file__).parents[3]
START = "from service.cli import main; main(prog_name='procaccio')"


@pytest.fixture
def command(tmp_path):
    """Starts the command on a data folder of its own."""
    started = []

    def start(*arguments):
        environment = {**os.environ, "PROCACCIO_DATA": str(tmp_path)}
        process = subprocess.Popen(
            [sys.executable, "-c", START, *arguments],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()


def mailed(data: Path) -> str | None:
    with closing(sqlite3.connect(data / "procaccio.db")) as connection:
        row = connection.execute("SELECT raw FROM boxed_mail").fetchone()
    return re.sub(r"=\r?\n", "", row[0].decode()) if row else None


def test_a_bare_start_serves_carries_mail_and_stops_when_told(command, tmp_path):
    port = free_port()
    server = command("up", "--bind", f"127.0.0.1:{port}")
    with httpx.Client(base_url=f"http://127.0.0.1:{port}/api/v1", timeout=PATIENCE) as client:
        assert until(lambda: client.get("/openapi.json")).status_code == 200
        assert client.post("/sign-in/links", json={"email": "anna@example.org"}).status_code == 202
        secret = re.search(r"/sign-in/(\S+)", until(lambda: mailed(tmp_path)))[1]
        opened = client.post("/sign-in/sessions", json={"secret": secret}).json()["session"]
        me = client.get("/me", headers={"Authorization": f"Bearer {opened}"}).json()
        assert me["email"] == "anna@example.org"
    server.send_signal(signal.SIGTERM)
    assert server.wait(PATIENCE) == 0


def test_a_wrong_setting_ends_the_start_with_a_sentence(monkeypatch):
    monkeypatch.setenv("PROCACCIO_PUBLIC_URL", "play.example.org")
    refused = CliRunner().invoke(main, ["serve"])
    assert refused.exit_code == 1
    assert refused.output.startswith("Error: PROCACCIO_PUBLIC_URL: Set an address")


def test_an_upgrade_can_be_rehearsed(monkeypatch, tmp_path):
    """It names each step of the schema and takes none."""
    monkeypatch.setenv("PROCACCIO_DATA", str(tmp_path))
    told = CliRunner().invoke(main, ["upgrade", "--dry-run"]).output.splitlines()
    assert told[-2].startswith(f"{newest_revision()}: ")
    assert told[-1].endswith("Nothing was changed.")
    assert "procaccio upgrade" in CliRunner().invoke(main, ["serve", "--bind=127.0.0.1:0"]).output
    assert CliRunner().invoke(main, ["upgrade"]).exit_code == 0
    again = CliRunner().invoke(main, ["upgrade", "--dry-run"])
    assert again.output.splitlines() == [
        "The schema is up to date. No running table had to be replayed. Nothing was changed."
    ]


def test_the_schema_goes_up_agrees_and_goes_down(monkeypatch, tmp_path):
    monkeypatch.setenv("PROCACCIO_DATA", str(tmp_path))
    for arguments in (["upgrade"], ["check"], ["downgrade", "base"], ["upgrade"]):
        answer = CliRunner().invoke(main, ["db", *arguments])
        assert answer.exit_code == 0, answer.output


def test_any_process_tells_the_figures_of_all(command, monkeypatch, tmp_path):
    """A scrape meets one of two; what the other answered is counted in it."""
    key = "only for tests, and long enough for one"
    monkeypatch.setenv("PROCACCIO_METRICS_KEY", key)
    assert command("db", "upgrade").wait(PATIENCE) == 0
    port = free_port()
    server = command("serve", "--bind", f"127.0.0.1:{port}", "--processes", "2")
    address = f"http://127.0.0.1:{port}"

    def answered():
        return httpx.get(f"{address}/healthz", timeout=PATIENCE).status_code == 200

    until(answered)
    calls = 1 + sum(answered() for _ in range(40))  # each over a line of its own: both have their share
    for _ in range(6):
        told = httpx.get(
            f"{address}/metrics", headers={"Authorization": f"Bearer {key}"}, timeout=PATIENCE
        ).text
        counted = re.search(r'procaccio_requests_total\{endpoint="health.alive".*\} (\S+)', told)[1]
        assert float(counted) == calls
    server.send_signal(signal.SIGTERM)
    assert server.wait(PATIENCE) == 0
