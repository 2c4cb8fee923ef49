"""The pages of signing in. Opening the link shows a button; only pressing it spends the link.

Mail scanners open every link they see: if GET spent it, the person would come too late.
"""

from http import HTTPStatus

from email_validator import EmailNotValidError, validate_email
from flask import Blueprint, Response, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from service.accounts.sign_in import Spent, ask_link, good_link, sign_in_with
from service.core.deps import deps
from service.core.transaction import reading, transaction
from service.core.words import best_language, words
from service.pages.layout import own_path
from service.pages.page_family import BACK
from service.web.access import COOKIE, demand_same_origin

A_WHILE = 3600
"""So long the browser remembers the page for whose sake somebody signs in."""

pages = Blueprint("sign_in", __name__, url_prefix="/sign-in")


def shown(name: str, status: int = HTTPStatus.OK, **values: object) -> Response:
    """A page in the visitor's language."""
    language = best_language(request.accept_languages)
    page = render_template(f"pages/{name}.html", say=words(language).say, language=language, **values)
    return make_response(page, status)


@pages.get("")
def ask() -> Response:
    """Where one types the address."""
    response = shown("sign-in-ask")
    if BACK in request.args:
        keep(response, BACK, own_path(request.args[BACK]), A_WHILE)
    return response


@pages.post("")
def asked() -> Response:
    """A link is on its way, or silently is not."""
    demand_same_origin()
    settings = deps().settings
    try:
        email = validate_email(request.form.get("email", ""), check_deliverability=False).normalized.lower()
    except EmailNotValidError:
        return shown("sign-in-ask", HTTPStatus.UNPROCESSABLE_ENTITY, wrong=True)
    language = best_language(request.accept_languages)
    with transaction() as session:
        ask_link(session, email=email, language=language, settings=settings, now=deps().clock())
    return shown("sign-in-asked", minutes=settings.sign_in_minutes)


@pages.get("/<secret>")
def button(secret: str) -> Response:
    """The button; nothing is spent."""
    try:
        with reading() as session:
            good_link(session, secret, deps().clock())
    except Spent:
        return shown("sign-in-spent", HTTPStatus.GONE)
    return shown("sign-in-button", secret=secret)


@pages.post("/<secret>")
def pressed(secret: str) -> AnyResponse:
    """Spend the link; the browser keeps the session."""
    demand_same_origin()
    settings = deps().settings
    try:
        with transaction() as session:
            device = request.user_agent.string
            opened = sign_in_with(
                session, secret=secret, device=device, settings=settings, now=deps().clock()
            )
    except Spent:
        return shown("sign-in-spent", HTTPStatus.GONE)
    response = redirect(own_path(request.cookies.get(BACK, "/")), HTTPStatus.SEE_OTHER)
    keep(response, COOKIE, opened, settings.session_days * 24 * 3600)
    response.delete_cookie(BACK)
    return response


def keep(response: AnyResponse, name: str, value: str, seconds: int) -> None:
    secure = deps().settings.secure
    response.set_cookie(name, value, max_age=seconds, httponly=True, secure=secure, samesite="Lax")
