"""Error handlers that answer browsers with a page and programs with a problem document."""

from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from flask import Flask, Response, g, make_response, render_template, request
from werkzeug.exceptions import HTTPException

from service.platform.db_errors import DATABASE_AWAY
from service.platform.words import FALLBACK, words
from service.web import PREFIX, problems
from service.web.problems import Problem, load_problem_kinds

Handler = Callable[[Any], Response]
Handlers = dict[type[Exception], tuple[Handler, Callable[[Any], tuple[str, int]]]]
"""For each error, the handler for the problem document, and a function for the page.

The function returns the name of the problem and its status.
"""
HTML = "text/html"


def register(app: Flask, more: Handlers) -> None:
    """Register the handlers. API requests still get the problem documents of the handlers wrapped here."""
    handlers: Handlers = {
        Problem: (problems.make_problem_response, lambda problem: (problem.kind.name, problem.kind.status)),
        HTTPException: (problems.convert_http_error, get_http_problem),
        **more,
    }
    for kind, (document, told) in handlers.items():
        app.register_error_handler(kind, page_or_document(document, told))
    app.register_error_handler(Exception, make_fault_handler(problems.handle_fault, "internal-error"))
    for kind in DATABASE_AWAY:
        app.register_error_handler(kind, make_fault_handler(problems.handle_database_away, "unavailable"))


def page_or_document(document: Handler, told: Callable[[Any], tuple[str, int]]) -> Handler:
    def answer(error: Any) -> Response:
        return render_error_page(*told(error)) if has_page_preference() else document(error)

    return answer


def make_fault_handler(document: Handler, problem: str) -> Handler:
    """Return a handler for faults of the service.

    The page has the status and the Retry-After header of the document, and makes no database query.
    """

    def answer(error: Any) -> Response:
        told = document(error)
        if not has_page_preference():
            return told
        g.waiting, g.announced = 0, ()
        drawn = render_error_page(problem, told.status_code, "refused-trouble-title")
        if "Retry-After" in told.headers:
            drawn.headers["Retry-After"] = told.headers["Retry-After"]
        return drawn

    return answer


def has_page_preference() -> bool:
    """Return whether to answer with a page. Browsers accept HTML by name; a program may accept anything."""
    accepted = request.accept_mimetypes
    return not request.path.startswith(f"{PREFIX}/") and accepted[HTML] > accepted[problems.PROBLEM_JSON]


def get_http_problem(error: HTTPException) -> tuple[str, int]:
    status = error.code or HTTPStatus.INTERNAL_SERVER_ERROR
    return problems.BY_STATUS.get(status, "malformed-request"), status


def get_problem_status(problem: str) -> int:
    return load_problem_kinds()[problem].status


def render_error_page(problem: str, status: int, heading: str = "refused-title") -> Response:
    """Render the error page, with a link back."""
    drawn = render_template("pages/refused.html", refusal=find_refusal_message(problem), heading=heading)
    return make_response(drawn, status)


def find_refusal_message(problem: str) -> str:
    """Return the message in the catalogue. Problems without a message of their own get the general one."""
    name = f"refused-{problem}"
    return name if words(FALLBACK).has(name) else "refused-other"
