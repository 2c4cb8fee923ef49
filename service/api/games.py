"""Operations on games: what can be played here, and how its moves look."""

from typing import Any

from engine import Game, games
from engine.lesson import course_of
from service.api.dispatch import Call
from service.api.examples import example
from service.api.resource import Resource
from service.schemas.games import GameSchema, GamesSchema
from service.web.access import ANYONE
from service.web.problems import Problem

resource = Resource(
    "games", "What can be played here: seats, options, editions, and the JSON Schema of every move."
)


@resource.get("/games", access=ANYONE, gives=GamesSchema, example=example("games"), etag=True)
def list_games(_call: Call) -> dict[str, Any]:
    """List the games."""
    return {"items": [shown(game) for game in games().values()]}


@resource.get("/games/<string:game>", access=ANYONE, gives=GameSchema, example=example("game"), etag=True)
def show_game(_call: Call, game: str) -> dict[str, Any]:
    """Show one game."""
    if game not in games():
        raise Problem("not-found")
    return shown(games()[game])


def shown(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "versions": list(game.versions),
        "seats": list(game.seats),
        "lessons": [lesson.name for lesson in course.lessons] if (course := course_of(game.name)) else [],
        "options": game.options_schema(),
        "moves": game.move_schema(),
        "editions": [
            {"name": edition.name, "title": edition.title, "provenance": edition.provenance()}
            for edition in game.editions.values()
        ],
    }
