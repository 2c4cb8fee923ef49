"""Schemas by game: `Question` becomes one of `FlorenceQuestion`, `PrincipeQuestion`, …

A schema of the service says only that a value is a move, or an event. Each schema with a `game` property is
written once for every game, with that game's own types. So `game` is a discriminator, and clients need not
try each type.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from engine import games
from service.play.games.shapes import BY_GAME, NULLABLE, PLACE, SHAPE, by_game, prefix, ref

Components = dict[str, Any]
FEW = 4
"""The minimum number of common properties for a base schema; fewer are repeated for each game."""


def with_games(components: Components) -> Components:
    """Return all components, with one copy per game of those that depend on the game."""
    told = dict(components)
    dependent = depending_on_the_game(told)
    for name in sorted(dependent.difference(BY_GAME)):
        common, own = parted(told[name], dependent)
        for game in games().values():
            if prefix(game) + name in told:
                raise AssertionError(f"{prefix(game)}{name} means two things")
            told[prefix(game) + name] = in_game(
                own, game.name, prefix(game), dependent, base=f"Any{name}" if common else None
            )
        if common:
            told[f"Any{name}"] = common
        if has_game(told[name]):
            told[name] = by_game(name) | description_of(told[name])
    return told


def parted(shape: dict[str, Any], dependent: set[str]) -> tuple[dict[str, Any] | None, dict[str, Any]]:
    """Split a schema into a common part and a part by game. A closed schema must not be split."""
    properties = shape["properties"]
    own = {key: part for key, part in properties.items() if key == "game" or dependent & {*references(part)}}
    common = {key: part for key, part in properties.items() if key not in own}
    if shape.get("additionalProperties") is False or not has_game(shape) or len(common) < FEW:
        return None, shape
    required = shape.get("required", [])
    return (
        {"type": "object", "properties": common, "required": [key for key in required if key in common]},
        {"type": "object", "properties": own, "required": [key for key in required if key in own]},
    )


def with_shapes(part: Any) -> Any:
    """Replace the shape markers in the service's schemas with references."""
    if isinstance(part, list):
        return [with_shapes(each) for each in part]
    if not isinstance(part, dict):
        return part
    if SHAPE not in part:
        return {key: with_shapes(each) for key, each in part.items()}
    shape = ref(part[SHAPE])
    nullable = part.get(NULLABLE) or "null" in part.get("type", ())
    return {"anyOf": [shape, {"type": "null"}]} if nullable else shape


def depending_on_the_game(components: Components) -> set[str]:
    """Return the components with types of a game, up to those whose `game` property names it."""
    found: set[str] = set(BY_GAME)
    told: set[str] = set()
    while told != found:
        told = set(found)
        unclear = {name for name in told if not has_game(components[name])}
        found |= {
            name
            for name, shape in components.items()
            if unclear & {*references(shape)} and not of_one_game(name)
        }
    return found


def of_one_game(name: str) -> bool:
    return any(name.startswith(prefix(game)) for game in games().values())


def has_game(shape: Mapping[str, Any]) -> bool:
    return "game" in shape.get("properties", {})


def references(part: Any) -> Iterator[str]:
    """Return the names of the components that a part refers to."""
    if isinstance(part, dict):
        if part.get("$ref", "").startswith(PLACE):
            yield part["$ref"].removeprefix(PLACE)
        for key, each in part.items():
            if key not in {"example", "examples"}:
                yield from references(each)
    elif isinstance(part, list):
        for each in part:
            yield from references(each)


def in_game(shape: Any, game: str, start: str, dependent: set[str], base: str | None) -> Any:
    """Return a component for one game, on top of the common part `base`."""

    def inside(part: Any) -> Any:
        if isinstance(part, list):
            return [inside(each) for each in part]
        if not isinstance(part, dict):
            return part
        name = part.get("$ref", "").removeprefix(PLACE)
        return ref(start + name) if name in dependent else {key: inside(each) for key, each in part.items()}

    told: dict[str, Any] = inside(shape)
    if has_game(told):
        told["properties"]["game"] = {"type": "string", "enum": [game]}
        told["required"] = sorted({*told.get("required", ()), "game"})
    return {"allOf": [ref(base), told]} if base else told


def description_of(shape: Mapping[str, Any]) -> dict[str, Any]:
    return {"description": shape["description"]} if "description" in shape else {}


def needed(components: Components, paths: Any) -> Components:
    """Return the components that some operation refers to, directly or indirectly."""
    found: set[str] = set()
    ahead = {*references(paths)}
    while ahead:
        found |= ahead
        ahead = {name for each in ahead for name in references(components[each])} - found
    return {name: shape for name, shape in components.items() if name in found}
