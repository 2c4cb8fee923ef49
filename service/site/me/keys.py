"""The keys to my account: sessions, passkeys, tokens, permissions of programs, the calendar link."""

from flask import Response, request
from werkzeug.wrappers import Response as AnyResponse

from service.people.schemas import TokenMakeSchema
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
from service.platform.accounts.sessions import end_session
from service.platform.accounts.tokens import create_token, revoke_token
from service.platform.deps import deps
from service.platform.transaction import read_session, transaction
from service.play.messages.models import DeadlinesLink
from service.programs.feeds import deadlines
from service.programs.oauth.permissions import allowed_programs, take_permission_back
from service.site.me.layout import load_reader_words, render_account_page
from service.web import PREFIX
from service.web.pages.error_pages import render_error_page as refused
from service.web.pages.forms import Faults, number_or_text, validate_form
from service.web.pages.page_family import make_page_blueprint, redirect_after_form, require_reader

SCOPES = (Scope.READ, Scope.PLAY)
"""The scopes offered here. Seat tokens are created at the table, tokens for the desk by the desk."""
NOT_FOUND = 404

pages = make_page_blueprint("my_keys", "/me/keys", guests=False)


@pages.get("")
def show() -> Response:
    return render_keys_page()


@pages.post("")
def make() -> AnyResponse:
    """Create a token for a program. It is shown only once."""
    sent = request.form.to_dict()
    days = sent.get("days", "")
    wanted, faults = validate_form(
        TokenMakeSchema(), {**sent, "days": number_or_text(days) if days else None}, load_reader_words()
    )
    if faults:
        return render_keys_page(faults=faults, typed=sent)
    chosen = {name: wanted[name] for name in ("name", "scope", "days")}
    with transaction() as session:
        _, secret = create_token(session, player_id=require_reader().player_id, now=deps().clock(), **chosen)
    return render_keys_page(secret=secret)


@pages.post("/<id:number>/revoke")
def revoke(number: int) -> AnyResponse:
    with transaction() as session:
        found = revoke_token(session, player_id=require_reader().player_id, number=number, now=deps().clock())
    return redirect_after_form("/me/keys", "revoked") if found else refused("not-found", NOT_FOUND)


@pages.post("/permissions/<id:number>/take-back")
def take_back(number: int) -> AnyResponse:
    """Withdraw the permission of a third-party program to act for me."""
    with transaction() as session:
        found = take_permission_back(
            session, player_id=require_reader().player_id, program_id=number, now=deps().clock()
        )
    return (
        redirect_after_form("/me/keys", "permission-taken-back") if found else refused("not-found", NOT_FOUND)
    )


@pages.post("/sessions/<id:number>/end")
def end(number: int) -> AnyResponse:
    """End a session of mine on any device."""
    with transaction() as session:
        found = end_session(session, player_id=require_reader().player_id, number=number, now=deps().clock())
    return redirect_after_form("/me/keys", "signed-out") if found else refused("not-found", NOT_FOUND)


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


@pages.post("/calendar")
def draw_calendar() -> AnyResponse:
    """Create a link for a calendar program. It is shown only once."""
    with transaction() as session:
        secret = deadlines.create_link(session, require_reader().player_id, deps().clock())
    return render_keys_page(calendar=f"{deps().settings.public_url}{PREFIX}/deadlines/{secret}")


@pages.post("/calendar/drop")
def drop_calendar() -> AnyResponse:
    with transaction() as session:
        deadlines.drop_link(session, require_reader().player_id)
    return redirect_after_form("/me/keys", "calendar-dropped")


def render_keys_page(
    *,
    secret: str = "",
    calendar: str = "",
    faults: Faults | None = None,
    typed: dict[str, str] | None = None,
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
