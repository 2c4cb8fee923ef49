"""The mornings and evenings in which people answer their open questions."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from email.parser import BytesHeaderParser
from email.utils import parseaddr
from threading import Event
from time import perf_counter, sleep

from sqlalchemy import exists, select

from bench.chaos.house import House
from bench.chaos.players import ByApi, ByMail, Ledger
from bench.year.agenda import Agenda
from bench.year.people import YearPlayer, in_this_process
from service.platform.db_errors import DATABASE_AWAY
from service.platform.deps import deps
from service.platform.transaction import read_session, transaction
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.move_models import Move, Origin
from service.play.tables.refusals import TableRefusal
from service.play.tables.submit import Turn, submit_turn
from service.play.tables.views import load_position

AT_ONCE = 2
USUAL = 0.7
"""The share of answers that are the default, which moves the game on."""
PAUSE = 0.3

Asked = tuple[int, int, int]
"""A table, a seat, a question."""


@dataclass
class Sittings:
    """All people by their way to answer, and all mails that have arrived."""

    house: House
    players: Sequence[YearPlayer]
    agenda: Agenda
    ledger: Ledger
    chance: random.Random
    ended: Event = field(default_factory=Event)
    arrived: Counter[str] = field(default_factory=Counter)
    """The number of arrivals by Message-ID."""

    def __post_init__(self) -> None:
        self.here = in_this_process(self.players)
        self.programs = [
            ByApi(self.house, each, self.ledger, self.ended) for each in self.players if each.token
        ]
        writers = {each.email for each in self.players if each.by_mail}
        self.writers = ByMail(self.house, writers, self.ledger, self.ended)
        self.pool = ThreadPoolExecutor(AT_ONCE)

    def sit_down(self) -> None:
        """Let the players who look now answer all their open questions."""
        busy = [self.pool.submit(program.answer_all) for program in self.programs]
        busy.append(self.pool.submit(self.writers.answer_all))
        busy += [self.pool.submit(self.answer_at, *each) for each in self.waiting().items()]
        for each in busy:
            each.result()

    def waiting(self) -> dict[int, list[tuple[int, int]]]:
        """Return by table the seats whose players look now."""
        asked = select(Seat.table_id, Seat.number, Seat.player_id).join(Seat.table)
        asked = asked.where(Seat.waiting_since.is_not(None), Table.state == TableState.RUNNING)
        with self.house.app.app_context(), read_session() as session:
            rows = session.execute(asked.order_by(Seat.table_id, Seat.number)).all()
            looks: dict[int, bool] = {}
            found = defaultdict(list)
            for table, seat, player in rows:
                if player in self.here and looks.setdefault(player, self.looks(player)):
                    found[table].append((seat, player))
        return found

    def looks(self, player: int) -> bool:
        return self.chance.random() < self.here[player].looks and self.agenda.at_home(player)

    def answer_at(self, table: int, seats: Sequence[tuple[int, int]]) -> None:
        """Answer as long as the player is asked."""
        with self.house.app.app_context():
            for seat, player in seats:
                while self.answer(table, seat, player):
                    pass

    def answer(self, table: int, seat: int, player: int) -> bool:
        """Give one answer, or return False if there is nothing to answer. If the database goes away, look up what it stored."""
        began, asked = perf_counter(), None
        while True:
            try:
                if asked is None or not is_kept(asked):
                    with transaction() as session:
                        turn = self.chosen(session.get_one(Table, table), seat, player)
                        if turn is None:
                            return False
                        asked = table, seat, turn.question
                        submit_turn(session, turn, deps().clock())
            except TableRefusal:  # a clock or a plan was faster
                return False
            except DATABASE_AWAY:
                self.ledger.again()
                sleep(PAUSE)
            else:
                self.ledger.accept(*asked, perf_counter() - began)
                return True

    def chosen(self, row: Table, seat: int, player: int) -> Turn | None:
        game = load_position(row)
        question = game.question(seat) if row.state == TableState.RUNNING else None
        if question is None or not question.owed:
            return None
        usual = question.forced or self.chance.random() < USUAL
        move = question.default if usual else self.chance.choice(game.moves(seat))
        return Turn(
            table_id=row.id,
            seat=seat,
            question=question.id,
            moves=[str(move)],
            origin=Origin.API,
            player_id=player,
            owed=True,
        )

    def read_mails(self) -> None:
        """Count every new mail, and read those to people who only write mail."""
        for file in sorted(self.house.mails.glob("*.eml")):
            with file.open("rb") as opened:
                head = BytesHeaderParser().parse(opened, headersonly=True)
            self.arrived[str(head["Message-ID"]).strip()] += 1
            if parseaddr(str(head["To"]))[1] in self.writers.addresses:
                self.writers.read(file)
            file.unlink()


def is_kept(asked: Asked) -> bool:
    table, seat, question = asked
    theirs = Move.table_id == table, Move.seat == seat, Move.question == question
    with read_session() as session:
        return bool(session.scalar(select(exists().where(*theirs, Move.origin == Origin.API))))
