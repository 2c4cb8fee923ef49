"""API operations on seats that change hands: open seats, substitutes, resigning, tenures; the view of the
sweep.
"""

from typing import Any

from service.platform.accounts.models import Player
from service.play.clocks.queries import count_clocks, offered_seats, overdue_seats, tenures_of
from service.play.clocks.running_clock import deadline_at
from service.play.clocks.schemas import ClocksSchema, OfferedSchema, TakeOverSchema, TenuresSchema
from service.play.tables.models import Seat, Table
from service.play.tables.schemas import TableSchema
from service.play.tables.table_access import viewing_player
from service.play.tables.views import table_for
from service.play.timeouts import substitute
from service.play.timeouts.substitute import give_up_seat
from service.web.access import ANYONE, MODERATOR, PLAY, PLAY_TABLE, READ
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource
from service.web.schemas.pagination import Page, PageQuery, paginate

MOST_CLOCKS = 100
resource = Resource("seats", "Changes of seats: substitutes, resignations, and tenures.", ApiDocument.AROUND)
TABLE = {"gives": TableSchema, "example": get_example("table")}


@resource.get(
    "/open-seats",
    access=READ,
    query=PageQuery,
    gives=OfferedSchema,
    many=True,
    example=get_example("open-seats"),
)
def list_open_seats(call: Call) -> Page:
    """List the open seats of running public games.

    A substitute may take over an open seat.
    """
    return paginate(call.session, offered_seats(), Seat.id, call.query)


@resource.post(
    "/tables/<id:table>/substitutes",
    access=PLAY,
    body=TakeOverSchema,
    send=get_example("take-over"),
    problems=("not-invited", "seat-taken", "table-not-running", "address-needed"),
    **TABLE,
)
def take_over_seat(call: Call, table: int) -> Table:
    """Take over an open seat as a substitute.

    I begin with a full bank and a fresh clock.
    """
    row = table_for(call.session, table, call.player_id)
    player = call.session.get_one(Player, call.player_id)
    return substitute.take_over_seat(
        call.session, table_id=row.id, number=call.body["seat"], player=player, now=call.now
    )


@resource.post(
    "/tables/<id:table>/resign",
    access=PLAY_TABLE,
    problems=("not-at-this-table", "table-not-running"),
    **TABLE,
)
def resign_seat(call: Call, table: int) -> Table:
    """Give up my seat.

    A substitute may take over my seat.
    """
    return give_up_seat(call.session, table_id=table, player_id=call.player_id, now=call.now)


@resource.get(
    "/tables/<id:table>/tenures", access=ANYONE, gives=TenuresSchema, example=get_example("tenures")
)
def list_tenures(call: Call, table: int) -> dict[str, Any]:
    """List the tenures of a table, each with its end."""
    row = table_for(call.session, table, viewing_player(call, table))
    return {"items": tenures_of(call.session, row.id)}


@resource.get("/desk/clocks", access=MODERATOR, gives=ClocksSchema, example=get_example("clocks"))
def list_clocks(call: Call) -> dict[str, Any]:
    """Show the number of running, due and stuck clocks.

    The answer lists the clocks that need attention.
    """
    running, due, stuck = count_clocks(call.session, call.now)
    late = call.session.scalars(overdue_seats(call.now).limit(MOST_CLOCKS)).all()
    items = [{"seat": seat, "deadline": deadline_at(seat.table, seat, call.now)} for seat in late]
    return {"running": running, "due": due, "stuck": stuck, "items": items}
