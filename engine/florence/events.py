"""The events of the base game.

Private information has an event of its own, with that seat as its audience.
"""

from __future__ import annotations

from engine import Event, Seat


class Dealt(Event, tag="dealt"):
    """The professions that one seat was dealt."""

    reveals = True
    professions: tuple[str, ...]


class Kept(Event, tag="kept"):
    """All players have chosen the professions to begin with."""

    reveals = True
    kept: int


class Chosen(Event, tag="chosen"):
    """The professions that one seat kept, and the one that went back."""

    professions: tuple[str, ...]
    returned: tuple[str, ...]


class RoundBegan(Event, tag="round"):
    begins_part = True
    round: int
    seat: Seat
    minimum: int


class Named(Event, tag="named"):
    seat: Seat
    lot: str
    amount: int


class WasBid(Event, tag="bid"):
    seat: Seat
    lot: str
    amount: int


class Passed(Event, tag="passed"):
    seat: Seat
    lot: str


class Waived(Event, tag="waived"):
    seat: Seat


class BoughtNothing(Event, tag="bought-nothing"):
    """The last player without a lot bought none."""

    seat: Seat


class Bought(Event, tag="bought"):
    seat: Seat
    lot: str
    price: int


class SoldPoints(Event, tag="sold"):
    """A player gave points back for money."""

    seat: Seat
    points: int
    money: int


class Placed(Event, tag="placed"):
    seat: Seat
    tile: str
    spot: str
    squares: tuple[str, ...]
    points: int


class Hired(Event, tag="hired"):
    """A builder or a jester came into a principality."""

    seat: Seat
    lot: str
    number: int
    points: int


class Looked(Event, tag="looked"):
    seat: Seat
    deck: str
    number: int
    price: int


class Saw(Event, tag="saw"):
    """The cards that one seat looked at."""

    reveals = True
    deck: str
    cards: tuple[str, ...]


class Took(Event, tag="took"):
    seat: Seat
    deck: str


class Picked(Event, tag="picked"):
    """The card that one seat kept, and the cards that it put under the deck, in this order."""

    deck: str
    card: str
    under: tuple[str, ...]


class Recruited(Event, tag="recruited"):
    seat: Seat
    profession: str
    from_seat: Seat


class KeptRecruiter(Event, tag="kept-recruiter"):
    seat: Seat


class Worked(Event, tag="worked"):
    """A work: its value with the sum (reason and value), the money paid, and the points taken instead."""

    reveals = True
    seat: Seat
    profession: str
    bonuses: tuple[str, ...]
    value: int
    parts: dict[str, int]
    money: int
    points: int


class Built(Event, tag="built"):
    seat: Seat
    building: str
    spot: str
    squares: tuple[str, ...]
    price: int
    points: int


class Introduced(Event, tag="freedom"):
    seat: Seat
    freedom: str
    price: int


class TurnEnded(Event, tag="ended"):
    """A player took fewer actions than they might have."""

    seat: Seat
    left: int


class BestWork(Event, tag="best-work"):
    seats: tuple[Seat, ...]
    value: int
    points: int


class NoWork(Event, tag="no-work"):
    round: int


class PrestigeScored(Event, tag="prestige"):
    reveals = True
    seat: Seat
    card: str
    points: int
