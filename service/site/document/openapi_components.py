"""Components that operations share: headers, parameters, problems, stream messages and webhooks."""

from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

from service.platform.accounts.models import Scope
from service.platform.words import LANGUAGES
from service.play.games.shapes import PLACE, component_ref
from service.play.messages.notice import NoticeKind
from service.play.messages.notify_programs import PING
from service.play.tables.models import TableState
from service.programs.oauth.grants_api import AUTHORIZE, TOKEN
from service.web.api.idempotency import HEADER as IDEMPOTENCY_KEY
from service.web.api.idempotency import REPLAYED
from service.web.api.openapi_operation import (
    PROBLEMS,
    TEXT,
    group_problems_by_status,
    problem_response_name,
)
from service.web.api.operation import Operation
from service.web.prefer import HEADER as PREFER
from service.web.prefer import REPRESENTATION
from service.web.problems import PROBLEM_JSON, load_problem_kinds

NUMBER = {"type": "integer"}
SHOWN = ("question-closed", "unreadable-move", "unknown-key", "not-found", "invalid-request")
"""The problems that are the examples of their statuses. Otherwise it is the first."""
SCOPES_TOLD = {
    Scope.READ: "See what the player sees, but for addresses and letters.",
    Scope.PLAY: "The same; and play, speak, open tables and invite in their name.",
}
HEADERS = {
    "Limit": {"description": "The number of requests allowed in this time window.", "schema": NUMBER},
    "Remaining": {"description": "The number of requests left in this time window.", "schema": NUMBER},
    "Reset": {"description": "The end of the time window, in seconds since 1970.", "schema": NUMBER},
    "RetryAfter": {"description": "The seconds to wait before the next request.", "schema": NUMBER},
    "PreferenceApplied": {
        "description": "The preference that the server applied.",
        "schema": {"type": "string", "const": REPRESENTATION},
    },
    "Location": {"description": "The address of the new resource.", "schema": TEXT},
    "Deprecation": {
        "description": "The time of the deprecation, as `@` and seconds since 1970.",
        "schema": TEXT,
    },
    "Sunset": {"description": "The date after which it may be gone, as an HTTP date.", "schema": TEXT},
    "ETag": {
        "description": "The version of this state. Send it as `If-None-Match` or `If-Match`.",
        "schema": TEXT,
    },
}


def make_header(name: str, description: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"in": "header", "name": name, "required": False, "description": description, "schema": schema}


PARAMETERS = {
    "Language": make_header(
        "Accept-Language",
        f"The language of sentences for callers without an account: one of {', '.join(LANGUAGES)}. "
        "Players get the language of their profile.",
        TEXT,
    ),
    "IdempotencyKey": make_header(
        IDEMPOTENCY_KEY,
        "The same request with the same key is done once. "
        f"A repeated one gets the same answer, with `{REPLAYED}: true`.",
        {"type": "string", "pattern": "^[!-~]{1,128}$"},
    ),
    "Prefer": make_header(PREFER, f"`{REPRESENTATION}` returns the new state.", TEXT),
    "IfMatch": make_header("If-Match", "Refuse the change if the state has changed meanwhile.", TEXT),
    "IfNoneMatch": make_header(
        "If-None-Match", "The known `ETag`. The answer is 304 if nothing has changed.", TEXT
    ),
    "LastEventId": make_header(
        "Last-Event-ID", "The id of the last message. The stream sends all later ones.", TEXT
    ),
}


def security_schemes(house: str) -> dict[str, Any]:
    """Return the security schemes. Third-party programs use the authorization code flow with PKCE."""
    flow = {
        "authorizationUrl": house + AUTHORIZE,
        "tokenUrl": house + TOKEN,
        "refreshUrl": house + TOKEN,
        "scopes": {scope.value: told for scope, told in SCOPES_TOLD.items()},
    }
    return {
        "token": {
            "type": "http",
            "scheme": "bearer",
            "description": "A personal token, or the secret of a session.",
        },
        "session": {"type": "apiKey", "in": "cookie", "name": "procaccio"},
        "oauth": {
            "type": "oauth2",
            "description": (
                "The permission of a player for another person's program. The program has no "
                "secret and uses PKCE with S256."
            ),
            "flows": {"authorizationCode": flow},
        },
    }


def make_response_components(operations: list[Operation]) -> dict[str, Any]:
    """Return the responses that operations share: one for each status of their problems."""
    return {
        "Unchanged": {"description": "The state still has the `ETag` that was sent."},
        **{
            problem_response_name(status): describe_problem_response(names)
            for status, names in sorted(group_problems_by_status(operations).items())
        },
    }


def describe_problem_response(names: list[str]) -> dict[str, Any]:
    """Return a response for the problems of one status. An operation's own ones are in its `x-problems`."""
    shown = next((name for name in names if name in SHOWN), names[0])
    known = ", ".join(f"`{name}`" for name in names)
    status = load_problem_kinds()[shown].status
    waits = {"headers": {"Retry-After": {"$ref": "#/components/headers/RetryAfter"}}}
    return {
        "description": f"A problem. The last part of its `type` is its name: {known}.",
        PROBLEMS: names,
        **(waits if status == HTTPStatus.TOO_MANY_REQUESTS else {}),
        "content": {
            PROBLEM_JSON: {"schema": component_ref("Problem"), "example": make_problem_example(shown)}
        },
    }


def make_problem_example(name: str) -> dict[str, Any]:
    kind = load_problem_kinds()[name]
    return {
        "type": f"https://play.example.org/problems/{name}",
        "title": kind.title,
        "status": kind.status,
        "detail": kind.detail,
        "request_id": "4f1c2a9be0d7",
    }


# --- streams


def make_stream_schemas() -> dict[str, Any]:
    """Return the schemas of stream messages: server-sent events with JSON `data` of the named schema."""
    onlookers = {
        "table": component_ref("TableStands"),
        "events": component_ref("Events"),
        "rewound": make_object_schema({"count": NUMBER}),
    }
    seat = onlookers | {
        "talk": make_object_schema({"lines": make_array_schema(component_ref("Said"))}),
        "question": make_object_schema(
            {"question": {"anyOf": [component_ref("AskedQuestion"), {"type": "null"}]}}
        ),
    }
    since = {**TEXT, "format": "date-time"}
    mine: dict[str, dict[str, Any]] = {
        "waiting": {"table": NUMBER, "seat": NUMBER, "question": NUMBER, "since": since},
        "tables": {
            "table": NUMBER,
            "state": {**TEXT, "enum": list(TableState)},
            "revision": NUMBER,
            "count": NUMBER,
        },
        "talk": {"table": NUMBER, "unread": NUMBER},
        "invited": {"table": NUMBER},
    }
    items = {kind: make_object_schema(item) for kind, item in mine.items()}
    items["waiting"]["properties"]["asked"] = component_ref("Question")  # if `questions` was requested
    lists = {"waits": make_object_schema({"items": make_array_schema(component_ref("Waiting"))})}
    lists |= {kind: make_object_schema({"items": make_array_schema(item)}) for kind, item in items.items()}
    return {
        "TableStands": make_object_schema(
            {
                "id": NUMBER,
                "state": TEXT,
                "revision": NUMBER,
                "count": NUMBER,
                "waiting": make_array_schema(NUMBER),
            }
        ),
        **{message_name("Seat", kind): make_message_schema(kind, data) for kind, data in seat.items()},
        **{message_name("My", kind): make_message_schema(kind, data) for kind, data in lists.items()},
        "TableMessage": make_any_message_schema("Seat", onlookers),
        "SeatMessage": make_any_message_schema("Seat", seat),
        "MyMessage": make_any_message_schema("My", lists),
    }


def message_name(stream: str, kind: str) -> str:
    return f"{stream}{kind.title()}Message"


def make_message_schema(kind: str, data: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of one stream message. Its data are JSON in a string."""
    told = {**TEXT, "contentMediaType": "application/json", "contentSchema": data}
    return make_object_schema({"event": {**TEXT, "enum": [kind]}, "id": TEXT, "data": told})


def make_any_message_schema(stream: str, kinds: Iterable[str]) -> dict[str, Any]:
    """Return the schema of any message of a stream, distinguished by its kind."""
    mapping = {kind: PLACE + message_name(stream, kind) for kind in kinds}
    return {
        "description": "A server-sent event of the stream.",
        "oneOf": [{"$ref": place} for place in mapping.values()],
        "discriminator": {"propertyName": "event", "mapping": mapping},
    }


def make_object_schema(properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(properties)}


def make_array_schema(items: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": items}


# --- webhooks

CALLS = {
    NoticeKind.TURN: ("Report that I owe a new answer", ("table", "seat", "question")),
    NoticeKind.FINISHED: ("Report that a table of mine is over", ("table", "seat")),
    NoticeKind.TALK: ("Report a new message that I may read", ("table", "seat", "line")),
    NoticeKind.INVITATION: ("Report that I am invited to a table", ("table",)),
    NoticeKind.CONTEST: ("Report news of a contest or league of mine", ("contest",)),
    PING: ("Test the hook", ()),
}
SIGNED = {
    "id": "The id of the call. Every try has the same one.",
    "timestamp": "The time of this try, in seconds since 1970.",
    "signature": "The signature, as in the Standard Webhooks specification.",
}
PARAMETERS |= {
    f"hook-{name}": make_header(f"webhook-{name}", told, TEXT) | {"required": True}
    for name, told in SIGNED.items()
}


def describe_webhooks() -> dict[str, Any]:
    """Return the webhook calls. Each contains ids, and links to more data."""
    return {kind: {"post": describe_webhook(kind, about, ids)} for kind, (about, ids) in CALLS.items()}


def describe_webhook(kind: str, about: str, ids: tuple[str, ...]) -> dict[str, Any]:
    links: dict[str, Any] = {
        name: {**TEXT, "format": "uri"} for name in ("table", "question", "contest") if name in ids
    }
    if "table" in ids:
        links["page"] = {**TEXT, "format": "uri", "description": "The table, for a person in a browser."}
    data = make_object_schema({**dict.fromkeys(ids, NUMBER), "links": make_object_schema(links)})
    data["properties"]["player"] = NUMBER | {"description": "Of a program's hook: the player told about."}
    body = make_object_schema(
        {
            "type": {"type": "string", "enum": [kind]},
            "timestamp": {**TEXT, "format": "date-time"},
            "data": data,
        }
    )
    return {
        "operationId": f"hook_{kind}",
        "summary": f"{about}.",
        "description": (
            "The server calls the address of my hook. Fetch the details with a key. Check the signature as in "
            "Standard Webhooks, answer within ten seconds, and ignore a `webhook-id` that you know. A question "
            "is identified by table, seat and number."
        ),
        "tags": ["hooks"],
        "parameters": [{"$ref": f"#/components/parameters/hook-{name}"} for name in SIGNED],
        "requestBody": {"required": True, "content": {"application/json": {"schema": body}}},
        "responses": {
            "2XX": {"description": "The call was received."},
            "410": {"description": "The receiver is gone. The server switches the hook off."},
            "4XX": {
                "description": "The call failed, as with 3XX and 5XX. The server tries again for two hours."
            },
        },
    }
