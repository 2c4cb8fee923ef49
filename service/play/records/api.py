"""API operations on records."""

import json
from typing import Any
from urllib.parse import urlencode

from flask import Response, request

from service.platform.accounts.models import Player
from service.play.records import transfer
from service.play.records.schemas import (
    PartialRecordSchema,
    RecordImportSchema,
    RecordSchema,
    RecordsQuery,
)
from service.play.tables.models import Table
from service.play.tables.queries import finished_tables, tables_of_player
from service.play.tables.schemas import TableSchema
from service.play.tables.table_access import my_table, viewing_player
from service.play.tables.view_api import SEAT
from service.play.tables.views import table_for
from service.web.access import ANYONE, PLAY, READ_TABLE
from service.web.api.dispatch import Call, encode_json
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource
from service.web.schemas.pagination import Page, PageQuery, paginate

NDJSON = "application/x-ndjson"
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

    The record has the seed and the result.
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

    The record has the moves of the seat and the data that identify the table.
    """
    return transfer.partial_record(call.session, my_table(call, table, seat), seat)


@resource.get(
    "/players/<id:player>/tables",
    access=ANYONE,
    query=PageQuery,
    gives=TableSchema,
    many=True,
    example=get_example("tables"),
)
def list_player_tables(call: Call, player: int) -> Page:
    """List the tables of a player that the caller may see, the newest first.

    The list has public tables, and all of them if the player is me.
    """
    return paginate(call.session, tables_of_player(player, call.viewer_id), Table.id, call.query)


@resource.get(
    "/players/<id:player>/records",
    access=ANYONE,
    query=RecordsQuery,
    media=NDJSON,
    example=get_example("records"),
)
def export_player_records(call: Call, player: int) -> Response:
    """Export the records of a player's finished tables, one a line, the newest first.

    Each line has `table`, `ended_at` and `record`. If there are more, the header `Link` has the next page.
    """
    rows = finished_tables(tables_of_player(player, call.viewer_id), call.query["game"])
    found = paginate(call.session, rows, Table.id, call.query)
    lines = [encode_json(transfer.exported_record(call.session, row)) + b"\n" for row in found.items]
    response = Response(b"".join(lines), mimetype=NDJSON)
    if found.next is not None:
        query = request.args.to_dict() | {"cursor": found.next}
        response.headers["Link"] = f'<{request.base_url}?{urlencode(query)}>; rel="next"'
    return response


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
