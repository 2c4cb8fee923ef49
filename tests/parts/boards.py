"""The data that a client needs to draw a board: the edition of a table and the view of each seat, as JSON."""

from random import Random
from typing import Any

from engine.table.game import game_named


def over_api(
    seated, client, game: str, moves: int, **options: Any
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the data of a table with the most seats, after some moves."""
    at = seated(game, game_named(game).seats[-1], options=options)
    at.play_on(Random(game), moves)
    edition = client.get(f"{at.path}/edition").json
    views = [at.get(seat, "view").json["view"] for seat in range(len(at.keys))]
    for view in views:
        assert view["edition_hash"] == edition["hash"]
    return edition, [view["table"] for view in views]
