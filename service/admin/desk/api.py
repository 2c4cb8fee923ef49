"""API of the desk: one operation for each act, generated from its declaration, and what the desk can read."""

from secrets import token_urlsafe
from typing import Any

from flask import request

from service.admin.desk import peek, queries
from service.admin.desk.all_acts import ACTS
from service.admin.desk.overview import overview, search_results
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
from service.platform.logs import request_id
from service.platform.outbox.models import Letter
from service.play.acts.acts import About, Act
from service.play.acts.audit import ActOrder, do
from service.play.acts.models import Deed
from service.play.acts.schemas import DeedSchema, DoneSchema
from service.play.records.schemas import RecordSchema
from service.play.tables.view_schemas import SeatViewSchema
from service.play.talk.models import Report
from service.web.access import MODERATOR, Access
from service.web.api.dispatch import Call
from service.web.api.examples import example
from service.web.api.idempotency import HEADER
from service.web.api.resource import Part, Resource
from service.web.schemas.pagination import Page, paginate

resource = Resource(
    "desk",
    "The moderators' side: acts, each with a reason and for good on the trail, and what the desk sees.",
    Part.DESK,
)
PATHS = {
    About.TABLE: "/desk/tables/<id:number>/",
    About.PLAYER: "/desk/players/<id:number>/",
    About.LETTER: "/desk/letters/<id:number>/",
    About.INCOMING: "/desk/incoming/<id:number>/",
    About.CIRCLE: "/desk/circles/<id:number>/",
    About.CONTEST: "/desk/contests/<id:number>/",
    About.LEAGUE: "/desk/leagues/<id:number>/",
    About.HOUSE: "/desk/",
}
REFUSALS = {
    About.TABLE: (
        "own-table",
        "cannot-be",
        "changed-meanwhile",
        "table-not-running",
        "time-refused",
        "illegal-move",
    ),
    About.PLAYER: ("own-person", "cannot-be"),
    About.LETTER: ("own-table", "cannot-be"),
    About.INCOMING: ("own-table", "cannot-be"),
    About.CIRCLE: ("cannot-be", "circle-full"),
    About.CONTEST: ("cannot-be",),
    About.LEAGUE: ("cannot-be",),
    About.HOUSE: ("cannot-be", "record-refused"),
}


def declare(act: Act) -> None:
    """Declare the operation of an act."""

    def view(call: Call, number: int = 0) -> dict[str, Any]:
        key = request.headers.get(HEADER) or token_urlsafe()
        order = ActOrder(
            act=act, number=number, by=call.player_id, given=call.body, key=key, request_id=request_id()
        )
        deed = do(call.session, order, call.now)
        return {"changed": deed is not None, "deed": deed}

    view.__name__ = f"desk_{act.name.replace('-', '_')}"
    view.__doc__ = act.summary
    resource.post(
        PATHS[act.about] + act.name,
        access=Access(scope=Scope.DESK, role=act.role, grave=act.grave),
        body=act.takes,
        send=example(f"desk-{act.name}"),
        gives=DoneSchema,
        example=example("desk-done"),
        problems=REFUSALS[act.about],
    )(view)


for each in ACTS.values():
    declare(each)


@resource.get("/desk/overview", access=MODERATOR, gives=OverviewSchema, example=example("desk-overview"))
def show_overview(call: Call) -> dict[str, Any]:
    """Show how the house is doing: what is late or stuck first."""
    return overview(call.session, call.now)


@resource.get(
    "/desk/search", access=MODERATOR, query=SearchQuery, gives=FoundSchema, example=example("desk-found")
)
def search_desk(call: Call) -> dict[str, Any]:
    """Find tables, players, letters and incoming mails by number, name or address."""
    return search_results(call.session, call.query["q"])


@resource.get(
    "/desk/deeds",
    access=MODERATOR,
    query=DeedsQuery,
    gives=DeedSchema,
    many=True,
    example=example("desk-deeds"),
)
def list_deeds(call: Call) -> Page:
    """List what the desk has done, the newest first."""
    wanted = {name: call.query[name] for name in ("table", "player", "by")}
    return paginate(call.session, queries.deeds(**wanted), Deed.id, call.query)


@resource.get(
    "/desk/letters",
    access=MODERATOR,
    query=LettersQuery,
    gives=DeskLetterSchema,
    many=True,
    example=example("desk-letters"),
)
def list_letters(call: Call) -> Page:
    """List the letters of a state, the newest first, and why they are in it."""
    return paginate(call.session, queries.letters_in(call.query["state"]), Letter.id, call.query)


@resource.get(
    "/desk/incoming",
    access=MODERATOR,
    query=IncomingQuery,
    gives=IncomingMailSchema,
    many=True,
    example=example("desk-incoming"),
)
def list_incoming(call: Call) -> Page:
    """List the mails that came in and are in a state, the newest first."""
    return paginate(call.session, queries.incoming_in(call.query["state"]), IncomingMail.id, call.query)


@resource.get(
    "/desk/deeds/<id:number>/view",
    access=MODERATOR,
    gives=SeatViewSchema,
    example=example("seat-view"),
)
def look_from_behind(call: Call, number: int) -> dict[str, Any]:
    """See what the seat of a look behind the screens sees, for an hour after it."""
    deed = peek.permission(call.session, number, call.player_id, "look-behind", call.now)
    return peek.behind(call.session, deed, call.caller.language if call.caller else "en")


@resource.get(
    "/desk/deeds/<id:number>/record", access=MODERATOR, gives=RecordSchema, example=example("record")
)
def take_record(call: Call, number: int) -> dict[str, Any]:
    """Take the record that an export opened, for an hour after it."""
    deed = peek.permission(call.session, number, call.player_id, "export", call.now)
    return peek.exported(call.session, deed)


@resource.get(
    "/desk/reports",
    access=MODERATOR,
    query=ReportsQuery,
    gives=DeskReportSchema,
    many=True,
    example=example("desk-reports"),
)
def list_desk_reports(call: Call) -> Page:
    """List the calls of players for the desk that wait, or those that are settled, the newest first."""
    return paginate(call.session, reports_in(settled=call.query["settled"]), Report.id, call.query)
