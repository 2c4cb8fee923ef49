"""Blueprints of pages, with an origin check for forms and optional sign-in."""

from http import HTTPStatus
from typing import Any
from urllib.parse import quote

from flask import Blueprint, g, redirect, request
from marshmallow import ValidationError
from werkzeug.wrappers import Response as AnyResponse

from service.platform.accounts.authenticate import Caller, record_key_use
from service.platform.deps import deps
from service.platform.transaction import transaction
from service.platform.words import best_language
from service.web.access import SAFE_METHODS, require_same_origin
from service.web.problems import Problem
from service.web.schemas.pagination import PageQuery

BACK = "back"


def make_page_blueprint(
    name: str, prefix: str = "", *, strangers: bool = False, guests: bool = True
) -> Blueprint:
    """Create a blueprint of pages.

    `strangers` also lets in readers who are not signed in, `guests` players without an address.
    """
    pages = Blueprint(name, __name__, url_prefix=prefix or None)
    pages.before_request(check_page_request)
    if not strangers:
        pages.before_request(require_sign_in)
    if not guests:
        pages.before_request(require_address)
    return pages


def check_page_request() -> None:
    """Refuse forms of other sites, and record the session's last use, as the API does."""
    if request.method not in SAFE_METHODS:
        require_same_origin()
    who = get_reader()
    if who is not None and who.unseen:
        with transaction() as session:
            record_key_use(session, who, deps().clock())


def require_sign_in() -> AnyResponse | None:
    if get_reader() is not None:
        return None
    back = request.full_path.removesuffix("?") if request.method in SAFE_METHODS else "/"
    return redirect(f"/sign-in?{BACK}={quote(back)}", HTTPStatus.SEE_OTHER)


def require_address() -> AnyResponse | None:
    return redirect("/keep", HTTPStatus.SEE_OTHER) if require_reader().guest else None


def get_reader() -> Caller | None:
    """Return the player who is signed in with this browser. A program's token opens no page."""
    who: Caller | None = g.caller
    return who if who is not None and who.session_id is not None else None


def get_page_language() -> str:
    """Return the reader's language, or the best match for the browser's Accept-Language."""
    who = get_reader()
    return who.language if who else best_language(request.accept_languages)


def require_reader() -> Caller:
    """Return the reader, on pages that require one; otherwise raise a Problem."""
    who = get_reader()
    if who is None:
        raise Problem("not-signed-in")
    return who


def redirect_after_form(path: str, what: str = "") -> AnyResponse:
    """Redirect after a form to a page that reports what was done and may be reloaded safely."""
    return redirect(f"{path}?done={what}" if what else path, HTTPStatus.SEE_OTHER)


def get_local_path(path: str) -> str:
    """Return a path of this site, else the front page. A form must not redirect to another site."""
    ours = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return path if ours else "/"


def read_query_cursor() -> Any:
    """Return the cursor of the query string; an invalid cursor starts at the first page."""
    try:
        return PageQuery().load({"cursor": request.args["cursor"]})["cursor"]
    except (KeyError, ValidationError):
        return None
