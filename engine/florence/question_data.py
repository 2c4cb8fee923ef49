"""The data of each question beside its answers. Prompts and programs read the same data."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from engine.table.at_once import LimitsData
from engine.values.seat import Seat


class Means(TypedDict):
    """The money that a seat has, and the money that it could have by selling all its points."""

    money: int
    purse: int
    from_points: int


class PriceAsked(Means):
    """The means of a seat, and how much it lacks for the lowest price, with all its points sold.

    If it lacks anything, there is nothing to choose.
    """

    lacking: int


class PayOfWorks(TypedDict):
    """The pay of a work that just reaches the minimum, and the price of a point."""

    minimum: int
    work_money: int
    money_per_value: int
    money_per_point: int


class ValuesData(TypedDict):
    """The value that each thing adds to a work."""

    building: int
    landscape: int
    freedom: int
    card: int
    jester: int


class KeepData(TypedDict):
    professions: list[str]
    kept: int
    answer: str | None
    money: int
    values: ValuesData
    later_minimums: list[int]
    money_per_value: int
    money_per_point: int


class NameData(PayOfWorks, PriceAsked):
    lots: list[str]
    amount: int
    bidding: list[Seat]
    bidding_seats: list[Seat]
    sold: list[str]
    later_minimums: list[int]


class RaiseData(PayOfWorks, PriceAsked):
    lot: str
    bid: int
    leader_seat: Seat | None
    amount: int
    bidders: list[Seat]
    bidding_seats: list[Seat]


class LotLimitsData(LimitsData, PayOfWorks, PriceAsked):
    lot: str
    bidding_seats: list[Seat]
    step: int


class LastBuyerData(PayOfWorks, PriceAsked):
    lots: list[str]
    price: int
    sold: list[str]
    later_minimums: list[int]


class PlaceData(TypedDict):
    tiles: list[str]
    free: int
    again: int


class RecruitData(TypedDict):
    professions: list[str]
    card_value: int


class TakeData(TypedDict):
    deck: str
    cards: list[str]
    example: list[str]


class BestWorkData(TypedDict):
    """The most valuable work of the round so far, and the points for it."""

    best: int
    best_seats: list[Seat]
    best_points: int


class TurnData(PayOfWorks, BestWorkData, Means):
    left: int
    done: list[str]
    later_minimums: list[int]
    building_price: int
    building_lacking: int
    """The florins that are missing for it. No building is offered then."""
    standing: int
    after_seats: list[Seat]


class OfferData(TypedDict):
    """An offer for a building across a border, as all may see it."""

    from_seat: Seat
    to_seat: Seat
    building: str
    at: str
    side: str
    price: int
    west_seat: Seat
    east_seat: Seat
    west_squares: list[str]
    east_squares: list[str]
    cost: int
    points: int


class ProposalData(OfferData, Means):
    """A proposal.

    The proposer sees all their offers. A neighbour sees the offer to them and their answer so far.
    """

    proposer: bool
    asked_seats: list[Seat]
    offers: NotRequired[list[OfferData]]
    answer: NotRequired[str | None]


class AnswersData(Means):
    """The answers to a proposal, with the price of each side that can be accepted."""

    offers: list[OfferData]
    east_price: int | None
    west_price: int | None
    east_seat: Seat | None
    west_seat: Seat | None
    east_answers: bool
    west_answers: bool
    building_price: int


class MerchantData(Means):
    lot: str
    price: int
    points: int


class CashData(TypedDict):
    most: int
    money: int
    money_per_point: int


class InviteData(TypedDict):
    characters: list[str]
    bids: dict[str, int]
    pot: int
    inviting_seats: list[Seat]
    money: int
