"""The OpenAPI document, and the page that shows it to people."""

from collections.abc import Iterator
from functools import cached_property
from threading import Lock
from typing import Any, Final

import msgspec
from flask import Blueprint, Flask, Response, current_app, render_template, request
from flask_smorest import Api
from werkzeug.exceptions import NotFound
from werkzeug.routing import IntegerConverter, ValidationError

from service.api.deprecation import Deprecated
from service.api.openapi_components import (
    HEADERS,
    PARAMETERS,
    responses,
    security_schemes,
    stream_shapes,
    webhooks,
)
from service.api.openapi_examples import share, share_responses
from service.api.openapi_games import needed, with_games, with_shapes
from service.api.openapi_operation import SECURITY, expected
from service.api.resource import Part, Resource
from service.core.database import LARGEST_KEY
from service.core.deps import deps
from service.core.language import reader_language
from service.schemas.game_shapes import ANY_COMPONENT, game_shapes
from service.schemas.play import AskedQuestionSchema, ComponentSchema, QuestionSchema
from service.schemas.tables import TableSettingsSchema
from service.schemas.talk import SaidSchema
from service.web import PREFIX
from service.web.etag import tag_of
from service.web.gzip import accepts_gzip, squeezed
from service.web.problems import kinds, problem_schema, problem_text

VERSION = "1.1.0"
NAME = "document"
TITLES: Final = {
    Part.PLAY: "Procaccio",
    Part.AROUND: "Procaccio, around the tables",
    Part.SEASONS: "Procaccio, seasons",
    Part.DESK: "Procaccio, the desk",
}
TOLD_ANYWAY: Final = {
    "AskedQuestion": AskedQuestionSchema,
    "Question": QuestionSchema,
    "Said": SaidSchema,
    "TableSettings": TableSettingsSchema,
    ANY_COMPONENT: ComponentSchema,
}
"""What hangs on no operation of its document: streams, problems, circles and games name it."""
INFO: Final = {
    "description": "Slow Renaissance strategy games by e-mail, web page, REST client or terminal.",
    "contact": {"name": "The Procaccio maintainers"},
    "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
}
PATH_PARTS: Final = {
    "contest": "The number of the contest.",
    "league": "The number of the league.",
    "table": "The number of a table.",
    "seat": "A place at the table, counted from 0.",
    "game": "The name of a game.",
    "edition": "The name of an edition of the game.",
    "number": "The number of the thing that the path names.",
    "motion": "The number of a motion.",
    "circle": "The number of a circle.",
    "player": "The number of a player.",
    "plan": "The number of a plan.",
    "delivery": "The number of a call.",
    "secret": "The last part of a link.",
}
PAGED: Final = ("limit", "cursor", "since", "text")
pages = Blueprint("document", __name__)


def deprecated_in(resources: list[Resource]) -> Iterator[tuple[str, Deprecated]]:
    """By endpoint, what should be used no more."""
    for resource in resources:
        for operation in resource.operations:
            if operation.deprecated is not None:
                yield f"{resource.name}.{operation.name}", operation.deprecated


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
    """A document, written when it is first asked for: most processes never are, and would wait for it at every start."""

    def __init__(self, title: str, resources: list[Resource], public_url: str) -> None:
        self.title, self.resources, self.public_url = title, resources, public_url
        self.lock = Lock()

    @cached_property
    def content(self) -> dict[str, Any]:
        return write(self.title, self.resources, self.public_url)

    @cached_property
    def text(self) -> bytes:
        return msgspec.json.encode(self.content)

    @cached_property
    def zipped(self) -> bytes:
        return squeezed(self.text)

    def served(self) -> Response:
        """As this reader can have it: squeezed, or nothing new."""
        with self.lock:
            body = self.zipped if accepts_gzip() else self.text
            tag = tag_of(self.text)
        response = current_app.response_class(body, mimetype="application/json")
        response.vary.add("Accept-Encoding")
        if accepts_gzip():
            response.content_encoding = "gzip"
        response.set_etag(tag, weak=True)  # the same content, whether squeezed or not
        response.make_conditional(request)
        return response

    def read(self) -> dict[str, Any]:
        with self.lock:
            return self.content


def build(app: Flask, resources: list[Resource]) -> None:
    """Mount the resources and their documents."""
    app.url_map.converters["id"] = RowNumber
    for resource in resources:
        app.register_blueprint(resource.blueprint)
    with app.app_context():
        url = deps().settings.public_url
        app.extensions[NAME] = {
            part: RenderedDocument(title, [each for each in resources if each.part == part], url)
            for part, title in TITLES.items()
        }
    app.register_blueprint(pages)


def write(title: str, resources: list[Resource], public_url: str) -> dict[str, Any]:
    """In an application of its own, since one that serves already takes in no more resources."""
    app = Flask("document")
    app.url_map.converters["id"] = RowNumber
    app.config.update(API_TITLE=title, API_VERSION=VERSION, OPENAPI_VERSION="3.1.1")
    operations = [operation for resource in resources for operation in resource.operations]
    components = {
        "securitySchemes": security_schemes(public_url),
        "headers": dict(HEADERS),
        "parameters": dict(PARAMETERS),
        "responses": responses(operations),
        "schemas": game_shapes() | stream_shapes(),
    }
    api = Document(
        app, spec_kwargs={"info": INFO, "servers": [{"url": public_url}], "components": components}
    )
    api.register_converter(RowNumber, lambda _: {"type": "integer", "minimum": 1, "maximum": LARGEST_KEY})
    api.spec.components.schema(
        "Problem", schema=problem_schema({name for each in operations for name in expected(each)})
    )
    for name, schema in TOLD_ANYWAY.items():
        if name not in api.spec.components.schemas:
            api.spec.components.schema(name, schema=schema)
    for resource in resources:
        api.register_blueprint(resource.blueprint)
    return finished(api.spec.to_dict(), with_calls=any(resource.name == "hooks" for resource in resources))


def finished(written: dict[str, Any], *, with_calls: bool) -> dict[str, Any]:
    """What the library cannot know: types by game, what is shared, what a later server may add."""
    paths, components = written["paths"], written["components"]
    if with_calls:
        written["webhooks"] = webhooks()
    written["security"] = SECURITY
    for path in paths.values():
        parts = [shared_parameter(each, components["parameters"]) for each in path.get("parameters", [])]
        share_queries(path, components["parameters"])
        path["parameters"] = [*parts, {"$ref": "#/components/parameters/Language"}]
    components["examples"] = share(paths)
    paths = written["paths"] = with_shapes(paths)
    schemas = {name: with_shapes(shape) for name, shape in components["schemas"].items()}
    sent = needed(schemas, bodies_of(paths))
    schemas = with_games(
        {name: each if name in sent else open_to_more(each) for name, each in schemas.items()}
    )
    components["responses"] |= share_responses(paths)
    components["schemas"] = needed(schemas, [paths, components["responses"]])
    return without_unused(written)


def without_unused(written: dict[str, Any]) -> dict[str, Any]:
    """A document for some of the operations has no parameters of others."""
    text = msgspec.json.encode(written).decode()
    for kind in ("parameters", "headers", "responses"):
        parts = written["components"][kind]
        used = {name: part for name, part in parts.items() if f'"#/components/{kind}/{name}"' in text}
        written["components"][kind] = used
    return written


def shared_parameter(parameter: dict[str, Any], shared: dict[str, Any]) -> dict[str, str]:
    """A part of a path, which is the same wherever it has this name."""
    parameter.setdefault("description", PATH_PARTS[parameter["name"]])
    name = parameter["name"]
    if shared.setdefault(name, parameter) != parameter:
        raise AssertionError(f"{parameter['name']} means two things")
    return {"$ref": f"#/components/parameters/{name}"}


def share_queries(path: dict[str, Any], shared: dict[str, Any]) -> None:
    """The page of a list is asked for in one way everywhere."""
    for operation in (each for each in path.values() if isinstance(each, dict)):
        for at, parameter in enumerate(operation.get("parameters", ())):
            if (
                parameter.get("name") in PAGED
                and shared.setdefault(parameter["name"], parameter) == parameter
            ):
                operation["parameters"][at] = {"$ref": f"#/components/parameters/{parameter['name']}"}


def bodies_of(paths: dict[str, Any]) -> list[Any]:
    return [
        operation.get("requestBody")
        for path in paths.values()
        for operation in path.values()
        if isinstance(operation, dict)
    ]


def open_to_more(shape: dict[str, Any]) -> dict[str, Any]:
    """What is only answered may hold more with a later server: clients let it pass."""
    return {key: part for key, part in shape.items() if key != "additionalProperties" or part is not False}


def rendered() -> dict[str, RenderedDocument]:
    documents: dict[str, RenderedDocument] = current_app.extensions[NAME]
    return documents


@pages.get(f"{PREFIX}/<any({', '.join(repr(part.value) for part in TITLES)}):part>.json")
def openapi(part: str) -> Response:
    return rendered()[part].served()


@pages.get(f"{PREFIX}/")
def people() -> str:
    documents = {part: document.read() for part, document in rendered().items()}
    return render_template("pages/api.html", documents=documents)


@pages.get("/problems/<name>")
@pages.get("/problems/")
def problems(name: str | None = None) -> str:
    language = reader_language()
    return render_template(
        "pages/problems.html", kinds=[problem_text(kind, language) for kind in kinds().values()], name=name
    )
