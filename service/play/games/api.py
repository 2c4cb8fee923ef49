"""API operations on games: the list of games, their options, moves and editions."""

from typing import Any

from engine import Game, games
from engine.editions.edition import Edition
from engine.table.game import game_named
from engine.table.lesson import course_of
from engine.values.to_plain import to_plain
from service.play.games.schemas import GameSchema, GamesSchema, WholeEditionSchema
from service.play.tables.editions import edition_of
from service.play.tables.table_access import viewing_player
from service.play.tables.views import table_for
from service.web.access import ANYONE
from service.web.api.dispatch import Call, SharedResponse
from service.web.api.examples import get_example
from service.web.api.resource import Resource
from service.web.problems import Problem

resource = Resource("games", "The games: seats, options, editions, and the JSON Schema of every move.")


@resource.get("/games", access=ANYONE, gives=GamesSchema, example=get_example("games"), etag=True)
def list_games(_call: Call) -> SharedResponse:
    """List the games."""
    every = games().values()
    return SharedResponse(
        " ".join(editions_cache_key(game) for game in every),
        lambda: {"items": [game_to_dict(game) for game in every]},
    )


@resource.get("/games/<string:game>", access=ANYONE, gives=GameSchema, example=get_example("game"), etag=True)
def get_game(_call: Call, game: str) -> SharedResponse:
    """Show one game."""
    if game not in games():
        raise Problem("not-found")
    found = games()[game]
    return SharedResponse(editions_cache_key(found), lambda: game_to_dict(found))


@resource.get(
    "/games/<string:game>/editions/<string:edition>",
    access=ANYONE,
    gives=WholeEditionSchema,
    example=get_example("edition"),
    etag=True,
)
def get_edition(_call: Call, game: str, edition: str) -> dict[str, Any]:
    """Show all data of an edition, with their marks.

    New tables open with this data.
    """
    if game not in games() or edition not in games()[game].editions:
        raise Problem("not-found")
    return edition_to_dict(games()[game], games()[game].editions[edition])


@resource.get(
    "/tables/<id:table>/edition",
    access=ANYONE,
    gives=WholeEditionSchema,
    example=get_example("edition"),
    etag=True,
)
def get_table_edition(call: Call, table: int) -> dict[str, Any]:
    """Show the edition that a table began with.

    The edition never changes while the table runs, so keep it under its hash.
    Every view of the table has this hash.
    """
    row = table_for(call.session, table, viewing_player(call, table))
    return edition_to_dict(game_named(row.game), edition_of(row))


def editions_cache_key(game: Game) -> str:
    """Return the cache key of a game.

    Its editions may change at run time, when the desk adds or withdraws them.
    """
    return f"{game.name} {[(edition.name, hash(edition.text)) for edition in game.editions.values()]}"


def game_to_dict(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "versions": list(game.versions),
        "seats": list(game.seats),
        "lessons": [lesson.name for lesson in course.lessons] if (course := course_of(game.name)) else [],
        "options": game.options_schema(),
        "moves": game.move_schema(),
        "editions": [
            {
                "name": edition.name,
                "title": edition.title,
                "hash": edition.hash,
                "provenance": edition.provenance(),
            }
            for edition in game.editions.values()
        ],
    }


def edition_to_dict(game: Game, edition: Edition[Any]) -> dict[str, Any]:
    return {
        "name": edition.name,
        "title": edition.title,
        "based_on": edition.ruled_as,
        "hash": edition.hash,
        "data": edition.plain,
        "provenance": edition.provenance(),
        "sources": edition.sources(),
        "map": None if game.map is None else to_plain(game.map),
    }
