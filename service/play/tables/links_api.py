"""API operations on links and keys: the table's link, guests who join with it, the keys of seats."""

from typing import Any

from flask import request

from service.platform.accounts.models import Player
from service.platform.words import best_language
from service.play.tables import join_link
from service.play.tables.join_link import Guest, create_join_link, join_as_guest
from service.play.tables.join_secret import get_join_secret
from service.play.tables.models import Table
from service.play.tables.refusals import NoLink, NotSeated
from service.play.tables.schemas import GuestSchema, JoinSchema, LinkSchema, SeatKeySchema, TableSchema
from service.play.tables.seat_keys import replace_seat_keys
from service.play.tables.views import table_for
from service.web.access import ANYONE, PLAY, PLAY_TABLE_OWN
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource

resource = Resource(
    "links", "The link of a table, guests who use it, and the keys of seats.", ApiDocument.AROUND
)
JOINING = ("link-spent", "seat-taken", "table-not-gathering")
KEY = {"gives": SeatKeySchema, "example": get_example("seat-key"), "status": 201, "secret": True}


@resource.get(
    "/tables/<id:table>/link",
    access=PLAY,
    gives=LinkSchema,
    example=get_example("link"),
    problems=("not-at-this-table", "no-link"),
)
def get_table_link(call: Call, table: int) -> dict[str, str]:
    """Show the link of a table, as its host.

    A table for players with the link has one from the start.
    """
    row = table_for(call.session, table, call.player_id)
    if row.host_id != call.player_id:
        raise NotSeated
    secret = get_join_secret(row)
    if secret is None:
        raise NoLink
    return {"secret": secret}


@resource.put(
    "/tables/<id:table>/link",
    access=PLAY,
    gives=LinkSchema,
    example=get_example("link"),
    problems=("not-at-this-table", "table-not-gathering", "not-invited", "address-needed"),
    secret=True,
)
def create_table_link(call: Call, table: int) -> dict[str, str]:
    """Make the link of a table, as its host.

    An earlier link stops working.
    """
    return {"secret": create_join_link(call.session, table_id=table, player_id=call.player_id)}


@resource.post(
    "/joins",
    access=PLAY,
    body=JoinSchema,
    send=get_example("join"),
    gives=TableSchema,
    example=get_example("table"),
    problems=JOINING,
)
def join_by_link(call: Call) -> Table:
    """Sit down at the table that a link leads to."""
    player = call.session.get_one(Player, call.player_id)
    secret, number = call.body["secret"], call.body["seat"]
    return join_link.join_by_link(call.session, secret=secret, player=player, number=number, now=call.now)


@resource.post(
    "/guests",
    access=ANYONE,
    body=GuestSchema,
    send=get_example("guest"),
    problems=JOINING,
    rate="sign_in_rate",
    location="/tables/{table}",
    **KEY,
)
def join_by_link_as_guest(call: Call) -> dict[str, Any]:
    """Sit down as a guest, without an account.

    Only the key opens the seat.
    """
    language = call.body["language"] or best_language(request.accept_languages)
    guest = Guest(name=call.body["name"], language=language)
    secret, number = call.body["secret"], call.body["seat"]
    seated = join_as_guest(call.session, secret=secret, guest=guest, number=number, now=call.now)
    return {"table": seated.table.id, "seat": seated.seat.number, "secret": seated.secret}


@resource.post(
    "/tables/<id:table>/seats/<int:seat>/keys", access=PLAY_TABLE_OWN, problems=("not-your-seat",), **KEY
)
def create_seat_key(call: Call, table: int, seat: int) -> dict[str, Any]:
    """Make a new key for my seat.

    Every earlier key stops working.
    """
    secret = replace_seat_keys(
        call.session, table_id=table, number=seat, player_id=call.player_id, now=call.now
    )
    return {"table": table, "seat": seat, "secret": secret}
