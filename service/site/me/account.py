"""The pages to change my address, to export my data and to delete my account."""

import json
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from flask import Response, redirect, request
from werkzeug.wrappers import Response as AnyResponse

from service.people.api import request_email_change
from service.people.erase import erase_player
from service.people.export import export_player
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.transaction import read_session, transaction
from service.web.access import COOKIE
from service.web.pages.account_page import load_reader_words, render_account_page
from service.web.pages.forms import Faults
from service.web.pages.operation_form import add_form
from service.web.pages.page_family import make_page_blueprint, require_reader

pages = make_page_blueprint("my_account", "/me/account", guests=False)


@pages.get("")
def show() -> Response:
    return render_data_page()


def render_data_page(
    status: int = HTTPStatus.OK, *, faults: Faults | None = None, typed: Mapping[str, Any] | None = None
) -> Response:
    with read_session() as session:
        email = session.get_one(Player, require_reader().player_id).email
    return render_account_page("account", status, email=email, faults=faults or {}, typed=typed or {})


def show_faults(*, faults: Faults, typed: Mapping[str, Any]) -> Response:
    return render_data_page(HTTPStatus.UNPROCESSABLE_ENTITY, faults=faults, typed=typed)


@pages.get("/export")
def take() -> Response:
    """Return all stored data about me as one file."""
    with read_session() as session:
        text = json.dumps(export_player(session, require_reader().player_id), indent=1, ensure_ascii=False)
    response = Response(text, mimetype="application/json")
    response.headers["Content-Disposition"] = 'attachment; filename="procaccio.json"'
    response.headers["Cache-Control"] = "private, no-store"
    return response


@pages.post("/delete")
def leave() -> AnyResponse:
    """Delete my account, if the confirmation is checked."""
    if not request.form.get("meant"):
        return show_faults(faults={"meant": load_reader_words().say("wrong-meant")}, typed={})
    with transaction() as session:
        erase_player(session, player_id=require_reader().player_id, now=deps().clock())
    response = redirect("/?done=erased", 303)
    response.delete_cookie(COOKIE, httponly=True, secure=deps().settings.secure, samesite="Lax")
    return response


add_form(pages, "/address", request_email_change, back="/me/account", done="address-asked", show=show_faults)
