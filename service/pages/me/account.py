"""My data: taking it with me, and leaving."""

import json

from flask import Response, redirect, request
from werkzeug.wrappers import Response as AnyResponse

from service.accounts.erasing import erase
from service.accounts.exporting import export
from service.api.access import COOKIE
from service.pages.me.frame import said, shown
from service.pages.rooms import family, me
from service.parts import parts
from service.transaction import reading, transaction

pages = family("my_account", "/me/account")


@pages.get("")
def show() -> Response:
    return shown("account", faults={})


@pages.get("/export")
def take() -> Response:
    """Everything that is kept of me, as one file."""
    with reading() as session:
        text = json.dumps(export(session, me().player_id), indent=1, ensure_ascii=False)
    response = Response(text, mimetype="application/json")
    response.headers["Content-Disposition"] = 'attachment; filename="procaccio.json"'
    response.headers["Cache-Control"] = "private, no-store"
    return response


@pages.post("/delete")
def leave() -> AnyResponse:
    """Erase me; only for whoever has said that it is meant."""
    if not request.form.get("meant"):
        return shown("account", 422, faults={"meant": said().say("wrong-meant")})
    with transaction() as session:
        erase(session, player_id=me().player_id, now=parts().clock())
    response = redirect("/?done=erased", 303)
    response.delete_cookie(COOKIE, httponly=True, secure=parts().settings.secure, samesite="Lax")
    return response
