"""The Princes of Florence."""

from importlib import resources

from engine.at_once import Compared, Limit
from engine.edition import editions
from engine.florence import auctions, cards, events, lots, moves, opening, rounds, turn
from engine.florence.advice import FlorenceAdvice
from engine.florence.data import Data
from engine.florence.draw import aloud, draw
from engine.florence.imagine import imagine
from engine.florence.joint import contents as joint
from engine.florence.muse import contents as muse
from engine.florence.options import FlorenceOptions, check
from engine.florence.plans import VOCABULARY
from engine.florence.scoring import scores
from engine.florence.state import State
from engine.florence.view import view
from engine.florence.what_if import what_if
from engine.game import Game
from engine.words import add_catalogues

EDITIONS = editions(resources.files(__name__) / "editions", Data)

GAME = Game(
    name="florence",
    package=__name__,
    seats=range(2, 6),
    options=FlorenceOptions,
    check_options=check,
    editions=EDITIONS,
    edition="classic",
    state=State,
    questions=(
        opening.Choosing,
        auctions.Naming,
        auctions.Raising,
        auctions.NamingLimits,
        auctions.LastBuyer,
        lots.Placing,
        lots.RecruitingNow,
        cards.Taking,
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
    deal=opening.deal,
    view=view,
    scores=scores,
    imagine=imagine,
    draw=draw,
    plans=VOCABULARY,
    aloud=aloud,
    what_if=what_if,
    advice=FlorenceAdvice(),
)

for room in ("muse", "joint"):
    add_catalogues(GAME.name, resources.files(__name__) / room / "catalogue")
