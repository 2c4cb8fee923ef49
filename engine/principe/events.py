"""What happened, in the words of the catalogue (`event-…`). Cards are told by colour, arms by region."""

from __future__ import annotations

from engine import Event, Seat


class Dealt(Event, tag="dealt"):
    """The table is set up."""

    reveals = True
    cities: tuple[str, ...]
    prince_seat: Seat
    ducats: int


class RoundBegan(Event, tag="round"):
    """A round begins; `last` says that it is the last one."""

    round: int
    last: bool


class Income(Event, tag="income"):
    """Everybody has drawn so many cards and got so many ducats."""

    cards: int
    ducats: int


class Drew(Event, tag="drew"):
    """What cards they were: for whoever drew them."""

    reveals = True
    seat: Seat
    cards: tuple[str, ...]


class Shown(Event, tag="shown"):
    """The cards that were laid, one entry a seat."""

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
    """A seat with too few ducats for any bid is out of the auction unasked."""

    seat: Seat


class GroupWon(Event, tag="group-won"):
    """A group is sold; the buyer takes Il Principe."""

    seat: Seat
    colour: str
    cards: int
    price: int


class GroupGone(Event, tag="group-gone"):
    """Nobody has bid; the cards leave the game."""

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
    """Somebody else founded a city with colours whose tiles this seat holds."""

    seat: Seat
    points: int
    city: str


class CityOpened(Event, tag="city-opened"):
    """The next city is turned up."""

    reveals = True
    city: str


class Declined(Event, tag="declined"):
    """The winner of a group founds no city at once."""

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
    """All tiles go back before they are given anew."""


class Contested(Event, tag="contested"):
    """Those who are tied bid for the tile."""

    role: str
    colour: str
    seats: tuple[Seat, ...]
    opener_seat: Seat
    """The holder of Il Principe where they are tied, else the first of the tied clockwise from them."""


class TookMajor(Event, tag="major"):
    """A major tile is taken; a price above 0 was paid in an auction and brings Il Principe."""

    seat: Seat
    role: str
    colour: str
    turned: int
    """How many cards were turned face down."""
    price: int


class TookMinor(Event, tag="minor"):
    """A minor tile is taken; a price above 0 was paid in an auction and brings Il Principe."""

    seat: Seat
    role: str
    colour: str
    price: int


class TileStays(Event, tag="tile-stays"):
    """All who were tied passed."""

    role: str
    colour: str


class Revealed(Event, tag="revealed"):
    """The green ability: a card turned face up again."""

    seat: Seat
    colour: str


class GotPoint(Event, tag="point"):
    """The white ability."""

    seat: Seat
    points: int


class DrewOne(Event, tag="drew-one"):
    """The red ability; which card it was is for whoever drew it."""

    seat: Seat


class PlacedArms(Event, tag="arms"):
    """The blue ability."""

    seat: Seat
    region: str


class GotDucats(Event, tag="ducats"):
    """The yellow ability."""

    seat: Seat
    ducats: int


class AbilityLapsed(Event, tag="lapsed"):
    """It was impossible."""

    seat: Seat
    role: str


class Ended(Event, tag="ended"):
    """`reason`: `cities` (too few open), `deck` (after the last round), `empty` (too few cards for a last round)."""

    reveals = True
    reason: str
