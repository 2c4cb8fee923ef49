"""The pages to export my data and to delete my account."""

import json

from flask import Response, redirect, request
from werkzeug.wrappers import Response as AnyResponse

from service.people.erase import erase_player
from service.people.export import export_player
from service.platform.deps import deps
from service.platform.transaction import read_session, transaction
from service.web.access import COOKIE
from service.web.pages.account_page import load_reader_words, render_account_page
from service.web.pages.page_family import make_page_blueprint, require_reader

pages = make_page_blueprint("my_account", "/me/account", guests=False)


@pages.get("")
def show() -> Response:
    return render_account_page("account", faults={})


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
        return render_account_page("account", 422, faults={"meant": load_reader_words().say("wrong-meant")})
    with transaction() as session:
        erase_player(session, player_id=require_reader().player_id, now=deps().clock())
    response = redirect("/?done=erased", 303)
    response.delete_cookie(COOKIE, httponly=True, secure=deps().settings.secure, samesite="Lax")
    return response
