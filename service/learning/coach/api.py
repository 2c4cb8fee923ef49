"""API of the coach."""

from dataclasses import asdict
from typing import Any

import msgspec

from service.learning.coach.ask import ask_closer_look, ask_coach
from service.learning.coach.queries import find_coached_table
from service.learning.coach.schemas import UNASKED, CoachSchema
from service.learning.coach.views import Findings, build_findings
from service.play.tables.models import Table, TableState
from service.play.tables.queries import has_sat
from service.play.tables.refusals import NotFinished, NotSeated
from service.play.tables.table_access import call_language, viewing_player
from service.play.tables.views import table_for
from service.web.access import ANYONE, PLAY
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource

resource = Resource(
    "coach", "The coach: the decisions that won and lost a finished table.", ApiDocument.AROUND
)
COACH = "/tables/<id:table>/coach"


@resource.get(
    COACH,
    access=ANYONE,
    gives=CoachSchema,
    example=get_example("coach"),
    problems=("table-not-finished",),
    etag=True,
)
def get_coach(call: Call, table: int) -> dict[str, Any]:
    """Show the coach's findings about a finished table. They grow while it looks."""
    row = table_for(call.session, table, viewing_player(call, table))
    if row.state != TableState.FINISHED:
        raise NotFinished
    return coach_data(call, row)


@resource.put(COACH, access=PLAY, status=204, problems=("not-at-this-table", "no-coach"))
def request_coach(call: Call, table: int) -> None:
    """Ask the coach to look at my finished table."""
    ask_coach(call.session, table_where_i_sat(call, table), call.now)


@resource.put(f"{COACH}/closer", access=PLAY, status=204, problems=("not-at-this-table", "no-coach"))
def request_closer_look(call: Call, table: int) -> None:
    """Ask the coach to look more closely at the moments of my finished table.

    The findings are kept and become more precise.
    """
    ask_closer_look(call.session, table_where_i_sat(call, table), call.now)


def table_where_i_sat(call: Call, table: int) -> Table:
    row = table_for(call.session, table, call.player_id)
    if not has_sat(call.session, table, call.player_id):
        raise NotSeated
    return row


def coach_data(call: Call, row: Table) -> dict[str, Any]:
    wanted = find_coached_table(call.session, row)
    found = build_findings(call.session, row, wanted, call_language(call))
    told = findings_data(found) if found else {"moments": [], "shares": [], "curves": [], "decisions": []}
    looked, total = len(found.looks) if found else 0, wanted.decisions if wanted else 0
    return {
        "state": wanted.state if wanted else UNASKED,
        "closer": wanted.closer if wanted else False,
        "looked": looked,
        "total": total,
        "made": looked,
        "owed": total,
        "reason": wanted.reason if wanted else "",
        **told,
    }


def findings_data(found: Findings) -> dict[str, Any]:
    return {
        "moments": [
            {
                "count": each.look.count,
                "seat": each.look.seat,
                "asked": each.asked,
                "text": each.text,
                "sure": each.sure,
            }
            for each in found.moments
        ],
        "shares": [{**asdict(share), "texts": found.share_texts(share.seat)} for share in found.shares],
        "curves": [{"seat": seat, "points": curve} for seat, curve in found.curves.items()],
        "decisions": [msgspec.to_builtins(look) for look in found.looks],
    }
