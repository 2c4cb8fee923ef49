"""What follows when nobody hears from a seat: what the table chose when it was created."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.clocks.letters import tell_late
from service.clocks.running_clock import Running
from service.models.tables import Seat, Table
from service.motions.vote import move_for_table
from service.pace.absence import follow_up
from service.timeouts.substitute import hand_over_to_bot


def follow_absence(
    session: Session, row: Table, seat: Seat, run: Running, *, unheard_since: datetime, now: datetime
) -> None:
    """Once, when the absence has lasted as long as the pace says. Whoever plays again, or says `back`, ends it."""
    held = run.held
    if held.followed_at is not None:
        return
    then = follow_up(run.hours, unheard_since, now)
    if then is None:
        return
    held.followed_at = now
    tell_late(session, row, now)
    match then:
        case "open":
            held.offered_at = now
        case "bot":
            hand_over_to_bot(session, row, seat, now)
        case "vote":
            move_for_table(session, row, seat, now)
        case "default":
            """Its defaults go on."""
