"""Refusal of forms sent by other sites, even to a secret link that they know.

Every browser names the origin of a cross-site form, so a request that names no origin is allowed. The one
exception is the unsubscribe button that mail services put above a letter (RFC 8058): it posts for the reader.
"""

from flask import Flask, request

from service.web import PREFIX
from service.web.access import SAFE_METHODS, is_cross_site
from service.web.problems import Problem

ONE_CLICK = ("List-Unsubscribe", "One-Click")
STOPS = frozenset(
    {
        "letter_links.press_stop",
        "letter_links.press_stop_digest",
        "invitation_stop.press",
        "circle_stop.press",
    }
)


def register(app: Flask) -> None:
    app.before_request(refuse_foreign_forms)


def refuse_foreign_forms() -> None:
    """Refuse foreign forms on pages.

    The API makes its own check: a key in a header may come from any site, a cookie may not.
    """
    if request.method in SAFE_METHODS or request.path.startswith(f"{PREFIX}/"):
        return
    name, value = ONE_CLICK
    one_click = request.endpoint in STOPS and request.form.get(name) == value
    if is_cross_site() and not one_click:
        raise Problem("foreign-origin")
