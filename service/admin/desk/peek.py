"""Access to secrets of a table.

Normally the desk sees only what an onlooker sees. Access to more needs a reason, and the players are
notified.
"""

import json
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy.orm import Session

from service.admin.desk.table_time import running_table, seat_at
from service.play.acts.acts import ActContext, Facts, TargetKind, act
from service.play.acts.models import Deed
from service.play.acts.refusals import TargetNotFound
from service.play.acts.schemas import ActSchema, ImportSchema, SeatActSchema
from service.play.records.continue_table import import_running_table
from service.play.records.transfer import table_record
from service.play.tables.models import Table
from service.play.tables.queries import table_by_id
from service.play.tables.story import load_story
from service.play.tables.views import ViewOptions, table_view
from service.play.talk.queries import readable_lines

FOR = timedelta(hours=1)
"""How long access to the view of a seat lasts."""


@act("look-behind", about=TargetKind.TABLE, takes=SeatActSchema, grave=True, always=True)
def look_behind(doing: ActContext[Table]) -> Facts:
    """Show the view of a seat for an hour. All at the table are notified at once."""
    seat = seat_at(running_table(doing.target), doing.given["seat"])
    return {"seat": seat.number}


@act("export", about=TargetKind.TABLE, takes=ActSchema, grave=True, always=True)
def export(doing: ActContext[Table]) -> Facts:
    """Export the record of a table, with its seed. Players of a running one are notified at once."""
    row = doing.target
    if row.dump is None:
        running_table(row)
    return {}


@act("import", about=TargetKind.HOUSE, takes=ImportSchema, unwritten=("record",))
def import_table(doing: ActContext[None]) -> Facts:
    """Import a table from its record. One that is not over goes on, with all seats open."""
    record, name = doing.given["record"], doing.given["name"]
    row = import_running_table(
        doing.session, data=json.dumps(record).encode(), name=name, by=doing.by, now=doing.now
    )
    doing.made["table"] = row.id
    return None


def require_access_deed(session: Session, number: int, by: int, act_name: str, now: datetime) -> Deed:
    """Return the deed that gives its author access, while it is valid."""
    deed = session.get(Deed, number)
    if deed is None or (deed.act, deed.by_id) != (act_name, by) or deed.at + FOR <= now:
        raise TargetNotFound
    return deed


def seat_view(session: Session, deed: Deed, language: str) -> dict[str, Any]:
    """Return what the seat sees: board, question, story and talk, whomever its player has muted."""
    row = table_by_id(session, deed.target)
    if row is None or row.dump is None:
        raise TargetNotFound
    seat = int(deed.given["seat"])
    told = load_story(session, row, seat, 0, language, mine=False)
    return {
        **table_view(session, row.id, seat, ViewOptions(language=language, text=True)),
        "story": [event["text"] for event in told],
        "talk": readable_lines(session, row.id, seat, 0, unwanted=True),
    }


def exported_record(session: Session, deed: Deed) -> dict[str, Any]:
    row = table_by_id(session, deed.target)
    if row is None or row.dump is None:
        raise TargetNotFound
    return table_record(session, row)
