"""Il Principe, by Emanuele Ornella: card auctions, founding of cities, and changing roles. 2 to 5 players."""

from importlib import resources

from engine import Game
from engine.editions.editions import editions
from engine.principe.advice import PrincipeAdvice
from engine.principe.component_facts import FACTS
from engine.principe.components import components
from engine.principe.conservation import check_conservation
from engine.principe.draw import draw, summary
from engine.principe.edition import COLOURS, Edition
from engine.principe.edition_check import edition_faults
from engine.principe.founding import NOT_ASKED_IN_VAIN
from engine.principe.map import MAP
from engine.principe.past import PrincipePast
from engine.principe.plans import VOCABULARY
from engine.principe.scoring import scores
from engine.principe.setup import deal
from engine.principe.setups import SETUPS
from engine.principe.state import PASSES_UNASKED, PrincipeOptions, State
from engine.principe.view import view
from engine.principe.what_if import what_if

_EDITIONS = editions(resources.files(__name__) / "editions", Edition, edition_faults)

GAME = Game(
    name="principe",
    package=__name__,
    seats=range(2, 6),
    options=PrincipeOptions,
    editions=_EDITIONS,
    edition="2006",
    state=State,
    names=tuple(
        dict.fromkeys(
            name for file in _EDITIONS.values() for name in (*COLOURS, *file.data.areas, *file.data.cities)
        )
    ),
    deal=deal,
    view=view,
    past=PrincipePast,
    scores=scores,
    what_if=what_if,
    published=True,
    setups=SETUPS,
    conserved=check_conservation,
    versions=(1, NOT_ASKED_IN_VAIN, PASSES_UNASKED),
    components=components,
    facts=FACTS,
    draw=draw,
    summary=summary,
    map=MAP.data,
    glimpse="map",
    plans=VOCABULARY,
    advice=PrincipeAdvice(),
)
