"""The play: random but purposeful answers. Each request is repeated with the same key until there is a response."""

from __future__ import annotations

import random
import re
import smtplib
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from email import message_from_bytes, policy
from email.message import EmailMessage
from email.utils import parseaddr
from itertools import cycle
from pathlib import Path
from threading import Event, Lock
from time import perf_counter
from typing import Any
from uuid import uuid4

import httpx

from bench.chaos.company import Person
from bench.chaos.house import House

OVERTAKEN = {404, 409}  # somebody else was faster, or our own earlier answer was
AT_ONCE = 20
"""Questions that a program fetches in one request."""
IDLE = 0.1
PAUSE = 0.3
PATIENCE = 15.0
OFFERED = re.compile(r"^ {0,2}(#\d+|-)  (\S.*?)(?:  \(.*)?$", re.MULTILINE)


class Ledger:
    """What the service told the players: each accepted turn, each refusal, each response time."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.accepted: Counter[tuple[int, int, int]] = Counter()
        self.took: list[float] = []
        self.tried_again = 0
        self.failures: list[str] = []

    def accept(self, table: int, seat: int, question: int, seconds: float) -> None:
        with self.lock:
            self.accepted[table, seat, question] += 1
            self.took.append(seconds)

    def again(self) -> None:
        with self.lock:
            self.tried_again += 1

    def fail(self, why: str) -> None:
        with self.lock:
            self.failures.append(why)


class ByApi:
    """A person whose program fetches open questions and answers them."""

    def __init__(self, house: House, person: Person, ledger: Ledger, ended: Event) -> None:
        self.ledger, self.ended, self.chance = ledger, ended, random.Random(person.id)
        headers = {"Authorization": f"Bearer {person.token}"}
        self.urls = cycle(
            house.urls[person.id % len(house.urls) :] + house.urls[: person.id % len(house.urls)]
        )
        self.http = httpx.Client(headers=headers, timeout=PATIENCE)
        self.turn_to_next()

    def play(self) -> None:
        with self.http:
            while not self.ended.is_set():
                if not self.answer_all():
                    self.ended.wait(IDLE)

    def turn_to_next(self) -> None:
        """Use another web server, as a proxy does if one is down."""
        self.http.base_url = f"{next(self.urls)}/api/v1"

    def answer_all(self) -> int:
        """Answer all open questions, and return their number."""
        waiting = self.ask("GET", f"/me/waiting?questions=true&limit={AT_ONCE}")
        items = waiting.json()["items"] if waiting is not None and waiting.is_success else []
        for each in items:
            self.answer(each["table"]["id"], each["seat"], each["asked"])
        return len(items)

    def answer(self, table: int, seat: int, question: dict[str, Any]) -> None:
        if not question or not question["owed"]:
            return
        turn = {"question": question["id"], "moves": [lively(question, self.chance)]}
        began = perf_counter()
        answer = self.ask("POST", f"/tables/{table}/seats/{seat}/turns", turn)
        if answer is None or answer.status_code in OVERTAKEN:
            return
        if answer.is_success:
            self.ledger.accept(table, seat, question["id"], perf_counter() - began)
        else:
            self.ledger.fail(f"{answer.status_code} {answer.text[:300]}")

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> httpx.Response | None:
        """Repeat the request until there is a response. The key makes each turn count once."""
        headers = {"Idempotency-Key": uuid4().hex} if body is not None else {}
        while not self.ended.is_set():
            pause = PAUSE
            try:
                answer = self.http.request(method, path, json=body, headers=headers)
                if answer.status_code < httpx.codes.INTERNAL_SERVER_ERROR:
                    return answer
                pause = float(answer.headers.get("Retry-After", PAUSE))
            except httpx.TransportError:
                self.turn_to_next()
            self.ledger.again()
            self.ended.wait(pause)
        return None


def lively(question: dict[str, Any], chance: random.Random) -> str:
    """Return a random answer, but usually one that moves the game on."""
    moves = question["moves"]
    default = next((each for each in moves if each["move"] == question["default"]), moves[0])
    return str((default if chance.random() < 0.7 else chance.choice(moves))["text"])


@dataclass
class Thread:
    """The mails of a person about one table: one answer at a time, then they wait for the result."""

    asked: EmailMessage | None = None
    """The newest letter with a question."""
    sent: str = ""
    """Our answer, until there is a reply to it."""

    def take(self, letter: EmailMessage) -> None:
        if self.sent and self.sent in str(letter["References"]):
            self.sent = ""
        self.asked = letter if OFFERED.search(text_of(letter)) else self.asked


class ByMail:
    """All people who only write mail: they read what the mail server received, and answer by LMTP."""

    def __init__(self, house: House, addresses: set[str], ledger: Ledger, ended: Event) -> None:
        self.house, self.addresses, self.ledger, self.ended = house, addresses, ledger, ended
        self.chance = random.Random(1)
        self.threads: defaultdict[str, Thread] = defaultdict(Thread)

    def play(self) -> None:
        while not self.ended.is_set():
            new = sorted(self.house.mails.glob("*.eml"))
            for file in new:
                self.read(file)
                file.rename(self.house.read / file.name)
            self.answer_all()
            if not new:
                self.ended.wait(IDLE)

    def answer_all(self) -> None:
        for thread in self.threads.values():
            self.answer(thread)

    def read(self, file: Path) -> None:
        letter = message_from_bytes(file.read_bytes(), policy=policy.default)
        if parseaddr(str(letter["To"]))[1] in self.addresses and letter["List-Id"]:
            self.threads[f"{letter['To']} {letter['List-Id']}"].take(letter)

    def answer(self, thread: Thread) -> None:
        if thread.asked is None or thread.sent:
            return
        offered = OFFERED.findall(text_of(thread.asked))
        mark, move = self.chance.choice([offered[0], self.chance.choice(offered)])
        answer = reply(thread.asked, move if mark == "-" else mark)
        thread.asked, thread.sent = None, str(answer["Message-ID"])
        self.keep_trying(lambda: self.deliver(answer))

    def deliver(self, mail: EmailMessage) -> None:
        recipient, sender = parseaddr(str(mail["To"]))[1], parseaddr(str(mail["From"]))[1]
        with smtplib.LMTP(*self.house.lmtp, timeout=PATIENCE) as line:
            line.sendmail(sender, [recipient], mail.as_bytes())

    def keep_trying(self, send: Callable[[], None]) -> None:
        """Try again like a mail server, but not for an address that is gone because the question is closed."""
        while not self.ended.is_set():
            try:
                send()
            except smtplib.SMTPRecipientsRefused as refused:
                if any(code >= 500 for code, _ in refused.recipients.values()):
                    return
            except (OSError, smtplib.SMTPException):
                pass
            else:
                return
            self.ledger.again()
            self.ended.wait(PAUSE)


def text_of(letter: EmailMessage) -> str:
    return str(letter.get_body(("plain",)).get_content())


def reply(letter: EmailMessage, text: str) -> EmailMessage:
    """Return an answer whose Message-ID stays the same for all attempts."""
    answer = EmailMessage(policy=policy.SMTP)
    answer["From"], answer["To"] = str(letter["To"]), str(letter["Reply-To"])
    answer["Subject"] = f"Re: {letter['Subject']}"
    answer["Message-ID"] = f"<{uuid4().hex}@mail.example.com>"
    answer["In-Reply-To"] = str(letter["Message-ID"])
    answer.set_content(f"{text}\n")
    return answer
