"""A family of pages: its forms come from this site alone, and it may be for the signed-in alone."""

from http import HTTPStatus
from typing import Any
from urllib.parse import quote

from flask import Blueprint, g, redirect, request
from marshmallow import ValidationError
from werkzeug.wrappers import Response as AnyResponse

from service.platform.accounts.authenticate import Caller, note_use
from service.platform.deps import deps
from service.platform.transaction import transaction
from service.platform.words import best_language
from service.web.access import SAFE_METHODS, demand_same_origin
from service.web.problems import Problem
from service.web.schemas.pagination import PageQuery

BACK = "back"


def family(name: str, prefix: str = "", *, strangers: bool = False, guests: bool = True) -> Blueprint:
    """`strangers`: also for those who are not signed in; `guests`: also for those who have given no address."""
    pages = Blueprint(name, __name__, url_prefix=prefix or None)
    pages.before_request(careful)
    if not strangers:
        pages.before_request(sign_in_first)
    if not guests:
        pages.before_request(address_first)
    return pages


def careful() -> None:
    """Nobody else's page presses our buttons; and the session's last use is noted, as with the API."""
    if request.method not in SAFE_METHODS:
        demand_same_origin()
    who = reader()
    if who is not None and who.unseen:
        with transaction() as session:
            note_use(session, who, deps().clock())


def sign_in_first() -> AnyResponse | None:
    if reader() is not None:
        return None
    back = request.full_path.removesuffix("?") if request.method in SAFE_METHODS else "/"
    return redirect(f"/sign-in?{BACK}={quote(back)}", HTTPStatus.SEE_OTHER)


def address_first() -> AnyResponse | None:
    return redirect("/keep", HTTPStatus.SEE_OTHER) if me().guest else None


def reader() -> Caller | None:
    """Who reads: somebody signed in with this browser. A program's token opens no page."""
    who: Caller | None = g.caller
    return who if who is not None and who.session_id is not None else None


def language() -> str:
    """The reader's own, or what their browser asks for."""
    who = reader()
    return who.language if who else best_language(request.accept_languages)


def me() -> Caller:
    """The same where the family lets in nobody else."""
    who = reader()
    if who is None:
        raise Problem("not-signed-in")
    return who


def done(path: str, what: str = "") -> AnyResponse:
    """After an act: to a page that says what was done, and that may be loaded anew."""
    return redirect(f"{path}?done={what}" if what else path, HTTPStatus.SEE_OTHER)


def own_path(path: str) -> str:
    """A path of this site, or the front page: a form may not send its reader elsewhere."""
    ours = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return path if ours else "/"


def cursor() -> Any:
    """Where the page before ended; whoever writes an address of their own begins anew."""
    try:
        return PageQuery().load({"cursor": request.args["cursor"]})["cursor"]
    except (KeyError, ValidationError):
        return None
