"""Noblemen (Dwight Sullivan, 2012): free estates, secret stores, and the Queen's favour."""

from __future__ import annotations

from importlib import resources
from typing import Final

from engine import Game
from engine.editions.editions import editions
from engine.noblemen.advice import NoblemenAdvice
from engine.noblemen.aid.facts import FACTS
from engine.noblemen.components import TERRAINS, Edition, NoblemenOptions
from engine.noblemen.conservation import check_conservation
from engine.noblemen.draw import aloud, draw, draw_own, summary
from engine.noblemen.edition_check import edition_faults
from engine.noblemen.own_squares import areas
from engine.noblemen.past import NoblemenPast
from engine.noblemen.plans import VOCABULARY
from engine.noblemen.player_aid import components
from engine.noblemen.scoring import scores
from engine.noblemen.setup import FIRST_PLAYER_IS_DRAWN, deal
from engine.noblemen.setups import SETUPS
from engine.noblemen.state import State
from engine.noblemen.view import view
from engine.noblemen.what_if import what_if

_EDITIONS: Final = editions(resources.files(__name__) / "editions", Edition, edition_faults)

GAME: Final = Game(
    name="noblemen",
    package=__name__,
    seats=range(3, 6),
    options=NoblemenOptions,
    editions=_EDITIONS,
    edition="rulebook",
    state=State,
    names=(*TERRAINS, *_EDITIONS["rulebook"].data.cards),
    deal=deal,
    view=view,
    scores=scores,
    published=True,
    setups=SETUPS,
    conserved=check_conservation,
    versions=(1, FIRST_PLAYER_IS_DRAWN),
    draw=draw,
    summary=summary,
    past=NoblemenPast,
    glimpse="own",
    plans=VOCABULARY,
    aloud=aloud,
    advice=NoblemenAdvice(),
    what_if=what_if,
    components=components,
    facts=FACTS,
    areas=areas,
    draw_own=draw_own,
)
