"""A bot answers: it sees what its seat sees, and its turn comes in through the one door like any other."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from engine.bots import BOTS, sight_of
from service.accounts.models import Kind, Player
from service.tables.looking import dealt
from service.tables.models import Origin, Seat, State, Table
from service.tables.refusals import NothingAsked
from service.tables.submit import Turn, submit, table_to_play

SIMPLE = "steady"


class Waiting(NamedTuple):
    """A bot's seat that owes an answer."""

    table: int
    seat: int
    question: int
    player: int
    bot: str


def bots_waited_for(session: Session, limit: int) -> Sequence[Waiting]:
    """The bots that are waited for, longest first."""
    owed = (
        select(Seat.table_id, Seat.number, Seat.question, Player.id, Player.preferences)
        .join(Seat.player)
        .join(Seat.table)
        .where(Player.kind == Kind.BOT, Seat.waiting_since.is_not(None), Table.state == State.RUNNING)
        .order_by(Seat.waiting_since, Seat.id)
        .limit(limit)
    )
    return [
        Waiting(table, seat, question, player, likes.get("bot", SIMPLE))
        for table, seat, question, player, likes in session.execute(owed)
    ]


def play_bot(session: Session, waiting: Waiting, now: datetime) -> None:
    """Let a bot answer. Raises a TableRefusal where that has been settled meanwhile, by whomever."""
    turn = Turn(
        table_id=waiting.table,
        seat=waiting.seat,
        question=waiting.question,
        moves=(),
        origin=Origin.BOT,
        player_id=waiting.player,
    )
    game = dealt(table_to_play(session, turn))
    if waiting.seat not in game.waiting:  # an answer that may still be changed keeps its question open
        raise NothingAsked
    move = BOTS[waiting.bot].choose(sight_of(game, waiting.seat), secrets.randbelow)
    submit(session, replace(turn, moves=[move]), now)
