"""Why a table is stuck, in one line for each seat that is waited for: what is asked, what was written, who has looked."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.orm import Session

from service.desk.queries import stopped_at
from service.models.accounts import PlayerSession, SeatKey, Token
from service.models.mail import Letter, LetterState, StoppedAddress
from service.models.questions import Asked
from service.models.tables import Seat, Table

FAILED = (LetterState.FAILED, LetterState.DEAD)


@dataclass(frozen=True, kw_only=True)
class Waited:
    """A seat that owes an answer."""

    seat: int
    player: int | None
    kind: str
    """Of the question: what is asked, without anything that a hand could give away."""
    since: datetime
    sent: int
    """Letters of this table that left for its player since then."""
    last_letter: datetime | None
    failed: int
    stopped: StoppedAddress | None
    """Where mail to them came back."""
    address: bool
    """Whether they have one at all."""
    looked: datetime | None
    """When they were last seen, by any key of theirs."""


def waited_for(session: Session, row: Table) -> list[Waited]:
    """The seats of a running table that hold it up, in their order."""
    return [waited(session, row, seat) for seat in row.seats if seat.waiting_since is not None]


def waited(session: Session, row: Table, seat: Seat) -> Waited:
    since = seat.waiting_since or row.created_at
    asked = session.get(Asked, (row.id, seat.question, seat.number))
    theirs = (Letter.table_id == row.id, Letter.player_id == seat.player_id, Letter.created_at >= since)
    left = session.execute(
        select(func.count(), func.max(Letter.sent_at)).where(*theirs, Letter.state == LetterState.SENT)
    ).one()
    return Waited(
        seat=seat.number,
        player=seat.player_id,
        kind=asked.kind if asked else "",
        since=since,
        sent=left[0],
        last_letter=left[1],
        failed=count(session, *theirs, Letter.state.in_(FAILED)),
        stopped=stopped_at(session, seat.player) if seat.player else None,
        address=bool(seat.player and seat.player.email),
        looked=last_look(session, seat.player_id) if seat.player_id else None,
    )


def count(session: Session, *where: ColumnElement[bool]) -> int:
    return session.scalar(select(func.count()).select_from(Letter).where(*where)) or 0


def last_look(session: Session, player_id: int) -> datetime | None:
    """By a browser, a program or the link of a seat."""
    looks = [
        session.scalar(select(func.max(model.used_at)).where(model.player_id == player_id))
        for model in (PlayerSession, Token, SeatKey)
    ]
    return max((each for each in looks if each is not None), default=None)
