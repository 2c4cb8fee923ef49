"""Telling what happened: events as rows become sentences for one reader."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy.orm import Session

import engine
from engine.game import game_named
from engine.telling import facts_with_names
from engine.words import Words
from service.tables.looking import shown_names
from service.tables.models import Event, Table
from service.tables.queries import events_since


def story(session: Session, row: Table, seat: int | None, count: int, language: str) -> list[dict[str, Any]]:
    """What happened after the first `count` moves, as a seat may know it: data and a sentence each."""
    names = shown_names(row)
    words = game_named(row.game).words(language)
    return [told(event, words, names) for event in events_since(session, row.id, seat, count)]


def told(event: Event, words: Words, names: Sequence[str]) -> dict[str, Any]:
    sentence = words.say(f"event-{event.data['event']}", **facts_with_names(event.data, names))
    return {"count": event.number, "place": event.place, "data": event.data, "text": sentence}


def told_now(events: Sequence[engine.Event], row: Table, language: str) -> list[dict[str, Any]]:
    """The same for events that were never written: those of a rehearsal."""
    names = shown_names(row)
    words = game_named(row.game).words(language)
    shown = []
    for place, event in enumerate(events):
        data = {key: value for key, value in event.data().items() if key not in {"at", "audience"}}
        sentence = words.say(f"event-{data['event']}", **facts_with_names(data, names))
        shown.append({"count": event.at, "place": place, "data": data, "text": sentence})
    return shown
