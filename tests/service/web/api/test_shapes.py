"""What is told of a table has exactly the shape that the document says, in every game, at every moment of whole tables."""

import pytest
from jsonschema_rs import Draft202012Validator

import engine
from engine.table.shapes import event_types
from engine.values.open_question import OpenQuestion
from service.app.resources import RESOURCES
from service.play.games.shapes import component_prefix
from service.play.tables import view_schemas
from service.play.tables.story import without_audience
from service.site.document.openapi_document import build_document
from service.site.document.openapi_games import find_references
from service.web.api.resource import ApiDocument, select_operations

OF_SEATS = [name.removesuffix("Schema") for name in vars(view_schemas) if name.endswith("Schema")]
SETUPS = [
    pytest.param(game, number, id=f"{game.name}-{number}")
    for game in engine.games().values()
    if game.package.startswith("engine.")  # a game that declares less is described by less
    for number in range(len(game.setups_to_try()))
]


@pytest.fixture(scope="session")
def components():
    return build_document(
        "shapes", select_operations(ApiDocument.ALL, RESOURCES, ()), "https://play.example.org"
    )["components"]


@pytest.fixture
def fits(components):
    """Whether data fit a component, which holds no more than what is declared."""
    closed = {name: without_more(shape) for name, shape in components["schemas"].items()}

    def validator(name):
        schema = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": closed}}
        return Draft202012Validator(schema, validate_formats=True)

    return validator


def without_more(part):
    """A shape whose objects have no other properties than those that are declared."""
    if isinstance(part, list):
        return [without_more(each) for each in part]
    if not isinstance(part, dict):
        return part
    told = {key: without_more(each) for key, each in part.items()}
    if isinstance(told.get("properties"), dict) and told.get("type") == "object":
        told.setdefault("additionalProperties", False)
    return told


@pytest.mark.parametrize(("game", "number"), SETUPS)
def test_views_questions_moves_and_events_are_as_declared(fits, game, number):
    setup = game.setups_to_try()[number]
    seed = number.to_bytes(32, "big")
    table = engine.new_table(game.name, seed=seed, **setup)
    view, move, event, data = (
        fits(component_prefix(game) + name) for name in ("TableView", "Move", "EventData", "QuestionData")
    )
    told = 0
    while table.waiting:
        if table.count % 7 == 0:
            for seat in (None, *range(table.seats)):
                view.validate(table.view(seat))
        seat = table.waiting[table.count % len(table.waiting)]
        question: OpenQuestion = table.question(seat)
        data.validate(question.plain()["data"])
        legal = table.moves(seat)
        for each in legal[:: max(1, len(legal) // 20)]:
            move.validate(each.data())
        table.play(seat, legal[table.count % len(legal)])
        for each in table.history.events[told:]:
            event.validate(without_audience(each))
        told = len(table.history.events)
    for seat in (None, *range(table.seats)):
        view.validate(table.view(seat))
    assert not move.is_valid({"do": "nothing of the kind"})


PLAYED = ("Move", "QuestionData", "CertainData", "Component", "TableView")
"""What a game shows to programs. Of events the document describes the kinds, not each field."""


def test_every_field_that_a_game_shows_is_described(components):
    shapes, games = components["schemas"], engine.games().values()
    events = {component_prefix(game) + kind.__name__ for game in games for kind in event_types(game)}
    ahead = {component_prefix(game) + name for game in games for name in (*PLAYED, *OF_SEATS)} | {*OF_SEATS}
    ahead &= shapes.keys()
    found = set()
    while ahead:
        found |= ahead
        ahead = {name for each in ahead for name in find_references(shapes[each])} - found - events
    ours = [
        name for name in found if not name.startswith("Pebbles")
    ]  # a game of the tests, which declares less
    told = [(name, *field) for name in sorted(ours) for field in fields_of(shapes[name])]
    assert len(told) > 500
    assert [
        f"{name}.{field}"
        for name, field, part in told
        if "description" not in part and len(part.get("enum", ())) != 1
    ] == []


def fields_of(shape):
    yield from shape.get("properties", {}).items()
    for part in (*shape.get("allOf", ()), *shape.get("anyOf", ()), *shape.get("oneOf", ())):
        yield from fields_of(part)


def test_no_answer_leaves_open_of_which_game_it_is(components):
    """A move without its game could be any of several; only what is sent may leave it to the table."""
    undecided = {"Move", "Options", "EventData", "QuestionData"}
    left = {name for name in components["schemas"] if name in undecided}
    assert left <= {"Move"}
