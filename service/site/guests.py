"""Playing at once as a guest, without an account.

A visitor who opens a table becomes a guest. Guests keep their tables by giving an address later.
"""

from collections.abc import Callable
from http import HTTPStatus

from flask import Response, make_response, redirect, render_template, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from engine import games
from service.learning.lessons.learn import open_solo_table, solo_settings
from service.people.forget_guests import forget_guest
from service.people.sign_in_pages import A_WHILE, set_cookie
from service.platform.accounts.guests import address_block, create_guest
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.transaction import read_session, transaction
from service.play.tables.models import Table
from service.play.tables.queries import count_active_tables
from service.web.access import COOKIE
from service.web.api.rate_limits import count_against
from service.web.pages.page_family import (
    BACK,
    get_local_path,
    get_page_language,
    get_reader,
    make_page_blueprint,
    redirect_after_form,
    require_reader,
)
from service.web.problems import Problem

Opening = Callable[[Session, Player], Table]

pages = make_page_blueprint("guests", strangers=True)


def open_and_redirect(opening: Opening) -> AnyResponse:
    """Open a table for the reader and redirect to it. A reader who is not signed in becomes a guest."""
    who, secret = get_reader(), ""
    if who is None:
        count_against("guest_rate", address_block(request.remote_addr))
    with transaction() as session:
        if who is None:
            player, secret = create_guest(
                session,
                language=get_page_language(),
                device=request.user_agent.string,
                settings=deps().settings,
                now=deps().clock(),
            )
        else:
            player = session.get_one(Player, who.player_id)
        number = opening(session, player).id
    response = redirect(f"/tables/{number}", HTTPStatus.SEE_OTHER)
    if secret:
        set_cookie(response, COOKIE, secret, deps().settings.session_days * 24 * 3600)
    return response


@pages.post("/play/<game>")
def play(game: str) -> AnyResponse:
    """Start a whole game against bots at once."""
    if game not in games():
        raise Problem("not-found")
    return open_and_redirect(
        lambda session, player: open_solo_table(
            session, solo_settings(game, player), player=player, now=deps().clock()
        )
    )


@pages.get("/keep")
def ask_address() -> AnyResponse:
    """Show a guest how many tables they have, and ask for an address to keep them. Others are redirected."""
    who = get_reader()
    if who is None or not who.guest:
        return redirect("/", HTTPStatus.SEE_OTHER)
    with read_session() as session:
        count = count_active_tables(session, who.player_id)
    days, back = deps().settings.guest_days, get_local_path(request.args.get(BACK, "/"))
    opening = back.startswith("/tables/new")
    response = make_response(render_template("pages/keep.html", count=count, days=days, opening=opening))
    set_cookie(response, BACK, back, A_WHILE)
    return response


@pages.post("/keep/forget")
def forget_me() -> Response | AnyResponse:
    """Erase a guest at once."""
    who = require_reader()
    if not who.guest:
        raise Problem("not-found")
    with transaction() as session:
        forget_guest(session, session.get_one(Player, who.player_id, with_for_update=True), deps().clock())
    response = redirect_after_form("/", "forgotten")
    response.delete_cookie(COOKIE, httponly=True, secure=deps().settings.secure, samesite="Lax")
    return response
