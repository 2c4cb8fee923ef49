"""The OpenAPI documents, and the page that displays them."""

from collections.abc import Sequence
from functools import cached_property
from threading import Lock
from typing import Any, Final

import msgspec
from flask import Blueprint, Flask, Response, current_app, render_template, request

from service.platform.deps import deps
from service.platform.language import reader_language
from service.web import PREFIX
from service.web.api.deprecation import LEAN, Deprecations
from service.web.api.operation import Operation
from service.web.api.resource import ApiDocument, DescribedOperation, Resource, select_operations
from service.web.api.row_number import RowNumber
from service.web.etag import make_etag
from service.web.gzip import accepts_gzip, gzip_compress
from service.web.problems import load_problem_kinds, translate_problem

NAME = "document"
CORE = "core-of-document"
TITLES: Final = {
    ApiDocument.PLAY: "Procaccio",
    ApiDocument.AROUND: "Procaccio, around the tables",
    ApiDocument.SEASONS: "Procaccio, seasons",
    ApiDocument.DESK: "Procaccio, the desk",
    ApiDocument.ALL: "Procaccio API",
}
pages = Blueprint("document", __name__)


def find_deprecations(resources: list[Resource]) -> Deprecations:
    """Return the deprecations of operations and of defaults, by endpoint."""
    found = {}
    for resource in resources:
        for operation in resource.operations:
            if operation.deprecated is not None:
                found[f"{resource.name}.{operation.name}"] = operation.deprecated, frozenset[str]()
            elif operation.new_defaults:
                found[f"{resource.name}.{operation.name}"] = LEAN, frozenset(operation.new_defaults)
    return found


class RenderedDocument:
    """A document that is built at the first request.

    Most processes never serve it, and building it would delay every start.
    """

    def __init__(self, title: str, described: Sequence[DescribedOperation], public_url: str) -> None:
        self.title, self.described, self.public_url = title, described, public_url
        self.lock = Lock()

    @cached_property
    def content(self) -> dict[str, Any]:
        # With its libraries it uses a tenth of a process's memory (`openapi_document.py`), so it is
        # imported late.
        from service.site.document.openapi_document import build_document

        return build_document(self.title, self.described, self.public_url)

    @cached_property
    def text(self) -> bytes:
        return msgspec.json.encode(self.content)

    @cached_property
    def zipped(self) -> bytes:
        return gzip_compress(self.text)

    def served(self) -> Response:
        """Return the document as a response: compressed if accepted, or a 304 if unchanged."""
        with self.lock:
            body = self.zipped if accepts_gzip() else self.text
            tag = make_etag(self.text)
        response = current_app.response_class(body, mimetype="application/json")
        response.vary.add("Accept-Encoding")
        if accepts_gzip():
            response.content_encoding = "gzip"
        response.set_etag(tag, weak=True)  # the same content, whether compressed or not
        response.make_conditional(request)
        return response

    def read(self) -> dict[str, Any]:
        with self.lock:
            return self.content


def register_documents(app: Flask, resources: list[Resource], core: Sequence[Operation]) -> None:
    """Mount the resources and their documents."""
    app.url_map.converters["id"] = RowNumber
    for resource in resources:
        app.register_blueprint(resource.blueprint)
    with app.app_context():
        url = deps().settings.public_url
        app.extensions[CORE] = core
        app.extensions[NAME] = {
            part: RenderedDocument(title, select_operations(part, resources, core), url)
            for part, title in TITLES.items()
        }
    app.register_blueprint(pages)


def get_documents() -> dict[str, RenderedDocument]:
    documents: dict[str, RenderedDocument] = current_app.extensions[NAME]
    return documents


@pages.get(f"{PREFIX}/<any({', '.join(repr(part.value) for part in TITLES)}):part>.json")
def openapi(part: str) -> Response:
    return get_documents()[part].served()


@pages.get(f"{PREFIX}/")
def people() -> str:
    whole = get_documents()[ApiDocument.ALL].read()
    return render_template("pages/api.html", document=whole, core=current_app.extensions[CORE])


@pages.get("/problems/<name>")
@pages.get("/problems/")
def problems(name: str | None = None) -> str:
    language = reader_language()
    return render_template(
        "pages/problems.html",
        kinds=[translate_problem(kind, language) for kind in load_problem_kinds().values()],
        name=name,
    )
