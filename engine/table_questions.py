"""What a table asks, and what may be answered: the part of a match that callers read before they play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from engine.amounts import Amounts
from engine.move import Move
from engine.open_question import OpenQuestion
from engine.position import Position
from engine.question import Question, kind_of
from engine.refusals import Illegal
from engine.seat import Seat
from engine.table_core import TableCore

if TYPE_CHECKING:
    from engine.game import Game
    from engine.table import Table

S = TypeVar("S")


class AskingTable(TableCore[S]):
    """The questions that are open to each seat, and their legal answers, which are listed once."""

    def __init__(
        self, game: Game, position: Position[S, Any, Any], decided: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(game, position, decided)
        self._legal: dict[Seat, Sequence[Move]] = {}

    @property
    def _whole(self) -> Table[S]:
        """The table itself: questions work on all of it, and there is no other kind of asking table."""
        return self  # type: ignore[return-value]  # said to the types alone: this is asked at every step

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe an answer."""
        stack = self.position.stack
        return tuple(stack[-1].who(self._whole)) if stack else ()

    def question(self, seat: Seat) -> OpenQuestion | None:
        """What is asked of a seat: the question it owes, or one it has answered and may answer otherwise."""
        asked = self._asked(seat)
        if asked is None:
            return None
        legal = self.moves(seat)
        return OpenQuestion(
            id=asked.ids(seat)[-1],
            kind=kind_of(asked),
            seat=seat,
            owed=seat in asked.who(self._whole),
            forced=len(legal) == 1,
            default=asked.default(self._whole, seat),
            data=asked.data(self._whole, seat),
            amount=asked.amounts(self._whole, seat),
        )

    def asked(self, seat: Seat) -> tuple[int, str] | None:
        """Id and kind of the question that is open to a seat, without the cost of its legal answers."""
        asked = self._asked(seat)
        return None if asked is None else (asked.ids(seat)[-1], kind_of(asked))

    def open_facts(self, seat: Seat) -> Mapping[str, Any]:
        """What everybody may know of the question that is open to a seat."""
        asked = self._asked(seat)
        facts = {} if asked is None else asked.data(self._whole, seat)
        return {fact: value for fact, value in facts.items() if asked and fact not in asked.secret}

    def question_ids(self, seat: Seat) -> tuple[int, ...]:
        """Every id under which the question that is open to a seat has been asked of it; only the last is good now."""
        asked = self._asked(seat)
        return () if asked is None else asked.ids(seat)

    def moves(self, seat: Seat) -> Sequence[Move]:
        """Every legal answer of a seat (of unbounded choices the sensible ones; `question(seat).data` names the range)."""
        if seat not in self._legal:
            asked = self._asked(seat)
            self._legal[seat] = () if asked is None else asked.moves(self._whole, seat)
        return self._legal[seat]

    def amounts(self, seat: Seat) -> Amounts | None:
        """The amounts that answer the question that is open to a seat, where it is answered with a number."""
        asked = self._asked(seat)
        return None if asked is None else asked.amounts(self._whole, seat)

    def allows(self, seat: Seat, move: Move) -> bool:
        return self.legal(seat, move) is not None

    def legal(self, seat: Seat, move: Move) -> Move | None:
        """The legal move that a move says, in its canonical form; None where it is not legal now."""
        asked = self._asked(seat)
        if asked is None:
            return None
        normal = asked.normal(self._whole, seat, move)
        return normal if asked.forbids(self._whole, seat, normal) is None else None

    def covers(self, seat: Seat, move: Move) -> Sequence[str]:
        """The squares of the seat's own board on which a legal answer lies, for those who let people point."""
        asked = self._asked(seat)
        return () if asked is None else asked.covers(self._whole, seat, move)

    def squares(self, seat: Seat, move: Move) -> Sequence[str]:
        """All squares of the seat's own board on which a legal answer lies, also those that its words name."""
        return self.covers(seat, move) or tuple(self.game.areas(self._whole, seat, move))

    def spoils(self, seat: Seat, move: Move) -> int:
        """How much of the seat's own board a legal answer spoils for later."""
        asked = self._asked(seat)
        return 0 if asked is None else asked.spoils(self._whole, seat, move)

    def _asked(self, seat: Seat) -> Question[S] | None:
        stack = self.position.stack
        return stack[-1] if stack and seat in stack[-1].may(self._whole) else None

    def _must_be_asked(self, seat: Seat) -> Question[S]:
        asked = self._asked(seat)
        if asked is None:
            raise self._refusal(Illegal("over" if self.over else "not-asked"))
        return asked

    def _refusal(self, refusal: Illegal) -> Illegal:
        refusal.game = self.game.name
        refusal.section = self._places.get(refusal.rule, "")
        return refusal

    @cached_property
    def _places(self) -> Mapping[str, str]:
        return self._whole.rules().of_rules
