"""The parts of the installable web app: the manifest, the service worker and the offline page."""

from flask import Blueprint, Response, jsonify, make_response, render_template, request

from service.platform.words import words
from service.play.boards.palette import load_palette
from service.site.assets import EMBLEM, asset_url, load_assets
from service.web.pages.page_family import get_page_language

WORKER = "worker.js"
ASKED_AGAIN = {"Cache-Control": "no-cache"}

pages = Blueprint("installed", __name__)


@pages.get("/procaccio.webmanifest")
def manifest() -> Response:
    """Return the web app manifest in the reader's language."""
    said, light = words(get_page_language()), load_palette().light
    told = {
        "name": said.say("product"),
        "short_name": said.say("product"),
        "description": said.say("installed-about"),
        "lang": get_page_language(),
        "id": "/",
        "start_url": "/",
        "display": "standalone",
        "background_color": light["page"],
        "theme_color": light["sheet"],
        "icons": [{"src": asset_url(EMBLEM), "sizes": "any", "type": "image/svg+xml", "purpose": "any"}],
    }
    answer = jsonify(told)
    answer.mimetype = "application/manifest+json"
    answer.headers["Cache-Control"] = "private, no-cache"
    return answer


@pages.get(f"/{WORKER}")
def worker() -> Response:
    """Return the service worker.

    It is served at the root, since its scope is the whole site. A browser always checks for a newer one.
    """
    return Response(load_assets().assets[WORKER].body, mimetype="text/javascript", headers=ASKED_AGAIN)


@pages.get("/offline")
def offline() -> Response:
    """Return the page that the service worker shows offline. It contains nothing about the reader."""
    page = render_template("pages/offline.html", kept="kept" in request.args)
    return make_response(page, ASKED_AGAIN)
