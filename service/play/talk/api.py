"""API operations on talk and notes."""

from typing import Any

from service.play.tables.table_access import my_table
from service.play.tables.view_api import SEAT
from service.play.talk import say as talking
from service.play.talk.models import Report, Said
from service.play.talk.queries import last_read_line, note_of, readable_lines, unread_lines
from service.play.talk.report import report_table, reports_of
from service.play.talk.schemas import (
    AfterQuery,
    NoteSchema,
    ReadMarkSchema,
    ReportMakeSchema,
    ReportSchema,
    ReportsSchema,
    SaidSchema,
    SaySchema,
    TalkSchema,
)
from service.web.access import PLAY_TABLE, READ_TABLE
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource

resource = Resource(
    "talk", "Talk at a table, to all or to some, private notes, and reports to the desk.", ApiDocument.AROUND
)
SEATED = ("not-your-seat",)


@resource.get(
    f"{SEAT}/talk",
    access=READ_TABLE,
    query=AfterQuery,
    gives=TalkSchema,
    example=get_example("talk"),
    problems=SEATED,
)
def list_messages(call: Call, table: int, seat: int) -> dict[str, Any]:
    """List the talk after a given line.

    The list has messages to all, to my seat and by me.
    """
    my_table(call, table, seat)
    return {
        "lines": readable_lines(call.session, table, seat, call.query["after"]),
        "read_up_to": last_read_line(call.session, table, call.player_id),
        "unread": unread_lines(call.session, table, seat, call.player_id),
    }


@resource.post(
    f"{SEAT}/talk",
    access=PLAY_TABLE,
    body=SaySchema,
    send=get_example("say"),
    gives=SaidSchema,
    example=get_example("said"),
    status=201,
    problems=(
        *SEATED,
        "no-such-seat",
        "not-at-this-table",
        "table-closed",
        "talk-spent",
        "address-needed",
        "cannot-deliver",
    ),
)
def send_message(call: Call, table: int, seat: int) -> Said:
    """Write to all at the table, or to some seats."""
    my_table(call, table, seat)
    return talking.add_line(
        call.session,
        table_id=table,
        player_id=call.player_id,
        text=call.body["text"],
        to=call.body["to"],
        now=call.now,
    )


@resource.put(
    f"{SEAT}/talk/read",
    access=PLAY_TABLE,
    body=ReadMarkSchema,
    send=get_example("read-mark"),
    status=204,
    problems=SEATED,
)
def mark_messages_read(call: Call, table: int, seat: int) -> None:
    """Mark the talk as read up to a line."""
    my_table(call, table, seat)
    talking.mark_read(call.session, table_id=table, player_id=call.player_id, said=call.body["said"])


@resource.get(
    f"{SEAT}/note", access=READ_TABLE, gives=NoteSchema, example=get_example("note"), problems=SEATED
)
def get_note(call: Call, table: int, seat: int) -> dict[str, str]:
    """Show my note about the table."""
    my_table(call, table, seat)
    return {"text": note_of(call.session, table, call.player_id)}


@resource.put(
    f"{SEAT}/note",
    access=PLAY_TABLE,
    body=NoteSchema,
    send=get_example("note"),
    gives=NoteSchema,
    example=get_example("note"),
    problems=SEATED,
)
def set_note(call: Call, table: int, seat: int) -> dict[str, str]:
    """Replace my note about the table.

    Nobody else reads it.
    """
    my_table(call, table, seat)
    text = call.body["text"]
    talking.write_note(call.session, table_id=table, player_id=call.player_id, text=text, now=call.now)
    return {"text": text}


@resource.get(
    f"{SEAT}/reports",
    access=READ_TABLE,
    gives=ReportsSchema,
    example=get_example("reports"),
    problems=SEATED,
)
def list_reports(call: Call, table: int, seat: int) -> dict[str, Any]:
    """List my reports to the desk about this table.

    A report says if it is settled.
    """
    my_table(call, table, seat)
    return {"reports": reports_of(call.session, table, call.player_id)}


@resource.post(
    f"{SEAT}/reports",
    access=PLAY_TABLE,
    body=ReportMakeSchema,
    send=get_example("report-make"),
    gives=ReportSchema,
    example=get_example("report"),
    status=201,
    problems=(*SEATED, "too-many-reports", "no-such-line", "not-at-this-table"),
)
def create_report(call: Call, table: int, seat: int) -> Report:
    """Report this table to the desk.

    The report is about a line of the talk or about anything else.
    """
    my_table(call, table, seat)
    return report_table(call.session, table_id=table, player_id=call.player_id, now=call.now, **call.body)
