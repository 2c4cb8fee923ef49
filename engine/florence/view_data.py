"""The view of The Princes of Florence, as plain data."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from msgspec import Meta

from engine.florence.question_data import OfferData
from engine.values.seat import Seat


class LotData(TypedDict):
    """A lot, how many are left of it, and whether one was sold in this round."""

    lot: Annotated[str, Meta(description="The lot.")]
    left: Annotated[int, Meta(description="The number left.")]
    sold: Annotated[bool, Meta(description="True if one was sold in this round.")]


class AuctionData(TypedDict):
    """The auction that is going on: the lot, the highest bid, its bidder, and the bidders left."""

    lot: Annotated[str, Meta(description="The lot for sale.")]
    high: Annotated[int, Meta(description="The highest bid.")]
    high_seat: Annotated[Seat | None, Meta(description="The seat with the highest bid.")]
    bidders: Annotated[list[Seat], Meta(description="The seats in the auction, in order of their bids.")]


class DeckData(TypedDict):
    """The number of cards, and the names of those in places that the seat knows."""

    count: Annotated[int, Meta(description="The number of cards.")]
    known: Annotated[list[str | None], Meta(description="The cards from the top. Null: unknown to the seat.")]


class BoardData(TypedDict):
    """The squares of every principality before anything is built."""

    columns: Annotated[int, Meta(description="The number of columns.")]
    rows: Annotated[int, Meta(description="The number of rows.")]
    palazzo: Annotated[list[str], Meta(description="The squares of the Palazzo.")]


class BeyondData(TypedDict):
    """The other half of a building that lies across a border."""

    seat: Annotated[Seat, Meta(description="The neighbour.")]
    squares: Annotated[list[str], Meta(description="The squares on the board of the neighbour.")]
    west_seat: Annotated[
        Seat, Meta(description="The seat west of the border. The place is named on its board.")
    ]


class StandingData(TypedDict):
    tile: Annotated[str, Meta(description="The building or landscape.")]
    at: Annotated[str, Meta(description="Its place, as moves name it.")]
    side: Annotated[
        str, Meta(description="The side of the border that it crosses: `east` or `west`. Otherwise empty.")
    ]
    squares: Annotated[list[str], Meta(description="The squares that it covers.")]
    beyond: NotRequired[Annotated[BeyondData, Meta(description="Its other half, if it crosses a border.")]]


class PrincipalityData(TypedDict):
    """The possessions of one seat. Hidden things are null, with their number beside them."""

    seat: Annotated[Seat, Meta(description="The seat.")]
    points: Annotated[int, Meta(description="Its points. Prestige cards count at the end.")]
    fame: Annotated[dict[str, int], Meta(description="The points by source.")]
    money: Annotated[int | None, Meta(description="Its florins. Null if hidden.")]
    money_reckoned: Annotated[int, Meta(description="Its florins as all can compute them.")]
    hand: Annotated[list[str] | None, Meta(description="The profession cards. Null if hidden.")]
    hand_count: Annotated[int, Meta(description="Their number.")]
    hand_known: Annotated[list[str], Meta(description="Those that all have seen.")]
    recruiters: Annotated[int, Meta(description="The number of recruiting cards.")]
    row: Annotated[
        list[str],
        Meta(description="The professions of completed works, and recruiting cards left in their place."),
    ]
    bonuses: Annotated[list[str] | None, Meta(description="The bonus cards. Null if hidden.")]
    bonus_count: Annotated[int, Meta(description="Their number.")]
    prestige: Annotated[list[str] | None, Meta(description="The prestige cards. Null if hidden.")]
    prestige_count: Annotated[int, Meta(description="Their number.")]
    freedoms: Annotated[list[str], Meta(description="The freedoms introduced.")]
    builders: Annotated[int, Meta(description="The number of builders.")]
    jesters: Annotated[int, Meta(description="The number of jesters.")]
    best: Annotated[int, Meta(description="The highest value of a work of the seat in this round.")]
    standing: Annotated[list[StandingData], Meta(description="The tiles on its board.")]
    empty: Annotated[int, Meta(description="The number of free squares.")]
    building_costs: Annotated[int, Meta(description="The florins that it pays for a building.")]


class WorkData(TypedDict):
    """The wishes of a profession, and the value of its work without bonus cards."""

    profession: Annotated[str, Meta(description="The profession.")]
    wishes: Annotated[list[str], Meta(description="The building, landscape and freedom that it wishes for.")]
    value: Annotated[int, Meta(description="The value of its work now, without bonus cards.")]
    parts: Annotated[dict[str, int], Meta(description="The parts of `value`, by reason.")]


class OwnData(TypedDict):
    """The figures that are computed for a seat from its own knowledge."""

    purse: Annotated[int, Meta(description="The most florins that the seat could pay, with all points sold.")]
    works: Annotated[list[WorkData], Meta(description="The works of the professions in its hand.")]
    bonus_values: Annotated[
        dict[str, int],
        Meta(description="The value that each bonus card in its hand would add to a work now."),
    ]
    prestige_points: Annotated[
        dict[str, int], Meta(description="The points that each prestige card in its hand would bring now.")
    ]


class MarkerData(TypedDict):
    """A bid that lies on a character card."""

    seat: Annotated[Seat, Meta(description="The seat of the bid.")]
    amount: Annotated[int, Meta(description="The florins bid.")]


class CourtData(TypedDict):
    """The characters of Muse & Princess."""

    pot: Annotated[int, Meta(description="The florins that the banker leaves.")]
    lowest: Annotated[dict[str, int], Meta(description="The lowest field on each character's card.")]
    inviting: Annotated[list[Seat], Meta(description="The seats that still invite.")]
    markers: Annotated[dict[str, MarkerData], Meta(description="The bids that lie on characters.")]
    taken: Annotated[
        dict[str, Seat], Meta(description="The seats that have taken a character in this round.")
    ]
    guests: Annotated[dict[str, Seat], Meta(description="The seats whose guest a character is.")]


class ExpansionTable(TypedDict, total=False):
    """The visible state of the expansions in play."""

    court: Annotated[CourtData, Meta(description="The characters, with Muse & Princess.")]
    neighbours: Annotated[
        list[dict[str, Seat]], Meta(description="The neighbours of each seat, by side, with joint building.")
    ]
    offers: Annotated[list[OfferData], Meta(description="The open offers of joint buildings.")]


class FlorenceTableData(ExpansionTable):
    """All that one seat may know of the table."""

    round: Annotated[int, Meta(description="The present round, 0 before the first.")]
    rounds: Annotated[int, Meta(description="The number of rounds.")]
    minimum: Annotated[
        int | None, Meta(description="The minimum value of a work in this round. Null before the first.")
    ]
    minimums: Annotated[list[int], Meta(description="The minimum value in each round.")]
    start: Annotated[Seat, Meta(description="The start player.")]
    lots: Annotated[list[LotData], Meta(description="The lots of auctions.")]
    buildings: Annotated[dict[str, int], Meta(description="The number left of each building.")]
    landscapes: Annotated[dict[str, int], Meta(description="The number left of each landscape.")]
    freedoms: Annotated[dict[str, int], Meta(description="The number left of each freedom.")]
    decks: Annotated[dict[str, DeckData], Meta(description="The decks of cards, by name.")]
    spent: Annotated[list[str], Meta(description="The bonus cards used up.")]
    bidding: Annotated[list[Seat], Meta(description="The seats that have no lot of this round yet.")]
    auction: Annotated[AuctionData | None, Meta(description="The auction that is going on, if any.")]
    board: Annotated[BoardData, Meta(description="The squares that each principality has at first.")]
    seats: Annotated[list[PrincipalityData], Meta(description="The principalities, by seat.")]
    own: Annotated[OwnData | None, Meta(description="The figures of the seat itself. Null for onlookers.")]
