"""API of circles: membership, calls to tables, standings and talk."""

from typing import Any

from service.platform.accounts.circle_models import Circle
from service.platform.accounts.models import Player
from service.play.tables.models import Table
from service.play.tables.schemas import TableSchema
from service.play.talk.models import Said
from service.social.circles import calls, members, settings
from service.social.circles.mail_links import circle_in_link, circle_link
from service.social.circles.queries import archived_talk, circles_of, tables_of_circle
from service.social.circles.schemas import (
    CircleAnswerSchema,
    CircleChangeSchema,
    CircleJoinSchema,
    CircleLinkSchema,
    CircleMakeSchema,
    CircleSaidSchema,
    CircleSchema,
    CircleStandingsSchema,
    CircleWishesSchema,
)
from service.social.circles.standings import circle_standings
from service.social.circles.views import shown_circle
from service.web.access import PLAY, READ
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource
from service.web.schemas.pagination import Page, PageQuery, paginate

resource = Resource(
    "circles",
    "Circles of friends: joining, tables for all members, standings, talk.",
    ApiDocument.SEASONS,
)
CIRCLE = "/circles/<id:circle>"
SHOWN: dict[str, Any] = {"gives": CircleSchema, "example": get_example("circle")}
LINK: dict[str, Any] = {"gives": CircleLinkSchema, "example": get_example("circle-link"), "secret": True}
OWNER = ("not-the-owner", "circle-closed")


def circle_data(call: Call, circle: Circle) -> dict[str, Any]:
    return shown_circle(call.session, circle, call.player_id)


@resource.get(
    "/circles", access=READ, query=PageQuery, gives=CircleSchema, many=True, example=get_example("circles")
)
def list_circles(call: Call) -> Page:
    """List my circles, the newest first."""
    found = paginate(call.session, circles_of(call.player_id), Circle.id, call.query)
    return Page([circle_data(call, circle) for circle in found.items], found.next)


@resource.post(
    "/circles",
    access=PLAY,
    body=CircleMakeSchema,
    send=get_example("circle-make"),
    status=201,
    location="/circles/{id}",
    problems=("address-needed", "too-many-circles"),
    **SHOWN,
)
def create_circle(call: Call) -> dict[str, Any]:
    """Found a circle and become its owner."""
    made = members.found_circle(call.session, player_id=call.player_id, name=call.body["name"], now=call.now)
    return circle_data(call, made)


@resource.get(CIRCLE, access=READ, **SHOWN)
def get_circle(call: Call, circle: int) -> dict[str, Any]:
    """Show one of my circles."""
    return circle_data(call, members.circle_for(call.session, circle, call.player_id))


@resource.patch(
    CIRCLE,
    access=PLAY,
    body=CircleChangeSchema,
    send=get_example("circle-change"),
    problems=(*OWNER, "bad-table"),
    **SHOWN,
)
def update_circle(call: Call, circle: int) -> dict[str, Any]:
    """Change a circle, as its owner.

    I can change its name, the right to invite, its usual settings, its day of the month and its owner.
    """
    who = {"circle_id": circle, "player_id": call.player_id}
    return circle_data(call, settings.change_circle(call.session, **who, changes=call.body, now=call.now))


@resource.get(f"{CIRCLE}/link", access=PLAY, problems=("may-not-invite",), **LINK)
def get_circle_link(call: Call, circle: int) -> dict[str, str]:
    """Show the link to a circle, if I may invite."""
    return circle_link(members.circle_to_invite_to(call.session, circle, call.player_id))._asdict()


@resource.put(f"{CIRCLE}/link", access=PLAY, problems=OWNER, **LINK)
def renew_circle_link(call: Call, circle: int) -> dict[str, str]:
    """Make a new link to a circle, as its owner.

    Every earlier link stops working.
    """
    renewed = members.renew_link(call.session, circle_id=circle, player_id=call.player_id)
    return circle_link(renewed)._asdict()


@resource.post(
    "/circle-joins",
    access=PLAY,
    body=CircleJoinSchema,
    send=get_example("circle-join"),
    problems=("circle-link-spent", "circle-full", "circle-closed", "too-many-circles", "address-needed"),
    **SHOWN,
)
def join_circle(call: Call) -> dict[str, Any]:
    """Join the circle that a link leads to."""
    player = call.session.get_one(Player, call.player_id)
    led = circle_in_link(call.body["secret"])
    joined = members.join_circle(call.session, **led._asdict(), player=player, now=call.now)
    return circle_data(call, joined)


@resource.patch(
    f"{CIRCLE}/wishes",
    access=PLAY,
    body=CircleWishesSchema,
    send=get_example("circle-wishes"),
    status=204,
)
def update_circle_settings(call: Call, circle: int) -> None:
    """Change my wishes for letters of a circle.

    I can be asked by letter or not. News comes monthly, weekly or never.
    """
    who = {"circle_id": circle, "player_id": call.player_id}
    settings.change_wishes(call.session, **who, changes=call.body, now=call.now)


@resource.delete(f"{CIRCLE}/members/<id:player>", access=PLAY, status=204, problems=("not-the-owner",))
def leave_circle(call: Call, circle: int, player: int) -> None:
    """Leave a circle, or remove a member as its owner.

    The circle ends when the last member leaves.
    """
    members.leave_circle(call.session, circle_id=circle, player_id=player, by=call.player_id)


@resource.get(
    f"{CIRCLE}/tables",
    access=READ,
    query=PageQuery,
    gives=TableSchema,
    many=True,
    example=get_example("tables"),
)
def list_circle_tables(call: Call, circle: int) -> Page:
    """List the tables of a circle, the newest first."""
    members.circle_for(call.session, circle, call.player_id)
    return paginate(call.session, tables_of_circle(circle), Table.id, call.query)


@resource.get(
    f"{CIRCLE}/standings", access=READ, gives=CircleStandingsSchema, example=get_example("circle-standings")
)
def list_circle_standings(call: Call, circle: int) -> dict[str, Any]:
    """Show the standings of a circle, game by game.

    The finished tables of the circle count.
    """
    members.circle_for(call.session, circle, call.player_id)
    found = circle_standings(call.session, circle)
    return {"games": [{"game": game, "standings": rows} for game, rows in found.items()]}


@resource.get(
    f"{CIRCLE}/talk",
    access=READ,
    query=PageQuery,
    gives=CircleSaidSchema,
    many=True,
    example=get_example("circle-talk"),
)
def list_circle_messages(call: Call, circle: int) -> Page:
    """List the talk of a circle's finished tables, newest first.

    The list has only messages to all.
    """
    members.circle_for(call.session, circle, call.player_id)
    return paginate(call.session, archived_talk(circle, call.player_id), Said.id, call.query)


@resource.post(
    f"{CIRCLE}/again",
    access=PLAY,
    status=201,
    location="/tables/{id}",
    gives=TableSchema,
    example=get_example("table"),
    problems=("nothing-usual", "circle-closed", "circle-calls-spent", "too-many-tables", "bad-table"),
)
def play_usual_again(call: Call, circle: int) -> Table:
    """Open the usual table again and ask everybody.

    A usual table that still waits for players is used instead.
    """
    player = call.session.get_one(Player, call.player_id)
    return calls.play_again(call.session, circle_id=circle, player=player, now=call.now)


@resource.put(
    f"{CIRCLE}/tables/<id:table>/call",
    access=PLAY,
    gives=TableSchema,
    example=get_example("table"),
    problems=("not-at-this-table", "table-not-gathering", "circle-closed", "circle-calls-spent"),
)
def call_circle(call: Call, circle: int, table: int) -> Table:
    """Ask everybody in the circle to join my table.

    The table must belong to the circle, and I must be its host.
    """
    members.circle_for(call.session, circle, call.player_id)
    return calls.ask_circle(call.session, table_id=table, player_id=call.player_id, now=call.now)


@resource.put(
    f"{CIRCLE}/tables/<id:table>/answer",
    access=PLAY,
    body=CircleAnswerSchema,
    send=get_example("circle-answer"),
    gives=TableSchema,
    example=get_example("table"),
    problems=("not-asked", "table-not-gathering", "seat-taken"),
)
def answer_circle_call(call: Call, circle: int, table: int) -> Table:
    """Say whether I come to a table of my circle.

    The circle must have been asked to the table.
    """
    members.circle_for(call.session, circle, call.player_id)
    player = call.session.get_one(Player, call.player_id)
    coming = call.body["coming"]
    return calls.answer_call(call.session, table_id=table, player=player, coming=coming, now=call.now)
