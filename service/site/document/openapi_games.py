"""Schemas by game: `Question` becomes one of `FlorenceQuestion`, `PrincipeQuestion`, …

A schema of the service says only that a value is a move, or an event. Each schema with a `game` property is
written once for every game, with that game's own types. So `game` is a discriminator, and clients need not
try each type.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from engine import games
from service.play.games.shapes import (
    BY_GAME,
    NULLABLE,
    PLACE,
    SHAPE,
    component_prefix,
    component_ref,
    union_by_game,
)

Components = dict[str, Any]
FEW = 4
"""The minimum number of common properties for a base schema; fewer are repeated for each game."""


def add_game_components(components: Components) -> Components:
    """Return all components, with one copy per game of those that depend on the game."""
    told = dict(components)
    dependent = find_game_dependents(told)
    for name in sorted(dependent.difference(BY_GAME)):
        common, own = split_schema(told[name], dependent)
        for game in games().values():
            if component_prefix(game) + name in told:
                raise AssertionError(f"{component_prefix(game)}{name} means two things")
            told[component_prefix(game) + name] = make_game_component(
                own, game.name, component_prefix(game), dependent, base=f"Any{name}" if common else None
            )
        if common:
            told[f"Any{name}"] = common
        if has_game_property(told[name]):
            told[name] = union_by_game(name) | pick_description(told[name])
    return told


def split_schema(shape: dict[str, Any], dependent: set[str]) -> tuple[dict[str, Any] | None, dict[str, Any]]:
    """Split a schema into a common part and a part by game. A closed schema must not be split."""
    properties = shape["properties"]
    own = {
        key: part for key, part in properties.items() if key == "game" or dependent & {*find_references(part)}
    }
    common = {key: part for key, part in properties.items() if key not in own}
    if shape.get("additionalProperties") is False or not has_game_property(shape) or len(common) < FEW:
        return None, shape
    required = shape.get("required", [])
    return (
        {"type": "object", "properties": common, "required": [key for key in required if key in common]},
        {"type": "object", "properties": own, "required": [key for key in required if key in own]},
    )


def replace_shape_markers(part: Any) -> Any:
    """Replace the shape markers in the service's schemas with references."""
    if isinstance(part, list):
        return [replace_shape_markers(each) for each in part]
    if not isinstance(part, dict):
        return part
    if SHAPE not in part:
        return {key: replace_shape_markers(each) for key, each in part.items()}
    shape = component_ref(part[SHAPE])
    nullable = part.get(NULLABLE) or "null" in part.get("type", ())
    return ({"anyOf": [shape, {"type": "null"}]} if nullable else shape) | pick_description(part)


def find_game_dependents(components: Components) -> set[str]:
    """Return the components with types of a game, up to those whose `game` property names it."""
    found: set[str] = set(BY_GAME)
    told: set[str] = set()
    while told != found:
        told = set(found)
        unclear = {name for name in told if not has_game_property(components[name])}
        found |= {
            name
            for name, shape in components.items()
            if unclear & {*find_references(shape)} and not is_game_component(name)
        }
    return found


def is_game_component(name: str) -> bool:
    return any(name.startswith(component_prefix(game)) for game in games().values())


def has_game_property(shape: Mapping[str, Any]) -> bool:
    return "game" in shape.get("properties", {})


def find_references(part: Any) -> Iterator[str]:
    """Return the names of the components that a part refers to."""
    if isinstance(part, dict):
        if part.get("$ref", "").startswith(PLACE):
            yield part["$ref"].removeprefix(PLACE)
        for key, each in part.items():
            if key not in {"example", "examples"}:
                yield from find_references(each)
    elif isinstance(part, list):
        for each in part:
            yield from find_references(each)


def make_game_component(shape: Any, game: str, start: str, dependent: set[str], base: str | None) -> Any:
    """Return a component for one game, on top of the common part `base`."""

    def inside(part: Any) -> Any:
        if isinstance(part, list):
            return [inside(each) for each in part]
        if not isinstance(part, dict):
            return part
        name = part.get("$ref", "").removeprefix(PLACE)
        if name in dependent:
            return component_ref(start + name) | pick_description(part)
        return {key: inside(each) for key, each in part.items()}

    told: dict[str, Any] = inside(shape)
    if has_game_property(told):
        told["properties"]["game"] = {"type": "string", "enum": [game]}
        told["required"] = sorted({*told.get("required", ()), "game"})
    return {"allOf": [component_ref(base), told]} if base else told


def pick_description(shape: Mapping[str, Any]) -> dict[str, Any]:
    return {"description": shape["description"]} if "description" in shape else {}


def select_referenced_components(components: Components, paths: Any) -> Components:
    """Return the components that some operation refers to, directly or indirectly."""
    found: set[str] = set()
    ahead = {*find_references(paths)}
    while ahead:
        found |= ahead
        ahead = {name for each in ahead for name in find_references(components[each])} - found
    return {name: shape for name, shape in components.items() if name in found}
