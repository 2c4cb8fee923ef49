"""The access matrix: every operation against every kind of caller, laid out from the routes themselves.

A new operation without an example body or path below fails here, and so does one whose answer to any kind of caller
is not what its declared access says.
"""

from itertools import count

import pytest

from service.app.resources import RESOURCES
from service.platform.accounts.authenticate import IN_PERSON
from service.platform.accounts.models import RANK, Role, Scope
from service.web import PREFIX

OPERATIONS = {operation.name: operation for resource in RESOURCES for operation in resource.operations}
PATHS = {  # nobody's: what passes the door finds nothing
    "<id:number>": "999999",
    "<id:table>": "999999",
    "<id:motion>": "999999",
    "<id:contest>": "999999",
    "<id:league>": "999999",
    "<id:circle>": "999999",
    "<id:player>": "999999",
    "<id:plan>": "999999",
    "<string:secret>": "pro_de_nothing",
    "<id:delivery>": "999999",
    "<int:seat>": "0",
    "<string:game>": "pebbles",
    "<string:edition>": "river",
}
KEYS = (
    "nobody",
    "unknown",
    "expired",
    "revoked",
    "read",
    "play",
    "seat",
    "desk",
    "session",
    "program read",
    "program play",
    "host",
    "host desk",
    "moderator",
    "moderator desk",
    "moderator proved",
    "host proved",
)


WAY_IN = (0, None)


def admitted(access, key: str) -> tuple[int, str | None]:
    """What the declaration promises this kind of caller: a way in, or status and problem."""
    if key in {"unknown", "expired", "revoked"}:
        return 401, f"{key}-key"
    if access.scope is None:
        return WAY_IN
    if key == "nobody":
        return 401, "not-signed-in"
    if access.scope not in grants(key):
        return 403, unmet(access, key)
    if access.own and key.startswith("program"):
        return 403, "not-for-programs"
    if RANK.index(role(key)) < RANK.index(access.role):
        return 403, "role-too-small"
    if access.role != Role.PLAYER and not key.endswith("proved"):
        return unproved(access, key)
    if key == "seat":
        return (403, "scope-too-small") if access.table is None else (403, "other-table")
    return WAY_IN


def unmet(access, key: str) -> str:
    if access.scope != IN_PERSON:
        return "scope-too-small"
    return "not-for-programs" if key.startswith("program") else "session-needed"


def unproved(access, key: str) -> tuple[int, str | None]:
    """The desk without a second factor proved just now; its tokens were made in a session that had one."""
    if access.grave:
        return 403, "proof-too-old"
    return WAY_IN if key.endswith("desk") else (403, "second-factor-needed")


def grants(key: str) -> set[str]:
    by_key = {"read": {Scope.READ}, "play": {Scope.READ, Scope.PLAY}, "seat": {Scope.READ, Scope.PLAY}}
    if key.endswith("desk"):
        return {Scope.READ, Scope.DESK}
    return by_key.get(key.removeprefix("program "), {Scope.READ, Scope.PLAY, Scope.DESK, IN_PERSON})


def role(key: str) -> Role:
    first = key.split(maxsplit=1)[0]
    return Role(first) if first in {Role.HOST, Role.MODERATOR} else Role.PLAYER


@pytest.fixture
def headers(person, token, permission, clock, client, prove):
    """The headers by which a new caller of some kind calls."""
    numbers = count(1)

    def make(key: str) -> dict[str, str]:
        who = person(f"{key.replace(' ', '-')}-{next(numbers)}", role(key))
        if key.startswith("program"):
            return permission(who, key.rpartition(" ")[2])
        match key.rsplit(maxsplit=1)[-1]:
            case "nobody":
                return {}
            case "unknown":
                return {"Authorization": "Bearer pro_to_nothing"}
            case "expired":
                expired = token(who, Scope.PLAY, days=1)
                clock.tick(days=2)
                return expired
            case "revoked":
                revoked = token(who, Scope.PLAY)
                number = client.get("/api/v1/me/tokens", headers=who.keys).json["items"][0]["id"]
                assert client.delete(f"/api/v1/me/tokens/{number}", headers=who.keys).status_code == 204
                return revoked
            case "read" | "play" | "desk" as scope:
                return token(who, scope)
            case "seat":
                return token(who, Scope.SEAT, seat=(1, 0))
            case "proved":
                prove(who)
        return who.keys

    return make


def call(client, operation, headers):
    path = operation.path
    for name, value in PATHS.items():
        path = path.replace(name, value)
    body = {} if operation.body is None else {"json": operation.send}
    return client.open(PREFIX + path, method=operation.method, headers=headers, **body)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.usefixtures("unhurried")
def test_every_door_opens_to_whom_it_is_declared_to(client, headers, key):
    """Who is refused can change nothing, so one caller stands before all of those doors; who gets in is new each time."""
    refused, wrong = headers(key), {}
    for name, operation in OPERATIONS.items():
        promised = admitted(operation.access, key)
        answer = call(client, operation, headers(key) if promised == WAY_IN else refused)
        shut = answer.status_code in {401, 403}
        told = (answer.status_code, answer.json["type"].rpartition("/")[2]) if shut else WAY_IN
        if told != promised:
            wrong[name] = (promised, told)
    assert wrong == {}


def test_a_proof_of_the_second_factor_wears_out_for_grave_acts_first(client, person, prove, clock):
    host = person("hanna", Role.HOST)
    prove(host)
    of_the_desk = [each for each in OPERATIONS.values() if each.access.scope == Scope.DESK]
    grave = next(each for each in of_the_desk if each.access.grave)
    usual = next(each for each in of_the_desk if not each.access.grave and each.method == "GET")

    def told(operation):
        return call(client, operation, host.keys).json.get("type", "").rpartition("/")[2]

    clock.tick(minutes=9, seconds=59)
    assert told(grave) != "proof-too-old"
    clock.tick(seconds=1)
    assert (told(grave), told(usual)) == ("proof-too-old", "")
    clock.tick(hours=11, minutes=49, seconds=59)
    assert told(usual) == ""
    clock.tick(seconds=1)
    assert told(usual) == "second-factor-needed"


def test_every_route_of_the_api_is_a_declared_operation(house):
    declared = {
        f"{resource.name}.{operation.name}" for resource in RESOURCES for operation in resource.operations
    }
    routed = {rule.endpoint for rule in house.url_map.iter_rules() if rule.rule.startswith(PREFIX)}
    assert routed - declared == {
        "document.openapi",
        "document.people",  # the document itself is for all
        "oauth.give_keys",
        "oauth.take_keys_back",  # as OAuth has them, for programs that hold no key yet
    }


def test_every_operation_has_examples_for_what_it_takes_and_gives():
    for operation in OPERATIONS.values():
        assert operation.body is None or operation.send, operation.name
        assert operation.gives is None or operation.example, operation.name


def test_the_examples_are_good_ones(app):
    for operation in OPERATIONS.values():
        if operation.body is not None:
            operation.body().load(operation.send)
        if operation.gives is not None:
            given = operation.example["items"] if operation.many else [operation.example]
            for one in given:
                assert operation.gives().validate(one) == {}, operation.name
