"""Seats that nobody hears from, shown to all: since when, and what follows if the silence lasts."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

from service.platform.words import Words
from service.play.clocks.running_clock import hours_at, pace_of
from service.play.pace.pace import Follow
from service.play.pace.spans import add_running_time
from service.play.tables.models import Seat, SeatTime, Table, TableState


def silent_seat_facts(row: Table) -> list[dict[str, Any]]:
    """Return the public facts of the seats that nobody hears from."""
    if row.state != TableState.RUNNING:
        return []
    silent = [(seat, held) for seat in row.seats if (held := seat.time) and held.unheard_since]
    return [silence_facts(row, seat, held) for seat, held in silent]


def silence_facts(row: Table, seat: Seat, held: SeatTime) -> dict[str, Any]:
    return {
        "seat": seat.number,
        "player": seat.player.name if seat.player else None,
        "since": held.unheard_since,
        "follows": absence_consequence(row, seat),
        "follows_at": None if held.followed_at else consequence_time(row, seat, held),
        "followed_at": held.followed_at,
    }


def absence_consequence(row: Table, seat: Seat) -> Follow:
    """Return what follows the silence of a seat by the choice of the table.

    A seat that was given up, or opened by a vote, is always open.
    """
    return "open" if seat.offered_at else pace_of(row).absence.then


def consequence_time(row: Table, seat: Seat, held: SeatTime) -> datetime | None:
    """Return the earliest time of the consequence.

    It takes effect with the next missed deadline after that.
    """
    if held.absent_since is None:
        return None
    hours = hours_at(row, seat)
    return add_running_time(held.absent_since, hours.pace.absence.after, hours.stopped(held.absent_since))


def silent_seat_lines(
    row: Table,
    said: Words,
    names: Sequence[str],
    moment: Callable[[datetime], str],
    mine: int | None = None,
) -> list[str]:
    """Return the same facts in words, a line for each seat."""
    lines = []
    for each in silent_seat_facts(row):
        when = moment(each["since"])
        who = (
            said.say("time-absent-yours", since=when)
            if each["seat"] == mine
            else said.say("time-absent-since", seat=names[each["seat"]], since=when)
        )
        at = each["follows_at"]
        then = (
            said.say("time-absent-follows", follows=each["follows"], at=moment(at))
            if at
            else said.say("time-absent-followed", follows=each["follows"])
        )
        lines.append(f"{who} {then}")
    return lines
