"""The story of a table: events as sentences for one reader."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy.orm import Session

import engine
from engine.table.game import game_named
from engine.text.sentences import event_data_text
from service.platform.words import words
from service.play.tables.models import Seat, Table
from service.play.tables.move_queries import events_since, moves_by_plan
from service.play.tables.rules import table_rules
from service.play.tables.views import display_names

Happened = tuple[int, dict[str, Any]]
"""The number of the move that caused an event, and the event as data."""


def load_story(
    session: Session, row: Table, seat: int | None, count: int, language: str, *, mine: bool = True
) -> list[dict[str, Any]]:
    """Return the events after the first `count` moves that a seat may see, as data and a sentence each.

    With `mine` the reader holds the seat, and moves by the reader's plans are marked. Nobody else sees these
    marks.
    """
    happened = events_since(session, row.id, seat, count)
    told = event_sentences(row, happened, language, reader=seat if mine else None)
    if seat is None or not mine or not told:
        return told
    planned = moves_by_plan(session, row.id, seat, row.seats[seat].player_id, count)
    return [
        mark_plan_move(event, language) if event["count"] in planned and is_own_move(event, seat) else event
        for event in told
    ]


def is_own_move(event: Mapping[str, Any], seat: int) -> bool:
    """Return True if an event is the seat's own move. Its consequences and the answers of others are not."""
    return not event["place"] and event["data"].get("seat") == seat


def mark_plan_move(event: dict[str, Any], language: str) -> dict[str, Any]:
    """Mark an event as the move of a plan. Events that follow from the move are not marked."""
    return {**event, "by_plan": True, "text": words(language).say("plans-by-plan", event=event["text"])}


def seat_news(session: Session, row: Table, seat: Seat, language: str) -> list[dict[str, Any]]:
    """Return the events from the seat's last move on.

    If that move was the last answer to a secret question, it revealed the answers.
    """
    told = load_story(session, row, seat.number, max(seat.played - 1, 0), language)
    return [event for event in told if event["count"] >= seat.played]


def story_of_move(
    session: Session, row: Table, seat: int, number: int | None, language: str
) -> list[dict[str, Any]]:
    """Return the events of one move that a seat may see. Without a move there are none."""
    told = [] if number is None else load_story(session, row, seat, number - 1, language)
    return [event for event in told if event["count"] == number]


def describe_events(
    row: Table, events: Iterable[engine.Event], language: str, seat: int
) -> list[dict[str, Any]]:
    """Return sentences for a seat about events that have just happened, or that a dry run would cause."""
    happened = [(event.at, without_audience(event)) for event in events]
    return event_sentences(row, happened, language, reader=seat)


def without_audience(event: engine.Event) -> dict[str, Any]:
    """Return the data of an event without its position and audience."""
    return {key: value for key, value in event.data().items() if key not in {"at", "audience"}}


def event_sentences(
    row: Table, happened: Sequence[Happened], language: str, *, reader: int | None = None
) -> list[dict[str, Any]]:
    """Return events with their sentences and the section of the rules that explains each.

    The acts of the seat `reader` are said with "you".

    Places are counted among the events that this reader sees: a gap would reveal that there was a hidden
    event.
    """
    names = display_names(row, language)
    game_words = game_named(row.game).words(language)
    sections = table_rules(row, language).of_events
    shown = []
    for count, of_one_move in groupby(happened, key=lambda each: each[0]):
        for place, (_, data) in enumerate(of_one_move):
            sentence = event_data_text(game_words, data, names, reader)
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
