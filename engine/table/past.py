"""The past of an imagined table: another past that fits everything that a seat has seen.

It is played from the deal. Results of chance and secret answers of others may be different. Everything else
stays: the public moves, the seat's own moves, and their order. So an imagined table sends its seat the same
events as the real one.
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
    """The error that a seat could not have seen the past of a game: a fault of the game's `Past`."""


class Past:
    """The possible changes to the past. A game derives from it if its cards and secrets need more.

    By default it permutes things of one shuffle if no two of them are equal (`engine/table/equal_pieces.py` is for
    equal ones). The things must be hidden from the seat now and never have been named to it. Secret answers
    of others that have not taken effect yet are replaced by any legal answers.

    The result must follow from what the seat knows, never from hidden information. Otherwise a seat could
    learn it by imagining often.
    """

    def __init__(self, table: Table[Any], seat: Seat | None, seed: bytes) -> None:
        self.table, self.seat, self.seed = table, seat, seed
        self.open = table.position.stack[-1].id
        """The question that is open now. Secret answers to it have not taken effect."""
        self.renamed = self.renames()
        self.names = {item: name for item, name in self.renamed.items() if isinstance(item, str)}
        """Those of the renamed things that moves can contain."""

    @staticmethod
    def remembers(table: Table[Any], seat: Seat | None) -> bool:  # noqa: ARG004 - for overrides
        """Return whether the view of a seat at this earlier moment is the same on every imagined table."""
        return True

    def brought(self, stream: str, outcome: Any) -> Any:
        """Return a possible result of chance in a stream, instead of the real one."""
        if not isinstance(outcome, tuple):
            return outcome
        return tuple(self.renamed.get(item, item) for item in outcome)

    def answered(self, twin: Table[Any], seat: Seat, move: Move) -> Move:
        """Return a possible answer of another seat, instead of the real one.

        `twin` is the imagined table at that moment.
        """
        asked = twin.position.stack[-1]
        if isinstance(asked, Together) and asked.id == self.open:
            answer: Move = self.one_of(f"answer {seat}", twin.moves(seat))
            return answer
        return twin.game.move(_with_names(move.data(), self.names)) if self.names else move

    def pick(self, stream: str, bound: int) -> int:
        """Return a random number from the seed of the imagined table."""
        return chance.pick(self.seed, f"imagined {stream}", bound)

    def picks(self, stream: str) -> Callable[[int], int]:
        """Return a source of chance with any number of draws. Nothing may depend on that number."""
        return chance.picks(self.seed, f"imagined {stream}")

    def one_of(self, stream: str, choices: Sequence[Any]) -> Any:
        return choices[self.pick(stream, len(choices))]

    def shuffled(self, stream: str, items: Iterable[Any]) -> list[Any]:
        """Return things in an order that depends only on the seed, not on their real order."""
        return chance.shuffle_items(self.seed, f"imagined {stream}", sorted(items))

    def some(self, stream: str, items: Iterable[Any], number: int) -> list[Any]:
        """Return `number` of these things, as if they had been shuffled first."""
        return chance.draw_some(self.seed, f"imagined {stream}", sorted(items), number)

    def renames(self) -> dict[Any, Any]:
        """Return a permutation of hidden things.

        Things of one shuffle change places, in the order of the shuffle. It is empty if a game deals its
        shuffles again in another way.
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
        """Yield the things that are hidden from the seat now."""
        for fact in facts(self.table.state):
            if not fact.known_to(self.seat) and fact.knows is not Knows.EVERYBODY:
                yield from fact.value if isinstance(fact.value, list | tuple) else ()


def _with_names(data: Any, names: Mapping[str, str]) -> Any:
    """Return plain data with other names in it."""
    if isinstance(data, str):
        return names.get(data, data)
    if isinstance(data, Mapping):
        return {key: _with_names(value, names) for key, value in data.items()}
    if isinstance(data, list):
        return [_with_names(each, names) for each in data]
    return data
