"""Whether a game can be played to its end with an edition: bots try it, whatever they may stumble over."""

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
"""Nobody plays as long; a table that does goes round in circles."""


def played(game: Game, edition: Edition[Any], tables: int = TABLES) -> Iterator[Fault | None]:
    """One answer for each of so many tables, of every kind that is worth playing, as they come."""
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
    except Exception as broken:  # noqa: BLE001 - whatever the rules stumble over, the file is to blame
        return fault("", "play", seats=seats, number=number, reason=f"{type(broken).__name__}: {broken}")
    return None if table.over else fault("", "endless", seats=seats, number=number, moves=MOST_MOVES)
