"""Hostile callers over a real server: bounded, refused, and nobody else slowed. What they send leaves no mark in headers and logs."""

import json
import os
import re
import socket
import subprocess
import sys
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from service.cli.request_parser import READ_ON
from service.mail.deliver import deliver_mail
from tests.parts.servers import free_port
from tests.parts.waiting import PATIENCE, until

pytestmark = pytest.mark.xdist_group("hostile")  # one process starts the servers

ROOT = Path(__file__).parents[2]
HURRIED = 3  # seconds: the real limit would take the test's time
UNHURRIED = 2 * PATIENCE  # nobody is sent away while a test looks whether the others are served
THREADS = 8
CROWD = 250
START = """
from service.cli import main, serve
serve.IDLE = {seconds}
main(prog_name="procaccio")
"""
HEAD = b"POST /api/v1/sign-in/links HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"
TOO_LARGE = 413
OURS = {"Sec-Fetch-Site": "same-origin"}
LONG = "/api/v1/openapi.json"
SLOW = {
    "silent": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: x\r\nA: ",
    "half a body": HEAD + b"Content-Length: 100\r\n\r\n{",
    "half its chunks": HEAD + CHUNKED + b"5\r\n{",
    "answered, and not going": b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
}
WRONG = {
    "a long line": (b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\n\r\n", 414),
    "a head that is long": (b"GET / HTTP/1.1\r\nA: " + b"x" * 40_000 + b"\r\n\r\n", 431),
    "a head without end": (b"GET / HTTP/1.1\r\nA: " + b"x" * 80_000, 431),
    "many headers": (b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 12_000 + b"\r\n", 431),
    "a long body": (HEAD + b"Content-Length: 300000\r\n\r\n" + b"x" * 300_000, 413),
    "announced as long": (HEAD + b"Content-Length: 99999999999\r\n\r\n", 413),
    "a body of megabytes": (HEAD + b"Content-Length: 5000000\r\n\r\n" + b"x" * 5_000_000, 413),
    "long, and asked for leave": (HEAD + b"Content-Length: 5000000\r\nExpect: 100-continue\r\n\r\n", 413),
    "long in chunks": (HEAD + CHUNKED + b"927c0\r\n" + b"x" * 600_000 + b"\r\n0\r\n\r\n", 413),
    "endless in chunks": (HEAD + CHUNKED + b"7fffffff\r\n" + b"x" * (262_144 + READ_ON - 10), 413),
    "two lengths": (HEAD + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x", 400),
    "a length and chunks": (HEAD + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    "no chunk": (HEAD + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n", 400),
    "a colour": (b"GET / HTTP/\x1b[31m9\r\nHost: x\r\n\r\n", 400),
    "another line": (b'GET / HTTP/1.1\r\nHost: x\r\nA: b\n{"event": "forged"}\r\n\r\n', 400),
}


class Server:
    """`procaccio up` on loopback, and what it has written."""

    def __init__(self, port: int, log: Path) -> None:
        self.port, self.log = port, log
        self.url = f"http://127.0.0.1:{port}"

    def call(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)

    def says(self, said: bytes) -> bytes:
        """All that it answers until it hangs up."""
        with self.call() as line:
            line.sendall(said)
            return b"".join(iter(lambda: line.recv(65_536), b""))

    def serves(self) -> bool:
        return httpx.get(f"{self.url}/healthz", timeout=PATIENCE).is_success


@contextmanager
def serving(folder: Path, seconds: float):
    """A server at which a request may take so long to be heard, and an answer to be read."""
    port = free_port()
    log = folder / "log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                START.format(seconds=seconds),
                "up",
                f"--bind=127.0.0.1:{port}",
                f"--threads={THREADS}",
            ],
            cwd=ROOT,
            env={**os.environ, "PROCACCIO_DATA": str(folder)},
            stdout=subprocess.DEVNULL,
            stderr=out,
        )
    found = Server(port, log)
    try:
        until(found.serves)
        yield found
    finally:
        process.terminate()
        process.wait(PATIENCE)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("hostile"), UNHURRIED) as found:
        yield found


@pytest.fixture(scope="module")
def hurried(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("hurried"), HURRIED) as found:
        yield found


@contextmanager
def callers(server, number, said):
    """So many at once, who say this and then nothing."""
    with ExitStack() as held:
        lines = [held.enter_context(server.call()) for _ in range(number)]
        for line in lines:
            line.sendall(said)
        yield lines


@pytest.mark.parametrize("said", SLOW.values(), ids=SLOW)
def test_the_slow_hold_up_nobody(server, said):
    with callers(server, 3 * THREADS, said):
        assert all(server.serves() for _ in range(3))


def test_readers_who_do_not_read_hold_up_nobody(server):
    with callers(server, 2 * THREADS, f"GET {LONG} HTTP/1.1\r\nHost: x\r\n\r\n".encode()):
        assert all(server.serves() for _ in range(3))


def test_the_slow_are_sent_away_in_the_end(hurried):
    with ExitStack() as held:
        lines = [held.enter_context(hurried.call()) for _ in SLOW]
        for line, said in zip(lines, SLOW.values(), strict=True):
            line.sendall(said)
        for line in lines:
            while line.recv(
                65_536
            ):  # ends when the server hangs up, and fails by the time of the socket if it does not
                pass


def test_a_crowd_of_the_silent_holds_up_nobody(server):
    with callers(server, CROWD, b""):
        assert server.serves()


@pytest.mark.parametrize(("said", "status"), WRONG.values(), ids=WRONG)
def test_what_is_too_large_or_no_request_is_refused(server, said, status):
    with server.call() as line:
        line.sendall(said)
        answer = line.recv(65_536)
        assert re.match(rb"HTTP/1.[01] %d " % status, answer)
        assert status != TOO_LARGE or b"\nContent-Type: application/problem+json" in answer


def test_nothing_of_theirs_writes_a_line_into_the_log(server):
    for said, _ in WRONG.values():
        with server.call() as line:
            line.sendall(said)
            assert line.recv(65_536)
    evil = '\u2028"}\\n{"event": "forged"}\x1b'.encode()
    server.says(b"GET /\x0d HTTP/1.1\r\nHost: x\r\nUser-Agent: " + evil + b"\r\nConnection: close\r\n\r\n")
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert not any(line["event"] == "forged" for line in lines)


def test_a_fault_is_one_line_in_the_log_whatever_it_quotes():
    """Of the service, and of any library that logs in its own way."""
    program = """
import logging
from service.platform import logs
logs.configure_logging()
try:
    raise ValueError("Anna\\n{\\"event\\": \\"forged\\"}")
except ValueError as fault:
    logging.getLogger("library").error("a name: %s", "Ben\\nBea", exc_info=fault)
    logs.structlog.get_logger().exception("ours", name="Cora\\r\\nDora")
"""
    told = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    theirs, ours = map(json.loads, told.stderr.splitlines())
    assert (theirs["logger"], theirs["event"]) == ("library", "a name: Ben\nBea")
    assert (ours["event"], ours["name"]) == ("ours", "Cora\r\nDora")
    assert all("ValueError: Anna\n" in line["exception"] for line in (theirs, ours))


class TestSigningIn:
    """Through the page and through the API: one measure for both, and nobody is kept out by what others ask."""

    @pytest.fixture
    def ask(self, client):
        def by(way, email="anna@example.org", **headers):
            if way == "page":
                return client.post("/sign-in", data={"email": email}, headers=OURS | headers).status_code
            return client.post("/api/v1/sign-in/links", json={"email": email}, headers=headers).status_code

        return by

    def test_many_requests_for_one_address_are_few_mails_and_keep_nobody_out(
        self, house, ask, app, clock, mailer
    ):
        assert [ask(way) for way in ("page", "api") * 10] == [200, 202] * 10
        assert {ask(way) for way in ("page", "api")} == {429}
        other = house.test_client()
        asked = {"json": {"email": "ben@example.org"}, "environ_base": {"REMOTE_ADDR": "192.0.2.7"}}
        assert other.post("/api/v1/sign-in/links", **asked).status_code == 202
        deliver_mail(now=clock())
        assert sorted(mail["To"] for mail in mailer.mails) == ["anna@example.org"] * 5 + ["ben@example.org"]
        first = re.search(r"/sign-in/(\S+)", mailer.mails[0].get_body(("plain",)).get_content())[1]
        spent = {"json": {"secret": first}, "environ_base": {"REMOTE_ADDR": "192.0.2.8"}}
        assert other.post("/api/v1/sign-in/sessions", **spent).status_code == 201

    def test_who_shares_a_network_is_not_kept_out_by_one_who_asks_too_often(self, client, clock):
        def left(answer):
            told = ("Limit", "Remaining", "Reset")
            return tuple(int(answer.headers[f"X-RateLimit-{name}"]) for name in told)

        ends = (clock().timestamp() // 3600 + 1) * 3600
        asked = {"json": {"email": "anna@example.org"}}
        answers = [client.post("/api/v1/sign-in/links", **asked) for _ in range(22)]
        assert [left(each) for each in answers] == [(20, max(0, 19 - number), ends) for number in range(22)]
        other = client.post("/api/v1/sign-in/links", json={"email": "ben@example.org"})
        assert (other.status_code, left(other)) == (202, (20, 19, ends))
        spent = client.post("/api/v1/sign-in/sessions", json={"secret": "pro_li_nothing"})
        assert left(spent) == (60, 59, ends)

    def test_a_caller_who_says_to_be_another_is_counted_as_himself(self, ask):
        told = [ask("api", **{"X-Forwarded-For": f"192.0.2.{number}"}) for number in range(21)]
        assert told == [202] * 20 + [429]

    def test_keys_are_not_to_be_guessed_faster_than_anything_else(self, client):
        guess = {"Authorization": "Bearer pro_to_" + "x" * 43}
        left = [client.get("/api/v1/me", headers=guess).headers["X-RateLimit-Remaining"] for _ in range(2)]
        assert int(left[1]) == int(left[0]) - 1

    def test_links_lead_to_us_whatever_name_the_caller_uses(self, ask, app, clock, mailer):
        ask("api", Host="evil.example", **{"X-Forwarded-Host": "evil.example"})
        deliver_mail(now=clock())
        assert "evil.example" not in mailer.mails[0].as_string()


@pytest.mark.parametrize(
    "back", ["/a\r\nSet-Cookie: evil=1", "//evil.example", "https://evil.example", "/\\evil.example"]
)
def test_no_parameter_writes_a_header_or_leads_away(client, back):
    for answer in (
        client.get("/sign-in", query_string={"back": back}),
        client.post("/look", data={"look": "dark\r\nX-Evil: 1", "back": back}, headers=OURS),
        client.get("/healthz", headers={"X-Request-Id": "abcdefgh%0d%0aX-Evil"}),
    ):
        assert not any(
            "evil" in f"{name} {value}".lower().partition("look=")[0] for name, value in answer.headers
        )
