"""What the clock writes: reminders, whose time ran out, leave, seats that change hands.

Each letter's key names what it is about, so that no sweep, however often or late it comes by, writes a thing twice.
"""

from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from service.platform.outbox.queries import readers_of_waiting
from service.play.clocks.running_clock import Running
from service.play.messages.notify_players import put_letter, reachable, tell_seats
from service.play.pace.calendar import Leave
from service.play.tables.models import Seat, Table

GATHERED = timedelta(minutes=2)
"""So long a letter about time that ran out waits for more of it."""


def remind(session: Session, row: Table, seat: Seat, run: Running, deadline: datetime, now: datetime) -> None:
    """One reminder, and a note of it with the clock: a deadline that was named may come."""
    run.note_reminder(now, deadline)
    if reachable(seat):
        about = f"{run.clock.question}:{run.clock.opened_at.isoformat()}:{len(run.clock.reminded)}"
        payload = {"table": row.id, "seat": seat.number, "question": run.clock.question}
        put_letter(session, row, seat, "reminder", about, payload, now, leaves=now)


def tell_late(session: Session, row: Table, now: datetime) -> None:
    """To all at a table what came of time that ran out: whose, what their events tell each reader, and what follows.

    It leaves a little later and says all that came of it until then: a round in which three were late is one letter to each.
    """
    told = readers_of_waiting(session, row.id, "late")
    seats = [seat.number for seat in row.seats if seat.player_id not in told]
    about, facts = f"{row.revision}:{now.isoformat()}", {"since": now.isoformat()}
    tell_seats(
        session, row, kind="late", about=about, seats=seats, facts=facts, now=now, leaves=now + GATHERED
    )


def tell_resigned(session: Session, row: Table, seat: Seat, before: str, now: datetime) -> None:
    """Say to the others that a seat was given up."""
    facts, about = {"before": before}, f"{seat.number}:{now.isoformat()}"
    tell_seats(session, row, kind="resigned", about=about, seats=others(row, seat), facts=facts, now=now)


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
