"""What a view of The Princes of Florence holds, as plain data."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from engine.florence.question_data import OfferData
from engine.values.seat import Seat


class LotData(TypedDict):
    """What is auctioned, how many are left of it, and whether one was sold in this round."""

    lot: str
    left: int
    sold: bool


class AuctionData(TypedDict):
    """The auction that is going on: the lot, the highest bid and whose it is, who is still in."""

    lot: str
    high: int
    high_seat: Seat | None
    bidders: list[Seat]


class DeckData(TypedDict):
    """How many cards there are; those whose place the seat knows, by name."""

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
    """What one seat has; what others may not know of it is null, its number beside it."""

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
    """What a profession wishes for, and what its work would be worth without bonus cards."""

    profession: str
    wishes: list[str]
    value: int
    parts: dict[str, int]


class OwnData(TypedDict):
    """What is worked out for a seat from what it knows."""

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
    """What is to be seen of an expansion, where it is played."""

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
