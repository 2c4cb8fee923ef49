"""The chapter of muted players in my account, and the forms that mute a player and lift it."""

from http import HTTPStatus

from flask import Response, redirect, request
from werkzeug.wrappers import Response as AnyResponse

from service.platform.transaction import read_session
from service.social.mutes.api import mute_player, unmute_player
from service.social.mutes.models import Mute
from service.social.mutes.queries import mutes_of
from service.web.pages.account_page import render_account_page
from service.web.pages.operation_form import add_form
from service.web.pages.page_family import (
    get_local_path,
    make_page_blueprint,
    read_query_cursor,
    require_reader,
)
from service.web.schemas.pagination import paginate

AT_ONCE = 50
PATH = "/me/mutes"

pages = make_page_blueprint("my_mutes", PATH)


@pages.get("")
def show() -> Response:
    with read_session() as session:
        query = {"limit": AT_ONCE, "cursor": read_query_cursor()}
        found = paginate(session, mutes_of(require_reader().player_id), Mute.id, query)
        return render_account_page("mutes", mutes=found.items, more=found.next)


def go_back(_result: None, **_player: int) -> AnyResponse:
    """Go back to the page with the form: of a player, of a table, or this list."""
    return redirect(get_local_path(request.form.get("back", PATH)), HTTPStatus.SEE_OTHER)


add_form(pages, "/<id:player>", mute_player, then=go_back)
add_form(pages, "/<id:player>/lift", unmute_player, then=go_back)
