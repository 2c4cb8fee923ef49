"""The events of cooperative building: proposals, answers, and the building that stands."""

from __future__ import annotations

from engine import Event, Seat


class Proposed(Event, tag="proposed"):
    seat: Seat
    to_seat: Seat
    building: str
    spot: str
    side: str
    price: int


class Withdrawn(Event, tag="withdrawn"):
    seat: Seat


class Accepted(Event, tag="accepted"):
    """A neighbour accepted. Answers are announced when the last one is in."""

    reveals = True
    seat: Seat
    price: int


class Refused(Event, tag="refused"):
    reveals = True
    seat: Seat


class Countered(Event, tag="countered"):
    reveals = True
    seat: Seat
    price: int


class Declined(Event, tag="declined"):
    """The active player wanted none of the answers."""

    seat: Seat


class BuiltTogether(Event, tag="built-together"):
    """A building across a border, with the active player's price to the bank and the neighbour's price."""

    seat: Seat
    with_seat: Seat
    building: str
    spot: str
    side: str
    squares: tuple[str, ...]
    squares_beyond: tuple[str, ...]
    cost: int
    price: int
    points: int
