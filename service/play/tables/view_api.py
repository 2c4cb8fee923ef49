"""API operations of play: views, questions, answers, events."""

from typing import Any

from service.play.clocks.views import clock_view
from service.play.tables.etag import load_holder_summary, load_summary
from service.play.tables.models import Table
from service.play.tables.move_models import Origin
from service.play.tables.schemas import TableSchema
from service.play.tables.story import describe_events, load_story
from service.play.tables.submit import PlayedTurn, Turn, rehearse_turn, submit_turn
from service.play.tables.table_access import call_language, my_position, my_table, viewing_player
from service.play.tables.take_back import take_back_moves
from service.play.tables.view_schemas import (
    BeginsQuery,
    CertainSchema,
    ComponentsSchema,
    EventsSchema,
    QuestionSchema,
    RepresentationQuery,
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
    QuestionParts,
    ViewOptions,
    certain_outcome,
    load_position,
    player_aid_of,
    position_view,
    require_question,
    table_for,
    table_view,
)
from service.web.access import ANYONE, PLAY_TABLE, READ_TABLE
from service.web.api.dispatch import Call, DeferredResponse, VersionedResponse
from service.web.api.examples import get_example
from service.web.api.resource import Resource

resource = Resource("play", "Play: the view of a table, the question of a seat, answers, and events.")
SEAT = "/tables/<id:table>/seats/<int:seat>"
SHUT = ("table-not-running", "not-your-seat")
WRONG = ("illegal-move", "unreadable-move", "ambiguous-move")


@resource.get(
    "/tables/<id:table>/view",
    access=ANYONE,
    query=ViewQuery,
    gives=ViewSchema,
    plain=True,
    example=get_example("view"),
    problems=SHUT[:1],
    etag=True,
)
def get_view(call: Call, table: int) -> VersionedResponse:
    """Show a table as an onlooker sees it."""
    found = load_summary(call.session, table, viewing_player(call, table))
    look = ViewOptions(language=call_language(call), **call.query)
    return VersionedResponse(f"{found.version} {look}", lambda: table_view(call.session, table, None, look))


@resource.get(
    "/tables/<id:table>/events",
    access=ANYONE,
    query=SinceQuery,
    gives=EventsSchema,
    example=get_example("events"),
)
def list_events(call: Call, table: int) -> dict[str, Any]:
    """List the events of a table that everybody may know."""
    row = table_for(call.session, table, viewing_player(call, table))
    told = load_story(call.session, row, None, call.query["since"], call_language(call))
    return {"game": row.game, "count": row.count, "revision": row.revision, "events": told}


@resource.get(
    "/tables/<id:table>/components",
    access=ANYONE,
    gives=ComponentsSchema,
    example=get_example("components"),
    problems=SHUT[:1],
    etag=True,
)
def list_components(call: Call, table: int) -> VersionedResponse:
    """List all components as an onlooker knows them.

    A component is shown, available or out of the game.
    """
    found, language = load_summary(call.session, table, viewing_player(call, table)), call_language(call)
    return VersionedResponse(
        f"{found.version} {language}", lambda: player_aid_of(call.session, table, None, language)
    )


@resource.get(
    f"{SEAT}/view",
    access=READ_TABLE,
    query=SeatViewQuery,
    gives=SeatViewSchema,
    plain=True,
    example=get_example("seat-view"),
    problems=SHUT,
    etag=True,
    new_defaults=("components",),
)
def get_seat_view(call: Call, table: int, seat: int) -> VersionedResponse:
    """Show the table from my seat.

    The view has everything that I may know, my question and the legal answers.
    """
    found = load_holder_summary(call.session, table, seat, call.player_id)
    look = ViewOptions(language=call_language(call), **call.query)
    return VersionedResponse(f"{found.version} {look}", lambda: table_view(call.session, table, seat, look))


@resource.get(
    f"{SEAT}/components",
    access=READ_TABLE,
    gives=ComponentsSchema,
    example=get_example("components"),
    problems=SHUT,
    etag=True,
)
def list_seat_components(call: Call, table: int, seat: int) -> VersionedResponse:
    """List all components as my seat knows them.

    A component is mine, shown, available, unseen or out of the game.
    """
    found, language = load_holder_summary(call.session, table, seat, call.player_id), call_language(call)
    return VersionedResponse(
        f"{found.version} {language}", lambda: player_aid_of(call.session, table, seat, language)
    )


@resource.get(
    f"{SEAT}/events",
    access=READ_TABLE,
    query=SinceQuery,
    gives=EventsSchema,
    example=get_example("events"),
    problems=SHUT[1:],
)
def list_seat_events(call: Call, table: int, seat: int) -> dict[str, Any]:
    """List the events that my seat may know.

    Only events after the first `since` moves are listed.
    """
    row = my_table(call, table, seat)
    told = load_story(call.session, row, seat, call.query["since"], call_language(call))
    return {"game": row.game, "count": row.count, "revision": row.revision, "events": told}


@resource.get(
    f"{SEAT}/question",
    access=READ_TABLE,
    query=BeginsQuery,
    gives=QuestionSchema,
    example=get_example("question"),
    problems=(*SHUT, "nothing-asked"),
    new_defaults=("components", "kinds"),
)
def get_question(call: Call, table: int, seat: int) -> dict[str, Any]:
    """Show the open question of my seat.

    The question has every legal answer as data and as words, and the kinds of answers.
    """
    row = my_position(call, table, seat)
    game, language = load_position(row), call_language(call)
    asked = require_question(row, game, seat, language, QuestionParts(**call.query))
    return {**asked, "clock": clock_view(row, row.seats[seat], language, call.now)}


@resource.post(
    f"{SEAT}/what-if",
    access=READ_TABLE,
    body=WhatIfSchema,
    send=get_example("what-if"),
    gives=CertainSchema,
    example=get_example("certain"),
    problems=(*SHUT, *WRONG),
)
def ask_what_if(call: Call, table: int, seat: int) -> dict[str, Any]:
    """Show the certain effects of a legal move without playing."""
    row = my_position(call, table, seat)
    return {"game": row.game, "certain": certain_outcome(row, seat, call.body["move"])}


@resource.post(
    f"{SEAT}/turns",
    access=PLAY_TABLE,
    query=RepresentationQuery,
    body=TurnSchema,
    send=get_example("turn"),
    gives=TurnPlayedSchema,
    plain=True,
    example=get_example("played"),
    problems=(*SHUT, "question-closed", "turn-reveals", "answer-changed-often", *WRONG),
    represents=True,
    new_defaults=("components",),
)
def play_turn(call: Call, table: int, seat: int) -> dict[str, Any] | DeferredResponse:
    """Answer the open question of my seat.

    Send one or more moves: all are played, or none. `dry_run` only tries them. With `Prefer:
    return=representation` a played turn returns the new view of my seat, with its next question.
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
        rehearsed = rehearse_turn(call.session, turn)
        events = describe_events(rehearsed.table, rehearsed.events, call_language(call), seat)
        return {
            "game": rehearsed.table.game,
            "count": rehearsed.table.count,
            "played": False,
            "already": False,
            "events": events,
        }
    played = submit_turn(call.session, turn, call.now)
    look = ViewOptions(language=call_language(call), **call.query)
    wanted = look if call.representation else None
    return DeferredResponse(
        lambda: turn_result(played, seat, look.language, wanted), representation=call.representation
    )


def turn_result(played: PlayedTurn, seat: int, language: str, wanted: ViewOptions | None) -> dict[str, Any]:
    """Return the result of a turn, with the seat's new view if it is wanted."""
    visible = [event for event in played.events if event.visible_to(seat)]
    told = {
        "game": played.table.game,
        "count": played.count,
        "played": True,
        "already": played.already,
        "events": describe_events(played.table, visible, language, seat),
    }
    if wanted:
        told["seat_view"] = position_view(played.table, played.game, seat, wanted)
    return told


@resource.post(
    f"{SEAT}/take-back",
    access=PLAY_TABLE,
    body=TakeBackSchema,
    send=get_example("take-back"),
    gives=TableSchema,
    example=get_example("table"),
    problems=(*SHUT, "nothing-to-take-back"),
)
def take_back(call: Call, table: int, seat: int) -> Table:
    """Take back my last moves.

    This is possible if they revealed nothing and nobody else has moved since.
    """
    moves = call.body["moves"]
    return take_back_moves(
        call.session, table_id=table, seat=seat, player_id=call.player_id, moves=moves, now=call.now
    )
