"""The events of Muse & Princess: characters invited, used and gone."""

from __future__ import annotations

from engine import Event, Seat


class Invited(Event, tag="invited"):
    """A marker was put on a card. A marker that lay there went back to its owner."""

    seat: Seat
    character: str
    amount: int
    seats: tuple[Seat, ...] = ()
    """The seat with the marker that lay there before."""


class DroppedOut(Event, tag="dropped-out"):
    seat: Seat


class Arrived(Event, tag="arrived"):
    """A character was paid for and arrived. The banker brings money."""

    seat: Seat
    character: str
    price: int
    money: int


class PrincessWorked(Event, tag="princess-worked"):
    seat: Seat
    value: int
    parts: dict[str, int]
    money: int
    points: int


class MerchantPaid(Event, tag="merchant-paid"):
    """The merchant paid for a lot."""

    seat: Seat
    lot: str
    price: int


class MerchantScored(Event, tag="merchant-scored"):
    seat: Seat
    points: int


class ProfessorCame(Event, tag="professor-came"):
    seat: Seat
    deck: str


class Left(Event, tag="left"):
    """Characters left unused."""

    characters: tuple[str, ...]


class Cashed(Event, tag="cashed"):
    seat: Seat
    money: int
    points: int
