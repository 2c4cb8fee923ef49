"""No other site presses a button of ours, not even one behind a link that it knows: browsers say where a form comes from.

What says nothing comes from no other site's page: every browser names the site of a form that another one sends. The one
exception is the button that mail services put above a letter to stop such letters (RFC 8058): it presses for its reader.
"""

from flask import Flask, request

from service.web import PREFIX
from service.web.access import SAFE_METHODS, another_site
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
    app.before_request(refuse_foreign)


def refuse_foreign() -> None:
    """The API asks for itself: there a key in a header may come from anywhere, a cookie may not."""
    if request.method in SAFE_METHODS or request.path.startswith(f"{PREFIX}/"):
        return
    name, value = ONE_CLICK
    one_click = request.endpoint in STOPS and request.form.get(name) == value
    if another_site() and not one_click:
        raise Problem("foreign-origin")
