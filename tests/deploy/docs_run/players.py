"""Two players with mailboxes on the machine: they sign in by letter, open a table over HTTPS, and answer its letters by mail.

Runs inside the machine with the Python of the installed version: python players.py begin | answer.
"""

import json
import mailbox
import re
import subprocess
import sys
import time
from email import message_from_binary_file
from email.message import EmailMessage
from email.policy import default
from email.utils import parseaddr
from functools import partial
from pathlib import Path

import httpx

HOUSE = "https://play.example.org/api/v1"
NAMES = ("anna", "bob")
KEPT = Path("/srv/players.json")
PATIENCE = 300


def until(look, why: str):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = look()
        if found is not None and found != [] and found is not False:
            return found
        time.sleep(0.5)
    raise TimeoutError(f"{why}: waited {PATIENCE} s in vain")


READ = partial(message_from_binary_file, policy=default)
"""Reads mails as a mail client does: a long subject becomes one line again."""


def letters(name: str) -> list[EmailMessage]:
    file = Path("/var/mail", name)
    return list(mailbox.mbox(file, READ)) if file.exists() else []


def plain(letter: EmailMessage) -> str:
    part = next(each for each in letter.walk() if each.get_content_type() == "text/plain")
    return part.get_payload(decode=True).decode()


AWAY = {502, 503}
"""The proxy's responses while the web server starts."""


def asked(method: str, path: str, key: str = "", body: dict | None = None) -> dict:
    told = {"Authorization": f"Bearer {key}"} if key else {}

    def look() -> httpx.Response | None:
        answer = httpx.request(method, HOUSE + path, headers=told, json=body, timeout=30)
        return None if answer.status_code in AWAY else answer

    answer = until(look, "the web side does not come")
    if answer.is_error:
        raise SystemExit(f"{method} {path}: {answer.status_code} {answer.text}")
    return answer.json() if answer.content else {}


def sign_in(name: str) -> str:
    asked("POST", "/sign-in/links", body={"email": f"{name}@example.org"})
    found = until(
        lambda: [link for each in letters(name) for link in re.findall(r"/sign-in/(\S+)", plain(each))],
        f"no letter with a link has come to {name}",
    )
    return asked("POST", "/sign-in/sessions", body={"secret": found[-1], "device": "docs"})["session"]


def begin() -> None:
    keys = {name: sign_in(name) for name in NAMES}
    game = next(each["name"] for each in asked("GET", "/games")["items"] if len(NAMES) in each["seats"])
    wish = {"game": game, "seats": len(NAMES)}
    table = asked("POST", "/tables", keys["anna"], wish)["id"]
    asked("POST", f"/tables/{table}/seats", keys["bob"], {"seat": None})
    KEPT.write_text(json.dumps({"keys": keys, "table": table}))
    print(f"{game}: table {table} is laid")


def open_questions(keys: dict[str, str]) -> dict[str, dict]:
    waiting = {name: asked("GET", "/me/waiting", key)["items"] for name, key in keys.items()}
    return {name: items[0] for name, items in waiting.items() if items}


def letter_about(name: str, question: int) -> EmailMessage | None:
    """Return the newest letter whose reply address belongs to this question."""
    for each in letters(name)[::-1]:
        local = parseaddr(each["Reply-To"] or "")[1]
        if re.search(rf"\+t\d+\.\d+\.{question}\.", local):
            return each
    return None


def answer() -> None:
    """Answer the letter of the asked player, and wait until another question is open."""
    keys = json.loads(KEPT.read_text())["keys"]
    name, waiting = next(iter(open_questions(keys).items()))
    question = waiting["question"]
    letter = until(lambda: letter_about(name, question), f"no letter about {question} has come to {name}")
    written = EmailMessage()
    written["From"] = f"{name}@example.org"
    written["To"] = letter["Reply-To"]
    written["Subject"] = f"Re: {letter['Subject']}"
    written["In-Reply-To"] = letter["Message-ID"]
    written.set_content("#1\n\n" + "\n".join(f"> {line}" for line in plain(letter).splitlines()) + "\n")
    before = len(letters(name))
    subprocess.run(["sendmail", "-t", "-f", f"{name}@example.org"], input=written.as_bytes(), check=True)
    until(
        lambda: open_questions(keys).get(name, {}).get("question") != question,
        f"the answer of {name} did not come through",
    )
    replies = until(lambda: letters(name)[before:], f"no letter has come back to {name}")
    print(f"{name} answered {letter['Subject']!r} and got {replies[0]['Subject']!r}")


if __name__ == "__main__":
    {"begin": begin, "answer": answer}[sys.argv[1]]()
