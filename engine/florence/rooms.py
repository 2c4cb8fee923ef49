"""The door to the expansions. Each is a room of its own that changes the game through `Room`, and only there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from engine import Move, Seat, Step
from engine.florence.book import book_of
from engine.florence.data import Data
from engine.florence.deed import Deed
from engine.florence.options import FlorenceOptions
from engine.florence.state import FlorenceTable, State


class Room:
    """What an expansion may change; the base game changes nothing."""

    actions: ClassVar[Sequence[Deed]] = ()
    """Further deeds of the action turn."""
    liberties: ClassVar[Sequence[Deed]] = ()
    """Further deeds at any decision of one's own."""
    forbids: ClassVar[str] = "not-legal"
    """The rule that forbids building on the squares that `forbidden` names."""
    withdrawn: ClassVar[Sequence[type[Move]]] = ()
    """What the base game allows and this expansion does not."""

    def open(self, table: FlorenceTable) -> None:
        """Lay out what the expansion adds before the first round."""

    def palazzo(self, data: Data) -> Sequence[str]:
        """The squares of the Palazzo, where they are others than in the base game."""
        return ()

    def phases(self, phases: Sequence[Step[State]]) -> Sequence[Step[State]]:
        """The phases of a round."""
        return phases

    def extra_actions(self, table: FlorenceTable, seat: Seat) -> int:
        return 0

    def extra_value(self, table: FlorenceTable, seat: Seat) -> dict[str, int]:
        """What is added to the value of every work, by reason."""
        return {}

    def forbidden(self, table: FlorenceTable, seat: Seat) -> int:
        """Further squares on which a seat may not build alone."""
        return 0

    def settles(self, table: FlorenceTable, seat: Seat, lot: str, price: int) -> bool:
        """Whether the expansion sees to the payment of a lot, and to what follows."""
        return False

    def view(self, table: FlorenceTable, seat: Seat | None) -> dict[str, Any]:
        """What is to be seen of the expansion."""
        return {}

    def imagine(self, table: FlorenceTable, seat: Seat | None, seed: bytes) -> None:
        """Choose anew what others have secretly answered."""


class Course:
    """The game as it is played at one table: the base game and the rooms that are open."""

    def __init__(self, rooms: Sequence[Room], actions: Sequence[Deed], liberties: Sequence[Deed]) -> None:
        self.withdrawn = withdrawn = {move for room in rooms for move in room.withdrawn}
        self.rooms = tuple(rooms)
        self.actions = _by_move([*actions, *(deed for room in rooms for deed in room.actions)], withdrawn)
        self.liberties = _by_move(
            [*liberties, *(deed for room in rooms for deed in room.liberties)], withdrawn
        )

    def palazzo(self, data: Data) -> int:
        """The squares on which nothing can be built."""
        squares = next(filter(None, (room.palazzo(data) for room in self.rooms)), data.principality.palazzo)
        return book_of(data).grid.mask(squares)


def _by_move(deeds: Sequence[Deed], withdrawn: set[type[Move]]) -> Mapping[type[Move], Deed]:
    return {deed.move: deed for deed in deeds if deed.move not in withdrawn}


def course_of(table: FlorenceTable) -> Course:
    return _course(table.position.options)


@cache
def _course(options: FlorenceOptions) -> Course:
    from engine.florence.actions import ACTIONS
    from engine.florence.money import LIBERTIES

    rooms = [room for option, room in _rooms().items() if getattr(options, option)]
    return Course(rooms, ACTIONS, LIBERTIES)


@cache
def _rooms() -> dict[str, Room]:
    """Every room by the option that opens it."""
    from engine.florence.joint.room import JointRoom
    from engine.florence.muse.room import MuseRoom

    return {"muse": MuseRoom(), "joint": JointRoom()}
