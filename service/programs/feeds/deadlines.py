"""The calendar of deadlines: every question that waits for a player. It is read by a secret link."""

from datetime import datetime
from typing import Any

from sqlalchemy import delete
from sqlalchemy.orm import Session

from service.platform.accounts.keys import KeyPrefix, generate_key, key_digest
from service.platform.accounts.models import Player
from service.platform.words import Words, words
from service.play.messages.models import DeadlinesLink
from service.play.tables.models import Seat
from service.programs.feeds import icalendar
from service.programs.feeds.icalendar import component, moment, text
from service.programs.feeds.queries import player_of_link, seats_waiting

HEAD = (("VERSION", "2.0"), ("PRODID", "-//Procaccio//Deadlines//EN"))


def draw_link(session: Session, player_id: int, now: datetime) -> str:
    """Create a new secret link. The former one stops working."""
    drop_link(session, player_id)
    secret = generate_key(KeyPrefix.DEADLINES)
    session.add(DeadlinesLink(player_id=player_id, digest=key_digest(secret), created_at=now))
    return secret


def drop_link(session: Session, player_id: int) -> None:
    session.execute(delete(DeadlinesLink).where(DeadlinesLink.player_id == player_id))


def calendar(session: Session, secret: str, host: str) -> str | None:
    """Return the calendar of a secret link, or None if the link is unknown."""
    player = player_of_link(session, key_digest(secret))
    return None if player is None else icalendar.written(all_due(session, player, host))


def all_due(session: Session, player: Player, host: str) -> list[icalendar.Line]:
    said = words(player.language)
    head = [*HEAD, ("X-WR-CALNAME", text(said.say("deadlines-calendar")))]
    due = [entry(seat, said, host) for seat in seats_waiting(session, player.id)]
    return component("VCALENDAR", head, due)


def one_due(seat: Seat, said: Words, host: str, link: str) -> str:
    """Return the deadline of one seat as a file to import into a calendar. A later import replaces it."""
    lines = entry(seat, said, host, ("SEQUENCE", str(seat.table.revision)), ("URL", link))
    return icalendar.written(component("VCALENDAR", [*HEAD, ("METHOD", "PUBLISH")], [lines]))


def entry(seat: Seat, said: Words, host: str, *more: icalendar.Line) -> list[icalendar.Line]:
    """Return an event at the deadline, or a task without a date if there is no deadline."""
    table, clock = seat.table, seat.clock
    since: Any = seat.waiting_since
    lines = [
        # No question id here: a question that is asked again has a new id, but its deadline stays.
        ("UID", f"question-{table.id}-{seat.number}-{moment(since)}@{host}"),
        ("DTSTAMP", moment(since)),
        *more,
    ]
    named = {"table": table.name or table.game}
    if clock is None or clock.deadline is None:
        return component("VTODO", [*lines, ("SUMMARY", text(said.say("deadlines-waits", **named)))])
    told = ("SUMMARY", text(said.say("deadlines-due", **named)))
    return component("VEVENT", [*lines, ("DTSTART", moment(clock.deadline)), told])
