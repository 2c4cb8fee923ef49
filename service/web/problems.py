"""Problem documents (RFC 9457): one data file of them, one exception, one shape on the wire."""

import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from flask import Flask, Response, current_app, json, request
from marshmallow import Schema, fields
from sqlalchemy.exc import SQLAlchemyError
from werkzeug.exceptions import HTTPException, InternalServerError

from service.core.db_errors import DATABASE_AWAY, in_a_line
from service.core.deps import deps
from service.core.language import reader_language
from service.core.logs import request_id
from service.core.paths import templates
from service.schemas.game_shapes import Shape
from service.schemas.play import EventSchema

BACK_IN = 3  # seconds
PROBLEM_JSON = "application/problem+json"
INVALID = 422
# what Flask and its extensions raise by status, told in our words
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
def kinds() -> dict[str, ProblemKind]:
    return {name: ProblemKind(name, **row) for name, row in tomllib.loads(ENGLISH.read_text()).items()}


@cache
def translations(language: str) -> dict[str, dict[str, str]]:
    """Titles and details in another language, by the names of the problems."""
    file = templates() / "words" / language / ENGLISH.name
    return tomllib.loads(file.read_text()) if file.is_file() else {}


def problem_text(kind: ProblemKind, language: str) -> ProblemKind:
    """A kind of problem in the reader's language, in English where a translation is missing."""
    said = translations(language).get(kind.name)
    return replace(kind, title=said["title"], detail=said["detail"]) if said else kind


class Problem(Exception):
    """Raised anywhere below a view; `values` fill the detail, `more` are members of their own in the document."""

    def __init__(self, name: str, more: Mapping[str, Any] | None = None, **values: object) -> None:
        super().__init__(name)
        self.kind = kinds()[name]
        self.more = dict(more or {})
        self.values = values


FIGURE = [{"type": "integer"}, {"type": "string"}, {"type": "array", "items": {"type": "string"}}]
"""What stands in a sentence that refuses a move: a number, a name, or names."""


class MoveOfferedSchema(Schema):
    """A move that would be right, and of which game it is."""

    game = fields.String(required=True)
    text = fields.String(required=True)
    move = Shape("Move", required=True)


class HappenedSchema(EventSchema):
    """What happened while somebody thought, and at a table of which game."""

    game = fields.String(required=True)


class ProblemSchema(Schema):
    """An error, as a problem document of RFC 9457; `type` is stable and may be opened in a browser. Beside what every
    problem says some say more, and a later server may say still more."""

    type = fields.Url(
        required=True, metadata={"description": "Which problem: its last part is the stable name."}
    )
    title = fields.String(required=True)
    status = fields.Integer(required=True)
    detail = fields.String(required=True)
    instance = fields.String(metadata={"description": "The path that was asked for."})
    request_id = fields.String(required=True, metadata={"description": "Name it when you report a fault."})
    errors = fields.Dict(metadata={"description": "What is wrong, by place and field."})
    rule = fields.String(metadata={"description": "`illegal-move`: the name of the broken rule."})
    section = fields.String(metadata={"description": "`illegal-move`: where the rules say it, as `6.2`."})
    facts = fields.Dict(
        values=fields.Raw(metadata={"anyOf": FIGURE}),
        metadata={"description": "`illegal-move`: the figures of its sentence, by name."},
    )
    legal = fields.List(
        fields.Nested(MoveOfferedSchema), metadata={"description": "`illegal-move`: the nearest legal moves."}
    )
    candidates = fields.List(
        fields.Nested(MoveOfferedSchema), metadata={"description": "`ambiguous-move`: what it could mean."}
    )
    understood = fields.String(metadata={"description": "`unreadable-move`: how far it was understood."})
    forms = fields.List(
        fields.String(), metadata={"description": "`unreadable-move`: how moves are written."}
    )
    why = fields.String(metadata={"description": "`unreadable-plan`: what is wrong with it."})
    free = fields.Integer(metadata={"description": "`nothing-to-take-back`: how many moves could be."})
    moves = fields.Integer(
        metadata={"description": "`turn-reveals`: how many moves could be played at once."}
    )
    game = fields.String(metadata={"description": "`question-closed`: which game it is."})
    answered = fields.Integer(
        metadata={"description": "`question-closed`: the question that the turn was for."}
    )
    open = fields.Integer(
        allow_none=True,
        metadata={"description": "`question-closed`: which question is open to the seat now."},
    )
    since = fields.Integer(metadata={"description": "`question-closed`: after which move it was put."})
    events = fields.List(
        fields.Nested(HappenedSchema), metadata={"description": "`question-closed`: what happened since."}
    )
    question = Shape("Question", allow_none=True)


ONLY_OF: Final = {
    "illegal-move": ("rule", "section", "facts", "legal"),
    "ambiguous-move": ("candidates",),
    "unreadable-move": ("understood", "forms"),
    "unreadable-plan": ("why",),
    "nothing-to-take-back": ("free",),
    "turn-reveals": ("moves",),
    "question-closed": ("game", "answered", "open", "since", "events", "question"),
}
"""What one problem alone says, beside what each does."""


def problem_schema(names: Collection[str]) -> ProblemSchema:
    """A problem, as a document tells of it whose operations can have no others than these."""
    unsaid = [part for name, parts in ONLY_OF.items() if name not in names for part in parts]
    return ProblemSchema(exclude=unsaid)


def answer(problem: Problem) -> Response:
    """The document as a response."""
    kind = problem_text(problem.kind, reader_language())
    document = {
        "type": type_of(kind.name),
        "title": kind.title,
        "status": kind.status,
        "detail": kind.detail.format(**problem.values),
        "instance": request.path,
        "request_id": request_id(),
        **problem.more,
    }
    response = current_app.response_class(json.dumps(document), status=kind.status, content_type=PROBLEM_JSON)
    if kind.status == 401:  # noqa: PLR2004 - RFC 9110: a 401 names the way in
        response.headers["WWW-Authenticate"] = 'Bearer realm="procaccio"'
    return response


def type_of(name: str) -> str:
    return f"{deps().settings.public_url}/problems/{name}"


def from_http(error: HTTPException) -> Response:
    """What Flask, the parser or the limiter raised, told in our words but with its own headers."""
    name = BY_STATUS.get(error.code or 500, "malformed-request")
    data = getattr(error, "data", None) or {}
    more = {"errors": data["messages"]} if "messages" in data else {}
    response = answer(Problem(name, more, limit=deps().settings.max_body, request_id=request_id()))
    for header, value in error.get_headers():
        if header.lower() not in {"content-type", "content-length"}:
            response.headers[header] = value
    return response


def register(app: Flask) -> None:
    """Every error leaves as a problem document, whoever raised it."""
    app.register_error_handler(Problem, answer)
    app.register_error_handler(HTTPException, from_http)
    app.register_error_handler(Exception, fault)
    for kind in DATABASE_AWAY:
        app.register_error_handler(kind, away)


def fault(error: Exception) -> Response:
    """What nobody foresaw: logged whole, told without detail."""
    current_app.logger.error("a fault", exc_info=error)
    return from_http(InternalServerError())


def away(error: SQLAlchemyError) -> Response:
    """No fault of the request."""
    current_app.logger.error("%s", in_a_line(error))
    response = answer(Problem("unavailable"))
    response.headers["Retry-After"] = str(BACK_IN)
    return response
