"""The options of a game as controls of a form: their kinds from the engine's schema, their words from its catalogue."""

from collections.abc import Mapping
from typing import Any

from engine.game import Game
from engine.words import Words, slug
from service.core.words import words
from service.tables.defaults import suiting_the_pace

PREFIX = "option-"


AS_SUITS = ""
"""What suits the pace is left to it until somebody says otherwise; so no form need know which pace is chosen in it."""
SWITCHED = {"yes": True, "no": False}


def controls(game: Game, language: str, sent: Mapping[str, str] | None = None) -> list[dict[str, Any]]:
    """One control for each option, with what was chosen, or with what is usual for the game."""
    said, ours, left = game.words(language), words(language), suiting_the_pace(game.name)
    ways = [(way, ours.say(f"open-switch-{way or 'pace'}")) for way in (AS_SUITS, *SWITCHED)]
    return [
        {
            "name": PREFIX + name,
            "label": told(said, f"option-{slug(name)}", name),
            "hint": told(said, f"option-{slug(name)}-hint", shape["description"])
            + (" " + ours.say("open-switch-hint") if name in left else ""),
            "switch": shape.get("type") == "boolean" and name not in left,
            "choices": ways
            if name in left
            else [
                (str(each), told(said, f"option-{slug(name)}-{each}", str(each))) for each in listed(shape)
            ],
            "value": (sent or {}).get(PREFIX + name, AS_SUITS)
            if name in left
            else value_of(name, shape, sent),
        }
        for name, shape in shapes(game).items()
    ]


def told(said: Words, message: str, otherwise: str) -> str:
    """A game that somebody adds may have no words yet."""
    return said.say(message) if said.has(message) else otherwise


def shapes(game: Game) -> dict[str, dict[str, Any]]:
    schema = game.options_schema()
    described: dict[str, dict[str, Any]] = schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"]
    return described


def listed(shape: Mapping[str, Any]) -> list[Any]:
    """The values that can be chosen; a number has those between its bounds."""
    if "enum" in shape:
        return list(shape["enum"])
    if shape.get("type") == "integer" and {"minimum", "maximum"} <= shape.keys():
        return list(range(shape["minimum"], shape["maximum"] + 1))
    return []


def value_of(name: str, shape: Mapping[str, Any], sent: Mapping[str, str] | None) -> str | bool:
    if shape.get("type") == "boolean":
        return bool(shape["default"]) if sent is None else PREFIX + name in sent
    return str(shape["default"]) if sent is None else sent.get(PREFIX + name, str(shape["default"]))


def sent_for(game: str, kept: Mapping[str, Any]) -> dict[str, str]:
    """What a form would have sent for the options that a table has; a switch that is off sends nothing."""
    left = suiting_the_pace(game)
    said = {True: "yes", False: "no"}
    return {
        PREFIX + name: said[value] if isinstance(value, bool) else str(value)
        for name, value in kept.items()
        if value is not False or name in left
    }


def chosen(game: Game, sent: Mapping[str, str]) -> dict[str, Any]:
    """What a form says of the options, as the engine wants it; what it does not say is as usual."""
    wanted: dict[str, Any] = {}
    left = suiting_the_pace(game.name)
    for name, shape in shapes(game).items():
        if name in left:
            switched = sent.get(PREFIX + name, AS_SUITS)
            wanted |= {name: SWITCHED[switched]} if switched in SWITCHED else {}
            continue
        value = value_of(name, shape, sent)
        known = {str(each): each for each in listed(shape)}
        wanted[name] = value if isinstance(value, bool) else known.get(value, value)
    return wanted
