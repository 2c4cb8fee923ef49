"""The template context of every page: words, palette, assets, the reader and the colour scheme.

A view passes only its own values. Values set by a view override these defaults.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import lru_cache
from http import HTTPStatus
from typing import Any

from flask import Blueprint, Flask, g, redirect, request
from jinja2 import Environment, Template, pass_environment
from jinja2.environment import TemplateModule
from markupsafe import Markup
from werkzeug.wrappers import Response

from service.platform.accounts.authenticate import Caller
from service.platform.accounts.models import Role
from service.platform.accounts.sessions import end_session
from service.platform.database import db
from service.platform.deps import deps
from service.platform.transaction import transaction
from service.platform.words import FALLBACK, best_language, words
from service.play.boards.draw import sign_macros
from service.play.boards.palette import load_palette
from service.play.boards.shape_in_text import draw_shapes
from service.play.pace.explain import format_length, format_moment
from service.play.tables.queries import count_waiting_seats
from service.play.tables.refusals import TableRefusal
from service.programs.feeds.push_subscriptions import forget_browser_of
from service.site import assets
from service.site.announcements import current_announcements
from service.site.refusals import handle_table_refusal
from service.web.access import COOKIE, require_same_origin
from service.web.pages import error_pages
from service.web.pages.device_names import device_name
from service.web.pages.page_family import get_local_path

MODULES = 64
"""The cache size for macro templates; each template counts once per language."""
REMEMBERED = 1024
LOOK = "look"
LOOKS = ("light", "dark")  # any other value: the setting of the system
KEPT_BY_BROWSER = '"cache", "storage"'
"""Data that a browser keeps: boards for offline reading, answers not yet sent, positions already seen."""
A_YEAR = 365 * 24 * 3600
WAYS_OF_STRANGERS = {"/open": "nav-seats", "/rules": "nav-rules", "/help": "nav-help"}
WAYS = {"/": "nav-tables", **WAYS_OF_STRANGERS}
"""The navigation, short enough for one line on a phone. The hall links to everything else."""

pages = Blueprint("frame", __name__)


def register(app: Flask) -> None:
    app.jinja_env.filters["shapes_drawn"] = draw_shapes
    app.jinja_env.globals.update(
        macros=load_macros, asset_url=assets.asset_url, palette=load_palette(), sign=render_sign
    )
    app.context_processor(layout_context)
    app.register_blueprint(assets.blueprint)
    app.register_blueprint(pages)
    error_pages.register(app, {TableRefusal: (handle_table_refusal, get_problem_and_status)})


def get_problem_and_status(refusal: TableRefusal) -> tuple[str, int]:
    return refusal.problem, error_pages.get_problem_status(refusal.problem)


def layout_context() -> dict[str, Any]:
    """Return the template context for the reader of the page."""
    reader: Caller | None = g.get("caller")
    language = reader.language if reader else best_language(request.accept_languages)
    chosen = request.cookies.get(LOOK)
    said = words(language)
    zone = reader.time_zone if reader else "UTC"
    return {
        "language": language,
        "say": said.say,
        "when": lambda at: format_moment(at, said, zone),
        "device": lambda agent: device_name(agent, said),
        "length": lambda span: format_length(span, said),
        "ways": list_navigation_links(reader),
        "announced": load_announcements(),
        "done": find_done_message(request.args.get("done", "")),
        "look": chosen if chosen in LOOKS else "system",
        "player": reader,
        "here": request.full_path.removesuffix("?"),
    }


def list_navigation_links(reader: Caller | None) -> list[dict[str, Any]]:
    """Return the navigation, with the number of waiting seats for a reader who is signed in."""
    waiting = count_own_waiting(reader)
    shown = WAYS if reader else WAYS_OF_STRANGERS
    if reader and reader.session_id and reader.role != Role.PLAYER:
        shown = {**shown, "/desk": "desk-overview"}
    return [
        {"href": href, "word": word, "here": request.path == href, "waiting": waiting if href == "/" else 0}
        for href, word in shown.items()
    ]


def count_own_waiting(reader: Caller | None) -> int:
    """Return how many seats of the signed-in reader owe an answer. It is counted once per request."""
    if reader is None or not reader.session_id:
        return 0
    if "waiting" not in g:
        g.waiting = count_waiting_seats(db.session(), reader.player_id)
    waiting: int = g.waiting
    return waiting


def load_announcements() -> Sequence[str]:
    """Return the current announcements."""
    return g.announced if "announced" in g else current_announcements(db.session(), deps().clock())


def store_layout_values(*, waiting: int, announced_until: datetime | None) -> None:
    """Store values for the layout that a view has already loaded with its own query."""
    g.waiting = waiting
    if announced_until is None or announced_until <= deps().clock():
        g.announced = ()


def find_done_message(what: str) -> str:
    """Return the message for a completed action. Only messages of the catalogue are allowed in the URL."""
    name = f"done-{what}"
    return name if what and words(FALLBACK).has(name) else ""


@pages.post("/look")
def choose_look() -> Response:
    """Choose the colour scheme. The browser stores it, not the account, so that devices may differ."""
    require_same_origin()
    response = redirect(get_local_path(request.form.get("back", "/")), HTTPStatus.SEE_OTHER)
    response.set_cookie(
        LOOK,
        request.form.get(LOOK, ""),
        max_age=A_YEAR,
        httponly=True,
        secure=deps().settings.secure,
        samesite="Lax",
    )
    return response


@pages.post("/sign-out")
def sign_out() -> Response:
    """End the session of this browser."""
    require_same_origin()
    reader: Caller | None = g.caller
    if reader and reader.session_id:
        with transaction() as session:
            forget_browser_of(session, reader.session_id)
            end_session(session, player_id=reader.player_id, number=reader.session_id, now=deps().clock())
    response = redirect("/sign-in", HTTPStatus.SEE_OTHER)
    response.delete_cookie(COOKIE, httponly=True, secure=deps().settings.secure, samesite="Lax")
    response.headers["Clear-Site-Data"] = KEPT_BY_BROWSER
    return response


@lru_cache(REMEMBERED)
def render_sign(name: str, title: str = "", size: int = 20) -> Markup:
    """Return a sign as SVG. Without a title it is decorative, beside words that say the same."""
    drawn: Markup = sign_macros().sign(name, load_palette().on_page, title, size)
    return drawn


@pass_environment
def load_macros(environment: Environment, name: str, say: Callable[..., str]) -> TemplateModule:
    """Return a template's macros: `{% set pieces = macros("pages/parts/pieces.html", say) %}`.

    They are cached, whereas `import with context` would create them again for every page.
    """
    return make_template_module(environment.get_template(name), say)


@lru_cache(MODULES)
def make_template_module(template: Template, say: Callable[..., str]) -> TemplateModule:
    return template.make_module({"say": say})
