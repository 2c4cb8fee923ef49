"""New Game: in each round a gem is drawn, all stake pebbles for it in secret, and the highest stake has it."""

from __future__ import annotations

from importlib import resources
from typing import Final

from engine import Game
from engine.edition import editions
from engine.newgame.conservation import conserved
from engine.newgame.rules import AskStakes, Drawn, Lost, Round, Shown, Stake, Won, deal, scores
from engine.newgame.setups import SETUPS
from engine.newgame.state import Edition, GameOptions, State
from engine.newgame.view import imagine, view

GAME: Final = Game(
    name="newgame",
    package=__name__,
    seats=range(2, 5),
    options=GameOptions,
    editions=editions(resources.files(__name__) / "editions", Edition),
    edition="first",
    state=State,
    questions=(AskStakes,),
    steps=(Round,),
    moves=(Stake,),
    events=(Drawn, Shown, Won, Lost),
    deal=deal,
    view=view,
    scores=scores,
    imagine=imagine,
    setups=SETUPS,
    conserved=conserved,
)
