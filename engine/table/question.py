"""Questions: decisions that seats owe.

Each class says who must answer, what is legal, what the default is and what an answer does. So the prompt,
the legal list, the default, the check and the bots cannot disagree.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from engine.notation.refusals import Illegal
from engine.values.amounts import Amounts
from engine.values.move import Move
from engine.values.seat import Seat

if TYPE_CHECKING:
    from engine.table.table import Table

S = TypeVar("S")


class Step(msgspec.Struct, Generic[S], kw_only=True, omit_defaults=True):
    """An automatic action. It runs when everything pushed above it is settled."""

    def run(self, table: Table[S]) -> None:
        raise NotImplementedError(type(self).__name__)  # each step defines it


class Question(msgspec.Struct, Generic[S], kw_only=True, omit_defaults=True):
    """The base class of all questions. Only the top of the stack is open, and answering removes it."""

    secret: ClassVar[frozenset[str]] = frozenset()
    """The facts of `data` that only its seat may know."""
    id: int = 0
    earlier: tuple[int, ...] = ()
    """Its earlier ids. If an answer leaves it open, it is open under a new id."""

    def ids(self, seat: Seat) -> tuple[int, ...]:
        """Return every id under which a seat has been asked this question. Only the last one is valid."""
        return (*self.earlier, self.id)

    def who(self, table: Table[S]) -> Sequence[Seat]:
        """Return the seats that owe an answer now."""
        raise NotImplementedError(type(self).__name__)  # each question defines it

    def may(self, table: Table[S]) -> Sequence[Seat]:
        """Return the seats that may answer: those who owe, and those who may still change their answer."""
        return self.who(table)

    def moves(self, table: Table[S], seat: Seat) -> Sequence[Move]:
        """Return every legal answer.

        If there are too many, return the sensible ones (`forbids` checks the rest).
        """
        raise NotImplementedError(type(self).__name__)  # each question defines it

    def amounts(self, table: Table[S], seat: Seat) -> Amounts | None:
        """Return the possible amounts if the answer is open only in one number, else None.

        A bare number then means that amount.
        """
        return None

    def normal(self, table: Table[S], seat: Seat, move: Move) -> Move:
        """Return the canonical form of a move written in another way (squares instead of a placement)."""
        return move

    def forbids(self, table: Table[S], seat: Seat, move: Any) -> Illegal | None:
        """Return the rule that forbids a move, or None if it is legal.

        By default a question allows what it lists. A question overrides this to say which rule is broken, and
        to allow legal moves that no list has room for.
        """
        return None if move in table.moves(seat) else Illegal("not-legal")

    def what_if(self, table: Table[S], seat: Seat, move: Any) -> Mapping[str, Any]:
        """Return the certain effects of a legal answer: prices, sums, points.

        It must reveal nothing hidden. Plans read `points` and `price`.
        """
        return {}

    def covers(self, table: Table[S], seat: Seat, move: Any) -> Sequence[str]:
        """Return the squares of the seat's own board that an answer covers.

        It is needed only if the words of the answer do not name each of them.
        """
        return ()

    def areas(self, table: Table[S], seat: Seat, move: Any) -> Mapping[str, Sequence[str]]:
        """Return the larger parts of the seat's own board that contain an answer, by the place that it names.

        The largest comes first (`a6n`: `north-west`, `a6`). With these words people can narrow down one of
        many places.
        """
        return {}

    def spoils(self, table: Table[S], seat: Seat, move: Any) -> int:
        """Return how much of the seat's own board an answer spoils for later.

        Of equal answers the least is offered first.
        """
        return 0

    def default(self, table: Table[S], seat: Seat) -> Move:
        """Return the answer that is played when time runs out."""
        raise NotImplementedError(type(self).__name__)  # each question defines it

    def data(self, table: Table[S], seat: Seat) -> Mapping[str, Any]:
        """Return what a prompt needs to know, as plain data that this seat may see.

        A question with data declares it with a TypedDict: programs read it, and its schema is published.
        """
        return {}

    def concerns(self, table: Table[S], seat: Seat) -> Sequence[str]:
        """Return the components that the question is about although no answer names them.

        An example is the lot of an auction.
        """
        return ()

    def answered(self, seat: Seat) -> str | None:
        """Return the answer that a seat has given and may still change, as its canonical line."""
        return None

    def answer(self, table: Table[S], seat: Seat, move: Any) -> None:
        """Apply an answer. It may ask further questions."""
        raise NotImplementedError(type(self).__name__)  # each question defines it


class Solo(Question[S]):
    """The base class of questions to one seat."""

    seat: Seat

    def who(self, table: Table[S]) -> Sequence[Seat]:
        return (self.seat,)


def kind_of(question: Question[Any]) -> str:
    """Return the name of a kind of question, as used by clients and catalogues."""
    return kind_of_class(type(question))


def kind_of_class(question: type[Question[Any]]) -> str:
    return str(question.__struct_config__.tag)


class Together(Question[S]):
    """A question to several seats at once, answered secretly. The last answer settles it.

    Until then each seat may change its answer, and the order of arrival has no effect. The id stays the same
    meanwhile: the link in a letter must stay valid however many others have answered. An answer that is sent
    twice gets the same reply.
    """

    secret = frozenset({"answer"})
    asked: tuple[Seat, ...]
    answers: dict[Seat, Any] = msgspec.field(default_factory=dict)
    """The answers as canonical lines, so that the dump needs no type for them."""

    def who(self, table: Table[S]) -> Sequence[Seat]:
        return tuple(seat for seat in self.asked if seat not in self.answers)

    def may(self, table: Table[S]) -> Sequence[Seat]:
        return self.asked

    def answered(self, seat: Seat) -> str | None:
        return self.answers.get(seat)

    def answer(self, table: Table[S], seat: Seat, move: Any) -> None:
        self.answers[seat] = str(move)
        self.answers = dict(sorted(self.answers.items()))
        if len(self.answers) < len(self.asked):
            table.keep(self)
        else:
            if len(self.asked) > 1:
                table.disclose()
            self.settle(table, {each: table.game.notation.parse(line) for each, line in self.answers.items()})

    def settle(self, table: Table[S], answers: dict[Seat, Any]) -> None:
        """Apply the answers of all seats."""
        raise NotImplementedError(type(self).__name__)  # each such question defines it
