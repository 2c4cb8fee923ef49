"""The data of each question beside its answers. Prompts and programs read the same data."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

from engine.table.at_once import LimitsData
from engine.values.seat import Seat

Money: TypeAlias = Annotated[int, Meta(description="The florins of the seat.")]
Lot: TypeAlias = Annotated[str, Meta(description="The lot of this auction.")]
Lots: TypeAlias = Annotated[list[str], Meta(description="The lots that the seat may name or buy.")]
Sold: TypeAlias = Annotated[list[str], Meta(description="The lots already sold in this round.")]
LaterMinimums: TypeAlias = Annotated[
    list[int], Meta(description="The minimum value of a work in each later round.")
]
MoneyPerValue: TypeAlias = Annotated[
    int, Meta(description="The florins that a work brings for each point of its value.")
]
MoneyPerPoint: TypeAlias = Annotated[
    int, Meta(description="The florins of a work that buy one prestige point.")
]
Bidders: TypeAlias = Annotated[list[Seat], Meta(description="The seats still in this auction.")]
BiddingSeats: TypeAlias = Annotated[list[Seat], Meta(description="The same as `bidders`.")]
BuildingPrice: TypeAlias = Annotated[
    int, Meta(description="The florins that the seat would pay for a building.")
]


class Means(TypedDict):
    """The money that a seat has, and the money that it could have by selling all its points."""

    money: Money
    purse: Annotated[int, Meta(description="The most florins that the seat could pay, with all points sold.")]
    from_points: Annotated[int, Meta(description="The part of `purse` that its points would bring.")]


class PriceAsked(Means):
    """The means of a seat, and how much it lacks for the lowest price, with all its points sold.

    If it lacks anything, there is nothing to choose.
    """

    lacking: Annotated[int, Meta(description="The florins missing for the lowest price, 0 if none.")]


class PayOfWorks(TypedDict):
    """The pay of a work that just reaches the minimum, and the price of a point."""

    minimum: Annotated[int, Meta(description="The minimum value of a work in this round.")]
    work_money: Annotated[int, Meta(description="The florins for a work of exactly that value.")]
    money_per_value: MoneyPerValue
    money_per_point: MoneyPerPoint


class ValuesData(TypedDict):
    """The value that each thing adds to a work."""

    building: Annotated[int, Meta(description="The value of the building that the profession wishes for.")]
    landscape: Annotated[int, Meta(description="The value of the landscape that it wishes for.")]
    freedom: Annotated[int, Meta(description="The value of the freedom that it wishes for.")]
    card: Annotated[int, Meta(description="The value of each profession or recruiting card of the seat.")]
    jester: Annotated[int, Meta(description="The value of each jester.")]


class KeepData(TypedDict):
    professions: Annotated[list[str], Meta(description="The profession cards dealt to the seat.")]
    kept: Annotated[int, Meta(description="The number of cards that the seat keeps.")]
    answer: Annotated[
        str | None, Meta(description="The answer that the seat has given. It may still change it.")
    ]
    money: Money
    values: Annotated[ValuesData, Meta(description="The value that each thing adds to a work.")]
    later_minimums: LaterMinimums
    money_per_value: MoneyPerValue
    money_per_point: MoneyPerPoint


class NameData(PayOfWorks, PriceAsked):
    lots: Lots
    amount: Annotated[int, Meta(description="The opening bid. Who names a lot has bid it.")]
    bidding: Annotated[list[Seat], Meta(description="The seats that have no lot of this round yet.")]
    bidding_seats: Annotated[list[Seat], Meta(description="The same as `bidding`.")]
    sold: Sold
    later_minimums: LaterMinimums


class RaiseData(PayOfWorks, PriceAsked):
    lot: Lot
    bid: Annotated[int, Meta(description="The highest bid.")]
    leader_seat: Annotated[Seat | None, Meta(description="The seat with the highest bid.")]
    amount: Annotated[int, Meta(description="The next bid. Every raise is by the same step.")]
    bidders: Bidders
    bidding_seats: BiddingSeats


class LotLimitsData(LimitsData, PayOfWorks, PriceAsked):
    lot: Lot
    bidding_seats: BiddingSeats
    step: Annotated[int, Meta(description="The florins between two limits.")]


class LastBuyerData(PayOfWorks, PriceAsked):
    lots: Lots
    price: Annotated[int, Meta(description="The price of each lot.")]
    sold: Sold
    later_minimums: LaterMinimums


class PlaceData(TypedDict):
    tiles: Annotated[list[str], Meta(description="The landscapes to choose from.")]
    free: Annotated[int, Meta(description="The free squares of the principality.")]
    again: Annotated[int, Meta(description="The points for a type of landscape that the seat already has.")]


class RecruitData(TypedDict):
    professions: Annotated[
        list[str], Meta(description="The professions that the seat can recruit from other seats.")
    ]
    card_value: Annotated[int, Meta(description="The value that the card adds to works if it is kept.")]


class TakeData(TypedDict):
    deck: Annotated[str, Meta(description="The deck of the cards.")]
    cards: Annotated[list[str], Meta(description="The cards looked at. The seat keeps one.")]
    example: Annotated[
        list[str], Meta(description="One order for the other cards under the deck, if the first is kept.")
    ]


class BestWorkData(TypedDict):
    """The most valuable work of the round so far, and the points for it."""

    best: Annotated[int, Meta(description="The highest value of a work in this round.")]
    best_seats: Annotated[list[Seat], Meta(description="The seats with a work of that value.")]
    best_points: Annotated[int, Meta(description="The points for the best work at the end of the round.")]


class TurnData(PayOfWorks, BestWorkData, Means):
    left: Annotated[int, Meta(description="The actions left in this turn.")]
    done: Annotated[list[str], Meta(description="The actions taken in this turn, by name.")]
    later_minimums: LaterMinimums
    building_price: BuildingPrice
    building_lacking: Annotated[
        int, Meta(description="The florins missing for it. No building is offered then.")
    ]
    standing: Annotated[int, Meta(description="The tiles that stand in the principality.")]
    after_seats: Annotated[list[Seat], Meta(description="The seats that still have a turn, in order.")]


class OfferData(TypedDict):
    """An offer for a building across a border, as all may see it."""

    from_seat: Annotated[Seat, Meta(description="The seat that proposes.")]
    to_seat: Annotated[Seat, Meta(description="The neighbour that is asked.")]
    building: Annotated[str, Meta(description="The building.")]
    at: Annotated[str, Meta(description="Its place, as moves name it.")]
    side: Annotated[str, Meta(description="The side of the proposer with the neighbour: `east` or `west`.")]
    price: Annotated[int, Meta(description="The florins that the neighbour pays to the proposer.")]
    west_seat: Annotated[Seat, Meta(description="The seat west of the border.")]
    east_seat: Annotated[Seat, Meta(description="The seat east of the border.")]
    west_squares: Annotated[list[str], Meta(description="The squares that it covers west of the border.")]
    east_squares: Annotated[list[str], Meta(description="The squares that it covers east of the border.")]
    cost: Annotated[int, Meta(description="The florins that the proposer pays to the bank.")]
    points: Annotated[int, Meta(description="The points for each of the two seats.")]


class ProposalData(OfferData, Means):
    """A proposal.

    The proposer sees all their offers. A neighbour sees the offer to them and their answer so far.
    """

    proposer: Annotated[bool, Meta(description="True if the seat asked is the proposer.")]
    asked_seats: Annotated[list[Seat], Meta(description="The neighbours that were asked.")]
    offers: NotRequired[
        Annotated[list[OfferData], Meta(description="All offers. Only the proposer gets them.")]
    ]
    answer: NotRequired[
        Annotated[str | None, Meta(description="The neighbour's own answer. It may still change it.")]
    ]


class AnswersData(Means):
    """The answers to a proposal, with the price of each side that can be accepted."""

    offers: Annotated[
        list[OfferData], Meta(description="The offers that were not refused, at the price of the answer.")
    ]
    east_price: Annotated[
        int | None, Meta(description="The price that the eastern neighbour pays. Null without an offer.")
    ]
    west_price: Annotated[
        int | None, Meta(description="The price that the western neighbour pays. Null without an offer.")
    ]
    east_seat: Annotated[Seat | None, Meta(description="The eastern neighbour.")]
    west_seat: Annotated[Seat | None, Meta(description="The western neighbour.")]
    east_answers: Annotated[bool, Meta(description="True if an offer with the east can be accepted.")]
    west_answers: Annotated[bool, Meta(description="True if an offer with the west can be accepted.")]
    building_price: BuildingPrice


class MerchantData(Means):
    lot: Annotated[str, Meta(description="The lot that the seat has won.")]
    price: Annotated[int, Meta(description="The price to pay without the merchant.")]
    points: Annotated[int, Meta(description="The points that the merchant brings now.")]


class CashData(TypedDict):
    most: Annotated[int, Meta(description="The most points that the money buys.")]
    money: Money
    money_per_point: Annotated[int, Meta(description="The florins for one point.")]


class InviteData(TypedDict):
    characters: Annotated[list[str], Meta(description="The characters that nobody has taken in this round.")]
    bids: Annotated[dict[str, int], Meta(description="The bid that lies on each character, if any.")]
    pot: Annotated[int, Meta(description="The florins that the banker leaves.")]
    inviting_seats: Annotated[list[Seat], Meta(description="The seats that still invite.")]
    money: Money
