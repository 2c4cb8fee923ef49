"""Every bound that the document tells is checked: what is beyond it is refused as a fault of its field."""

from collections.abc import Iterator

import pytest

from service.app.resources import RESOURCES
from service.web import PREFIX
from service.web.api.dispatch import load_data
from service.web.api.resource import ApiDocument
from service.web.problems import Problem

OPERATIONS = {operation.name: operation for resource in RESOURCES for operation in resource.operations}
BEYOND = {
    "maxLength": lambda most: "x" * (most + 1),
    "minLength": lambda least: "x" * (least - 1) if least else None,
    "maximum": lambda most: most + 1,
    "minimum": lambda least: least - 1,
    "maxItems": lambda most: ["x"] * (most + 1),
    "minItems": lambda least: ["x"] * (least - 1) if least else None,
    "pattern": lambda _: "\N{SNOWMAN}",
}
"""What is one more than a bound allows, or one less."""
OF_GAMES = ("Move", "Options", "Record")
"""What each game reads by itself, once the table is known."""


def bounds_of(shape, schemas, path=(), within=()) -> Iterator[tuple[tuple, str, object]]:
    """The place of each, its name, and a value beyond it."""
    name = shape.get("$ref", "").rpartition("/")[2]
    if name in within or name.endswith(OF_GAMES):
        return
    if name:
        shape, within = schemas[name], (*within, name)
    for bound in BEYOND.keys() & shape.keys():
        wrong = BEYOND[bound](shape[bound])
        if wrong is not None:
            yield path, bound, wrong
    for choice in (*shape.get("anyOf", ()), *shape.get("oneOf", ()), *shape.get("allOf", ())):
        yield from bounds_of(choice, schemas, path, within)
    for field, inner in shape.get("properties", {}).items():
        yield from bounds_of(inner, schemas, (*path, field), within)
    if "items" in shape:
        yield from bounds_of(shape["items"], schemas, (*path, 0), within)
    if isinstance(shape.get("additionalProperties"), dict):
        yield from bounds_of(shape["additionalProperties"], schemas, (*path, "x"), within)


def sent_to(operation, told, components) -> Iterator[tuple]:
    """The bounds of its body and of its query."""
    for media in told.get("requestBody", {}).get("content", {}).values():
        for bound in bounds_of(media["schema"], components["schemas"]):
            yield operation.body, *bound
    shared = components["parameters"]
    for each in told.get("parameters", ()):
        parameter = shared[each["$ref"].rpartition("/")[2]] if "$ref" in each else each
        if parameter["in"] == "query":
            for path, *bound in bounds_of(parameter["schema"], components["schemas"]):
                yield operation.query, (parameter["name"], *path), *bound


def nested(path, value):
    for step in reversed(path):
        value = [value] if step == 0 else {step: value}
    return value


def faults_at(path, found):
    """What is said about a place, or about what holds it."""
    for step in path:
        if isinstance(found, list):
            return found
        found = found.get(step, found.get("value", {}))
    return found


@pytest.mark.parametrize("part", ApiDocument)
def test_what_is_beyond_a_bound_is_refused(app, client, part, subtests):
    document = client.get(f"{PREFIX}/{part}.json").json
    for told in (
        each for path in document["paths"].values() for each in path.values() if "operationId" in each
    ):
        operation = OPERATIONS[told["operationId"]]
        for schema, path, bound, wrong in sent_to(operation, told, document["components"]):
            with subtests.test(f"{operation.name} {path} {bound}"), app.test_request_context():
                with pytest.raises(Problem) as refused:
                    load_data(schema, nested(path, wrong), "body")
                assert faults_at(path, refused.value.more["errors"]["body"])


LONG = [
    "x" * 5000,
    "lay " + "green " * 8000,
    {"do": "x" * 5000},
    {"do": "stake", "amount": "x" * 5000},
    {"x" * 3000: 1},
]


@pytest.mark.parametrize("move", LONG, ids=range(len(LONG)))
def test_a_long_move_is_a_fault_of_the_request(seated, move):
    at = seated("pebbles", 2)
    answer = at.send("POST", 0, "turns", {"question": at.question(0)["id"], "moves": [move]})
    assert answer.status_code == 422


def test_a_bound_of_an_option_is_checked_by_its_game(client, person):
    kinds = client.get(f"{PREFIX}/games/pebbles").json["options"]["$defs"].values()
    (most,) = (each["properties"]["rounds"]["maximum"] for each in kinds)
    table = {"game": "pebbles", "seats": 2, "options": {"rounds": most + 1}}
    assert client.post(f"{PREFIX}/tables", json=table, headers=person("anna").keys).status_code == 422
