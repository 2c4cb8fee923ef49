"""Tables of people who never answer: their clocks run out during the kills, and each must ring once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import select

import engine
from bench.chaos.company import Person
from bench.chaos.house import House
from bench.chaos.verdict import Verdict
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter
from service.platform.ports import utc_now
from service.platform.transaction import read_session, transaction
from service.play.tables.end import abandon_table
from service.play.tables.join import take_seat
from service.play.tables.models import Seat
from service.play.tables.move_models import Move, Origin
from service.play.tables.open import TableRequest, open_table
from service.play.tables.queries import lock_table

TIME = timedelta(minutes=3)
PACE = {"time": "PT3M", "grace": "PT3M", "notice": "PT1M", "ladder": ["PT2M"]}
"""The shortest legal pace: a reminder after a minute, the default after three."""
OVERDUE = timedelta(seconds=60)
"""How late a clock may ring after the last kill."""


def deal_deadlines(house: House, people: Sequence[Person], tables: int) -> list[int]:
    """Open tables for two, of all games in turn."""
    games, numbers = [name for name, game in engine.games().items() if 2 in game.seats], []
    for number in range(tables):
        with house.app.app_context(), transaction() as session:
            now = utc_now()
            wish = TableRequest(game=games[number % len(games)], seats=2, name="Deadlines", pace=PACE)
            row = open_table(session, host=None, wish=wish, now=now)
            for person in (people[number % len(people)], people[(number + 1) % len(people)]):
                take_seat(session, table_id=row.id, player=session.get_one(Player, person.id), now=now)
            numbers.append(row.id)
    return numbers


def judge_deadlines(found: Verdict, numbers: Sequence[int]) -> None:
    """Check that each expired clock rang once and not too early, and that each letter about it exists once."""
    now = utc_now()
    with read_session() as session:
        moves = session.scalars(select(Move).where(Move.table_id.in_(numbers))).all()
        seats = session.scalars(select(Seat).where(Seat.table_id.in_(numbers))).all()
        asked = select(Letter).where(Letter.table_id.in_(numbers), Letter.kind == "reminder")
        reminders = session.scalars(asked).all()
    foreign = [move for move in moves if move.origin != Origin.CLOCK]
    rung = Counter((move.table_id, move.seat, move.question) for move in moves)
    twice = sum(count - 1 for count in rung.values())
    late = [(move.played_at - move.opened_at - TIME).total_seconds() for move in moves if move.opened_at]
    stuck = [seat.table_id for seat in seats if seat.ring_at and seat.ring_at < now - OVERDUE]
    announced = Counter((each.table_id, each.player_id, each.payload["question"]) for each in reminders)
    found.must(bool(moves), "no clock has run out")
    found.must(not foreign, f"{len(foreign)} moves at their tables were not made by a clock")
    found.must(not twice, f"{twice} clocks rang twice")
    found.must(min(late, default=0) >= 0, f"a clock rang {-min(late, default=0):.0f} s too early")
    found.must(not stuck, f"clocks have not rung at tables {stuck[:5]}")
    found.must(
        announced.total() == len(announced), f"{announced.total() - len(announced)} reminders are double"
    )
    found.must(len(announced) >= len(moves), f"{len(moves) - len(announced)} deadlines had no reminder")
    found.figures |= {
        "deadlines": {
            "rung": len(moves),
            "reminders": len(announced),
            "latest_s": round(max(late, default=0), 1),
        }
    }


def end_tables(numbers: Sequence[int]) -> None:
    """End the tables, so that no more letters are due."""
    for number in numbers:
        with transaction() as session:
            row = lock_table(session, number)
            if row is not None:
                abandon_table(session, row, utc_now())
