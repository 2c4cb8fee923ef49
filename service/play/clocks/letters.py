"""Letters about time: reminders, missed deadlines, leave, seats that change hands.

Each letter's key names its subject. However often or late the sweep runs, it writes no letter twice.
"""

from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from service.platform.outbox.queries import recipients_of_pending
from service.play.clocks.running_clock import RunningClock, note_reminder
from service.play.messages.notice import Notice
from service.play.messages.notify_players import is_reachable, post_seat_letter
from service.play.messages.post_notice import post_notice
from service.play.pace.calendar import Leave
from service.play.tables.models import Seat, Table

GATHERED = timedelta(minutes=2)
"""The delay of a letter about a missed deadline, in case more deadlines are missed."""


def send_reminder(
    session: Session, row: Table, seat: Seat, run: RunningClock, deadline: datetime, now: datetime
) -> None:
    """Send one reminder and record it on the clock: a deadline may pass only after it was announced."""
    note_reminder(seat, now, deadline)
    if is_reachable(seat):
        about = f"{run.clock.question}:{run.clock.opened_at.isoformat()}:{len(run.clock.reminded) + 1}"
        payload = {"table": row.id, "seat": seat.number, "question": run.clock.question}
        post_seat_letter(session, row, seat, "reminder", about, payload, now, leaves=now)


def notify_missed_deadline(session: Session, row: Table, now: datetime) -> None:
    """Tell all players of a table about missed deadlines: who missed one, the events that followed, and the
    next step.

    The letter leaves with a delay and covers all that happened until then. If three players were late in a
    round, each player gets one letter.
    """
    told = recipients_of_pending(session, row.id, "late")
    seats = [seat.number for seat in row.seats if seat.player_id not in told]
    about, facts = f"{row.revision}:{now.isoformat()}", {"since": now.isoformat()}
    late = Notice(kind="late", about=about, table=row, seats=seats, facts=facts, leaves=now + GATHERED)
    post_notice(session, late, now)


def notify_resignation(session: Session, row: Table, seat: Seat, before: str, now: datetime) -> None:
    """Tell the other players that a seat was given up."""
    facts, about = {"before": before}, f"{seat.number}:{now.isoformat()}"
    others = other_seats(row, seat)
    post_notice(session, Notice(kind="resigned", about=about, table=row, seats=others, facts=facts), now)


def notify_leave(session: Session, row: Table, seat: Seat, taken: Leave, now: datetime) -> None:
    """Tell the other players of a table that a player will be away."""
    facts = {"seat": seat.number, "first": taken.start.isoformat(), "last": taken.end.isoformat()}
    about = f"{seat.number}:{taken.start.isoformat()}"
    others = other_seats(row, seat)
    post_notice(session, Notice(kind="leave", about=about, table=row, seats=others, facts=facts), now)


def notify_substitution(session: Session, row: Table, seat: Seat, before: str, now: datetime) -> None:
    """Tell the other players who the substitute is and whose seat it was."""
    facts = {"seat": seat.number, "before": before}
    about = f"{seat.number}:{seat.generation}"
    others = other_seats(row, seat)
    post_notice(session, Notice(kind="substituted", about=about, table=row, seats=others, facts=facts), now)


def send_briefing(session: Session, row: Table, seat: Seat, before: str, now: datetime) -> None:
    """Send a briefing to the player who takes over a seat: the story so far, the position, and the open
    question.
    """
    if is_reachable(seat):
        facts = {"before": before}
        payload = {"table": row.id, "seat": seat.number, "question": seat.question, "facts": facts}
        post_seat_letter(session, row, seat, "briefing", str(seat.generation), payload, now, leaves=now)


def other_seats(row: Table, seat: Seat) -> list[int]:
    return [each.number for each in row.seats if each.number != seat.number]
