"""Access to the desk: for moderators and hosts, in a session with a proved second factor."""

from datetime import timedelta
from http import HTTPStatus
from typing import Any
from urllib.parse import quote

from flask import Response, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from service.admin.desk.reports import count_waiting_reports
from service.admin.desk.second_factor import is_confirmed
from service.admin.desk.undo import find_reverse_act
from service.mail.link_pages import forbid_caching
from service.platform.accounts.models import RANK, Role
from service.platform.database import db
from service.platform.transaction import read_session
from service.platform.words import words
from service.play.acts.acts import Act
from service.play.acts.models import Deed
from service.play.acts.refusals import DeskRefusal
from service.web.access import GRAVE_PROOF_LASTS, PROOF_LASTS, SAFE_METHODS, has_recent_proof
from service.web.pages.page_family import BACK, make_page_blueprint, require_reader
from service.web.problems import Problem

PLACES = {
    "/desk": "desk-overview",
    "/desk/reports": "desk-reports",
    "/desk/tables": "desk-tables",
    "/desk/players": "desk-players",
    "/desk/circles": "desk-circles",
    "/desk/letters": "desk-letters",
    "/desk/incoming": "desk-incoming",
    "/desk/announcements": "desk-announcements",
    "/box": "desk-box",
    "/desk/deeds": "desk-deeds",
    "/desk/me": "desk-me",
}
QUEUE = "/desk/reports"
KEYS = "/desk/key"
"""The path of the pages that prove the second factor. They must open without it."""

pages = make_page_blueprint("desk_pages", "/desk")


@pages.before_request
def require_moderator() -> AnyResponse | None:
    """Admit moderators and hosts. For everybody else the desk does not exist."""
    if RANK.index(require_reader().role) < RANK.index(Role.MODERATOR):
        raise Problem("not-found")
    if request.path.startswith(KEYS):
        return None
    with read_session() as session:
        enrolled = is_confirmed(session, require_reader().player_id)
    if not enrolled:
        return redirect(f"{KEYS}/new", HTTPStatus.SEE_OTHER)
    return require_second_factor(PROOF_LASTS)


def require_second_factor(lasts: timedelta) -> AnyResponse | None:
    """Redirect to the second factor if its proof is older than `lasts`. The page then redirects back."""
    if has_recent_proof(require_reader(), lasts):
        return None
    back = request.full_path.removesuffix("?") if request.method in SAFE_METHODS else request.path
    return redirect(f"{KEYS}?{BACK}={quote(back)}", HTTPStatus.SEE_OTHER)


def require_fresh_proof(act: Act) -> AnyResponse | None:
    """Ask for a new proof of the second factor if the act is a grave one."""
    return require_second_factor(GRAVE_PROOF_LASTS) if act.grave else None


@pages.errorhandler(DeskRefusal)
def render_refusal(refusal: DeskRefusal) -> Response:
    """Render the reason why the desk refused a request."""
    why = getattr(refusal, "why", "")
    said = words(require_reader().language)
    name = f"desk-cannot-{why}" if why else f"desk-refused-{refusal.problem}"
    status = HTTPStatus.NOT_FOUND if refusal.problem == "not-found" else HTTPStatus.CONFLICT
    return render_desk_page("refused", status, sentence=said.say(name))


def render_desk_page(name: str, status: int = HTTPStatus.OK, **values: Any) -> Response:
    """Render a page with the navigation of the desk. It must not be cached."""
    called = count_waiting_reports(db.session())
    ways = [
        {
            "href": href,
            "word": word,
            "here": request.path == href,
            "waiting": called if href == QUEUE else 0,
        }
        for href, word in PLACES.items()
    ]
    values |= {"ways": ways, "undo": undoable_deed()}
    return forbid_caching(make_response(render_template(f"pages/desk/{name}.html", **values), status))


def undoable_deed() -> int | None:
    """Return the deed of the last button press, if it can be undone."""
    number = request.args.get("deed", type=int)
    deed = None if number is None else db.session().get(Deed, number)
    return (
        number
        if deed is not None and deed.by_id == require_reader().player_id and find_reverse_act(deed)
        else None
    )
