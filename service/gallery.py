"""The gallery: every template part in every state, for authors of pages.

`make gallery` serves it. The product itself has no route to it.
"""

import tomllib
from datetime import UTC, datetime
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from flask import Flask, Response, make_response, render_template
from markupsafe import Markup

from service import app as product
from service.mail import compose
from service.mail.contents import Contents, Picture
from service.mail.letter_box import open_mail
from service.platform.database import Base, db
from service.platform.outbox.models import Letter
from service.platform.paths import templates_folder
from service.platform.settings import Settings
from service.platform.words import words
from service.play.boards.curves import WIDTH, CurveMark, draw_curves
from service.play.boards.draw import Look
from service.play.boards.png import render_png
from service.site.letter_box import FRAMED

LONG_AGO = datetime(2026, 11, 24, tzinfo=UTC)
ADDRESS = "anna@example.org"


def show() -> str:
    samples = load_samples()
    coach = {**samples.pop("coach")}
    names = samples["names"]
    return render_template(
        "pages/gallery.html",
        player={"name": names[0]},
        coach=coach | {"drawing": draw_sample_curves(coach, names, "page")},
        viewer={"number": 0, "names": names[: len(coach["curves"])], "path": form_target},
        **samples,
    )


def form_target(_part: str) -> str:
    """Return the target of the forms in the gallery."""
    return "#"


def show_letter() -> Response:
    """Show the letter of the coach as a mail program displays it, composed from the gallery's samples."""
    samples = load_samples()
    coach, names = samples["coach"], samples["names"]
    drawn = [render_png(draw_sample_curves(coach, names, look), WIDTH) for look in ("light", "dark")]
    light, dark = drawn
    contents = Contents(
        language="en",
        picture=None
        if light is None or dark is None
        else Picture(light, dark, translate_sentence("coach-curves-told")),
        values={
            "player": names[0],
            "table": "Tuesday Medici",
            "looked": coach["looked"],
            "total": coach["total"],
            "moments": [
                {"at": each["look"]["count"] + 1, "asked": each["asked"], "text": each["text"]}
                for each in coach["moments"]
                if each["look"]["seat"] == 0
            ],
            "sentences": coach["sentences"],
            "story": "/gallery#coach",
        },
    )
    letter = Letter(
        id=1, key="gallery", kind="coach", recipient=ADDRESS, created_at=LONG_AGO, payload={}, said=""
    )
    response = make_response(open_mail(compose.render_mail(letter, contents).octets).html)
    response.headers["Content-Security-Policy"] = FRAMED
    return response


def load_samples() -> dict[str, Any]:
    return tomllib.loads((templates_folder() / "pages" / "gallery.toml").read_text())


def draw_sample_curves(coach: dict[str, Any], names: list[str], look: Look) -> Markup:
    looks = [each["look"] for each in coach["moments"]]
    return draw_curves(
        {seat: curve["points"] for seat, curve in enumerate(coach["curves"])},
        names,
        [CurveMark(number, each["seat"], each["count"] + 1) for number, each in enumerate(looks, 1)],
        look=look,
        title=translate_sentence("coach-curves"),
        told=translate_sentence("coach-curves-told"),
    )


def translate_sentence(sentence: str) -> str:
    return words("en").say(sentence)


def create_gallery(settings: Settings | None = None) -> Flask:
    """Create the product itself with extra pages, so that the parts look as in production.

    It runs on an empty data folder of its own.
    """
    app = product.create_app(settings or Settings(data=Path(mkdtemp(prefix="procaccio-gallery-"))))
    with app.app_context():
        Base.metadata.create_all(db.engine)
    app.add_url_rule("/gallery", view_func=show)
    app.add_url_rule("/gallery/letter", view_func=show_letter)
    return app
