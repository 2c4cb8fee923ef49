"""The Princes of Florence."""

from importlib import resources

from engine.at_once import Compared, Limit
from engine.edition import editions
from engine.florence import (
    auctions,
    building,
    cards,
    events,
    freedoms,
    lots,
    money,
    moves,
    recruiting,
    rounds,
    setup,
    turn,
    works,
)
from engine.florence.advice import FlorenceAdvice
from engine.florence.conservation import conserved
from engine.florence.data import Data
from engine.florence.draw import aloud, draw
from engine.florence.joint import contents as joint
from engine.florence.joint.expansion import JointExpansion
from engine.florence.muse import contents as muse
from engine.florence.muse.expansion import MuseExpansion
from engine.florence.options import FlorenceOptions, check
from engine.florence.past import FlorencePast
from engine.florence.plans import VOCABULARY
from engine.florence.ruleset import FlorenceGame
from engine.florence.scoring import scores
from engine.florence.setups import SETUPS
from engine.florence.state import State
from engine.florence.view import view
from engine.words import add_catalogues

EDITIONS = editions(resources.files(__name__) / "editions", Data)

GAME = FlorenceGame(
    name="florence",
    package=__name__,
    seats=range(2, 6),
    options=FlorenceOptions,
    check_options=check,
    editions=EDITIONS,
    edition="classic",
    state=State,
    questions=(
        setup.AskProfessions,
        auctions.AskLot,
        auctions.AskRaise,
        auctions.AskLimits,
        auctions.AskLastBuyer,
        lots.AskPlace,
        lots.AskRecruit,
        cards.AskCard,
        turn.Turn,
        *muse.QUESTIONS,
        *joint.QUESTIONS,
    ),
    steps=(
        rounds.NextRound,
        auctions.Auctions,
        auctions.NextLot,
        rounds.Actions,
        turn.ActionTurn,
        rounds.BestOfRound,
        *muse.STEPS,
    ),
    moves=(
        *muse.MOVES,
        *joint.MOVES,
        moves.Keep,
        moves.Name,
        moves.Waive,
        moves.Bid,
        Limit,
        moves.Pass,
        moves.Buy,
        moves.Place,
        moves.Take,
        moves.Recruit,
        moves.Work,
        moves.Build,
        moves.DrawProfession,
        moves.DrawBonus,
        moves.Introduce,
        moves.End,
        moves.Sell,
    ),
    events=(
        events.Dealt,
        events.Kept,
        events.Chosen,
        events.RoundBegan,
        events.Named,
        events.WasBid,
        events.Passed,
        Compared,
        events.Waived,
        events.BoughtNothing,
        events.Bought,
        events.SoldPoints,
        events.Placed,
        events.Hired,
        events.Looked,
        events.Saw,
        events.Took,
        events.Picked,
        events.Recruited,
        events.KeptRecruiter,
        events.Worked,
        events.Built,
        events.Introduced,
        events.TurnEnded,
        events.BestWork,
        events.NoWork,
        events.PrestigeScored,
        *muse.EVENTS,
        *joint.EVENTS,
    ),
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
    published=True,
    setups=SETUPS,
    conserved=conserved,
    draw=draw,
    glimpse="own",
    plans=VOCABULARY,
    aloud=aloud,
    advice=FlorenceAdvice(),
)

for name in GAME.expansions:
    add_catalogues(GAME.name, resources.files(__name__) / name / "catalogue")
