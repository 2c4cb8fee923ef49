"""What the clock writes: reminders, defaults told to all, seats that nobody hears from, leave.

Each letter's key names what it is about, so that no sweep, however often or late it comes by, writes a thing twice.
"""

from datetime import datetime

from sqlalchemy.orm import Session

from service.clocks.running_clock import Running
from service.messages.notify_players import put_letter, reachable, tell_seats
from service.models.tables import Seat, Table
from service.pace.calendar import Leave
from service.tables.submit import PlayedTurn


def remind(session: Session, row: Table, seat: Seat, run: Running, deadline: datetime, now: datetime) -> None:
    """One reminder, and a note of it with the clock: a deadline that was named may come."""
    run.note_reminder(now, deadline)
    if reachable(seat):
        about = f"{run.clock.question}:{run.clock.opened_at.isoformat()}:{len(run.clock.reminded)}"
        payload = {"table": row.id, "seat": seat.number, "question": run.clock.question}
        put_letter(session, row, seat, "reminder", about, payload, now, leaves=now)


def tell_default(
    session: Session,
    row: Table,
    seat: Seat,
    question: int,
    played: PlayedTurn,
    *,
    absent: bool,
    now: datetime,
) -> None:
    """Say to a player what was played when their time ran out, and to the others that it was: the move itself is told to
    nobody else, only what its events tell each of them."""
    about = f"{seat.number}:{question}:{row.revision}"
    mine = {"move": played.lines[-1], "standing": "absent" if absent else "present"}
    tell_seats(session, row, kind="default-played", about=about, seats=[seat.number], facts=mine, now=now)
    theirs = {"seat": seat.number, "played": played.count, "then": "absent" if absent else "played"}
    tell_seats(session, row, kind="late", about=about, seats=others(row, seat), facts=theirs, now=now)


def tell_silent(session: Session, row: Table, seat: Seat, since: datetime, then: str, now: datetime) -> None:
    """Say to all that nobody hears from a seat, and what follows now."""
    facts = {"seat": seat.number, "then": then}
    about = f"{seat.number}:{since.isoformat()}:{then}"
    tell_seats(session, row, kind="late", about=about, seats=range(len(row.seats)), facts=facts, now=now)


def tell_leave(session: Session, row: Table, seat: Seat, taken: Leave, now: datetime) -> None:
    """Announce to the others at a table that somebody will be away."""
    facts = {"seat": seat.number, "first": taken.start.isoformat(), "last": taken.end.isoformat()}
    about = f"{seat.number}:{taken.start.isoformat()}"
    tell_seats(session, row, kind="leave", about=about, seats=others(row, seat), facts=facts, now=now)


def tell_substituted(session: Session, row: Table, seat: Seat, before: str, now: datetime) -> None:
    """Say to the others who plays in whose place."""
    facts = {"seat": seat.number, "before": before}
    about = f"{seat.number}:{seat.generation}"
    tell_seats(session, row, kind="substituted", about=about, seats=others(row, seat), facts=facts, now=now)


def brief(session: Session, row: Table, seat: Seat, before: str, now: datetime) -> None:
    """A briefing for whoever takes a seat over: the story so far, the position, and what is asked."""
    if reachable(seat):
        facts = {"before": before}
        payload = {"table": row.id, "seat": seat.number, "question": seat.question, "facts": facts}
        put_letter(session, row, seat, "briefing", str(seat.generation), payload, now, leaves=now)


def others(row: Table, seat: Seat) -> list[int]:
    return [each.number for each in row.seats if each.number != seat.number]
