"""The sign-in pages.

Opening the link shows a button. Only pressing the button spends the link.

Mail scanners open every link they see. If GET spent the link, the player would come too late.
"""

from http import HTTPStatus

from email_validator import EmailNotValidError, validate_email
from flask import Blueprint, Response, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from service.people.arrive import find_link_guest, sign_in_with, sign_in_with_code
from service.people.schemas import ProfileChangeSchema
from service.platform.accounts.passkeys import (
    BadPasskey,
    can_use_passkeys,
    passkey_request_options,
    sign_in_with_passkey,
)
from service.platform.accounts.queries import player_by_email
from service.platform.accounts.sign_in import (
    InvalidSignInLink,
    default_player_name,
    find_valid_link,
    send_sign_in_link,
)
from service.platform.deps import deps
from service.platform.transaction import read_session, transaction
from service.platform.words import best_language, words
from service.web.access import COOKIE, require_same_origin
from service.web.api.rate_limits import count_against, get_address_key
from service.web.pages.forms import validate_form
from service.web.pages.page_family import BACK, get_local_path, get_reader

A_WHILE = 3600
"""How many seconds the browser remembers the page to return to after the sign-in."""

pages = Blueprint("sign_in", __name__, url_prefix="/sign-in")


def render_page(name: str, status: int = HTTPStatus.OK, **values: object) -> Response:
    """Render a page in the visitor's language."""
    language = best_language(request.accept_languages)
    page = render_template(f"pages/{name}.html", say=words(language).say, language=language, **values)
    return make_response(page, status)


@pages.get("")
def ask() -> Response:
    """Render the form for the address."""
    response = render_ask_page()
    if BACK in request.args:
        set_cookie(response, BACK, get_local_path(request.args[BACK]), A_WHILE)
    return response


def render_ask_page(status: int = HTTPStatus.OK, **values: object) -> Response:
    """Render the form for the address and the passkey. The passkey challenge is valid once."""
    settings = deps().settings
    wish = passkey_request_options(settings, deps().clock()) if can_use_passkeys(settings) else ""
    page = render_page("sign-in-ask", status, wish=wish, **values)
    page.headers["Cache-Control"] = "no-store"
    return page


@pages.post("/passkey")
def proved() -> AnyResponse:
    """Sign in by a passkey. No letter is needed."""
    require_same_origin()
    try:
        with transaction() as session:
            opened = sign_in_with_passkey(
                session,
                proof=request.form.get("proof", ""),
                device=request.user_agent.string,
                settings=deps().settings,
                now=deps().clock(),
            )
    except BadPasskey:
        return render_ask_page(HTTPStatus.UNPROCESSABLE_ENTITY, fault=True)
    return finish_sign_in(opened)


@pages.post("")
def asked() -> Response:
    """Send a sign-in link. The page is the same if none was sent."""
    require_same_origin()
    settings = deps().settings
    try:
        email = validate_email(request.form.get("email", ""), check_deliverability=False).normalized.lower()
    except EmailNotValidError:
        return render_ask_page(HTTPStatus.UNPROCESSABLE_ENTITY, wrong=True)
    count_against("sign_in_by_address", f"{get_address_key()} {email}")
    language = best_language(request.accept_languages)
    with transaction() as session:
        send_sign_in_link(
            session,
            email=email,
            language=language,
            settings=settings,
            now=deps().clock(),
            guest_id=current_guest_id(),
        )
    return render_page("sign-in-asked", minutes=settings.sign_in_minutes, email=email)


@pages.post("/code")
def typed() -> AnyResponse:
    """Sign in by the code that was mailed with the link.

    Wrong codes are counted, and get the same message as spent ones.
    """
    require_same_origin()
    settings = deps().settings
    email = request.form.get("email", "").strip().lower()
    with transaction() as session:
        opened = sign_in_with_code(
            session,
            email=email,
            code=request.form.get("code", ""),
            device=request.user_agent.string,
            settings=settings,
            now=deps().clock(),
        )
    if opened is None:
        minutes = settings.sign_in_minutes
        return render_page(
            "sign-in-asked", HTTPStatus.UNPROCESSABLE_ENTITY, minutes=minutes, email=email, wrong=True
        )
    return finish_sign_in(opened)


def current_guest_id() -> int | None:
    """Return the id of the guest in this browser, who keeps their tables when they sign in."""
    who = get_reader()
    return who.player_id if who is not None and who.guest else None


@pages.get("/<secret>")
def button(secret: str) -> Response:
    """Render the button. The link is not spent."""
    return render_link_page(secret)


def render_link_page(secret: str, *, name: str = "", wrong: str = "") -> Response:
    """Render the button with the account that it opens. A player without a name can type one."""
    try:
        with read_session() as session:
            link = find_valid_link(session, secret, deps().clock())
            keeps = find_link_guest(session, link) is not None
            player = player_by_email(session, link.email)
            new = player is None or player.name == default_player_name(player)
            holder, address = player.name if player else "", link.email
    except InvalidSignInLink:
        return render_page("sign-in-spent", HTTPStatus.GONE)
    status = HTTPStatus.UNPROCESSABLE_ENTITY if wrong else HTTPStatus.OK
    page = render_page(
        "sign-in-button",
        status,
        secret=secret,
        keeps=keeps,
        holder=holder,
        address=address,
        new=new,
        typed=name,
        wrong=wrong,
    )
    page.headers["Cache-Control"] = "no-store"
    return page


@pages.post("/<secret>")
def pressed(secret: str) -> AnyResponse:
    """Spend the link and set the session cookie."""
    require_same_origin()
    settings, name = deps().settings, request.form.get("name", "").strip()
    said = words(best_language(request.accept_languages))
    _, faults = validate_form(ProfileChangeSchema(only=("name",)), {"name": name} if name else {}, said)
    if faults:
        return render_link_page(secret, name=name, wrong=faults["name"])
    try:
        with transaction() as session:
            device = request.user_agent.string
            opened = sign_in_with(
                session, secret=secret, name=name, device=device, settings=settings, now=deps().clock()
            )
    except InvalidSignInLink:
        return render_page("sign-in-spent", HTTPStatus.GONE)
    return finish_sign_in(opened)


def finish_sign_in(opened: str) -> AnyResponse:
    """Set the session cookie and redirect to the page that the player came from."""
    response = redirect(get_local_path(request.cookies.get(BACK, "/")), HTTPStatus.SEE_OTHER)
    set_cookie(response, COOKIE, opened, deps().settings.session_days * 24 * 3600)
    response.delete_cookie(BACK)
    return response


def set_cookie(response: AnyResponse, name: str, value: str, seconds: int) -> None:
    secure = deps().settings.secure
    response.set_cookie(name, value, max_age=seconds, httponly=True, secure=secure, samesite="Lax")
