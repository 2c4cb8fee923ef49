"""`procaccio up` in both shapes, as somebody starts it: the first mail is shown, and nothing is left when it ends."""

import os
import re
import signal
import smtplib
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import httpx
import psutil
import pytest

from tests.parts.servers import free_port
from tests.parts.waiting import PATIENCE, until

COMMAND = (sys.executable, "-m", "service.cli", "up", "--demo")


class Up:
    """A running product: what it has said so far, and what else it has started."""

    def __init__(self, process: subprocess.Popen[bytes], log: Path) -> None:
        self.process, self.log = process, log

    def link(self) -> str | None:
        """To the first mail, as soon as it is told."""
        assert self.process.poll() is None, self.log.read_text()
        found = re.search(r"http://\S*letter-box/1\S*", self.log.read_text())
        return found and found[0]

    def words(self) -> str | None:
        """All of it, once the last line is told."""
        said = self.log.read_text()
        return said if "PostgreSQL: " in said else None

    def family(self) -> set[int]:
        """All that descends from it."""
        first = psutil.Process(self.process.pid)
        return {each.pid for each in (first, *first.children(recursive=True))}

    def end(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@contextmanager
def up(folder: Path, *arguments: str, **settings: str):
    told = {"PROCACCIO_DATA": str(folder)} | settings
    log = folder / "said"
    bind = f"--bind=127.0.0.1:{free_port()}"
    with log.open("wb") as out:
        process = subprocess.Popen(
            [*COMMAND, bind, *arguments],
            env=os.environ | told,
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        yield Up(process, log)
    finally:
        if process.poll() is None:
            process.terminate()
            process.wait(PATIENCE)


def shown(link: str) -> bool:
    """The letter box opens at its link, and the first mail lies in it."""
    with httpx.Client(follow_redirects=True, timeout=PATIENCE) as browser:
        return browser.get(link).is_success


def hears_at_the_process_for_streams(said: str) -> bool:
    """Whoever follows the demonstration table there is told of a line that is said to the web process."""
    table = re.search(r"(http://\S+)(/seat/\S+)", said)
    streams = re.search(r"^Streams.*: (http://\S+)$", said, re.MULTILINE)[1]
    with (
        httpx.Client(timeout=PATIENCE) as browser,
        browser.stream("GET", streams + table[2] + "/stream") as following,
    ):
        lines = following.iter_lines()
        while next(lines) != "event: table":
            pass
        browser.post(table[0] + "/talk", data={"text": "Good morning"})
        return any("Good morning" in line for line in lines)


def refuses_nobody(port: int) -> bool:
    """Whether mail to an unknown address is refused there, and at once."""
    try:
        with smtplib.LMTP("127.0.0.1", port) as line:
            line.ehlo()
            line.mail("anna@example.org")
            return line.rcpt("nobody@localhost")[0] == 550
    except (OSError, smtplib.SMTPException):
        return False


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_one_process_takes_answers_in_by_lmtp_and_ends_cleanly(tmp_path):
    port = free_port()
    with up(tmp_path, PROCACCIO_LMTP=f"127.0.0.1:{port}") as product:
        assert shown(until(product.link))
        assert refuses_nobody(port)
        family = product.family()
        assert product.end() == 0, product.log.read_text()
        assert not any(map(alive, family))
    with pytest.raises(ConnectionRefusedError):
        smtplib.LMTP("127.0.0.1", port)


@pytest.mark.postgres
def test_the_production_shape_shows_the_first_mail_and_leaves_nothing_behind(tmp_path_factory):
    folder, port = tmp_path_factory.mktemp("full"), free_port()
    with up(folder, "--full", PROCACCIO_LMTP=f"127.0.0.1:{port}") as product:
        assert shown(until(product.link))
        assert hears_at_the_process_for_streams(until(product.words))
        assert refuses_nobody(port)
        (streams,) = [each for each in map(psutil.Process, product.family()) if each.name() == "streams"]
        streams.kill()
        until(lambda: refuses_nobody(port))
        family = product.family() | {
            int((folder / "postgres" / "postmaster.pid").read_text().splitlines()[0])
        }
        assert len(family) >= len(
            ("ourselves", "valkey", "web", "streams", "worker", "its two", "processes", "postgres")
        )
        assert product.end() == 0, product.log.read_text()
        until(lambda: not any(map(alive, family)))
