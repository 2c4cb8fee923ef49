"""Rewinding with the slider of the story: it shows the board of each hand-over before anything changes."""

from flask import Response, request
from werkzeug.wrappers import Response as AnyResponse

from service.admin.desk.all_acts import ACTS
from service.admin.desk.game_course import hand_overs_at
from service.admin.desk.pages.door import pages, render_desk_page, require_fresh_proof
from service.admin.desk.pages.look import board_at
from service.platform.accounts.models import Player
from service.platform.transaction import read_session
from service.platform.words import words
from service.play.acts.acts import TargetKind
from service.play.acts.audit import check_act_allowed
from service.play.acts.refusals import ImpossibleState
from service.play.acts.schemas import CANNED
from service.play.acts.targets import THINGS
from service.play.tables.queries import table_by_id
from service.web.pages.page_family import require_reader
from service.web.problems import Problem

REWIND = ACTS["rewind"]


@pages.get("/tables/<id:number>/rewind")
def slide(number: int) -> Response | AnyResponse:
    """Render a hand-over with its board, links to the others, and the form that rewinds to it."""
    refused = require_fresh_proof(REWIND)
    if refused is not None:
        return refused
    said = words(require_reader().language)
    with read_session() as session:
        row = table_by_id(session, number)
        if row is None:
            raise Problem("not-found")
        check_act_allowed(
            session,
            REWIND,
            THINGS[TargetKind.TABLE],
            row,
            session.get_one(Player, require_reader().player_id),
        )
        if row.started_at is None:
            raise ImpossibleState("not-running")
        moments = [
            count for count in hand_overs_at(session, row) if count < row.count or row.state != "running"
        ]
        if not moments:
            raise ImpossibleState("no-hand-over")
        wished = request.args.get("count", type=int)
        step = request.args.get("step", nearest_hand_over(moments, wished), type=int)
        step = min(max(step, 0), len(moments) - 1)
        return render_desk_page(
            "rewind",
            row=row,
            step=step,
            last=len(moments) - 1,
            count=moments[step],
            board=board_at(session, row, moments[step], require_reader().language),
            canned=[(name, said.say(f"desk-canned-{name}")) for name in CANNED],
        )


def nearest_hand_over(moments: list[int], wished: int | None) -> int:
    """Return the last hand-over that is not later than the wished one, or the newest if none is given."""
    earlier = [place for place, count in enumerate(moments) if wished is None or count <= wished]
    return earlier[-1] if earlier else 0
