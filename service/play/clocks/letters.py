"""Letters about time: reminders, missed deadlines, leave, seats that change hands.

Each letter's key names its subject. However often or late the sweep runs, it writes no letter twice.
"""

from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from service.platform.outbox.queries import readers_of_waiting
from service.play.clocks.running_clock import Running
from service.play.messages.notify_players import put_letter, reachable, tell_seats
from service.play.pace.calendar import Leave
from service.play.tables.models import Seat, Table

GATHERED = timedelta(minutes=2)
"""The delay of a letter about a missed deadline, in case more deadlines are missed."""


def remind(session: Session, row: Table, seat: Seat, run: Running, deadline: datetime, now: datetime) -> None:
    """Send one reminder and record it on the clock: a deadline may pass only after it was announced."""
    run.note_reminder(now, deadline)
    if reachable(seat):
        about = f"{run.clock.question}:{run.clock.opened_at.isoformat()}:{len(run.clock.reminded)}"
        payload = {"table": row.id, "seat": seat.number, "question": run.clock.question}
        put_letter(session, row, seat, "reminder", about, payload, now, leaves=now)


def tell_late(session: Session, row: Table, now: datetime) -> None:
    """Tell all players of a table about missed deadlines: who missed one, the events that followed, and the
    next step.

    The letter leaves with a delay and covers all that happened until then. If three players were late in a
    round, each player gets one letter.
    """
    told = readers_of_waiting(session, row.id, "late")
    seats = [seat.number for seat in row.seats if seat.player_id not in told]
    about, facts = f"{row.revision}:{now.isoformat()}", {"since": now.isoformat()}
    tell_seats(
        session, row, kind="late", about=about, seats=seats, facts=facts, now=now, leaves=now + GATHERED
    )


def tell_resigned(session: Session, row: Table, seat: Seat, before: str, now: datetime) -> None:
    """Tell the other players that a seat was given up."""
    facts, about = {"before": before}, f"{seat.number}:{now.isoformat()}"
    tell_seats(session, row, kind="resigned", about=about, seats=others(row, seat), facts=facts, now=now)


def tell_leave(session: Session, row: Table, seat: Seat, taken: Leave, now: datetime) -> None:
    """Tell the other players of a table that a player will be away."""
    facts = {"seat": seat.number, "first": taken.start.isoformat(), "last": taken.end.isoformat()}
    about = f"{seat.number}:{taken.start.isoformat()}"
    tell_seats(session, row, kind="leave", about=about, seats=others(row, seat), facts=facts, now=now)


def tell_substituted(session: Session, row: Table, seat: Seat, before: str, now: datetime) -> None:
    """Tell the other players who the substitute is and whose seat it was."""
    facts = {"seat": seat.number, "before": before}
    about = f"{seat.number}:{seat.generation}"
    tell_seats(session, row, kind="substituted", about=about, seats=others(row, seat), facts=facts, now=now)


def brief(session: Session, row: Table, seat: Seat, before: str, now: datetime) -> None:
    """Send a briefing to the player who takes over a seat: the story so far, the position, and the open
    question.
    """
    if reachable(seat):
        facts = {"before": before}
        payload = {"table": row.id, "seat": seat.number, "question": seat.question, "facts": facts}
        put_letter(session, row, seat, "briefing", str(seat.generation), payload, now, leaves=now)


def others(row: Table, seat: Seat) -> list[int]:
    return [each.number for each in row.seats if each.number != seat.number]
