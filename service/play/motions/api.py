"""API operations on motions: taking back by consent, ending the game early, pauses and more time."""

from typing import Any

from service.play.motions.models import Motion, MotionKind
from service.play.motions.queries import motions_at
from service.play.motions.schemas import MotionMakeSchema, MotionSchema, VoteMakeSchema
from service.play.motions.views import motion_view
from service.play.motions.vote import propose_motion, submit_vote
from service.play.tables.models import Table
from service.play.tables.queries import seat_of
from service.play.tables.refusals import NotSeated
from service.play.tables.table_access import call_language
from service.play.tables.views import table_for
from service.web.access import PLAY_TABLE, READ_TABLE
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource
from service.web.schemas.pagination import Page, PageQuery, paginate

resource = Resource(
    "motions",
    "Votes of a table: to take moves back, to end the game, to pause, to have more time.",
    ApiDocument.AROUND,
)
MOTION = {"gives": MotionSchema, "example": get_example("motion")}
REFUSED = ("not-at-this-table", "table-not-running")


@resource.get(
    "/tables/<id:table>/motions",
    access=READ_TABLE,
    query=PageQuery,
    gives=MotionSchema,
    many=True,
    example=get_example("motions"),
    problems=REFUSED[:1],
)
def list_motions(call: Call, table: int) -> Page:
    """List the motions of my table, the newest first."""
    row = table_for(call.session, table, call.player_id)
    if seat_of(row, call.player_id) is None:
        raise NotSeated
    found = paginate(call.session, motions_at(row.id), Motion.id, call.query)
    return Page([render_motion(call, row, motion) for motion in found.items], found.next)


@resource.post(
    "/tables/<id:table>/motions",
    access=PLAY_TABLE,
    body=MotionMakeSchema,
    send=get_example("motion-make"),
    status=201,
    problems=(*REFUSED, "nothing-to-take-back", "time-refused"),
    **MOTION,
)
def create_motion(call: Call, table: int) -> dict[str, Any]:
    """Put a motion to all others at my table.

    A motion takes moves back, ends the game with its present scores or without a result, pauses it, or gives
    more time. It takes effect when the last player agrees.
    """
    made = propose_motion(
        call.session,
        table_id=table,
        player_id=call.player_id,
        kind=MotionKind(call.body["kind"]),
        moves=call.body["moves"],
        length=call.body["length"],
        now=call.now,
    )
    return render_motion(call, call.session.get_one(Table, table), made)


@resource.put(
    "/tables/<id:table>/motions/<id:motion>/vote",
    access=PLAY_TABLE,
    body=VoteMakeSchema,
    send=get_example("vote-make"),
    problems=(*REFUSED, "motion-closed"),
    **MOTION,
)
def vote_on_motion(call: Call, table: int, motion: int) -> dict[str, Any]:
    """Agree to a motion, or refuse it.

    One refusal ends it. Refusing my own motion takes it back.
    """
    agreed = call.body["agreed"]
    voted = submit_vote(
        call.session,
        table_id=table,
        motion_id=motion,
        player_id=call.player_id,
        agreed=agreed,
        now=call.now,
    )
    return render_motion(call, call.session.get_one(Table, table), voted)


def render_motion(call: Call, row: Table, motion: Motion) -> dict[str, Any]:
    return motion_view(call.session, row, motion, call_language(call))
