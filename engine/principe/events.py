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
    colour: str
    cards: int
    prince_seat: Seat


class WasBid(Event, tag="bid"):
    seat: Seat
    amount: int


class Passed(Event, tag="passed"):
    seat: Seat


class GroupWon(Event, tag="group-won"):
    seat: Seat
    colour: str
    cards: int
    price: int


class GroupGone(Event, tag="group-gone"):
    colour: str
    cards: int


class Founded(Event, tag="founded"):
    seat: Seat
    city: str
    ducats: int
    points: int
    arms: dict[str, int]


class RolePoints(Event, tag="role-points"):
    """Somebody else founded a city with colours whose tiles this seat holds."""

    seat: Seat
    points: int
    city: str


class CityOpened(Event, tag="city-opened"):
    reveals = True
    city: str


class Declined(Event, tag="declined"):
    seat: Seat


class Played(Event, tag="played"):
    seat: Seat
    colour: str
    cards: int


class Rested(Event, tag="rested"):
    seat: Seat


class TilesReturned(Event, tag="tiles-returned"):
    pass


class Contested(Event, tag="contested"):
    """Those who are tied bid for the tile."""

    role: str
    colour: str
    seats: tuple[Seat, ...]


class TookMajor(Event, tag="major"):
    seat: Seat
    role: str
    colour: str
    turned: int
    """How many cards were turned face down."""
    price: int


class TookMinor(Event, tag="minor"):
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
    seat: Seat
    points: int


class DrewOne(Event, tag="drew-one"):
    """The red ability; which card it was is for whoever drew it."""

    seat: Seat


class PlacedArms(Event, tag="arms"):
    seat: Seat
    region: str


class GotDucats(Event, tag="ducats"):
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


EVENTS = (
    Dealt,
    RoundBegan,
    Income,
    Drew,
    Shown,
    Turned,
    GroupOpened,
    WasBid,
    Passed,
    GroupWon,
    GroupGone,
    Founded,
    RolePoints,
    CityOpened,
    Declined,
    Played,
    Rested,
    TilesReturned,
    Contested,
    TookMajor,
    TookMinor,
    TileStays,
    Revealed,
    GotPoint,
    DrewOne,
    PlacedArms,
    GotDucats,
    AbilityLapsed,
    Ended,
)
