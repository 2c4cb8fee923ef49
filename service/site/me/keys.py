"""The keys to my account: sessions, passkeys, tokens, permissions of programs, the calendar link."""

from typing import Any

from flask import Response, request
from werkzeug.wrappers import Response as AnyResponse

from service.people.api import create_token, delete_session, delete_token
from service.platform.accounts.models import Player, Scope, Token
from service.platform.accounts.passkeys import (
    MOST,
    BadPasskey,
    TooManyPasskeys,
    add_passkey,
    can_use_passkeys,
    drop_passkey,
    passkey_creation_options,
    passkeys_of,
)
from service.platform.accounts.queries import sessions_of, tokens_of
from service.platform.deps import deps
from service.platform.transaction import read_session, transaction
from service.play.messages.models import DeadlinesLink
from service.programs.feeds.deadlines_api import create_deadlines_link, delete_deadlines_link
from service.programs.oauth.api import delete_permission
from service.programs.oauth.permissions import allowed_programs
from service.web.pages.account_page import load_reader_words, render_account_page
from service.web.pages.error_pages import render_error_page as refused
from service.web.pages.forms import Faults
from service.web.pages.operation_form import add_form
from service.web.pages.page_family import make_page_blueprint, redirect_after_form, require_reader

SCOPES = (Scope.READ, Scope.PLAY)
"""The scopes offered here. Seat tokens are created at the table, tokens for the desk by the desk."""
NOT_FOUND = 404

pages = make_page_blueprint("my_keys", "/me/keys", guests=False)


@pages.get("")
def show() -> Response:
    return render_keys_page()


@pages.post("/passkeys")
def keep_passkey() -> AnyResponse:
    """Store the passkey that this browser has created, for future sign-ins."""
    settings = deps().settings
    try:
        with transaction() as session:
            add_passkey(
                session,
                player=session.get_one(Player, require_reader().player_id),
                made=request.form.get("made", ""),
                device=request.user_agent.string,
                settings=settings,
                now=deps().clock(),
            )
    except BadPasskey:
        return render_keys_page(passkey_fault=load_reader_words().say("passkey-wrong"))
    except TooManyPasskeys:
        return render_keys_page(passkey_fault=load_reader_words().say("passkey-many", most=MOST))
    return redirect_after_form("/me/keys", "passkey-kept")


@pages.post("/passkeys/<id:number>/drop")
def drop(number: int) -> AnyResponse:
    with transaction() as session:
        found = drop_passkey(session, player_id=require_reader().player_id, number=number)
    return redirect_after_form("/me/keys", "passkey-dropped") if found else refused("not-found", NOT_FOUND)


def render_keys_page(
    *,
    secret: str = "",
    calendar: str = "",
    faults: Faults | None = None,
    typed: dict[str, Any] | None = None,
    passkey_fault: str = "",
) -> Response:
    who, now, settings = require_reader(), deps().clock(), deps().settings
    with read_session() as session:
        link = session.get(DeadlinesLink, who.player_id)
        return render_account_page(
            "keys",
            422 if faults or passkey_fault else 200,
            secret=secret,
            calendar=calendar,
            faults=faults or {},
            typed=typed or {},
            scopes=[each.value for each in SCOPES],
            tokens=session.scalars(tokens_of(who.player_id).order_by(Token.id.desc())).all(),
            permissions=allowed_programs(session, who.player_id, now),
            passkeys=passkeys_of(session, who.player_id),
            passkey_wish=passkey_creation_options(
                session, session.get_one(Player, who.player_id), settings, now
            )
            if can_use_passkeys(settings)
            else "",
            passkey_fault=passkey_fault,
            sessions=session.scalars(sessions_of(who.player_id, now)).all(),
            this=who.session_id,
            linked=link.created_at if link else None,
            now=now,
        )


KEYS = "/me/keys"
add_form(
    pages,
    "",
    create_token,
    then=lambda made: render_keys_page(secret=made["secret"]),
    show=render_keys_page,
)
add_form(pages, "/<id:number>/revoke", delete_token, back=KEYS, done="revoked")
add_form(
    pages,
    "/permissions/<id:number>/take-back",
    delete_permission,
    back=KEYS,
    done="permission-taken-back",
)
add_form(pages, "/sessions/<id:number>/end", delete_session, back=KEYS, done="signed-out")
add_form(pages, "/calendar", create_deadlines_link, then=lambda made: render_keys_page(calendar=made["link"]))
add_form(pages, "/calendar/drop", delete_deadlines_link, back=KEYS, done="calendar-dropped")
