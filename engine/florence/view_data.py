"""The view of The Princes of Florence, as plain data."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from engine.florence.question_data import OfferData
from engine.values.seat import Seat


class LotData(TypedDict):
    """A lot, how many are left of it, and whether one was sold in this round."""

    lot: str
    left: int
    sold: bool


class AuctionData(TypedDict):
    """The auction that is going on: the lot, the highest bid, its bidder, and the bidders left."""

    lot: str
    high: int
    high_seat: Seat | None
    bidders: list[Seat]


class DeckData(TypedDict):
    """The number of cards, and the names of those in places that the seat knows."""

    count: int
    known: list[str | None]


class BoardData(TypedDict):
    """The squares of every principality before anything is built."""

    columns: int
    rows: int
    palazzo: list[str]


class BeyondData(TypedDict):
    """The other half of a building that lies across a border."""

    seat: Seat
    squares: list[str]
    west_seat: Seat


class StandingData(TypedDict):
    tile: str
    at: str
    side: str
    squares: list[str]
    beyond: NotRequired[BeyondData]


class PrincipalityData(TypedDict):
    """The possessions of one seat. Hidden things are null, with their number beside them."""

    seat: Seat
    points: int
    fame: dict[str, int]
    money: int | None
    money_reckoned: int
    hand: list[str] | None
    hand_count: int
    hand_known: list[str]
    recruiters: int
    row: list[str]
    bonuses: list[str] | None
    bonus_count: int
    prestige: list[str] | None
    prestige_count: int
    freedoms: list[str]
    builders: int
    jesters: int
    best: int
    standing: list[StandingData]
    empty: int
    building_costs: int


class WorkData(TypedDict):
    """The wishes of a profession, and the value of its work without bonus cards."""

    profession: str
    wishes: list[str]
    value: int
    parts: dict[str, int]


class OwnData(TypedDict):
    """The figures that are computed for a seat from its own knowledge."""

    purse: int
    works: list[WorkData]
    bonus_values: dict[str, int]
    prestige_points: dict[str, int]


class MarkerData(TypedDict):
    """A bid that lies on a character card."""

    seat: Seat
    amount: int


class CourtData(TypedDict):
    """The characters of Muse & Princess."""

    pot: int
    lowest: dict[str, int]
    inviting: list[Seat]
    markers: dict[str, MarkerData]
    taken: dict[str, Seat]
    guests: dict[str, Seat]


class ExpansionTable(TypedDict, total=False):
    """The visible state of the expansions in play."""

    court: CourtData
    neighbours: list[dict[str, Seat]]
    offers: list[OfferData]


class FlorenceTableData(ExpansionTable):
    """All that one seat may know of the table."""

    round: int
    rounds: int
    minimum: int | None
    minimums: list[int]
    start: Seat
    lots: list[LotData]
    buildings: dict[str, int]
    landscapes: dict[str, int]
    freedoms: dict[str, int]
    decks: dict[str, DeckData]
    spent: list[str]
    bidding: list[Seat]
    auction: AuctionData | None
    board: BoardData
    seats: list[PrincipalityData]
    own: OwnData | None
