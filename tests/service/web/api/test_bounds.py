"""Every bound that the document tells is checked: what is longer is refused as a fault of its field."""

from collections.abc import Iterator

import pytest
from marshmallow import Schema, ValidationError, fields

from service.app.resources import RESOURCES

SENT = {
    schema
    for resource in RESOURCES
    for operation in resource.operations
    for schema in (operation.body, operation.query)
    if schema is not None
}


def fields_of(schema: Schema, seen: set[type]) -> Iterator[fields.Field]:
    """Those of a schema, of what it nests, and of what its lists hold."""
    if type(schema) in seen:
        return
    seen.add(type(schema))
    for field in schema.load_fields.values():
        inner = field
        while isinstance(inner, fields.List):
            inner = inner.inner
        if isinstance(inner, fields.Nested):
            yield from fields_of(inner.schema, seen)
        else:
            yield inner


def told_longest(shape: object) -> Iterator[int]:
    if isinstance(shape, dict):
        for name, part in shape.items():
            yield from [part] if name == "maxLength" else told_longest(part)
    elif isinstance(shape, list):
        for part in shape:
            yield from told_longest(part)


BOUNDED = [
    pytest.param(field, longest, id=f"{type(field.root).__name__}.{field.name}")
    for schema in sorted(SENT, key=lambda each: each.__name__)
    for field in fields_of(schema(), set())
    for longest in told_longest(field.metadata)
]


def test_some_bounds_are_told_by_hand():
    assert BOUNDED


@pytest.mark.parametrize(("field", "longest"), BOUNDED)
def test_what_is_longer_than_told_is_refused(app, field, longest):
    with pytest.raises(ValidationError):
        field.deserialize("x" * (longest + 1))


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
