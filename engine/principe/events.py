"""The events, in the words of the catalogue (`event-…`). Cards are given by colour, arms by region."""

from __future__ import annotations

from engine import Event, Seat


class Dealt(Event, tag="dealt"):
    """The table is set up."""

    reveals = True
    cities: tuple[str, ...]
    prince_seat: Seat
    ducats: int


class RoundBegan(Event, tag="round"):
    """A round begins. `last` is true for the last one."""

    begins_part = True
    round: int
    last: bool


class Income(Event, tag="income"):
    """All players have drawn this many cards and received this many ducats."""

    cards: int
    ducats: int


class Drew(Event, tag="drew"):
    """The cards that were drawn, for the player who drew them."""

    reveals = True
    seat: Seat
    cards: tuple[str, ...]


class Shown(Event, tag="shown"):
    """The cards that were laid, one entry for each seat."""

    reveals = True
    seat: Seat
    cards: tuple[str, ...]


class Turned(Event, tag="turned"):
    """Cards from the deck for the auctions of the last round."""

    reveals = True
    cards: tuple[str, ...]


class GroupOpened(Event, tag="group"):
    """The auction of a group of cards begins."""

    colour: str
    cards: int
    prince_seat: Seat


class WasBid(Event, tag="bid"):
    """A bid in the auction that is going on."""

    seat: Seat
    amount: int


class Passed(Event, tag="passed"):
    """A seat is out of the auction that is going on."""

    seat: Seat


class CannotBid(Event, tag="cannot-bid"):
    """A seat with too few ducats for any bid leaves the auction without a question."""

    seat: Seat


class GroupWon(Event, tag="group-won"):
    """A group is sold. The buyer takes Il Principe."""

    seat: Seat
    colour: str
    cards: int
    price: int


class GroupGone(Event, tag="group-gone"):
    """No seat has bid. The cards leave the game."""

    colour: str
    cards: int


class Founded(Event, tag="founded"):
    """A city is founded: its price, its points, and the region of each coat of arms."""

    seat: Seat
    city: str
    ducats: int
    points: int
    arms: tuple[str, ...]


class RolePoints(Event, tag="role-points"):
    """Another seat founded a city with colours of this seat's tiles."""

    seat: Seat
    points: int
    city: str


class CityOpened(Event, tag="city-opened"):
    """The next city is turned up."""

    reveals = True
    city: str


class Declined(Event, tag="declined"):
    """The winner of a group founds no city now."""

    seat: Seat


class Played(Event, tag="played"):
    """Cards of one colour are played face up."""

    seat: Seat
    colour: str
    cards: int


class Rested(Event, tag="rested"):
    """A turn without a city and without cards."""

    seat: Seat


class TilesReturned(Event, tag="tiles-returned"):
    """All tiles go back before they are given again."""


class Contested(Event, tag="contested"):
    """Tied seats bid for the tile."""

    role: str
    colour: str
    seats: tuple[Seat, ...]
    opener_seat: Seat
    """The holder of Il Principe if tied, otherwise the first tied seat clockwise from them."""


class TookMajor(Event, tag="major"):
    """A major tile is taken. If the price is above 0, it was paid in an auction and brings Il Principe."""

    seat: Seat
    role: str
    colour: str
    turned: int
    """The number of cards turned face down."""
    price: int


class TookMinor(Event, tag="minor"):
    """A minor tile is taken. If the price is above 0, it was paid in an auction and brings Il Principe."""

    seat: Seat
    role: str
    colour: str
    price: int


class TileStays(Event, tag="tile-stays"):
    """All tied seats passed."""

    role: str
    colour: str


class Revealed(Event, tag="revealed"):
    """The green ability: a card is face up again."""

    seat: Seat
    colour: str


class GotPoint(Event, tag="point"):
    """The white ability: points."""

    seat: Seat
    points: int


class DrewOne(Event, tag="drew-one"):
    """The red ability: a card. Only the player who drew it sees which card it was."""

    seat: Seat


class PlacedArms(Event, tag="arms"):
    """The blue ability: a coat of arms in a region."""

    seat: Seat
    region: str


class GotDucats(Event, tag="ducats"):
    """The yellow ability: ducats."""

    seat: Seat
    ducats: int


class AbilityLapsed(Event, tag="lapsed"):
    """An ability lapsed because it was impossible."""

    seat: Seat
    role: str


class Ended(Event, tag="ended"):
    """The game ended: `cities` (too few open), `deck` (after the last round), `empty` (too few cards for one)."""

    reveals = True
    reason: str
