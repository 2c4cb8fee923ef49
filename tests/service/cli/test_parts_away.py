"""Database or broker away: what somebody types ends with one line, and what starts all the same does its work and loses nothing."""

import json
import os
import smtplib
import sqlite3
import subprocess
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from service.cli import main
from service.platform.settings import Settings
from tests.parts.servers import free_port
from tests.parts.waiting import until
from tests.service.cli.test_start_errors import PATIENCE, ROOT, SELF, refused, run
from workers.embedded_servers import wait_until_listening

__all__ = ["refused"]  # a fixture

AWAY = "postgresql://us:secret@127.0.0.1:1/nowhere"


@pytest.mark.parametrize(
    "command",
    [
        ("moderator", "add", "anna@example.org", "--host"),
        ("moderator", "reset", "anna@example.org"),
        ("ratings", "rebuild"),
        ("db", "note-backup"),
        ("doctor", "--mail", "anna@example.org"),
        ("backup", "house.zip"),
    ],
    ids=" ".join,
)
def test_what_somebody_types_while_the_database_is_away_ends_with_one_line(refused, command):
    told = refused(*command, database_url=AWAY)
    assert told.startswith("Error: The database reports an error: connection failed")
    assert "PROCACCIO_DATABASE_URL" in told
    assert "secret" not in told
    assert not Path("house.zip").exists()


def test_the_doctor_names_a_database_that_is_away_and_goes_on(tmp_path):
    told = CliRunner().invoke(
        main, ["doctor"], env={"PROCACCIO_DATA": str(tmp_path), "PROCACCIO_DATABASE_URL": AWAY}
    )
    assert (told.exit_code, type(told.exception)) == (1, SystemExit)
    (found,) = [line for line in told.output.splitlines() if "127.0.0.1:1" in line or "port 1" in line]
    assert found.startswith("WRONG")
    assert told.output.splitlines()[-1].startswith("One thing is wrong")


@pytest.fixture
def without_broker(tmp_path):
    """Starts a part of a house whose broker is away, and says what it has told when it has ended."""
    assert run(*SELF, "db", "upgrade", data=tmp_path).returncode == 0
    told = {"PROCACCIO_DATA": str(tmp_path), "PROCACCIO_REDIS_URL": "redis://127.0.0.1:1/0"}
    log = tmp_path / "log"

    @contextmanager
    def start(*command):
        with (
            log.open("wb") as said,
            subprocess.Popen((*SELF, *command), cwd=ROOT, env=os.environ | told, stderr=said) as part,
        ):
            try:
                yield log
            finally:
                part.terminate()
                part.wait(PATIENCE)

    return start


def warnings_in(log):
    """A traceback would be no JSON."""
    return [json.loads(line)["event"] for line in log.read_text().splitlines()]


def test_streams_start_without_their_broker_and_say_so_once(without_broker):
    port = free_port()
    with without_broker("streams", f"--bind=127.0.0.1:{port}") as log:
        for _ in range(2):
            assert until(lambda: httpx.get(f"http://127.0.0.1:{port}/readyz")).is_success
    (said,) = warnings_in(log)
    assert "Connection refused" in said


def test_mail_is_taken_in_without_the_broker_and_waits(without_broker, tmp_path):
    port, house = free_port(), Settings(data=tmp_path).sender.addr_spec
    with without_broker("receive", f"--bind=127.0.0.1:{port}") as log:
        wait_until_listening("127.0.0.1", port)
        for number in range(2):
            with smtplib.LMTP("127.0.0.1", port) as door:
                assert door.sendmail("", house, f"Message-ID: <{number}@x>\r\n\r\nHello") == {}
    with closing(sqlite3.connect(tmp_path / "procaccio.db")) as kept:
        assert kept.execute("SELECT count(*) FROM incoming_mail WHERE state = 'waiting'").fetchone() == (2,)
    assert {*warnings_in(log)} == {"not sent after a commit"}
