"""Operations of play: looking, what is asked, answering, what happened."""

from typing import Any

from service.api.access import ANYONE, PLAY_TABLE, READ_TABLE
from service.api.examples import example
from service.api.perform import Call
from service.api.rooms import Room
from service.api.tables import caller_id
from service.tables.looking import dealt, held_seat, legal_answers, open_question, prompt, table_for
from service.tables.models import Origin
from service.tables.schemas import (
    CertainSchema,
    EventsSchema,
    PlayedSchema,
    QuestionSchema,
    SinceQuery,
    TurnSchema,
    ViewSchema,
    WhatIfSchema,
)
from service.tables.submit import Turn, rehearse, submit
from service.tables.telling import story, told_now

room = Room("play", "Looking at a table, what is asked of a seat, answering it, and what happened.")
SEAT = "/tables/<id:table>/seats/<int:seat>"
SHUT = ("table-not-running", "not-your-seat")


@room.get(
    "/tables/<id:table>/view",
    access=ANYONE,
    gives=ViewSchema,
    example=example("view"),
    problems=SHUT[:1],
    etag=True,
)
def look_on(call: Call, table: int) -> dict[str, Any]:
    """See a table as somebody who only looks on."""
    return {"view": dealt(table_for(call.session, table, caller_id(call))).view(None)}


@room.get(
    "/tables/<id:table>/events",
    access=ANYONE,
    query=SinceQuery,
    gives=EventsSchema,
    example=example("events"),
    problems=SHUT[:1],
)
def tell_onlookers(call: Call, table: int) -> dict[str, Any]:
    """Tell what happened, as everybody may know it."""
    row = table_for(call.session, table, caller_id(call))
    language = call.caller.language if call.caller else "en"
    return {"events": story(call.session, row, None, call.query["since"], language)}


@room.get(
    f"{SEAT}/view", access=READ_TABLE, gives=ViewSchema, example=example("view"), problems=SHUT, etag=True
)
def see_from_seat(call: Call, table: int, seat: int) -> dict[str, Any]:
    """See the table from my seat: everything I may know."""
    row = table_for(call.session, table, call.player_id)
    held_seat(row, seat, call.player_id)
    return {"view": dealt(row).view(seat)}


@room.get(
    f"{SEAT}/events",
    access=READ_TABLE,
    query=SinceQuery,
    gives=EventsSchema,
    example=example("events"),
    problems=SHUT,
)
def tell_seat(call: Call, table: int, seat: int) -> dict[str, Any]:
    """Tell what happened after the first `since` moves, as my seat may know it."""
    row = table_for(call.session, table, call.player_id)
    held_seat(row, seat, call.player_id)
    return {"events": story(call.session, row, seat, call.query["since"], language_of(call))}


@room.get(
    f"{SEAT}/question",
    access=READ_TABLE,
    gives=QuestionSchema,
    example=example("question"),
    problems=(*SHUT, "nothing-asked"),
)
def show_question(call: Call, table: int, seat: int) -> dict[str, Any]:
    """Show the question before my seat, with every legal answer as data and as words."""
    row = table_for(call.session, table, call.player_id)
    held_seat(row, seat, call.player_id)
    game = dealt(row)
    question = open_question(row, game, seat)
    said = prompt(row, game, question, language_of(call))
    return {**question.plain(), "prompt": said, "moves": legal_answers(game, seat)}


@room.post(
    f"{SEAT}/what-if",
    access=READ_TABLE,
    body=WhatIfSchema,
    send=example("what-if"),
    gives=CertainSchema,
    example=example("certain"),
    problems=(*SHUT, "illegal-move", "unreadable-move", "ambiguous-move"),
)
def ask_what_if(call: Call, table: int, seat: int) -> dict[str, Any]:
    """Tell what a legal move would certainly bring, without playing it."""
    row = table_for(call.session, table, call.player_id)
    held_seat(row, seat, call.player_id)
    return {"certain": dealt(row).what_if(seat, call.body["move"])}


@room.post(
    f"{SEAT}/turns",
    access=PLAY_TABLE,
    body=TurnSchema,
    send=example("turn"),
    gives=PlayedSchema,
    example=example("played"),
    problems=(*SHUT, "question-closed", "illegal-move", "unreadable-move", "ambiguous-move"),
)
def play_turn(call: Call, table: int, seat: int) -> dict[str, Any]:
    """Answer the question before my seat: one or more moves, all or none; or try it with `dry_run`."""
    turn = Turn(
        table_id=table,
        seat=seat,
        question=call.body["question"],
        moves=call.body["moves"],
        origin=Origin.API,
        player_id=call.player_id,
    )
    if call.body["dry_run"]:
        rehearsed = rehearse(call.session, turn)
        events = told_now(rehearsed.events, rehearsed.table, language_of(call))
        return {"count": rehearsed.table.count, "played": False, "events": events}
    played = submit(call.session, turn, call.now)
    seen = [event for event in played.events if event.visible_to(seat)]
    return {"count": played.count, "played": True, "events": told_now(seen, played.table, language_of(call))}


def language_of(call: Call) -> str:
    return call.caller.language if call.caller else "en"
