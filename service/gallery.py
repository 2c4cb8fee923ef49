"""The gallery: every part in every state, for whoever builds pages. `make gallery` serves it; the product has no way to it."""

import tomllib
from pathlib import Path
from tempfile import mkdtemp

from flask import Flask, render_template

from service import app as product
from service.core.database import Base, db
from service.core.paths import templates
from service.core.settings import Settings


def show() -> str:
    samples = tomllib.loads((templates() / "pages" / "gallery.toml").read_text())
    return render_template("pages/gallery.html", player={"name": samples["names"][0]}, **samples)


def create_gallery(settings: Settings | None = None) -> Flask:
    """The product itself and one page more, so that all is shown as it will be; over an empty house of its own."""
    app = product.create_app(settings or Settings(data=Path(mkdtemp(prefix="procaccio-gallery-"))))
    with app.app_context():
        Base.metadata.create_all(db.engine)
    app.add_url_rule("/gallery", view_func=show)
    return app
