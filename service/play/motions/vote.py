"""Making motions and voting. A motion is carried when every other player agrees; bots always agree."""

from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from service.platform.accounts.models import PlayerKind
from service.platform.transaction import notify_after_commit
from service.play.clocks import pauses
from service.play.clocks.pauses import silent_seats
from service.play.messages.notice import Notice
from service.play.messages.post_notice import post_notice
from service.play.motions.lengths import motion_length
from service.play.motions.models import Motion, MotionKind, Outcome, Vote
from service.play.motions.queries import motion_at, open_motion
from service.play.tables.end import abandon_table, adjudicate_table
from service.play.tables.join import lock_seat_in_play
from service.play.tables.models import EndedBy, Seat, Table
from service.play.tables.move_queries import last_moves_of
from service.play.tables.refusals import MotionClosed, NoTable, NothingToTakeBack
from service.play.tables.take_back import rewind_table

OF_THE_POSITION = frozenset({MotionKind.TAKE_BACK, MotionKind.CONCEDE})
"""Motions about the present position.

They lapse with the next move, because agreement holds only for the table as it stood.
"""


def propose_substitute(session: Session, row: Table, about: Seat, now: datetime) -> None:
    """Open a motion about a seat that nobody hears from, on behalf of the house.

    The letter about it has the link.
    """
    if open_motion(session, row.id, MotionKind.SUBSTITUTE) is None:
        motion = Motion(
            table_id=row.id,
            kind=MotionKind.SUBSTITUTE,
            seat=about.number,
            revision=row.revision,
            opened_at=now,
        )
        session.add(motion)


def propose_motion(
    session: Session,
    *,
    table_id: int,
    player_id: int,
    kind: MotionKind,
    now: datetime,
    moves: int = 1,
    length: timedelta | None = None,
) -> Motion:
    """Make a motion.

    If the same motion is open already, this counts as agreement to it. If that one is outdated or has another
    length, it is closed and a new motion is made.
    """
    row, seat = lock_seat_in_play(session, table_id, player_id)
    wanted = motion_length(kind, length)
    standing = open_motion(session, row.id, kind)
    if standing is not None and standing.length == wanted and not is_outdated(standing, row):
        return cast_vote(session, row, standing, seat, agreed=True, now=now)
    if standing is not None:
        close_motion(standing, Outcome.OVERTAKEN, now)
    motion = Motion(
        table_id=row.id,
        kind=kind,
        seat=seat.number,
        back_to=moves_left_before(session, row, seat, moves) if kind == MotionKind.TAKE_BACK else None,
        length=wanted,
        revision=row.revision,
        opened_at=now,
    )
    session.add(motion)
    session.flush()
    ask_for_votes(session, row, motion, now)
    return cast_vote(session, row, motion, seat, agreed=True, now=now)


def ask_for_votes(session: Session, row: Table, motion: Motion, now: datetime) -> None:
    """Ask the other players for their vote by mail, each in their own language."""
    others = [seat.number for seat in row.seats if seat.number != motion.seat]
    facts = {"motion": motion.id}
    asked = Notice(kind="votes", about=f"motion {motion.id}", table=row, seats=others, facts=facts)
    post_notice(session, asked, now)


def submit_vote(
    session: Session, *, table_id: int, motion_id: int, player_id: int, agreed: bool, now: datetime
) -> Motion:
    """Vote on a motion. A no of the seat that made the motion withdraws it."""
    row, seat = lock_seat_in_play(session, table_id, player_id)
    motion = motion_at(session, row.id, motion_id)
    if motion is None:
        raise NoTable
    if motion.closed_at is not None or is_outdated(motion, row):
        raise MotionClosed
    return cast_vote(session, row, motion, seat, agreed=agreed, now=now)


def moves_left_before(session: Session, row: Table, seat: Seat, moves: int) -> int:
    """Return the number of moves that remain when a seat's last `moves` moves, and all that followed, are
    taken back.
    """
    numbers = last_moves_of(session, row.id, seat.number, moves)
    if len(numbers) < moves:
        raise NothingToTakeBack(len(numbers))
    return min(numbers) - 1


def is_outdated(motion: Motion, row: Table) -> bool:
    """Return True if play went on since the motion was made, so that it would now mean something else."""
    return motion.kind in OF_THE_POSITION and motion.revision != row.revision


def cast_vote(
    session: Session, row: Table, motion: Motion, seat: Seat, *, agreed: bool, now: datetime
) -> Motion:
    said = next((each for each in motion.votes if each.seat == seat.number), None)
    if said is None:
        said = Vote(seat=seat.number)
        motion.votes.append(said)
    said.agreed, said.said_at = agreed, now
    if not agreed:
        close_motion(motion, Outcome.WITHDRAWN if seat.number == motion.seat else Outcome.REFUSED, now)
    elif electorate(row) <= {each.seat for each in motion.votes}:
        close_motion(motion, Outcome.CARRIED, now)
        carry_out_motion(session, row, motion, now)
    session.flush()
    notify_after_commit(session, f"table:{row.id}")
    return motion


def electorate(row: Table) -> set[int]:
    """Return the seats that must agree. Seats that nobody hears from are not waited for."""
    silent = {seat.number for seat in silent_seats(row)}
    people = {seat.number for seat in row.seats if seat.player and seat.player.kind != PlayerKind.BOT}
    return people - silent


def carry_out_motion(session: Session, row: Table, motion: Motion, now: datetime) -> None:
    match MotionKind(motion.kind):
        case MotionKind.TAKE_BACK if motion.back_to is not None:
            rewind_table(session, row, motion.back_to, now)
        case MotionKind.ABANDON:
            abandon_table(session, row, now)
        case MotionKind.CONCEDE:
            adjudicate_table(session, row, EndedBy.AGREEMENT, now)
        case MotionKind.PAUSE if motion.length is not None:
            pauses.pause_clocks(row, motion.length, now)
        case MotionKind.RESUME:
            pauses.end_pause(row, now)
        case MotionKind.EXTEND:
            pauses.extend_deadlines(row, motion.length, now)
        case MotionKind.SUBSTITUTE:
            pauses.open_silent_seats(row, now)


def close_motion(motion: Motion, outcome: Outcome, now: datetime) -> None:
    motion.closed_at, motion.outcome = now, outcome
