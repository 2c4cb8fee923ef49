"""Pages of the second factor: set-up, proof, recovery; and the user's sessions."""

from http import HTTPStatus

from flask import Response, redirect, request
from werkzeug.wrappers import Response as AnyResponse

from service.admin.desk import second_factor, totp
from service.admin.desk.pages.door import KEYS, pages, render_desk_page, require_second_factor
from service.platform.accounts.models import PlayerSession
from service.platform.accounts.queries import sessions_of
from service.platform.accounts.sessions import end_session
from service.platform.deps import deps
from service.platform.qr_code import qr_code_svg
from service.platform.transaction import read_session, transaction
from service.play.acts.refusals import WrongCode
from service.web.access import GRAVE_PROOF_LASTS
from service.web.pages.page_family import BACK, get_local_path, redirect_after_form, require_reader
from service.web.problems import Problem


@pages.get("/key/new")
def show_new() -> AnyResponse:
    """Render the secret for the authenticator app. Once it is confirmed it is never shown again."""
    with transaction() as session:
        held = second_factor.factor_of(session, require_reader().player_id)
        if held.confirmed_at is not None:
            return redirect(KEYS, HTTPStatus.SEE_OTHER)
        return render_new_factor(second_factor.secret_of(held))


@pages.post("/key/new")
def confirm_new() -> AnyResponse:
    """Confirm the factor with its first code and render the recovery codes, once."""
    with transaction() as session:
        held = second_factor.factor_of(session, require_reader().player_id)
        try:
            drawn = second_factor.enrol_factor(
                session,
                player_id=require_reader().player_id,
                session_id=own_session_id(),
                code=request.form.get("code", ""),
                now=deps().clock(),
            )
        except WrongCode:
            if held.confirmed_at is not None:
                return redirect(KEYS, HTTPStatus.SEE_OTHER)
            return render_new_factor(second_factor.secret_of(held), wrong=True)
    return render_desk_page("codes", codes=drawn)


def render_new_factor(secret: bytes, *, wrong: bool = False) -> Response:
    status = HTTPStatus.UNPROCESSABLE_ENTITY if wrong else HTTPStatus.OK
    link = totp.otpauth_link(secret, deps().settings.public_host, require_reader().name)
    shown = {"secret": totp.encode_secret(secret), "link": link, "picture": qr_code_svg(link)}
    return render_desk_page("key-new", status, wrong=wrong, **shown)


@pages.get("/key")
def ask_code() -> Response:
    return render_desk_page("key", back=request.args.get(BACK, "/desk"), wrong=False)


@pages.post("/key")
def prove() -> AnyResponse:
    """Prove the factor by a code of the app or a recovery code."""
    back = get_local_path(request.form.get(BACK, "/desk"))
    with transaction() as session:
        good = second_factor.prove_factor(
            session,
            player_id=require_reader().player_id,
            session_id=own_session_id(),
            code=request.form.get("code", ""),
            now=deps().clock(),
        )
    if not good:
        return render_desk_page("key", HTTPStatus.UNPROCESSABLE_ENTITY, back=back, wrong=True)
    return redirect(back, HTTPStatus.SEE_OTHER)


def own_session_id() -> int:
    number = require_reader().session_id
    if number is None:
        raise Problem("not-signed-in")
    return number


@pages.get("/me")
def show_me() -> Response:
    """Render the user's sessions and the number of recovery codes left."""
    with read_session() as session:
        mine = sessions_of(require_reader().player_id, deps().clock()).order_by(PlayerSession.used_at.desc())
        return render_desk_page(
            "me",
            sessions=session.scalars(mine).all(),
            own=own_session_id(),
            left=second_factor.codes_left(session, require_reader().player_id),
        )


@pages.post("/me/sessions/<id:number>/end")
def end_one(number: int) -> AnyResponse:
    with transaction() as session:
        end_session(session, player_id=require_reader().player_id, number=number, now=deps().clock())
    return redirect_after_form("/desk/me", "signed-out")


@pages.post("/me/codes")
def new_codes() -> AnyResponse:
    """Create new recovery codes. The old ones stop working."""
    refused = require_second_factor(GRAVE_PROOF_LASTS)
    if refused is not None:
        return refused
    with transaction() as session:
        drawn = second_factor.draw_codes(session, require_reader().player_id)
    return render_desk_page("codes", codes=drawn)
