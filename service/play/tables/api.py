"""API operations on tables: opening, finding, joining, beginning."""

from service.platform.accounts.models import Player
from service.play.bots.rematch import rematch_with_bots
from service.play.bots.seat import seat_bot, seat_bots
from service.play.invitations.invite import invitations_query, invite_address, revoke_invitation
from service.play.invitations.models import Invitation
from service.play.tables import join
from service.play.tables.models import Table
from service.play.tables.open import TableRequest, is_rated_by_default, open_table
from service.play.tables.queries import listed_tables
from service.play.tables.schemas import (
    InvitationSchema,
    InviteSchema,
    ReadySchema,
    SeatBotSchema,
    SitSchema,
    TableMakeSchema,
    TableSchema,
    TablesQuery,
)
from service.play.tables.table_access import viewing_player
from service.play.tables.views import table_for
from service.web.access import ANYONE, PLAY, PLAY_TABLE, READ, READ_OWN
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import Resource
from service.web.schemas.pagination import Page, PageQuery, paginate

resource = Resource("tables", "Tables: open and find them, take seats, begin play.")
TABLE = {"gives": TableSchema, "example": get_example("table")}
NOT_HERE = ("not-at-this-table", "table-not-gathering")
INVITATIONS = "/tables/<id:table>/invitations"


@resource.post(
    "/tables",
    access=PLAY,
    body=TableMakeSchema,
    send=get_example("table-make"),
    status=201,
    location="/tables/{id}",
    problems=("bad-table", "seat-taken", "too-many-tables", "address-needed"),
    **TABLE,
)
def create_table(call: Call) -> Table:
    """Open a table.

    I sit down at it unless the request says otherwise.
    """
    wanted = dict(call.body)
    sit, company = wanted.pop("sit"), wanted.pop("company")
    host = call.session.get_one(Player, call.player_id)
    if wanted["rated"] is None:
        wanted["rated"] = is_rated_by_default(host, company)
    row = open_table(call.session, host=host, wish=TableRequest(**wanted), now=call.now)
    if sit:
        join.take_seat(call.session, table_id=row.id, player=host, now=call.now)
    seat_bots(call.session, row, company, host.language, call.now)
    return row


@resource.get(
    "/tables", access=READ, query=TablesQuery, gives=TableSchema, many=True, example=get_example("tables")
)
def list_tables(call: Call) -> Page:
    """List tables, the newest first.

    `which` selects my tables, my invitations, those with open seats, or all public ones.
    """
    wanted = {name: call.query[name] for name in ("which", "state", "game")}
    return paginate(call.session, listed_tables(call.player_id, **wanted), Table.id, call.query)


@resource.get("/tables/<id:table>", access=ANYONE, etag=True, **TABLE)
def get_table(call: Call, table: int) -> Table:
    """Show a table as every permitted onlooker sees it."""
    return table_for(call.session, table, viewing_player(call, table))


@resource.delete("/tables/<id:table>", access=PLAY, status=204, problems=NOT_HERE)
def cancel_table(call: Call, table: int) -> None:
    """Cancel a table that has not begun, as its host."""
    join.call_off_table(call.session, table_id=table, player_id=call.player_id, now=call.now)


@resource.post(
    INVITATIONS,
    access=PLAY,
    body=InviteSchema,
    send=get_example("invite"),
    status=204,
    problems=(
        *NOT_HERE,
        "too-many-invitations",
        "invitations-spent",
        "address-asked-often",
        "invitations-unwanted",
        "address-needed",
    ),
    rate="invitations_by_network",
)
def create_invitation(call: Call, table: int) -> None:
    """Invite a person by address.

    A mail explains how to join.
    """
    invite_address(call.session, table_id=table, by=call.player_id, email=call.body["email"], now=call.now)


@resource.get(
    INVITATIONS,
    access=READ_OWN,
    query=PageQuery,
    gives=InvitationSchema,
    many=True,
    example=get_example("invitations"),
    problems=NOT_HERE[:1],
)
def list_invitations(call: Call, table: int) -> Page:
    """List the addresses invited to a table, the newest first.

    The host sees all of them. Others see those that they invited themselves.
    """
    rows = invitations_query(call.session, table_id=table, player_id=call.player_id)
    return paginate(call.session, rows, Invitation.id, call.query)


@resource.delete(f"{INVITATIONS}/<id:number>", access=PLAY, status=204, problems=NOT_HERE[:1])
def delete_invitation(call: Call, table: int, number: int) -> None:
    """Withdraw an invitation.

    The host and its sender may do this. A player who already has a seat stays.
    """
    revoke_invitation(call.session, table_id=table, invitation_id=number, player_id=call.player_id)


@resource.post(
    "/tables/<id:table>/bots",
    access=PLAY,
    body=SeatBotSchema,
    send=get_example("seat-bot"),
    problems=("not-at-this-table", "seat-taken", "table-not-gathering"),
    **TABLE,
)
def add_bot(call: Call, table: int) -> Table:
    """Give an open seat to a bot, as the host."""
    host = call.session.get_one(Player, call.player_id)
    level, seat = call.body["level"], call.body["seat"]
    return seat_bot(call.session, table_id=table, host=host, number=seat, level=level, now=call.now)


@resource.post(
    "/tables/<id:table>/seats",
    access=PLAY,
    body=SitSchema,
    send=get_example("sit"),
    problems=("not-invited", "seat-taken", "table-not-gathering", "address-needed"),
    **TABLE,
)
def take_seat(call: Call, table: int) -> Table:
    """Sit down at a table."""
    player = call.session.get_one(Player, call.player_id)
    return join.take_seat(call.session, table_id=table, player=player, number=call.body["seat"], now=call.now)


@resource.delete("/tables/<id:table>/seats/<int:seat>", access=PLAY_TABLE, status=204, problems=NOT_HERE)
def leave_seat(call: Call, table: int, seat: int) -> None:
    """Leave my seat before play begins.

    The host may also free the seat of another player.
    """
    join.leave_seat(call.session, table_id=table, number=seat, player_id=call.player_id, now=call.now)


@resource.put(
    "/tables/<id:table>/ready",
    access=PLAY_TABLE,
    body=ReadySchema,
    send=get_example("ready"),
    problems=NOT_HERE,
    **TABLE,
)
def set_ready(call: Call, table: int) -> Table:
    """Say that I am ready to begin, or not yet."""
    ready = call.body["ready"]
    return join.set_ready(call.session, table_id=table, player_id=call.player_id, ready=ready, now=call.now)


@resource.post("/tables/<id:table>/start", access=PLAY, problems=(*NOT_HERE, "seats-open"), **TABLE)
def start_table(call: Call, table: int) -> Table:
    """Begin play, as the host, when all seats are taken."""
    return join.begin_table(call.session, table_id=table, player_id=call.player_id, now=call.now)


@resource.post(
    "/tables/<id:table>/rematch",
    access=PLAY,
    status=201,
    location="/tables/{id}",
    problems=("not-at-this-table", "table-not-finished", "table-not-gathering", "seat-taken"),
    **TABLE,
)
def create_rematch(call: Call, table: int) -> Table:
    """Play the same game again.

    The first request opens the new table and invites the others. Players who follow sit down.
    """
    player = call.session.get_one(Player, call.player_id)
    return rematch_with_bots(call.session, table_id=table, player=player, now=call.now)
