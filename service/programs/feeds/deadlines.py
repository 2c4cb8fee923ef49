"""The calendar of deadlines: every question that waits for a player. It is read by a secret link."""

from datetime import datetime
from typing import Any

from sqlalchemy import delete
from sqlalchemy.orm import Session

from service.platform.accounts.keys import KeyPrefix, generate_key, key_digest
from service.platform.accounts.models import Player
from service.platform.words import Words, words
from service.play.clocks.running_clock import deadline_at
from service.play.messages.models import DeadlinesLink
from service.play.tables.models import Seat
from service.programs.feeds import icalendar
from service.programs.feeds.icalendar import build_component, escape_text, format_utc
from service.programs.feeds.queries import player_of_link, seats_waiting

HEAD = (("VERSION", "2.0"), ("PRODID", "-//Procaccio//Deadlines//EN"))


def create_link(session: Session, player_id: int, now: datetime) -> str:
    """Create a new secret link. The former one stops working."""
    drop_link(session, player_id)
    secret = generate_key(KeyPrefix.DEADLINES)
    session.add(DeadlinesLink(player_id=player_id, digest=key_digest(secret), created_at=now))
    return secret


def drop_link(session: Session, player_id: int) -> None:
    session.execute(delete(DeadlinesLink).where(DeadlinesLink.player_id == player_id))


def render_calendar(session: Session, secret: str, host: str, now: datetime) -> str | None:
    """Return the calendar of a secret link, or None if the link is unknown."""
    player = player_of_link(session, key_digest(secret))
    return None if player is None else icalendar.render_lines(player_calendar(session, player, host, now))


def player_calendar(session: Session, player: Player, host: str, now: datetime) -> list[icalendar.Line]:
    said = words(player.language)
    head = [*HEAD, ("X-WR-CALNAME", escape_text(said.say("deadlines-calendar")))]
    waiting = seats_waiting(session, player.id)
    due = [deadline_component(seat, deadline_at(seat.table, seat, now), said, host) for seat in waiting]
    return build_component("VCALENDAR", head, due)


def render_deadline_file(seat: Seat, said: Words, host: str, link: str, now: datetime) -> str:
    """Return the deadline of one seat as a file to import into a calendar. A later import replaces it."""
    deadline = deadline_at(seat.table, seat, now)
    more = ("SEQUENCE", str(seat.table.revision)), ("URL", link)
    lines = deadline_component(seat, deadline, said, host, *more)
    return icalendar.render_lines(build_component("VCALENDAR", [*HEAD, ("METHOD", "PUBLISH")], [lines]))


def deadline_component(
    seat: Seat, deadline: datetime | None, said: Words, host: str, *more: icalendar.Line
) -> list[icalendar.Line]:
    """Return an event at the deadline, or a task without a date if there is no deadline."""
    table = seat.table
    since: Any = seat.waiting_since
    lines = [
        # No question id here: a question that is asked again has a new id, but its deadline stays.
        ("UID", f"question-{table.id}-{seat.number}-{format_utc(since)}@{host}"),
        ("DTSTAMP", format_utc(since)),
        *more,
    ]
    named = {"table": table.name or table.game}
    if deadline is None:
        return build_component(
            "VTODO", [*lines, ("SUMMARY", escape_text(said.say("deadlines-waits", **named)))]
        )
    told = ("SUMMARY", escape_text(said.say("deadlines-due", **named)))
    return build_component("VEVENT", [*lines, ("DTSTART", format_utc(deadline)), told])
