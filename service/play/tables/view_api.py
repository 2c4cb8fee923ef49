"""API operations of play: views, questions, answers, events."""

from typing import Any

from service.play.clocks.views import clock_of
from service.play.tables.etag import glance_at, glance_from
from service.play.tables.models import Table
from service.play.tables.move_models import Origin
from service.play.tables.schemas import TableSchema
from service.play.tables.story import story, told_now
from service.play.tables.submit import PlayedTurn, Turn, rehearse, submit
from service.play.tables.table_access import language_of, my_position, my_table, onlooker
from service.play.tables.take_back import take_back
from service.play.tables.view_schemas import (
    BeginsQuery,
    CertainSchema,
    ComponentsSchema,
    EventsSchema,
    QuestionSchema,
    SeatViewQuery,
    SeatViewSchema,
    SinceQuery,
    TakeBackSchema,
    TurnPlayedSchema,
    TurnSchema,
    ViewQuery,
    ViewSchema,
    WhatIfSchema,
)
from service.play.tables.views import (
    ViewOptions,
    answers_that_begin,
    certain_outcome,
    loaded_position,
    player_aid_of,
    required_question,
    shown_view,
    table_for,
    table_view,
)
from service.web.access import ANYONE, PLAY_TABLE, READ_TABLE
from service.web.api.dispatch import Call, MadeAfterCommit, Versioned
from service.web.api.examples import example
from service.web.api.resource import Resource

resource = Resource("play", "Looking at a table, what is asked of a seat, answering it, and what happened.")
SEAT = "/tables/<id:table>/seats/<int:seat>"
SHUT = ("table-not-running", "not-your-seat")
WRONG = ("illegal-move", "unreadable-move", "ambiguous-move")


@resource.get(
    "/tables/<id:table>/view",
    access=ANYONE,
    query=ViewQuery,
    gives=ViewSchema,
    example=example("view"),
    problems=SHUT[:1],
    etag=True,
)
def look_on(call: Call, table: int) -> Versioned:
    """See a table as somebody who only looks on."""
    found = glance_at(call.session, table, onlooker(call, table))
    look = ViewOptions(language=language_of(call), **call.query)
    return Versioned(f"{found.version} {look}", lambda: table_view(call.session, table, None, look))


@resource.get(
    "/tables/<id:table>/events",
    access=ANYONE,
    query=SinceQuery,
    gives=EventsSchema,
    example=example("events"),
)
def tell_onlookers(call: Call, table: int) -> dict[str, Any]:
    """Tell what happened, as everybody may know it."""
    row = table_for(call.session, table, onlooker(call, table))
    told = story(call.session, row, None, call.query["since"], language_of(call))
    return {"game": row.game, "count": row.count, "revision": row.revision, "events": told}


@resource.get(
    "/tables/<id:table>/components",
    access=ANYONE,
    gives=ComponentsSchema,
    example=example("components"),
    problems=SHUT[:1],
    etag=True,
)
def list_components(call: Call, table: int) -> Versioned:
    """List everything in the box as somebody knows it who only looks on: what is shown, to be had, out of the game."""
    found, language = glance_at(call.session, table, onlooker(call, table)), language_of(call)
    return Versioned(
        f"{found.version} {language}", lambda: player_aid_of(call.session, table, None, language)
    )


@resource.get(
    f"{SEAT}/view",
    access=READ_TABLE,
    query=SeatViewQuery,
    gives=SeatViewSchema,
    example=example("seat-view"),
    problems=SHUT,
    etag=True,
)
def see_from_seat(call: Call, table: int, seat: int) -> Versioned:
    """See the table from my seat: everything I may know, what is asked of me, and the legal answers."""
    found = glance_from(call.session, table, seat, call.player_id)
    look = ViewOptions(language=language_of(call), **call.query)
    return Versioned(f"{found.version} {look}", lambda: table_view(call.session, table, seat, look))


@resource.get(
    f"{SEAT}/components",
    access=READ_TABLE,
    gives=ComponentsSchema,
    example=example("components"),
    problems=SHUT,
    etag=True,
)
def list_components_from_seat(call: Call, table: int, seat: int) -> Versioned:
    """List everything in the box as my seat knows it: what is mine, shown, to be had, unseen, out of the game."""
    found, language = glance_from(call.session, table, seat, call.player_id), language_of(call)
    return Versioned(
        f"{found.version} {language}", lambda: player_aid_of(call.session, table, seat, language)
    )


@resource.get(
    f"{SEAT}/events",
    access=READ_TABLE,
    query=SinceQuery,
    gives=EventsSchema,
    example=example("events"),
    problems=SHUT[1:],
)
def tell_seat(call: Call, table: int, seat: int) -> dict[str, Any]:
    """Tell what happened after the first `since` moves, as my seat may know it."""
    row = my_table(call, table, seat)
    told = story(call.session, row, seat, call.query["since"], language_of(call))
    return {"game": row.game, "count": row.count, "revision": row.revision, "events": told}


@resource.get(
    f"{SEAT}/question",
    access=READ_TABLE,
    query=BeginsQuery,
    gives=QuestionSchema,
    example=example("question"),
    problems=(*SHUT, "nothing-asked"),
)
def show_question(call: Call, table: int, seat: int) -> dict[str, Any]:
    """Show the question before my seat, with every legal answer as data and as words, and by their kinds."""
    row = my_position(call, table, seat)
    game, language = loaded_position(row), language_of(call)
    asked = required_question(row, game, seat, language)
    return {
        **asked,
        **answers_that_begin(row, game, seat, call.query["begins"], language),
        "clock": clock_of(row, row.seats[seat], language, call.now),
    }


@resource.post(
    f"{SEAT}/what-if",
    access=READ_TABLE,
    body=WhatIfSchema,
    send=example("what-if"),
    gives=CertainSchema,
    example=example("certain"),
    problems=(*SHUT, *WRONG),
)
def ask_what_if(call: Call, table: int, seat: int) -> dict[str, Any]:
    """Tell what a legal move would certainly bring, without playing it."""
    row = my_position(call, table, seat)
    return {"game": row.game, "certain": certain_outcome(row, seat, call.body["move"])}


@resource.post(
    f"{SEAT}/turns",
    access=PLAY_TABLE,
    body=TurnSchema,
    send=example("turn"),
    gives=TurnPlayedSchema,
    example=example("played"),
    problems=(*SHUT, "question-closed", "turn-reveals", "answer-changed-often", *WRONG),
    represents=True,
)
def play_turn(call: Call, table: int, seat: int) -> dict[str, Any] | MadeAfterCommit:
    """Answer the question before my seat: one or more moves, all or none; or try it with `dry_run`.

    With `Prefer: return=representation` a turn that is played brings what my seat then sees, its next question with it.
    """
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
        events = told_now(rehearsed.table, rehearsed.events, language_of(call))
        return {
            "game": rehearsed.table.game,
            "count": rehearsed.table.count,
            "played": False,
            "already": False,
            "events": events,
        }
    played = submit(call.session, turn, call.now)
    language, representation = language_of(call), call.representation
    return MadeAfterCommit(
        lambda: told_of_turn(played, seat, language, representation=representation), representation
    )


def told_of_turn(played: PlayedTurn, seat: int, language: str, *, representation: bool) -> dict[str, Any]:
    """Return the result of a turn, with the seat's new view if `representation` is wanted."""
    visible = [event for event in played.events if event.visible_to(seat)]
    told = {
        "game": played.table.game,
        "count": played.count,
        "played": True,
        "already": played.already,
        "events": told_now(played.table, visible, language),
    }
    if representation:
        look = ViewOptions(language=language)
        told["seat_view"] = shown_view(played.table, played.game, seat, look)
    return told


@resource.post(
    f"{SEAT}/take-back",
    access=PLAY_TABLE,
    body=TakeBackSchema,
    send=example("take-back"),
    gives=TableSchema,
    example=example("table"),
    problems=(*SHUT, "nothing-to-take-back"),
)
def take_moves_back(call: Call, table: int, seat: int) -> Table:
    """Take back my last moves, while they revealed nothing and nobody else has moved since."""
    moves = call.body["moves"]
    return take_back(
        call.session, table_id=table, seat=seat, player_id=call.player_id, moves=moves, now=call.now
    )
