"""Letters that nobody wrote, to real tables: each person is answered once, no machine is, and what is played was written.

`make fuzz-mail` sends ten thousand of them.
"""

import os
import re
import sys
from collections import Counter
from itertools import count, cycle

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import func, select

import engine
from engine.notation.numbered import move_meant
from engine.table.game import game_named
from service.mail.addresses import ReplySeat, ReplyTarget, make_reply_address
from service.mail.briefing import choices_for
from service.mail.incoming.models import IncomingMail
from service.mail.incoming.receive import receive_mail
from service.mail.incoming.worker import read_incoming
from service.mail.parse.vocabulary import commands
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session, transaction
from service.play.tables.join import take_seat
from service.play.tables.models import Seat, Table
from service.play.tables.move_queries import record_lines
from service.play.tables.open import TableRequest, open_table
from service.play.tables.queries import names_at
from tests.parts.letters import sit
from tests.service.mail.reading.letters import imagined

MANY = int(os.environ.get("PROCACCIO_LETTERS", "100"))
MESSAGE_ID = re.compile(rb"(?im)^message-id:.*(\r?\n[ \t].*)*\r?\n")
GAMES = cycle(sorted(engine.games()))

many = settings(max_examples=MANY, suppress_health_check=list(HealthCheck), database=None)


class Tables:
    """Tables at which letters are answered: somebody is always asked."""

    def __init__(self, clock) -> None:
        self.clock = clock
        self.names = count(1)
        self.told: Counter[str] = Counter()
        sit(clock, next(GAMES), 3)

    def asked(self, language: str) -> Seat:
        """A seat that is waited for, its player of this language; at a new table where nobody is."""
        with transaction() as session:
            waiting = select(Seat).where(Seat.waiting_since.is_not(None)).limit(1)
            seat = session.scalar(waiting)
            if seat is None:
                self.open(session)
                seat = session.scalars(waiting).one()
            seat.player.language = language
            session.flush()
            session.refresh(seat.table, ["dump", "seats"])
            names_at(seat.table)
            session.expunge_all()
            return seat

    def open(self, session) -> None:
        players = session.scalars(select(Player).order_by(Player.id)).all()
        wish = TableRequest(game=next(GAMES), seats=len(players), name="")
        table = open_table(session, host=players[0], wish=wish, now=self.clock())
        for player in players:
            take_seat(session, table_id=table.id, player=player, now=self.clock())

    def bring(self, seat: Seat, octets: bytes) -> tuple[str, str, int]:
        """What becomes of a letter, and how many answers it is given."""
        now = self.clock.tick(minutes=5)
        reply = ReplyTarget(seat.table_id, seat.number, seat.question)
        holder = ReplySeat(seat.player.id, seat.generation)
        address = make_reply_address(reply, holder).addr_spec
        named = f"Message-ID: <{next(self.names)}@mail.example.com>\r\n".encode()
        raw = named + MESSAGE_ID.sub(b"", octets, count=1).replace(
            b"anna@example.com", seat.player.email.encode(), 1
        )
        with transaction() as session:
            assert receive_mail(session, raw=raw, recipient=address, envelope_sender=None, now=now)
        read_incoming(now=now, limit=10)
        with read_session() as session:
            mail = session.scalars(select(IncomingMail).order_by(IncomingMail.id.desc()).limit(1)).one()
            answers = select(func.count()).where(Letter.key == f"answer:{mail.id}:mail")
            self.told[f"{mail.state} {mail.why}".strip()] += 1
            return mail.state, mail.why, session.scalar(answers)


def played_since(number: int, count: int) -> list[str]:
    with read_session() as session:
        if session.get_one(Table, number).count == count:
            return []
        return [line.move for line in record_lines(session, number)][count:]


def meant(seat: Seat, wrote: tuple[str, ...], language: str) -> list[str]:
    """The moves that somebody who can read finds in a letter; none where one of them cannot be."""
    game = engine.load_table(seat.table.dump)
    aliases = game_named(seat.table.game).words(language).aliases
    default = game.question(seat.number).default
    legal, amounts = game.moves(seat.number), game.amounts(seat.number)
    known = commands(language).commands
    try:
        for line in wrote:
            if line in known["default"]:
                game.play(seat.number, default)
            elif line.isdigit() and amounts is not None:
                game.play(seat.number, amounts.at(int(line)))
            elif line.isdigit():
                listed = choices_for(game, seat.number).listed
                game.play(seat.number, move_meant(int(line), listed, legal) or "no such answer")
            elif not any(line in words for words in known.values()):
                game.play(
                    seat.number, game.read(seat.number, line, aliases=aliases, names=names_at(seat.table))
                )
    except engine.Refusal:
        return []
    return [line.move for line in game.log]


@pytest.fixture
def tables(app, clock):
    made = Tables(clock)
    yield made
    sys.stdout.write(f"{dict(made.told)}\n")


def test_what_is_played_was_written(tables):
    @many
    @given(imagined())
    def check(letter) -> None:
        seat = tables.asked(letter.language)
        became = tables.bring(seat, letter.octets)
        played = played_since(seat.table_id, seat.table.count)
        if letter.by_a_machine:
            assert (became[0], became[2], played) == ("ignored", 0, [])
            return
        assert (became[0], became[2]) == ("done", 1)
        written = meant(seat, letter.wrote, letter.language)
        assert played in ([], written, list(dict.fromkeys(written))), "an answer that is repeated counts once"
        assert played == [] or became[1] == ""
        tables.told["moves played"] += len(played)

    check()


def test_a_damaged_letter_is_answered_once_or_kept(tables):
    @many
    @given(
        imagined(),
        st.lists(st.tuples(st.floats(0, 1), st.binary(max_size=4), st.integers(0, 40)), max_size=12),
    )
    def check(letter, damages) -> None:
        octets = letter.octets
        for place, put, removed in damages:
            at = int(place * len(octets))
            octets = octets[:at] + put + octets[at + removed :]
        seat = tables.asked(letter.language)
        state, why, answers = tables.bring(seat, octets)
        assert why != "fault"
        assert answers == (state in {"done", "refused"})

    check()
