"""The gallery: every part in every state. `make gallery` serves it to whoever builds pages; the product has no route to it."""

import tomllib

from flask import Flask, Response, make_response, redirect, render_template, request

from service.files import templates
from service.pages import assets
from service.pages.palette import palette
from service.words import FALLBACK, words

# The product's own policy: what is shown here must look the same there.
POLICY = "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"


def show() -> str:
    samples = tomllib.loads((templates() / "pages" / "gallery.toml").read_text())
    return render_template(
        "pages/gallery.html",
        say=words(FALLBACK).say,
        language=FALLBACK,
        look=request.args.get("look") or request.cookies.get("look"),
        player={"name": "Anna", "href": "#"},
        **samples,
    )


def choose() -> Response:
    answer = make_response(redirect("/", 303))
    answer.set_cookie("look", request.form["look"], samesite="Lax", httponly=True)
    return answer


def guard(answer: Response) -> Response:
    answer.headers["Content-Security-Policy"] = POLICY
    return answer


def create_app() -> Flask:
    app = Flask(__name__, template_folder=str(templates()), static_folder=None)
    app.jinja_options = {"trim_blocks": True, "lstrip_blocks": True}
    app.jinja_env.globals.update(asset_url=assets.asset_url, palette=palette())
    app.register_blueprint(assets.blueprint)
    app.add_url_rule("/", view_func=show)
    app.add_url_rule("/look", view_func=choose, methods=["POST"])
    app.after_request(guard)
    return app
