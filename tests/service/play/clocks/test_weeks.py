"""Whole tables in simulated time: weeks in seconds, with players who are late, never come, go on leave, are replaced."""

from datetime import datetime, timedelta

import pytest
from sqlalchemy import select

import engine
from engine.bots import BOTS, sight_of
from service.mail.deliver import deliver_mail
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session, transaction
from service.play.clocks.calendar import begin_leave
from service.play.tables.models import Table, TableState, Tenure
from service.play.tables.move_models import Move, Origin
from service.play.tables.submit import Turn, submit_turn
from service.play.timeouts.substitute import take_over_seat
from service.play.timeouts.sweep import sweep_clocks
from tests.service.play.clocks.rows import letters, open_clocks

pytestmark = pytest.mark.both_databases

HOUR = timedelta(hours=1)
PACE = {
    "time": "P1D",
    "bank": "P1D",
    "increment": "PT2H",
    "cap": "P2D",
    "weekends_count": False,
    "absence": {"after": "P3D", "then": "open"},
}
LATE, NEVER, PROMPT = 40 * HOUR, None, HOUR
ENDLESS = 3000


def answer(number, clock, now):
    with transaction() as session:
        row = session.get_one(Table, number)
        game = engine.load_table(row.dump)
        move = BOTS["steady"].choose(sight_of(game, clock.number), lambda _: 0)
        turn = Turn(
            table_id=number,
            seat=clock.number,
            question=clock.question,
            moves=[move],
            origin=Origin.API,
            player_id=row.seats[clock.number].player_id,
        )
        submit_turn(session, turn, now)


def substitutes_come(number, zoe, now):
    """Whoever waits for an open seat takes the first one."""
    with transaction() as session:
        for seat in session.get_one(Table, number).seats:
            if seat.offered_at:
                player = session.get_one(Player, zoe.id)
                take_over_seat(session, table_id=number, number=seat.number, player=player, now=now)
                return seat.number
    return None


def live(at, clock, habits, zoe, *, every_mail):
    """Weeks at a table: everybody answers after his own time, the sweep comes by when something rings."""
    for _ in range(ENDLESS):
        running = open_clocks()
        if not running:
            return
        planned = {
            each.opened_at + habits[each.number]: each for each in running if habits[each.number] is not None
        }
        first = min([*planned, *(each.ring_at for each in running)])
        clock.now = max(clock.now, first)
        if first in planned:
            answer(at.number, planned[first], clock.now)
        else:
            sweep_clocks(now=clock.now)
        if every_mail:
            deliver_mail(now=clock.now)
        taken = substitutes_come(at.number, zoe, clock.now)
        if taken is not None:
            habits[taken] = PROMPT
    raise AssertionError("the table does not end")


@pytest.mark.parametrize("game", list(engine.games()))
def test_a_table_ends_whatever_its_players_do(app, seated, person, clock, game):
    at = seated(game, min(engine.games()[game].seats), pace=PACE)
    zoe = person("zoe")
    with transaction() as session:
        away = at.client.get(at.path).json["seats"][1]["player"]
        anna = session.scalar(select(Player).where(Player.name == away))
        begin_leave(session, player_id=anna.id, first=(clock() + 2 * 24 * HOUR).date(), days=9, now=clock())
    habits = dict.fromkeys(range(8), PROMPT) | {0: NEVER, 1: LATE}
    live(at, clock, habits, zoe, every_mail=game == "pebbles")
    while deliver_mail(now=clock.now):
        """What could not leave in time is void."""
    with read_session() as session:
        row = session.get_one(Table, at.number)
        assert row.state == TableState.FINISHED
        tenures = session.scalars(select(Tenure).where(Tenure.ended_by == "substituted")).all()
        defaults = session.scalars(select(Move).where(Move.origin == Origin.CLOCK)).all()
        assert {tenure.seat for tenure in tenures} <= {0}
        reminded = {(said["seat"], said["question"]) for _, said in letters("reminder")}
        assert {(move.seat, move.question) for move in defaults} <= reminded
        told = [(said["seat"], datetime.fromisoformat(said["facts"]["since"])) for _, said in letters("late")]
        for move in defaults:
            assert any(seat == move.seat and since <= move.played_at for seat, since in told)
        assert set(session.scalars(select(Letter.state))) <= {"sent", "void"}
