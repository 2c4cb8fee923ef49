"""API of the desk: one operation for each act, generated from its declaration, and what the desk can read."""

from typing import Any

from service.admin.desk import peek, queries
from service.admin.desk.all_acts import ACTS
from service.admin.desk.overview import desk_overview, search_results
from service.admin.desk.reports import reports_in
from service.admin.desk.schemas import (
    DeedsQuery,
    DeskLetterSchema,
    DeskReportSchema,
    FoundSchema,
    IncomingMailSchema,
    IncomingQuery,
    LettersQuery,
    OverviewSchema,
    ReportsQuery,
    SearchQuery,
)
from service.mail.incoming.models import IncomingMail
from service.platform.accounts.models import Scope
from service.platform.outbox.models import Letter
from service.play.acts.acts import TargetKind
from service.play.acts.models import Deed
from service.play.acts.over_api import make_act_operation
from service.play.acts.schemas import DeedSchema
from service.play.records.schemas import RecordSchema
from service.play.tables.view_schemas import SeatViewSchema
from service.play.talk.models import Report
from service.web.access import MODERATOR, Access
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource
from service.web.schemas.pagination import Page, paginate

resource = Resource(
    "desk",
    ("The desk of moderators: its lists, and its acts, each with a reason on the permanent trail."),
    ApiDocument.DESK,
)
PATHS = {
    TargetKind.TABLE: "/desk/tables/<id:number>/",
    TargetKind.PLAYER: "/desk/players/<id:number>/",
    TargetKind.LETTER: "/desk/letters/<id:number>/",
    TargetKind.INCOMING: "/desk/incoming/<id:number>/",
    TargetKind.CIRCLE: "/desk/circles/<id:number>/",
    TargetKind.CONTEST: "/desk/contests/<id:number>/",
    TargetKind.LEAGUE: "/desk/leagues/<id:number>/",
    TargetKind.HOUSE: "/desk/",
}
REFUSALS = {
    TargetKind.TABLE: (
        "own-table",
        "cannot-be",
        "changed-meanwhile",
        "table-not-running",
        "time-refused",
        "illegal-move",
    ),
    TargetKind.PLAYER: ("own-person", "cannot-be"),
    TargetKind.LETTER: ("own-table", "cannot-be"),
    TargetKind.INCOMING: ("own-table", "cannot-be"),
    TargetKind.CIRCLE: ("cannot-be", "circle-full"),
    TargetKind.CONTEST: ("cannot-be",),
    TargetKind.LEAGUE: ("cannot-be",),
    TargetKind.HOUSE: ("cannot-be", "record-refused"),
}


ACT_OPERATIONS = {
    each.name: make_act_operation(
        each,
        name=f"desk_{each.name.replace('-', '_')}",
        path=PATHS[each.about] + each.name,
        access=Access(scope=Scope.DESK, role=each.role, grave=each.grave),
        problems=REFUSALS[each.about],
    )
    for each in ACTS.values()
}
for operation in ACT_OPERATIONS.values():
    resource.add(operation)


@resource.get("/desk/overview", access=MODERATOR, gives=OverviewSchema, example=get_example("desk-overview"))
def show_overview(call: Call) -> dict[str, Any]:
    """Show the state of the server.

    Late or stuck things come first.
    """
    return desk_overview(call.session, call.now)


@resource.get(
    "/desk/search", access=MODERATOR, query=SearchQuery, gives=FoundSchema, example=get_example("desk-found")
)
def search_desk(call: Call) -> dict[str, Any]:
    """Find tables, players, letters and incoming mails.

    The search is by number, name or address.
    """
    return search_results(call.session, call.query["q"])


@resource.get(
    "/desk/deeds",
    access=MODERATOR,
    query=DeedsQuery,
    gives=DeedSchema,
    many=True,
    example=get_example("desk-deeds"),
)
def list_deeds(call: Call) -> Page:
    """List the acts of the desk, the newest first."""
    wanted = {name: call.query[name] for name in ("table", "player", "by")}
    return paginate(call.session, queries.select_deeds(**wanted), Deed.id, call.query)


@resource.get(
    "/desk/letters",
    access=MODERATOR,
    query=LettersQuery,
    gives=DeskLetterSchema,
    many=True,
    example=get_example("desk-letters"),
)
def list_letters(call: Call) -> Page:
    """List the letters in a state, the newest first.

    Each has the reason for its state.
    """
    return paginate(call.session, queries.letters_in(call.query["state"]), Letter.id, call.query)


@resource.get(
    "/desk/incoming",
    access=MODERATOR,
    query=IncomingQuery,
    gives=IncomingMailSchema,
    many=True,
    example=get_example("desk-incoming"),
)
def list_incoming(call: Call) -> Page:
    """List the incoming mails in a state, the newest first."""
    return paginate(call.session, queries.incoming_in(call.query["state"]), IncomingMail.id, call.query)


@resource.get(
    "/desk/deeds/<id:number>/view",
    access=MODERATOR,
    gives=SeatViewSchema,
    example=get_example("seat-view"),
)
def look_from_behind(call: Call, number: int) -> dict[str, Any]:
    """Show the view of a seat after `look-behind`.

    It is available for an hour.
    """
    deed = peek.require_access_deed(call.session, number, call.player_id, "look-behind", call.now)
    return peek.seat_view(call.session, deed, call.caller.language if call.caller else "en")


@resource.get(
    "/desk/deeds/<id:number>/record", access=MODERATOR, gives=RecordSchema, example=get_example("record")
)
def take_record(call: Call, number: int) -> dict[str, Any]:
    """Download a record after `export`.

    It is available for an hour.
    """
    deed = peek.require_access_deed(call.session, number, call.player_id, "export", call.now)
    return peek.exported_record(call.session, deed)


@resource.get(
    "/desk/reports",
    access=MODERATOR,
    query=ReportsQuery,
    gives=DeskReportSchema,
    many=True,
    example=get_example("desk-reports"),
)
def list_desk_reports(call: Call) -> Page:
    """List waiting or settled reports, the newest first."""
    return paginate(call.session, reports_in(settled=call.query["settled"]), Report.id, call.query)
