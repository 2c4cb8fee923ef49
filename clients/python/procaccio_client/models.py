"""All that goes over the wire. Written by `make clients` from the OpenAPI document: change nothing here."""

from __future__ import annotations

from datetime import date, datetime
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, convert, field


class OutcomeLine(Struct, kw_only=True):
    reason: Annotated[str, Meta(description="The name of the reason.")]
    points: Annotated[int, Meta(description="Its points.")]
    facts: Annotated[dict[str, int | str], Meta(description="The values in its sentence.")] | UnsetType = (
        field(default_factory=dict)
    )


class Hour(Struct, kw_only=True):
    at: Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]
    zone: str


class Absence(Struct, kw_only=True):
    after: str | UnsetType = "P7D"
    then: Literal["bot", "default", "open", "vote"] | UnsetType = "default"


class PlanWant(Struct, kw_only=True, tag_field="order", tag="want"):
    lot: str
    most: int | None | UnsetType = UNSET
    otherwise: bool | UnsetType = False


class PlanNaming(Struct, kw_only=True, tag_field="order", tag="name"):
    lots: list[str]


class PlanCondition(Struct, kw_only=True):
    fact: str
    least: int | None | UnsetType = UNSET
    most: int | None | UnsetType = UNSET
    negated: bool | UnsetType = False


class PlanAlways(Struct, kw_only=True, tag_field="order", tag="always"):
    move: str
    until: PlanCondition | None | UnsetType = UNSET


class PlanForced(Struct, kw_only=True, tag_field="order", tag="forced"):
    pass


class PlanBudget(Struct, kw_only=True, tag_field="order", tag="budget"):
    most: int


class PlanUntil(Struct, kw_only=True, tag_field="order", tag="until"):
    condition: PlanCondition


class PlanWait(Struct, kw_only=True, tag_field="order", tag="wait"):
    pass


RecordLine: TypeAlias = tuple[int, str]


class FlorenceBuild(Struct, kw_only=True, tag_field="do", tag="build"):
    building: Annotated[str, Meta(description="The building.")]
    at: Annotated[str, Meta(description="Its place, such as `d5n`, or its squares one by one.")]


class FlorenceIntroduce(Struct, kw_only=True, tag_field="do", tag="freedom"):
    freedom: Annotated[str, Meta(description="The freedom.")]


class FlorenceWork(Struct, kw_only=True, tag_field="do", tag="work"):
    profession: Annotated[str, Meta(description="The profession in the hand.")]
    bonuses: Annotated[list[str], Meta(description="The bonus cards to use.")] | UnsetType = field(
        default_factory=list
    )
    points: Annotated[int, Meta(description="The points to buy with money of the work.")] | UnsetType = 0


class FlorenceLimit(Struct, kw_only=True, tag_field="do", tag="limit"):
    amount: Annotated[int, Meta(description="The most to pay.")]


class FlorenceBid(Struct, kw_only=True, tag_field="do", tag="bid"):
    amount: Annotated[int, Meta(description="The florins bid.")]


class FlorenceBuy(Struct, kw_only=True, tag_field="do", tag="buy"):
    lot: Annotated[str, Meta(description="The lot.")]


class FlorenceDrawBonus(Struct, kw_only=True, tag_field="do", tag="bonus"):
    pass


class FlorenceDrawProfession(Struct, kw_only=True, tag_field="do", tag="profession"):
    pass


class FlorenceEnd(Struct, kw_only=True, tag_field="do", tag="end"):
    pass


class FlorenceKeep(Struct, kw_only=True, tag_field="do", tag="keep"):
    professions: Annotated[list[str], Meta(description="The cards to keep.")]


class FlorenceName(Struct, kw_only=True, tag_field="do", tag="auction"):
    lot: Annotated[str, Meta(description="The lot.")]


class FlorencePass(Struct, kw_only=True, tag_field="do", tag="pass"):
    pass


class FlorencePlace(Struct, kw_only=True, tag_field="do", tag="place"):
    tile: Annotated[str, Meta(description="The landscape.")]
    at: Annotated[str, Meta(description="Its place, such as `b3e`, or its squares one by one.")]


class FlorenceRecruit(Struct, kw_only=True, tag_field="do", tag="recruit"):
    profession: Annotated[str, Meta(description="The profession in the row of another seat.")]


class FlorenceSell(Struct, kw_only=True, tag_field="do", tag="sell"):
    points: Annotated[int, Meta(description="The points to give back.")]


class FlorenceTake(Struct, kw_only=True, tag_field="do", tag="take"):
    card: Annotated[str, Meta(description="The card to keep.")]
    under: (
        Annotated[
            list[str],
            Meta(
                description="The other cards in the order in which they go under the deck. Empty: as they lie."
            ),
        ]
        | UnsetType
    ) = field(default_factory=list)


class FlorenceWaive(Struct, kw_only=True, tag_field="do", tag="waive"):
    pass


class FlorenceAccept(Struct, kw_only=True, tag_field="do", tag="accept"):
    pass


class FlorenceCounter(Struct, kw_only=True, tag_field="do", tag="counter"):
    price: Annotated[int, Meta(description="The florins that the neighbour would pay.")]


class FlorencePropose(Struct, kw_only=True, tag_field="do", tag="propose"):
    building: Annotated[str, Meta(description="The building.")]
    at: Annotated[str, Meta(description="Its place, as the western board names it.")]
    side: Annotated[str, Meta(description="The side of the neighbour: `east` or `west`.")]
    price: Annotated[int, Meta(description="The florins that the neighbour is to pay.")]


class FlorenceCash(Struct, kw_only=True, tag_field="do", tag="cash"):
    points: Annotated[int, Meta(description="The points to buy.")]


class FlorenceInvite(Struct, kw_only=True, tag_field="do", tag="invite"):
    character: Annotated[str, Meta(description="The character.")]
    amount: Annotated[int, Meta(description="The field of its card.")]


class FlorenceMerchantPoints(Struct, kw_only=True, tag_field="do", tag="merchant-points"):
    pass


class FlorencePrincessWork(Struct, kw_only=True, tag_field="do", tag="princess"):
    points: Annotated[int, Meta(description="The points to buy with money of the work.")] | UnsetType = 0


class FlorenceDecline(Struct, kw_only=True, tag_field="do", tag="decline"):
    pass


class FlorenceMerchantFree(Struct, kw_only=True, tag_field="do", tag="merchant-free"):
    pass


class FlorenceProfessor(Struct, kw_only=True, tag_field="do", tag="professor"):
    deck: Annotated[str, Meta(description="The deck: `prestige` or `bonus`.")]


class FlorenceClose(Struct, kw_only=True, tag_field="do", tag="close"):
    side: Annotated[str, Meta(description="The side of the neighbour: `east` or `west`.")]


class FlorenceRefuse(Struct, kw_only=True, tag_field="do", tag="refuse"):
    pass


class FlorenceWithdraw(Struct, kw_only=True, tag_field="do", tag="withdraw"):
    pass


class FlorenceBoughtNothing(Struct, kw_only=True, tag_field="event", tag="bought-nothing"):
    seat: int


class FlorenceNamed(Struct, kw_only=True, tag_field="event", tag="named"):
    seat: int
    lot: str
    amount: int


class FlorencePassed(Struct, kw_only=True, tag_field="event", tag="passed"):
    seat: int
    lot: str


class FlorenceWaived(Struct, kw_only=True, tag_field="event", tag="waived"):
    seat: int


class FlorenceWasBid(Struct, kw_only=True, tag_field="event", tag="bid"):
    seat: int
    lot: str
    amount: int


class FlorenceBuilt(Struct, kw_only=True, tag_field="event", tag="built"):
    seat: int
    building: str
    spot: str
    squares: list[str]
    price: int
    points: int


class FlorenceLooked(Struct, kw_only=True, tag_field="event", tag="looked"):
    seat: int
    deck: str
    number: int
    price: int


class FlorencePicked(Struct, kw_only=True, tag_field="event", tag="picked"):
    deck: str
    card: str
    under: list[str]


class FlorenceSaw(Struct, kw_only=True, tag_field="event", tag="saw"):
    deck: str
    cards: list[str]


class FlorenceTook(Struct, kw_only=True, tag_field="event", tag="took"):
    seat: int
    deck: str


class FlorenceDealt(Struct, kw_only=True, tag_field="event", tag="dealt"):
    professions: list[str]


class FlorenceKept(Struct, kw_only=True, tag_field="event", tag="kept"):
    kept: int


class FlorenceChosen(Struct, kw_only=True, tag_field="event", tag="chosen"):
    professions: list[str]
    returned: list[str]


class FlorenceRoundBegan(Struct, kw_only=True, tag_field="event", tag="round"):
    round: int
    seat: int
    minimum: int


class FlorenceBought(Struct, kw_only=True, tag_field="event", tag="bought"):
    seat: int
    lot: str
    price: int


class FlorenceSoldPoints(Struct, kw_only=True, tag_field="event", tag="sold"):
    seat: int
    points: int
    money: int


class FlorencePlaced(Struct, kw_only=True, tag_field="event", tag="placed"):
    seat: int
    tile: str
    spot: str
    squares: list[str]
    points: int


class FlorenceHired(Struct, kw_only=True, tag_field="event", tag="hired"):
    seat: int
    lot: str
    number: int
    points: int


class FlorenceRecruited(Struct, kw_only=True, tag_field="event", tag="recruited"):
    seat: int
    profession: str
    from_seat: int


class FlorenceKeptRecruiter(Struct, kw_only=True, tag_field="event", tag="kept-recruiter"):
    seat: int


class FlorenceWorked(Struct, kw_only=True, tag_field="event", tag="worked"):
    seat: int
    profession: str
    bonuses: list[str]
    value: int
    parts: dict[str, int]
    money: int
    points: int


class FlorenceIntroduced(Struct, kw_only=True, tag_field="event", tag="freedom"):
    seat: int
    freedom: str
    price: int


class FlorenceTurnEnded(Struct, kw_only=True, tag_field="event", tag="ended"):
    seat: int
    left: int


class FlorenceBestWork(Struct, kw_only=True, tag_field="event", tag="best-work"):
    seats: list[int]
    value: int
    points: int


class FlorenceNoWork(Struct, kw_only=True, tag_field="event", tag="no-work"):
    round: int


class FlorencePrestigeScored(Struct, kw_only=True, tag_field="event", tag="prestige"):
    seat: int
    card: str
    points: int


class FlorenceProposed(Struct, kw_only=True, tag_field="event", tag="proposed"):
    seat: int
    to_seat: int
    building: str
    spot: str
    side: str
    price: int


class FlorenceWithdrawn(Struct, kw_only=True, tag_field="event", tag="withdrawn"):
    seat: int


class FlorenceAccepted(Struct, kw_only=True, tag_field="event", tag="accepted"):
    seat: int
    price: int


class FlorenceRefused(Struct, kw_only=True, tag_field="event", tag="refused"):
    seat: int


class FlorenceCountered(Struct, kw_only=True, tag_field="event", tag="countered"):
    seat: int
    price: int


class FlorenceDeclined(Struct, kw_only=True, tag_field="event", tag="declined"):
    seat: int


class FlorenceBuiltTogether(Struct, kw_only=True, tag_field="event", tag="built-together"):
    seat: int
    with_seat: int
    building: str
    spot: str
    side: str
    squares: list[str]
    squares_beyond: list[str]
    cost: int
    price: int
    points: int


class FlorenceCashed(Struct, kw_only=True, tag_field="event", tag="cashed"):
    seat: int
    money: int
    points: int


class FlorenceInvited(Struct, kw_only=True, tag_field="event", tag="invited"):
    seat: int
    character: str
    amount: int
    seats: list[int] | UnsetType = field(default_factory=list)


class FlorenceDroppedOut(Struct, kw_only=True, tag_field="event", tag="dropped-out"):
    seat: int


class FlorenceArrived(Struct, kw_only=True, tag_field="event", tag="arrived"):
    seat: int
    character: str
    price: int
    money: int


class FlorencePrincessWorked(Struct, kw_only=True, tag_field="event", tag="princess-worked"):
    seat: int
    value: int
    parts: dict[str, int]
    money: int
    points: int


class FlorenceMerchantPaid(Struct, kw_only=True, tag_field="event", tag="merchant-paid"):
    seat: int
    lot: str
    price: int


class FlorenceMerchantScored(Struct, kw_only=True, tag_field="event", tag="merchant-scored"):
    seat: int
    points: int


class FlorenceProfessorCame(Struct, kw_only=True, tag_field="event", tag="professor-came"):
    seat: int
    deck: str


class FlorenceLeft(Struct, kw_only=True, tag_field="event", tag="left"):
    characters: list[str]


class FlorenceCompared(Struct, kw_only=True, tag_field="event", tag="limits"):
    leader_seat: int | None
    price: int


class FlorenceAmountRange(Struct, kw_only=True):
    first: Annotated[int, Meta(description="The least amount.")]
    highest: Annotated[int, Meta(description="The most.")]


class FlorenceRaiseQuestionData(Struct, kw_only=True, tag_field="kind", tag="raise"):
    minimum: Annotated[int, Meta(description="The minimum value of a work in this round.")]
    work_money: Annotated[int, Meta(description="The florins for a work of exactly that value.")]
    money_per_value: Annotated[
        int, Meta(description="The florins that a work brings for each point of its value.")
    ]
    money_per_point: Annotated[int, Meta(description="The florins of a work that buy one prestige point.")]
    money: Annotated[int, Meta(description="The florins of the seat.")]
    purse: Annotated[int, Meta(description="The most florins that the seat could pay, with all points sold.")]
    from_points: Annotated[int, Meta(description="The part of `purse` that its points would bring.")]
    lacking: Annotated[int, Meta(description="The florins missing for the lowest price, 0 if none.")]
    lot: Annotated[str, Meta(description="The lot of this auction.")]
    bid: Annotated[int, Meta(description="The highest bid.")]
    leader_seat: Annotated[int, Meta(description="The seat with the highest bid.")] | None
    amount: Annotated[int, Meta(description="The next bid. Every raise is by the same step.")]
    bidders: Annotated[list[int], Meta(description="The seats still in this auction.")]
    bidding_seats: Annotated[list[int], Meta(description="The same as `bidders`.")]


class FlorenceTakeQuestionData(Struct, kw_only=True, tag_field="kind", tag="take"):
    deck: Annotated[str, Meta(description="The deck of the cards.")]
    cards: Annotated[list[str], Meta(description="The cards looked at. The seat keeps one.")]
    example: Annotated[
        list[str], Meta(description="One order for the other cards under the deck, if the first is kept.")
    ]


class FlorenceLastBuyerQuestionData(Struct, kw_only=True, tag_field="kind", tag="last-buyer"):
    minimum: Annotated[int, Meta(description="The minimum value of a work in this round.")]
    work_money: Annotated[int, Meta(description="The florins for a work of exactly that value.")]
    money_per_value: Annotated[
        int, Meta(description="The florins that a work brings for each point of its value.")
    ]
    money_per_point: Annotated[int, Meta(description="The florins of a work that buy one prestige point.")]
    money: Annotated[int, Meta(description="The florins of the seat.")]
    purse: Annotated[int, Meta(description="The most florins that the seat could pay, with all points sold.")]
    from_points: Annotated[int, Meta(description="The part of `purse` that its points would bring.")]
    lacking: Annotated[int, Meta(description="The florins missing for the lowest price, 0 if none.")]
    lots: Annotated[list[str], Meta(description="The lots that the seat may name or buy.")]
    price: Annotated[int, Meta(description="The price of each lot.")]
    sold: Annotated[list[str], Meta(description="The lots already sold in this round.")]
    later_minimums: Annotated[list[int], Meta(description="The minimum value of a work in each later round.")]


class FlorenceNameQuestionData(Struct, kw_only=True, tag_field="kind", tag="name"):
    minimum: Annotated[int, Meta(description="The minimum value of a work in this round.")]
    work_money: Annotated[int, Meta(description="The florins for a work of exactly that value.")]
    money_per_value: Annotated[
        int, Meta(description="The florins that a work brings for each point of its value.")
    ]
    money_per_point: Annotated[int, Meta(description="The florins of a work that buy one prestige point.")]
    money: Annotated[int, Meta(description="The florins of the seat.")]
    purse: Annotated[int, Meta(description="The most florins that the seat could pay, with all points sold.")]
    from_points: Annotated[int, Meta(description="The part of `purse` that its points would bring.")]
    lacking: Annotated[int, Meta(description="The florins missing for the lowest price, 0 if none.")]
    lots: Annotated[list[str], Meta(description="The lots that the seat may name or buy.")]
    amount: Annotated[int, Meta(description="The opening bid. Who names a lot has bid it.")]
    bidding: Annotated[list[int], Meta(description="The seats that have no lot of this round yet.")]
    bidding_seats: Annotated[list[int], Meta(description="The same as `bidding`.")]
    sold: Annotated[list[str], Meta(description="The lots already sold in this round.")]
    later_minimums: Annotated[list[int], Meta(description="The minimum value of a work in each later round.")]


class FlorenceTurnQuestionData(Struct, kw_only=True, tag_field="kind", tag="turn"):
    minimum: Annotated[int, Meta(description="The minimum value of a work in this round.")]
    work_money: Annotated[int, Meta(description="The florins for a work of exactly that value.")]
    money_per_value: Annotated[
        int, Meta(description="The florins that a work brings for each point of its value.")
    ]
    money_per_point: Annotated[int, Meta(description="The florins of a work that buy one prestige point.")]
    best: Annotated[int, Meta(description="The highest value of a work in this round.")]
    best_seats: Annotated[list[int], Meta(description="The seats with a work of that value.")]
    best_points: Annotated[int, Meta(description="The points for the best work at the end of the round.")]
    money: Annotated[int, Meta(description="The florins of the seat.")]
    purse: Annotated[int, Meta(description="The most florins that the seat could pay, with all points sold.")]
    from_points: Annotated[int, Meta(description="The part of `purse` that its points would bring.")]
    left: Annotated[int, Meta(description="The actions left in this turn.")]
    done: Annotated[list[str], Meta(description="The actions taken in this turn, by name.")]
    later_minimums: Annotated[list[int], Meta(description="The minimum value of a work in each later round.")]
    building_price: Annotated[int, Meta(description="The florins that the seat would pay for a building.")]
    building_lacking: Annotated[
        int, Meta(description="The florins missing for it. No building is offered then.")
    ]
    standing: Annotated[int, Meta(description="The tiles that stand in the principality.")]
    after_seats: Annotated[list[int], Meta(description="The seats that still have a turn, in order.")]


class FlorenceOfferData(Struct, kw_only=True):
    at: Annotated[str, Meta(description="Its place, as moves name it.")]
    building: Annotated[str, Meta(description="The building.")]
    cost: Annotated[int, Meta(description="The florins that the proposer pays to the bank.")]
    east_seat: Annotated[int, Meta(description="The seat east of the border.")]
    east_squares: Annotated[list[str], Meta(description="The squares that it covers east of the border.")]
    from_seat: Annotated[int, Meta(description="The seat that proposes.")]
    points: Annotated[int, Meta(description="The points for each of the two seats.")]
    price: Annotated[int, Meta(description="The florins that the neighbour pays to the proposer.")]
    side: Annotated[str, Meta(description="The side of the proposer with the neighbour: `east` or `west`.")]
    to_seat: Annotated[int, Meta(description="The neighbour that is asked.")]
    west_seat: Annotated[int, Meta(description="The seat west of the border.")]
    west_squares: Annotated[list[str], Meta(description="The squares that it covers west of the border.")]


class FlorenceAnswersQuestionData(Struct, kw_only=True, tag_field="kind", tag="answers"):
    money: Annotated[int, Meta(description="The florins of the seat.")]
    purse: Annotated[int, Meta(description="The most florins that the seat could pay, with all points sold.")]
    from_points: Annotated[int, Meta(description="The part of `purse` that its points would bring.")]
    offers: Annotated[
        list[FlorenceOfferData],
        Meta(description="The offers that were not refused, at the price of the answer."),
    ]
    east_price: (
        Annotated[int, Meta(description="The price that the eastern neighbour pays. Null without an offer.")]
        | None
    )
    west_price: (
        Annotated[int, Meta(description="The price that the western neighbour pays. Null without an offer.")]
        | None
    )
    east_seat: Annotated[int, Meta(description="The eastern neighbour.")] | None
    west_seat: Annotated[int, Meta(description="The western neighbour.")] | None
    east_answers: Annotated[bool, Meta(description="True if an offer with the east can be accepted.")]
    west_answers: Annotated[bool, Meta(description="True if an offer with the west can be accepted.")]
    building_price: Annotated[int, Meta(description="The florins that the seat would pay for a building.")]


class FlorencePlaceQuestionData(Struct, kw_only=True, tag_field="kind", tag="place"):
    tiles: Annotated[list[str], Meta(description="The landscapes to choose from.")]
    free: Annotated[int, Meta(description="The free squares of the principality.")]
    again: Annotated[int, Meta(description="The points for a type of landscape that the seat already has.")]


class FlorenceRecruitQuestionData(Struct, kw_only=True, tag_field="kind", tag="recruit"):
    professions: Annotated[
        list[str], Meta(description="The professions that the seat can recruit from other seats.")
    ]
    card_value: Annotated[int, Meta(description="The value that the card adds to works if it is kept.")]


class FlorenceCashQuestionData(Struct, kw_only=True, tag_field="kind", tag="cash"):
    most: Annotated[int, Meta(description="The most points that the money buys.")]
    money: Annotated[int, Meta(description="The florins of the seat.")]
    money_per_point: Annotated[int, Meta(description="The florins for one point.")]


class FlorenceMerchantQuestionData(Struct, kw_only=True, tag_field="kind", tag="merchant"):
    money: Annotated[int, Meta(description="The florins of the seat.")]
    purse: Annotated[int, Meta(description="The most florins that the seat could pay, with all points sold.")]
    from_points: Annotated[int, Meta(description="The part of `purse` that its points would bring.")]
    lot: Annotated[str, Meta(description="The lot that the seat has won.")]
    price: Annotated[int, Meta(description="The price to pay without the merchant.")]
    points: Annotated[int, Meta(description="The points that the merchant brings now.")]


class FlorenceInviteQuestionData(Struct, kw_only=True, tag_field="kind", tag="invite"):
    characters: Annotated[list[str], Meta(description="The characters that nobody has taken in this round.")]
    bids: Annotated[dict[str, int], Meta(description="The bid that lies on each character, if any.")]
    pot: Annotated[int, Meta(description="The florins that the banker leaves.")]
    inviting_seats: Annotated[list[int], Meta(description="The seats that still invite.")]
    money: Annotated[int, Meta(description="The florins of the seat.")]


class FlorenceValuesData(Struct, kw_only=True):
    building: Annotated[int, Meta(description="The value of the building that the profession wishes for.")]
    card: Annotated[int, Meta(description="The value of each profession or recruiting card of the seat.")]
    freedom: Annotated[int, Meta(description="The value of the freedom that it wishes for.")]
    jester: Annotated[int, Meta(description="The value of each jester.")]
    landscape: Annotated[int, Meta(description="The value of the landscape that it wishes for.")]


class FlorenceBrought(Struct, kw_only=True):
    cost: (
        Annotated[int, Meta(description="The florins for the bank, if a neighbour pays `price`.")] | UnsetType
    ) = UNSET
    money_after: Annotated[int, Meta(description="The florins of the seat after the move.")] | UnsetType = (
        UNSET
    )
    points: Annotated[int, Meta(description="The points gained, or lost if negative.")] | UnsetType = UNSET
    points_sold: (
        Annotated[int, Meta(description="The points that must be sold for the price.")] | UnsetType
    ) = UNSET
    price: (
        Annotated[
            int,
            Meta(
                description="The florins that the move costs. For a joint building: what the neighbour pays."
            ),
        ]
        | UnsetType
    ) = UNSET


class FlorenceProfessionFacts(Struct, kw_only=True):
    building: Annotated[str, Meta(description="The building that it wishes for.")]
    building_value: Annotated[int, Meta(description="The value of that building.")]
    freedom: Annotated[str, Meta(description="The freedom that it wishes for.")]
    freedom_value: Annotated[int, Meta(description="The value of that freedom.")]
    landscape: Annotated[str, Meta(description="The landscape that it wishes for.")]
    landscape_value: Annotated[int, Meta(description="The value of that landscape.")]
    minimum: Annotated[int, Meta(description="The minimum value of a work in this round.")]
    missing: Annotated[list[str], Meta(description="The wishes that the seat does not fulfil.")]
    parts: Annotated[dict[str, int], Meta(description="The parts of `value`, by reason.")]
    place: Annotated[
        str,
        Meta(
            description="`hand`, `looked` (among the cards looked at now), `row` (of works), `deck`, `spent` or `unknown`."
        ),
    ]
    reckoned: Annotated[
        bool, Meta(description="True if there are figures for the seat. Onlookers get zeros instead.")
    ]
    value: Annotated[int, Meta(description="The value that its work would have now, without bonus cards.")]


class FlorenceBonusFacts(Struct, kw_only=True):
    adds: Annotated[int, Meta(description="The value that it would add to a work now.")]
    counts: Annotated[list[str], Meta(description="The things that it counts.")]
    each: Annotated[int, Meta(description="The value for each thing counted.")]
    minimum: Annotated[int, Meta(description="The minimum value of a work in this round.")]
    place: Annotated[
        str,
        Meta(
            description="`hand`, `looked` (among the cards looked at now), `row` (of works), `deck`, `spent` or `unknown`."
        ),
    ]
    reckoned: Annotated[
        bool, Meta(description="True if there are figures for the seat. Onlookers get zeros instead.")
    ]
    works: Annotated[
        dict[str, int], Meta(description="The value with this card of each work in the hand, by profession.")
    ]


class FlorencePrestigeFacts(Struct, kw_only=True):
    have: Annotated[int, Meta(description="The number that the seat has.")]
    missing: Annotated[dict[str, int], Meta(description="The things that the seat lacks of `wants`.")]
    now: Annotated[int, Meta(description="The points that it would bring now.")]
    others: Annotated[int, Meta(description="The best number of another seat.")]
    place: Annotated[
        str,
        Meta(
            description="`hand`, `looked` (among the cards looked at now), `row` (of works), `deck`, `spent` or `unknown`."
        ),
    ]
    points: Annotated[int, Meta(description="The points for the sole winner, or for all conditions met.")]
    reckoned: Annotated[
        bool, Meta(description="True if there are figures for the seat. Onlookers get zeros instead.")
    ]
    rule: Annotated[
        Literal["all", "fewest", "most"],
        Meta(description="Who gets them: the seat with most or fewest of a thing, or with all things."),
    ]
    standing: Annotated[
        Literal["behind", "fulfilled", "leads", "tied", "unknown"],
        Meta(description="The standing of the seat now."),
    ]
    thing: Annotated[str, Meta(description="The thing to have most or fewest of.")]
    tied: Annotated[int, Meta(description="The points for each of several seats that are tied.")]
    wants: Annotated[dict[str, int], Meta(description="The least number of each thing, if all are needed.")]


class FlorenceLandscapeFacts(Struct, kw_only=True):
    have: Annotated[int, Meta(description="The number that the seat has.")]
    outline: Annotated[list[str], Meta(description="Its shape, row by row.")]
    points: Annotated[int, Meta(description="The points for placing it now.")]
    points_again: Annotated[int, Meta(description="The points for one more of a type that the seat has.")]
    reckoned: Annotated[
        bool, Meta(description="True if there are figures for the seat. Onlookers get zeros instead.")
    ]
    shape: Annotated[str, Meta(description="Its shape in one line.")]
    squares: Annotated[list[str], Meta(description="The squares that it covers in a corner of the board.")]
    value: Annotated[int, Meta(description="The value for a work whose profession wishes for it.")]
    wished_by: Annotated[list[str], Meta(description="The professions in the seat's hand that wish for it.")]


class FlorenceAnyLandscapeFacts(Struct, kw_only=True):
    tiles: Annotated[dict[str, int], Meta(description="The number left of each landscape.")]


class FlorenceBuildingFacts(Struct, kw_only=True):
    brief: Annotated[bool, Meta(description="True if no profession in the hand wishes for it.")]
    have: Annotated[int, Meta(description="The number that the seat has.")]
    outline: Annotated[list[str], Meta(description="Its shape, row by row.")]
    points: Annotated[int, Meta(description="The points for placing it now.")]
    price: Annotated[int, Meta(description="The florins that the seat would pay for it.")]
    reckoned: Annotated[
        bool, Meta(description="True if there are figures for the seat. Onlookers get zeros instead.")
    ]
    shape: Annotated[str, Meta(description="Its shape in one line.")]
    size: Annotated[str, Meta(description="`small`, `medium` or `large`.")]
    squares: Annotated[list[str], Meta(description="The squares that it covers in a corner of the board.")]
    value: Annotated[int, Meta(description="The value for a work whose profession wishes for it.")]
    wished_by: Annotated[list[str], Meta(description="The professions in the seat's hand that wish for it.")]


class FlorenceFreedomFacts(Struct, kw_only=True):
    have: Annotated[bool, Meta(description="True if the seat has it.")]
    price: Annotated[int, Meta(description="The florins to introduce it.")]
    value: Annotated[int, Meta(description="The value for a work whose profession wishes for it.")]
    wished_by: Annotated[list[str], Meta(description="The professions in the seat's hand that wish for it.")]


class FlorenceJesterFacts(Struct, kw_only=True):
    have: Annotated[int, Meta(description="The number that the seat has.")]
    value: Annotated[int, Meta(description="The value that each adds to a work.")]


class FlorenceBuilderFacts(Struct, kw_only=True):
    have: Annotated[int, Meta(description="The number that the seat has.")]
    most: Annotated[int, Meta(description="The most that a seat may have.")]
    points: Annotated[int, Meta(description="The points for the next builder.")]
    points_further: Annotated[int, Meta(description="The points for each builder after the first.")]
    price: Annotated[int, Meta(description="The florins for a building now.")]
    price_next: Annotated[int, Meta(description="The florins for a building with one builder more.")]
    to_touch: Annotated[int, Meta(description="The number from which on buildings may touch.")]


class FlorenceRecruitingFacts(Struct, kw_only=True):
    have: Annotated[int, Meta(description="The number that the seat has.")]
    own_professions: Annotated[
        list[str], Meta(description="The professions of the seat that others can recruit.")
    ]
    professions: Annotated[list[str], Meta(description="The professions that the seat can recruit.")]
    value: Annotated[int, Meta(description="The value that each adds to a work.")]


class FlorenceDeckFacts(Struct, kw_only=True):
    kept: Annotated[int, Meta(description="The number of those cards to keep.")]
    looked_at: Annotated[int, Meta(description="The number of cards to look at.")]
    price: Annotated[int, Meta(description="The florins for a look.")]


class FlorenceCharacterFacts(Struct, kw_only=True):
    bid: Annotated[int, Meta(description="The bid that lies on the card, 0 if there is none.")]
    bidder_seat: Annotated[int, Meta(description="The seat of that bid.")] | None
    brings: Annotated[
        int, Meta(description="What the character brings now: value, actions, points or florins.")
    ]
    highest: Annotated[int, Meta(description="The highest field of the card.")]
    lowest: Annotated[int, Meta(description="The lowest bid possible now. Null if there is none.")] | None
    parts: Annotated[dict[str, int], Meta(description="The parts of the value of the princess's work.")]
    reckoned: Annotated[
        bool, Meta(description="True if there are figures for the seat. Onlookers get zeros instead.")
    ]
    taken: Annotated[bool, Meta(description="True if a seat has it in this round.")]


class FlorenceOptions(Struct, kw_only=True):
    at_once: (
        Annotated[
            bool,
            Meta(
                description="sealed auctions: all players secretly name a limit, and the engine bids up to it"
            ),
        ]
        | UnsetType
    ) = False
    p13: (
        Annotated[
            Literal["tiles", "types"],
            Meta(
                description="the demand of prestige card P13: two landscape tiles, or two types of landscape"
            ),
        ]
        | UnsetType
    ) = "tiles"
    freedoms: (
        Annotated[
            Literal[4, 5],
            Meta(description="the number of freedoms in play with two players (others: players - 1 of each)"),
        ]
        | UnsetType
    ) = 5
    open_money: (
        Annotated[
            bool, Meta(description="money is open; else it is hidden, and computed from what all have seen")
        ]
        | UnsetType
    ) = False
    muse: Annotated[bool, Meta(description="play with the characters of Muse & Princess")] | UnsetType = False
    joint: Annotated[bool, Meta(description="play with cooperative building across borders")] | UnsetType = (
        False
    )


class FlorenceAuctionData(Struct, kw_only=True):
    bidders: Annotated[list[int], Meta(description="The seats in the auction, in order of their bids.")]
    high: Annotated[int, Meta(description="The highest bid.")]
    high_seat: Annotated[int, Meta(description="The seat with the highest bid.")] | None
    lot: Annotated[str, Meta(description="The lot for sale.")]


class FlorenceBoardData(Struct, kw_only=True):
    columns: Annotated[int, Meta(description="The number of columns.")]
    palazzo: Annotated[list[str], Meta(description="The squares of the Palazzo.")]
    rows: Annotated[int, Meta(description="The number of rows.")]


class FlorenceMarkerData(Struct, kw_only=True):
    amount: Annotated[int, Meta(description="The florins bid.")]
    seat: Annotated[int, Meta(description="The seat of the bid.")]


class FlorenceDeckData(Struct, kw_only=True):
    count: Annotated[int, Meta(description="The number of cards.")]
    known: Annotated[list[str | None], Meta(description="The cards from the top. Null: unknown to the seat.")]


class FlorenceLotData(Struct, kw_only=True):
    left: Annotated[int, Meta(description="The number left.")]
    lot: Annotated[str, Meta(description="The lot.")]
    sold: Annotated[bool, Meta(description="True if one was sold in this round.")]


class FlorenceWorkData(Struct, kw_only=True):
    parts: Annotated[dict[str, int], Meta(description="The parts of `value`, by reason.")]
    profession: Annotated[str, Meta(description="The profession.")]
    value: Annotated[int, Meta(description="The value of its work now, without bonus cards.")]
    wishes: Annotated[list[str], Meta(description="The building, landscape and freedom that it wishes for.")]


class FlorenceBeyondData(Struct, kw_only=True):
    seat: Annotated[int, Meta(description="The neighbour.")]
    squares: Annotated[list[str], Meta(description="The squares on the board of the neighbour.")]
    west_seat: Annotated[
        int, Meta(description="The seat west of the border. The place is named on its board.")
    ]


FlorenceMove: TypeAlias = (
    FlorenceBuild
    | FlorenceIntroduce
    | FlorenceWork
    | FlorenceLimit
    | FlorenceBid
    | FlorenceBuy
    | FlorenceDrawBonus
    | FlorenceDrawProfession
    | FlorenceEnd
    | FlorenceKeep
    | FlorenceName
    | FlorencePass
    | FlorencePlace
    | FlorenceRecruit
    | FlorenceSell
    | FlorenceTake
    | FlorenceWaive
    | FlorenceAccept
    | FlorenceCounter
    | FlorencePropose
    | FlorenceCash
    | FlorenceInvite
    | FlorenceMerchantPoints
    | FlorencePrincessWork
    | FlorenceDecline
    | FlorenceMerchantFree
    | FlorenceProfessor
    | FlorenceClose
    | FlorenceRefuse
    | FlorenceWithdraw
)


FlorenceEventData: TypeAlias = (
    FlorenceBoughtNothing
    | FlorenceNamed
    | FlorencePassed
    | FlorenceWaived
    | FlorenceWasBid
    | FlorenceBuilt
    | FlorenceLooked
    | FlorencePicked
    | FlorenceSaw
    | FlorenceTook
    | FlorenceDealt
    | FlorenceKept
    | FlorenceChosen
    | FlorenceRoundBegan
    | FlorenceBought
    | FlorenceSoldPoints
    | FlorencePlaced
    | FlorenceHired
    | FlorenceRecruited
    | FlorenceKeptRecruiter
    | FlorenceWorked
    | FlorenceIntroduced
    | FlorenceTurnEnded
    | FlorenceBestWork
    | FlorenceNoWork
    | FlorencePrestigeScored
    | FlorenceProposed
    | FlorenceWithdrawn
    | FlorenceAccepted
    | FlorenceRefused
    | FlorenceCountered
    | FlorenceDeclined
    | FlorenceBuiltTogether
    | FlorenceCashed
    | FlorenceInvited
    | FlorenceDroppedOut
    | FlorenceArrived
    | FlorencePrincessWorked
    | FlorenceMerchantPaid
    | FlorenceMerchantScored
    | FlorenceProfessorCame
    | FlorenceLeft
    | FlorenceCompared
)


class NoblemenBribe(Struct, kw_only=True, tag_field="do", tag="bribe"):
    tokens: Annotated[int, Meta(description="The number of bribe tokens to take.", ge=0)]


class NoblemenTiles(Struct, kw_only=True):
    field_: Annotated[int, Meta(description="Their number.", ge=0)] | UnsetType = field(
        name="field", default=0
    )
    wood: Annotated[int, Meta(description="Their number.", ge=0)] | UnsetType = 0
    fountain: Annotated[int, Meta(description="Their number.", ge=0)] | UnsetType = 0
    plain: Annotated[int, Meta(description="Their number.", ge=0)] | UnsetType = 0


class NoblemenLand(Struct, kw_only=True, tag_field="do", tag="land"):
    tokens: Annotated[int, Meta(description="The bribe tokens to give back for tiles.", ge=0)] | UnsetType = 0


class NoblemenLeisure(Struct, kw_only=True, tag_field="do", tag="leisure"):
    pass


class NoblemenTaxes(Struct, kw_only=True, tag_field="do", tag="taxes"):
    tokens: (
        Annotated[int, Meta(description="The bribe tokens to give back for pounds.", ge=0)] | UnsetType
    ) = 0


NoblemenSquareItem: TypeAlias = Annotated[int, Meta(gt=-512, lt=512)]


NoblemenSquare: TypeAlias = Annotated[
    tuple[NoblemenSquareItem, NoblemenSquareItem],
    Meta(description="A square: `2,3` in words, `[2, 3]` as data."),
]


class NoblemenBuildChapel(Struct, kw_only=True, tag_field="do", tag="build chapel"):
    at: Annotated[NoblemenSquare, Meta(description="The square.")]


class NoblemenBuildFolly(Struct, kw_only=True, tag_field="do", tag="build folly"):
    folly: Annotated[Literal["farms", "forests", "gardens", "mixed"], Meta(description="The folly.")]
    at: Annotated[NoblemenSquare, Meta(description="The square.")]


class NoblemenBuildPalace(Struct, kw_only=True, tag_field="do", tag="build palace"):
    at: Annotated[NoblemenSquare, Meta(description="The square of the castle that it replaces.")]


class NoblemenCountArea(Struct, kw_only=True, tag_field="do", tag="area"):
    at: Annotated[NoblemenSquare, Meta(description="The bottom left square of the area.")]


class NoblemenDone(Struct, kw_only=True, tag_field="do", tag="done"):
    pass


class NoblemenEnd(Struct, kw_only=True, tag_field="do", tag="end"):
    pass


class NoblemenPlaced(Struct, kw_only=True):
    tile: Annotated[Literal["field", "fountain", "plain", "wood"], Meta(description="The kind of tile.")]
    at: Annotated[NoblemenSquare, Meta(description="Its square.")]


class NoblemenGive(Struct, kw_only=True, tag_field="do", tag="give"):
    first: Annotated[Literal["field", "fountain", "plain", "wood"], Meta(description="A tile to give.")]
    second: Annotated[Literal["field", "fountain", "plain", "wood"], Meta(description="The other tile.")]


class NoblemenKeep(Struct, kw_only=True, tag_field="do", tag="keep"):
    card: Annotated[str, Meta(description="The card, or `all`.")]


class NoblemenNoSoldier(Struct, kw_only=True, tag_field="do", tag="soldier none"):
    pass


class NoblemenPlay(Struct, kw_only=True, tag_field="do", tag="play"):
    card: Annotated[str, Meta(description="The card.")]


class NoblemenPlayFavour(Struct, kw_only=True, tag_field="do", tag="play favour of the vicar"):
    tiles: Annotated[NoblemenTiles, Meta(description="The tiles to give back, by kind.")]


class NoblemenPlayInheritance(Struct, kw_only=True, tag_field="do", tag="play inheritance"):
    at: Annotated[NoblemenSquare, Meta(description="The square of the castle.")]


class NoblemenPlayStroke(Struct, kw_only=True, tag_field="do", tag="play cunning stroke"):
    tiles: Annotated[list[NoblemenPlaced], Meta(description="The tiles to lay, in order.")]


class NoblemenGifts(Struct, kw_only=True):
    tokens: Annotated[int, Meta(description="Their number.", ge=0)] | UnsetType = 0
    blackmail: Annotated[int, Meta(description="The number of these cards.", ge=0)] | UnsetType = 0
    cunning_stroke: Annotated[int, Meta(description="The number of these cards.", ge=0)] | UnsetType = field(
        name="cunning stroke", default=0
    )
    dowry: Annotated[int, Meta(description="The number of these cards.", ge=0)] | UnsetType = 0
    favour_of_the_vicar: Annotated[int, Meta(description="The number of these cards.", ge=0)] | UnsetType = (
        field(name="favour of the vicar", default=0)
    )
    inheritance: Annotated[int, Meta(description="The number of these cards.", ge=0)] | UnsetType = 0
    intrigue: Annotated[int, Meta(description="The number of these cards.", ge=0)] | UnsetType = 0
    liaison: Annotated[int, Meta(description="The number of these cards.", ge=0)] | UnsetType = 0
    secret_marriage: Annotated[int, Meta(description="The number of these cards.", ge=0)] | UnsetType = field(
        name="secret marriage", default=0
    )
    tribute: Annotated[int, Meta(description="The number of these cards.", ge=0)] | UnsetType = 0
    whitehall: Annotated[int, Meta(description="The number of these cards.", ge=0)] | UnsetType = 0


class NoblemenSendSoldier(Struct, kw_only=True, tag_field="do", tag="soldier"):
    seat: Annotated[int, Meta(description="The owner of the area.")]
    area: Annotated[NoblemenSquare, Meta(description="The bottom left square of the area.")]
    leaving_seat: (
        Annotated[
            int, Meta(description="The owner of the area that the soldier leaves. Null: it comes from home.")
        ]
        | None
        | UnsetType
    ) = UNSET
    left: (
        Annotated[NoblemenSquare, Meta(description="The bottom left square of the area that it leaves.")]
        | None
        | UnsetType
    ) = UNSET


class NoblemenStock(Struct, kw_only=True, tag_field="do", tag="stock"):
    tiles: Annotated[NoblemenTiles, Meta(description="The tiles to choose, by kind.")]


class NoblemenSwap(Struct, kw_only=True, tag_field="do", tag="swap"):
    first: Annotated[
        Literal["field", "fountain", "plain", "wood"], Meta(description="A tile to put into the bag.")
    ]
    second: Annotated[Literal["field", "fountain", "plain", "wood"], Meta(description="The other tile.")]
    wanted: Annotated[
        Literal["field", "fountain", "plain", "wood"], Meta(description="The tile to take from the bag.")
    ]


class NoblemenBribed(Struct, kw_only=True, tag_field="event", tag="bribed"):
    seat: int
    tokens: int
    price: int


class NoblemenDonated(Struct, kw_only=True, tag_field="event", tag="donated"):
    seat: int
    tiles: list[Literal["field", "fountain", "plain", "wood"]]


class NoblemenLanded(Struct, kw_only=True, tag_field="event", tag="landed"):
    seat: int
    tiles: int
    tokens: int


class NoblemenRested(Struct, kw_only=True, tag_field="event", tag="rested"):
    seat: int


class NoblemenTaxed(Struct, kw_only=True, tag_field="event", tag="taxed"):
    seat: int
    money: int
    tokens: int


class NoblemenDrew(Struct, kw_only=True, tag_field="event", tag="drew"):
    seat: int
    tiles: int


class NoblemenDrewTiles(Struct, kw_only=True, tag_field="event", tag="drew-tiles"):
    tiles: list[Literal["field", "fountain", "plain", "wood"]]


class NoblemenSwapped(Struct, kw_only=True, tag_field="event", tag="swapped"):
    seat: int


class NoblemenSwappedTiles(Struct, kw_only=True, tag_field="event", tag="swapped-tiles"):
    given: list[Literal["field", "fountain", "plain", "wood"]]
    wanted: Literal["field", "fountain", "plain", "wood"]


class NoblemenBallBegan(Struct, kw_only=True, tag_field="event", tag="ball-began"):
    decade: int


class NoblemenDubbed(Struct, kw_only=True, tag_field="event", tag="dubbed"):
    seat: int
    title: str
    points: int


class NoblemenShone(Struct, kw_only=True, tag_field="event", tag="shone"):
    seat: int
    prestige: int
    space: int
    passed: int
    gifts: str


class NoblemenBuilt(Struct, kw_only=True, tag_field="event", tag="built"):
    seat: int
    building: str
    square: str
    price: int


class NoblemenBuiltFolly(Struct, kw_only=True, tag_field="event", tag="built-folly"):
    seat: int
    folly: str
    square: str
    price: int
    points: int


class NoblemenDecadeBegan(Struct, kw_only=True, tag_field="event", tag="decade-began"):
    decade: int


class NoblemenEstateScored(Struct, kw_only=True, tag_field="event", tag="estate-scored"):
    seat: int
    castles: int
    castles_closed_in: int
    castles_chapels: int
    palaces: int
    palaces_closed_in: int
    palaces_chapels: int


class NoblemenOpened(Struct, kw_only=True, tag_field="event", tag="opened"):
    first_seat: int
    queen_seat: int


class NoblemenStocked(Struct, kw_only=True, tag_field="event", tag="stocked"):
    tiles: int


class NoblemenLooked(Struct, kw_only=True, tag_field="event", tag="looked"):
    seat: int
    cards: int


class NoblemenLookedAt(Struct, kw_only=True, tag_field="event", tag="looked-at"):
    cards: list[str]


class NoblemenKept(Struct, kw_only=True, tag_field="event", tag="kept"):
    seat: int
    cards: int


class NoblemenKeptCards(Struct, kw_only=True, tag_field="event", tag="kept-cards"):
    cards: list[str]


class NoblemenExpanded(Struct, kw_only=True, tag_field="event", tag="expanded"):
    seat: int
    tile: Literal["field", "fountain", "plain", "wood"]
    square: str
    money: int


class NoblemenCompleted(Struct, kw_only=True, tag_field="event", tag="completed"):
    seat: int
    area: Literal["farm", "forest", "garden"]
    square: str
    money: int


class NoblemenSent(Struct, kw_only=True, tag_field="event", tag="sent"):
    seat: int
    owner_seat: int
    area: Literal["farm", "forest", "garden"]
    square: str


class NoblemenPressed(Struct, kw_only=True, tag_field="event", tag="pressed"):
    seat: int
    tiles: int


class NoblemenPaid(Struct, kw_only=True, tag_field="event", tag="paid"):
    seat: int
    to_seat: int
    money: int


class NoblemenGave(Struct, kw_only=True, tag_field="event", tag="gave"):
    seat: int
    to_seat: int
    tiles: int


class NoblemenGaveTiles(Struct, kw_only=True, tag_field="event", tag="gave-tiles"):
    seat: int
    to_seat: int
    tiles: list[Literal["field", "fountain", "plain", "wood"]]


class NoblemenPlayed(Struct, kw_only=True, tag_field="event", tag="played"):
    seat: int
    card: str


class NoblemenReturned(Struct, kw_only=True, tag_field="event", tag="returned"):
    seat: int
    tiles: int


class NoblemenMarried(Struct, kw_only=True, tag_field="event", tag="married"):
    seat: int
    tokens: int
    points: int


class NoblemenReceived(Struct, kw_only=True, tag_field="event", tag="received"):
    seat: int
    money: int


class NoblemenTookQueen(Struct, kw_only=True, tag_field="event", tag="took-queen"):
    seat: int


class NoblemenQueenStayed(Struct, kw_only=True, tag_field="event", tag="queen-stayed"):
    seat: int
    holder_seat: int


class NoblemenBegan(Struct, kw_only=True, tag_field="event", tag="began"):
    seat: int


class NoblemenEnded(Struct, kw_only=True, tag_field="event", tag="ended"):
    seat: int


class NoblemenHosted(Struct, kw_only=True, tag_field="event", tag="hosted"):
    seat: int
    points: int
    space: int
    kind: str


class NoblemenMovedOn(Struct, kw_only=True, tag_field="event", tag="moved-on"):
    space: int
    kind: str


class NoblemenTurnQuestionData(Struct, kw_only=True, tag_field="kind", tag="turn"):
    money: Annotated[int, Meta(description="The pounds of the seat.")]
    tokens: Annotated[int, Meta(description="Its bribe tokens.")]
    tiles: Annotated[int, Meta(description="The tiles behind its screen.")]
    space: Annotated[int, Meta(description="The space of the marker of the decade.")]
    spaces: Annotated[int, Meta(description="The number of spaces of the track.")]
    ahead: Annotated[str, Meta(description="The next event of the track: `ball` or `scoring`.")]
    ahead_in: Annotated[int, Meta(description="The number of spaces to it.")]
    queen_seat: Annotated[int, Meta(description="The seat that has the Queen.")]
    queen_mine: Annotated[bool, Meta(description="True if the seat itself has the Queen.")]
    queen_locked: Annotated[bool, Meta(description="True if nobody can take the Queen now.")]
    prestige: Annotated[int, Meta(description="The prestige of the seat if there were a ball now.")]
    estate_points: Annotated[
        int, Meta(description="The points of its castles and palaces if the decade ended now.")
    ]
    taxed: Annotated[bool, Meta(description="True if it has raised taxes in this decade.")]
    taxes: Annotated[int, Meta(description="The pounds that taxes would bring, without bribe tokens.")]
    landed: Annotated[bool, Meta(description="True if it has taken land in this decade.")]
    land: Annotated[int, Meta(description="The tiles that land would bring, without bribe tokens.")]
    empty: Annotated[int, Meta(description="The empty plains of the estate.")]
    duke: Annotated[int, Meta(description="The prestige that a duke needs.")]
    duke_copies: Annotated[int, Meta(description="The copies of that title at this table.")]
    marquess: Annotated[int, Meta(description="The prestige that a marquess needs.")]
    marquess_copies: Annotated[int, Meta(description="The copies of that title at this table.")]
    earl: Annotated[int, Meta(description="The prestige that an earl needs.")]
    earl_copies: Annotated[int, Meta(description="The copies of that title at this table.")]
    viscount: Annotated[int, Meta(description="The prestige that a viscount needs.")]
    viscount_copies: Annotated[int, Meta(description="The copies of that title at this table.")]
    next_seat: Annotated[int, Meta(description="The seat that has the next turn.")]
    acted: Annotated[bool, Meta(description="True if the action of this turn was taken.")]
    carded: Annotated[bool, Meta(description="True if a scandal card was played in this turn.")]


class NoblemenKeepQuestionData(Struct, kw_only=True, tag_field="kind", tag="keep"):
    cards: Annotated[list[str], Meta(description="The cards looked at.")]
    all: Annotated[bool, Meta(description="True if an intrigue lets the seat keep all of them.")]
    held: Annotated[list[str], Meta(description="The scandal cards in its hand.")]


class NoblemenFirstCardQuestionData(Struct, kw_only=True, tag_field="kind", tag="first-card"):
    cards: Annotated[list[str], Meta(description="The cards looked at. The seat keeps one.")]
    money: Annotated[int, Meta(description="The pounds of the seat.")]


class NoblemenPrestigeQuestionData(Struct, kw_only=True, tag_field="kind", tag="prestige"):
    fountains: Annotated[int, Meta(description="The prestige from fountains.")]
    gardens: Annotated[int, Meta(description="The prestige from free gardens of the seat.")]
    soldiers: Annotated[int, Meta(description="The prestige from its soldiers in gardens of others.")]
    palaces: Annotated[int, Meta(description="The prestige from palaces.")]
    gifts: Annotated[int, Meta(description="The prestige from things given back, 0 before the answer.")]
    duke: Annotated[int, Meta(description="The prestige that a duke needs.")]
    duke_copies: Annotated[int, Meta(description="The copies of that title at this table.")]
    marquess: Annotated[int, Meta(description="The prestige that a marquess needs.")]
    marquess_copies: Annotated[int, Meta(description="The copies of that title at this table.")]
    earl: Annotated[int, Meta(description="The prestige that an earl needs.")]
    earl_copies: Annotated[int, Meta(description="The copies of that title at this table.")]
    viscount: Annotated[int, Meta(description="The prestige that a viscount needs.")]
    viscount_copies: Annotated[int, Meta(description="The copies of that title at this table.")]
    prestige: Annotated[int, Meta(description="The prestige if nothing is given back.")]
    most: Annotated[int, Meta(description="The prestige if everything possible is given back.")]
    taken: Annotated[list[int], Meta(description="The spaces of the prestige track with a marker.")]
    tokens: Annotated[int, Meta(description="The bribe tokens of the seat.")]
    cards: Annotated[list[str], Meta(description="The scandal cards in its hand.")]
    seats: Annotated[list[int], Meta(description="The seats that answer afterwards, in order.")]


class NoblemenPrestigeAtOnceQuestionData(Struct, kw_only=True, tag_field="kind", tag="prestige-at-once"):
    fountains: Annotated[int, Meta(description="The prestige from fountains.")]
    gardens: Annotated[int, Meta(description="The prestige from free gardens of the seat.")]
    soldiers: Annotated[int, Meta(description="The prestige from its soldiers in gardens of others.")]
    palaces: Annotated[int, Meta(description="The prestige from palaces.")]
    gifts: Annotated[int, Meta(description="The prestige from things given back, 0 before the answer.")]
    duke: Annotated[int, Meta(description="The prestige that a duke needs.")]
    duke_copies: Annotated[int, Meta(description="The copies of that title at this table.")]
    marquess: Annotated[int, Meta(description="The prestige that a marquess needs.")]
    marquess_copies: Annotated[int, Meta(description="The copies of that title at this table.")]
    earl: Annotated[int, Meta(description="The prestige that an earl needs.")]
    earl_copies: Annotated[int, Meta(description="The copies of that title at this table.")]
    viscount: Annotated[int, Meta(description="The prestige that a viscount needs.")]
    viscount_copies: Annotated[int, Meta(description="The copies of that title at this table.")]
    prestige: Annotated[int, Meta(description="The prestige if nothing is given back.")]
    most: Annotated[int, Meta(description="The prestige if everything possible is given back.")]
    taken: Annotated[list[int], Meta(description="The spaces of the prestige track with a marker.")]
    tokens: Annotated[int, Meta(description="The bribe tokens of the seat.")]
    cards: Annotated[list[str], Meta(description="The scandal cards in its hand.")]
    seats: Annotated[list[int], Meta(description="The other seats that are asked at the same time.")]
    answer: (
        Annotated[str, Meta(description="The answer that the seat has given. It may still change it.")] | None
    )


class NoblemenExpandOnQuestionData(Struct, kw_only=True, tag_field="kind", tag="expand-on"):
    left: Annotated[int, Meta(description="The tiles that may still be laid.")]
    due: Annotated[int, Meta(description="The tiles to draw from the bag after the last one is laid.")]
    money: Annotated[int, Meta(description="The pounds of the seat.")]
    tiles: Annotated[int, Meta(description="The tiles behind its screen.")]
    queen_mine: Annotated[bool, Meta(description="True if the seat itself has the Queen.")]


class NoblemenAreaQuestionData(Struct, kw_only=True, tag_field="kind", tag="area"):
    area: Annotated[Literal["farm", "forest", "garden"], Meta(description="The kind of area.")]
    squares: Annotated[list[str], Meta(description="The bottom left square of each area to choose from.")]


class NoblemenStockQuestionData(Struct, kw_only=True, tag_field="kind", tag="stock"):
    most: Annotated[int, Meta(description="The most tiles of each kind.")]
    screen: Annotated[
        int, Meta(description="The number of tiles behind the screen. The bag provides what is not chosen.")
    ]
    money: Annotated[int, Meta(description="The pounds of the seat.")]
    first_seat: Annotated[int, Meta(description="The seat that has the first turn.")]
    queen_seat: Annotated[int, Meta(description="The seat that has the Queen.")]


class NoblemenSoldierQuestionData(Struct, kw_only=True, tag_field="kind", tag="soldier"):
    home: Annotated[int, Meta(description="The soldiers at home.")]
    out: Annotated[int, Meta(description="The soldiers in areas of others.")]
    money: Annotated[int, Meta(description="The pounds of the seat.")]


class NoblemenGiveQuestionData(Struct, kw_only=True, tag_field="kind", tag="give"):
    to_seat: Annotated[int, Meta(description="The seat that gets the tiles.")]
    tiles: Annotated[int, Meta(description="The number of tiles to give.")]
    left: Annotated[int, Meta(description="The tiles left behind the screen afterwards.")]


Area: TypeAlias = tuple[str, int, int]


class NoblemenCertainData(Struct, kw_only=True):
    areas: (
        Annotated[
            list[Area],
            Meta(
                description="Each completed area: its kind, and the column and row of its bottom left square."
            ),
        ]
        | UnsetType
    ) = UNSET
    beside: (
        Annotated[dict[str, int], Meta(description="The castles and palaces next to the chapel.")] | UnsetType
    ) = UNSET
    completes: (
        Annotated[dict[str, int], Meta(description="The number of areas completed, by kind.")] | UnsetType
    ) = UNSET
    draws: Annotated[int, Meta(description="The tiles drawn from the bag.")] | UnsetType = UNSET
    estate_points: (
        Annotated[int, Meta(description="The points for castles and palaces at the end of the decade.")]
        | UnsetType
    ) = UNSET
    garden: (
        Annotated[bool, Meta(description="True if a garden is completed, which brings the Queen.")]
        | UnsetType
    ) = UNSET
    gets_tiles: (
        Annotated[int, Meta(description="The tiles that the owner of the forest gives.")] | UnsetType
    ) = UNSET
    income: Annotated[int, Meta(description="The pounds gained.")] | UnsetType = UNSET
    liaison_points: (
        Annotated[int, Meta(description="The points for liaisons at the end of the game.")] | UnsetType
    ) = UNSET
    looks: Annotated[int, Meta(description="The number of scandal cards to look at.")] | UnsetType = UNSET
    made_of: (
        Annotated[
            dict[str, dict[str, int]],
            Meta(
                description="The same as `parts`, by the name of the total. Only if more than tiles adds to it."
            ),
        ]
        | UnsetType
    ) = UNSET
    money: Annotated[int, Meta(description="The pounds of the seat after the move.")] | UnsetType = UNSET
    next_seat: Annotated[int, Meta(description="The seat that has the next turn.")] | UnsetType = UNSET
    open_sides: (
        Annotated[int, Meta(description="The sides of the building without a tile, of eight.")] | UnsetType
    ) = UNSET
    parts: Annotated[dict[str, int], Meta(description="The parts of the total, by source.")] | UnsetType = (
        UNSET
    )
    points: Annotated[int, Meta(description="The points gained.")] | UnsetType = UNSET
    prestige: Annotated[int, Meta(description="The prestige shown.")] | UnsetType = UNSET
    price: Annotated[int, Meta(description="The pounds that the move costs.")] | UnsetType = UNSET
    queen: (
        Annotated[
            str,
            Meta(
                description="The Queen: `taken`, `mine` already, `locked`, or `elsewhere` if the owner of the area does not have her."
            ),
        ]
        | UnsetType
    ) = UNSET
    round_kind: Annotated[str, Meta(description="The kind of that space.")] | UnsetType = UNSET
    round_space: (
        Annotated[int, Meta(description="The space to which the marker of the decade moves.")] | UnsetType
    ) = UNSET
    screen: (
        Annotated[dict[str, int], Meta(description="The tiles behind the screen after the move, by kind.")]
        | UnsetType
    ) = UNSET
    sends: Annotated[bool, Meta(description="True if a soldier can then be sent.")] | UnsetType = UNSET
    space: Annotated[int, Meta(description="The space reached on the prestige track.")] | UnsetType = UNSET
    space_at_most: (
        Annotated[int, Meta(description="The highest space that can be reached. Others may take it.")]
        | UnsetType
    ) = UNSET
    spends_intrigue: Annotated[bool, Meta(description="True if the intrigue is spent.")] | UnsetType = UNSET
    takes_area: Annotated[str, Meta(description="The kind of area that the soldier takes.")] | UnsetType = (
        UNSET
    )
    title: Annotated[str, Meta(description="The title gained.")] | UnsetType = UNSET
    title_at_most: Annotated[str, Meta(description="The best title that can be gained.")] | UnsetType = UNSET
    tokens: Annotated[int, Meta(description="The bribe tokens gained.")] | UnsetType = UNSET
    under_the_deck: (
        Annotated[list[str], Meta(description="The cards that go under the deck.")] | UnsetType
    ) = UNSET
    unused: Annotated[int, Meta(description="The tiles that could still be laid.")] | UnsetType = UNSET


class NoblemenCardFacts(Struct, kw_only=True):
    effect: Annotated[str, Meta(description="The name of its effect.")]
    full: Annotated[
        bool,
        Meta(
            description="True for the component of that name that is nearest to the seat. Show the whole text there only."
        ),
    ]
    prestige: Annotated[int, Meta(description="The prestige for giving it back at a ball.")]
    queen: Annotated[
        str, Meta(description="What happens to the Queen: `taken`, `mine` or `locked`. Empty if nothing.")
    ]
    worth: Annotated[int, Meta(description="Its effect now, in tiles, points, tokens, squares or pounds.")]
    looked: (
        Annotated[int, Meta(description="The number of copies among the cards looked at now.")] | UnsetType
    ) = UNSET
    places: (
        Annotated[list[int], Meta(description="Its known places in the deck. The top is 1.")] | UnsetType
    ) = UNSET


class NoblemenTileFacts(Struct, kw_only=True):
    areas: Annotated[int, Meta(description="The areas of this kind in its estate.")]
    church: Annotated[
        int, Meta(description="The tiles of this kind that the church still takes in this decade.")
    ]
    empty: Annotated[int, Meta(description="The empty plains of its estate.")]
    full: Annotated[
        bool,
        Meta(
            description="True for the component of that name that is nearest to the seat. Show the whole text there only."
        ),
    ]
    laid: Annotated[int, Meta(description="The tiles of this kind in the estate of the seat.")]


class NoblemenBuildingFacts(Struct, kw_only=True):
    full: Annotated[
        bool,
        Meta(
            description="True for the component of that name that is nearest to the seat. Show the whole text there only."
        ),
    ]
    offered: Annotated[int, Meta(description="The number on the market.")]
    prices: Annotated[list[int], Meta(description="Their prices, the cheapest first.")]
    short: Annotated[int, Meta(description="The pounds that it lacks for that.")]
    sites: Annotated[int, Meta(description="The squares on which the seat could build it.")]
    yours: Annotated[int, Meta(description="The pounds that the seat would pay.")]


class NoblemenFollyFacts(Struct, kw_only=True):
    empty: Annotated[int, Meta(description="The empty plains of its estate.")]
    full: Annotated[
        bool,
        Meta(
            description="True for the component of that name that is nearest to the seat. Show the whole text there only."
        ),
    ]
    missing: Annotated[int, Meta(description="The areas that the seat lacks.")]
    points: Annotated[int, Meta(description="The points for the next folly.")]
    short: Annotated[int, Meta(description="The pounds that it lacks for that.")]
    wants: Annotated[str, Meta(description="The areas that it needs.")]
    yours: Annotated[int, Meta(description="The pounds that the seat would pay.")]


class NoblemenTitleFacts(Struct, kw_only=True):
    asks: Annotated[int, Meta(description="The prestige that it needs.")]
    copies: Annotated[int, Meta(description="The copies at this table.")]
    discount: Annotated[int, Meta(description="The pounds by which it makes buildings cheaper.")]
    full: Annotated[
        bool,
        Meta(
            description="True for the component of that name that is nearest to the seat. Show the whole text there only."
        ),
    ]
    missing: Annotated[int, Meta(description="The prestige that the seat lacks for it now.")]
    points: Annotated[int, Meta(description="The points that it brings.")]
    rivals: Annotated[int, Meta(description="The other seats with at least as much prestige now.")]


class NoblemenTokenFacts(Struct, kw_only=True):
    full: Annotated[
        bool,
        Meta(
            description="True for the component of that name that is nearest to the seat. Show the whole text there only."
        ),
    ]
    most: Annotated[int, Meta(description="The most that the seat could take now.")]
    price: Annotated[int, Meta(description="The pounds for each.")]


class NoblemenSoldierFacts(Struct, kw_only=True):
    full: Annotated[
        bool,
        Meta(
            description="True for the component of that name that is nearest to the seat. Show the whole text there only."
        ),
    ]
    home: Annotated[int, Meta(description="The soldiers at home.")]
    out: Annotated[int, Meta(description="The soldiers in areas of others.")]


class NoblemenQueenFacts(Struct, kw_only=True):
    full: Annotated[
        bool,
        Meta(
            description="True for the component of that name that is nearest to the seat. Show the whole text there only."
        ),
    ]
    locked: Annotated[bool, Meta(description="True if nobody can take her now.")]
    points: Annotated[int, Meta(description="The points for having her at the end of a turn.")]
    kind: (
        Annotated[str, Meta(description="The next event of the track: `ball` or `scoring`.")] | UnsetType
    ) = UNSET
    spaces: Annotated[int, Meta(description="The number of spaces to it.")] | UnsetType = UNSET


class NoblemenScreenFacts(Struct, kw_only=True):
    cards: Annotated[int, Meta(description="The scandal cards behind it.")]
    full: Annotated[
        bool,
        Meta(
            description="True for the component of that name that is nearest to the seat. Show the whole text there only."
        ),
    ]
    money: Annotated[int, Meta(description="The pounds behind it.")]
    tiles: Annotated[int, Meta(description="The tiles behind it.")]
    tokens: Annotated[int, Meta(description="The bribe tokens behind it.")]


class NoblemenOptions(Struct, kw_only=True):
    at_once: (
        Annotated[
            bool, Meta(description="simultaneous balls: all players secretly choose what they give back")
        ]
        | UnsetType
    ) = False
    first_game: (
        Annotated[bool, Meta(description="everyone begins with three tiles of each type, without a choice")]
        | UnsetType
    ) = False
    areas_overlap: (
        Annotated[
            bool, Meta(description="every square of four counts as an area, even where squares share tiles")
        ]
        | UnsetType
    ) = True
    open_money: (
        Annotated[
            bool,
            Meta(
                description="money, and the numbers of tiles and bribe tokens behind screens, are shown to all"
            ),
        ]
        | UnsetType
    ) = False


class NoblemenAheadData(Struct, kw_only=True):
    kind: Annotated[str, Meta(description="`ball` or `scoring`.")]
    spaces: Annotated[int, Meta(description="The number of spaces to it.")]


class NoblemenDeckData(Struct, kw_only=True):
    count: Annotated[int, Meta(description="The number of cards.")]
    known: Annotated[
        dict[str, str], Meta(description="The cards that the seat knows, by place. The top is 0.")
    ]


class NoblemenOfferData(Struct, kw_only=True):
    prices: Annotated[list[int], Meta(description="The full prices on offer, the cheapest first.")]
    yours: (
        Annotated[
            int, Meta(description="The price for the seat. Null if nothing is left, and for onlookers.")
        ]
        | None
    )
    follies: Annotated[list[str], Meta(description="The follies left.")] | UnsetType = UNSET
    needs: (
        Annotated[dict[str, dict[str, int]], Meta(description="The areas that each of them needs, by kind.")]
        | UnsetType
    ) = UNSET
    points: (
        Annotated[int, Meta(description="The points for the next folly. Null if none is left.")]
        | None
        | UnsetType
    ) = UNSET


Soldier: TypeAlias = tuple[int, int, int]


class NoblemenBehindData(Struct, kw_only=True):
    cards: Annotated[list[str], Meta(description="The scandal cards.")]
    money: Annotated[int, Meta(description="The pounds.")]
    tiles: Annotated[dict[str, int], Meta(description="The tiles, by kind.")]
    tokens: Annotated[int, Meta(description="The number of bribe tokens.")]


Area1: TypeAlias = tuple[int, int, Literal["farm", "forest", "garden"], int | None]


Building: TypeAlias = tuple[int, int, str]


Tile: TypeAlias = tuple[int, int, Literal["field", "fountain", "plain", "wood"]]


class NoblemenEstateData(Struct, kw_only=True):
    areas: Annotated[
        list[Area1],
        Meta(
            description="Each area: the column and row of its bottom left square, its kind, and the seat with a soldier there."
        ),
    ]
    buildings: Annotated[list[Building], Meta(description="Each building: its column, its row and its kind.")]
    tiles: Annotated[list[Tile], Meta(description="Each tile: its column, its row and its kind.")]


class NoblemenReckonedData(Struct, kw_only=True):
    money: Annotated[int, Meta(description="The pounds.")]
    tiles: Annotated[int, Meta(description="The number of tiles.")]
    tokens: Annotated[int, Meta(description="The number of bribe tokens.")]


class NoblemenTitleData(Struct, kw_only=True):
    copies: Annotated[int, Meta(description="The copies at this table.")]
    discount: Annotated[int, Meta(description="The pounds by which it makes buildings cheaper.")]
    points: Annotated[int, Meta(description="The points that it brings.")]
    prestige: Annotated[int, Meta(description="The prestige that it needs.")]
    title: Annotated[str, Meta(description="The title.")]


NoblemenEventData: TypeAlias = (
    NoblemenBribed
    | NoblemenDonated
    | NoblemenLanded
    | NoblemenRested
    | NoblemenTaxed
    | NoblemenDrew
    | NoblemenDrewTiles
    | NoblemenSwapped
    | NoblemenSwappedTiles
    | NoblemenBallBegan
    | NoblemenDubbed
    | NoblemenShone
    | NoblemenBuilt
    | NoblemenBuiltFolly
    | NoblemenDecadeBegan
    | NoblemenEstateScored
    | NoblemenOpened
    | NoblemenStocked
    | NoblemenLooked
    | NoblemenLookedAt
    | NoblemenKept
    | NoblemenKeptCards
    | NoblemenExpanded
    | NoblemenCompleted
    | NoblemenSent
    | NoblemenPressed
    | NoblemenPaid
    | NoblemenGave
    | NoblemenGaveTiles
    | NoblemenPlayed
    | NoblemenReturned
    | NoblemenMarried
    | NoblemenReceived
    | NoblemenTookQueen
    | NoblemenQueenStayed
    | NoblemenBegan
    | NoblemenEnded
    | NoblemenHosted
    | NoblemenMovedOn
)


NoblemenQuestionData: TypeAlias = (
    NoblemenTurnQuestionData
    | NoblemenKeepQuestionData
    | NoblemenFirstCardQuestionData
    | NoblemenPrestigeQuestionData
    | NoblemenPrestigeAtOnceQuestionData
    | NoblemenExpandOnQuestionData
    | NoblemenAreaQuestionData
    | NoblemenStockQuestionData
    | NoblemenSoldierQuestionData
    | NoblemenGiveQuestionData
)


class PrincipeArms(Struct, kw_only=True, tag_field="do", tag="arms"):
    region: Annotated[str, Meta(description="The region.")]


class PrincipeReveal(Struct, kw_only=True, tag_field="do", tag="reveal"):
    colour: Annotated[str, Meta(description="The colour of the card.")]


class PrincipeLimit(Struct, kw_only=True, tag_field="do", tag="limit"):
    amount: Annotated[int, Meta(description="The most to pay.")]


class PrincipeBid(Struct, kw_only=True, tag_field="do", tag="bid"):
    amount: Annotated[int, Meta(description="The ducats bid.")]


class PrincipeLay(Struct, kw_only=True, tag_field="do", tag="lay"):
    cards: Annotated[list[str], Meta(description="The cards, by colour.")]


class PrincipeFound(Struct, kw_only=True, tag_field="do", tag="found"):
    city: Annotated[str, Meta(description="The city.")]
    arms: (
        Annotated[
            dict[str, int], Meta(description="The arms to place, by region. Empty if there is no choice.")
        ]
        | UnsetType
    ) = field(default_factory=dict)


class PrincipePlay(Struct, kw_only=True, tag_field="do", tag="play"):
    colour: Annotated[str, Meta(description="The colour of the cards.")]
    count: Annotated[int, Meta(description="The number of cards.")]


class PrincipePass(Struct, kw_only=True, tag_field="do", tag="pass"):
    pass


class PrincipeDecline(Struct, kw_only=True, tag_field="do", tag="decline"):
    pass


class PrincipeRest(Struct, kw_only=True, tag_field="do", tag="rest"):
    pass


class PrincipeAbilityLapsed(Struct, kw_only=True, tag_field="event", tag="lapsed"):
    seat: int
    role: str


class PrincipeDrew(Struct, kw_only=True, tag_field="event", tag="drew"):
    seat: int
    cards: list[str]


class PrincipeDrewOne(Struct, kw_only=True, tag_field="event", tag="drew-one"):
    seat: int


class PrincipeGotDucats(Struct, kw_only=True, tag_field="event", tag="ducats"):
    seat: int
    ducats: int


class PrincipeGotPoint(Struct, kw_only=True, tag_field="event", tag="point"):
    seat: int
    points: int


class PrincipePlacedArms(Struct, kw_only=True, tag_field="event", tag="arms"):
    seat: int
    region: str


class PrincipeRevealed(Struct, kw_only=True, tag_field="event", tag="revealed"):
    seat: int
    colour: str


class PrincipeCannotBid(Struct, kw_only=True, tag_field="event", tag="cannot-bid"):
    seat: int


class PrincipePassed(Struct, kw_only=True, tag_field="event", tag="passed"):
    seat: int


class PrincipeWasBid(Struct, kw_only=True, tag_field="event", tag="bid"):
    seat: int
    amount: int


class PrincipeGroupGone(Struct, kw_only=True, tag_field="event", tag="group-gone"):
    colour: str
    cards: int


class PrincipeGroupOpened(Struct, kw_only=True, tag_field="event", tag="group"):
    colour: str
    cards: int
    prince_seat: int


class PrincipeGroupWon(Struct, kw_only=True, tag_field="event", tag="group-won"):
    seat: int
    colour: str
    cards: int
    price: int


class PrincipeDealt(Struct, kw_only=True, tag_field="event", tag="dealt"):
    cities: list[str]
    prince_seat: int
    ducats: int


class PrincipeRoundBegan(Struct, kw_only=True, tag_field="event", tag="round"):
    round: int
    last: bool


class PrincipeIncome(Struct, kw_only=True, tag_field="event", tag="income"):
    cards: int
    ducats: int


class PrincipeShown(Struct, kw_only=True, tag_field="event", tag="shown"):
    seat: int
    cards: list[str]


class PrincipeTurned(Struct, kw_only=True, tag_field="event", tag="turned"):
    cards: list[str]


class PrincipeFounded(Struct, kw_only=True, tag_field="event", tag="founded"):
    seat: int
    city: str
    ducats: int
    points: int
    arms: list[str]


class PrincipeRolePoints(Struct, kw_only=True, tag_field="event", tag="role-points"):
    seat: int
    points: int
    city: str


class PrincipeCityOpened(Struct, kw_only=True, tag_field="event", tag="city-opened"):
    city: str


class PrincipeDeclined(Struct, kw_only=True, tag_field="event", tag="declined"):
    seat: int


class PrincipePlayed(Struct, kw_only=True, tag_field="event", tag="played"):
    seat: int
    colour: str
    cards: int


class PrincipeRested(Struct, kw_only=True, tag_field="event", tag="rested"):
    seat: int


class PrincipeTilesReturned(Struct, kw_only=True, tag_field="event", tag="tiles-returned"):
    pass


class PrincipeContested(Struct, kw_only=True, tag_field="event", tag="contested"):
    role: str
    colour: str
    seats: list[int]
    opener_seat: int


class PrincipeTookMajor(Struct, kw_only=True, tag_field="event", tag="major"):
    seat: int
    role: str
    colour: str
    turned: int
    price: int


class PrincipeTookMinor(Struct, kw_only=True, tag_field="event", tag="minor"):
    seat: int
    role: str
    colour: str
    price: int


class PrincipeTileStays(Struct, kw_only=True, tag_field="event", tag="tile-stays"):
    role: str
    colour: str


class PrincipeEnded(Struct, kw_only=True, tag_field="event", tag="ended"):
    reason: str


class PrincipeCompared(Struct, kw_only=True, tag_field="event", tag="limits"):
    leader_seat: int | None
    price: int


class PrincipeRevealQuestionData(Struct, kw_only=True, tag_field="kind", tag="reveal"):
    colours: Annotated[
        list[str], Meta(description="The colours of face-down cards that the seat can turn face up.")
    ]


class PrincipeArmsQuestionData(Struct, kw_only=True, tag_field="kind", tag="arms"):
    supply: Annotated[int, Meta(description="The coats of arms that it has left.")]
    regions: Annotated[list[str], Meta(description="The regions to choose from.")]
    first: Annotated[int, Meta(description="The points for most arms in a region at the end.")]
    second: Annotated[int, Meta(description="The points for second place there.")]


class PrincipeLayQuestionData(Struct, kw_only=True, tag_field="kind", tag="lay"):
    cards: Annotated[int, Meta(description="The number of cards to lay.")]
    hand: Annotated[dict[str, int], Meta(description="The cards in its hand, by colour.")]
    ducats: Annotated[int, Meta(description="The ducats of the seat.")]
    first: Annotated[bool, Meta(description="True in the first round.")]
    prince_seat: Annotated[int, Meta(description="The seat that has Il Principe and bids first.")]
    may_found: Annotated[bool, Meta(description="True if cities can be founded in this round.")]
    display: Annotated[int, Meta(description="The number of open cities below which the game ends.")]
    ends: Annotated[
        bool, Meta(description="True if the game ends after this answer, because too few cities are open.")
    ]
    deck: Annotated[int, Meta(description="The cards left in the deck.")]
    next_is_last: Annotated[bool, Meta(description="True if the next round is the last one.")]


class PrincipeTurnQuestionData(Struct, kw_only=True, tag_field="kind", tag="turn"):
    allowed: Annotated[bool, Meta(description="True if cities can be founded in this round.")]
    cities: Annotated[list[str], Meta(description="The open cities that the seat can pay.")]
    ducats: Annotated[int, Meta(description="The ducats of the seat.")]
    hand: Annotated[dict[str, int], Meta(description="The cards in its hand, by colour.")]
    supply: Annotated[int, Meta(description="The coats of arms that it has left.")]
    last: Annotated[bool, Meta(description="True in the last round.")]
    seats: Annotated[list[int], Meta(description="The seats that have their turn afterwards, in order.")]


class PrincipeFoundQuestionData(Struct, kw_only=True, tag_field="kind", tag="found"):
    allowed: Annotated[bool, Meta(description="True if cities can be founded in this round.")]
    cities: Annotated[list[str], Meta(description="The open cities that the seat can pay.")]
    ducats: Annotated[int, Meta(description="The ducats of the seat.")]
    hand: Annotated[dict[str, int], Meta(description="The cards in its hand, by colour.")]
    supply: Annotated[int, Meta(description="The coats of arms that it has left.")]
    last: Annotated[bool, Meta(description="True in the last round.")]


class PrincipeAmountRange(Struct, kw_only=True):
    first: Annotated[int, Meta(description="The least amount.")]
    highest: Annotated[int, Meta(description="The most.")]


class PrincipeLimitCardsQuestionData(Struct, kw_only=True, tag_field="kind", tag="limit-cards"):
    colour: Annotated[str, Meta(description="The colour of the cards for sale.")]
    cards: Annotated[int, Meta(description="The number of cards for sale.")]
    seats: Annotated[list[int], Meta(description="The other seats in the auction.")]
    most: Annotated[int, Meta(description="The highest bid that one of them can make.")]
    high: Annotated[int, Meta(description="The highest bid so far, 0 if there is none.")]
    leader_seat: Annotated[int, Meta(description="The seat with the highest bid.")] | None
    bidders: Annotated[list[int], Meta(description="The seats in the auction.")]
    purse: Annotated[int, Meta(description="The most that the seat could pay.")]
    range: (
        Annotated[
            PrincipeAmountRange, Meta(description="The possible limits. Null if the seat can only pass.")
        ]
        | None
    )
    answer: (
        Annotated[str, Meta(description="The answer that the seat has given. It may still change it.")] | None
    )
    hand: Annotated[int, Meta(description="The cards of this colour in the hand.")]
    roles: Annotated[list[str], Meta(description="The roles of this colour.")]
    cities: Annotated[list[str], Meta(description="The open cities that cost cards of this colour.")]
    within_reach: Annotated[
        dict[str, int],
        Meta(description="The cities whose cards would then be complete, with their price in ducats."),
    ]
    may_found: Annotated[bool, Meta(description="True if cities can be founded in this round.")]
    next: Annotated[list[str], Meta(description="The colours auctioned afterwards, one entry for each card.")]


class PrincipeBidRoleQuestionData(Struct, kw_only=True, tag_field="kind", tag="bid-role"):
    colour: Annotated[str, Meta(description="The colour of the role.")]
    tile: Annotated[Literal["major", "minor"], Meta(description="The kind of role: `major` or `minor`.")]
    role: Annotated[str, Meta(description="The name of the role.")]
    seats: Annotated[list[int], Meta(description="The other seats in the auction.")]
    most: Annotated[int, Meta(description="The highest bid that one of them can make.")]
    high: Annotated[int, Meta(description="The highest bid, 0 if there is none.")]
    high_seat: Annotated[int, Meta(description="The seat with the highest bid.")] | None
    bidders: Annotated[list[int], Meta(description="The seats in the auction, in order of their bids.")]
    range: (
        Annotated[PrincipeAmountRange, Meta(description="The possible bids. Null if the seat can only pass.")]
        | None
    )
    ducats: Annotated[int, Meta(description="The ducats of the seat.")]
    gain: Annotated[int, Meta(description="What its ability brings: points, cards, arms or ducats.")]
    points: Annotated[
        int,
        Meta(description="The points of the role: at the end, and for each city of others with its colour."),
    ]
    turned: Annotated[int, Meta(description="The cards that the seat must turn face down for it.")]
    cities: Annotated[list[str], Meta(description="The open cities that cost cards of this colour.")]


class PrincipeLimitRoleQuestionData(Struct, kw_only=True, tag_field="kind", tag="limit-role"):
    colour: Annotated[str, Meta(description="The colour of the role.")]
    tile: Annotated[Literal["major", "minor"], Meta(description="The kind of role: `major` or `minor`.")]
    role: Annotated[str, Meta(description="The name of the role.")]
    seats: Annotated[list[int], Meta(description="The other seats in the auction.")]
    most: Annotated[int, Meta(description="The highest bid that one of them can make.")]
    high: Annotated[int, Meta(description="The highest bid so far, 0 if there is none.")]
    leader_seat: Annotated[int, Meta(description="The seat with the highest bid.")] | None
    bidders: Annotated[list[int], Meta(description="The seats in the auction.")]
    purse: Annotated[int, Meta(description="The most that the seat could pay.")]
    range: (
        Annotated[
            PrincipeAmountRange, Meta(description="The possible limits. Null if the seat can only pass.")
        ]
        | None
    )
    answer: (
        Annotated[str, Meta(description="The answer that the seat has given. It may still change it.")] | None
    )
    gain: Annotated[int, Meta(description="What its ability brings: points, cards, arms or ducats.")]
    points: Annotated[
        int,
        Meta(description="The points of the role: at the end, and for each city of others with its colour."),
    ]
    turned: Annotated[int, Meta(description="The cards that the seat must turn face down for it.")]
    cities: Annotated[list[str], Meta(description="The open cities that cost cards of this colour.")]


class PrincipeSold(Struct, kw_only=True):
    price: Annotated[int, Meta(description="The ducats that it pays.")]
    seat: Annotated[int, Meta(description="The seat that gets the lot.")]


class PrincipeOthers(Struct, kw_only=True):
    points: Annotated[int, Meta(description="The points that it gets.")]
    seat: Annotated[int, Meta(description="The other seat.")]


class PrincipeRegionThen(Struct, kw_only=True):
    arms: Annotated[list[int], Meta(description="The arms in the region, by seat.")]
    points: Annotated[list[int], Meta(description="The points for the region, by seat.")]


class PrincipeCardFacts(Struct, kw_only=True):
    building: Annotated[str, Meta(description="The building on the card.")]
    cities: Annotated[list[str], Meta(description="The open cities that cost cards of its colour.")]
    down: Annotated[int, Meta(description="The number face down in front of the owner.")]
    hand: Annotated[
        int, Meta(description="The number in the hand of the owner, as far as the seat knows it.")
    ]
    leads: Annotated[bool, Meta(description="True if the seat is one of them.")]
    most: Annotated[int, Meta(description="The most face-up cards of its colour that a seat has.")]
    needs: Annotated[dict[str, int], Meta(description="The number that each of these cities costs.")]
    role: Annotated[str, Meta(description="The major role of its colour.")]
    seats: Annotated[list[int], Meta(description="The seats that have so many.")]
    up: Annotated[int, Meta(description="The number face up in front of the owner.")]


class PrincipeCityFacts(Struct, kw_only=True):
    arms: Annotated[int, Meta(description="The coats of arms that it gives.")]
    ducats: Annotated[int, Meta(description="The ducats that it costs.")]
    lead: Annotated[list[str], Meta(description="The regions in which it would lead with these arms.")]
    missing: Annotated[list[str], Meta(description="The cards that the seat lacks, by colour.")]
    need: Annotated[list[str], Meta(description="The cards that it costs, by colour.")]
    others: Annotated[int, Meta(description="The points of these seats together.")]
    payable: Annotated[bool, Meta(description="True if the seat can pay it now. Null for onlookers.")] | None
    points: Annotated[int, Meta(description="The points for founding it.")]
    regions: Annotated[list[str], Meta(description="The regions for these arms.")]
    seats: Annotated[list[int], Meta(description="The other seats that would get points.")]
    short: Annotated[int, Meta(description="The ducats that it lacks.")]


class PrincipeRegionFacts(Struct, kw_only=True):
    arms: Annotated[int, Meta(description="The arms of the seat. Null for onlookers.")] | None
    first: Annotated[int, Meta(description="The points for most arms at the end.")]
    lies: Annotated[str, Meta(description="Where it lies on the map.")]
    most: Annotated[int, Meta(description="The most arms that a seat has there.")]
    points: (
        Annotated[int, Meta(description="The points of the seat if the game ended now. Null for onlookers.")]
        | None
    )
    seats: Annotated[list[int], Meta(description="The seats that lead.")]
    second: Annotated[int, Meta(description="The points for second place.")]
    with_one: (
        Annotated[int, Meta(description="The same with one of its arms more. Null for onlookers.")] | None
    )


class PrincipeRoleFacts(Struct, kw_only=True):
    colour: Annotated[str, Meta(description="Its colour.")]
    gain: Annotated[int, Meta(description="What its ability brings: points, cards, arms or ducats.")]
    points: Annotated[
        int, Meta(description="The points at the end, and for each city of others with its colour.")
    ]
    tile: Annotated[str, Meta(description="`major` or `minor`.")]


class PrincipeArmsFacts(Struct, kw_only=True):
    placed: Annotated[int, Meta(description="The arms that the owner has placed.")]


class PrincipeDeckFacts(Struct, kw_only=True):
    last: Annotated[bool, Meta(description="True in the last round.")]
    last_below: Annotated[
        int, Meta(description="The number of cards below which the next round is the last.")
    ]
    last_cards: Annotated[
        int, Meta(description="The cards for the auctions of the last round. 0: all that are left.")
    ]


class PrincipeCityDeckFacts(Struct, kw_only=True):
    display: Annotated[int, Meta(description="The number of open cities below which the game ends.")]
    open: Annotated[int, Meta(description="The number of open cities.")]
    removed: Annotated[int, Meta(description="The number of cities out of the game.")]


class PrincipeOptions(Struct, kw_only=True):
    at_once: (
        Annotated[
            bool,
            Meta(
                description="sealed auctions: all players secretly name a limit, and the engine bids up to it"
            ),
        ]
        | UnsetType
    ) = False
    easy: (
        Annotated[bool, Meta(description="easy money: 10 ducats to start, 6 a round, cities from round 1 on")]
        | UnsetType
    ) = False
    open_money: (
        Annotated[
            bool, Meta(description="ducats are open, instead of being computed from what all have seen")
        ]
        | UnsetType
    ) = False


class PrincipeAuctionData(Struct, kw_only=True):
    bidders: Annotated[list[int], Meta(description="The seats in the auction, in order of their bids.")]
    colour: Annotated[str, Meta(description="The colour of the lot.")]
    for_: Annotated[Literal["cards", "role"], Meta(description="What is for sale.")] = field(name="for")
    high: Annotated[int, Meta(description="The highest bid, 0 if there is none.")]
    high_seat: Annotated[int, Meta(description="The seat with the highest bid.")] | None
    cards: Annotated[int, Meta(description="The number of cards, if these are for sale.")] | UnsetType = UNSET
    role: Annotated[str, Meta(description="The name of that role.")] | UnsetType = UNSET
    tile: (
        Annotated[Literal["major", "minor"], Meta(description="`major` or `minor`, if a role is for sale.")]
        | UnsetType
    ) = UNSET


class PrincipeCityData(Struct, kw_only=True):
    arms: Annotated[int, Meta(description="The coats of arms that it gives.")]
    city: Annotated[str, Meta(description="The city.")]
    cost: Annotated[dict[str, int], Meta(description="The cards that it costs, by colour.")]
    ducats: Annotated[int, Meta(description="The ducats that it costs.")]
    points: Annotated[int, Meta(description="The points for founding it.")]
    regions: Annotated[list[str], Meta(description="The regions for these arms.")]
    size: Annotated[str, Meta(description="Its size.")]


class PrincipeGroupData(Struct, kw_only=True):
    cards: Annotated[int, Meta(description="Their number.")]
    colour: Annotated[str, Meta(description="Their colour.")]


class PrincipePlayerData(Struct, kw_only=True):
    arms: Annotated[dict[str, int], Meta(description="The arms in each region.")]
    cards: Annotated[int, Meta(description="The number of cards in its hand.")]
    down: Annotated[dict[str, int], Meta(description="The face-down cards, by colour.")]
    ducats: Annotated[int, Meta(description="Its ducats. Null if hidden.")] | None
    ducats_reckoned: Annotated[int, Meta(description="Its ducats as all can compute them.")]
    family: Annotated[str, Meta(description="The family of the seat.")]
    hand: (
        Annotated[dict[str, int], Meta(description="The cards in its hand, by colour. Null if hidden.")]
        | None
    )
    hand_known: Annotated[dict[str, int], Meta(description="Those that all have seen.")]
    points: Annotated[int, Meta(description="Its points. Some count only at the end.")]
    supply: Annotated[int, Meta(description="The arms left.")]
    up: Annotated[dict[str, int], Meta(description="The face-up cards, by colour.")]


class PrincipeRoleNames(Struct, kw_only=True):
    major: Annotated[str, Meta(description="The name of the major role.")]
    minor: Annotated[str, Meta(description="The name of the minor role.")]


class PrincipeHoldersData(Struct, kw_only=True):
    major: Annotated[int, Meta(description="The seat with the major role.")] | None
    minor: Annotated[int, Meta(description="The seat with the minor role.")] | None | UnsetType = UNSET


PrincipeMove: TypeAlias = (
    PrincipeArms
    | PrincipeReveal
    | PrincipeLimit
    | PrincipeBid
    | PrincipeLay
    | PrincipeFound
    | PrincipePlay
    | PrincipePass
    | PrincipeDecline
    | PrincipeRest
)


PrincipeEventData: TypeAlias = (
    PrincipeAbilityLapsed
    | PrincipeDrew
    | PrincipeDrewOne
    | PrincipeGotDucats
    | PrincipeGotPoint
    | PrincipePlacedArms
    | PrincipeRevealed
    | PrincipeCannotBid
    | PrincipePassed
    | PrincipeWasBid
    | PrincipeGroupGone
    | PrincipeGroupOpened
    | PrincipeGroupWon
    | PrincipeDealt
    | PrincipeRoundBegan
    | PrincipeIncome
    | PrincipeShown
    | PrincipeTurned
    | PrincipeFounded
    | PrincipeRolePoints
    | PrincipeCityOpened
    | PrincipeDeclined
    | PrincipePlayed
    | PrincipeRested
    | PrincipeTilesReturned
    | PrincipeContested
    | PrincipeTookMajor
    | PrincipeTookMinor
    | PrincipeTileStays
    | PrincipeEnded
    | PrincipeCompared
)


class TableStands(Struct, kw_only=True):
    id: int
    state: str
    revision: int
    count: int
    waiting: list[int]


class SeatTableMessage(Struct, kw_only=True, tag_field="event", tag="table"):
    id: str
    data: TableStands


class SeatRewoundData(Struct, kw_only=True):
    count: int


class SeatRewoundMessage(Struct, kw_only=True, tag_field="event", tag="rewound"):
    id: str
    data: Annotated[SeatRewoundData, Meta(title="SeatRewoundData")]


class MyTablesItem(Struct, kw_only=True):
    table: int
    state: Literal["gathering", "running", "finished", "abandoned"]
    revision: int
    count: int


class MyTablesData(Struct, kw_only=True):
    items: list[MyTablesItem]


class MyTablesMessage(Struct, kw_only=True, tag_field="event", tag="tables"):
    id: str
    data: Annotated[MyTablesData, Meta(title="MyTablesData")]


class MyTalkItem(Struct, kw_only=True):
    table: int
    unread: int


class MyTalkData(Struct, kw_only=True):
    items: list[MyTalkItem]


class MyTalkMessage(Struct, kw_only=True, tag_field="event", tag="talk"):
    id: str
    data: Annotated[MyTalkData, Meta(title="MyTalkData")]


class MyInvitedItem(Struct, kw_only=True):
    table: int


class MyInvitedData(Struct, kw_only=True):
    items: list[MyInvitedItem]


class MyInvitedMessage(Struct, kw_only=True, tag_field="event", tag="invited"):
    id: str
    data: Annotated[MyInvitedData, Meta(title="MyInvitedData")]


class Amount(Struct, kw_only=True):
    do: Annotated[str, Meta(description="The kind of move that names the amount.")]
    slot: Annotated[str, Meta(description="The field of that move that takes it.")]
    least: Annotated[int, Meta(description="The least amount. Null if no amount is possible now.")] | None
    most: Annotated[int, Meta(description="The most. Null if no amount is possible now.")] | None
    step: Annotated[int, Meta(description="The difference between two amounts.")]
    sensible: Annotated[list[int], Meta(description="A few amounts, from the least to the most.")]
    auction: (
        Annotated[
            Literal["rising", "sealed"],
            Meta(description="The state of the auction. Null if the amount is no bid."),
        ]
        | None
    )
    high: Annotated[int, Meta(description="The highest bid. 0 if nobody has bid.")]


class Clock(Struct, kw_only=True):
    opened: Annotated[datetime, Meta(description="When the clock began to run.")]
    deadline: (
        Annotated[datetime, Meta(description="When the default is played. Null if there is no limit.")] | None
    )
    reminders: Annotated[list[datetime], Meta(description="The reminders to come.")]
    time_left: Annotated[str, Meta(description="What is left of the time of the question itself.")]
    bank_left: Annotated[str, Meta(description="What is left of the bank.")]
    bank: Annotated[str, Meta(description="The bank of the seat when the question came.")]
    absent: Annotated[bool, Meta(description="True if the seat is silent and gets less time.")]
    until: Annotated[str, Meta(description="The time at which the clock runs out, with the reason.")]
    more: Annotated[list[str], Meta(description="Further sentences on the time.")]


class Said(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    seat: int
    player: str | None
    to: list[int] | None
    text: str
    said_at: datetime


class BotRules(Struct, kw_only=True):
    level: Literal["apprentice", "courtier", "prince", "doge"] | UnsetType = "courtier"
    delay: Literal[0, 60, 600, 3600] | UnsetType = 0
    advice: bool | UnsetType = False


class TableNamed(Struct, kw_only=True):
    id: Annotated[int, Meta(description="The number of the table.", ge=1, le=9223372036854775807)]
    name: Annotated[str, Meta(description="The name of the table.")]
    game: Annotated[str, Meta(description="Its game.")]
    count: Annotated[int, Meta(description="The number of moves now.")]


class AnyComponent(Struct, kw_only=True):
    name: Annotated[str, Meta(description="The name that moves use.")]
    where: Annotated[
        Literal["mine", "shown", "supply", "unseen", "spent"],
        Meta(
            description="`mine`: in my hand or in front of me. `shown`: visible to all. `supply`: available. `unseen`: in a place unknown to me. `spent`: out of the game."
        ),
    ]
    seat: Annotated[int, Meta(description="The owner, if I may know it.")] | None
    count: Annotated[int, Meta(description="How many there are.")]
    parts: Annotated[
        list[str],
        Meta(description="The parts of moves in which the name means this component. Empty: all parts."),
    ]
    text: Annotated[str, Meta(description="The component in words.")]


class SignInAsk(Struct, kw_only=True):
    email: Annotated[str, Meta(max_length=254)]
    language: Literal["en", "de", "es", "it", "pl"] | None | UnsetType = UNSET


class SignInAsked(Struct, kw_only=True):
    minutes: int


class SignIn(Struct, kw_only=True):
    secret: Annotated[str, Meta(max_length=200, min_length=1)] | UnsetType = UNSET
    email: Annotated[str, Meta(max_length=254)] | UnsetType = UNSET
    code: Annotated[str, Meta(description="Such as `K7M-4PX`.", max_length=20, min_length=1)] | UnsetType = (
        UNSET
    )
    device: Annotated[str, Meta(max_length=200, min_length=0)] | UnsetType = ""


class SignedIn(Struct, kw_only=True):
    session: Annotated[
        str, Meta(description="The secret of the session, shown once. Send it as a bearer token.")
    ]


class TokenMake(Struct, kw_only=True):
    name: Annotated[str, Meta(max_length=60, min_length=1)]
    scope: Literal["read", "play", "seat", "desk"] | UnsetType = "play"
    days: Annotated[int, Meta(ge=1, le=3650)] | None | UnsetType = UNSET
    table: Annotated[int, Meta(ge=1, le=9223372036854775807)] | UnsetType = UNSET
    seat: Annotated[int, Meta(ge=0, le=20)] | UnsetType = UNSET


class Token(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    name: str
    scope: Literal["read", "play", "seat", "desk"]
    table: int | None
    seat: int | None
    created_at: datetime
    used_at: datetime | None
    expires_at: datetime | None
    revoked_at: datetime | None


class TokenMade(Struct, kw_only=True):
    token: Token
    secret: str


class Seat(Struct, kw_only=True):
    number: int
    player_id: int | None
    player: str | None
    kind: Literal["person", "guest", "bot", "gone"] | None
    bot_account: Annotated[bool, Meta(description="True if a program openly plays with a player's account.")]
    ready: bool
    waiting_since: datetime | None
    absent_since: (
        Annotated[
            datetime,
            Meta(description="The time since which the seat is absent. The pulse shows what follows."),
        ]
        | None
    )


class ScoreLine(Struct, kw_only=True):
    text: Annotated[str, Meta(description="The reason.")]
    points: Annotated[int, Meta(description="Its points.")]


class Score(Struct, kw_only=True):
    seat: Annotated[int, Meta(description="The seat.")]
    name: Annotated[str, Meta(description="The name of its player.")]
    place: Annotated[int, Meta(description="Its place. Equal numbers share a place.")]
    points: Annotated[int, Meta(description="Its points.")]
    lines: Annotated[list[ScoreLine], Meta(description="The reasons for the points.")]


class Result(Struct, kw_only=True):
    scores: Annotated[list[Score], Meta(description="The scores, the first place first.")]
    ties: Annotated[
        list[str],
        Meta(description="The tie-breakers between players with the same points, one sentence each."),
    ]


Moves: TypeAlias = Annotated[
    str, Meta(description="A move, as data or in words.", max_length=500, min_length=1)
]


class TakeBack(Struct, kw_only=True):
    moves: Annotated[int, Meta(description="The number of moves to take back.", ge=1, le=60)] | UnsetType = 1


ToItem: TypeAlias = Annotated[int, Meta(ge=0, le=8)]


class Say(Struct, kw_only=True):
    text: Annotated[str, Meta(max_length=2000, min_length=1)]
    to: Annotated[list[ToItem], Meta(max_length=8, min_length=1)] | None | UnsetType = UNSET


class Join(Struct, kw_only=True):
    secret: Annotated[str, Meta(description="The last part of the link.", max_length=200, min_length=1)]
    seat: Annotated[int, Meta(ge=0, le=8)] | None | UnsetType = UNSET


class HookMake(Struct, kw_only=True):
    url: Annotated[str, Meta(max_length=2000, min_length=1)]
    about: Annotated[
        list[Literal["turn", "finished", "talk", "invitation", "contest"]], Meta(max_length=10, min_length=1)
    ]
    program: (
        Annotated[
            int,
            Meta(
                description="My program: the hook is called for every player who allows it.",
                ge=1,
                le=9223372036854775807,
            ),
        ]
        | None
        | UnsetType
    ) = UNSET


class Hook(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    url: str
    about: list[str]
    program: (
        Annotated[int, Meta(description="My program whose players the hook is about. Null: it is about me.")]
        | None
    )
    failures: Annotated[int, Meta(description="The number of failed calls in a row.")]
    off_at: datetime | None
    off_why: str
    created_at: datetime


class HookMade(Struct, kw_only=True):
    secret: str
    hook: Hook


class Preferences(Struct, kw_only=True):
    theme: Literal["auto", "light", "dark"] | UnsetType = UNSET
    ask_twice: Annotated[bool, Meta(description="Pages show every turn before it is sent.")] | UnsetType = (
        UNSET
    )
    tables_at_once: (
        Annotated[
            int,
            Meta(
                description="The most tables at which contests seat me at once. Null: no limit.", ge=1, le=100
            ),
        ]
        | None
        | UnsetType
    ) = UNSET


class Profile(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    kind: Literal["person", "guest", "bot", "gone"]
    role: Literal["player", "moderator", "host"]
    email: str | None
    name: str
    language: Literal["en", "de", "es", "it", "pl"]
    time_zone: str
    preferences: Preferences
    rated: Annotated[bool, Meta(description="True if I want to be rated at tables that begin from now on.")]
    shown_to: Annotated[
        Literal["everybody", "met", "nobody"],
        Meta(
            description="The people who may see my ratings and statistics: everybody here, players who sat with me, or nobody."
        ),
    ]
    bot_account: Annotated[
        bool,
        Meta(
            description="True if a program plays with my account. My name then ends in `(bot)`, and I am not rated."
        ),
    ]
    created_at: datetime


class ProfileChange(Struct, kw_only=True):
    name: Annotated[str, Meta(max_length=60, min_length=1)] | UnsetType = UNSET
    language: Literal["en", "de", "es", "it", "pl"] | UnsetType = UNSET
    time_zone: str | UnsetType = UNSET
    preferences: Preferences | UnsetType = UNSET
    rated: (
        Annotated[bool, Meta(description="True if I want to be rated at tables that begin from now on.")]
        | UnsetType
    ) = UNSET
    shown_to: (
        Annotated[
            Literal["everybody", "met", "nobody"],
            Meta(
                description="The people who may see my ratings and statistics: everybody here, players who sat with me, or nobody."
            ),
        ]
        | UnsetType
    ) = UNSET
    bot_account: (
        Annotated[
            bool,
            Meta(
                description="True if a program plays with my account. My name then ends in `(bot)`, and I am not rated."
            ),
        ]
        | UnsetType
    ) = UNSET


class EmailChange(Struct, kw_only=True):
    email: Annotated[str, Meta(max_length=254)]


class EmailChangeAsked(Struct, kw_only=True):
    expires_at: datetime


class Export(Struct, kw_only=True):
    player: dict[str, Any]
    letters: list[dict[str, Any]]
    incoming_mail: list[dict[str, Any]]
    records: Annotated[list[dict[str, Any]], Meta(description="My own moves, table by table.")]


class Session(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    device: str
    created_at: datetime
    used_at: datetime
    expires_at: datetime


class SessionPage(Struct, kw_only=True):
    items: list[Session]
    next: str | None


class TokenPage(Struct, kw_only=True):
    items: list[Token]
    next: str | None


class Program(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    name: str
    client_id: Annotated[str, Meta(description="The id of the program. It has no secret.")]
    redirect_uris: list[str]
    created_at: datetime


class ProgramPage(Struct, kw_only=True):
    items: list[Program]
    next: str | None


RedirectUri: TypeAlias = Annotated[str, Meta(max_length=300, min_length=1)]


class ProgramMake(Struct, kw_only=True):
    name: Annotated[str, Meta(max_length=60, min_length=1)]
    redirect_uris: Annotated[
        list[RedirectUri],
        Meta(
            description="`https://…`, `http://127.0.0.1/…` with any port, or `name.of.yours:/…` for an application.",
            max_length=10,
            min_length=1,
        ),
    ]


class Permission(Struct, kw_only=True):
    program: int
    name: str
    author: str
    scope: Literal["read", "play"]
    since: datetime
    used_at: datetime | None


class PermissionPage(Struct, kw_only=True):
    items: list[Permission]
    next: str | None


class Edition(Struct, kw_only=True):
    name: str
    title: str
    hash: Annotated[str, Meta(description="The hash of its data. A view has the hash of its table.")]
    provenance: Annotated[
        dict[str, Literal["printed", "derived", "published", "reconstructed"]],
        Meta(description="The mark of each value, by its path."),
    ]


class Game(Struct, kw_only=True):
    name: str
    versions: list[int]
    seats: list[int]
    lessons: Annotated[list[str], Meta(description="The lessons that can be learned at a table.")]
    options: Annotated[dict[str, Any], Meta(description="The JSON Schema of the options, with the defaults.")]
    moves: Annotated[dict[str, Any], Meta(description="The JSON Schema of every move.")]
    editions: list[Edition]


class Games(Struct, kw_only=True):
    items: list[Game]


class WholeEdition(Struct, kw_only=True):
    name: str
    title: str
    hash: Annotated[str, Meta(description="The hash of its data. A view has the hash of its table.")]
    provenance: Annotated[
        dict[str, Literal["printed", "derived", "published", "reconstructed"]],
        Meta(description="The mark of each value, by its path."),
    ]
    based_on: Annotated[
        str, Meta(description="The edition of the game whose rules apply: this one or another, by name.")
    ]
    data: Annotated[
        dict[str, Any],
        Meta(description="The data of its file, without the marks. The form depends on the game."),
    ]
    sources: Annotated[
        dict[str, str], Meta(description="The source of each value that is marked as published.")
    ]
    map: (
        Annotated[
            dict[str, object],
            Meta(
                description="The real positions of places, as longitude and latitude. Null if the game has no map."
            ),
        ]
        | None
    )


class RuleParagraph(Struct, kw_only=True):
    number: Annotated[
        str,
        Meta(description="The number, such as `6.2`. It is the same at every table and in every language."),
    ]
    under: Annotated[str, Meta(description="The heading above it in its chapter, if any.")]
    text: str
    when: Annotated[
        str,
        Meta(
            description="The tables at which it applies. Empty: all tables. In the rules of one table it is always empty."
        ),
    ]
    rules: Annotated[list[str], Meta(description="The `rule` of each refusal that it explains.")]
    events: Annotated[list[str], Meta(description="The kinds of events that it explains.")]


class RuleChapter(Struct, kw_only=True):
    number: int
    heading: str
    anchor: Annotated[str, Meta(description="The anchor of the chapter on the rules page.")]
    when: str
    paragraphs: list[RuleParagraph]


class AbsentChapter(Struct, kw_only=True):
    number: int
    heading: str


class DifferentFigure(Struct, kw_only=True):
    path: Annotated[str, Meta(description="The path of the value in the edition.")]
    label: str
    in_the_text: str
    here: Annotated[
        str,
        Meta(
            description="The value in words, with ` / ` between the lines of an outline. The edition has it as data."
        ),
    ]


class Rules(Struct, kw_only=True):
    language: Annotated[
        str, Meta(description="The language of the rules. Empty if there are no written rules.")
    ]
    chapters: list[RuleChapter]
    absent: Annotated[list[AbsentChapter], Meta(description="The chapters that do not apply at this table.")]
    differences: Annotated[
        list[DifferentFigure],
        Meta(
            description="The values of this table's edition that differ from the text. Empty if it comes with the game."
        ),
    ]


class Invite(Struct, kw_only=True):
    email: Annotated[str, Meta(max_length=254)]


class Invitation(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    email: str | None
    name: str | None
    invited_by: int | None
    created_at: datetime


class InvitationPage(Struct, kw_only=True):
    items: list[Invitation]
    next: str | None


class SeatBot(Struct, kw_only=True):
    level: Literal["apprentice", "courtier", "prince", "doge"]
    seat: Annotated[int, Meta(ge=0, le=8)] | None | UnsetType = UNSET


class Sit(Struct, kw_only=True):
    seat: Annotated[int, Meta(ge=0, le=8)] | None | UnsetType = UNSET


class Ready(Struct, kw_only=True):
    ready: bool


class Entrant(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    rank: int | None
    player_id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    player: str
    state: Literal["entered", "waiting", "withdrawn", "out", "asked"]
    entered_at: datetime
    reached: Annotated[int, Meta(description="The last round of this entrant in a knock-out; else 0.")]
    points: int
    wins: int
    strength: Annotated[int, Meta(description="The points of all opponents, at the end of the last round.")]
    lot: int


class EntrantPage(Struct, kw_only=True):
    items: list[Entrant]
    next: str | None


class PodPlace(Struct, kw_only=True):
    entrant_id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    player: str
    seat: int | None
    place: int | None
    points: int


class Pod(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    number: int
    table_id: int | None
    ended_at: datetime | None
    places: list[PodPlace]


class PodPage(Struct, kw_only=True):
    items: list[Pod]
    next: str | None


class DrawnRound(Struct, kw_only=True):
    number: int
    pods: list[list[int]]
    places: list[list[int | None]]
    byes: list[int]
    rested: list[int]


class Draw(Struct, kw_only=True):
    contest: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    format: Literal["swiss", "round-robin", "knock-out"]
    pod_least: int
    pod_size: int
    seed: str
    commitment: str
    entrants: list[int]
    rounds: list[DrawnRound]


class ContestDeadline(Struct, kw_only=True):
    reason: Annotated[str, Meta(max_length=500, min_length=3)]
    round: Annotated[int, Meta(ge=0)]
    until: datetime
    canned: (
        Annotated[
            Literal["tone", "language", "absence", "address", "fault", "agreed", "rules", "thanks"],
            Meta(description="A ready-made text, available in every language."),
        ]
        | None
        | UnsetType
    ) = UNSET


class Deed(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    at: datetime
    by_id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    act: str
    about: str
    target: int
    table_id: int | None
    player_id: int | None
    reason: str
    given: dict[str, Any]
    before: dict[str, Any]
    after: dict[str, Any]


class Done(Struct, kw_only=True):
    changed: bool
    deed: Deed | None


class ContestCancel(Struct, kw_only=True):
    reason: Annotated[str, Meta(max_length=500, min_length=3)]
    cancelled: bool
    canned: (
        Annotated[
            Literal["tone", "language", "absence", "address", "fault", "agreed", "rules", "thanks"],
            Meta(description="A ready-made text, available in every language."),
        ]
        | None
        | UnsetType
    ) = UNSET


class ContestWithdraw(Struct, kw_only=True):
    reason: Annotated[str, Meta(max_length=500, min_length=3)]
    entrant: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    withdrawn: bool
    canned: (
        Annotated[
            Literal["tone", "language", "absence", "address", "fault", "agreed", "rules", "thanks"],
            Meta(description="A ready-made text, available in every language."),
        ]
        | None
        | UnsetType
    ) = UNSET


class ContestReplace(Struct, kw_only=True):
    reason: Annotated[str, Meta(max_length=500, min_length=3)]
    entrant: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    player: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    canned: (
        Annotated[
            Literal["tone", "language", "absence", "address", "fault", "agreed", "rules", "thanks"],
            Meta(description="A ready-made text, available in every language."),
        ]
        | None
        | UnsetType
    ) = UNSET


class LeagueMember(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    player_id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    player: str
    place: Annotated[
        int,
        Meta(description="The place on the ladder, or in the whole league at the beginning of the season."),
    ]
    joined_at: datetime
    division: Annotated[int, Meta(description="The division in the present season.")] | None
    contest_id: Annotated[int, Meta(description="The contest of that division.")] | None
    state: Literal["entered", "waiting", "withdrawn", "out", "asked"] | None


class LeagueMemberPage(Struct, kw_only=True):
    items: list[LeagueMember]
    next: str | None


class Challenge(Struct, kw_only=True):
    contest_id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    challenger_id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    challenger: str
    challenged_id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    challenged: str


class ChallengePage(Struct, kw_only=True):
    items: list[Challenge]
    next: str | None


class ChallengeMake(Struct, kw_only=True):
    player: Annotated[int, Meta(description="The player whom I challenge.", ge=1, le=9223372036854775807)]


class Until(Struct, kw_only=True):
    reason: Annotated[str, Meta(max_length=500, min_length=3)]
    until: datetime
    canned: (
        Annotated[
            Literal["tone", "language", "absence", "address", "fault", "agreed", "rules", "thanks"],
            Meta(description="A ready-made text, available in every language."),
        ]
        | None
        | UnsetType
    ) = UNSET


class LeagueEnd(Struct, kw_only=True):
    reason: Annotated[str, Meta(max_length=500, min_length=3)]
    ended: bool
    canned: (
        Annotated[
            Literal["tone", "language", "absence", "address", "fault", "agreed", "rules", "thanks"],
            Meta(description="A ready-made text, available in every language."),
        ]
        | None
        | UnsetType
    ) = UNSET


class Membership(Struct, kw_only=True):
    reason: Annotated[str, Meta(max_length=500, min_length=3)]
    player: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    belongs: bool
    canned: (
        Annotated[
            Literal["tone", "language", "absence", "address", "fault", "agreed", "rules", "thanks"],
            Meta(description="A ready-made text, available in every language."),
        ]
        | None
        | UnsetType
    ) = UNSET


class Learn(Struct, kw_only=True):
    game: Annotated[str, Meta(max_length=40, min_length=1)]
    lesson: (
        Annotated[
            str,
            Meta(
                description="The lesson to begin with. The default is the one where I stopped, or the first.",
                max_length=40,
                min_length=1,
            ),
        ]
        | None
        | UnsetType
    ) = UNSET


class Lesson(Struct, kw_only=True):
    name: str
    number: int
    count: Annotated[int, Meta(description="The number of lessons of the game.")]
    title: str
    idea: str
    task: Annotated[str, Meta(description="The task of the lesson.")]
    answer: Annotated[str, Meta(description="An answer that serves the idea now. Empty if there is none.")]
    done: bool
    good: Annotated[str, Meta(description="The thing learned, once the lesson is done.")]
    next_table: (
        Annotated[
            int,
            Meta(
                description="The next table, once the lesson is done: the next lesson, or a short game after the last."
            ),
        ]
        | None
    )
    next_title: Annotated[str, Meta(description="Empty after the last lesson.")]


class CircleMember(Struct, kw_only=True):
    player_id: int
    player: str
    joined_at: datetime


class CircleCall(Struct, kw_only=True):
    table_id: int
    closes_at: (
        Annotated[
            datetime,
            Meta(description="The time at which the seats are given. Null if players sit down at once."),
        ]
        | None
    )
    coming: Annotated[list[int], Meta(description="The players who come.")]
    answer: Annotated[bool, Meta(description="My answer.")] | None


class CircleWishes(Struct, kw_only=True):
    asked: bool | UnsetType = UNSET
    digest: Literal["monthly", "weekly", "never"] | UnsetType = UNSET


class CircleMake(Struct, kw_only=True):
    name: Annotated[str, Meta(max_length=60, min_length=1)]


class CircleLink(Struct, kw_only=True):
    secret: Annotated[str, Meta(description="The last part of the link.")]
    link: str


class CircleJoin(Struct, kw_only=True):
    secret: Annotated[str, Meta(description="The last part of the link.", max_length=200, min_length=1)]


class CircleStanding(Struct, kw_only=True):
    place: int
    player_id: int
    player: Annotated[str, Meta(description="The player. Empty if the player was erased.")]
    played: int
    won: int
    points: int


class CircleGameStandings(Struct, kw_only=True):
    game: str
    standings: list[CircleStanding]


class CircleStandings(Struct, kw_only=True):
    games: list[CircleGameStandings]


class CircleSaid(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    seat: int
    player: str | None
    to: list[int] | None
    text: str
    said_at: datetime
    table_id: int


class CircleSaidPage(Struct, kw_only=True):
    items: list[CircleSaid]
    next: str | None


class CircleAnswer(Struct, kw_only=True):
    coming: bool


class Link(Struct, kw_only=True):
    secret: str


class Guest(Struct, kw_only=True):
    secret: Annotated[str, Meta(description="The last part of the link.", max_length=200, min_length=1)]
    name: Annotated[str, Meta(max_length=60, min_length=1)]
    seat: Annotated[int, Meta(ge=0, le=8)] | None | UnsetType = UNSET
    language: Literal["en", "de", "es", "it", "pl"] | None | UnsetType = UNSET


class SeatKey(Struct, kw_only=True):
    table: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    seat: int
    secret: str


Move1: TypeAlias = Annotated[
    str, Meta(description="A move, as data or in words.", max_length=500, min_length=1)
]


class Mail(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    kind: str
    table: int | None
    state: Annotated[
        str, Meta(description="pending, leased, sent, failed (tried again), dead or void (cancelled).")
    ]
    attempts: int
    created_at: datetime
    leaves_at: datetime
    sent_at: datetime | None
    why: Annotated[
        str,
        Meta(
            description="The reason why it failed or was cancelled: answered, read, not-wished, address-stopped ..."
        ),
    ]


class MailPage(Struct, kw_only=True):
    items: list[Mail]
    next: str | None


class Wishes(Struct, kw_only=True):
    rhythm: Literal["now", "digest", "both", "reminders", "never"]
    hours: list[int]
    form: Literal["full", "short", "heard"]
    subjects: Literal["table", "news"]


Hour1: TypeAlias = Annotated[int, Meta(ge=0, le=23)]


class WishesChange(Struct, kw_only=True):
    rhythm: (
        Annotated[
            Literal["now", "digest", "both", "reminders", "never"],
            Meta(
                description="The rhythm of decision letters: now, in digests, both, as reminders only, or never."
            ),
        ]
        | UnsetType
    ) = UNSET
    hours: (
        Annotated[
            list[Hour1],
            Meta(description="The hours of my day at which digests come.", max_length=24, min_length=1),
        ]
        | UnsetType
    ) = UNSET
    form: (
        Annotated[
            Literal["full", "short", "heard"],
            Meta(
                description="full, short (the decision without the table), heard (text only, for listening)."
            ),
        ]
        | UnsetType
    ) = UNSET
    subjects: (
        Annotated[
            Literal["table", "news"],
            Meta(
                description="table: one subject for each table, so one conversation. news: the topic of each letter."
            ),
        ]
        | UnsetType
    ) = UNSET


class Address(Struct, kw_only=True):
    address: str | None
    stopped_at: datetime | None
    why: str
    invitations: Annotated[
        bool,
        Meta(
            description="True if invitation letters come here. The link at the foot of a letter stops them from everybody."
        ),
    ]


class Vote(Struct, kw_only=True):
    seat: int
    agreed: bool
    said_at: datetime


class Seen(Struct, kw_only=True):
    count: int
    seat: Annotated[int, Meta(description="The seat that saw it. Null if all did.")] | None
    text: Annotated[str, Meta(description="The text that all saw. Null if only one seat saw it.")] | None


class Motion(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    kind: str
    seat: int
    back_to: int | None
    length: (
        Annotated[str, Meta(description="The length of the pause, or the extra time of each open question.")]
        | None
    )
    outcome: Literal["carried", "refused", "withdrawn", "overtaken"] | None
    opened_at: datetime
    closed_at: datetime | None
    votes: list[Vote]
    seen: list[Seen]


class MotionPage(Struct, kw_only=True):
    items: list[Motion]
    next: str | None


class MotionMake(Struct, kw_only=True):
    kind: Literal["take-back", "abandon", "concede", "pause", "resume", "extend", "substitute"]
    moves: (
        Annotated[
            int,
            Meta(
                description="With `take-back`: the number of my last moves, with all that followed.",
                ge=1,
                le=60,
            ),
        ]
        | UnsetType
    ) = 1
    length: (
        Annotated[
            str,
            Meta(
                description="With `pause`: its length, by default a week. With `extend`: the extra time of each open question, by default its own time again."
            ),
        ]
        | None
        | UnsetType
    ) = UNSET


class VoteMake(Struct, kw_only=True):
    agreed: bool


class Talk(Struct, kw_only=True):
    lines: list[Said]
    read_up_to: int
    unread: int


class ReadMark(Struct, kw_only=True):
    said: Annotated[int, Meta(ge=1, le=9223372036854775807)]


class Note(Struct, kw_only=True):
    text: Annotated[str, Meta(max_length=20000, min_length=0)]


class Report(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    text: str
    said: int | None
    made_at: datetime
    settled_at: datetime | None


class Reports(Struct, kw_only=True):
    reports: list[Report]


class ReportMake(Struct, kw_only=True):
    text: Annotated[str, Meta(max_length=2000, min_length=3)]
    said: Annotated[int, Meta(ge=1)] | None | UnsetType = UNSET


class Mute(Struct, kw_only=True):
    player_id: int
    player: str
    muted_at: datetime


class MutePage(Struct, kw_only=True):
    items: list[Mute]
    next: str | None


class Seek(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    game: str
    player_id: int
    player: str
    created_at: datetime
    expires_at: datetime


class SeekPage(Struct, kw_only=True):
    items: list[Seek]
    next: str | None


class SeekMake(Struct, kw_only=True):
    game: Annotated[str, Meta(max_length=40, min_length=1)]


class Worth(Struct, kw_only=True):
    move: str
    points: float
    error: float


class DecisionLook(Struct, kw_only=True):
    count: int
    seat: int
    question: str
    answers: int
    played: Worth
    others: list[Worth]
    better: str | None
    loss: float
    error: float
    closeness: int


class TryOutCoach(Struct, kw_only=True):
    state: Literal["unasked", "waiting", "done", "refused"]
    move: str | None
    decision: DecisionLook | None


class Order(Struct, kw_only=True):
    says: str
    ends: Annotated[str, Meta(description="The conditions that would end it.")]


class PlanMove(Struct, kw_only=True):
    count: int
    text: str


class Now(Struct, kw_only=True):
    move: str | None
    says: str


class OwnMove(Struct, kw_only=True):
    count: int
    text: str


class Punctuality(Struct, kw_only=True):
    asked: int
    kept: int
    share: float | None
    usual: Annotated[str, Meta(description="Median answer time, in waking hours.")] | None


class Rating(Struct, kw_only=True):
    game: Annotated[str, Meta(description="The game. Empty: all games together.")]
    rating: Annotated[
        int, Meta(description="A cautious estimate of the player's strength. It begins at 1000.")
    ]
    provisional: Annotated[bool, Meta(description="True if it may still change much.")]
    tables: Annotated[int, Meta(description="The number of rated tables that it is based on.")]


class GameTables(Struct, kw_only=True):
    game: str
    tables: int
    won: int
    best: Annotated[int, Meta(description="The most points at one table.")]
    best_table: int


class Opponent(Struct, kw_only=True):
    player_id: int
    name: str
    tables: int
    ahead: int


class PlayerInfo(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    name: str
    kind: str
    punctuality: Punctuality
    shown: Annotated[bool, Meta(description="True if they let me see how they play.")]
    rated: Annotated[bool, Meta(description="True if they want to be rated.")]
    ratings: list[Rating]
    games: list[GameTables]
    opponents: list[Opponent]


class RatedChange(Struct, kw_only=True):
    table: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    game: str
    ended_at: datetime
    place: Annotated[int, Meta(description="The place among the rated players.")]
    players: Annotated[int, Meta(description="The number of rated players.")]
    before: int
    after: int
    provisional: bool


class RatedChangePage(Struct, kw_only=True):
    items: list[RatedChange]
    next: str | None


class Standing(Struct, kw_only=True):
    game: Annotated[str, Meta(description="The game. Empty: all games together.")]
    rating: Annotated[
        int, Meta(description="A cautious estimate of the player's strength. It begins at 1000.")
    ]
    provisional: Annotated[bool, Meta(description="True if it may still change much.")]
    tables: Annotated[int, Meta(description="The number of rated tables that it is based on.")]
    player_id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    name: str


class StandingPage(Struct, kw_only=True):
    items: list[Standing]
    next: str | None


class SeatRated(Struct, kw_only=True):
    seat: int
    player_id: int | None
    player: str | None
    rated: bool
    why: Annotated[
        Literal["", "open", "bot", "guest", "unwished", "later", "gone"],
        Meta(description="The reason why the player is not rated. Empty if they are."),
    ]
    before: (
        Annotated[
            int, Meta(description="The rating in the game. Null before the end, or if I may not see it.")
        ]
        | None
    )
    after: int | None


class TableRatings(Struct, kw_only=True):
    rated: bool
    seats: list[SeatRated]
    left: Annotated[
        list[str], Meta(description="The players who began and left. They are rated after all who stayed.")
    ]
    enough: Annotated[
        bool, Meta(description="True if at least two players are rated. Otherwise nothing changes.")
    ]


class Moment(Struct, kw_only=True):
    count: int
    seat: int
    asked: str
    text: str
    sure: bool


class Share(Struct, kw_only=True):
    seat: int
    expected: float
    lost: float
    lost_error: float
    fortune: float
    fortune_error: float
    points: float
    texts: list[str]


class Curve(Struct, kw_only=True):
    seat: int
    points: list[list[float]]


class Coach(Struct, kw_only=True):
    state: Literal["unasked", "waiting", "done", "refused"]
    closer: bool
    looked: int
    total: int
    made: Annotated[int, Meta(description="The same as `looked`.")]
    owed: Annotated[int, Meta(description="The same as `total`.")]
    reason: str
    moments: list[Moment]
    shares: list[Share]
    curves: list[Curve]
    decisions: list[DecisionLook]


class HookPage(Struct, kw_only=True):
    items: list[Hook]
    next: str | None


class HookSecret(Struct, kw_only=True):
    secret: str


class Delivery(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    message: Annotated[str, Meta(description="The `webhook-id` of every try.")]
    kind: str
    table: int | None
    player: Annotated[int, Meta(description="Of a program's hook: the player told about.")] | None
    state: Annotated[
        Literal["pending", "leased", "sent", "failed", "dead", "void"],
        Meta(
            description="`pending` waits, `leased` is on its way, `failed` is tried again, `dead` is given up, `void` is out of date: the question was answered, or the player revoked the program."
        ),
    ]
    attempts: int
    last_error: str
    created_at: datetime
    sent_at: datetime | None
    next_at: datetime | None


class DeliveryPage(Struct, kw_only=True):
    items: list[Delivery]
    next: str | None


class DeadlinesLink(Struct, kw_only=True):
    link: str


class Sleep(Struct, kw_only=True):
    falls: Annotated[str, Meta(max_length=5, min_length=5)]
    wakes: Annotated[str, Meta(max_length=5, min_length=5)]


class Leave(Struct, kw_only=True):
    start: datetime
    end: datetime


class Calendar(Struct, kw_only=True):
    zone: str
    sleep: Sleep | None
    weekend: list[Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"]]
    ladder: list[str] | None
    leave: list[Leave]
    quota: Annotated[int, Meta(description="Days of leave in a calendar year.")]
    taken: Annotated[dict[str, int], Meta(description="The days of leave taken, by year.")]


class CalendarChange(Struct, kw_only=True):
    sleep: Sleep | None | UnsetType = UNSET
    weekend: (
        Annotated[
            list[Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"]], Meta(max_length=7, min_length=0)
        ]
        | UnsetType
    ) = UNSET
    ladder: Annotated[list[str], Meta(max_length=6, min_length=1)] | None | UnsetType = UNSET


class LeaveTake(Struct, kw_only=True):
    first: date
    days: Annotated[int, Meta(ge=1, le=366)]


class LeaveCancel(Struct, kw_only=True):
    start: datetime


class Awaited(Struct, kw_only=True):
    seat: int
    player: str | None
    since: datetime
    deadline: datetime | None
    absent: bool
    away: Annotated[datetime, Meta(description="The end of the present leave.")] | None


class Absent(Struct, kw_only=True):
    seat: int
    player: str | None
    since: datetime
    follows: Annotated[
        Literal["default", "bot", "open", "vote"],
        Meta(
            description="The consequence: its defaults go on, a bot, an open seat for a substitute, or a vote."
        ),
    ]
    follows_at: (
        Annotated[
            datetime,
            Meta(
                description="The earliest time of the consequence. It comes with the next question whose time runs out."
            ),
        ]
        | None
    )
    followed_at: (
        Annotated[datetime, Meta(description="The time of the consequence. Null if it is still to come.")]
        | None
    )


class Pulse(Struct, kw_only=True):
    awaited: list[Awaited]
    paused_until: datetime | None
    pauses: list[Leave]
    likely_end: datetime | None
    absent: list[Absent]


class Offered(Struct, kw_only=True):
    table: int
    name: str
    game: str
    seat: int
    count: int


class OfferedPage(Struct, kw_only=True):
    items: list[Offered]
    next: str | None


class TakeOver(Struct, kw_only=True):
    seat: Annotated[int, Meta(ge=0, le=7)]


class Tenure(Struct, kw_only=True):
    seat: int
    player: int
    began_at: datetime
    ended_at: datetime | None
    ended_by: str


class Tenures(Struct, kw_only=True):
    items: list[Tenure]


class StuckClock(Struct, kw_only=True):
    table: int
    seat: int
    question: int
    ring_at: datetime | None
    deadline: datetime | None
    failures: int
    last_error: str


class Clocks(Struct, kw_only=True):
    running: int
    due: int
    stuck: int
    items: list[StuckClock]


class AnyAskedQuestion(Struct, kw_only=True):
    id: Annotated[int, Meta(description="The number of the question. Turns name it.")]
    kind: Annotated[str, Meta(description="The kind of question.")]
    seat: Annotated[int, Meta(description="The seat that is asked.")]
    owed: Annotated[
        bool, Meta(description="False: I have given a secret answer and may change it until all are in.")
    ]
    forced: Annotated[bool, Meta(description="True if there is only one legal answer.")]
    amount: (
        Annotated[
            Amount, Meta(description="The possible amounts, if the answer is a number. Null otherwise.")
        ]
        | None
    )
    prompt: Annotated[str, Meta(description="The question in words.")]
    details: Annotated[
        list[str], Meta(description="Further information for the decision, one sentence each.")
    ]


class NoblemenCertain(Struct, kw_only=True, tag_field="game", tag="noblemen"):
    certain: Annotated[NoblemenCertainData, Meta(description="The certain effects of the move.")]


class FlorenceEvent(Struct, kw_only=True):
    count: Annotated[int, Meta(description="The number of the move that caused it. 0 is the deal.")]
    place: Annotated[int, Meta(description="The place among the events of that move, from 0.")]
    data: Annotated[FlorenceEventData, Meta(description="The event as data.")]
    text: Annotated[str, Meta(description="The event in words.")]
    section: Annotated[
        str, Meta(description="The section of the rules that explains it, such as `6.2`. May be empty.")
    ]
    by_plan: Annotated[bool, Meta(description="True if your plan made this move. Nobody else sees this.")]


class NoblemenEvent(Struct, kw_only=True):
    count: Annotated[int, Meta(description="The number of the move that caused it. 0 is the deal.")]
    place: Annotated[int, Meta(description="The place among the events of that move, from 0.")]
    data: Annotated[NoblemenEventData, Meta(description="The event as data.")]
    text: Annotated[str, Meta(description="The event in words.")]
    section: Annotated[
        str, Meta(description="The section of the rules that explains it, such as `6.2`. May be empty.")
    ]
    by_plan: Annotated[bool, Meta(description="True if your plan made this move. Nobody else sees this.")]


class PrincipeEvent(Struct, kw_only=True):
    count: Annotated[int, Meta(description="The number of the move that caused it. 0 is the deal.")]
    place: Annotated[int, Meta(description="The place among the events of that move, from 0.")]
    data: Annotated[PrincipeEventData, Meta(description="The event as data.")]
    text: Annotated[str, Meta(description="The event in words.")]
    section: Annotated[
        str, Meta(description="The section of the rules that explains it, such as `6.2`. May be empty.")
    ]
    by_plan: Annotated[bool, Meta(description="True if your plan made this move. Nobody else sees this.")]


class FlorenceEvents(Struct, kw_only=True, tag_field="game", tag="florence"):
    count: Annotated[int, Meta(description="The number of moves now.")]
    revision: Annotated[int, Meta(description="A number that grows with every change.")]
    events: Annotated[list[FlorenceEvent], Meta(description="The events, the oldest first.")]


class NoblemenEvents(Struct, kw_only=True, tag_field="game", tag="noblemen"):
    count: Annotated[int, Meta(description="The number of moves now.")]
    revision: Annotated[int, Meta(description="A number that grows with every change.")]
    events: Annotated[list[NoblemenEvent], Meta(description="The events, the oldest first.")]


class PrincipeEvents(Struct, kw_only=True, tag_field="game", tag="principe"):
    count: Annotated[int, Meta(description="The number of moves now.")]
    revision: Annotated[int, Meta(description="A number that grows with every change.")]
    events: Annotated[list[PrincipeEvent], Meta(description="The events, the oldest first.")]


class AnyHappened(Struct, kw_only=True):
    count: Annotated[int, Meta(description="The number of the move that caused it. 0 is the deal.")]
    place: Annotated[int, Meta(description="The place among the events of that move, from 0.")]
    text: Annotated[str, Meta(description="The event in words.")]
    section: Annotated[
        str, Meta(description="The section of the rules that explains it, such as `6.2`. May be empty.")
    ]
    by_plan: Annotated[bool, Meta(description="True if your plan made this move. Nobody else sees this.")]


class FlorenceMoveOffered(Struct, kw_only=True, tag_field="game", tag="florence"):
    text: str
    move: FlorenceMove


class PrincipeMoveOffered(Struct, kw_only=True, tag_field="game", tag="principe"):
    text: str
    move: PrincipeMove


class AnyPartialRecord(Struct, kw_only=True):
    version: int
    edition: str
    seats: int
    commitment: str
    count: int
    seat: int
    moves: list[OwnMove]


class AnyQuestion(Struct, kw_only=True):
    id: Annotated[int, Meta(description="The number of the question. Turns name it.")]
    kind: Annotated[str, Meta(description="The kind of question.")]
    seat: Annotated[int, Meta(description="The seat that is asked.")]
    owed: Annotated[
        bool, Meta(description="False: I have given a secret answer and may change it until all are in.")
    ]
    forced: Annotated[bool, Meta(description="True if there is only one legal answer.")]
    amount: (
        Annotated[
            Amount, Meta(description="The possible amounts, if the answer is a number. Null otherwise.")
        ]
        | None
    )
    prompt: Annotated[str, Meta(description="The question in words.")]
    details: Annotated[
        list[str], Meta(description="Further information for the decision, one sentence each.")
    ]
    clock: (
        Annotated[Clock, Meta(description="The clock, if the question itself was requested.")]
        | None
        | UnsetType
    ) = UNSET


class FlorenceSandbox(Struct, kw_only=True, tag_field="game", tag="florence"):
    seats: Annotated[int, Meta(ge=1, le=8)] | None | UnsetType = UNSET
    edition: Annotated[str, Meta(max_length=40, min_length=1)] | None | UnsetType = UNSET
    options: FlorenceOptions | UnsetType = UNSET
    level: Literal["apprentice", "courtier"] | UnsetType = "apprentice"


class NoblemenSandbox(Struct, kw_only=True, tag_field="game", tag="noblemen"):
    seats: Annotated[int, Meta(ge=1, le=8)] | None | UnsetType = UNSET
    edition: Annotated[str, Meta(max_length=40, min_length=1)] | None | UnsetType = UNSET
    options: NoblemenOptions | UnsetType = UNSET
    level: Literal["apprentice", "courtier"] | UnsetType = "apprentice"


class PrincipeSandbox(Struct, kw_only=True, tag_field="game", tag="principe"):
    seats: Annotated[int, Meta(ge=1, le=8)] | None | UnsetType = UNSET
    edition: Annotated[str, Meta(max_length=40, min_length=1)] | None | UnsetType = UNSET
    options: PrincipeOptions | UnsetType = UNSET
    level: Literal["apprentice", "courtier"] | UnsetType = "apprentice"


class OutcomeScore(Struct, kw_only=True):
    seat: Annotated[int, Meta(description="The seat.")]
    points: Annotated[int, Meta(description="Its points.")]
    lines: Annotated[list[OutcomeLine], Meta(description="The reasons for the points.")]
    breakers: (
        Annotated[
            list[int], Meta(description="The tie-breakers in order. The first one that differs decides.")
        ]
        | UnsetType
    ) = field(default_factory=list)


class Pace(Struct, kw_only=True):
    time: str | None | UnsetType = UNSET
    kinds: dict[str, str] | UnsetType = field(default_factory=dict)
    bank: str | UnsetType = "P0D"
    increment: str | UnsetType = "P0D"
    cap: str | None | UnsetType = UNSET
    hour: Hour | None | UnsetType = UNSET
    weekends_count: bool | UnsetType = True
    sleep_counts: bool | UnsetType = True
    notice: str | UnsetType = "PT3600S"
    ladder: list[str] | UnsetType = field(default_factory=lambda: ["P1D", "PT14400S"])
    grace: str | UnsetType = "PT21600S"
    absence: Absence | UnsetType = field(
        default_factory=lambda: convert({"after": "P7D", "then": "default"}, type=Absence)
    )


class PlanChoice(Struct, kw_only=True):
    move: str
    when: list[PlanCondition] | UnsetType = field(default_factory=list)


class PlanWhenever(Struct, kw_only=True, tag_field="order", tag="whenever"):
    choices: list[PlanChoice]


class FlorenceLimitsQuestionData(Struct, kw_only=True, tag_field="kind", tag="limits"):
    high: Annotated[int, Meta(description="The highest bid so far, 0 if there is none.")]
    leader_seat: Annotated[int, Meta(description="The seat with the highest bid.")] | None
    bidders: Annotated[list[int], Meta(description="The seats in the auction.")]
    purse: Annotated[int, Meta(description="The most florins that the seat could pay, with all points sold.")]
    range: (
        Annotated[
            FlorenceAmountRange, Meta(description="The possible limits. Null if the seat can only pass.")
        ]
        | None
    )
    answer: (
        Annotated[str, Meta(description="The answer that the seat has given. It may still change it.")] | None
    )
    minimum: Annotated[int, Meta(description="The minimum value of a work in this round.")]
    work_money: Annotated[int, Meta(description="The florins for a work of exactly that value.")]
    money_per_value: Annotated[
        int, Meta(description="The florins that a work brings for each point of its value.")
    ]
    money_per_point: Annotated[int, Meta(description="The florins of a work that buy one prestige point.")]
    money: Annotated[int, Meta(description="The florins of the seat.")]
    from_points: Annotated[int, Meta(description="The part of `purse` that its points would bring.")]
    lacking: Annotated[int, Meta(description="The florins missing for the lowest price, 0 if none.")]
    lot: Annotated[str, Meta(description="The lot of this auction.")]
    bidding_seats: Annotated[list[int], Meta(description="The same as `bidders`.")]
    step: Annotated[int, Meta(description="The florins between two limits.")]


class FlorenceProposalQuestionData(Struct, kw_only=True, tag_field="kind", tag="proposal"):
    from_seat: Annotated[int, Meta(description="The seat that proposes.")]
    to_seat: Annotated[int, Meta(description="The neighbour that is asked.")]
    building: Annotated[str, Meta(description="The building.")]
    at: Annotated[str, Meta(description="Its place, as moves name it.")]
    side: Annotated[str, Meta(description="The side of the proposer with the neighbour: `east` or `west`.")]
    price: Annotated[int, Meta(description="The florins that the neighbour pays to the proposer.")]
    west_seat: Annotated[int, Meta(description="The seat west of the border.")]
    east_seat: Annotated[int, Meta(description="The seat east of the border.")]
    west_squares: Annotated[list[str], Meta(description="The squares that it covers west of the border.")]
    east_squares: Annotated[list[str], Meta(description="The squares that it covers east of the border.")]
    cost: Annotated[int, Meta(description="The florins that the proposer pays to the bank.")]
    points: Annotated[int, Meta(description="The points for each of the two seats.")]
    money: Annotated[int, Meta(description="The florins of the seat.")]
    purse: Annotated[int, Meta(description="The most florins that the seat could pay, with all points sold.")]
    from_points: Annotated[int, Meta(description="The part of `purse` that its points would bring.")]
    proposer: Annotated[bool, Meta(description="True if the seat asked is the proposer.")]
    asked_seats: Annotated[list[int], Meta(description="The neighbours that were asked.")]
    offers: (
        Annotated[list[FlorenceOfferData], Meta(description="All offers. Only the proposer gets them.")]
        | UnsetType
    ) = UNSET
    answer: (
        Annotated[str, Meta(description="The neighbour's own answer. It may still change it.")]
        | None
        | UnsetType
    ) = UNSET


class FlorenceKeepQuestionData(Struct, kw_only=True, tag_field="kind", tag="keep"):
    professions: Annotated[list[str], Meta(description="The profession cards dealt to the seat.")]
    kept: Annotated[int, Meta(description="The number of cards that the seat keeps.")]
    answer: (
        Annotated[str, Meta(description="The answer that the seat has given. It may still change it.")] | None
    )
    money: Annotated[int, Meta(description="The florins of the seat.")]
    values: Annotated[FlorenceValuesData, Meta(description="The value that each thing adds to a work.")]
    later_minimums: Annotated[list[int], Meta(description="The minimum value of a work in each later round.")]
    money_per_value: Annotated[
        int, Meta(description="The florins that a work brings for each point of its value.")
    ]
    money_per_point: Annotated[int, Meta(description="The florins of a work that buy one prestige point.")]


class FlorenceCertainData(Struct, kw_only=True):
    adds: (
        Annotated[int, Meta(description="The value that the bonus card would add to a work now.")] | UnsetType
    ) = UNSET
    brings: Annotated[int, Meta(description="The florins that the guest brings.")] | UnsetType = UNSET
    cost: (
        Annotated[int, Meta(description="The florins for the bank, if a neighbour pays `price`.")] | UnsetType
    ) = UNSET
    for_: Annotated[int, Meta(description="The price for which `winner_seat` gets the lot.")] | UnsetType = (
        field(name="for", default=UNSET)
    )
    goes_back: (
        Annotated[list[str], Meta(description="The profession cards that go back to the deck.")] | UnsetType
    ) = UNSET
    if_accepted: (
        Annotated[FlorenceBrought, Meta(description="The effects if the other seat accepts.")] | UnsetType
    ) = UNSET
    looked_at: Annotated[int, Meta(description="The number of cards to look at.")] | UnsetType = UNSET
    minimum: Annotated[int, Meta(description="The minimum value of a work in this round.")] | UnsetType = (
        UNSET
    )
    money: Annotated[int, Meta(description="The florins gained.")] | UnsetType = UNSET
    money_after: Annotated[int, Meta(description="The florins of the seat after the move.")] | UnsetType = (
        UNSET
    )
    next_bidder_seat: Annotated[int, Meta(description="The seat that bids next.")] | UnsetType = UNSET
    no_bid: Annotated[bool, Meta(description="The seat makes no bid.")] | UnsetType = UNSET
    no_building: Annotated[bool, Meta(description="Nothing is built.")] | UnsetType = UNSET
    no_guest: (
        Annotated[bool, Meta(description="The seat invites no more guests in this round.")] | UnsetType
    ) = UNSET
    no_lot: Annotated[bool, Meta(description="The seat gets no lot in this round.")] | UnsetType = UNSET
    opening_bid: (
        Annotated[int, Meta(description="The bid that naming the lot makes. Others may raise it.")]
        | UnsetType
    ) = UNSET
    parts: Annotated[dict[str, int], Meta(description="The parts of `value`, by reason.")] | UnsetType = UNSET
    points: Annotated[int, Meta(description="The points gained, or lost if negative.")] | UnsetType = UNSET
    points_after: Annotated[int, Meta(description="The points of the seat after the move.")] | UnsetType = (
        UNSET
    )
    points_sold: (
        Annotated[int, Meta(description="The points that must be sold for the price.")] | UnsetType
    ) = UNSET
    points_today: (
        Annotated[int, Meta(description="The points that the prestige card would bring now.")] | UnsetType
    ) = UNSET
    points_when_placed: (
        Annotated[int, Meta(description="The points when the landscape is placed.")] | UnsetType
    ) = UNSET
    price: (
        Annotated[
            int,
            Meta(
                description="The florins that the move costs. For a joint building: what the neighbour pays."
            ),
        ]
        | UnsetType
    ) = UNSET
    price_at_most: (
        Annotated[int, Meta(description="The highest price that the limit allows.")] | UnsetType
    ) = UNSET
    raises: (
        Annotated[dict[str, int], Meta(description="The value added to works, by profession in the hand.")]
        | UnsetType
    ) = UNSET
    recruiters_after: (
        Annotated[int, Meta(description="The recruiting cards left after the move.")] | UnsetType
    ) = UNSET
    squares: (
        Annotated[list[str], Meta(description="The squares covered in the own principality.")] | UnsetType
    ) = UNSET
    squares_beyond: (
        Annotated[list[str], Meta(description="The squares covered beyond the border.")] | UnsetType
    ) = UNSET
    to_seat: Annotated[int, Meta(description="The neighbour that is asked.")] | None | UnsetType = UNSET
    unused: Annotated[int, Meta(description="The actions that the seat gives up.")] | UnsetType = UNSET
    value: Annotated[int, Meta(description="The value of the work.")] | UnsetType = UNSET
    winner_seat: Annotated[int, Meta(description="The seat that gets the lot.")] | None | UnsetType = UNSET
    without_bonuses: (
        Annotated[int, Meta(description="The value of the work without bonus cards.")] | UnsetType
    ) = UNSET


class FlorenceProfessionComponent(AnyComponent, kw_only=True, tag_field="kind", tag="profession"):
    facts: Annotated[
        FlorenceProfessionFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class FlorenceBonusComponent(AnyComponent, kw_only=True, tag_field="kind", tag="bonus"):
    facts: Annotated[
        FlorenceBonusFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class FlorencePrestigeComponent(AnyComponent, kw_only=True, tag_field="kind", tag="prestige"):
    facts: Annotated[
        FlorencePrestigeFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class FlorenceLandscapeComponent(AnyComponent, kw_only=True, tag_field="kind", tag="landscape"):
    facts: Annotated[
        FlorenceLandscapeFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class FlorenceAnyLandscapeComponent(AnyComponent, kw_only=True, tag_field="kind", tag="any-landscape"):
    facts: Annotated[
        FlorenceAnyLandscapeFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class FlorenceBuildingComponent(AnyComponent, kw_only=True, tag_field="kind", tag="building"):
    facts: Annotated[
        FlorenceBuildingFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class FlorenceFreedomComponent(AnyComponent, kw_only=True, tag_field="kind", tag="freedom"):
    facts: Annotated[
        FlorenceFreedomFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class FlorenceJesterComponent(AnyComponent, kw_only=True, tag_field="kind", tag="jester"):
    facts: Annotated[
        FlorenceJesterFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class FlorenceBuilderComponent(AnyComponent, kw_only=True, tag_field="kind", tag="builder"):
    facts: Annotated[
        FlorenceBuilderFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class FlorenceRecruitingComponent(AnyComponent, kw_only=True, tag_field="kind", tag="recruiting"):
    facts: Annotated[
        FlorenceRecruitingFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class FlorenceDeckComponent(AnyComponent, kw_only=True, tag_field="kind", tag="deck"):
    facts: Annotated[
        FlorenceDeckFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class FlorenceCharacterComponent(AnyComponent, kw_only=True, tag_field="kind", tag="character"):
    facts: Annotated[
        FlorenceCharacterFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class FlorenceCourtData(Struct, kw_only=True):
    guests: Annotated[dict[str, int], Meta(description="The seats whose guest a character is.")]
    inviting: Annotated[list[int], Meta(description="The seats that still invite.")]
    lowest: Annotated[dict[str, int], Meta(description="The lowest field on each character's card.")]
    markers: Annotated[dict[str, FlorenceMarkerData], Meta(description="The bids that lie on characters.")]
    pot: Annotated[int, Meta(description="The florins that the banker leaves.")]
    taken: Annotated[dict[str, int], Meta(description="The seats that have taken a character in this round.")]


class FlorenceOwnData(Struct, kw_only=True):
    bonus_values: Annotated[
        dict[str, int],
        Meta(description="The value that each bonus card in its hand would add to a work now."),
    ]
    prestige_points: Annotated[
        dict[str, int], Meta(description="The points that each prestige card in its hand would bring now.")
    ]
    purse: Annotated[int, Meta(description="The most florins that the seat could pay, with all points sold.")]
    works: Annotated[list[FlorenceWorkData], Meta(description="The works of the professions in its hand.")]


class FlorenceStandingData(Struct, kw_only=True):
    at: Annotated[str, Meta(description="Its place, as moves name it.")]
    side: Annotated[
        str, Meta(description="The side of the border that it crosses: `east` or `west`. Otherwise empty.")
    ]
    squares: Annotated[list[str], Meta(description="The squares that it covers.")]
    tile: Annotated[str, Meta(description="The building or landscape.")]
    beyond: (
        Annotated[FlorenceBeyondData, Meta(description="Its other half, if it crosses a border.")] | UnsetType
    ) = UNSET


FlorenceComponent: TypeAlias = (
    FlorenceProfessionComponent
    | FlorenceBonusComponent
    | FlorencePrestigeComponent
    | FlorenceLandscapeComponent
    | FlorenceAnyLandscapeComponent
    | FlorenceBuildingComponent
    | FlorenceFreedomComponent
    | FlorenceJesterComponent
    | FlorenceBuilderComponent
    | FlorenceRecruitingComponent
    | FlorenceDeckComponent
    | FlorenceCharacterComponent
)


FlorenceQuestionData: TypeAlias = (
    FlorenceLimitsQuestionData
    | FlorenceRaiseQuestionData
    | FlorenceTakeQuestionData
    | FlorenceLastBuyerQuestionData
    | FlorenceNameQuestionData
    | FlorenceTurnQuestionData
    | FlorenceProposalQuestionData
    | FlorenceAnswersQuestionData
    | FlorencePlaceQuestionData
    | FlorenceRecruitQuestionData
    | FlorenceCashQuestionData
    | FlorenceMerchantQuestionData
    | FlorenceInviteQuestionData
    | FlorenceKeepQuestionData
)


class NoblemenDonate(Struct, kw_only=True, tag_field="do", tag="donate"):
    tiles: Annotated[NoblemenTiles, Meta(description="The tiles to give, by kind.")]


class NoblemenBuildCastle(Struct, kw_only=True, tag_field="do", tag="build castle"):
    at: Annotated[NoblemenSquare, Meta(description="The square.")]
    seat: (
        Annotated[
            int, Meta(description="The owner of the area for its soldier. Null: no soldier is sent yet.")
        ]
        | None
        | UnsetType
    ) = UNSET
    area: (
        Annotated[NoblemenSquare, Meta(description="The bottom left square of that area.")] | None | UnsetType
    ) = UNSET
    leaving_seat: (
        Annotated[
            int, Meta(description="The owner of the area that the soldier leaves. Null: it comes from home.")
        ]
        | None
        | UnsetType
    ) = UNSET
    left: (
        Annotated[NoblemenSquare, Meta(description="The bottom left square of the area that it leaves.")]
        | None
        | UnsetType
    ) = UNSET


class NoblemenExpand(Struct, kw_only=True, tag_field="do", tag="expand"):
    tiles: Annotated[list[NoblemenPlaced], Meta(description="The tiles to lay, in order.")]


class NoblemenPrestige(Struct, kw_only=True, tag_field="do", tag="prestige"):
    gifts: Annotated[NoblemenGifts, Meta(description="The things to give back.")]


class NoblemenCardComponent(AnyComponent, kw_only=True, tag_field="kind", tag="card"):
    facts: Annotated[
        NoblemenCardFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class NoblemenTileComponent(AnyComponent, kw_only=True, tag_field="kind", tag="tile"):
    facts: Annotated[
        NoblemenTileFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class NoblemenBuildingComponent(AnyComponent, kw_only=True, tag_field="kind", tag="building"):
    facts: Annotated[
        NoblemenBuildingFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class NoblemenFollyComponent(AnyComponent, kw_only=True, tag_field="kind", tag="folly"):
    facts: Annotated[
        NoblemenFollyFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class NoblemenTitleComponent(AnyComponent, kw_only=True, tag_field="kind", tag="title"):
    facts: Annotated[
        NoblemenTitleFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class NoblemenTokenComponent(AnyComponent, kw_only=True, tag_field="kind", tag="token"):
    facts: Annotated[
        NoblemenTokenFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class NoblemenSoldierComponent(AnyComponent, kw_only=True, tag_field="kind", tag="soldier"):
    facts: Annotated[
        NoblemenSoldierFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class NoblemenQueenComponent(AnyComponent, kw_only=True, tag_field="kind", tag="queen"):
    facts: Annotated[
        NoblemenQueenFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class NoblemenScreenComponent(AnyComponent, kw_only=True, tag_field="kind", tag="screen"):
    facts: Annotated[
        NoblemenScreenFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class NoblemenPlayerData(Struct, kw_only=True):
    behind: (
        Annotated[NoblemenBehindData, Meta(description="The things behind its screen. Null if hidden.")]
        | None
    )
    cards: Annotated[int, Meta(description="The number of scandal cards.")]
    estate: Annotated[NoblemenEstateData, Meta(description="Its estate.")]
    home: Annotated[int, Meta(description="The soldiers at home.")]
    landed: Annotated[bool, Meta(description="True if it has taken land in this decade.")]
    points: Annotated[dict[str, int], Meta(description="The points by reason. Liaisons count at the end.")]
    prestige: Annotated[int, Meta(description="Its prestige, without things to give back.")]
    reckoned: Annotated[
        NoblemenReckonedData,
        Meta(description="The things behind its screen, as far as all can compute them."),
    ]
    soldiers: Annotated[
        list[Soldier],
        Meta(
            description="Each soldier sent out: the seat of the estate, and the column and row of the area."
        ),
    ]
    taxed: Annotated[bool, Meta(description="True if it has raised taxes in this decade.")]
    title: Annotated[str, Meta(description="The title of the seat.")]


NoblemenComponent: TypeAlias = (
    NoblemenCardComponent
    | NoblemenTileComponent
    | NoblemenBuildingComponent
    | NoblemenFollyComponent
    | NoblemenTitleComponent
    | NoblemenTokenComponent
    | NoblemenSoldierComponent
    | NoblemenQueenComponent
    | NoblemenScreenComponent
)


NoblemenMove: TypeAlias = (
    NoblemenBribe
    | NoblemenDonate
    | NoblemenLand
    | NoblemenLeisure
    | NoblemenTaxes
    | NoblemenBuildCastle
    | NoblemenBuildChapel
    | NoblemenBuildFolly
    | NoblemenBuildPalace
    | NoblemenCountArea
    | NoblemenDone
    | NoblemenEnd
    | NoblemenExpand
    | NoblemenGive
    | NoblemenKeep
    | NoblemenNoSoldier
    | NoblemenPlay
    | NoblemenPlayFavour
    | NoblemenPlayInheritance
    | NoblemenPlayStroke
    | NoblemenPrestige
    | NoblemenSendSoldier
    | NoblemenStock
    | NoblemenSwap
)


class PrincipeBidCardsQuestionData(Struct, kw_only=True, tag_field="kind", tag="bid-cards"):
    colour: Annotated[str, Meta(description="The colour of the cards for sale.")]
    cards: Annotated[int, Meta(description="The number of cards for sale.")]
    seats: Annotated[list[int], Meta(description="The other seats in the auction.")]
    most: Annotated[int, Meta(description="The highest bid that one of them can make.")]
    high: Annotated[int, Meta(description="The highest bid, 0 if there is none.")]
    high_seat: Annotated[int, Meta(description="The seat with the highest bid.")] | None
    bidders: Annotated[list[int], Meta(description="The seats in the auction, in order of their bids.")]
    range: (
        Annotated[PrincipeAmountRange, Meta(description="The possible bids. Null if the seat can only pass.")]
        | None
    )
    ducats: Annotated[int, Meta(description="The ducats of the seat.")]
    hand: Annotated[int, Meta(description="The cards of this colour in the hand.")]
    roles: Annotated[list[str], Meta(description="The roles of this colour.")]
    cities: Annotated[list[str], Meta(description="The open cities that cost cards of this colour.")]
    within_reach: Annotated[
        dict[str, int],
        Meta(description="The cities whose cards would then be complete, with their price in ducats."),
    ]
    may_found: Annotated[bool, Meta(description="True if cities can be founded in this round.")]
    next: Annotated[list[str], Meta(description="The colours auctioned afterwards, one entry for each card.")]


class PrincipeCertainData(Struct, kw_only=True):
    arms: Annotated[dict[str, int], Meta(description="The arms placed, by region.")] | UnsetType = UNSET
    cards: Annotated[int, Meta(description="The number of cards bought.")] | UnsetType = UNSET
    colour: Annotated[str, Meta(description="The colour of the cards bought.")] | UnsetType = UNSET
    ducats: (
        Annotated[int, Meta(description="The ducats of the seat after the move. For a bid: if it wins.")]
        | UnsetType
    ) = UNSET
    ducats_at_least: (
        Annotated[int, Meta(description="The fewest ducats that the seat has left after the auction.")]
        | UnsetType
    ) = UNSET
    face_up: (
        Annotated[list[int], Meta(description="The face-up cards of the colour after the move, by seat.")]
        | UnsetType
    ) = UNSET
    goes: (
        Annotated[
            list[PrincipeSold],
            Meta(description="Who gets the lot, and for how much, if the pass ends the auction."),
        ]
        | UnsetType
    ) = UNSET
    hand: (
        Annotated[dict[str, int], Meta(description="The cards in the hand after the move, by colour.")]
        | UnsetType
    ) = UNSET
    others: (
        Annotated[list[PrincipeOthers], Meta(description="The points that other seats get.")] | UnsetType
    ) = UNSET
    points: Annotated[int, Meta(description="The points gained.")] | UnsetType = UNSET
    price: (
        Annotated[int, Meta(description="The ducats that the move costs. For a bid: if it wins.")] | UnsetType
    ) = UNSET
    price_at_most: (
        Annotated[int, Meta(description="The highest price that the limit allows.")] | UnsetType
    ) = UNSET
    regions: (
        Annotated[
            dict[str, PrincipeRegionThen],
            Meta(description="The regions after the move, by name, as if the game ended then."),
        ]
        | UnsetType
    ) = UNSET
    role: Annotated[str, Meta(description="The role bought.")] | UnsetType = UNSET
    sold: Annotated[bool, Meta(description="True if the bid wins at once.")] | UnsetType = UNSET
    turned: Annotated[int, Meta(description="The cards that the role turns face down.")] | UnsetType = UNSET
    unsold: Annotated[bool, Meta(description="True if nobody gets the lot.")] | UnsetType = UNSET


class PrincipeCardComponent(AnyComponent, kw_only=True, tag_field="kind", tag="card"):
    facts: Annotated[
        PrincipeCardFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class PrincipeCityComponent(AnyComponent, kw_only=True, tag_field="kind", tag="city"):
    facts: Annotated[
        PrincipeCityFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class PrincipeRegionComponent(AnyComponent, kw_only=True, tag_field="kind", tag="region"):
    facts: Annotated[
        PrincipeRegionFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class PrincipeRoleComponent(AnyComponent, kw_only=True, tag_field="kind", tag="role"):
    facts: Annotated[
        PrincipeRoleFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class PrincipeArmsComponent(AnyComponent, kw_only=True, tag_field="kind", tag="arms"):
    facts: Annotated[
        PrincipeArmsFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class PrincipeDeckComponent(AnyComponent, kw_only=True, tag_field="kind", tag="deck"):
    facts: Annotated[
        PrincipeDeckFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class PrincipeCityDeckComponent(AnyComponent, kw_only=True, tag_field="kind", tag="city-deck"):
    facts: Annotated[
        PrincipeCityDeckFacts, Meta(description="Its printed data, and its effect for the seat now.")
    ]


class PrincipeTableData(Struct, kw_only=True):
    auction: Annotated[PrincipeAuctionData, Meta(description="The auction that is going on, if any.")] | None
    cities: Annotated[list[PrincipeCityData], Meta(description="The open cities.")]
    cities_removed: Annotated[int, Meta(description="The number of cities out of the game.")]
    city_deck: Annotated[int, Meta(description="The number of cities in the deck.")]
    deck: Annotated[int, Meta(description="The number of cards in the deck.")]
    ended: Annotated[
        str, Meta(description="Why the game has ended: `cities`, `deck` or `empty`. Empty before.")
    ]
    founded: Annotated[list[str], Meta(description="The founded cities.")]
    gone: Annotated[dict[str, int], Meta(description="The cards out of the game, by colour.")]
    groups: Annotated[list[PrincipeGroupData], Meta(description="The cards still to be auctioned, in order.")]
    laid: (
        Annotated[
            list[str],
            Meta(
                description="The cards that the seat has chosen to lay. Null if it has not, or all are shown."
            ),
        ]
        | None
    )
    last_round: Annotated[bool, Meta(description="True in the last round.")]
    players: Annotated[list[PrincipePlayerData], Meta(description="The players, by seat.")]
    prince: Annotated[int, Meta(description="The seat that has Il Principe.")]
    role_names: Annotated[
        dict[str, PrincipeRoleNames], Meta(description="The names of the roles, by colour.")
    ]
    roles: Annotated[dict[str, PrincipeHoldersData], Meta(description="The holders of the roles, by colour.")]
    round: Annotated[int, Meta(description="The present round.")]


PrincipeComponent: TypeAlias = (
    PrincipeCardComponent
    | PrincipeCityComponent
    | PrincipeRegionComponent
    | PrincipeRoleComponent
    | PrincipeArmsComponent
    | PrincipeDeckComponent
    | PrincipeCityDeckComponent
)


PrincipeQuestionData: TypeAlias = (
    PrincipeRevealQuestionData
    | PrincipeArmsQuestionData
    | PrincipeLayQuestionData
    | PrincipeTurnQuestionData
    | PrincipeFoundQuestionData
    | PrincipeBidCardsQuestionData
    | PrincipeLimitCardsQuestionData
    | PrincipeBidRoleQuestionData
    | PrincipeLimitRoleQuestionData
)


Move: TypeAlias = FlorenceMove | NoblemenMove | PrincipeMove


class SeatTalkData(Struct, kw_only=True):
    lines: list[Said]


class SeatTalkMessage(Struct, kw_only=True, tag_field="event", tag="talk"):
    id: str
    data: Annotated[SeatTalkData, Meta(title="SeatTalkData")]


class Turn(Struct, kw_only=True):
    question: Annotated[
        int, Meta(description="The question that the first move answers.", ge=0, le=1000000000)
    ]
    moves: Annotated[
        list[Move | Moves], Meta(description="The moves, in order.", max_length=60, min_length=1)
    ]
    dry_run: Annotated[bool, Meta(description="Only try them.")] | UnsetType = False


Events: TypeAlias = FlorenceEvents | NoblemenEvents | PrincipeEvents


Sandbox: TypeAlias = FlorenceSandbox | NoblemenSandbox | PrincipeSandbox


class WhatIf(Struct, kw_only=True):
    move: Annotated[Move | Move1, Meta(description="A move, as data or in words.")]


class TryMove(Struct, kw_only=True):
    seat: Annotated[int, Meta(ge=0, le=8)]
    move: Annotated[Move | Move1, Meta(description="A move, as data or in words.")]


class TryOutAnswer(Struct, kw_only=True):
    move: Annotated[Move | Move1, Meta(description="A move, as data or in words.")]


class PaceNamed(Struct, kw_only=True):
    name: str
    pace: Pace


class Paces(Struct, kw_only=True):
    items: list[PaceNamed]


class FlorenceAnswer(Struct, kw_only=True):
    move: Annotated[FlorenceMove, Meta(description="The answer as data.")]
    text: Annotated[str, Meta(description="The answer in words.")]
    certain: (
        Annotated[FlorenceCertainData, Meta(description="Its certain effects, if requested.")] | UnsetType
    ) = UNSET


class NoblemenAnswer(Struct, kw_only=True):
    move: Annotated[NoblemenMove, Meta(description="The answer as data.")]
    text: Annotated[str, Meta(description="The answer in words.")]
    certain: (
        Annotated[NoblemenCertainData, Meta(description="Its certain effects, if requested.")] | UnsetType
    ) = UNSET


class PrincipeAnswer(Struct, kw_only=True):
    move: Annotated[PrincipeMove, Meta(description="The answer as data.")]
    text: Annotated[str, Meta(description="The answer in words.")]
    certain: (
        Annotated[PrincipeCertainData, Meta(description="Its certain effects, if requested.")] | UnsetType
    ) = UNSET


class FlorenceAskedQuestion(AnyAskedQuestion, kw_only=True, tag_field="game", tag="florence"):
    default: Annotated[FlorenceMove, Meta(description="The answer that is played if time runs out.")]
    data: Annotated[FlorenceQuestionData, Meta(description="The facts of the question, by its kind.")]
    components: Annotated[
        list[FlorenceComponent], Meta(description="The components to choose from. Empty unless requested.")
    ]


class NoblemenAskedQuestion(AnyAskedQuestion, kw_only=True, tag_field="game", tag="noblemen"):
    default: Annotated[NoblemenMove, Meta(description="The answer that is played if time runs out.")]
    data: Annotated[NoblemenQuestionData, Meta(description="The facts of the question, by its kind.")]
    components: Annotated[
        list[NoblemenComponent], Meta(description="The components to choose from. Empty unless requested.")
    ]


class PrincipeAskedQuestion(AnyAskedQuestion, kw_only=True, tag_field="game", tag="principe"):
    default: Annotated[PrincipeMove, Meta(description="The answer that is played if time runs out.")]
    data: Annotated[PrincipeQuestionData, Meta(description="The facts of the question, by its kind.")]
    components: Annotated[
        list[PrincipeComponent], Meta(description="The components to choose from. Empty unless requested.")
    ]


class FlorenceCertain(Struct, kw_only=True, tag_field="game", tag="florence"):
    certain: Annotated[FlorenceCertainData, Meta(description="The certain effects of the move.")]


class PrincipeCertain(Struct, kw_only=True, tag_field="game", tag="principe"):
    certain: Annotated[PrincipeCertainData, Meta(description="The certain effects of the move.")]


class FlorenceComponents(Struct, kw_only=True, tag_field="game", tag="florence"):
    revision: Annotated[int, Meta(description="A number that grows with every change.")]
    components: Annotated[list[FlorenceComponent], Meta(description="All components.")]


class NoblemenComponents(Struct, kw_only=True, tag_field="game", tag="noblemen"):
    revision: Annotated[int, Meta(description="A number that grows with every change.")]
    components: Annotated[list[NoblemenComponent], Meta(description="All components.")]


class PrincipeComponents(Struct, kw_only=True, tag_field="game", tag="principe"):
    revision: Annotated[int, Meta(description="A number that grows with every change.")]
    components: Annotated[list[PrincipeComponent], Meta(description="All components.")]


class AnyContest(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    name: str
    format: Literal["swiss", "round-robin", "knock-out"]
    edition: str
    pace: Pace
    rated: bool
    pod_size: int
    least: int
    most: int
    rounds: int | None
    round_days: int
    organiser_id: int | None
    league_id: (
        Annotated[int, Meta(description="The league of the contest. Only its members take part.")] | None
    )
    season: int | None
    division: (
        Annotated[int, Meta(description="The division. A league contest without one is a challenge.")] | None
    )
    state: Literal["joining", "running", "finished", "cancelled"]
    commitment: Annotated[
        str, Meta(description="The SHA-256 of the seed. The seed is published when joining ends.")
    ]
    joining_ends: datetime
    started_at: datetime | None
    ended_at: datetime | None
    round: Annotated[int, Meta(description="The present round. 0 before the first.")]
    deadline: Annotated[datetime, Meta(description="The end of the current round.")] | None
    entrants: int
    waiting: int


class FlorenceContestMake(Struct, kw_only=True, tag_field="game", tag="florence"):
    name: Annotated[str, Meta(max_length=60, min_length=1)]
    format: Literal["swiss", "round-robin", "knock-out"]
    pod_size: Annotated[int, Meta(description="The most players at a table.", ge=2, le=6)]
    joining_ends: datetime
    edition: Annotated[str, Meta(max_length=40, min_length=1)] | None | UnsetType = UNSET
    options: FlorenceOptions | UnsetType = UNSET
    pace: (
        Annotated[
            Literal["brisk", "daily", "relaxed", "very-slow", "no-limit"] | Pace,
            Meta(description="A ready-made pace by its name, or one of your own."),
        ]
        | UnsetType
    ) = UNSET
    rated: bool | UnsetType = False
    least: (
        Annotated[
            int,
            Meta(
                description="The minimum number of entrants. With fewer the contest is cancelled.",
                ge=2,
                le=20000,
            ),
        ]
        | UnsetType
    ) = 4
    most: (
        Annotated[
            int, Meta(description="The maximum number of entrants. Others wait for a place.", ge=2, le=20000)
        ]
        | UnsetType
    ) = 64
    rounds: (
        Annotated[
            int,
            Meta(
                description="The number of rounds. By default the format decides. A knock-out has no fixed number.",
                ge=1,
                le=50,
            ),
        ]
        | None
        | UnsetType
    ) = UNSET
    round_days: (
        Annotated[
            int,
            Meta(
                description="The days of a round. After them, running games count as they stand.",
                ge=1,
                le=180,
            ),
        ]
        | UnsetType
    ) = 30


class NoblemenContestMake(Struct, kw_only=True, tag_field="game", tag="noblemen"):
    name: Annotated[str, Meta(max_length=60, min_length=1)]
    format: Literal["swiss", "round-robin", "knock-out"]
    pod_size: Annotated[int, Meta(description="The most players at a table.", ge=2, le=6)]
    joining_ends: datetime
    edition: Annotated[str, Meta(max_length=40, min_length=1)] | None | UnsetType = UNSET
    options: NoblemenOptions | UnsetType = UNSET
    pace: (
        Annotated[
            Literal["brisk", "daily", "relaxed", "very-slow", "no-limit"] | Pace,
            Meta(description="A ready-made pace by its name, or one of your own."),
        ]
        | UnsetType
    ) = UNSET
    rated: bool | UnsetType = False
    least: (
        Annotated[
            int,
            Meta(
                description="The minimum number of entrants. With fewer the contest is cancelled.",
                ge=2,
                le=20000,
            ),
        ]
        | UnsetType
    ) = 4
    most: (
        Annotated[
            int, Meta(description="The maximum number of entrants. Others wait for a place.", ge=2, le=20000)
        ]
        | UnsetType
    ) = 64
    rounds: (
        Annotated[
            int,
            Meta(
                description="The number of rounds. By default the format decides. A knock-out has no fixed number.",
                ge=1,
                le=50,
            ),
        ]
        | None
        | UnsetType
    ) = UNSET
    round_days: (
        Annotated[
            int,
            Meta(
                description="The days of a round. After them, running games count as they stand.",
                ge=1,
                le=180,
            ),
        ]
        | UnsetType
    ) = 30


class PrincipeContestMake(Struct, kw_only=True, tag_field="game", tag="principe"):
    name: Annotated[str, Meta(max_length=60, min_length=1)]
    format: Literal["swiss", "round-robin", "knock-out"]
    pod_size: Annotated[int, Meta(description="The most players at a table.", ge=2, le=6)]
    joining_ends: datetime
    edition: Annotated[str, Meta(max_length=40, min_length=1)] | None | UnsetType = UNSET
    options: PrincipeOptions | UnsetType = UNSET
    pace: (
        Annotated[
            Literal["brisk", "daily", "relaxed", "very-slow", "no-limit"] | Pace,
            Meta(description="A ready-made pace by its name, or one of your own."),
        ]
        | UnsetType
    ) = UNSET
    rated: bool | UnsetType = False
    least: (
        Annotated[
            int,
            Meta(
                description="The minimum number of entrants. With fewer the contest is cancelled.",
                ge=2,
                le=20000,
            ),
        ]
        | UnsetType
    ) = 4
    most: (
        Annotated[
            int, Meta(description="The maximum number of entrants. Others wait for a place.", ge=2, le=20000)
        ]
        | UnsetType
    ) = 64
    rounds: (
        Annotated[
            int,
            Meta(
                description="The number of rounds. By default the format decides. A knock-out has no fixed number.",
                ge=1,
                le=50,
            ),
        ]
        | None
        | UnsetType
    ) = UNSET
    round_days: (
        Annotated[
            int,
            Meta(
                description="The days of a round. After them, running games count as they stand.",
                ge=1,
                le=180,
            ),
        ]
        | UnsetType
    ) = 30


class FlorenceHappened(AnyHappened, kw_only=True, tag_field="game", tag="florence"):
    data: Annotated[FlorenceEventData, Meta(description="The event as data.")]


class NoblemenHappened(AnyHappened, kw_only=True, tag_field="game", tag="noblemen"):
    data: Annotated[NoblemenEventData, Meta(description="The event as data.")]


class PrincipeHappened(AnyHappened, kw_only=True, tag_field="game", tag="principe"):
    data: Annotated[PrincipeEventData, Meta(description="The event as data.")]


class FlorenceKind(Struct, kw_only=True):
    move: Annotated[FlorenceMove, Meta(description="The answer as data.")]
    text: Annotated[str, Meta(description="The answer in words.")]
    certain: Annotated[FlorenceCertainData, Meta(description="The certain effects of that answer.")]
    begins: Annotated[
        str, Meta(description="The first words of all these answers. Send them as `begins` to list them.")
    ]
    count: Annotated[int, Meta(description="The number of these answers.")]
    liberty: Annotated[
        bool, Meta(description="True if they are possible at any time and decide nothing here.")
    ]


class NoblemenKind(Struct, kw_only=True):
    move: Annotated[NoblemenMove, Meta(description="The answer as data.")]
    text: Annotated[str, Meta(description="The answer in words.")]
    certain: Annotated[NoblemenCertainData, Meta(description="The certain effects of that answer.")]
    begins: Annotated[
        str, Meta(description="The first words of all these answers. Send them as `begins` to list them.")
    ]
    count: Annotated[int, Meta(description="The number of these answers.")]
    liberty: Annotated[
        bool, Meta(description="True if they are possible at any time and decide nothing here.")
    ]


class PrincipeKind(Struct, kw_only=True):
    move: Annotated[PrincipeMove, Meta(description="The answer as data.")]
    text: Annotated[str, Meta(description="The answer in words.")]
    certain: Annotated[PrincipeCertainData, Meta(description="The certain effects of that answer.")]
    begins: Annotated[
        str, Meta(description="The first words of all these answers. Send them as `begins` to list them.")
    ]
    count: Annotated[int, Meta(description="The number of these answers.")]
    liberty: Annotated[
        bool, Meta(description="True if they are possible at any time and decide nothing here.")
    ]


class AnyLeague(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    name: str
    form: Literal["divisions", "ladder"]
    edition: str
    pace: Pace
    rated: bool
    pod_size: int
    round_days: int
    division_size: int
    branches: int
    moving: int
    rounds: int
    season_days: int
    reach: int
    answer_days: int
    organiser_id: int | None
    state: Literal["joining", "running", "ended"]
    season: Annotated[int, Meta(description="The present season or the last one. 0 before the first.")]
    next_season: datetime | None
    created_at: datetime
    ended_at: datetime | None
    members: int


class FlorenceLeagueMake(Struct, kw_only=True, tag_field="game", tag="florence"):
    name: Annotated[str, Meta(max_length=60, min_length=1)]
    form: Literal["divisions", "ladder"]
    edition: Annotated[str, Meta(max_length=40, min_length=1)] | None | UnsetType = UNSET
    options: FlorenceOptions | UnsetType = UNSET
    pace: (
        Annotated[
            Literal["brisk", "daily", "relaxed", "very-slow", "no-limit"] | Pace,
            Meta(description="A ready-made pace by its name, or one of your own."),
        ]
        | UnsetType
    ) = UNSET
    rated: bool | UnsetType = False
    round_days: (
        Annotated[
            int,
            Meta(
                description="The days of a round. After them, running games count as they stand.",
                ge=1,
                le=180,
            ),
        ]
        | UnsetType
    ) = 30
    pod_size: (
        Annotated[
            int,
            Meta(
                description="Divisions: the most players at a table. On a ladder it is always two.",
                ge=2,
                le=6,
            ),
        ]
        | UnsetType
    ) = 4
    division_size: (
        Annotated[int, Meta(description="The number of players in a division.", ge=2, le=100)] | UnsetType
    ) = 12
    branches: (
        Annotated[int, Meta(description="The number of divisions below each division.", ge=1, le=3)]
        | UnsetType
    ) = 2
    moving: (
        Annotated[
            int,
            Meta(
                description="The number of players who go up from each division, and down to each one below it.",
                ge=1,
                le=100,
            ),
        ]
        | UnsetType
    ) = 2
    rounds: (
        Annotated[
            int,
            Meta(
                description="The rounds of a season. By default as many as it takes to meet everybody.",
                ge=1,
                le=50,
            ),
        ]
        | None
        | UnsetType
    ) = UNSET
    season_days: (
        Annotated[
            int, Meta(description="The days from the beginning of one season to the next.", ge=2, le=730)
        ]
        | UnsetType
    ) = 120
    first_season: (
        Annotated[
            datetime, Meta(description="Divisions: the beginning of the first season. It is required there.")
        ]
        | None
        | UnsetType
    ) = UNSET
    reach: (
        Annotated[
            int, Meta(description="Ladder: the number of places up that a player may challenge.", ge=1, le=20)
        ]
        | UnsetType
    ) = 3
    answer_days: (
        Annotated[
            int,
            Meta(
                description="Ladder: the days for an answer. After them the challenge is lost.", ge=1, le=180
            ),
        ]
        | UnsetType
    ) = 7


class NoblemenLeagueMake(Struct, kw_only=True, tag_field="game", tag="noblemen"):
    name: Annotated[str, Meta(max_length=60, min_length=1)]
    form: Literal["divisions", "ladder"]
    edition: Annotated[str, Meta(max_length=40, min_length=1)] | None | UnsetType = UNSET
    options: NoblemenOptions | UnsetType = UNSET
    pace: (
        Annotated[
            Literal["brisk", "daily", "relaxed", "very-slow", "no-limit"] | Pace,
            Meta(description="A ready-made pace by its name, or one of your own."),
        ]
        | UnsetType
    ) = UNSET
    rated: bool | UnsetType = False
    round_days: (
        Annotated[
            int,
            Meta(
                description="The days of a round. After them, running games count as they stand.",
                ge=1,
                le=180,
            ),
        ]
        | UnsetType
    ) = 30
    pod_size: (
        Annotated[
            int,
            Meta(
                description="Divisions: the most players at a table. On a ladder it is always two.",
                ge=2,
                le=6,
            ),
        ]
        | UnsetType
    ) = 4
    division_size: (
        Annotated[int, Meta(description="The number of players in a division.", ge=2, le=100)] | UnsetType
    ) = 12
    branches: (
        Annotated[int, Meta(description="The number of divisions below each division.", ge=1, le=3)]
        | UnsetType
    ) = 2
    moving: (
        Annotated[
            int,
            Meta(
                description="The number of players who go up from each division, and down to each one below it.",
                ge=1,
                le=100,
            ),
        ]
        | UnsetType
    ) = 2
    rounds: (
        Annotated[
            int,
            Meta(
                description="The rounds of a season. By default as many as it takes to meet everybody.",
                ge=1,
                le=50,
            ),
        ]
        | None
        | UnsetType
    ) = UNSET
    season_days: (
        Annotated[
            int, Meta(description="The days from the beginning of one season to the next.", ge=2, le=730)
        ]
        | UnsetType
    ) = 120
    first_season: (
        Annotated[
            datetime, Meta(description="Divisions: the beginning of the first season. It is required there.")
        ]
        | None
        | UnsetType
    ) = UNSET
    reach: (
        Annotated[
            int, Meta(description="Ladder: the number of places up that a player may challenge.", ge=1, le=20)
        ]
        | UnsetType
    ) = 3
    answer_days: (
        Annotated[
            int,
            Meta(
                description="Ladder: the days for an answer. After them the challenge is lost.", ge=1, le=180
            ),
        ]
        | UnsetType
    ) = 7


class PrincipeLeagueMake(Struct, kw_only=True, tag_field="game", tag="principe"):
    name: Annotated[str, Meta(max_length=60, min_length=1)]
    form: Literal["divisions", "ladder"]
    edition: Annotated[str, Meta(max_length=40, min_length=1)] | None | UnsetType = UNSET
    options: PrincipeOptions | UnsetType = UNSET
    pace: (
        Annotated[
            Literal["brisk", "daily", "relaxed", "very-slow", "no-limit"] | Pace,
            Meta(description="A ready-made pace by its name, or one of your own."),
        ]
        | UnsetType
    ) = UNSET
    rated: bool | UnsetType = False
    round_days: (
        Annotated[
            int,
            Meta(
                description="The days of a round. After them, running games count as they stand.",
                ge=1,
                le=180,
            ),
        ]
        | UnsetType
    ) = 30
    pod_size: (
        Annotated[
            int,
            Meta(
                description="Divisions: the most players at a table. On a ladder it is always two.",
                ge=2,
                le=6,
            ),
        ]
        | UnsetType
    ) = 4
    division_size: (
        Annotated[int, Meta(description="The number of players in a division.", ge=2, le=100)] | UnsetType
    ) = 12
    branches: (
        Annotated[int, Meta(description="The number of divisions below each division.", ge=1, le=3)]
        | UnsetType
    ) = 2
    moving: (
        Annotated[
            int,
            Meta(
                description="The number of players who go up from each division, and down to each one below it.",
                ge=1,
                le=100,
            ),
        ]
        | UnsetType
    ) = 2
    rounds: (
        Annotated[
            int,
            Meta(
                description="The rounds of a season. By default as many as it takes to meet everybody.",
                ge=1,
                le=50,
            ),
        ]
        | None
        | UnsetType
    ) = UNSET
    season_days: (
        Annotated[
            int, Meta(description="The days from the beginning of one season to the next.", ge=2, le=730)
        ]
        | UnsetType
    ) = 120
    first_season: (
        Annotated[
            datetime, Meta(description="Divisions: the beginning of the first season. It is required there.")
        ]
        | None
        | UnsetType
    ) = UNSET
    reach: (
        Annotated[
            int, Meta(description="Ladder: the number of places up that a player may challenge.", ge=1, le=20)
        ]
        | UnsetType
    ) = 3
    answer_days: (
        Annotated[
            int,
            Meta(
                description="Ladder: the days for an answer. After them the challenge is lost.", ge=1, le=180
            ),
        ]
        | UnsetType
    ) = 7


class NoblemenMoveOffered(Struct, kw_only=True, tag_field="game", tag="noblemen"):
    text: str
    move: NoblemenMove


class FlorencePartialRecord(AnyPartialRecord, kw_only=True, tag_field="game", tag="florence"):
    options: FlorenceOptions


class NoblemenPartialRecord(AnyPartialRecord, kw_only=True, tag_field="game", tag="noblemen"):
    options: NoblemenOptions


class PrincipePartialRecord(AnyPartialRecord, kw_only=True, tag_field="game", tag="principe"):
    options: PrincipeOptions


class FlorenceQuestion(AnyQuestion, kw_only=True, tag_field="game", tag="florence"):
    default: Annotated[FlorenceMove, Meta(description="The answer that is played if time runs out.")]
    data: Annotated[FlorenceQuestionData, Meta(description="The facts of the question, by its kind.")]
    components: Annotated[
        list[FlorenceComponent], Meta(description="The components to choose from. Empty unless requested.")
    ]
    moves: Annotated[list[FlorenceAnswer], Meta(description="Every legal answer. Empty if `moves` is false.")]
    kinds: (
        Annotated[
            list[FlorenceKind],
            Meta(
                description="The answers grouped by their first words, if requested. Amounts are listed apart."
            ),
        ]
        | UnsetType
    ) = UNSET


class NoblemenQuestion(AnyQuestion, kw_only=True, tag_field="game", tag="noblemen"):
    default: Annotated[NoblemenMove, Meta(description="The answer that is played if time runs out.")]
    data: Annotated[NoblemenQuestionData, Meta(description="The facts of the question, by its kind.")]
    components: Annotated[
        list[NoblemenComponent], Meta(description="The components to choose from. Empty unless requested.")
    ]
    moves: Annotated[list[NoblemenAnswer], Meta(description="Every legal answer. Empty if `moves` is false.")]
    kinds: (
        Annotated[
            list[NoblemenKind],
            Meta(
                description="The answers grouped by their first words, if requested. Amounts are listed apart."
            ),
        ]
        | UnsetType
    ) = UNSET


class PrincipeQuestion(AnyQuestion, kw_only=True, tag_field="game", tag="principe"):
    default: Annotated[PrincipeMove, Meta(description="The answer that is played if time runs out.")]
    data: Annotated[PrincipeQuestionData, Meta(description="The facts of the question, by its kind.")]
    components: Annotated[
        list[PrincipeComponent], Meta(description="The components to choose from. Empty unless requested.")
    ]
    moves: Annotated[list[PrincipeAnswer], Meta(description="Every legal answer. Empty if `moves` is false.")]
    kinds: (
        Annotated[
            list[PrincipeKind],
            Meta(
                description="The answers grouped by their first words, if requested. Amounts are listed apart."
            ),
        ]
        | UnsetType
    ) = UNSET


class FlorenceTableMake(Struct, kw_only=True, tag_field="game", tag="florence"):
    seats: Annotated[int, Meta(ge=1, le=8)]
    edition: Annotated[str, Meta(max_length=40, min_length=1)] | None | UnsetType = UNSET
    options: FlorenceOptions | UnsetType = UNSET
    starting: Literal["full", "ready", "host"] | UnsetType = "full"
    seats_drawn: (
        Annotated[bool, Meta(description="True if the seed assigns the seats, in the order of arrival.")]
        | UnsetType
    ) = False
    rated: (
        Annotated[
            bool,
            Meta(
                description="True if the result changes ratings. By default yes, unless bots sit down at once."
            ),
        ]
        | None
        | UnsetType
    ) = UNSET
    pace: (
        Annotated[
            Literal["brisk", "daily", "relaxed", "very-slow", "no-limit"] | Pace,
            Meta(description="A ready-made pace by its name, or one of your own."),
        ]
        | UnsetType
    ) = UNSET
    bots: BotRules | UnsetType = UNSET
    name: Annotated[str, Meta(max_length=60, min_length=0)] | UnsetType = ""
    circle: (
        Annotated[
            int,
            Meta(
                description="The circle of the table. By default only its members see and join it.",
                ge=1,
                le=9223372036854775807,
            ),
        ]
        | None
        | UnsetType
    ) = UNSET
    visibility: Literal["public", "private"] | UnsetType = "public"
    joining: Literal["open", "link", "invited"] | UnsetType = "open"
    sit: bool | UnsetType = True
    company: (
        Annotated[
            list[Literal["apprentice", "courtier", "prince", "doge"]],
            Meta(description="The levels of the bots that sit down at once.", max_length=8),
        ]
        | UnsetType
    ) = UNSET


class NoblemenTableMake(Struct, kw_only=True, tag_field="game", tag="noblemen"):
    seats: Annotated[int, Meta(ge=1, le=8)]
    edition: Annotated[str, Meta(max_length=40, min_length=1)] | None | UnsetType = UNSET
    options: NoblemenOptions | UnsetType = UNSET
    starting: Literal["full", "ready", "host"] | UnsetType = "full"
    seats_drawn: (
        Annotated[bool, Meta(description="True if the seed assigns the seats, in the order of arrival.")]
        | UnsetType
    ) = False
    rated: (
        Annotated[
            bool,
            Meta(
                description="True if the result changes ratings. By default yes, unless bots sit down at once."
            ),
        ]
        | None
        | UnsetType
    ) = UNSET
    pace: (
        Annotated[
            Literal["brisk", "daily", "relaxed", "very-slow", "no-limit"] | Pace,
            Meta(description="A ready-made pace by its name, or one of your own."),
        ]
        | UnsetType
    ) = UNSET
    bots: BotRules | UnsetType = UNSET
    name: Annotated[str, Meta(max_length=60, min_length=0)] | UnsetType = ""
    circle: (
        Annotated[
            int,
            Meta(
                description="The circle of the table. By default only its members see and join it.",
                ge=1,
                le=9223372036854775807,
            ),
        ]
        | None
        | UnsetType
    ) = UNSET
    visibility: Literal["public", "private"] | UnsetType = "public"
    joining: Literal["open", "link", "invited"] | UnsetType = "open"
    sit: bool | UnsetType = True
    company: (
        Annotated[
            list[Literal["apprentice", "courtier", "prince", "doge"]],
            Meta(description="The levels of the bots that sit down at once.", max_length=8),
        ]
        | UnsetType
    ) = UNSET


class PrincipeTableMake(Struct, kw_only=True, tag_field="game", tag="principe"):
    seats: Annotated[int, Meta(ge=1, le=8)]
    edition: Annotated[str, Meta(max_length=40, min_length=1)] | None | UnsetType = UNSET
    options: PrincipeOptions | UnsetType = UNSET
    starting: Literal["full", "ready", "host"] | UnsetType = "full"
    seats_drawn: (
        Annotated[bool, Meta(description="True if the seed assigns the seats, in the order of arrival.")]
        | UnsetType
    ) = False
    rated: (
        Annotated[
            bool,
            Meta(
                description="True if the result changes ratings. By default yes, unless bots sit down at once."
            ),
        ]
        | None
        | UnsetType
    ) = UNSET
    pace: (
        Annotated[
            Literal["brisk", "daily", "relaxed", "very-slow", "no-limit"] | Pace,
            Meta(description="A ready-made pace by its name, or one of your own."),
        ]
        | UnsetType
    ) = UNSET
    bots: BotRules | UnsetType = UNSET
    name: Annotated[str, Meta(max_length=60, min_length=0)] | UnsetType = ""
    circle: (
        Annotated[
            int,
            Meta(
                description="The circle of the table. By default only its members see and join it.",
                ge=1,
                le=9223372036854775807,
            ),
        ]
        | None
        | UnsetType
    ) = UNSET
    visibility: Literal["public", "private"] | UnsetType = "public"
    joining: Literal["open", "link", "invited"] | UnsetType = "open"
    sit: bool | UnsetType = True
    company: (
        Annotated[
            list[Literal["apprentice", "courtier", "prince", "doge"]],
            Meta(description="The levels of the bots that sit down at once.", max_length=8),
        ]
        | UnsetType
    ) = UNSET


class FlorenceTableSettings(Struct, kw_only=True, tag_field="game", tag="florence"):
    seats: Annotated[int, Meta(ge=1, le=8)]
    edition: Annotated[str, Meta(max_length=40, min_length=1)] | None | UnsetType = UNSET
    options: FlorenceOptions | UnsetType = UNSET
    starting: Literal["full", "ready", "host"] | UnsetType = "full"
    seats_drawn: (
        Annotated[bool, Meta(description="True if the seed assigns the seats, in the order of arrival.")]
        | UnsetType
    ) = False
    rated: (
        Annotated[
            bool,
            Meta(
                description="True if the result changes ratings. By default yes, unless bots sit down at once."
            ),
        ]
        | None
        | UnsetType
    ) = UNSET
    pace: (
        Annotated[
            Literal["brisk", "daily", "relaxed", "very-slow", "no-limit"] | Pace,
            Meta(description="A ready-made pace by its name, or one of your own."),
        ]
        | UnsetType
    ) = UNSET
    bots: BotRules | UnsetType = UNSET


class NoblemenTableSettings(Struct, kw_only=True, tag_field="game", tag="noblemen"):
    seats: Annotated[int, Meta(ge=1, le=8)]
    edition: Annotated[str, Meta(max_length=40, min_length=1)] | None | UnsetType = UNSET
    options: NoblemenOptions | UnsetType = UNSET
    starting: Literal["full", "ready", "host"] | UnsetType = "full"
    seats_drawn: (
        Annotated[bool, Meta(description="True if the seed assigns the seats, in the order of arrival.")]
        | UnsetType
    ) = False
    rated: (
        Annotated[
            bool,
            Meta(
                description="True if the result changes ratings. By default yes, unless bots sit down at once."
            ),
        ]
        | None
        | UnsetType
    ) = UNSET
    pace: (
        Annotated[
            Literal["brisk", "daily", "relaxed", "very-slow", "no-limit"] | Pace,
            Meta(description="A ready-made pace by its name, or one of your own."),
        ]
        | UnsetType
    ) = UNSET
    bots: BotRules | UnsetType = UNSET


class PrincipeTableSettings(Struct, kw_only=True, tag_field="game", tag="principe"):
    seats: Annotated[int, Meta(ge=1, le=8)]
    edition: Annotated[str, Meta(max_length=40, min_length=1)] | None | UnsetType = UNSET
    options: PrincipeOptions | UnsetType = UNSET
    starting: Literal["full", "ready", "host"] | UnsetType = "full"
    seats_drawn: (
        Annotated[bool, Meta(description="True if the seed assigns the seats, in the order of arrival.")]
        | UnsetType
    ) = False
    rated: (
        Annotated[
            bool,
            Meta(
                description="True if the result changes ratings. By default yes, unless bots sit down at once."
            ),
        ]
        | None
        | UnsetType
    ) = UNSET
    pace: (
        Annotated[
            Literal["brisk", "daily", "relaxed", "very-slow", "no-limit"] | Pace,
            Meta(description="A ready-made pace by its name, or one of your own."),
        ]
        | UnsetType
    ) = UNSET
    bots: BotRules | UnsetType = UNSET


class Outcome(Struct, kw_only=True):
    places: Annotated[
        list[int], Meta(description="The place of each seat. 1 is best, and equal numbers share a place.")
    ]
    scores: Annotated[list[OutcomeScore], Meta(description="The score of each seat.")]


class PlanOnce(Struct, kw_only=True, tag_field="order", tag="once"):
    choices: list[PlanChoice]
    then: bool | UnsetType = False


class FlorenceOpenQuestion(Struct, kw_only=True):
    id: Annotated[int, Meta(description="The number of the question. Turns name it.")]
    kind: Annotated[str, Meta(description="The kind of question.")]
    seat: Annotated[int, Meta(description="The seat that is asked.")]
    owed: Annotated[bool, Meta(description="False if the answer is given and may still be changed.")]
    forced: Annotated[bool, Meta(description="True if there is only one legal answer.")]
    default: Annotated[FlorenceMove, Meta(description="The answer that is played if time runs out.")]
    data: Annotated[FlorenceQuestionData, Meta(description="The facts of the question.")]
    amount: Annotated[Amount, Meta(description="The possible amounts, if the answer is a number.")] | None


class FlorencePrincipalityData(Struct, kw_only=True):
    best: Annotated[int, Meta(description="The highest value of a work of the seat in this round.")]
    bonus_count: Annotated[int, Meta(description="Their number.")]
    bonuses: Annotated[list[str], Meta(description="The bonus cards. Null if hidden.")] | None
    builders: Annotated[int, Meta(description="The number of builders.")]
    building_costs: Annotated[int, Meta(description="The florins that it pays for a building.")]
    empty: Annotated[int, Meta(description="The number of free squares.")]
    fame: Annotated[dict[str, int], Meta(description="The points by source.")]
    freedoms: Annotated[list[str], Meta(description="The freedoms introduced.")]
    hand: Annotated[list[str], Meta(description="The profession cards. Null if hidden.")] | None
    hand_count: Annotated[int, Meta(description="Their number.")]
    hand_known: Annotated[list[str], Meta(description="Those that all have seen.")]
    jesters: Annotated[int, Meta(description="The number of jesters.")]
    money: Annotated[int, Meta(description="Its florins. Null if hidden.")] | None
    money_reckoned: Annotated[int, Meta(description="Its florins as all can compute them.")]
    points: Annotated[int, Meta(description="Its points. Prestige cards count at the end.")]
    prestige: Annotated[list[str], Meta(description="The prestige cards. Null if hidden.")] | None
    prestige_count: Annotated[int, Meta(description="Their number.")]
    recruiters: Annotated[int, Meta(description="The number of recruiting cards.")]
    row: Annotated[
        list[str],
        Meta(description="The professions of completed works, and recruiting cards left in their place."),
    ]
    seat: Annotated[int, Meta(description="The seat.")]
    standing: Annotated[list[FlorenceStandingData], Meta(description="The tiles on its board.")]


class NoblemenOpenQuestion(Struct, kw_only=True):
    id: Annotated[int, Meta(description="The number of the question. Turns name it.")]
    kind: Annotated[str, Meta(description="The kind of question.")]
    seat: Annotated[int, Meta(description="The seat that is asked.")]
    owed: Annotated[bool, Meta(description="False if the answer is given and may still be changed.")]
    forced: Annotated[bool, Meta(description="True if there is only one legal answer.")]
    default: Annotated[NoblemenMove, Meta(description="The answer that is played if time runs out.")]
    data: Annotated[NoblemenQuestionData, Meta(description="The facts of the question.")]
    amount: Annotated[Amount, Meta(description="The possible amounts, if the answer is a number.")] | None


class NoblemenTableData(Struct, kw_only=True):
    acted: Annotated[bool, Meta(description="True if the action of this turn was taken.")]
    ahead: Annotated[NoblemenAheadData, Meta(description="The next ball or scoring. Null at the end.")] | None
    bag: (
        Annotated[
            dict[str, int],
            Meta(description="The tiles in the bag, by kind. Null if the seat may not look into it."),
        ]
        | None
    )
    carded: Annotated[bool, Meta(description="True if a scandal card was played in this turn.")]
    church: Annotated[dict[str, int], Meta(description="The tiles in the church, by kind.")]
    decade: Annotated[int, Meta(description="The present decade.")]
    deck: Annotated[NoblemenDeckData, Meta(description="The deck of scandal cards.")]
    market: Annotated[dict[str, NoblemenOfferData], Meta(description="The offers, by kind of building.")]
    players: Annotated[list[NoblemenPlayerData], Meta(description="The players, by seat.")]
    prestige: Annotated[
        dict[str, int],
        Meta(description="The space of each marker on the prestige track, by seat, during a ball."),
    ]
    queen: Annotated[int, Meta(description="The seat that has the Queen.")]
    space: Annotated[int, Meta(description="The space of the marker of the decade.")]
    titles: Annotated[list[NoblemenTitleData], Meta(description="The titles, the best first.")]
    tokens: Annotated[int, Meta(description="The bribe tokens left.")]
    track: Annotated[list[str], Meta(description="The kind of each space of the track.")]
    turn: Annotated[int, Meta(description="The seat that has the turn. Null between turns.")] | None


class PrincipeOpenQuestion(Struct, kw_only=True):
    id: Annotated[int, Meta(description="The number of the question. Turns name it.")]
    kind: Annotated[str, Meta(description="The kind of question.")]
    seat: Annotated[int, Meta(description="The seat that is asked.")]
    owed: Annotated[bool, Meta(description="False if the answer is given and may still be changed.")]
    forced: Annotated[bool, Meta(description="True if there is only one legal answer.")]
    default: Annotated[PrincipeMove, Meta(description="The answer that is played if time runs out.")]
    data: Annotated[PrincipeQuestionData, Meta(description="The facts of the question.")]
    amount: Annotated[Amount, Meta(description="The possible amounts, if the answer is a number.")] | None


class SeatEventsMessage(Struct, kw_only=True, tag_field="event", tag="events"):
    id: str
    data: Events


TableMessage: TypeAlias = Annotated[
    SeatTableMessage | SeatEventsMessage | SeatRewoundMessage,
    Meta(description="A server-sent event of the stream."),
]


MoveOffered: TypeAlias = FlorenceMoveOffered | NoblemenMoveOffered | PrincipeMoveOffered


Happened: TypeAlias = FlorenceHappened | NoblemenHappened | PrincipeHappened


AskedQuestion: TypeAlias = FlorenceAskedQuestion | NoblemenAskedQuestion | PrincipeAskedQuestion


Question: TypeAlias = FlorenceQuestion | NoblemenQuestion | PrincipeQuestion


TableSettings: TypeAlias = FlorenceTableSettings | NoblemenTableSettings | PrincipeTableSettings


class Waiting(Struct, kw_only=True):
    table: Annotated[TableNamed, Meta(description="The table.")]
    seat: Annotated[int, Meta(description="My seat.")]
    question: Annotated[int, Meta(description="The number of the open question.")]
    waiting_since: Annotated[datetime, Meta(description="When it was asked.")]
    deadline: (
        Annotated[datetime, Meta(description="When the default is played. Null if there is no limit.")] | None
    )
    asked: (
        Annotated[Question, Meta(description="The question, if `questions` was requested.")] | UnsetType
    ) = UNSET


class WaitingPage(Struct, kw_only=True):
    items: list[Waiting]
    next: str | None


TableMake: TypeAlias = FlorenceTableMake | NoblemenTableMake | PrincipeTableMake


ContestMake: TypeAlias = FlorenceContestMake | NoblemenContestMake | PrincipeContestMake


LeagueMake: TypeAlias = FlorenceLeagueMake | NoblemenLeagueMake | PrincipeLeagueMake


class Circle(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    name: str
    owner_id: int | None
    inviting: Literal["members", "owner"]
    usual: TableSettings | None
    monthly_day: int | None
    next_at: datetime | None
    closed_at: datetime | None
    created_at: datetime
    members: list[CircleMember]
    calls: list[CircleCall]
    wishes: CircleWishes


class CirclePage(Struct, kw_only=True):
    items: list[Circle]
    next: str | None


class CircleChange(Struct, kw_only=True):
    name: Annotated[str, Meta(max_length=60, min_length=1)] | UnsetType = UNSET
    inviting: Literal["members", "owner"] | UnsetType = UNSET
    owner_id: (
        Annotated[
            int, Meta(description="The member who owns the circle from now on.", ge=1, le=9223372036854775807)
        ]
        | UnsetType
    ) = UNSET
    usual: TableSettings | None | UnsetType = UNSET
    monthly_day: (
        Annotated[
            int,
            Meta(description="The day of each month on which the usual table opens by itself.", ge=1, le=28),
        ]
        | None
        | UnsetType
    ) = UNSET


Components: TypeAlias = FlorenceComponents | NoblemenComponents | PrincipeComponents


Certain: TypeAlias = FlorenceCertain | NoblemenCertain | PrincipeCertain


PartialRecord: TypeAlias = FlorencePartialRecord | NoblemenPartialRecord | PrincipePartialRecord


class FlorenceAdvice(Struct, kw_only=True, tag_field="game", tag="florence"):
    seat: int
    level: str
    move: FlorenceAnswer


class NoblemenAdvice(Struct, kw_only=True, tag_field="game", tag="noblemen"):
    seat: int
    level: str
    move: NoblemenAnswer


class PrincipeAdvice(Struct, kw_only=True, tag_field="game", tag="principe"):
    seat: int
    level: str
    move: PrincipeAnswer


class FlorenceContest(AnyContest, kw_only=True, tag_field="game", tag="florence"):
    options: FlorenceOptions


class NoblemenContest(AnyContest, kw_only=True, tag_field="game", tag="noblemen"):
    options: NoblemenOptions


class PrincipeContest(AnyContest, kw_only=True, tag_field="game", tag="principe"):
    options: PrincipeOptions


class FlorenceLeague(AnyLeague, kw_only=True, tag_field="game", tag="florence"):
    options: FlorenceOptions


class NoblemenLeague(AnyLeague, kw_only=True, tag_field="game", tag="noblemen"):
    options: NoblemenOptions


class PrincipeLeague(AnyLeague, kw_only=True, tag_field="game", tag="principe"):
    options: PrincipeOptions


class FlorenceRecord(Struct, kw_only=True, tag_field="game", tag="florence"):
    format: int
    version: int
    edition: Annotated[str, Meta(max_length=40, min_length=1)]
    options: FlorenceOptions
    seats: int
    commitment: Annotated[str, Meta(max_length=64, min_length=1)]
    seed: Annotated[str, Meta(max_length=1024, min_length=1)]
    moves: Annotated[list[RecordLine], Meta(max_length=20000, min_length=0)]
    edition_hash: (
        Annotated[
            str,
            Meta(
                description="The hash of the edition. Empty in records made before editions had hashes.",
                max_length=64,
                min_length=0,
            ),
        ]
        | UnsetType
    ) = ""
    edition_text: (
        Annotated[
            str,
            Meta(
                description="The file of the edition, if it does not come with the game.",
                max_length=100000,
                min_length=0,
            ),
        ]
        | UnsetType
    ) = ""
    skips: list[RecordLine] | UnsetType = UNSET
    renews_ids_after: (
        Annotated[
            int,
            Meta(
                description="The number of moves after which a repeated question gets a new id. Null in records made before ids were renewed.",
                ge=0,
            ),
        ]
        | None
        | UnsetType
    ) = UNSET
    result: Outcome | None | UnsetType = UNSET
    ended_by: (
        Annotated[
            Literal["", "desk", "agreement", "contest", "lesson"],
            Meta(
                description="The cause that ended the table before its last move. The result is the score of that moment."
            ),
        ]
        | UnsetType
    ) = ""


class NoblemenRecord(Struct, kw_only=True, tag_field="game", tag="noblemen"):
    format: int
    version: int
    edition: Annotated[str, Meta(max_length=40, min_length=1)]
    options: NoblemenOptions
    seats: int
    commitment: Annotated[str, Meta(max_length=64, min_length=1)]
    seed: Annotated[str, Meta(max_length=1024, min_length=1)]
    moves: Annotated[list[RecordLine], Meta(max_length=20000, min_length=0)]
    edition_hash: (
        Annotated[
            str,
            Meta(
                description="The hash of the edition. Empty in records made before editions had hashes.",
                max_length=64,
                min_length=0,
            ),
        ]
        | UnsetType
    ) = ""
    edition_text: (
        Annotated[
            str,
            Meta(
                description="The file of the edition, if it does not come with the game.",
                max_length=100000,
                min_length=0,
            ),
        ]
        | UnsetType
    ) = ""
    skips: list[RecordLine] | UnsetType = UNSET
    renews_ids_after: (
        Annotated[
            int,
            Meta(
                description="The number of moves after which a repeated question gets a new id. Null in records made before ids were renewed.",
                ge=0,
            ),
        ]
        | None
        | UnsetType
    ) = UNSET
    result: Outcome | None | UnsetType = UNSET
    ended_by: (
        Annotated[
            Literal["", "desk", "agreement", "contest", "lesson"],
            Meta(
                description="The cause that ended the table before its last move. The result is the score of that moment."
            ),
        ]
        | UnsetType
    ) = ""


class PrincipeRecord(Struct, kw_only=True, tag_field="game", tag="principe"):
    format: int
    version: int
    edition: Annotated[str, Meta(max_length=40, min_length=1)]
    options: PrincipeOptions
    seats: int
    commitment: Annotated[str, Meta(max_length=64, min_length=1)]
    seed: Annotated[str, Meta(max_length=1024, min_length=1)]
    moves: Annotated[list[RecordLine], Meta(max_length=20000, min_length=0)]
    edition_hash: (
        Annotated[
            str,
            Meta(
                description="The hash of the edition. Empty in records made before editions had hashes.",
                max_length=64,
                min_length=0,
            ),
        ]
        | UnsetType
    ) = ""
    edition_text: (
        Annotated[
            str,
            Meta(
                description="The file of the edition, if it does not come with the game.",
                max_length=100000,
                min_length=0,
            ),
        ]
        | UnsetType
    ) = ""
    skips: list[RecordLine] | UnsetType = UNSET
    renews_ids_after: (
        Annotated[
            int,
            Meta(
                description="The number of moves after which a repeated question gets a new id. Null in records made before ids were renewed.",
                ge=0,
            ),
        ]
        | None
        | UnsetType
    ) = UNSET
    result: Outcome | None | UnsetType = UNSET
    ended_by: (
        Annotated[
            Literal["", "desk", "agreement", "contest", "lesson"],
            Meta(
                description="The cause that ended the table before its last move. The result is the score of that moment."
            ),
        ]
        | UnsetType
    ) = ""


class AnyTable(Struct, kw_only=True):
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    name: str
    version: int
    edition: str
    size: int
    host_id: int | None
    circle_id: int | None
    rematch_of: int | None
    lesson: Annotated[str, Meta(description="The lesson that is learned here; else empty.")]
    sandbox: Annotated[bool, Meta(description="True if a program is tried out here, among bots only.")]
    after_lesson: Annotated[int, Meta(description="The table of the previous lesson.")] | None
    visibility: Literal["public", "private"]
    joining: Literal["open", "link", "invited"]
    starting: Literal["full", "ready", "host"]
    seats_drawn: Annotated[
        bool, Meta(description="True if the seed assigns the seats, in the order of arrival.")
    ]
    rated: Annotated[bool, Meta(description="True if the result changes ratings.")]
    pace: Pace
    bots: BotRules
    state: Literal["gathering", "running", "finished", "abandoned"]
    count: int
    commitment: Annotated[str, Meta(description="The SHA-256 of the seed. The seed is published at the end.")]
    seats: list[Seat]
    result: Outcome | None
    ended_by: Annotated[
        Literal["", "desk", "agreement", "contest", "lesson"],
        Meta(description="`desk`, `agreement` or `lesson` if the last move did not end it; else empty."),
    ]
    created_at: datetime
    started_at: datetime | None
    moved_at: datetime | None
    ended_at: datetime | None


Orders: TypeAlias = (
    PlanWant
    | PlanNaming
    | PlanOnce
    | PlanAlways
    | PlanWhenever
    | PlanForced
    | PlanBudget
    | PlanUntil
    | PlanWait
)


class PlanData(Struct, kw_only=True):
    orders: list[Orders]


class FlorenceTableData(Struct, kw_only=True):
    auction: Annotated[FlorenceAuctionData, Meta(description="The auction that is going on, if any.")] | None
    bidding: Annotated[list[int], Meta(description="The seats that have no lot of this round yet.")]
    board: Annotated[FlorenceBoardData, Meta(description="The squares that each principality has at first.")]
    buildings: Annotated[dict[str, int], Meta(description="The number left of each building.")]
    decks: Annotated[dict[str, FlorenceDeckData], Meta(description="The decks of cards, by name.")]
    freedoms: Annotated[dict[str, int], Meta(description="The number left of each freedom.")]
    landscapes: Annotated[dict[str, int], Meta(description="The number left of each landscape.")]
    lots: Annotated[list[FlorenceLotData], Meta(description="The lots of auctions.")]
    minimum: (
        Annotated[int, Meta(description="The minimum value of a work in this round. Null before the first.")]
        | None
    )
    minimums: Annotated[list[int], Meta(description="The minimum value in each round.")]
    own: (
        Annotated[FlorenceOwnData, Meta(description="The figures of the seat itself. Null for onlookers.")]
        | None
    )
    round: Annotated[int, Meta(description="The present round, 0 before the first.")]
    rounds: Annotated[int, Meta(description="The number of rounds.")]
    seats: Annotated[list[FlorencePrincipalityData], Meta(description="The principalities, by seat.")]
    spent: Annotated[list[str], Meta(description="The bonus cards used up.")]
    start: Annotated[int, Meta(description="The start player.")]
    court: (
        Annotated[FlorenceCourtData, Meta(description="The characters, with Muse & Princess.")] | UnsetType
    ) = UNSET
    neighbours: (
        Annotated[
            list[dict[str, int]],
            Meta(description="The neighbours of each seat, by side, with joint building."),
        ]
        | UnsetType
    ) = UNSET
    offers: (
        Annotated[list[FlorenceOfferData], Meta(description="The open offers of joint buildings.")]
        | UnsetType
    ) = UNSET


class NoblemenTableView(Struct, kw_only=True, tag_field="game", tag="noblemen"):
    version: Annotated[int, Meta(description="The version of the rules.")]
    edition: Annotated[str, Meta(description="The edition of the game.")]
    edition_hash: Annotated[str, Meta(description="The SHA-256 of its data.")]
    options: Annotated[NoblemenOptions, Meta(description="The options of the table.")]
    seats: Annotated[int, Meta(description="The number of seats.")]
    commitment: Annotated[str, Meta(description="The SHA-256 of the seed.")]
    seed: Annotated[str, Meta(description="The seed. Null before the end.")] | None
    count: Annotated[int, Meta(description="The number of moves played.")]
    over: Annotated[bool, Meta(description="True at the end.")]
    waiting: Annotated[list[int], Meta(description="The seats that owe an answer.")]
    seat: Annotated[int, Meta(description="The seat whose view it is. Null for onlookers.")] | None
    question: (
        Annotated[NoblemenOpenQuestion, Meta(description="The open question of the seat, if any.")] | None
    )
    table: Annotated[NoblemenTableData, Meta(description="The game's own part of the view.")]
    result: Annotated[Outcome, Meta(description="The result. Null before the end.")] | None


class PrincipeTableView(Struct, kw_only=True, tag_field="game", tag="principe"):
    version: Annotated[int, Meta(description="The version of the rules.")]
    edition: Annotated[str, Meta(description="The edition of the game.")]
    edition_hash: Annotated[str, Meta(description="The SHA-256 of its data.")]
    options: Annotated[PrincipeOptions, Meta(description="The options of the table.")]
    seats: Annotated[int, Meta(description="The number of seats.")]
    commitment: Annotated[str, Meta(description="The SHA-256 of the seed.")]
    seed: Annotated[str, Meta(description="The seed. Null before the end.")] | None
    count: Annotated[int, Meta(description="The number of moves played.")]
    over: Annotated[bool, Meta(description="True at the end.")]
    waiting: Annotated[list[int], Meta(description="The seats that owe an answer.")]
    seat: Annotated[int, Meta(description="The seat whose view it is. Null for onlookers.")] | None
    question: (
        Annotated[PrincipeOpenQuestion, Meta(description="The open question of the seat, if any.")] | None
    )
    table: Annotated[PrincipeTableData, Meta(description="The game's own part of the view.")]
    result: Annotated[Outcome, Meta(description="The result. Null before the end.")] | None


class SeatQuestionData(Struct, kw_only=True):
    question: AskedQuestion | None


class SeatQuestionMessage(Struct, kw_only=True, tag_field="event", tag="question"):
    id: str
    data: Annotated[SeatQuestionData, Meta(title="SeatQuestionData")]


class MyWaitsData(Struct, kw_only=True):
    items: list[Waiting]


class MyWaitsMessage(Struct, kw_only=True, tag_field="event", tag="waits"):
    id: str
    data: Annotated[MyWaitsData, Meta(title="MyWaitsData")]


class MyWaitingItem(Struct, kw_only=True):
    table: int
    seat: int
    question: int
    since: datetime
    asked: Question | UnsetType = UNSET


class MyWaitingData(Struct, kw_only=True):
    items: list[MyWaitingItem]


class MyWaitingMessage(Struct, kw_only=True, tag_field="event", tag="waiting"):
    id: str
    data: Annotated[MyWaitingData, Meta(title="MyWaitingData")]


SeatMessage: TypeAlias = Annotated[
    SeatTableMessage | SeatEventsMessage | SeatRewoundMessage | SeatTalkMessage | SeatQuestionMessage,
    Meta(description="A server-sent event of the stream."),
]


MyMessage: TypeAlias = Annotated[
    MyWaitsMessage | MyWaitingMessage | MyTablesMessage | MyTalkMessage | MyInvitedMessage,
    Meta(description="A server-sent event of the stream."),
]


class Problem(Struct, kw_only=True):
    type: Annotated[str, Meta(description="The problem. Its last part is the stable name.")]
    title: str
    status: int
    detail: str
    request_id: Annotated[str, Meta(description="The id of the request. Give it when you report a fault.")]
    instance: Annotated[str, Meta(description="The path of the request.")] | UnsetType = UNSET
    errors: Annotated[dict[str, Any], Meta(description="The errors, by place and field.")] | UnsetType = UNSET
    rule: Annotated[str, Meta(description="`illegal-move`: the name of the broken rule.")] | UnsetType = UNSET
    section: (
        Annotated[str, Meta(description="`illegal-move`: the section of the rules, such as `6.2`.")]
        | UnsetType
    ) = UNSET
    facts: (
        Annotated[
            dict[str, int | str | list[str]],
            Meta(description="`illegal-move`: the values in its sentence, by name."),
        ]
        | UnsetType
    ) = UNSET
    legal: (
        Annotated[list[MoveOffered], Meta(description="`illegal-move`: the nearest legal moves.")] | UnsetType
    ) = UNSET
    candidates: (
        Annotated[list[MoveOffered], Meta(description="`ambiguous-move`: the possible meanings.")] | UnsetType
    ) = UNSET
    understood: (
        Annotated[str, Meta(description="`unreadable-move`: the part that was understood.")] | UnsetType
    ) = UNSET
    forms: (
        Annotated[list[str], Meta(description="`unreadable-move`: the ways to write moves.")] | UnsetType
    ) = UNSET
    why: Annotated[str, Meta(description="`unreadable-plan`: the fault in the plan.")] | UnsetType = UNSET
    free: (
        Annotated[
            int, Meta(description="`nothing-to-take-back`: the number of moves that can be taken back.")
        ]
        | UnsetType
    ) = UNSET
    moves: (
        Annotated[int, Meta(description="`turn-reveals`: the number of moves that can be played at once.")]
        | UnsetType
    ) = UNSET
    game: Annotated[str, Meta(description="`question-closed`: the game of the table.")] | UnsetType = UNSET
    answered: (
        Annotated[int, Meta(description="`question-closed`: the question that the turn was for.")] | UnsetType
    ) = UNSET
    open: (
        Annotated[int, Meta(description="`question-closed`: the question that is open to the seat now.")]
        | None
        | UnsetType
    ) = UNSET
    since: (
        Annotated[
            int, Meta(description="`question-closed`: the number of the move after which it was asked.")
        ]
        | UnsetType
    ) = UNSET
    events: (
        Annotated[list[Happened], Meta(description="`question-closed`: the events since then.")] | UnsetType
    ) = UNSET
    question: Question | None | UnsetType = UNSET


Record: TypeAlias = FlorenceRecord | NoblemenRecord | PrincipeRecord


Contest: TypeAlias = FlorenceContest | NoblemenContest | PrincipeContest


class ContestPage(Struct, kw_only=True):
    items: list[Contest]
    next: str | None


League: TypeAlias = FlorenceLeague | NoblemenLeague | PrincipeLeague


class LeaguePage(Struct, kw_only=True):
    items: list[League]
    next: str | None


Advice: TypeAlias = FlorenceAdvice | NoblemenAdvice | PrincipeAdvice


class Plan(Struct, kw_only=True):
    text: Annotated[str, Meta(description="The plan in its canonical words.")]
    plan: PlanData
    orders: list[Order]
    id: int
    state: Literal["standing", "finished", "stopped", "withdrawn"]
    why: Annotated[str, Meta(description="The reason why it stopped.")]
    given_at: datetime
    ended_at: datetime | None
    due_at: Annotated[datetime, Meta(description="The time at which a waiting answer is given.")] | None
    spent: Annotated[
        int, Meta(description="Money spent at auctions since the plan began, by other bids too.")
    ]
    moves: list[PlanMove]


class Plans(Struct, kw_only=True):
    plans: list[Plan]


class PlanMake(Struct, kw_only=True):
    text: Annotated[str, Meta(max_length=2000, min_length=1)] | UnsetType = UNSET
    plan: PlanData | UnsetType = UNSET


class PlanCheck(Struct, kw_only=True):
    text: Annotated[str, Meta(description="The plan in its canonical words.")]
    plan: PlanData
    orders: list[Order]
    now: Now


class RecordImport(Struct, kw_only=True):
    record: Record
    name: Annotated[str, Meta(max_length=60, min_length=0)] | UnsetType = ""


class FlorenceTable(AnyTable, kw_only=True, tag_field="game", tag="florence"):
    options: FlorenceOptions


class NoblemenTable(AnyTable, kw_only=True, tag_field="game", tag="noblemen"):
    options: NoblemenOptions


class PrincipeTable(AnyTable, kw_only=True, tag_field="game", tag="principe"):
    options: PrincipeOptions


class FlorenceTableView(Struct, kw_only=True, tag_field="game", tag="florence"):
    version: Annotated[int, Meta(description="The version of the rules.")]
    edition: Annotated[str, Meta(description="The edition of the game.")]
    edition_hash: Annotated[str, Meta(description="The SHA-256 of its data.")]
    options: Annotated[FlorenceOptions, Meta(description="The options of the table.")]
    seats: Annotated[int, Meta(description="The number of seats.")]
    commitment: Annotated[str, Meta(description="The SHA-256 of the seed.")]
    seed: Annotated[str, Meta(description="The seed. Null before the end.")] | None
    count: Annotated[int, Meta(description="The number of moves played.")]
    over: Annotated[bool, Meta(description="True at the end.")]
    waiting: Annotated[list[int], Meta(description="The seats that owe an answer.")]
    seat: Annotated[int, Meta(description="The seat whose view it is. Null for onlookers.")] | None
    question: (
        Annotated[FlorenceOpenQuestion, Meta(description="The open question of the seat, if any.")] | None
    )
    table: Annotated[FlorenceTableData, Meta(description="The game's own part of the view.")]
    result: Annotated[Outcome, Meta(description="The result. Null before the end.")] | None


TableView: TypeAlias = FlorenceTableView | NoblemenTableView | PrincipeTableView


Table: TypeAlias = FlorenceTable | NoblemenTable | PrincipeTable


class SeatView(Struct, kw_only=True):
    revision: Annotated[int, Meta(description="A number that grows with every change.")]
    view: Annotated[TableView, Meta(description="The view as data.")]
    question: (
        Annotated[Question, Meta(description="The open question of the seat. Null if there is none.")] | None
    )
    can_take_back: Annotated[
        int, Meta(description="The number of my last moves that I may take back freely.")
    ]
    last_move: Annotated[
        int,
        Meta(
            description="The number of my last move, 0 before the first. Use one less as `since` to list its events and all later ones."
        ),
    ]
    text: Annotated[str, Meta(description="The board in words, if `text` was requested.")] | UnsetType = UNSET
    result: (
        Annotated[
            Result,
            Meta(description="The result in words, if `text` was requested. `Table.result` has it as data."),
        ]
        | UnsetType
    ) = UNSET


class TablePage(Struct, kw_only=True):
    items: list[Table]
    next: str | None


class View(Struct, kw_only=True):
    revision: Annotated[int, Meta(description="A number that grows with every change.")]
    view: Annotated[TableView, Meta(description="The view as data.")]
    text: Annotated[str, Meta(description="The board in words, if `text` was requested.")] | UnsetType = UNSET
    result: (
        Annotated[
            Result,
            Meta(description="The result in words, if `text` was requested. `Table.result` has it as data."),
        ]
        | UnsetType
    ) = UNSET


class TryOut(Struct, kw_only=True):
    began_at_count: int
    waiting: list[int]
    over: bool
    seat: int
    view: TableView
    question: Question | None


class AnyTurnPlayed(Struct, kw_only=True):
    count: Annotated[int, Meta(description="The number of moves now.")]
    played: Annotated[bool, Meta(description="False after a dry run.")]
    already: Annotated[
        bool,
        Meta(
            description="True if the turn repeats an answer that the seat may still change. It counts, and nothing is played again."
        ),
    ]
    seat_view: (
        Annotated[SeatView, Meta(description="My new view, if `Prefer: return=representation` asked for it.")]
        | UnsetType
    ) = UNSET


class FlorenceTurnPlayed(AnyTurnPlayed, kw_only=True, tag_field="game", tag="florence"):
    events: Annotated[
        list[FlorenceEvent],
        Meta(
            description="What my moves did. What others do afterwards, bots of a sandbox too, is in `list_seat_events` with `since` = `count`."
        ),
    ]


class NoblemenTurnPlayed(AnyTurnPlayed, kw_only=True, tag_field="game", tag="noblemen"):
    events: Annotated[
        list[NoblemenEvent],
        Meta(
            description="What my moves did. What others do afterwards, bots of a sandbox too, is in `list_seat_events` with `since` = `count`."
        ),
    ]


class PrincipeTurnPlayed(AnyTurnPlayed, kw_only=True, tag_field="game", tag="principe"):
    events: Annotated[
        list[PrincipeEvent],
        Meta(
            description="What my moves did. What others do afterwards, bots of a sandbox too, is in `list_seat_events` with `since` = `count`."
        ),
    ]


TurnPlayed: TypeAlias = FlorenceTurnPlayed | NoblemenTurnPlayed | PrincipeTurnPlayed
