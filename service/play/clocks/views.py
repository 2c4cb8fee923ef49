"""Views of time: a seat's clock, the state of a table, a player's punctuality, the view of the sweep."""

from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.platform.words import Words, words
from service.play.clocks.queries import average_game_length, questions_of_player
from service.play.clocks.running_clock import RunningClock, calendar_of, deadline_at, running_clock_at
from service.play.clocks.silent_seats import silent_seat_facts
from service.play.pace.absence import (
    Progress,
    Punctuality,
    compute_punctuality,
    estimate_end,
)
from service.play.pace.deadline import ClockState
from service.play.pace.explain import deadline_reasons, explain_deadline, render_sentence
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.views import QuestionParts, load_position, question_for

ALMOST_OVER = 0.98
"""The maximum share of progress, because a table may be longer than others were."""


def clock_view(row: Table, seat: Seat, language: str, now: datetime) -> dict[str, Any] | None:
    """Return the clock of the question that a seat owes, computed as of now."""
    run = running_clock_at(row, seat)
    return None if run is None else clock_facts(run, run.reckon(now), words(language))


class SeatDeadline(NamedTuple):
    """The deadline of a seat."""

    at: datetime
    why: str
    """The full sentence if there is a reason why it is not earlier; otherwise empty."""


def seat_deadline(row: Table, seat: Seat, words: Words, now: datetime) -> SeatDeadline | None:
    """Return the deadline and its reason in the words of the seat's player; None if there is no deadline."""
    run = running_clock_at(row, seat)
    found = run.reckon(now) if run is not None else None
    if run is None or found is None or found.deadline is None:
        return None
    why = deadline_sentences(run, found, words)["until"] if deadline_reasons(run.hours, found) else ""
    return SeatDeadline(found.deadline, why)


def table_time_facts(session: Session, row: Table, now: datetime) -> dict[str, Any]:
    """Return the public state of a table's time."""
    pauses = row.pauses
    present = [pause.end for pause in pauses if pause.start <= now < pause.end]
    return {
        "awaited": list_awaited_seats(row, now),
        "paused_until": max(present, default=None),
        "pauses": [pause for pause in pauses if pause.end > now],
        "likely_end": estimate_table_end(session, row, now),
        "absent": silent_seat_facts(row),
    }


def estimate_table_end(session: Session, row: Table, now: datetime) -> datetime | None:
    """Estimate when the table ends, from its speed so far and the usual length of its game.

    Return None if no table of the game has ended yet.
    """
    usual = average_game_length(session, row.game, row.size)
    if row.state != TableState.RUNNING or row.started_at is None or not usual:
        return None
    share = min(ALMOST_OVER, row.count / usual)
    return estimate_end([Progress(row.started_at, 0.0), Progress(row.moved_at or now, share)], now)


def list_awaited_seats(row: Table, now: datetime) -> list[dict[str, Any]]:
    """Return the seats that owe an answer, the longest-waiting first."""
    waiting = sorted(
        (seat.waiting_since, seat.number) for seat in row.seats if seat.waiting_since is not None
    )
    found = []
    for since, number in waiting:
        seat = row.seats[number]
        held = seat.time
        found.append(
            {
                "seat": number,
                "player": seat.player.name if seat.player else None,
                "since": since,
                "deadline": deadline_at(row, seat, now),
                "absent": held is not None and held.absent_since is not None,
                "away": away_until(seat.player, now),
            }
        )
    return found


def away_until(player: Player | None, now: datetime) -> datetime | None:
    leave = calendar_of(player).leave
    return next((away.end for away in leave if away.start <= now < away.end), None)


def punctuality_of(session: Session, player_id: int) -> Punctuality:
    """Return the punctuality of a player in their last questions, at all their tables."""
    return compute_punctuality(questions_of_player(session, player_id))


def deadline_sentences(run: RunningClock, found: ClockState, words: Words) -> dict[str, Any]:
    """Return the sentences on the deadline: when it is and why, the time given, and the next reminder."""
    until, *more = explain_deadline(run.hours, run.asked, found)
    zone = run.hours.calendar.zone
    return {
        "until": render_sentence(until, words, zone),
        "more": [render_sentence(each, words, zone) for each in more],
    }


def clock_facts(run: RunningClock, found: ClockState, words: Words) -> dict[str, Any]:
    """Return all facts on the clock of a player's question."""
    return {
        "opened": found.opened,
        "deadline": found.deadline,
        "reminders": list(found.reminders),
        "time_left": found.time_left,
        "bank_left": found.bank_left,
        "bank": run.held.bank,
        "absent": run.asked.absent,
        **deadline_sentences(run, found, words),
    }


def waiting_item(seat: Seat, now: datetime, language: str, parts: QuestionParts) -> dict[str, Any]:
    """Return a seat that owes an answer; with a language, also its question in words."""
    row = seat.table
    shown = {
        "table": row,
        "number": seat.number,
        "question": seat.question,
        "waiting_since": seat.waiting_since,
        "deadline": deadline_at(row, seat, now),
    }
    if language:
        shown["asked"] = question_for(row, load_position(row), seat.number, language, parts)
    return shown
