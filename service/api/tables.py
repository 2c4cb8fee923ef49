"""Operations on tables: opening, finding, joining, beginning."""

from service.accounts.models import Player
from service.api.access import ANYONE, PLAY, READ
from service.api.cursors import Page, PageQuery, page
from service.api.examples import example
from service.api.perform import Call
from service.api.rooms import Room
from service.tables import joining
from service.tables.inviting import invite
from service.tables.looking import table_for
from service.tables.models import Seat, State, Table
from service.tables.opening import Wish, open_table
from service.tables.queries import open_tables, public_tables, tables_of, waiting_for
from service.tables.schemas import (
    InviteSchema,
    ReadySchema,
    SitSchema,
    TableMakeSchema,
    TableSchema,
    TablesQuery,
    WaitingSchema,
)

room = Room("tables", "Opening and finding tables, sitting down, beginning.")
TABLE = {"gives": TableSchema, "example": example("table")}


@room.post(
    "/tables",
    access=PLAY,
    body=TableMakeSchema,
    send=example("table-make"),
    status=201,
    problems=("bad-table",),
    **TABLE,
)
def open_one_table(call: Call) -> Table:
    """Open a table, and sit down at it unless told otherwise."""
    wanted = dict(call.body)
    sit = wanted.pop("sit")
    host = call.session.get_one(Player, call.player_id)
    row = open_table(call.session, host=host, wish=Wish(**wanted), now=call.now)
    if sit:
        joining.take_seat(call.session, table_id=row.id, player=host, now=call.now)
    return row


@room.get("/tables", access=READ, query=TablesQuery, gives=TableSchema, many=True, example=example("tables"))
def list_tables(call: Call) -> Page:
    """List tables: mine, those with open seats, or the public ones in a state."""
    which, game = call.query["which"], call.query["game"]
    rows = {"mine": tables_of(call.player_id), "open": open_tables()}.get(which)
    rows = public_tables(State(which)) if rows is None else rows
    if game:
        rows = rows.where(Table.game == game)
    return page(call.session, rows, Table.id, call.query)


@room.get(
    "/me/waiting", access=READ, query=PageQuery, gives=WaitingSchema, many=True, example=example("waiting")
)
def list_waiting(call: Call) -> Page:
    """List what waits for me, the longest-waiting first."""
    rows = waiting_for(call.player_id).order_by(Seat.waiting_since, Seat.id).limit(call.query["limit"])
    return Page(call.session.scalars(rows).all(), None)


@room.get("/tables/<id:table>", access=ANYONE, etag=True, **TABLE)
def show_table(call: Call, table: int) -> Table:
    """Show a table as everybody sees it who may look."""
    return table_for(call.session, table, caller_id(call))


@room.post(
    "/tables/<id:table>/invitations",
    access=PLAY,
    body=InviteSchema,
    send=example("invite"),
    status=204,
    problems=("not-at-this-table", "table-not-gathering"),
)
def invite_somebody(call: Call, table: int) -> None:
    """Invite somebody by address; a mail tells how to join."""
    invite(call.session, table_id=table, by=call.player_id, email=call.body["email"], now=call.now)


@room.post(
    "/tables/<id:table>/seats",
    access=PLAY,
    body=SitSchema,
    send=example("sit"),
    problems=("not-invited", "seat-taken", "table-not-gathering"),
    **TABLE,
)
def sit_down(call: Call, table: int) -> Table:
    """Sit down at a table."""
    player = call.session.get_one(Player, call.player_id)
    seat, secret = call.body["seat"], call.body["secret"]
    return joining.take_seat(
        call.session, table_id=table, player=player, number=seat, secret=secret, now=call.now
    )


@room.delete("/tables/<id:table>/seats/mine", access=PLAY, status=204, problems=("table-not-gathering",))
def stand_up(call: Call, table: int) -> None:
    """Leave a table before play has begun."""
    joining.leave_seat(call.session, table_id=table, player_id=call.player_id, now=call.now)


@room.put(
    "/tables/<id:table>/ready",
    access=PLAY,
    body=ReadySchema,
    send=example("ready"),
    problems=("not-at-this-table", "table-not-gathering"),
    **TABLE,
)
def be_ready(call: Call, table: int) -> Table:
    """Say that I am ready to begin, or not yet."""
    ready = call.body["ready"]
    return joining.say_ready(
        call.session, table_id=table, player_id=call.player_id, ready=ready, now=call.now
    )


@room.post(
    "/tables/<id:table>/start",
    access=PLAY,
    problems=("not-at-this-table", "table-not-gathering", "seats-open"),
    **TABLE,
)
def start_table(call: Call, table: int) -> Table:
    """Begin, as the host of a table whose seats are all taken."""
    return joining.begin(call.session, table_id=table, player_id=call.player_id, now=call.now)


def caller_id(call: Call) -> int | None:
    return call.caller.player_id if call.caller else None
