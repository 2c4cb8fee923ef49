"""The access matrix at real tables: every operation on a table against everybody who may stand around it.

Whom an operation is for follows from its path, where it names a seat; the others are listed here. A new operation on a
table that is in neither place fails.
"""

from dataclasses import dataclass

import pytest

from service.app.resources import RESOURCES
from service.platform.accounts.models import Role, Scope
from service.web import PREFIX
from tests.parts.people import Person

OPERATIONS = {
    operation.name: operation
    for resource in RESOURCES
    for operation in resource.operations
    if "<id:table>" in operation.path
}
HELD = "/seats/<int:seat>"
FOR_LOOKERS = {
    "get_table",
    "get_lesson",
    "get_view",
    "list_components",
    "list_events",
    "get_table_rules",
    "get_table_edition",
    "export_record",
    "stream_table",
    "get_health",
    "get_table_ratings",
    "list_tenures",
    "get_coach",
}
FOR_SEATED = {
    "set_ready",
    "end_absence_at_table",
    "resign_seat",
    "list_motions",
    "create_motion",
    "vote_on_motion",
    "create_invitation",
    "list_invitations",
    "create_rematch",
    "get_table_mail_settings",
    "update_table_mail_settings",
    "report_presence",
    "request_coach",
    "request_closer_look",
    "answer_circle_call",
}
FOR_HOST = {
    "call_circle",
    "add_bot",
    "cancel_table",
    "start_table",
    "create_table_link",
    "get_table_link",
    "delete_invitation",
}
FOR_COMERS = {"take_seat", "take_over_seat"}
CALLERS = ("nobody", "stranger", "moderator", "other seat", "right seat", "right seat's token", "other table")
KEYS = ("expired", "revoked", "read", "other seat's token")
SENT_AWAY = {
    (401, "not-signed-in"),
    (403, "not-your-seat"),
    (403, "not-at-this-table"),
    (403, "other-table"),
    (403, "scope-too-small"),
    (403, "not-invited"),
    (404, "not-found"),
}


@dataclass(frozen=True)
class At:
    table: int
    motion: int
    circle: int
    anna: Person
    bob: Person


@pytest.fixture
def private(client, person, begin):
    """A private table of a circle, at play, with a motion to vote on and an invitation, Anna, its host, and Bob."""
    return begin("a private table", lambda: opened(client, person))


def opened(client, person) -> At:
    anna, bob = person("anna"), person("bob")
    circle = client.post(f"{PREFIX}/circles", json={"name": "Thursdays"}, headers=anna.keys).json["id"]
    asked = client.get(f"{PREFIX}/circles/{circle}/link", headers=anna.keys).json["secret"]
    client.post(f"{PREFIX}/circle-joins", json={"secret": asked}, headers=bob.keys)
    wish = {"game": "pebbles", "seats": 2, "visibility": "private", "joining": "link", "circle": circle}
    number = client.post(f"{PREFIX}/tables", json=wish, headers=anna.keys).json["id"]
    secret = client.put(f"{PREFIX}/tables/{number}/link", headers=anna.keys).json["secret"]
    client.post(f"{PREFIX}/tables/{number}/invitations", json={"email": "eva@example.org"}, headers=anna.keys)
    joined = client.post(f"{PREFIX}/joins", json={"secret": secret}, headers=bob.keys)
    assert joined.json["state"] == "running"
    asked = client.post(f"{PREFIX}/tables/{number}/motions", json={"kind": "abandon"}, headers=bob.keys)
    return At(number, asked.json["id"], circle, anna, bob)


@pytest.fixture
def headers(client, private, person, token, clock):
    """The headers by which somebody calls."""
    table, bob = private.table, private.bob

    def expired() -> dict[str, str]:
        keys = token(bob, Scope.PLAY, days=1)
        clock.tick(days=2)
        return keys

    def revoked() -> dict[str, str]:
        keys = token(bob, Scope.PLAY)
        last = client.get(f"{PREFIX}/me/tokens", headers=bob.keys).json["items"][0]["id"]
        client.delete(f"{PREFIX}/me/tokens/{last}", headers=bob.keys)
        return keys

    makers = {
        "nobody": dict,
        "stranger": lambda: person("zoe").keys,
        "moderator": lambda: person("mo", Role.MODERATOR).keys,
        "other seat": lambda: private.anna.keys,
        "right seat": lambda: bob.keys,
        "right seat's token": lambda: token(bob, Scope.SEAT, seat=(table, 1)),
        "other seat's token": lambda: token(bob, Scope.SEAT, seat=(table, 0)),
        "other table": lambda: token(bob, Scope.SEAT, seat=(table + 1, 1)),
        "read": lambda: token(bob, Scope.READ),
        "expired": expired,
        "revoked": revoked,
    }
    return lambda who: makers[who]()


def call(client, operation, at: At, headers):
    parts = {
        "<id:table>": at.table,
        "<id:circle>": at.circle,
        "<int:seat>": 1,
        "<id:motion>": at.motion,
        "<id:plan>": 1,
        "<id:number>": 1,
    }
    path = operation.path
    for name, value in parts.items():
        path = path.replace(name, str(value))
    body = {} if operation.body is None else {"json": operation.send}
    return client.open(PREFIX + path, method=operation.method, headers=headers, **body)


def told(answer) -> tuple[int, str]:
    kind = answer.json["type"].rpartition("/")[2] if answer.status_code >= 400 else ""
    return answer.status_code, kind


def let_in(name: str, who: str) -> bool:
    """Whether this caller gets past the door of a private table; what he finds behind it is the operation's affair."""
    operation, token = OPERATIONS[name], who == "right seat's token"
    if who in {"nobody", "stranger", "moderator", "other table"}:
        return False
    if name in FOR_HOST:
        return who == "other seat"  # seat 0 is the host's
    if HELD in operation.path:
        return who != "other seat" or name == "leave_seat"  # the host may free a seat
    return not token or operation.access.table is not None or name in FOR_LOOKERS


def test_every_operation_on_a_table_says_whom_it_is_for():
    listed = FOR_LOOKERS | FOR_SEATED | FOR_HOST | FOR_COMERS
    assert {name for name, operation in OPERATIONS.items() if HELD not in operation.path} == listed


@pytest.mark.parametrize("who", CALLERS)
@pytest.mark.parametrize("name", OPERATIONS)
def test_only_whom_it_is_for_comes_in(client, private, headers, name, who):
    answer = told(call(client, OPERATIONS[name], private, headers(who)))
    assert (answer not in SENT_AWAY) is let_in(name, who), answer


@pytest.mark.parametrize("who", KEYS)
@pytest.mark.parametrize("name", OPERATIONS)
def test_a_key_opens_no_more_than_it_says(client, private, headers, name, who):
    operation = OPERATIONS[name]
    answer = told(call(client, operation, private, headers(who)))
    if who in {"expired", "revoked"}:
        assert answer == (401, f"{who}-key")
    elif operation.access.scope == Scope.PLAY and (who == "read" or operation.access.table is None):
        assert answer == (403, "scope-too-small")
    elif who == "other seat's token" and HELD in operation.path:
        assert answer == (403, "not-your-seat")


def test_a_stranger_sees_what_is_public_and_nothing_else(client, seated, person):
    at, stranger = seated("pebbles", 2), person("zoe").keys
    for name, operation in OPERATIONS.items():
        answer = told(call(client, operation, At(at.number, 1, 1, None, None), stranger))
        if HELD in operation.path:
            assert answer in SENT_AWAY, name
        elif name in FOR_LOOKERS:
            assert answer not in SENT_AWAY, name
