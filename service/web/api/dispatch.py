"""The steps around every operation of the API, in order: caller, rate limit, body and query, transaction, response."""

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache, lru_cache
from http import HTTPStatus
from typing import Any

import msgspec
from flask import Response, current_app, request
from marshmallow import RAISE, Schema, ValidationError
from sqlalchemy.orm import Session
from werkzeug.datastructures import MIMEAccept
from werkzeug.http import parse_accept_header

from service.platform.accounts.authenticate import Caller, record_key_use
from service.platform.deps import deps
from service.platform.language import reader_language
from service.platform.transaction import read_session, transaction
from service.platform.words import words
from service.web import PREFIX
from service.web.access import authorize_caller
from service.web.api import idempotency
from service.web.api.operation import JSON, Operation
from service.web.etag import check_if_match, make_etag
from service.web.prefer import APPLIED, REPRESENTATION, prefers_representation
from service.web.problems import Problem
from service.web.schemas.validation import translate_messages

REMEMBERED = 256


@dataclass(frozen=True)
class VersionedResponse:
    """A response whose version is known before it is built.

    A client that already has this version gets a 304, and nothing is built. For all others it is built once
    and cached. The version must differ wherever the response would, among all callers of one address.
    """

    version: str
    make: Callable[[], Any]


@dataclass(frozen=True)
class SharedResponse:
    """A response that is the same for everybody until its version changes.

    It is built once per process. Its ETag is the hash of its text.
    """

    version: str
    make: Callable[[], Any]


@dataclass(frozen=True)
class DeferredResponse:
    """The response to a change, built after the commit, so that no request waits for the database meanwhile.

    Only a response stored under an `Idempotency-Key` is built before, since it is committed with the change.
    """

    make: Callable[[], Any]
    representation: bool = False
    """True if it contains the new state because the caller preferred that."""
    refuses: bool = False
    """True if `make` raises a Problem. What the view wrote is committed first, such as a counted attempt."""


@dataclass(frozen=True)
class Call:
    """The argument of every view: the session, the time, the caller and the request data."""

    session: Session
    now: datetime
    caller: Caller | None
    body: dict[str, Any] = field(default_factory=dict)
    query: dict[str, Any] = field(default_factory=dict)
    representation: bool = False
    """True if the caller prefers the new state in the response."""
    key: str = ""
    """The idempotency key of the request or of the form, if it has one."""

    @property
    def player_id(self) -> int:
        """Return the caller's number. Use it only where the declared access requires a caller."""
        if self.caller is None:
            raise Problem("not-signed-in")
        return self.caller.player_id

    @property
    def viewer_id(self) -> int | None:
        """Return the caller's number, or None if nobody is signed in."""
        return self.caller.player_id if self.caller else None

    def must_match(self, schema: type[Schema], thing: object) -> None:
        """Refuse a change whose If-Match names another state than the present one."""
        check_if_match(request, make_etag(encode_json(get_schema(schema).dump(thing))))


def dispatch(operation: Operation, **path: Any) -> Response:
    """Handle one request to one operation."""
    now = deps().clock()
    caller = authorize_caller(operation.access, path)
    media = operation.response_media
    if media is not None and not is_media_accepted(request.headers.get("Accept", ""), media):
        raise Problem("not-acceptable")
    body, query = load_body(operation.body), load_query(operation.query)
    if caller is not None and caller.unseen:
        with transaction() as session:
            record_key_use(session, caller, now)
    if operation.safe:
        with read_session() as session:
            return run_safe(operation, path, Call(session, now, caller, body, query))
    wished = operation.represents and prefers_representation()
    with transaction() as session:
        key = idempotency.read_idempotency_key(request) or ""
        acted = run_unsafe(operation, path, Call(session, now, caller, body, query, wished, key))
    return acted if isinstance(acted, Response) else make_change_response(operation, acted, path)


@lru_cache(REMEMBERED)
def is_media_accepted(accepted: str, media: str) -> bool:
    """Parse an `Accept` header; cached, since each kind of client always sends the same value."""
    return not accepted or parse_accept_header(accepted, MIMEAccept).quality(media) > 0


def load_body(schema: type[Schema] | None) -> dict[str, Any]:
    """Return the body as loaded by the schema. Unknown fields are refused, not ignored."""
    if schema is None:
        return {}
    if not request.is_json:
        raise Problem("unsupported-media-type")
    try:
        sent = json.loads(request.get_data(), object_pairs_hook=make_object)
    except (ValueError, RecursionError) as error:  # no JSON, or endlessly nested brackets
        raise Problem("malformed-request") from error
    return load_data(schema, sent, "body")


def make_object(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object of a body. Parsers differ on which of two values counts, so neither does."""
    return make_unique(pairs, "body")


def make_unique(pairs: Sequence[tuple[str, Any]], place: str) -> dict[str, Any]:
    """Return a dict of the pairs. Refuse a key that occurs twice."""
    made = dict(pairs)
    if len(made) < len(pairs):
        said = words(reader_language()).say("field-twice")
        twice = {key: [said] for key, times in Counter(key for key, _ in pairs).items() if times > 1}
        raise Problem("invalid-request", {"errors": {place: twice}})
    return made


def load_query(schema: type[Schema] | None) -> dict[str, Any]:
    if schema is None:
        return {}
    if not request.args:
        return {**load_default_query(schema)}
    return load_data(schema, make_unique(list(request.args.items(multi=True)), "query"), "query")


@cache
def load_default_query(schema: type[Schema]) -> dict[str, Any]:
    """Return the defaults of an empty query string."""
    return load_data(schema, {}, "query")


def load_data(schema: type[Schema], sent: Any, place: str) -> dict[str, Any]:
    try:
        loaded: dict[str, Any] = get_schema(schema).load(sent)
    except ValidationError as error:
        raise Problem(
            "invalid-request", {"errors": {place: translate_messages(error.messages, reader_language())}}
        ) from error
    return loaded


def run_safe(operation: Operation, path: Mapping[str, Any], call: Call) -> Response:
    """Run a safe operation, which changes nothing. An unchanged response is answered with a 304."""
    given = operation(call, **path)
    if isinstance(given, Response):  # a stream, or a file other than JSON
        return given
    if isinstance(given, SharedResponse):
        text = get_cached_text(operation, given, f"{request.full_path} {reader_language()} {given.version}")
        return make_conditional_response(make_etag(text), lambda: make_json_response(operation, text))
    if isinstance(given, VersionedResponse):
        tag = make_etag(f"{request.full_path} {reader_language()} {given.version}".encode())
        return make_conditional_response(
            tag, lambda: make_json_response(operation, get_cached_text(operation, given, tag))
        )
    text = serialize_result(operation, given)
    return (
        make_conditional_response(make_etag(text), lambda: make_json_response(operation, text))
        if operation.etag
        else make_json_response(operation, text)
    )


def get_cached_text(operation: Operation, given: VersionedResponse | SharedResponse, key: str) -> bytes:
    shelf = deps().shelf
    text = shelf.get(key)
    if text is None:
        text = serialize_result(operation, given.make())
        shelf.put(key, text)
    return text


def make_conditional_response(tag: str, make: Callable[[], Response]) -> Response:
    known = tag in request.if_none_match
    response = Response(status=HTTPStatus.NOT_MODIFIED) if known else make()
    response.set_etag(tag)
    return response


def run_unsafe(operation: Operation, path: Mapping[str, Any], call: Call) -> Any:
    """Run an unsafe operation, once per Idempotency-Key.

    Return the response, or the view's `DeferredResponse` if the request has no key.
    """
    if not call.key:
        given = operation(call, **path)
        return given if isinstance(given, DeferredResponse) else make_change_response(operation, given, path)
    held = idempotency.StoredResponse(
        call.session, call.viewer_id, call.key, idempotency.hash_request(request)
    )
    before = held.begin(call.now)
    if before is not None:
        again = make_json_response(operation, before.encode(), **path)
        again.headers[idempotency.REPLAYED] = "true"
        return again
    given = operation(call, **path)
    if isinstance(given, DeferredResponse) and given.refuses:
        held.keep(None)
        return given
    changed = make_change_response(operation, given, path)
    held.keep(None if operation.secret else changed.get_data(as_text=True))
    return changed


def make_change_response(operation: Operation, given: Any, path: Mapping[str, Any]) -> Response:
    """Return the response to a change, with `Preference-Applied` if a preference was applied."""
    later = given if isinstance(given, DeferredResponse) else None
    changed = make_json_response(
        operation, serialize_result(operation, later.make() if later else given), **path
    )
    if later and later.representation:
        changed.headers[APPLIED] = REPRESENTATION
    return changed


def serialize_result(operation: Operation, given: Any) -> bytes:
    """Return the view's result as JSON. For a list the view returns a Page of the declared items."""
    if operation.gives is None:
        return b""
    if operation.plain:
        return encode_json(given)
    schema = get_schema(operation.gives)
    if operation.many:
        return encode_json({"items": schema.dump(given.items, many=True), "next": given.next})
    return encode_json(schema.dump(given))


@cache
def get_schema(schema: type[Schema]) -> Schema:
    """Return the cached instance of a schema.

    An instance keeps no state between loads and dumps, and creating one costs more than using it.
    """
    return schema(unknown=RAISE)


def encode_json(data: Any) -> bytes:
    return msgspec.json.encode(data)


def make_json_response(operation: Operation, text: bytes, **path: Any) -> Response:
    response = current_app.response_class(text, status=operation.status, mimetype=JSON if text else None)
    if operation.location is not None:
        response.location = PREFIX + operation.location.format(**path, **json.loads(text))
    return response
