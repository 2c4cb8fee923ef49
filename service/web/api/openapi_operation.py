"""The OpenAPI entry of an operation, built from its declaration."""

from collections.abc import Iterable
from functools import cache
from http import HTTPStatus
from inspect import cleandoc
from typing import Any

from marshmallow import Schema, fields

from service.platform.accounts.authenticate import IN_PERSON
from service.platform.accounts.models import Scope
from service.web.access import ANYONE, PLAY, READ, Access
from service.web.api.operation import JSON, Operation
from service.web.problems import load_problem_kinds

Security = list[dict[str, list[str]]]
KEYS_OF_ONES_OWN: Security = [{"token": []}, {"session": []}]
PROGRAMS_MAY = frozenset({Scope.READ, Scope.PLAY})
"""The scopes that players can grant to third-party programs."""
STREAM = "text/event-stream"
TEXT = {"type": "string"}
KEYS = ("unknown-key", "expired-key", "revoked-key", "shut-out")
RATE_HEADERS = {
    f"X-RateLimit-{name}": {"$ref": f"#/components/headers/{name}"}
    for name in ("Limit", "Remaining", "Reset")
}
PROBLEMS = "x-problems"
"""The extension with the names of an operation's own problems. Those of a shared response are under it too."""


def describe_operation(operation: Operation) -> dict[str, Any]:
    """Return the whole entry of an operation."""
    summary, _, rest = cleandoc(operation.doc).partition("\n")
    entry: dict[str, Any] = {
        "operationId": operation.name,
        "summary": summary.strip(),
        "description": " ".join(
            [
                *rest.split(),
                describe_callers(operation),
                *describe_deprecation(operation),
            ]
        ),
        "responses": {
            str(operation.status): make_success_response(operation),
            **{
                str(status): {"$ref": f"#/components/responses/{problem_response_name(status)}"}
                for status in sorted(group_problems_by_status([operation]))
            },
        },
        "parameters": list(list_parameters(operation)),
    }
    if get_security_schemes(operation.access) != SECURITY:
        entry["security"] = get_security_schemes(operation.access)
    if operation.deprecated is not None:
        entry["deprecated"] = True
    if operation.problems:
        entry[PROBLEMS] = sorted({*operation.problems})
    if operation.body is not None:
        content = {"schema": operation.body(), "example": operation.send}
        entry["requestBody"] = {"required": True, "content": {JSON: content}}
    if operation.safe and operation.etag:
        entry["responses"]["304"] = {"$ref": "#/components/responses/Unchanged"}
    return entry


def get_security_schemes(access: Access) -> Security:
    """Return the security schemes: none, the player's own keys, or the OAuth grant of a program."""
    if access == ANYONE:
        return [{}, *get_security_schemes(READ)]
    if access.scope not in PROGRAMS_MAY or access.own:
        return KEYS_OF_ONES_OWN
    return [*KEYS_OF_ONES_OWN, {"oauth": [str(access.scope)]}]


SECURITY = get_security_schemes(PLAY)
"""The default of the whole document, which applies to most operations."""


def describe_callers(operation: Operation) -> str:
    """Describe the callers that may use the operation."""
    access = operation.access
    if access == ANYONE:
        return "Open to everybody."
    if access.role != ANYONE.role:
        return f"Needs the role `{access.role.value}`, and a session or a key of the scope `{access.scope}`."
    if access.scope == IN_PERSON:
        return "Needs a session. A personal token is not enough."
    alone = ". OAuth is not accepted" if access.own else ""
    if access.table:
        return f"Needs a session, a `{access.scope}` key or the seat's key{alone}."
    return f"Needs a session or a `{access.scope}` key{alone}."


def describe_deprecation(operation: Operation) -> list[str]:
    """Return the deprecation notice, if the operation is deprecated."""
    return [] if operation.deprecated is None else [str(operation.deprecated)]


def list_parameters(operation: Operation) -> list[Any]:
    found: list[Any] = [] if operation.query is None else [{"in": "query", "schema": operation.query()}]
    if not operation.safe:
        found.append("IdempotencyKey")
    if operation.represents:
        found.append("Prefer")
    if operation.media == STREAM:
        found.append("LastEventId")
    if operation.etag:
        found.append("IfNoneMatch" if operation.safe else "IfMatch")
    return found


def make_success_response(operation: Operation) -> dict[str, Any]:
    told: dict[str, Any] = {"description": HTTPStatus(operation.status).phrase, "headers": dict(RATE_HEADERS)}
    if operation.gives is not None:
        schema = make_page_schema(operation.gives) if operation.many else operation.gives
        told["content"] = {JSON: {"schema": schema(), "example": operation.example}}
    if operation.media is not None:
        sent = {"$ref": f"#/components/schemas/{operation.streams}"} if operation.streams else TEXT
        told["content"] = {operation.media: {"schema": sent, "example": operation.example}}
    if operation.represents:
        told["headers"]["Preference-Applied"] = {"$ref": "#/components/headers/PreferenceApplied"}
    if operation.location is not None:
        told["headers"]["Location"] = {"$ref": "#/components/headers/Location"}
    if operation.deprecated is not None:
        told["headers"] |= {
            name: {"$ref": f"#/components/headers/{name}"} for name in ("Deprecation", "Sunset")
        }
    if operation.safe and operation.etag:
        told["headers"]["ETag"] = {"$ref": "#/components/headers/ETag"}
    return told


@cache
def make_page_schema(item: type[Schema]) -> type[Schema]:
    """Return the schema for one page of a list."""
    name = item.__name__.removesuffix("Schema") + "PageSchema"
    parts: dict[str, fields.Field[Any]] = {
        "items": fields.List(fields.Nested(item), required=True),
        "next": fields.String(required=True, allow_none=True),
    }
    return Schema.from_dict(parts, name=name)


def problem_response_name(status: int) -> str:
    """Return the name of the response that all operations share for a status."""
    return f"Problem{status}"


def group_problems_by_status(operations: Iterable[Operation]) -> dict[int, list[str]]:
    """Return the names of the possible problems of operations, by status."""
    kinds = load_problem_kinds()
    found: dict[int, list[str]] = {}
    for name in sorted({name for operation in operations for name in list_possible_problems(operation)}):
        found.setdefault(kinds[name].status, []).append(name)
    return found


def list_possible_problems(operation: Operation) -> set[str]:
    """Return the possible problems: those that follow from the declaration, and those declared explicitly."""
    names = {*operation.problems, *list_access_problems(operation.access), "too-many-requests"}
    if "<" in operation.path:
        names |= {"not-found"}
    if operation.response_media is not None:
        names |= {"not-acceptable"}
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


def list_access_problems(access: Access) -> set[str]:
    names = {*KEYS}
    if access.scope is not None:
        names |= {"not-signed-in"}
        names |= {"session-needed", "not-for-programs"} if access.scope == IN_PERSON else {"scope-too-small"}
    if access.table is not None:
        names |= {"other-table"}
    if access.own:
        names |= {"not-for-programs"}
    if access.role != ANYONE.role:
        names |= {
            "role-too-small",
            "second-factor-needed",
            *(["proof-too-old"] if access.grave else []),
        }
    return names
