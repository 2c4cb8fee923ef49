"""All that goes over the wire. Written by `make clients` from the OpenAPI document: change nothing here."""

from __future__ import annotations

from datetime import date, datetime
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, convert, field


class OutcomeLine(Struct, kw_only=True):
    reason: str
    points: int
    facts: dict[str, int | str] | UnsetType = field(default_factory=dict)


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
    building: str
    at: str


class FlorenceIntroduce(Struct, kw_only=True, tag_field="do", tag="freedom"):
    freedom: str


class FlorenceWork(Struct, kw_only=True, tag_field="do", tag="work"):
    profession: str
    bonuses: list[str] | UnsetType = field(default_factory=list)
    points: int | UnsetType = 0


class FlorenceLimit(Struct, kw_only=True, tag_field="do", tag="limit"):
    amount: int


class FlorenceBid(Struct, kw_only=True, tag_field="do", tag="bid"):
    amount: int


class FlorenceBuy(Struct, kw_only=True, tag_field="do", tag="buy"):
    lot: str


class FlorenceDrawBonus(Struct, kw_only=True, tag_field="do", tag="bonus"):
    pass


class FlorenceDrawProfession(Struct, kw_only=True, tag_field="do", tag="profession"):
    pass


class FlorenceEnd(Struct, kw_only=True, tag_field="do", tag="end"):
    pass


class FlorenceKeep(Struct, kw_only=True, tag_field="do", tag="keep"):
    professions: list[str]


class FlorenceName(Struct, kw_only=True, tag_field="do", tag="auction"):
    lot: str


class FlorencePass(Struct, kw_only=True, tag_field="do", tag="pass"):
    pass


class FlorencePlace(Struct, kw_only=True, tag_field="do", tag="place"):
    tile: str
    at: str


class FlorenceRecruit(Struct, kw_only=True, tag_field="do", tag="recruit"):
    profession: str


class FlorenceSell(Struct, kw_only=True, tag_field="do", tag="sell"):
    points: int


class FlorenceTake(Struct, kw_only=True, tag_field="do", tag="take"):
    card: str
    under: list[str] | UnsetType = field(default_factory=list)


class FlorenceWaive(Struct, kw_only=True, tag_field="do", tag="waive"):
    pass


class FlorenceAccept(Struct, kw_only=True, tag_field="do", tag="accept"):
    pass


class FlorenceCounter(Struct, kw_only=True, tag_field="do", tag="counter"):
    price: int


class FlorencePropose(Struct, kw_only=True, tag_field="do", tag="propose"):
    building: str
    at: str
    side: str
    price: int


class FlorenceCash(Struct, kw_only=True, tag_field="do", tag="cash"):
    points: int


class FlorenceInvite(Struct, kw_only=True, tag_field="do", tag="invite"):
    character: str
    amount: int


class FlorenceMerchantPoints(Struct, kw_only=True, tag_field="do", tag="merchant-points"):
    pass


class FlorencePrincessWork(Struct, kw_only=True, tag_field="do", tag="princess"):
    points: int | UnsetType = 0


class FlorenceDecline(Struct, kw_only=True, tag_field="do", tag="decline"):
    pass


class FlorenceMerchantFree(Struct, kw_only=True, tag_field="do", tag="merchant-free"):
    pass


class FlorenceProfessor(Struct, kw_only=True, tag_field="do", tag="professor"):
    deck: str


class FlorenceClose(Struct, kw_only=True, tag_field="do", tag="close"):
    side: str


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
    first: int
    highest: int


class FlorenceRaiseQuestionData(Struct, kw_only=True, tag_field="kind", tag="raise"):
    minimum: int
    work_money: int
    money_per_value: int
    money_per_point: int
    money: int
    purse: int
    from_points: int
    lacking: int
    lot: str
    bid: int
    leader_seat: int | None
    amount: int
    bidders: list[int]
    bidding_seats: list[int]


class FlorenceTakeQuestionData(Struct, kw_only=True, tag_field="kind", tag="take"):
    deck: str
    cards: list[str]
    example: list[str]


class FlorenceLastBuyerQuestionData(Struct, kw_only=True, tag_field="kind", tag="last-buyer"):
    minimum: int
    work_money: int
    money_per_value: int
    money_per_point: int
    money: int
    purse: int
    from_points: int
    lacking: int
    lots: list[str]
    price: int
    sold: list[str]
    later_minimums: list[int]


class FlorenceNameQuestionData(Struct, kw_only=True, tag_field="kind", tag="name"):
    minimum: int
    work_money: int
    money_per_value: int
    money_per_point: int
    money: int
    purse: int
    from_points: int
    lacking: int
    lots: list[str]
    amount: int
    bidding: list[int]
    bidding_seats: list[int]
    sold: list[str]
    later_minimums: list[int]


class FlorenceTurnQuestionData(Struct, kw_only=True, tag_field="kind", tag="turn"):
    minimum: int
    work_money: int
    money_per_value: int
    money_per_point: int
    best: int
    best_seats: list[int]
    best_points: int
    money: int
    purse: int
    from_points: int
    left: int
    done: list[str]
    later_minimums: list[int]
    building_price: int
    standing: int
    after_seats: list[int]


class FlorenceOfferData(Struct, kw_only=True):
    at: str
    building: str
    cost: int
    east_seat: int
    east_squares: list[str]
    from_seat: int
    points: int
    price: int
    side: str
    to_seat: int
    west_seat: int
    west_squares: list[str]


class FlorenceAnswersQuestionData(Struct, kw_only=True, tag_field="kind", tag="answers"):
    money: int
    purse: int
    from_points: int
    offers: list[FlorenceOfferData]
    east_price: int | None
    west_price: int | None
    east_seat: int | None
    west_seat: int | None
    east_answers: bool
    west_answers: bool
    building_price: int


class FlorencePlaceQuestionData(Struct, kw_only=True, tag_field="kind", tag="place"):
    tiles: list[str]
    free: int
    again: int


class FlorenceRecruitQuestionData(Struct, kw_only=True, tag_field="kind", tag="recruit"):
    professions: list[str]
    card_value: int


class FlorenceCashQuestionData(Struct, kw_only=True, tag_field="kind", tag="cash"):
    most: int
    money: int
    money_per_point: int


class FlorenceMerchantQuestionData(Struct, kw_only=True, tag_field="kind", tag="merchant"):
    money: int
    purse: int
    from_points: int
    lot: str
    price: int
    points: int


class FlorenceInviteQuestionData(Struct, kw_only=True, tag_field="kind", tag="invite"):
    characters: list[str]
    bids: dict[str, int]
    pot: int
    inviting_seats: list[int]
    money: int


class FlorenceValuesData(Struct, kw_only=True):
    building: int
    card: int
    freedom: int
    jester: int
    landscape: int


class FlorenceBrought(Struct, kw_only=True):
    cost: int | UnsetType = UNSET
    money_after: int | UnsetType = UNSET
    points: int | UnsetType = UNSET
    points_sold: int | UnsetType = UNSET
    price: int | UnsetType = UNSET


class FlorenceProfessionFacts(Struct, kw_only=True):
    building: str
    building_value: int
    freedom: str
    freedom_value: int
    landscape: str
    landscape_value: int
    minimum: int
    missing: list[str]
    parts: dict[str, int]
    place: str
    reckoned: bool
    value: int


class FlorenceBonusFacts(Struct, kw_only=True):
    adds: int
    counts: list[str]
    each: int
    minimum: int
    place: str
    reckoned: bool
    works: dict[str, int]


class FlorencePrestigeFacts(Struct, kw_only=True):
    have: int
    missing: dict[str, int]
    now: int
    others: int
    place: str
    points: int
    reckoned: bool
    rule: Literal["all", "fewest", "most"]
    standing: Literal["behind", "fulfilled", "leads", "tied", "unknown"]
    thing: str
    tied: int
    wants: dict[str, int]


class FlorenceLandscapeFacts(Struct, kw_only=True):
    have: int
    outline: list[str]
    points: int
    points_again: int
    reckoned: bool
    shape: str
    squares: list[str]
    value: int
    wished_by: list[str]


class FlorenceAnyLandscapeFacts(Struct, kw_only=True):
    tiles: dict[str, int]


class FlorenceBuildingFacts(Struct, kw_only=True):
    brief: bool
    have: int
    outline: list[str]
    points: int
    price: int
    reckoned: bool
    shape: str
    size: str
    squares: list[str]
    value: int
    wished_by: list[str]


class FlorenceFreedomFacts(Struct, kw_only=True):
    have: bool
    price: int
    value: int
    wished_by: list[str]


class FlorenceJesterFacts(Struct, kw_only=True):
    have: int
    value: int


class FlorenceBuilderFacts(Struct, kw_only=True):
    have: int
    most: int
    points: int
    points_further: int
    price: int
    price_next: int
    to_touch: int


class FlorenceRecruitingFacts(Struct, kw_only=True):
    have: int
    own_professions: list[str]
    professions: list[str]
    value: int


class FlorenceDeckFacts(Struct, kw_only=True):
    kept: int
    looked_at: int
    price: int


class FlorenceCharacterFacts(Struct, kw_only=True):
    bid: int
    bidder_seat: int | None
    brings: int
    highest: int
    lowest: int | None
    parts: dict[str, int]
    reckoned: bool
    taken: bool


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
    bidders: list[int]
    high: int
    high_seat: int | None
    lot: str


class FlorenceBoardData(Struct, kw_only=True):
    columns: int
    palazzo: list[str]
    rows: int


class FlorenceMarkerData(Struct, kw_only=True):
    amount: int
    seat: int


class FlorenceDeckData(Struct, kw_only=True):
    count: int
    known: list[str | None]


class FlorenceLotData(Struct, kw_only=True):
    left: int
    lot: str
    sold: bool


class FlorenceWorkData(Struct, kw_only=True):
    parts: dict[str, int]
    profession: str
    value: int
    wishes: list[str]


class FlorenceBeyondData(Struct, kw_only=True):
    seat: int
    squares: list[str]
    west_seat: int


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
    tokens: Annotated[int, Meta(ge=0)]


class NoblemenTiles(Struct, kw_only=True):
    field_: Annotated[int, Meta(ge=0)] | UnsetType = field(name="field", default=0)
    wood: Annotated[int, Meta(ge=0)] | UnsetType = 0
    fountain: Annotated[int, Meta(ge=0)] | UnsetType = 0
    plain: Annotated[int, Meta(ge=0)] | UnsetType = 0


class NoblemenLand(Struct, kw_only=True, tag_field="do", tag="land"):
    tokens: Annotated[int, Meta(ge=0)] | UnsetType = 0


class NoblemenLeisure(Struct, kw_only=True, tag_field="do", tag="leisure"):
    pass


class NoblemenTaxes(Struct, kw_only=True, tag_field="do", tag="taxes"):
    tokens: Annotated[int, Meta(ge=0)] | UnsetType = 0


NoblemenSquareItem: TypeAlias = Annotated[int, Meta(gt=-512, lt=512)]


NoblemenSquare: TypeAlias = Annotated[
    tuple[NoblemenSquareItem, NoblemenSquareItem],
    Meta(description="A square: `2,3` in words, `[2, 3]` as data."),
]


class NoblemenBuildChapel(Struct, kw_only=True, tag_field="do", tag="build chapel"):
    at: NoblemenSquare


class NoblemenBuildFolly(Struct, kw_only=True, tag_field="do", tag="build folly"):
    folly: Literal["farms", "forests", "gardens", "mixed"]
    at: NoblemenSquare


class NoblemenBuildPalace(Struct, kw_only=True, tag_field="do", tag="build palace"):
    at: NoblemenSquare


class NoblemenCountArea(Struct, kw_only=True, tag_field="do", tag="area"):
    at: NoblemenSquare


class NoblemenDone(Struct, kw_only=True, tag_field="do", tag="done"):
    pass


class NoblemenEnd(Struct, kw_only=True, tag_field="do", tag="end"):
    pass


class NoblemenPlaced(Struct, kw_only=True):
    tile: Literal["field", "fountain", "plain", "wood"]
    at: NoblemenSquare


class NoblemenGive(Struct, kw_only=True, tag_field="do", tag="give"):
    first: Literal["field", "fountain", "plain", "wood"]
    second: Literal["field", "fountain", "plain", "wood"]


class NoblemenKeep(Struct, kw_only=True, tag_field="do", tag="keep"):
    card: str


class NoblemenNoSoldier(Struct, kw_only=True, tag_field="do", tag="soldier none"):
    pass


class NoblemenPlay(Struct, kw_only=True, tag_field="do", tag="play"):
    card: str


class NoblemenPlayFavour(Struct, kw_only=True, tag_field="do", tag="play favour of the vicar"):
    tiles: NoblemenTiles


class NoblemenPlayInheritance(Struct, kw_only=True, tag_field="do", tag="play inheritance"):
    at: NoblemenSquare


class NoblemenPlayStroke(Struct, kw_only=True, tag_field="do", tag="play cunning stroke"):
    tiles: list[NoblemenPlaced]


class NoblemenGifts(Struct, kw_only=True):
    tokens: Annotated[int, Meta(ge=0)] | UnsetType = 0
    blackmail: Annotated[int, Meta(ge=0)] | UnsetType = 0
    cunning_stroke: Annotated[int, Meta(ge=0)] | UnsetType = field(name="cunning stroke", default=0)
    dowry: Annotated[int, Meta(ge=0)] | UnsetType = 0
    favour_of_the_vicar: Annotated[int, Meta(ge=0)] | UnsetType = field(name="favour of the vicar", default=0)
    inheritance: Annotated[int, Meta(ge=0)] | UnsetType = 0
    intrigue: Annotated[int, Meta(ge=0)] | UnsetType = 0
    liaison: Annotated[int, Meta(ge=0)] | UnsetType = 0
    secret_marriage: Annotated[int, Meta(ge=0)] | UnsetType = field(name="secret marriage", default=0)
    tribute: Annotated[int, Meta(ge=0)] | UnsetType = 0
    whitehall: Annotated[int, Meta(ge=0)] | UnsetType = 0


class NoblemenSendSoldier(Struct, kw_only=True, tag_field="do", tag="soldier"):
    seat: int
    area: NoblemenSquare
    leaving_seat: int | None | UnsetType = UNSET
    left: NoblemenSquare | None | UnsetType = UNSET


class NoblemenStock(Struct, kw_only=True, tag_field="do", tag="stock"):
    tiles: NoblemenTiles


class NoblemenSwap(Struct, kw_only=True, tag_field="do", tag="swap"):
    first: Literal["field", "fountain", "plain", "wood"]
    second: Literal["field", "fountain", "plain", "wood"]
    wanted: Literal["field", "fountain", "plain", "wood"]


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
    money: int
    tokens: int
    tiles: int
    space: int
    spaces: int
    ahead: str
    ahead_in: int
    queen_seat: int
    queen_mine: bool
    queen_locked: bool
    prestige: int
    estate_points: int
    taxed: bool
    taxes: int
    landed: bool
    land: int
    empty: int
    duke: int
    duke_copies: int
    marquess: int
    marquess_copies: int
    earl: int
    earl_copies: int
    viscount: int
    viscount_copies: int
    next_seat: int
    acted: bool
    carded: bool


class NoblemenKeepQuestionData(Struct, kw_only=True, tag_field="kind", tag="keep"):
    cards: list[str]
    all: bool
    held: list[str]


class NoblemenFirstCardQuestionData(Struct, kw_only=True, tag_field="kind", tag="first-card"):
    cards: list[str]
    money: int


class NoblemenPrestigeQuestionData(Struct, kw_only=True, tag_field="kind", tag="prestige"):
    fountains: int
    gardens: int
    soldiers: int
    palaces: int
    gifts: int
    duke: int
    duke_copies: int
    marquess: int
    marquess_copies: int
    earl: int
    earl_copies: int
    viscount: int
    viscount_copies: int
    prestige: int
    most: int
    taken: list[int]
    tokens: int
    cards: list[str]
    seats: list[int]


class NoblemenPrestigeAtOnceQuestionData(Struct, kw_only=True, tag_field="kind", tag="prestige-at-once"):
    fountains: int
    gardens: int
    soldiers: int
    palaces: int
    gifts: int
    duke: int
    duke_copies: int
    marquess: int
    marquess_copies: int
    earl: int
    earl_copies: int
    viscount: int
    viscount_copies: int
    prestige: int
    most: int
    taken: list[int]
    tokens: int
    cards: list[str]
    seats: list[int]
    answer: str | None


class NoblemenExpandOnQuestionData(Struct, kw_only=True, tag_field="kind", tag="expand-on"):
    left: int
    due: int
    money: int
    tiles: int
    queen_mine: bool


class NoblemenAreaQuestionData(Struct, kw_only=True, tag_field="kind", tag="area"):
    area: Literal["farm", "forest", "garden"]
    squares: list[str]


class NoblemenStockQuestionData(Struct, kw_only=True, tag_field="kind", tag="stock"):
    most: int
    screen: int
    money: int
    first_seat: int
    queen_seat: int


class NoblemenSoldierQuestionData(Struct, kw_only=True, tag_field="kind", tag="soldier"):
    home: int
    out: int
    money: int


class NoblemenGiveQuestionData(Struct, kw_only=True, tag_field="kind", tag="give"):
    to_seat: int
    tiles: int
    left: int


Area: TypeAlias = tuple[str, int, int]


class NoblemenCertainData(Struct, kw_only=True):
    areas: list[Area] | UnsetType = UNSET
    beside: dict[str, int] | UnsetType = UNSET
    completes: dict[str, int] | UnsetType = UNSET
    draws: int | UnsetType = UNSET
    estate_points: int | UnsetType = UNSET
    garden: bool | UnsetType = UNSET
    gets_tiles: int | UnsetType = UNSET
    income: int | UnsetType = UNSET
    liaison_points: int | UnsetType = UNSET
    looks: int | UnsetType = UNSET
    made_of: dict[str, dict[str, int]] | UnsetType = UNSET
    money: int | UnsetType = UNSET
    next_seat: int | UnsetType = UNSET
    open_sides: int | UnsetType = UNSET
    parts: dict[str, int] | UnsetType = UNSET
    points: int | UnsetType = UNSET
    prestige: int | UnsetType = UNSET
    price: int | UnsetType = UNSET
    queen: str | UnsetType = UNSET
    round_kind: str | UnsetType = UNSET
    round_space: int | UnsetType = UNSET
    screen: dict[str, int] | UnsetType = UNSET
    sends: bool | UnsetType = UNSET
    space: int | UnsetType = UNSET
    space_at_most: int | UnsetType = UNSET
    spends_intrigue: bool | UnsetType = UNSET
    takes_area: str | UnsetType = UNSET
    title: str | UnsetType = UNSET
    title_at_most: str | UnsetType = UNSET
    tokens: int | UnsetType = UNSET
    under_the_deck: list[str] | UnsetType = UNSET
    unused: int | UnsetType = UNSET


class NoblemenCardFacts(Struct, kw_only=True):
    effect: str
    full: bool
    prestige: int
    queen: str
    worth: int
    looked: int | UnsetType = UNSET
    places: list[int] | UnsetType = UNSET


class NoblemenTileFacts(Struct, kw_only=True):
    areas: int
    church: int
    empty: int
    full: bool
    laid: int


class NoblemenBuildingFacts(Struct, kw_only=True):
    full: bool
    offered: int
    prices: list[int]
    short: int
    sites: int
    yours: int


class NoblemenFollyFacts(Struct, kw_only=True):
    empty: int
    full: bool
    missing: int
    points: int
    short: int
    wants: str
    yours: int


class NoblemenTitleFacts(Struct, kw_only=True):
    asks: int
    copies: int
    discount: int
    full: bool
    missing: int
    points: int
    rivals: int


class NoblemenTokenFacts(Struct, kw_only=True):
    full: bool
    most: int
    price: int


class NoblemenSoldierFacts(Struct, kw_only=True):
    full: bool
    home: int
    out: int


class NoblemenQueenFacts(Struct, kw_only=True):
    full: bool
    locked: bool
    points: int
    kind: str | UnsetType = UNSET
    spaces: int | UnsetType = UNSET


class NoblemenScreenFacts(Struct, kw_only=True):
    cards: int
    full: bool
    money: int
    tiles: int
    tokens: int


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
    kind: str
    spaces: int


class NoblemenDeckData(Struct, kw_only=True):
    count: int
    known: dict[str, str]


class NoblemenOfferData(Struct, kw_only=True):
    prices: list[int]
    yours: int | None
    follies: list[str] | UnsetType = UNSET
    needs: dict[str, dict[str, int]] | UnsetType = UNSET
    points: int | None | UnsetType = UNSET


Soldier: TypeAlias = tuple[int, int, int]


class NoblemenBehindData(Struct, kw_only=True):
    cards: list[str]
    money: int
    tiles: dict[str, int]
    tokens: int


Area1: TypeAlias = tuple[int, int, Literal["farm", "forest", "garden"], int | None]


Building: TypeAlias = tuple[int, int, str]


Tile: TypeAlias = tuple[int, int, Literal["field", "fountain", "plain", "wood"]]


class NoblemenEstateData(Struct, kw_only=True):
    areas: list[Area1]
    buildings: list[Building]
    tiles: list[Tile]


class NoblemenReckonedData(Struct, kw_only=True):
    money: int
    tiles: int
    tokens: int


class NoblemenTitleData(Struct, kw_only=True):
    copies: int
    discount: int
    points: int
    prestige: int
    title: str


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
    region: str


class PrincipeReveal(Struct, kw_only=True, tag_field="do", tag="reveal"):
    colour: str


class PrincipeLimit(Struct, kw_only=True, tag_field="do", tag="limit"):
    amount: int


class PrincipeBid(Struct, kw_only=True, tag_field="do", tag="bid"):
    amount: int


class PrincipeLay(Struct, kw_only=True, tag_field="do", tag="lay"):
    cards: list[str]


class PrincipeFound(Struct, kw_only=True, tag_field="do", tag="found"):
    city: str
    arms: dict[str, int] | UnsetType = field(default_factory=dict)


class PrincipePlay(Struct, kw_only=True, tag_field="do", tag="play"):
    colour: str
    count: int


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
    colours: list[str]


class PrincipeArmsQuestionData(Struct, kw_only=True, tag_field="kind", tag="arms"):
    supply: int
    regions: list[str]
    first: int
    second: int


class PrincipeLayQuestionData(Struct, kw_only=True, tag_field="kind", tag="lay"):
    cards: int
    hand: dict[str, int]
    ducats: int
    first: bool
    prince_seat: int
    may_found: bool
    display: int
    ends: bool
    deck: int
    next_is_last: bool


class PrincipeTurnQuestionData(Struct, kw_only=True, tag_field="kind", tag="turn"):
    allowed: bool
    cities: list[str]
    ducats: int
    hand: dict[str, int]
    supply: int
    last: bool
    seats: list[int]


class PrincipeFoundQuestionData(Struct, kw_only=True, tag_field="kind", tag="found"):
    allowed: bool
    cities: list[str]
    ducats: int
    hand: dict[str, int]
    supply: int
    last: bool


class PrincipeAmountRange(Struct, kw_only=True):
    first: int
    highest: int


class PrincipeLimitCardsQuestionData(Struct, kw_only=True, tag_field="kind", tag="limit-cards"):
    colour: str
    cards: int
    seats: list[int]
    most: int
    high: int
    leader_seat: int | None
    bidders: list[int]
    purse: int
    range: PrincipeAmountRange | None
    answer: str | None
    hand: int
    roles: list[str]
    cities: list[str]
    within_reach: dict[str, int]
    may_found: bool
    next: list[str]


class PrincipeBidRoleQuestionData(Struct, kw_only=True, tag_field="kind", tag="bid-role"):
    colour: str
    tile: Literal["major", "minor"]
    role: str
    seats: list[int]
    most: int
    high: int
    high_seat: int | None
    bidders: list[int]
    range: PrincipeAmountRange | None
    ducats: int
    gain: int
    points: int
    turned: int
    cities: list[str]


class PrincipeLimitRoleQuestionData(Struct, kw_only=True, tag_field="kind", tag="limit-role"):
    colour: str
    tile: Literal["major", "minor"]
    role: str
    seats: list[int]
    most: int
    high: int
    leader_seat: int | None
    bidders: list[int]
    purse: int
    range: PrincipeAmountRange | None
    answer: str | None
    gain: int
    points: int
    turned: int
    cities: list[str]


class PrincipeSold(Struct, kw_only=True):
    price: int
    seat: int


class PrincipeOthers(Struct, kw_only=True):
    points: int
    seat: int


class PrincipeRegionThen(Struct, kw_only=True):
    arms: list[int]
    points: list[int]


class PrincipeCardFacts(Struct, kw_only=True):
    building: str
    cities: list[str]
    down: int
    hand: int
    leads: bool
    most: int
    needs: dict[str, int]
    role: str
    seats: list[int]
    up: int


class PrincipeCityFacts(Struct, kw_only=True):
    arms: int
    ducats: int
    lead: list[str]
    missing: list[str]
    need: list[str]
    others: int
    payable: bool | None
    points: int
    regions: list[str]
    seats: list[int]
    short: int


class PrincipeRegionFacts(Struct, kw_only=True):
    arms: int | None
    first: int
    lies: str
    most: int
    points: int | None
    seats: list[int]
    second: int
    with_one: int | None


class PrincipeRoleFacts(Struct, kw_only=True):
    colour: str
    gain: int
    points: int
    tile: str


class PrincipeArmsFacts(Struct, kw_only=True):
    placed: int


class PrincipeDeckFacts(Struct, kw_only=True):
    last: bool
    last_below: int
    last_cards: int


class PrincipeCityDeckFacts(Struct, kw_only=True):
    display: int
    open: int
    removed: int


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
    bidders: list[int]
    colour: str
    for_: Literal["cards", "role"] = field(name="for")
    high: int
    high_seat: int | None
    cards: int | UnsetType = UNSET
    role: str | UnsetType = UNSET
    tile: Literal["major", "minor"] | UnsetType = UNSET


class PrincipeCityData(Struct, kw_only=True):
    arms: int
    city: str
    cost: dict[str, int]
    ducats: int
    points: int
    regions: list[str]
    size: str


class PrincipeGroupData(Struct, kw_only=True):
    cards: int
    colour: str


class PrincipePlayerData(Struct, kw_only=True):
    arms: dict[str, int]
    cards: int
    down: dict[str, int]
    ducats: int | None
    ducats_reckoned: int
    family: str
    hand: dict[str, int] | None
    hand_known: dict[str, int]
    points: int
    supply: int
    up: dict[str, int]


class PrincipeRoleNames(Struct, kw_only=True):
    major: str
    minor: str


class PrincipeHoldersData(Struct, kw_only=True):
    major: int | None
    minor: int | None | UnsetType = UNSET


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
    most: int | None
    step: int
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
    opened: datetime
    deadline: datetime | None
    reminders: list[datetime]
    time_left: str
    bank_left: str
    bank: str
    absent: bool
    until: Annotated[str, Meta(description="The time at which the clock runs out, with the reason.")]
    more: list[str]


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
    id: Annotated[int, Meta(ge=1, le=9223372036854775807)]
    name: str
    game: str
    count: int


class AnyComponent(Struct, kw_only=True):
    name: Annotated[str, Meta(description="The name that moves use.")]
    where: Annotated[
        Literal["mine", "shown", "supply", "unseen", "spent"],
        Meta(
            description="`mine`: in my hand or in front of me. `shown`: visible to all. `supply`: available. `unseen`: in a place unknown to me. `spent`: out of the game."
        ),
    ]
    seat: Annotated[int, Meta(description="The owner, if I may know it.")] | None
    count: int
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
    text: str
    points: int


class Score(Struct, kw_only=True):
    seat: int
    name: str
    place: int
    points: int
    lines: list[ScoreLine]


class Result(Struct, kw_only=True):
    scores: list[Score]
    ties: Annotated[
        list[str],
        Meta(description="The tie-breakers between players with the same points, one sentence each."),
    ]


Moves: TypeAlias = Annotated[str, Meta(max_length=500, min_length=1)]


class TakeBack(Struct, kw_only=True):
    moves: Annotated[int, Meta(ge=1, le=60)] | UnsetType = 1


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


Move1: TypeAlias = Annotated[str, Meta(max_length=500, min_length=1)]


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
    id: int
    kind: str
    seat: int
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
    prompt: str
    details: Annotated[
        list[str], Meta(description="Further information for the decision, one sentence each.")
    ]


class NoblemenCertain(Struct, kw_only=True, tag_field="game", tag="noblemen"):
    certain: NoblemenCertainData


class FlorenceEvent(Struct, kw_only=True):
    count: Annotated[int, Meta(description="The number of the move that caused it. 0 is the deal.")]
    place: int
    data: FlorenceEventData
    text: str
    section: Annotated[
        str, Meta(description="The section of the rules that explains it, such as `6.2`. May be empty.")
    ]
    by_plan: Annotated[bool, Meta(description="True if your plan made this move. Nobody else sees this.")]


class NoblemenEvent(Struct, kw_only=True):
    count: Annotated[int, Meta(description="The number of the move that caused it. 0 is the deal.")]
    place: int
    data: NoblemenEventData
    text: str
    section: Annotated[
        str, Meta(description="The section of the rules that explains it, such as `6.2`. May be empty.")
    ]
    by_plan: Annotated[bool, Meta(description="True if your plan made this move. Nobody else sees this.")]


class PrincipeEvent(Struct, kw_only=True):
    count: Annotated[int, Meta(description="The number of the move that caused it. 0 is the deal.")]
    place: int
    data: PrincipeEventData
    text: str
    section: Annotated[
        str, Meta(description="The section of the rules that explains it, such as `6.2`. May be empty.")
    ]
    by_plan: Annotated[bool, Meta(description="True if your plan made this move. Nobody else sees this.")]


class FlorenceEvents(Struct, kw_only=True, tag_field="game", tag="florence"):
    count: int
    revision: int
    events: list[FlorenceEvent]


class NoblemenEvents(Struct, kw_only=True, tag_field="game", tag="noblemen"):
    count: int
    revision: int
    events: list[NoblemenEvent]


class PrincipeEvents(Struct, kw_only=True, tag_field="game", tag="principe"):
    count: int
    revision: int
    events: list[PrincipeEvent]


class AnyHappened(Struct, kw_only=True):
    count: Annotated[int, Meta(description="The number of the move that caused it. 0 is the deal.")]
    place: int
    text: str
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
    id: int
    kind: str
    seat: int
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
    prompt: str
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
    seat: int
    points: int
    lines: list[OutcomeLine]
    breakers: list[int] | UnsetType = field(default_factory=list)


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
    high: int
    leader_seat: int | None
    bidders: list[int]
    purse: int
    range: FlorenceAmountRange | None
    answer: str | None
    minimum: int
    work_money: int
    money_per_value: int
    money_per_point: int
    money: int
    from_points: int
    lacking: int
    lot: str
    bidding_seats: list[int]
    step: int


class FlorenceProposalQuestionData(Struct, kw_only=True, tag_field="kind", tag="proposal"):
    from_seat: int
    to_seat: int
    building: str
    at: str
    side: str
    price: int
    west_seat: int
    east_seat: int
    west_squares: list[str]
    east_squares: list[str]
    cost: int
    points: int
    money: int
    purse: int
    from_points: int
    proposer: bool
    asked_seats: list[int]
    offers: list[FlorenceOfferData] | UnsetType = UNSET
    answer: str | None | UnsetType = UNSET


class FlorenceKeepQuestionData(Struct, kw_only=True, tag_field="kind", tag="keep"):
    professions: list[str]
    kept: int
    answer: str | None
    money: int
    values: FlorenceValuesData
    later_minimums: list[int]
    money_per_value: int
    money_per_point: int


class FlorenceCertainData(Struct, kw_only=True):
    adds: int | UnsetType = UNSET
    brings: int | UnsetType = UNSET
    cost: int | UnsetType = UNSET
    for_: int | UnsetType = field(name="for", default=UNSET)
    goes_back: list[str] | UnsetType = UNSET
    if_accepted: FlorenceBrought | UnsetType = UNSET
    looked_at: int | UnsetType = UNSET
    minimum: int | UnsetType = UNSET
    money: int | UnsetType = UNSET
    money_after: int | UnsetType = UNSET
    next_bidder_seat: int | UnsetType = UNSET
    no_bid: bool | UnsetType = UNSET
    no_building: bool | UnsetType = UNSET
    no_guest: bool | UnsetType = UNSET
    no_lot: bool | UnsetType = UNSET
    opening_bid: int | UnsetType = UNSET
    parts: dict[str, int] | UnsetType = UNSET
    points: int | UnsetType = UNSET
    points_after: int | UnsetType = UNSET
    points_sold: int | UnsetType = UNSET
    points_today: int | UnsetType = UNSET
    points_when_placed: int | UnsetType = UNSET
    price: int | UnsetType = UNSET
    price_at_most: int | UnsetType = UNSET
    raises: dict[str, int] | UnsetType = UNSET
    recruiters_after: int | UnsetType = UNSET
    squares: list[str] | UnsetType = UNSET
    squares_beyond: list[str] | UnsetType = UNSET
    to_seat: int | None | UnsetType = UNSET
    unused: int | UnsetType = UNSET
    value: int | UnsetType = UNSET
    winner_seat: int | None | UnsetType = UNSET
    without_bonuses: int | UnsetType = UNSET


class FlorenceProfessionComponent(AnyComponent, kw_only=True, tag_field="kind", tag="profession"):
    facts: FlorenceProfessionFacts


class FlorenceBonusComponent(AnyComponent, kw_only=True, tag_field="kind", tag="bonus"):
    facts: FlorenceBonusFacts


class FlorencePrestigeComponent(AnyComponent, kw_only=True, tag_field="kind", tag="prestige"):
    facts: FlorencePrestigeFacts


class FlorenceLandscapeComponent(AnyComponent, kw_only=True, tag_field="kind", tag="landscape"):
    facts: FlorenceLandscapeFacts


class FlorenceAnyLandscapeComponent(AnyComponent, kw_only=True, tag_field="kind", tag="any-landscape"):
    facts: FlorenceAnyLandscapeFacts


class FlorenceBuildingComponent(AnyComponent, kw_only=True, tag_field="kind", tag="building"):
    facts: FlorenceBuildingFacts


class FlorenceFreedomComponent(AnyComponent, kw_only=True, tag_field="kind", tag="freedom"):
    facts: FlorenceFreedomFacts


class FlorenceJesterComponent(AnyComponent, kw_only=True, tag_field="kind", tag="jester"):
    facts: FlorenceJesterFacts


class FlorenceBuilderComponent(AnyComponent, kw_only=True, tag_field="kind", tag="builder"):
    facts: FlorenceBuilderFacts


class FlorenceRecruitingComponent(AnyComponent, kw_only=True, tag_field="kind", tag="recruiting"):
    facts: FlorenceRecruitingFacts


class FlorenceDeckComponent(AnyComponent, kw_only=True, tag_field="kind", tag="deck"):
    facts: FlorenceDeckFacts


class FlorenceCharacterComponent(AnyComponent, kw_only=True, tag_field="kind", tag="character"):
    facts: FlorenceCharacterFacts


class FlorenceCourtData(Struct, kw_only=True):
    guests: dict[str, int]
    inviting: list[int]
    lowest: dict[str, int]
    markers: dict[str, FlorenceMarkerData]
    pot: int
    taken: dict[str, int]


class FlorenceOwnData(Struct, kw_only=True):
    bonus_values: dict[str, int]
    prestige_points: dict[str, int]
    purse: int
    works: list[FlorenceWorkData]


class FlorenceStandingData(Struct, kw_only=True):
    at: str
    side: str
    squares: list[str]
    tile: str
    beyond: FlorenceBeyondData | UnsetType = UNSET


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
    tiles: NoblemenTiles


class NoblemenBuildCastle(Struct, kw_only=True, tag_field="do", tag="build castle"):
    at: NoblemenSquare
    seat: int | None | UnsetType = UNSET
    area: NoblemenSquare | None | UnsetType = UNSET
    leaving_seat: int | None | UnsetType = UNSET
    left: NoblemenSquare | None | UnsetType = UNSET


class NoblemenExpand(Struct, kw_only=True, tag_field="do", tag="expand"):
    tiles: list[NoblemenPlaced]


class NoblemenPrestige(Struct, kw_only=True, tag_field="do", tag="prestige"):
    gifts: NoblemenGifts


class NoblemenCardComponent(AnyComponent, kw_only=True, tag_field="kind", tag="card"):
    facts: NoblemenCardFacts


class NoblemenTileComponent(AnyComponent, kw_only=True, tag_field="kind", tag="tile"):
    facts: NoblemenTileFacts


class NoblemenBuildingComponent(AnyComponent, kw_only=True, tag_field="kind", tag="building"):
    facts: NoblemenBuildingFacts


class NoblemenFollyComponent(AnyComponent, kw_only=True, tag_field="kind", tag="folly"):
    facts: NoblemenFollyFacts


class NoblemenTitleComponent(AnyComponent, kw_only=True, tag_field="kind", tag="title"):
    facts: NoblemenTitleFacts


class NoblemenTokenComponent(AnyComponent, kw_only=True, tag_field="kind", tag="token"):
    facts: NoblemenTokenFacts


class NoblemenSoldierComponent(AnyComponent, kw_only=True, tag_field="kind", tag="soldier"):
    facts: NoblemenSoldierFacts


class NoblemenQueenComponent(AnyComponent, kw_only=True, tag_field="kind", tag="queen"):
    facts: NoblemenQueenFacts


class NoblemenScreenComponent(AnyComponent, kw_only=True, tag_field="kind", tag="screen"):
    facts: NoblemenScreenFacts


class NoblemenPlayerData(Struct, kw_only=True):
    behind: NoblemenBehindData | None
    cards: int
    estate: NoblemenEstateData
    home: int
    landed: bool
    points: dict[str, int]
    prestige: int
    reckoned: NoblemenReckonedData
    soldiers: list[Soldier]
    taxed: bool
    title: str


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
    colour: str
    cards: int
    seats: list[int]
    most: int
    high: int
    high_seat: int | None
    bidders: list[int]
    range: PrincipeAmountRange | None
    ducats: int
    hand: int
    roles: list[str]
    cities: list[str]
    within_reach: dict[str, int]
    may_found: bool
    next: list[str]


class PrincipeCertainData(Struct, kw_only=True):
    arms: dict[str, int] | UnsetType = UNSET
    cards: int | UnsetType = UNSET
    colour: str | UnsetType = UNSET
    ducats: int | UnsetType = UNSET
    ducats_at_least: int | UnsetType = UNSET
    face_up: list[int] | UnsetType = UNSET
    goes: list[PrincipeSold] | UnsetType = UNSET
    hand: dict[str, int] | UnsetType = UNSET
    others: list[PrincipeOthers] | UnsetType = UNSET
    points: int | UnsetType = UNSET
    price: int | UnsetType = UNSET
    price_at_most: int | UnsetType = UNSET
    regions: dict[str, PrincipeRegionThen] | UnsetType = UNSET
    role: str | UnsetType = UNSET
    sold: bool | UnsetType = UNSET
    turned: int | UnsetType = UNSET
    unsold: bool | UnsetType = UNSET


class PrincipeCardComponent(AnyComponent, kw_only=True, tag_field="kind", tag="card"):
    facts: PrincipeCardFacts


class PrincipeCityComponent(AnyComponent, kw_only=True, tag_field="kind", tag="city"):
    facts: PrincipeCityFacts


class PrincipeRegionComponent(AnyComponent, kw_only=True, tag_field="kind", tag="region"):
    facts: PrincipeRegionFacts


class PrincipeRoleComponent(AnyComponent, kw_only=True, tag_field="kind", tag="role"):
    facts: PrincipeRoleFacts


class PrincipeArmsComponent(AnyComponent, kw_only=True, tag_field="kind", tag="arms"):
    facts: PrincipeArmsFacts


class PrincipeDeckComponent(AnyComponent, kw_only=True, tag_field="kind", tag="deck"):
    facts: PrincipeDeckFacts


class PrincipeCityDeckComponent(AnyComponent, kw_only=True, tag_field="kind", tag="city-deck"):
    facts: PrincipeCityDeckFacts


class PrincipeTableData(Struct, kw_only=True):
    auction: PrincipeAuctionData | None
    cities: list[PrincipeCityData]
    cities_removed: int
    city_deck: int
    deck: int
    ended: str
    founded: list[str]
    gone: dict[str, int]
    groups: list[PrincipeGroupData]
    laid: list[str] | None
    last_round: bool
    players: list[PrincipePlayerData]
    prince: int
    role_names: dict[str, PrincipeRoleNames]
    roles: dict[str, PrincipeHoldersData]
    round: int


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
    question: Annotated[int, Meta(ge=0, le=1000000000)]
    moves: Annotated[list[Move | Moves], Meta(max_length=60, min_length=1)]
    dry_run: bool | UnsetType = False


Events: TypeAlias = FlorenceEvents | NoblemenEvents | PrincipeEvents


Sandbox: TypeAlias = FlorenceSandbox | NoblemenSandbox | PrincipeSandbox


class WhatIf(Struct, kw_only=True):
    move: Move | Move1


class TryMove(Struct, kw_only=True):
    seat: Annotated[int, Meta(ge=0, le=8)]
    move: Move | Move1


class TryOutAnswer(Struct, kw_only=True):
    move: Move | Move1


class PaceNamed(Struct, kw_only=True):
    name: str
    pace: Pace


class Paces(Struct, kw_only=True):
    items: list[PaceNamed]


class FlorenceAnswer(Struct, kw_only=True):
    move: FlorenceMove
    text: str
    certain: FlorenceCertainData | UnsetType = UNSET


class NoblemenAnswer(Struct, kw_only=True):
    move: NoblemenMove
    text: str
    certain: NoblemenCertainData | UnsetType = UNSET


class PrincipeAnswer(Struct, kw_only=True):
    move: PrincipeMove
    text: str
    certain: PrincipeCertainData | UnsetType = UNSET


class FlorenceAskedQuestion(AnyAskedQuestion, kw_only=True, tag_field="game", tag="florence"):
    default: FlorenceMove
    data: FlorenceQuestionData
    components: Annotated[
        list[FlorenceComponent], Meta(description="The components to choose from. Empty unless requested.")
    ]


class NoblemenAskedQuestion(AnyAskedQuestion, kw_only=True, tag_field="game", tag="noblemen"):
    default: NoblemenMove
    data: NoblemenQuestionData
    components: Annotated[
        list[NoblemenComponent], Meta(description="The components to choose from. Empty unless requested.")
    ]


class PrincipeAskedQuestion(AnyAskedQuestion, kw_only=True, tag_field="game", tag="principe"):
    default: PrincipeMove
    data: PrincipeQuestionData
    components: Annotated[
        list[PrincipeComponent], Meta(description="The components to choose from. Empty unless requested.")
    ]


class FlorenceCertain(Struct, kw_only=True, tag_field="game", tag="florence"):
    certain: FlorenceCertainData


class PrincipeCertain(Struct, kw_only=True, tag_field="game", tag="principe"):
    certain: PrincipeCertainData


class FlorenceComponents(Struct, kw_only=True, tag_field="game", tag="florence"):
    revision: Annotated[int, Meta(description="A number that grows with every change.")]
    components: list[FlorenceComponent]


class NoblemenComponents(Struct, kw_only=True, tag_field="game", tag="noblemen"):
    revision: Annotated[int, Meta(description="A number that grows with every change.")]
    components: list[NoblemenComponent]


class PrincipeComponents(Struct, kw_only=True, tag_field="game", tag="principe"):
    revision: Annotated[int, Meta(description="A number that grows with every change.")]
    components: list[PrincipeComponent]


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
    data: FlorenceEventData


class NoblemenHappened(AnyHappened, kw_only=True, tag_field="game", tag="noblemen"):
    data: NoblemenEventData


class PrincipeHappened(AnyHappened, kw_only=True, tag_field="game", tag="principe"):
    data: PrincipeEventData


class FlorenceKind(Struct, kw_only=True):
    move: FlorenceMove
    text: str
    certain: FlorenceCertainData
    begins: Annotated[
        str, Meta(description="The first words of all these answers. Send them as `begins` to list them.")
    ]
    count: Annotated[int, Meta(description="The number of these answers.")]
    liberty: Annotated[
        bool, Meta(description="True if they are possible at any time and decide nothing here.")
    ]


class NoblemenKind(Struct, kw_only=True):
    move: NoblemenMove
    text: str
    certain: NoblemenCertainData
    begins: Annotated[
        str, Meta(description="The first words of all these answers. Send them as `begins` to list them.")
    ]
    count: Annotated[int, Meta(description="The number of these answers.")]
    liberty: Annotated[
        bool, Meta(description="True if they are possible at any time and decide nothing here.")
    ]


class PrincipeKind(Struct, kw_only=True):
    move: PrincipeMove
    text: str
    certain: PrincipeCertainData
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
    default: FlorenceMove
    data: FlorenceQuestionData
    components: Annotated[
        list[FlorenceComponent], Meta(description="The components to choose from. Empty unless requested.")
    ]
    moves: list[FlorenceAnswer]
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
    default: NoblemenMove
    data: NoblemenQuestionData
    components: Annotated[
        list[NoblemenComponent], Meta(description="The components to choose from. Empty unless requested.")
    ]
    moves: list[NoblemenAnswer]
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
    default: PrincipeMove
    data: PrincipeQuestionData
    components: Annotated[
        list[PrincipeComponent], Meta(description="The components to choose from. Empty unless requested.")
    ]
    moves: list[PrincipeAnswer]
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
    places: list[int]
    scores: list[OutcomeScore]


class PlanOnce(Struct, kw_only=True, tag_field="order", tag="once"):
    choices: list[PlanChoice]
    then: bool | UnsetType = False


class FlorenceOpenQuestion(Struct, kw_only=True):
    id: int
    kind: str
    seat: int
    owed: bool
    forced: bool
    default: FlorenceMove
    data: FlorenceQuestionData
    amount: Amount | None


class FlorencePrincipalityData(Struct, kw_only=True):
    best: int
    bonus_count: int
    bonuses: list[str] | None
    builders: int
    building_costs: int
    empty: int
    fame: dict[str, int]
    freedoms: list[str]
    hand: list[str] | None
    hand_count: int
    hand_known: list[str]
    jesters: int
    money: int | None
    money_reckoned: int
    points: int
    prestige: list[str] | None
    prestige_count: int
    recruiters: int
    row: list[str]
    seat: int
    standing: list[FlorenceStandingData]


class NoblemenOpenQuestion(Struct, kw_only=True):
    id: int
    kind: str
    seat: int
    owed: bool
    forced: bool
    default: NoblemenMove
    data: NoblemenQuestionData
    amount: Amount | None


class NoblemenTableData(Struct, kw_only=True):
    acted: bool
    ahead: NoblemenAheadData | None
    bag: dict[str, int] | None
    carded: bool
    church: dict[str, int]
    decade: int
    deck: NoblemenDeckData
    market: dict[str, NoblemenOfferData]
    players: list[NoblemenPlayerData]
    prestige: dict[str, int]
    queen: int
    space: int
    titles: list[NoblemenTitleData]
    tokens: int
    track: list[str]
    turn: int | None


class PrincipeOpenQuestion(Struct, kw_only=True):
    id: int
    kind: str
    seat: int
    owed: bool
    forced: bool
    default: PrincipeMove
    data: PrincipeQuestionData
    amount: Amount | None


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
    table: TableNamed
    seat: int
    question: int
    waiting_since: datetime
    deadline: datetime | None
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
    auction: FlorenceAuctionData | None
    bidding: list[int]
    board: FlorenceBoardData
    buildings: dict[str, int]
    decks: dict[str, FlorenceDeckData]
    freedoms: dict[str, int]
    landscapes: dict[str, int]
    lots: list[FlorenceLotData]
    minimum: int | None
    minimums: list[int]
    own: FlorenceOwnData | None
    round: int
    rounds: int
    seats: list[FlorencePrincipalityData]
    spent: list[str]
    start: int
    court: FlorenceCourtData | UnsetType = UNSET
    neighbours: list[dict[str, int]] | UnsetType = UNSET
    offers: list[FlorenceOfferData] | UnsetType = UNSET


class NoblemenTableView(Struct, kw_only=True, tag_field="game", tag="noblemen"):
    version: int
    edition: str
    edition_hash: str
    options: NoblemenOptions
    seats: int
    commitment: str
    seed: str | None
    count: int
    over: bool
    waiting: list[int]
    seat: int | None
    question: NoblemenOpenQuestion | None
    table: NoblemenTableData
    result: Outcome | None


class PrincipeTableView(Struct, kw_only=True, tag_field="game", tag="principe"):
    version: int
    edition: str
    edition_hash: str
    options: PrincipeOptions
    seats: int
    commitment: str
    seed: str | None
    count: int
    over: bool
    waiting: list[int]
    seat: int | None
    question: PrincipeOpenQuestion | None
    table: PrincipeTableData
    result: Outcome | None


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
    version: int
    edition: str
    edition_hash: str
    options: FlorenceOptions
    seats: int
    commitment: str
    seed: str | None
    count: int
    over: bool
    waiting: list[int]
    seat: int | None
    question: FlorenceOpenQuestion | None
    table: FlorenceTableData
    result: Outcome | None


TableView: TypeAlias = FlorenceTableView | NoblemenTableView | PrincipeTableView


Table: TypeAlias = FlorenceTable | NoblemenTable | PrincipeTable


class SeatView(Struct, kw_only=True):
    revision: Annotated[int, Meta(description="A number that grows with every change.")]
    view: TableView
    question: Question | None
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
    view: TableView
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
    count: int
    played: bool
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
