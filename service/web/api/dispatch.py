"""What happens around every view, in this order: who calls, how often, what is sent, the transaction, the answer."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec
from flask import Response, current_app, request
from marshmallow import RAISE, Schema, ValidationError
from sqlalchemy.orm import Session

from service.platform.accounts.authenticate import Caller, note_use
from service.platform.deps import deps
from service.platform.language import reader_language
from service.platform.transaction import reading, transaction
from service.web import PREFIX
from service.web.access import admit
from service.web.api import idempotency
from service.web.api.operation import Operation
from service.web.etag import match, tag_of
from service.web.prefer import APPLIED, REPRESENTATION, prefers_representation
from service.web.problems import Problem
from service.web.schemas.validation import translated

JSON = "application/json"


@dataclass(frozen=True)
class Versioned:
    """An answer whose version is known before it is made: for whoever has it already it is not made at all, for others once.

    The version must differ wherever the answer would, for whoever may ask for it under one address.
    """

    version: str
    make: Callable[[], Any]


@dataclass(frozen=True)
class SameForAll:
    """An answer that is the same for everybody until its version changes: made once in a process, and known by its text."""

    version: str
    make: Callable[[], Any]


@dataclass(frozen=True)
class MadeAfterCommit:
    """What a change answers, made once the change stands: nobody waits for the database meanwhile.

    Only an answer that is kept under an `Idempotency-Key` is made before, since it stands or falls with the change.
    """

    make: Callable[[], Any]
    representation: bool = False
    """Whether it brings the new state because that was preferred."""


@dataclass(frozen=True)
class Call:
    """What a view is given."""

    session: Session
    now: datetime
    caller: Caller | None
    body: dict[str, Any] = field(default_factory=dict)
    query: dict[str, Any] = field(default_factory=dict)
    representation: bool = False
    """Whether the caller would like the new state with the answer."""

    @property
    def player_id(self) -> int:
        """The caller's number; only where the declared access lets nobody in without one."""
        if self.caller is None:
            raise Problem("not-signed-in")
        return self.caller.player_id

    def must_match(self, schema: type[Schema], thing: object) -> None:
        """For changes: an If-Match that names another state than the present one is refused."""
        match(request, tag_of(dumped(made(schema).dump(thing))))


def dispatch(operation: Operation, view: Callable[..., Any], path: Mapping[str, Any]) -> Response:
    """One request to one operation."""
    now = deps().clock()
    caller = admit(operation.access, path)
    body, query = body_of(operation.body), query_of(operation.query)
    if caller is not None and caller.unseen:
        with transaction() as session:
            note_use(session, caller, now)
    if operation.safe:
        with reading() as session:
            return look(operation, view, path, Call(session, now, caller, body, query))
    wished = operation.represents and prefers_representation()
    with transaction() as session:
        acted = act(operation, view, path, Call(session, now, caller, body, query, wished))
    return acted if isinstance(acted, Response) else answer_to_change(operation, acted, path)


def body_of(schema: type[Schema] | None) -> dict[str, Any]:
    """The body as the schema loads it; what the schema does not know is refused, not ignored."""
    if schema is None:
        return {}
    if not request.is_json:
        raise Problem("unsupported-media-type")
    try:
        sent = request.get_json()
    except RecursionError as error:  # brackets without end
        raise Problem("malformed-request") from error
    return load(schema, sent, "body")


def query_of(schema: type[Schema] | None) -> dict[str, Any]:
    if schema is None:
        return {}
    return load(schema, request.args.to_dict(), "query") if request.args else {**unasked(schema)}


@cache
def unasked(schema: type[Schema]) -> dict[str, Any]:
    """What a query means that says nothing."""
    return load(schema, {}, "query")


def load(schema: type[Schema], sent: Any, place: str) -> dict[str, Any]:
    try:
        loaded: dict[str, Any] = made(schema).load(sent)
    except ValidationError as error:
        raise Problem(
            "invalid-request", {"errors": {place: translated(error.messages, reader_language())}}
        ) from error
    return loaded


def look(operation: Operation, view: Callable[..., Any], path: Mapping[str, Any], call: Call) -> Response:
    """A safe operation: nothing is changed, and what is unchanged need not be sent."""
    given = view(call, **path)
    if isinstance(given, Response):  # a stream, or a file that is no JSON
        return given
    if isinstance(given, SameForAll):
        text = ready(operation, given, f"{request.full_path} {reader_language()} {given.version}")
        return tagged(tag_of(text), lambda: answer(operation, text))
    if isinstance(given, Versioned):
        tag = tag_of(f"{request.full_path} {reader_language()} {given.version}".encode())
        return tagged(tag, lambda: answer(operation, ready(operation, given, tag)))
    text = result(operation, given)
    return (
        tagged(tag_of(text), lambda: answer(operation, text)) if operation.etag else answer(operation, text)
    )


def ready(operation: Operation, given: Versioned | SameForAll, key: str) -> bytes:
    shelf = deps().shelf
    text = shelf.get(key)
    if text is None:
        text = result(operation, given.make())
        shelf.put(key, text)
    return text


def tagged(tag: str, make: Callable[[], Response]) -> Response:
    known = tag in request.if_none_match
    response = Response(status=HTTPStatus.NOT_MODIFIED) if known else make()
    response.set_etag(tag)
    return response


def act(operation: Operation, view: Callable[..., Any], path: Mapping[str, Any], call: Call) -> Any:
    """An unsafe operation, once per Idempotency-Key; what the view gives where there is none, else the whole answer."""
    key = idempotency.key_of(request)
    if key is None:
        given = view(call, **path)
        return given if isinstance(given, MadeAfterCommit) else answer_to_change(operation, given, path)
    who = call.caller.player_id if call.caller else None
    held = idempotency.StoredAnswer(call.session, who, key, idempotency.fingerprint(request))
    before = held.begin(call.now)
    if before is not None:
        again = answer(operation, before.encode(), **path)
        again.headers[idempotency.REPLAYED] = "true"
        return again
    given = view(call, **path)
    changed = answer_to_change(operation, given, path)
    held.keep(None if operation.secret else changed.get_data(as_text=True))
    return changed


def answer_to_change(operation: Operation, given: Any, path: Mapping[str, Any]) -> Response:
    """With the preference that was applied, if one was."""
    later = given if isinstance(given, MadeAfterCommit) else None
    changed = answer(operation, result(operation, later.make() if later else given), **path)
    if later and later.representation:
        changed.headers[APPLIED] = REPRESENTATION
    return changed


def result(operation: Operation, given: Any) -> bytes:
    """What the view returned, as text on the wire; a Page is a page of what the operation gives."""
    if operation.gives is None:
        return b""
    schema = made(operation.gives)
    if operation.many:
        return dumped({"items": schema.dump(given.items, many=True), "next": given.next})
    return dumped(schema.dump(given))


@cache
def made(schema: type[Schema]) -> Schema:
    """A schema's instance: it keeps nothing of what it dumps or loads, and making one costs more than using it."""
    return schema(unknown=RAISE)


def dumped(data: Any) -> bytes:
    return msgspec.json.encode(data)


def answer(operation: Operation, text: bytes, **path: Any) -> Response:
    response = current_app.response_class(text, status=operation.status, mimetype=JSON if text else None)
    if operation.location is not None:
        response.location = PREFIX + operation.location.format(**path, **json.loads(text))
    return response
