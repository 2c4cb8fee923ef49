"""Telling what happened: events become sentences for one reader."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy.orm import Session

import engine
from engine.table.game import game_named
from engine.text.sentences import facts_with_names
from service.platform.words import words
from service.play.tables.models import Seat, Table
from service.play.tables.move_queries import events_since, moves_by_plan
from service.play.tables.rules import table_rules
from service.play.tables.views import shown_names

Happened = tuple[int, dict[str, Any]]
"""The move that an event came from, and the event as data."""


def story(
    session: Session, row: Table, seat: int | None, count: int, language: str, *, mine: bool = True
) -> list[dict[str, Any]]:
    """What happened after the first `count` moves, as a seat may know it: data and a sentence each.

    `mine`: whoever reads holds the seat, and is told which moves a plan of theirs has made. Nobody else is.
    """
    told = event_sentences(row, events_since(session, row.id, seat, count), language)
    if seat is None or not mine or not told:
        return told
    planned = moves_by_plan(session, row.id, seat, row.seats[seat].player_id, count)
    return [
        by_plan(event, language) if event["count"] in planned and tells_move(event, seat) else event
        for event in told
    ]


def tells_move(event: Mapping[str, Any], seat: int) -> bool:
    """Whether an event tells what a seat has played, and not what followed from that or what others had answered."""
    return not event["place"] and event["data"].get("seat") == seat


def by_plan(event: dict[str, Any], language: str) -> dict[str, Any]:
    """An event of a move that a plan has made. What follows from the move is told as always."""
    return {**event, "by_plan": True, "text": words(language).say("plans-by-plan", event=event["text"])}


def news_of(session: Session, row: Table, seat: Seat, language: str) -> list[dict[str, Any]]:
    """What the last move of a seat settled, and what followed: whoever answers last in a secret question reveals it."""
    told = story(session, row, seat.number, max(seat.played - 1, 0), language)
    return [event for event in told if event["count"] >= seat.played]


def story_of_move(
    session: Session, row: Table, seat: int, number: int | None, language: str
) -> list[dict[str, Any]]:
    """What one move has brought, as far as its events tell a seat; nothing where no move is meant."""
    told = [] if number is None else story(session, row, seat, number - 1, language)
    return [event for event in told if event["count"] == number]


def told_now(row: Table, events: Iterable[engine.Event], language: str) -> list[dict[str, Any]]:
    """The same of events that have just happened, or would."""
    return event_sentences(row, [(event.at, without_audience(event)) for event in events], language)


def without_audience(event: engine.Event) -> dict[str, Any]:
    """An event without what is told beside it."""
    return {key: value for key, value in event.data().items() if key not in {"at", "audience"}}


def event_sentences(row: Table, happened: Sequence[Happened], language: str) -> list[dict[str, Any]]:
    """Places are counted among what this reader sees: a gap would tell of something that they do not.
    Each event says in which section of the rules it is explained."""
    names = shown_names(row, language)
    say = game_named(row.game).words(language).say
    sections = table_rules(row, language).of_events
    shown = []
    for count, of_one_move in groupby(happened, key=lambda each: each[0]):
        for place, (_, data) in enumerate(of_one_move):
            sentence = say(f"event-{data['event']}", **facts_with_names(data, names))
            section = sections.get(data["event"], "")
            shown.append(
                {
                    "count": count,
                    "place": place,
                    "data": data,
                    "text": sentence,
                    "section": section,
                    "by_plan": False,
                }
            )
    return shown
