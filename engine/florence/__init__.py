"""The Princes of Florence."""

from importlib import resources

from engine.editions.editions import editions
from engine.florence import aid, building, cards, freedoms, money, recruiting, setup, works
from engine.florence.advice import FlorenceAdvice
from engine.florence.aid.facts import FACTS
from engine.florence.certain import what_if
from engine.florence.conservation import check_conservation
from engine.florence.data import Data
from engine.florence.draw import aloud, draw, draw_own, summary
from engine.florence.edition_check import edition_faults
from engine.florence.joint.expansion import JointExpansion
from engine.florence.muse.expansion import MuseExpansion
from engine.florence.options import FlorenceOptions, check
from engine.florence.past import FlorencePast
from engine.florence.plans import VOCABULARY
from engine.florence.ruleset import FlorenceGame
from engine.florence.scoring import scores
from engine.florence.setups import SETUPS
from engine.florence.state import State
from engine.florence.view import view
from engine.text.words import add_catalogues

EDITIONS = editions(resources.files(__name__) / "editions", Data, edition_faults)

GAME = FlorenceGame(
    name="florence",
    package=__name__,
    seats=range(2, 6),
    options=FlorenceOptions,
    check_options=check,
    editions=EDITIONS,
    edition="classic",
    state=State,
    names=[
        name
        for edition in EDITIONS.values()
        for names in (
            edition.data.buildings,
            edition.data.landscapes,
            edition.data.professions,
            edition.data.bonus,
            edition.data.prestige,
            edition.data.freedoms.names,
            edition.data.stock,
            edition.data.characters,
        )
        for name in names
    ],
    actions=(
        works.WorkAction(),
        building.BuildAction(),
        *cards.DRAW_ACTIONS,
        freedoms.FreedomAction(),
        recruiting.RecruitAction(),
    ),
    free_actions=(money.SellAction(),),
    expansions={"muse": MuseExpansion(), "joint": JointExpansion()},
    deal=setup.deal,
    view=view,
    past=FlorencePast,
    scores=scores,
    versions=(1, 2),
    published=True,
    setups=SETUPS,
    conserved=check_conservation,
    draw=draw,
    summary=summary,
    draw_own=draw_own,
    glimpse="own",
    plans=VOCABULARY,
    aloud=aloud,
    components=aid.components,
    facts=FACTS,
    what_if=what_if,
    advice=FlorenceAdvice(),
)

for name in ("aid", *GAME.expansions):
    add_catalogues(GAME.name, resources.files(__name__) / name / "catalogue")
