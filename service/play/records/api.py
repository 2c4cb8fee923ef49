"""API operations on records."""

import json
from typing import Any

from service.platform.accounts.models import Player
from service.play.records import transfer
from service.play.records.schemas import PartialRecordSchema, RecordImportSchema, RecordSchema
from service.play.tables.models import Table
from service.play.tables.schemas import TableSchema
from service.play.tables.table_access import my_table, viewing_player
from service.play.tables.view_api import SEAT
from service.play.tables.views import table_for
from service.web.access import ANYONE, PLAY, READ_TABLE
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource

resource = Resource(
    "records",
    "Records: whole finished tables, running ones as a seat may see them, and imports.",
    ApiDocument.AROUND,
)


@resource.get(
    "/tables/<id:table>/record",
    access=ANYONE,
    gives=RecordSchema,
    example=get_example("record"),
    problems=("table-not-finished",),
    etag=True,
)
def export_record(call: Call, table: int) -> dict[str, Any]:
    """Export the record of a finished table.

    It has the seed and the result.
    """
    return transfer.finished_record(call.session, table_for(call.session, table, viewing_player(call, table)))


@resource.get(
    f"{SEAT}/record",
    access=READ_TABLE,
    gives=PartialRecordSchema,
    example=get_example("partial-record"),
    problems=("not-your-seat",),
)
def export_own_record(call: Call, table: int, seat: int) -> dict[str, Any]:
    """Export the record of my seat at a table.

    It has the moves of the seat and the data that identify the table.
    """
    return transfer.partial_record(call.session, my_table(call, table, seat), seat)


@resource.post(
    "/records",
    access=PLAY,
    body=RecordImportSchema,
    send=get_example("record-import"),
    gives=TableSchema,
    example=get_example("table"),
    status=201,
    location="/tables/{id}",
    problems=("record-refused",),
)
def import_record(call: Call) -> Table:
    """Import a record as a finished table.

    The server first replays and verifies it.
    """
    data = json.dumps(call.body["record"]).encode()
    by = call.session.get_one(Player, call.player_id)
    return transfer.import_record(call.session, data=data, name=call.body["name"], by=by, now=call.now)
