"""Tables for tests of letters: opened in the database with a known seed, played by bots, with all mail sent at every turn."""

import random
from collections.abc import Sequence
from datetime import datetime
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP, default
from email.utils import parseaddr
from itertools import count
from unittest.mock import patch

from sqlalchemy import update

import engine
from engine.bots import BOTS, sight_of
from service.mail.compose import compose_mail
from service.mail.deliver import deliver_mail
from service.platform.accounts.models import Player, PlayerKind
from service.platform.deps import deps
from service.platform.outbox.models import Letter
from service.platform.transaction import transaction
from service.platform.words import FALLBACK
from service.play.tables.join import take_seat
from service.play.tables.models import Table
from service.play.tables.move_models import Origin
from service.play.tables.open import TableRequest, open_table
from service.play.tables.submit import Turn, submit_turn
from tests.parts.catalogues import english_left

NAMES = ("anna", "bob", "chris", "david", "eva")
SEED = b"7" * 32
ANSWERS = count(1)
"""Gives each answer its own Message-ID."""


def sit(
    clock, game: str, seats: int, *, edition: str | None = None, pace: object = None, **changes: object
) -> int:
    """Open a running table of people, and return its number."""
    now = clock()
    with patch.object(deps().chance, "seed", lambda: SEED), transaction() as session:
        players = [
            Player(
                kind=PlayerKind.PERSON,
                email=f"{name}@example.org",
                name=name.title(),
                created_at=now,
                **changes,
            )
            for name in NAMES[:seats]
        ]
        session.add_all(players)
        session.flush()
        wish = TableRequest(game=game, seats=seats, name="Tuesday Medici", edition=edition, pace=pace or {})
        table = open_table(session, host=players[0], wish=wish, now=now)
        for player in players:
            take_seat(session, table_id=table.id, player=player, now=now)
        return table.id


def play(clock, number: int, stop: int, seed: int = 1) -> engine.AnyTable:
    """Let bots answer until there are `stop` moves or the table is over."""
    chance = random.Random(seed)
    while True:
        with transaction() as session:
            game = engine.load_table(session.get(Table, number).dump)
            if game.over or game.count >= stop:
                return game
            seat = game.waiting[0]
            move = BOTS["steady"].choose(sight_of(game, seat), chance.randrange)
            answer(session, clock, number, seat, game.question(seat).id, [move])


def answer(session, clock, number: int, seat: int, question: int, moves: Sequence[object]) -> None:
    turn = Turn(table_id=number, seat=seat, question=question, moves=moves, origin=Origin.BOT)
    submit_turn(session, turn, clock.tick(minutes=7))


def sent(clock, mailer) -> list:
    """Send due mail, and return it."""
    before = len(mailer.mails)
    deliver_mail(now=clock())
    return mailer.mails[before:]


def composed(letter: Letter, now: datetime) -> EmailMessage:
    """Return a letter as a mail client reads it."""
    return message_from_bytes(compose_mail(letter, now).octets, policy=default)


def text_of(mail) -> str:
    return mail.get_body(("plain",)).get_content().replace("\r\n", "\n")


def sentences_of(mail) -> str:
    """Return the sentences of the text part, without line breaks."""
    return " ".join(text_of(mail).split())


def html_of(mail) -> str:
    return mail.get_body(("html",)).get_content().replace("\r\n", "\n")


def english_in(letter: Letter, language: str, now: datetime) -> list[str]:
    """Return the English in a letter to readers of another language. The board is given in words, without pictures."""
    own = {"language": language} if "language" in letter.payload else {}
    told = {column.name: getattr(letter, column.name) for column in Letter.__table__.columns}
    with patch("service.mail.pictures.render_png", return_value=b"a picture"):
        all_read(language)
        mail = composed(Letter(**told | {"payload": letter.payload | own}), now)
        all_read(FALLBACK)
    assert mail["Content-Language"] == language
    page = "" if mail.get_body(("html",)) is None else html_of(mail)
    return english_left(f"{mail['Subject']} {text_of(mail)} {page}", language)


def all_read(language: str) -> None:
    with transaction() as session:
        session.execute(update(Player).values(language=language))


def answer_to(mail, text: str, *, sender: str = "", below: bool = False, **headers) -> EmailMessage:
    """Return an answer as mail programs write it: with our letter quoted below an attribution."""
    written = EmailMessage(policy=SMTP)
    written["From"] = sender or str(mail["To"])
    written["To"] = str(mail["Reply-To"])
    written["Subject"] = f"Re: {mail['Subject']}"
    written["Message-ID"] = f"<{next(ANSWERS)}@mail.example.com>"
    written["In-Reply-To"] = str(mail["Message-ID"])
    for name, value in headers.items():
        del written[name.replace("_", "-")]
        written[name.replace("_", "-")] = value
    attribution = f"On Fri, Nov 20, 2026 at 10:15 AM Procaccio <{parseaddr(str(mail['Reply-To']))[1]}> wrote:"
    quoted = "\n".join(f"> {line}" for line in text_of(mail).splitlines())
    parts = [f"{attribution}\n{quoted}", text] if below else [text, f"{attribution}\n{quoted}"]
    written.set_content("\n\n".join(parts) + "\n", cte="quoted-printable")
    return written
