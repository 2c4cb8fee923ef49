"""The OpenAPI document, and the page that shows it to people."""

from threading import Lock
from typing import Any

from flask import Blueprint, Flask, Response, current_app, json, render_template
from flask_smorest import Api
from werkzeug.exceptions import NotFound
from werkzeug.routing import IntegerConverter, ValidationError

from service.api.resource import Resource
from service.core.database import LARGEST_KEY
from service.core.deps import deps
from service.core.language import reader_language
from service.schemas.game_moves import game_shapes
from service.web import PREFIX
from service.web.problems import kinds, problem_text

VERSION = "1.0.0"
NAME = "document"
pages = Blueprint("document", __name__)


class RowNumber(IntegerConverter):
    """The number of a row in a path; one too large for the database is simply not found."""

    def __init__(self, url_map: Any) -> None:
        super().__init__(url_map, min=1, max=LARGEST_KEY)

    def to_python(self, value: str) -> int:
        """Not found whatever the method: the library would say that only another method is known here."""
        try:
            return int(super().to_python(value))
        except ValidationError as outside:
            raise NotFound from outside


class Document(Api):  # type: ignore[misc]  # the library has no types
    """Our problems instead of the library's default error, which every entry would carry besides."""

    DEFAULT_ERROR_RESPONSE_NAME = None

    def _register_error_handlers(self) -> None:
        """`service.web.problems` answers."""

    def _register_responses(self) -> None:
        """`service.api.openapi_operation` writes them, operation by operation."""


class RenderedDocument:
    """The document, written when it is first asked for: most processes never are, and would wait for it at every start."""

    def __init__(self, resources: list[Resource], public_url: str) -> None:
        self.resources, self.public_url = resources, public_url
        self.lock = Lock()
        self.content: dict[str, Any] | None = None

    def read(self) -> dict[str, Any]:
        with self.lock:
            if self.content is None:
                self.content = write(self.resources, self.public_url)
            return self.content


def build(app: Flask, resources: list[Resource]) -> None:
    """Mount the resources and their document."""
    app.url_map.converters["id"] = RowNumber
    for resource in resources:
        app.register_blueprint(resource.blueprint)
    with app.app_context():
        app.extensions[NAME] = RenderedDocument(resources, deps().settings.public_url)
    app.register_blueprint(pages)


def write(resources: list[Resource], public_url: str) -> dict[str, Any]:
    """In an application of its own, since one that serves already takes in no more resources."""
    app = Flask("document")
    app.url_map.converters["id"] = RowNumber
    app.config.update(API_TITLE="Procaccio", API_VERSION=VERSION, OPENAPI_VERSION="3.1.1")
    servers = [{"url": public_url}]
    api = Document(
        app, spec_kwargs={"servers": servers, "components": {**security(), "schemas": game_shapes()}}
    )
    api.register_converter(RowNumber, lambda _: {"type": "integer", "minimum": 1, "maximum": LARGEST_KEY})
    for resource in resources:
        api.register_blueprint(resource.blueprint)
    return api.spec.to_dict()  # type: ignore[no-any-return]  # the library has no types


def document() -> dict[str, Any]:
    written: RenderedDocument = current_app.extensions[NAME]
    return written.read()


def security() -> dict[str, Any]:
    schemes = {
        "token": {
            "type": "http",
            "scheme": "bearer",
            "description": "A personal token, or the secret of a session.",
        },
        "session": {"type": "apiKey", "in": "cookie", "name": "procaccio"},
    }
    return {"securitySchemes": schemes}


@pages.get(f"{PREFIX}/openapi.json")
def openapi() -> Response:
    return current_app.response_class(json.dumps(document()), mimetype="application/json")


@pages.get(f"{PREFIX}/")
def people() -> str:
    return render_template("pages/api.html", document=document())


@pages.get("/problems/<name>")
@pages.get("/problems/")
def problems(name: str | None = None) -> str:
    language = reader_language()
    return render_template(
        "pages/problems.html", kinds=[problem_text(kind, language) for kind in kinds().values()], name=name
    )
