"""The core of a table, for rules code: its state, the stack of open questions, the events told so far, and chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from engine import chance
from engine.event import Event
from engine.history import History
from engine.position import Position
from engine.question import Step

if TYPE_CHECKING:
    from engine.game import Game
    from engine.question import Question

S = TypeVar("S")
T = TypeVar("T")


class TableCore(Generic[S]):
    """A position and the events told so far. Questions are asked, steps laid below them, chance is drawn."""

    def __init__(
        self, game: Game, position: Position[S, Any, Any], decided: Mapping[str, Any] | None = None
    ) -> None:
        self.game = game
        self.position = position
        self.edition_file = game.editions.began_with(position.edition, position.edition_hash)
        self.edition: Any = self.edition_file.data
        position.edition_hash = self.edition_file.hash
        self.history = History(position.count, decided or {})
        self._disclosed = False

    @property
    def state(self) -> S:
        return self.position.state

    @property
    def options(self) -> Any:
        return self.position.options

    @property
    def seats(self) -> int:
        return self.position.seats

    @property
    def count(self) -> int:
        return self.position.count

    @property
    def over(self) -> bool:
        return self.position.over

    def ask(self, question: Question[S]) -> None:
        """Open a question on top of all others."""
        question.id = self.new_id()
        self.position.stack.append(question)

    def ask_again(self, question: Question[S]) -> None:
        """The answer leaves the question open: it is asked again, under a new id, so that no turn can be taken twice."""
        if self.renews_ids:
            question.earlier = (*question.earlier, question.id)
            question.id = self.new_id()
        self.position.stack.append(question)

    def keep(self, question: Question[S]) -> None:
        """A question to several seats waits for the others, under its id, which they hold in their hands."""
        self.position.stack.append(question)

    def new_id(self) -> int:
        """An id that no question of this table has had."""
        self.position.asked += 1
        return self.position.asked

    @property
    def renews_ids(self) -> bool:
        """Whether a question that is asked again gets a new id; the first moves of an older table gave it none."""
        return self.count > self.position.renews_ids_after

    def then(self, *steps: Step[S]) -> None:
        """What happens once everything pushed later is settled; the first one named happens first."""
        self.position.stack.extend(reversed(steps))

    def tell(self, event: Event) -> None:
        event.at = self.position.count
        self.history.events.append(event)

    def disclose(self) -> None:
        """Secret answers take effect: whatever the events say, no move is taken back across this moment."""
        self._disclosed = True

    def end(self) -> None:
        self.position.over = True
        self.position.stack.clear()

    def shuffle(self, stream: str, items: Sequence[T]) -> list[T]:
        """Fair order; every use needs a stream name of its own."""
        return list(self._brought(stream, lambda: tuple(chance.shuffled(self.position.seed, stream, items))))

    def pick(self, stream: str, bound: int) -> int:
        """A fair number from 0 to bound - 1."""
        number: int = self._brought(stream, lambda: chance.pick(self.position.seed, stream, bound))
        return number

    def draw(self, stream: str, counts: Sequence[int]) -> int:
        """The kind of one thing drawn from so many of each kind."""
        kind: int = self._brought(stream, lambda: chance.pick_kind(self.position.seed, stream, counts))
        return kind

    def _brought(self, stream: str, by_chance: Callable[[], Any]) -> Any:
        """What chance brings in a stream; at an imagined table that may have been decided."""
        decided = self.history.decided
        self.history.drawn[stream] = brought = decided[stream] if stream in decided else by_chance()
        return brought

    def _settle(self) -> None:
        """Run what happens by itself until a question is open or the table is over."""
        stack = self.position.stack
        while stack and isinstance(stack[-1], Step):
            stack.pop().run(self)
