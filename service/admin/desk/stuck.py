"""Diagnosis of stuck tables: open questions, their letters, and when the players were last seen."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.orm import Session

from engine.text.sentences import question_for_others
from engine.text.words import Words
from service.admin.desk.queries import find_stopped_address
from service.platform.accounts.models import PlayerSession, SeatKey, Token
from service.platform.outbox.models import Letter, LetterState, StoppedAddress
from service.play.tables.models import Seat, Table
from service.play.tables.move_models import Move, Origin
from service.play.tables.views import display_names, load_position

FAILED = (LetterState.FAILED, LetterState.DEAD)


@dataclass(frozen=True, kw_only=True)
class WaitingSeat:
    """A seat that must answer."""

    seat: int
    player: int | None
    asked: str
    """The question in words, with "…" for secrets of the seat."""
    since: datetime
    sent: int
    """How many letters of this table were sent to the player since the question was asked."""
    last_letter: datetime | None
    failed: int
    stopped: StoppedAddress | None
    """The record that mail to the player came back."""
    address: bool
    """The player has an address."""
    seen: datetime | None
    """When the player last answered anything, or used a browser, a program or the link of a seat."""


def waiting_seats(session: Session, row: Table, words: Words) -> list[WaitingSeat]:
    """Return the seats that a running table waits for, in their order."""
    return [describe_wait(session, row, seat, words) for seat in row.seats if seat.waiting_since is not None]


def describe_wait(session: Session, row: Table, seat: Seat, words: Words) -> WaitingSeat:
    since = seat.waiting_since or row.created_at
    theirs = (Letter.table_id == row.id, Letter.player_id == seat.player_id, Letter.created_at >= since)
    left = session.execute(
        select(func.count(), func.max(Letter.sent_at)).where(*theirs, Letter.state == LetterState.SENT)
    ).one()
    return WaitingSeat(
        seat=seat.number,
        player=seat.player_id,
        asked=open_question_text(row, seat, words),
        since=since,
        sent=left[0],
        last_letter=left[1],
        failed=count_letters(session, *theirs, Letter.state.in_(FAILED)),
        stopped=find_stopped_address(session, seat.player) if seat.player else None,
        address=bool(seat.player and seat.player.email),
        seen=last_seen(session, seat.player_id) if seat.player_id else None,
    )


def open_question_text(row: Table, seat: Seat, words: Words) -> str:
    game = load_position(row)
    question = game.asked(seat.number)
    if question is None:
        return ""
    names = display_names(row, words.language)
    return question_for_others(words, question[1], game.open_facts(seat.number), names)


def count_letters(session: Session, *where: ColumnElement[bool]) -> int:
    return session.scalar(select(func.count()).select_from(Letter).where(*where)) or 0


def last_seen(session: Session, player_id: int) -> datetime | None:
    """Return when the player last answered, or used a browser, a program or the link of a seat.

    Links in letters do not record visits.
    """
    answered = select(func.max(Move.played_at)).where(
        Move.player_id == player_id, Move.opened_at.is_not(None), Move.origin != Origin.CLOCK
    )
    used = [
        select(func.max(model.used_at)).where(model.player_id == player_id)
        for model in (PlayerSession, Token, SeatKey)
    ]
    return max(filter(None, map(session.scalar, (answered, *used))), default=None)
