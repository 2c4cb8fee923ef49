"""Problem documents (RFC 9457): one data file, one exception, one JSON shape."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from flask import Flask, Response, current_app, json, request
from sqlalchemy.exc import SQLAlchemyError
from werkzeug.exceptions import HTTPException, InternalServerError

from service.platform.db_errors import DATABASE_AWAY, describe_database_error
from service.platform.deps import deps
from service.platform.language import reader_language
from service.platform.logs import request_id
from service.platform.paths import templates_folder

BACK_IN = 3  # seconds
PROBLEM_JSON = "application/problem+json"
INVALID = 422
# The problems for the HTTP statuses that Flask and its extensions raise.
BY_STATUS = {
    400: "malformed-request",
    404: "not-found",
    405: "method-not-allowed",
    406: "not-acceptable",
    413: "too-large",
    414: "address-too-long",
    415: "unsupported-media-type",
    422: "invalid-request",
    429: "too-many-requests",
    431: "headers-too-long",
    500: "internal-error",
}


@dataclass(frozen=True)
class ProblemKind:
    """One row of the data file."""

    name: str
    status: int
    title: str
    detail: str


ENGLISH = Path(__file__).with_name("problems.toml")


@cache
def load_problem_kinds() -> dict[str, ProblemKind]:
    return {name: ProblemKind(name, **row) for name, row in tomllib.loads(ENGLISH.read_text()).items()}


@cache
def load_problem_translations(language: str) -> dict[str, dict[str, str]]:
    """Return the titles and details in another language, by the names of the problems."""
    file = templates_folder() / "words" / language / ENGLISH.name
    return tomllib.loads(file.read_text()) if file.is_file() else {}


def translate_problem(kind: ProblemKind, language: str) -> ProblemKind:
    """Return a kind of problem in the reader's language, or in English if a translation is missing."""
    said = load_problem_translations(language).get(kind.name)
    return replace(kind, title=said["title"], detail=said["detail"]) if said else kind


class Problem(Exception):
    """An error that any code below a view may raise.

    `values` fill the placeholders of the detail; `more` are additional members of the document.
    """

    def __init__(self, name: str, more: Mapping[str, Any] | None = None, **values: Any) -> None:
        super().__init__(name)
        self.kind = load_problem_kinds()[name]
        self.more = dict(more or {})
        self.values = values


def make_problem_response(problem: Problem) -> Response:
    """Return the problem document as a response."""
    kind = translate_problem(problem.kind, reader_language())
    document = {
        "type": make_problem_url(kind.name),
        "title": kind.title,
        "status": kind.status,
        "detail": kind.detail.format(**problem.values),
        "instance": request.path,
        "request_id": request_id(),
        **problem.more,
    }
    response = current_app.response_class(json.dumps(document), status=kind.status, content_type=PROBLEM_JSON)
    if kind.status == 401:  # noqa: PLR2004 - RFC 9110: a 401 names the authentication scheme
        response.headers["WWW-Authenticate"] = 'Bearer realm="procaccio"'
    return response


def make_problem_url(name: str) -> str:
    return f"{deps().settings.public_url}/problems/{name}"


def convert_http_error(error: HTTPException) -> Response:
    """Turn an error of Flask, the parser or the rate limiter into a problem document with its headers."""
    name = BY_STATUS.get(error.code or 500, "malformed-request")
    data = getattr(error, "data", None) or {}
    more = {"errors": data["messages"]} if "messages" in data else {}
    response = make_problem_response(
        Problem(name, more, limit=deps().settings.max_body, request_id=request_id())
    )
    for header, value in error.get_headers():
        if header.lower() not in {"content-type", "content-length"}:
            response.headers[header] = value
    return response


def register(app: Flask) -> None:
    """Return every error as a problem document, regardless of its origin."""
    app.register_error_handler(Problem, make_problem_response)
    app.register_error_handler(HTTPException, convert_http_error)
    app.register_error_handler(Exception, handle_fault)
    for kind in DATABASE_AWAY:
        app.register_error_handler(kind, handle_database_away)


def handle_fault(error: Exception) -> Response:
    """Log an unexpected error in full, and return it without details."""
    current_app.logger.error("a fault", exc_info=error)
    return convert_http_error(InternalServerError())


def handle_database_away(error: SQLAlchemyError) -> Response:
    """Return 503 with Retry-After for an unavailable database, which is no fault of the request."""
    current_app.logger.error("%s", describe_database_error(error))
    response = make_problem_response(Problem("unavailable"))
    response.headers["Retry-After"] = str(BACK_IN)
    return response
