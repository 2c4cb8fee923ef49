"""The answers of bots. A bot sees what its seat sees, and its turn goes through `submit_turn` like any other.

    look (one consistent read) -> think (no transaction, no lock) -> answer (bound to the question it saw)

If the question was settled while the bot thought, its answer is dropped. A bot that fails gives the default
answer, so that nobody waits for it.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import structlog
from sqlalchemy import Select, and_, or_, select
from sqlalchemy.orm import Session

from engine import AnyTable, Move
from engine.bots import sight_of
from service.platform.accounts.models import Player, PlayerKind
from service.platform.db_errors import DATABASE_AWAY
from service.platform.deps import deps
from service.platform.transaction import read_session, transaction
from service.play.bots.levels import DELAYS, USUAL
from service.play.bots.minds import bot_by_name
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.move_models import Origin
from service.play.tables.refusals import NoOpenQuestion, TableRefusal
from service.play.tables.submit import Turn, submit_turn
from service.play.tables.views import load_with_history

SPELL = timedelta(seconds=2)
"""The time after which a worker stops, so that other tasks have their turn."""
log = structlog.get_logger()


class WaitingBot(NamedTuple):
    """A bot's seat that owes an answer."""

    table: int
    seat: int
    question: int
    player: int
    bot: str


def find_waiting_bots(
    session: Session, limit: int, now: datetime, at_table: int | None = None
) -> Sequence[WaitingBot]:
    waiting = waiting_bots_query(now, limit)
    if at_table is not None:
        waiting = waiting.where(Table.id == at_table)
    return [
        WaitingBot(table, seat, question, player, likes.get("bot", USUAL))
        for table, seat, question, player, likes in session.execute(waiting)
    ]


def waiting_bots_query(now: datetime, limit: int) -> Select[*tuple[Any, ...]]:
    """Return a query of the bots that owe an answer and have seemed to think long enough.

    The longest-waiting come first.
    """
    long_enough = or_(
        *(
            and_(Table.bot_delay == delay, Seat.waiting_since <= now - timedelta(seconds=delay))
            for delay in DELAYS
        )
    )
    return (
        select(Seat.table_id, Seat.number, Seat.question, Player.id, Player.preferences)
        .join(Seat.player)
        .join(Seat.table)
        .where(Table.bots_at <= now, Table.state == TableState.RUNNING)
        .where(Player.kind == PlayerKind.BOT, Seat.waiting_since.is_not(None), long_enough)
        .order_by(Table.bots_at, Seat.waiting_since, Seat.id)
        .limit(limit)
    )


def play_bot(waiting: WaitingBot, now: datetime) -> None:
    """Let a bot look, think and answer. Raise a TableRefusal if the question was settled meanwhile."""
    with read_session() as session:
        row = session.get_one(Table, waiting.table)
        game = load_waiting_game(session, row, waiting)
    move = choose_move(game, waiting)
    turn = Turn(
        table_id=waiting.table,
        seat=waiting.seat,
        question=waiting.question,
        moves=[move],
        origin=Origin.BOT,
        player_id=waiting.player,
        owed=True,
    )
    with transaction() as session:
        submit_turn(session, turn, now)


def play_waiting_bots(*, now: datetime, limit: int) -> int:
    """Play one answer for each bot that is waited for, for up to two seconds or `limit` answers.

    Each has a transaction of its own, and none is open while the bot thinks. A table that fails does not
    block the others. Its error is raised for the desk after all others were played. Return the number of
    answers, or `limit` if the time was over first.
    """
    with read_session() as session:
        waiting = find_waiting_bots(session, limit, now)
    played = 0
    faults: list[Exception] = []
    for each in waiting:
        try:
            play_bot(each, now)
            played += 1
        except TableRefusal:  # settled meanwhile by another worker or by the clock
            log.info("a bot came too late", table=each.table, seat=each.seat)
        except DATABASE_AWAY:
            raise
        except Exception as fault:
            log.exception("a bot could not answer", table=each.table, seat=each.seat)
            faults.append(fault)
        if deps().clock() >= now + SPELL:
            played = limit
            break
    if faults:
        raise faults[0]
    return played


def choose_move(game: AnyTable, waiting: WaitingBot) -> Move:
    """Return the move of a bot, or the default move if the bot fails."""
    sight = sight_of(game, waiting.seat)
    try:
        return bot_by_name(waiting.bot).choose(sight, deps().chance.below)
    except Exception:  # a bot's error must not keep its table waiting
        log.exception("a bot failed", table=waiting.table, seat=waiting.seat, bot=waiting.bot)
        default: Move = sight.question.default
        return default


def load_waiting_game(session: Session, row: Table, waiting: WaitingBot) -> AnyTable:
    """Return the game if the bot still owes this answer.

    An answer that may still be changed leaves its question open.
    """
    if row.state != TableState.RUNNING or row.seats[waiting.seat].question != waiting.question:
        raise NoOpenQuestion
    game = load_with_history(session, row)
    if waiting.seat not in game.waiting:
        raise NoOpenQuestion
    return game
