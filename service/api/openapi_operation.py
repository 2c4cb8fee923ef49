"""From an operation's declaration to its entry in the OpenAPI document."""

from collections import defaultdict
from http import HTTPStatus
from typing import Any

from marshmallow import Schema, fields

from service.api.idempotency import HEADER as IDEMPOTENCY_KEY
from service.api.operation import Operation
from service.web.access import ANYONE
from service.web.problems import PROBLEM_JSON, ProblemSchema, kinds

JSON = "application/json"
SECURITY: list[dict[str, list[str]]] = [{"token": []}, {"session": []}]
STREAM = "text/event-stream"
TEXT = {"type": "string"}
EVENT = {
    "type": "object",
    "description": "One server-sent event of the stream; its data is JSON.",
    "properties": {"event": TEXT, "id": TEXT, "data": TEXT},
}
MEDIA = {STREAM: EVENT}
KEYS = ("unknown-key", "expired-key", "revoked-key", "shut-out")


def describe(operation: Operation) -> dict[str, Any]:
    """All but summary and description, which are the view's docstring."""
    entry: dict[str, Any] = {
        "operationId": operation.name,
        "security": [{}, *SECURITY] if operation.access == ANYONE else SECURITY,
        "responses": {str(operation.status): success(operation), **failures(operation)},
    }
    if parameters := list(parameters_of(operation)):
        entry["parameters"] = parameters
    if operation.body is not None:
        content = {"schema": operation.body(), "example": operation.send}
        entry["requestBody"] = {"required": True, "content": {JSON: content}}
    if operation.safe and operation.etag:
        entry["responses"]["304"] = {"description": HTTPStatus.NOT_MODIFIED.phrase}
    return entry


def parameters_of(operation: Operation) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if operation.query is not None:
        found.append({"in": "query", "schema": operation.query()})
    if not operation.safe:
        found.append(header(IDEMPOTENCY_KEY, {"type": "string", "pattern": "^[!-~]{1,128}$"}))
    if operation.media == STREAM:
        found.append(header("Last-Event-ID", TEXT))
    if operation.etag:
        found.append(header("If-None-Match" if operation.safe else "If-Match", TEXT))
    return found


def header(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"in": "header", "name": name, "required": False, "schema": schema}


def success(operation: Operation) -> dict[str, Any]:
    told: dict[str, Any] = {"description": HTTPStatus(operation.status).phrase}
    if operation.gives is not None:
        schema = page_of(operation.gives) if operation.many else operation.gives
        told["content"] = {JSON: {"schema": schema(), "example": operation.example}}
    if operation.media is not None:
        told["content"] = {
            operation.media: {"schema": MEDIA.get(operation.media, TEXT), "example": operation.example}
        }
    if operation.safe and operation.etag:
        told["headers"] = {"ETag": {"schema": TEXT}}
    return told


def page_of(item: type[Schema]) -> type[Schema]:
    """One page of a list."""
    name = item.__name__.removesuffix("Schema") + "PageSchema"
    parts: dict[str, fields.Field[Any]] = {
        "items": fields.List(fields.Nested(item), required=True),
        "next": fields.String(required=True, allow_none=True),
    }
    return Schema.from_dict(parts, name=name)


def failures(operation: Operation) -> dict[str, Any]:
    """Every problem the operation can answer with, gathered by status."""
    by_status: dict[int, list[str]] = defaultdict(list)
    for name in sorted(expected(operation)):
        by_status[kinds()[name].status].append(name)
    return {str(status): failure(names) for status, names in sorted(by_status.items())}


def failure(names: list[str]) -> dict[str, Any]:
    told = [kinds()[name] for name in names]
    return {
        "description": ". ".join(kind.title for kind in told),
        "content": {
            PROBLEM_JSON: {
                "schema": ProblemSchema(),
                "examples": {kind.name: example(kind.name) for kind in told},
            }
        },
    }


def example(name: str) -> dict[str, Any]:
    kind = kinds()[name]
    document = {
        "type": f"https://play.example.org/problems/{name}",
        "title": kind.title,
        "status": kind.status,
        "detail": kind.detail,
        "request_id": "4f1c2a9be0d7",
    }
    return {"value": document}


def expected(operation: Operation) -> set[str]:
    """What follows from the declaration, and what is declared besides."""
    names = {*operation.problems, *KEYS, "too-many-requests"}
    if operation.access.scope is not None:
        names |= {"not-signed-in", "scope-too-small"}
    if operation.access.table is not None:
        names |= {"other-table"}
    if operation.access.role != ANYONE.role:
        names |= {
            "role-too-small",
            "second-factor-needed",
            *(["proof-too-old"] if operation.access.grave else []),
        }
    if "<" in operation.path:
        names |= {"not-found"}
    if not operation.safe:
        names |= {"foreign-origin", "too-large", "malformed-request"}
        names |= {"key-for-another-request", "invalid-request", *(["key-in-use"] if operation.secret else [])}
        if operation.etag:
            names |= {"changed-meanwhile"}
    if operation.body is not None:
        names |= {"invalid-request", "unsupported-media-type"}
    if operation.query is not None:
        names |= {"invalid-request"}
    return names
