"""Questions: decisions that seats owe. Each class says who must answer, what is legal, what the default is and what an
answer does, so that prompt, legal list, default, check and bots cannot disagree."""

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
    """Something that happens by itself when everything pushed above it is settled."""

    def run(self, table: Table[S]) -> None:
        raise NotImplementedError(type(self).__name__)  # the contract of every step


class Question(msgspec.Struct, Generic[S], kw_only=True, omit_defaults=True):
    """The base of all questions. Only the topmost of the stack is open; answering takes it off."""

    secret: ClassVar[frozenset[str]] = frozenset()
    """The facts of `data` that only its seat may know."""
    id: int = 0
    earlier: tuple[int, ...] = ()
    """The ids it had before: where an answer leaves it open, it is open under a new one."""

    def ids(self, seat: Seat) -> tuple[int, ...]:
        """Every id under which a seat has been asked this; the last one is good now."""
        return (*self.earlier, self.id)

    def who(self, table: Table[S]) -> Sequence[Seat]:
        """The seats that owe an answer now."""
        raise NotImplementedError(type(self).__name__)  # the contract of every question

    def may(self, table: Table[S]) -> Sequence[Seat]:
        """The seats that may answer: those who owe, and those who may still change their mind."""
        return self.who(table)

    def moves(self, table: Table[S], seat: Seat) -> Sequence[Move]:
        """Every legal answer; where they are without number, the sensible ones (and `forbids` knows the rest)."""
        raise NotImplementedError(type(self).__name__)  # the contract of every question

    def amounts(self, table: Table[S], seat: Seat) -> Amounts | None:
        """The amounts that answer it, where the one thing left open is a number: a bare number is then that amount."""
        return None

    def normal(self, table: Table[S], seat: Seat, move: Move) -> Move:
        """The canonical move for one that was written in another way (squares instead of a placement)."""
        return move

    def forbids(self, table: Table[S], seat: Seat, move: Any) -> Illegal | None:
        """The rule that forbids a move; None where the move is legal.

        By itself a question allows what it lists. A question overrides this to say which rule is broken, and to allow
        legal moves that no list has room for.
        """
        return None if move in table.moves(seat) else Illegal("not-legal")

    def what_if(self, table: Table[S], seat: Seat, move: Any) -> Mapping[str, Any]:
        """What a legal answer would certainly bring: prices, sums, points. It must reveal nothing hidden."""
        return {}

    def covers(self, table: Table[S], seat: Seat, move: Any) -> Sequence[str]:
        """The squares of the seat's own board on which an answer lies, where its words do not name them one by one."""
        return ()

    def areas(self, table: Table[S], seat: Seat, move: Any) -> Mapping[str, Sequence[str]]:
        """In which wider parts of the seat's own board an answer lies, by the place that it names, the widest first
        (`a6n`: `north-west`, `a6`): words by which people come to a place where there are many."""
        return {}

    def spoils(self, table: Table[S], seat: Seat, move: Any) -> int:
        """How much of the seat's own board an answer spoils for later: of equal ones the least is offered first."""
        return 0

    def default(self, table: Table[S], seat: Seat) -> Move:
        """What is played when time runs out."""
        raise NotImplementedError(type(self).__name__)  # the contract of every question

    def data(self, table: Table[S], seat: Seat) -> Mapping[str, Any]:
        """What a prompt needs to know, as plain data that this seat may see. A question that tells something declares it
        with a TypedDict: programs read the same, and the shape is published."""
        return {}

    def concerns(self, table: Table[S], seat: Seat) -> Sequence[str]:
        """The things of the box that it is about though no answer names them: a lot that is raised for."""
        return ()

    def answered(self, seat: Seat) -> str | None:
        """The answer that a seat has given and may still change, as its canonical line."""
        return None

    def answer(self, table: Table[S], seat: Seat, move: Any) -> None:
        """Do what the answer does; it may ask further questions."""
        raise NotImplementedError(type(self).__name__)  # the contract of every question


class Solo(Question[S]):
    """The base of questions to one seat."""

    seat: Seat

    def who(self, table: Table[S]) -> Sequence[Seat]:
        return (self.seat,)


def kind_of(question: Question[Any]) -> str:
    """The name of a kind of question, as clients and catalogues know it."""
    return kind_of_class(type(question))


def kind_of_class(question: type[Question[Any]]) -> str:
    return str(question.__struct_config__.tag)


class Together(Question[S]):
    """A question to several seats at once, answered secretly; the last answer settles it.

    Until then each may change their answer, and the order of arrival changes nothing. The id stays meanwhile: a letter's
    link must be good however many others have answered, and an answer that comes twice says the same twice.
    """

    secret = frozenset({"answer"})
    asked: tuple[Seat, ...]
    answers: dict[Seat, Any] = msgspec.field(default_factory=dict)
    """Answers as canonical lines, so that the dump needs no type for them."""

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
        """Everybody has answered."""
        raise NotImplementedError(type(self).__name__)  # the contract of every such question
