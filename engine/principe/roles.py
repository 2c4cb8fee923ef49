"""Phase 4: the role tiles go back and are given again, colour by colour."""

from __future__ import annotations

from engine import Seat, Step, Table
from engine.mechanics.majority import most, only_seat, second_most
from engine.principe.abilities import ability_gain, use_ability
from engine.principe.bidding import AskBid, AskBidLimits, OnSale, bidding_order, open_auction
from engine.principe.edition import COLOURS, Edition
from engine.principe.events import Contested, TilesReturned, TileStays, TookMajor, TookMinor
from engine.principe.open_knowledge import needed_by
from engine.principe.question_data import BidForRoleData, KnownOfRole, LimitForRoleData, LotOfRole, TileKind
from engine.principe.state import State


class Roles(Step[State], tag="roles"):
    def run(self, table: Table[State]) -> None:
        state = table.state
        state.majors = [None] * len(COLOURS)
        state.minors = [None] * len(COLOURS)
        table.tell(TilesReturned())
        table.then(*(RolesOf(colour=colour) for colour in range(len(COLOURS))))


class RolesOf(Step[State], tag="roles-of"):
    """The two tiles of one colour.

    The second seat is determined before the first one turns their cards.
    """

    colour: int

    def run(self, table: Table[State]) -> None:
        counts = [player.up[self.colour] for player in table.state.players]
        first = most(counts)
        if not first:
            return
        leader = only_seat(first)
        if leader is None:
            _contest(table, self.colour, "major", first)
            return
        second = second_most(counts)
        if second and table.edition.seating(table.seats).minors:
            table.then(MinorOf(colour=self.colour, seats=second))
        take_major(table, leader, self.colour, 0)


class MinorOf(Step[State], tag="minor-of"):
    """The minor tile of a colour, after the major tile and its ability.

    The sole second seat gets it; several seats bid for it.
    """

    colour: int
    seats: tuple[Seat, ...]

    def run(self, table: Table[State]) -> None:
        second = only_seat(self.seats)
        if second is None:
            _contest(table, self.colour, "minor", self.seats)
        else:
            take_minor(table, second, self.colour, 0)


class Tile(OnSale):
    """A role tile, as a lot for the tied seats."""

    __slots__ = ()

    colour: int
    tile: TileKind

    def lot(self, table: Table[State]) -> LotOfRole:
        return {
            "colour": COLOURS[self.colour],
            "tile": self.tile,
            "role": role_name(table, self.tile, self.colour),
        }

    def known(self, table: Table[State], seat: Seat) -> KnownOfRole:
        """Return the effects of the tile, for a bidder."""
        edition: Edition = table.edition
        major = self.tile == "major"
        return {
            "gain": ability_gain(edition, COLOURS[self.colour]),
            "points": edition.points.major if major else edition.points.minor,
            "turned": count_turned_cards(table, seat, self.colour) if major else 0,
            "cities": needed_by(table, self.colour),
        }

    def sold(self, table: Table[State], seat: Seat, price: int) -> None:
        take = take_major if self.tile == "major" else take_minor
        take(table, seat, self.colour, price)

    def unsold(self, table: Table[State]) -> None:
        role = role_name(table, self.tile, self.colour)
        table.tell(TileStays(role=role, colour=COLOURS[self.colour]))


class BidForRole(Tile, AskBid, tag="bid-role"):
    """Bid ducats for a tile."""

    colour: int
    tile: TileKind

    def data(self, table: Table[State], seat: Seat) -> BidForRoleData:
        return {**self.lot(table), **self.stands(table, seat), **self.known(table, seat)}


class LimitForRole(Tile, AskBidLimits, kw_only=True, tag="limit-role"):
    """Name the most ducats that a tile is worth to the seat."""

    colour: int
    tile: TileKind

    def data(self, table: Table[State], seat: Seat) -> LimitForRoleData:
        return {**self.lot(table), **self.stands(table, seat), **self.known(table, seat)}


def role_name(table: Table[State], tile: str, colour: int) -> str:
    roles: dict[str, str] = table.edition.majors if tile == "major" else table.edition.minors
    return roles[COLOURS[colour]]


def take_major(table: Table[State], seat: Seat, colour: int, price: int) -> None:
    """Give the major tile to a seat, turn down half of its cards (rounded up), and use the ability."""
    state = table.state
    state.majors[colour] = seat
    player = state.players[seat]
    turned = count_turned_cards(table, seat, colour)
    player.up[colour] -= turned
    player.down[colour] += turned
    role = role_name(table, "major", colour)
    table.tell(TookMajor(seat=seat, role=role, colour=COLOURS[colour], turned=turned, price=price))
    use_ability(table, seat, colour, role)


def count_turned_cards(table: Table[State], seat: Seat, colour: int) -> int:
    """Return how many face-up cards a major tile costs."""
    return (table.state.players[seat].up[colour] + 1) // 2


def take_minor(table: Table[State], seat: Seat, colour: int, price: int) -> None:
    """Give the minor tile to a seat, and use the ability. No card is turned."""
    table.state.minors[colour] = seat
    role = role_name(table, "minor", colour)
    table.tell(TookMinor(seat=seat, role=role, colour=COLOURS[colour], price=price))
    use_ability(table, seat, colour, role)


def _contest(table: Table[State], colour: int, tile: TileKind, seats: tuple[Seat, ...]) -> None:
    role, order = role_name(table, tile, colour), bidding_order(table, seats)
    table.tell(Contested(role=role, colour=COLOURS[colour], seats=seats, opener_seat=order[0]))
    auction = open_auction(table, order)
    if table.options.at_once:
        LimitForRole(asked=auction.bidders, auction=auction, colour=colour, tile=tile).go_on(table)
    else:
        BidForRole(auction=auction, colour=colour, tile=tile).go_on(table)
