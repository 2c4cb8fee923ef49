"""How the moves and options of each game look, as components of the document: `FlorenceMove`, `FlorenceOptions`.

A generated client thus has a type for every move, and nobody needs to write notation.
"""

from typing import Any

import msgspec

from engine import Game, games

PLACE = "#/components/schemas/"
MOVE = {"$ref": f"{PLACE}Move"}
OPTIONS = {"$ref": f"{PLACE}Options"}


def game_shapes() -> dict[str, Any]:
    """The components of all games, and what is common to them: any `Move`, any `Options`."""
    found: dict[str, Any] = {
        "Move": {"anyOf": [{"$ref": f"{PLACE}{prefix(game)}Move"} for game in games().values()]},
        "Options": {"anyOf": [{"$ref": f"{PLACE}{prefix(game)}Options"} for game in games().values()]},
    }
    for game in games().values():
        found |= shapes_of(game)
    return found


def shapes_of(game: Game) -> dict[str, Any]:
    """A component for each move and for the options; their names begin with the game's."""
    start = prefix(game)
    types = [*game.moves, game.options]
    (*moves, _), components = msgspec.json.schema_components(types, ref_template=f"{PLACE}{start}{{name}}")
    options = components.pop(game.options.__name__)
    by_tag = {
        str(move.__struct_config__.tag): ref["$ref"] for move, ref in zip(game.moves, moves, strict=True)
    }
    any_move = {"oneOf": moves, "discriminator": {"propertyName": "do", "mapping": by_tag}}
    named = {f"{start}{name}": shape for name, shape in components.items()}
    return titled({f"{start}Move": any_move, f"{start}Options": options, **named})


def titled(shapes: dict[str, Any]) -> dict[str, Any]:
    """Titles are what generated clients call their classes: two games' bids must not share one."""
    return {name: {**shape, "title": name} for name, shape in shapes.items()}


def prefix(game: Game) -> str:
    return game.name.title()
