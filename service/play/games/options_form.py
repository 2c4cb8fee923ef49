"""The options of a game as form controls. Kinds come from the engine's schema, texts from its catalogue."""

from collections.abc import Mapping
from typing import Any

from engine.table.game import SAVES_WAITING, Game
from engine.text.words import Words, slug

PREFIX = "option-"


def option_controls(game: Game, language: str, sent: Mapping[str, str] | None = None) -> list[dict[str, Any]]:
    """Return one control for each option, with the chosen value or the default of the rulebook."""
    said = game.words(language)
    return [
        {
            "name": PREFIX + name,
            "label": text_or_default(said, f"option-{slug(name)}", name),
            "hint": text_or_default(said, f"option-{slug(name)}-hint", shape["description"]),
            "switch": shape.get("type") == "boolean",
            "choices": [
                (str(each), text_or_default(said, f"option-{slug(name)}-{each}", str(each)))
                for each in list_option_values(shape)
            ],
            "value": option_value(name, shape, sent),
            "saves_waiting": SAVES_WAITING.items() <= shape.items(),
        }
        for name, shape in option_schemas(game).items()
    ]


def text_or_default(said: Words, message: str, otherwise: str) -> str:
    """Return a text of the game's catalogue, or a fallback: a newly added game may have no texts yet."""
    return said.say(message) if said.has(message) else otherwise


def option_schemas(game: Game) -> dict[str, dict[str, Any]]:
    schema = game.options_schema()
    described: dict[str, dict[str, Any]] = schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"]
    return described


def list_option_values(shape: Mapping[str, Any]) -> list[Any]:
    """Return the values that can be chosen. A number has those between its bounds."""
    if "enum" in shape:
        return list(shape["enum"])
    if shape.get("type") == "integer" and {"minimum", "maximum"} <= shape.keys():
        return list(range(shape["minimum"], shape["maximum"] + 1))
    return []


def option_value(name: str, shape: Mapping[str, Any], sent: Mapping[str, str] | None) -> str | bool:
    if shape.get("type") == "boolean":
        return bool(shape["default"]) if sent is None else PREFIX + name in sent
    return str(shape["default"]) if sent is None else sent.get(PREFIX + name, str(shape["default"]))


def options_to_form(kept: Mapping[str, Any]) -> dict[str, str]:
    """Return what a form would have sent for the options of a table. A switch that is off sends nothing."""
    return {
        PREFIX + name: "yes" if value is True else str(value)
        for name, value in kept.items()
        if value is not False
    }


def options_from_form(game: Game, sent: Mapping[str, str]) -> dict[str, Any]:
    """Convert the options of a form to those of the engine."""
    wanted: dict[str, Any] = {}
    for name, shape in option_schemas(game).items():
        value = option_value(name, shape, sent)
        known = {str(each): each for each in list_option_values(shape)}
        wanted[name] = value if isinstance(value, bool) else known.get(value, value)
    return wanted
