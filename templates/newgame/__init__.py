"""New Game: in each round a gem is drawn, all stake pebbles for it in secret, and the highest stake has it."""

from __future__ import annotations

from importlib import resources
from typing import Final

from engine import Game
from engine.editions.editions import editions
from engine.newgame.conservation import check_conservation
from engine.newgame.rules import deal, scores
from engine.newgame.setups import SETUPS
from engine.newgame.state import Edition, GameOptions, State

GAME: Final = Game(
    name="newgame",
    package=__name__,
    seats=range(2, 5),
    options=GameOptions,
    editions=editions(resources.files(__name__) / "editions", Edition),
    edition="first",
    state=State,
    deal=deal,
    scores=scores,
    setups=SETUPS,
    conserved=check_conservation,
)
