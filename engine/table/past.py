"""Another past that fits all that a seat has seen: an imagined table is such a past, played from the deal.

What chance brought and what others answered in secret may have been otherwise. Everything else stays: the moves that all
have seen, the seat's own, and their order. So whatever an imagined table tells its seat is what the seat was told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.table.question import Together
from engine.values import chance
from engine.values.knowledge import Knows, facts
from engine.values.move import Move
from engine.values.seat import Seat
from engine.values.to_plain import words_in

if TYPE_CHECKING:
    from engine.table.table import Table


class NoPast(ValueError):
    """The past that a game has thought out is not one that its seat could have seen: a fault of the game's `Past`."""


class Past:
    """What may have been otherwise. A game derives from this where its cards and secrets ask for more.

    By itself it lets things of one shuffle change places that lie now where the seat may not look, and that were never
    named to it, if no two of them are alike (`engine/table/equal_pieces.py` is for those); and it answers anew, with anything legal, for others whose secret answers have not taken effect yet. What
    it does must follow from what the seat knows, never from what is hidden, else whoever imagines often would learn it.
    """

    def __init__(self, table: Table[Any], seat: Seat | None, seed: bytes) -> None:
        self.table, self.seat, self.seed = table, seat, seed
        self.open = table.position.stack[-1].id
        """The question that is open now: secret answers to it have not taken effect."""
        self.renamed = self.renames()
        self.names = {item: name for item, name in self.renamed.items() if isinstance(item, str)}
        """Of these, what may stand in a move."""

    @staticmethod
    def remembers(table: Table[Any], seat: Seat | None) -> bool:  # noqa: ARG004 - for games that cannot always
        """Whether what a seat saw at an earlier moment, when the table stood so, is the same on every imagined table."""
        return True

    def brought(self, stream: str, outcome: Any) -> Any:
        """What chance may have brought in a stream, instead of this."""
        if not isinstance(outcome, tuple):
            return outcome
        return tuple(self.renamed.get(item, item) for item in outcome)

    def answered(self, twin: Table[Any], seat: Seat, move: Move) -> Move:
        """What another seat may have answered, instead of this, at the imagined table as it stands then."""
        asked = twin.position.stack[-1]
        if isinstance(asked, Together) and asked.id == self.open:
            answer: Move = self.one_of(f"answer {seat}", twin.moves(seat))
            return answer
        return twin.game.move(_with_names(move.data(), self.names)) if self.names else move

    def pick(self, stream: str, bound: int) -> int:
        """Chance, from the seed of the imagined table."""
        return chance.pick(self.seed, f"imagined {stream}", bound)

    def picks(self, stream: str) -> Callable[[int], int]:
        """Chance as often as one likes, where nothing depends on how often that was."""
        return chance.picks(self.seed, f"imagined {stream}")

    def one_of(self, stream: str, choices: Sequence[Any]) -> Any:
        return choices[self.pick(stream, len(choices))]

    def shuffled(self, stream: str, items: Iterable[Any]) -> list[Any]:
        """Things in an order that depends on the seed alone, not on the one in which they really lie."""
        return chance.shuffled(self.seed, f"imagined {stream}", sorted(items))

    def some(self, stream: str, items: Iterable[Any], number: int) -> list[Any]:
        """So many of these things, as if they had been shuffled first."""
        return chance.some(self.seed, f"imagined {stream}", sorted(items), number)

    def renames(self) -> dict[Any, Any]:
        """Which thing may have been which: those of one shuffle change places, met in the order of their places.

        None where a game deals its shuffles anew in another way.
        """
        unknown = set(self._unknown())
        unknown -= set(words_in(event.data() for event in self.table.events(self.seat)))
        renamed: dict[Any, Any] = {}
        for stream, outcome in self.table.history.drawn.items():
            if isinstance(outcome, tuple) and len(set(outcome)) == len(outcome):
                loose = [item for item in outcome if item in unknown]
                renamed |= zip(loose, self.shuffled(stream, loose), strict=True)
        return renamed

    def _unknown(self) -> Iterator[Any]:
        """What lies now where the seat may not look."""
        for fact in facts(self.table.state):
            if not fact.known_to(self.seat) and fact.knows is not Knows.EVERYBODY:
                yield from fact.value if isinstance(fact.value, list | tuple) else ()


def _with_names(data: Any, names: Mapping[str, str]) -> Any:
    """Plain data with other names in it."""
    if isinstance(data, str):
        return names.get(data, data)
    if isinstance(data, Mapping):
        return {key: _with_names(value, names) for key, value in data.items()}
    if isinstance(data, list):
        return [_with_names(each, names) for each in data]
    return data
