"""API of try-outs."""

from typing import Any

from service.learning.coach.models import TryOutLook
from service.learning.coach.schemas import UNASKED
from service.learning.coach.try_out import ask_in_try_out, find_question
from service.learning.tryout import play
from service.learning.tryout.advice import advise
from service.learning.tryout.models import TryOut
from service.learning.tryout.schemas import (
    AdviceQuery,
    AdviceSchema,
    TryMoveSchema,
    TryOutAnswerSchema,
    TryOutCoachSchema,
    TryOutSchema,
)
from service.play.tables.models import Table
from service.play.tables.table_access import call_language, my_table
from service.play.tables.view_api import SEAT, SHUT
from service.play.tables.views import legal_answers, question_in_words
from service.web.access import PLAY_TABLE, READ_TABLE
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource

resource = Resource(
    "try-out",
    "A private copy of the position, as far as my seat knows it, to play on alone.",
    ApiDocument.AROUND,
)
TRIAL = {"gives": TryOutSchema, "example": get_example("try-out")}
COACHED = {"gives": TryOutCoachSchema, "example": get_example("try-out-coach")}
MOVES = ("illegal-move", "unreadable-move", "ambiguous-move")


@resource.put(f"{SEAT}/try-out", access=PLAY_TABLE, problems=SHUT, **TRIAL)
def create_try_out(call: Call, table: int, seat: int) -> dict[str, Any]:
    """Begin a try-out from the present position.

    An earlier try-out is discarded.
    """
    row = my_table(call, table, seat)
    trial = play.start_try_out(call.session, row=row, seat=seat, player_id=call.player_id, now=call.now)
    return try_out_data(call, row, trial)


@resource.get(f"{SEAT}/try-out", access=READ_TABLE, problems=("not-your-seat", "no-try-out"), **TRIAL)
def get_try_out(call: Call, table: int, seat: int) -> dict[str, Any]:
    """Show my try-out, from the seat that is to move."""
    row = my_table(call, table, seat)
    return try_out_data(call, row, play.try_out_of(call.session, table, call.player_id))


@resource.post(
    f"{SEAT}/try-out/moves",
    access=PLAY_TABLE,
    body=TryMoveSchema,
    send=get_example("try-move"),
    problems=("not-your-seat", "no-try-out", "nothing-asked", *MOVES),
    **TRIAL,
)
def play_try_out_moves(call: Call, table: int, seat: int) -> dict[str, Any]:
    """Play a move for any seat of my try-out.

    The table itself does not change.
    """
    row = my_table(call, table, seat)
    trial = play.try_out_of(call.session, table, call.player_id)
    play.play_trial_move(trial, seat=call.body["seat"], given=call.body["move"])
    return try_out_data(call, row, trial)


@resource.get(
    f"{SEAT}/try-out/advice",
    access=READ_TABLE,
    query=AdviceQuery,
    gives=AdviceSchema,
    example=get_example("advice"),
    problems=("not-your-seat", "no-try-out", "no-advice", "nothing-asked"),
)
def get_try_out_advice(call: Call, table: int, seat: int) -> dict[str, Any]:
    """Ask a bot for its move in my try-out.

    The table must allow this.
    """
    row = my_table(call, table, seat)
    advised = advise(row, play.try_out_of(call.session, table, call.player_id), call.query["level"])
    move = {"move": advised.move.data(), "text": str(advised.move)}
    return {"game": row.game, "seat": advised.seat, "level": advised.level, "move": move}


@resource.put(
    f"{SEAT}/try-out/coach",
    access=PLAY_TABLE,
    body=TryOutAnswerSchema,
    send=get_example("try-out-answer"),
    problems=("not-your-seat", "no-try-out", "no-advice", "no-coach", "nothing-asked", *MOVES),
    **COACHED,
)
def request_try_out_coach(call: Call, table: int, seat: int) -> dict[str, Any]:
    """Ask the coach to judge an answer in my try-out.

    The coach compares it with the best other answers. The table must let bots advise.
    """
    row = my_table(call, table, seat)
    trial = play.try_out_of(call.session, table, call.player_id)
    asked = ask_in_try_out(call.session, row=row, trial=trial, given=call.body["move"], now=call.now)
    return coach_look_data(asked)


@resource.get(f"{SEAT}/try-out/coach", access=READ_TABLE, problems=("not-your-seat", "no-try-out"), **COACHED)
def get_try_out_coach(call: Call, table: int, seat: int) -> dict[str, Any]:
    """Show the coach's findings about my last request.

    Thinking takes some seconds.
    """
    my_table(call, table, seat)
    trial = play.try_out_of(call.session, table, call.player_id)
    return coach_look_data(find_question(call.session, trial))


@resource.delete(f"{SEAT}/try-out", access=PLAY_TABLE, status=204, problems=("not-your-seat",))
def delete_try_out(call: Call, table: int, seat: int) -> None:
    """Discard my try-out."""
    my_table(call, table, seat)
    play.discard_try_out(call.session, table_id=table, player_id=call.player_id)


def try_out_data(call: Call, row: Table, trial: TryOut) -> dict[str, Any]:
    game = play.trial_table(trial)
    seat = game.waiting[0] if game.waiting else trial.seat
    question = game.question(seat)
    asked = None
    if question is not None:
        said = question_in_words(row, game, question, call_language(call))
        asked = {**question.plain(), **said, "moves": legal_answers(game, seat)}
    return {
        "began_at_count": trial.began_at_count,
        "waiting": list(game.waiting),
        "over": game.over,
        "seat": seat,
        "view": game.view(seat),
        "question": asked,
    }


def coach_look_data(asked: TryOutLook | None) -> dict[str, Any]:
    if asked is None:
        return {"state": UNASKED, "move": None, "decision": None}
    return {"state": asked.state, "move": asked.move, "decision": asked.look}
