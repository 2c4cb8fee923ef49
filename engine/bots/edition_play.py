"""Test games with an edition: bots play to the end and report any error."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from engine.bots.bot import answer
from engine.bots.simple import Aimless
from engine.editions.edition import Edition
from engine.editions.fault import Fault, fault
from engine.table.game import Game
from engine.table.open_table import new_table
from engine.values import chance

TABLES: Final = 100
MOST_MOVES: Final = 5_000
"""More moves than any game has. A table with so many moves is in an endless loop."""


def play_test_games(game: Game, edition: Edition[Any], tables: int = TABLES) -> Iterator[Fault | None]:
    """Play `tables` test games, in all setups worth playing. Yield a fault or None for each."""
    game.editions.keep(edition)
    setups = game.setups_to_try()
    for number in range(tables):
        setup = setups[number % len(setups)]
        yield _played_out(game, edition, setup["seats"], setup.get("options", {}), number)


def _played_out(
    game: Game, edition: Edition[Any], seats: int, options: Mapping[str, Any], number: int
) -> Fault | None:
    seed, bot = number.to_bytes(chance.SEED_BYTES, "big"), Aimless()
    try:
        table = new_table(
            game.name,
            seats=seats,
            options=options,
            edition=edition.name,
            edition_hash=edition.hash,
            seed=seed,
        )
        while not table.over and table.count < MOST_MOVES:
            answer(table, table.waiting[0], bot, partial(chance.pick, seed, f"bot:{table.count}"))
        if game.conserved is not None:
            game.conserved(table)
    except Exception as broken:  # noqa: BLE001 - any error in the rules is a fault of the file
        return fault("", "play", seats=seats, number=number, reason=f"{type(broken).__name__}: {broken}")
    return None if table.over else fault("", "endless", seats=seats, number=number, moves=MOST_MOVES)
