"""OpenAPI components of everything that a game returns and accepts: `FlorenceMove`, `FlorenceTableView`.

They are generated from the engine's own types, so a generated client has a class for every move, event,
question and view. In a schema of the service `Shape("Move")` refers to such a component. The module
`service.site.document.openapi_games` resolves it for each game.
"""

from typing import Any, Final, Union, get_args

import msgspec
from marshmallow import fields

from engine import Game, games
from engine.plans.plan import AnyOrder, Choice, Condition, Plan
from engine.table.shapes import certain_type, component_types, event_types, question_data_types, view_type
from engine.values.result import Result
from service.play.pace.pace import Pace

PLACE: Final = "#/components/schemas/"
SHAPE: Final = "x-shape"
"""The schema key for the name of a component, in schemas of the service."""
NULLABLE: Final = "x-nullable"
MOVE: Final = {SHAPE: "Move"}

OF_ALL: Final = {
    "Result": "Outcome",
    "Score": "OutcomeScore",
    "ScoreLine": "OutcomeLine",
    "AmountData": "Amount",
    "Plan": "PlanData",
}
"""Types that are the same in every game, with their names in the OpenAPI document."""
ANY_COMPONENT: Final = "AnyComponent"
"""The component with the properties that every game component has.

Other properties differ by kind and game.
"""
BY_GAME: Final = ("Move", "Options", "EventData", "QuestionData", "CertainData", "Component")
"""The components that each game has its own version of."""


class EngineField(fields.Raw):
    """A field for data from the engine. The OpenAPI document refers to the component of this name."""

    def __init__(self, shape: str, *, description: str = "", **more: Any) -> None:
        told = {SHAPE: shape, NULLABLE: more.get("allow_none", False)}
        super().__init__(metadata=told | ({"description": description} if description else {}), **more)


def game_components() -> dict[str, Any]:
    """Return the components of all games and the unions over games, such as any `Move` or any `TableView`."""
    found: dict[str, Any] = shared_components()
    for game in games().values():
        found |= components_of_game(game)
    for name in BY_GAME:
        found[name] = {"anyOf": [component_ref(component_prefix(game) + name) for game in games().values()]}
    found["TableView"] = union_by_game("TableView")
    return found


def union_by_game(name: str) -> dict[str, Any]:
    """Return a union over the games, with `game` as the discriminator."""
    mapping = {game.name: f"{PLACE}{component_prefix(game)}{name}" for game in games().values()}
    return {
        "oneOf": [{"$ref": place} for place in mapping.values()],
        "discriminator": {"propertyName": "game", "mapping": mapping},
    }


def component_ref(name: str) -> dict[str, str]:
    return {"$ref": PLACE + name}


def shared_components() -> dict[str, Any]:
    """Return the components that are the same in every game."""
    orders = {kind.__name__: f"Plan{kind.__name__}" for kind in (Condition, Choice, *get_args(AnyOrder))}
    types = [Result, Pace, Plan]
    _, found = msgspec.json.schema_components(types, ref_template=f"{PLACE}{{name}}")
    open_to_more = {
        name: {key: part for key, part in shape.items() if key != "additionalProperties"}
        for name, shape in found.items()
    }
    line = {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}], "minItems": 2}
    return rename_components({**open_to_more, "RecordLine": line}, OF_ALL | orders)


def components_of_game(game: Game) -> dict[str, Any]:
    """Return a component for each move, event, question and part of a view.

    Their names begin with the game's name.
    """
    start = component_prefix(game)
    unions = {"Move": Union[tuple(game.moves)], "EventData": Union[event_types(game)]}  # noqa: UP007 - made at run time
    unions["QuestionData"] = question_data_types(game)
    unions["CertainData"] = certain_type(game)
    if things := component_types(game):
        unions["Component"] = Union[things]  # noqa: UP007 - made at run time
    types = [*unions.values(), game.options, view_type(game)]
    wholes, found = msgspec.json.schema_components(types, ref_template=f"{PLACE}{{name}}")
    for name in {*OF_ALL} & {*found}:
        del found[name]
    for event in event_types(game):
        without_audience(found[event.__name__])
    for move in game.moves:
        del found[move.__name__]["additionalProperties"]  # a later server may add properties
    names = {name: start + name.removeprefix(start) for name in found}
    names[game.options.__name__] = f"{start}Options"
    shapes: dict[str, Any] = rename_components(found, OF_ALL | names)
    shapes[start + "Component"] = component_ref(ANY_COMPONENT)
    for thing in (names[each.__name__] for each in things):
        shapes[thing] = extend_any_component(shapes[thing])
    for name, whole in zip(unions, wholes[: len(unions)], strict=True):
        union = rename_components({"": whole}, OF_ALL | names)[""]
        if "anyOf" in union:
            shapes = replace_part(shapes, union, component_ref(start + name))
            union = to_one_of(union)
        if union != component_ref(start + name):
            shapes[start + name] = union
    return shapes


def extend_any_component(component: dict[str, Any]) -> dict[str, Any]:
    """Combine the properties of any component with those of this kind."""
    return {"allOf": [component_ref(ANY_COMPONENT), component]}


def to_one_of(union: dict[str, Any]) -> dict[str, Any]:
    """Return a union as `oneOf` with a discriminator."""
    return {"oneOf": union["anyOf"], "discriminator": union["discriminator"]}


def without_audience(event: dict[str, Any]) -> None:
    """Remove the audience of an event: it is not public who was shown it."""
    for name in ("audience", "at"):
        del event["properties"][name]


def rename_components(shapes: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    """Rename components and all references to them."""

    def followed(part: Any) -> Any:
        if isinstance(part, dict):
            return {key: followed(each) for key, each in simplify_schema(part).items()}
        if isinstance(part, list | tuple):
            return [followed(each) for each in part]
        if isinstance(part, str) and part.startswith(PLACE):
            old = part.removeprefix(PLACE)
            return PLACE + names.get(old, old)
        return part

    return {names.get(name, name): followed(shape) for name, shape in shapes.items()}


def simplify_schema(shape: dict[str, Any]) -> dict[str, Any]:
    """Simplify a schema.

    Drop the title, which repeats the name. Write nullable types in short form. Limit tuples to their length.
    """
    told = {key: part for key, part in shape.items() if key != "title" or not isinstance(part, str)}
    if "prefixItems" in told:
        told |= {"items": {}, "maxItems": len(told["prefixItems"])}
    match told.get("anyOf"):
        case [{"type": "integer" | "string"} as plain, {"type": "null"}]:
            rest = {key: part for key, part in told.items() if key != "anyOf"}
            return {**plain, "type": [plain["type"], "null"], **rest}
    return told


def replace_part(part: Any, old: dict[str, Any], new: dict[str, Any]) -> Any:
    """Replace a part of a schema everywhere. Its description stays."""
    if isinstance(part, dict):
        rest = {key: each for key, each in part.items() if key not in old}
        if rest.keys() <= {"description"} and part == old | rest:
            return rest | new
        return {key: replace_part(each, old, new) for key, each in part.items()}
    return [replace_part(each, old, new) for each in part] if isinstance(part, list) else part


def component_prefix(game: Game) -> str:
    return game.name.title()
