"""Evaluate a plan: its answer now, from the view of its seat, the question and the legal moves.

It never holds the table. The orders are tried from first to last, and the first that has an answer is
followed. If an order was meant for this question but no longer fits, the plan stops: it never guesses for a
player.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.plans.notation import condition_text
from engine.plans.plan import (
    ANYTHING,
    DEFAULT,
    Always,
    AnsweringOrder,
    AnyOrder,
    Budget,
    Choice,
    Condition,
    Forced,
    Naming,
    Once,
    Plan,
    Progress,
    Until,
    Want,
    Whenever,
)
from engine.table.game import Game
from engine.table.plan_vocabulary import Vocabulary
from engine.table.table import Table
from engine.values.move import Move
from engine.values.open_question import OpenQuestion
from engine.values.seat import Seat

DECLINE: Final = "pass"


@dataclass(frozen=True)
class Situation:
    """The view of a seat that is asked a question."""

    question: OpenQuestion
    moves: Sequence[Move]
    view: Mapping[str, Any]
    legal: Callable[[str], Move | None]
    """Return the move of a canonical line if it is legal now.

    Some legal moves are not in `moves`, because no list has room for them.
    """
    price: Callable[[Move], int]
    """Return the certain cost of a move."""


@dataclass(frozen=True)
class Answer:
    """A move and the position of the order that gives it."""

    move: Move
    order: int


@dataclass(frozen=True)
class Stopped:
    """The plan no longer fits. `why` names the message `plan-stopped-…`."""

    why: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Finished:
    """The plan has nothing left to do. `why` names the message `plan-stopped-…`."""

    why: str
    facts: Mapping[str, Any] = field(default_factory=dict)


Verdict = Answer | Stopped | Finished | None
"""The result of a plan. None: the plan has no answer to this question, and the player must answer."""


PRICES: Final = ("price", "opening_bid", "price_at_most")
"""The facts with the cost of an answer, or its upper limit."""


def situation_of(table: Table[Any], seat: Seat) -> Situation | None:
    """Return the situation of a seat that owes an answer, or None if it owes none."""
    question = table.question(seat)
    if question is None or not question.owed:
        return None

    def legal(line: str) -> Move | None:
        return table.legal(seat, table.game.notation.parse(line))

    def price(move: Move) -> int:
        certain = table.what_if(seat, move)
        return next((certain[fact] for fact in PRICES if isinstance(certain.get(fact), int)), 0)

    return Situation(question, table.moves(seat), table.view(seat), legal, price)


def evaluate_plan(game: Game, plan: Plan, progress: Progress, sight: Situation) -> Verdict:
    """Return the plan's verdict on the question."""
    if game.plans is None:
        return None
    return _Evaluation(game, game.plans, plan, progress, sight).verdict()


class _Evaluation:
    """The evaluation of one plan for one question."""

    def __init__(
        self, game: Game, vocabulary: Vocabulary, plan: Plan, progress: Progress, sight: Situation
    ) -> None:
        self.parse = game.notation.parse
        self.vocabulary, self.plan, self.progress, self.sight = vocabulary, plan, progress, sight
        self.facts = vocabulary.facts(sight.view)

    def verdict(self) -> Verdict:
        for _, order in self.plan.of(Until):
            if isinstance(order, Until) and self.holds(order.condition):
                return Finished("until", {"condition": condition_text(order.condition)})
        forced = self.plan.of(Forced)
        if forced and self.sight.question.forced:
            return Answer(self.sight.moves[0], forced[0][0])
        left = [(place, order) for place, order in enumerate(self.plan.orders) if self.stands(place, order)]
        if not any(isinstance(order, AnsweringOrder) for _, order in left):
            return Finished("done")
        found = (self.of(place, order) for place, order in left)
        return next((said for said in found if said is not None), None) or self.let_go()

    def stands(self, place: int, order: AnyOrder) -> bool:
        """Return whether an order can still apply."""
        if isinstance(order, Always) and order.until is not None and self.holds(order.until):
            return False
        return place not in self.progress.done

    def of(self, place: int, order: AnyOrder) -> Verdict:
        match order:
            case Want():
                return self.wanted(place, order)
            case Naming(lots):
                return self.named(place, lots)
            case Once():
                return self.once(place, order)
            case Always(move):
                return self.answer(place, move)
            case Whenever(choices):
                return self.whenever(place, choices)
        return None

    # --- wishes

    def wanted(self, place: int, order: Want) -> Verdict:
        if not self.its_turn(place, order):
            return None
        names = self.vocabulary.on_auction(self.sight.question)
        if names:
            return self.bid(place, order) if order.lot in {*names, ANYTHING} else None
        if self.plan.of(Naming) or self.of_kind(DECLINE) is None:
            return None
        return self.called(place, order.lot, order.most)

    def its_turn(self, place: int, order: Want) -> bool:
        """Return whether a wish may be followed now.

        A wish with `else` waits until none of the wishes before it can be fulfilled any more.
        """
        if not order.otherwise:
            return True
        before = self.chain(place)
        to_be_had = self.vocabulary.to_be_had(self.sight.view)
        return all(wish.lot not in to_be_had and wish.lot != ANYTHING for wish in before)

    def chain(self, place: int) -> list[Want]:
        """Return the earlier wishes to which this wish is the alternative."""
        before: list[Want] = []
        for order in reversed(self.plan.orders[:place]):
            if not isinstance(order, Want):
                break
            before.append(order)
            if not order.otherwise:
                break
        return before

    def bid(self, place: int, order: Want) -> Verdict:
        """Return the least bid within the limit, or pass if no bid is within it.

        In a sealed auction, bid the limit itself.
        """
        amounts = self.sight.question.amount
        if amounts is None or not amounts.values:
            return self.passing(place)
        opening = 0 if amounts.high else amounts.values[0]
        most = min(opening if order.most is None else order.most, self.left())
        within = [amount for amount in amounts.values if amount <= most]
        if not within:
            return self.passing(place)
        return Answer(amounts.at(within[-1] if amounts.auction == "sealed" else within[0]), place)

    def passing(self, place: int) -> Verdict:
        """Return the default answer of the question, which lets the lot go."""
        return Answer(self.sight.question.default, place)

    def let_go(self) -> Verdict:
        """Pass for a wish that still waits for the wish before it when its own lot comes first.

        If the plan does not name the lot, return None: only the player may pass then.
        """
        names = self.vocabulary.on_auction(self.sight.question)
        waiting = (
            place
            for place, order in self.plan.of(Want)
            if isinstance(order, Want) and order.lot in names and self.stands(place, order)
        )
        place = next(waiting, None)
        return None if place is None else self.passing(place)

    # --- lots to name

    def named(self, place: int, lots: Sequence[str]) -> Verdict:
        form = self.vocabulary.names(self.sight.question.kind)
        if form is None:
            return None
        for lot in lots:
            answer = self.called(place, lot, None) if lot in self.vocabulary.lots else self.answer(place, lot)
            if answer is not None:
                return answer
        return Stopped("nothing-to-name", {"lots": tuple(lots)})

    def called(self, place: int, lot: str, most: int | None) -> Answer | None:
        """Return the move that names a lot, if it is legal and within what the plan may spend."""
        form = self.vocabulary.names(self.sight.question.kind)
        move = None if form is None else self.sight.legal(form.format(lot=lot))
        if move is None:
            return None
        dear = self.sight.price(move)
        return Answer(move, place) if dear <= self.left() and (most is None or dear <= most) else None

    # --- moves to make

    def once(self, place: int, order: Once) -> Verdict:
        before = place - 1
        if order.then and before not in self.progress.done:
            return None
        if not any(self.is_for(choice.move) for choice in order.choices):
            return None
        for choice in order.choices:
            if all(map(self.holds, choice.when)):
                answer = self.answer(place, choice.move)
                if answer is not None:
                    return answer
        return Stopped("does-not-fit", {"moves": _lines(order.choices)})

    def whenever(self, place: int, choices: Sequence[Choice]) -> Answer | None:
        """Return the first choice that applies now.

        If no condition holds or no move is possible, the order waits for the next time.
        """
        holding = (choice for choice in choices if all(map(self.holds, choice.when)))
        answers = (self.answer(place, choice.move) for choice in holding)
        return next((answer for answer in answers if answer is not None), None)

    def answer(self, place: int, line: str) -> Answer | None:
        move = self.said(line)
        if move is None or self.sight.price(move) > self.left():
            return None
        return Answer(move, place)

    def said(self, line: str) -> Move | None:
        """Return the legal move of a line. A bare number is the amount that is asked for."""
        default, amounts = self.sight.question.default, self.sight.question.amount
        if line == DEFAULT:
            usual: Move = default
            return usual
        if line.isdecimal():
            return None if amounts is None else self.sight.legal(str(amounts.at(int(line))))
        return self.sight.legal(line)

    def is_for(self, line: str) -> bool:
        """Return whether this question can be answered with this kind of move."""
        if line == DEFAULT:
            return True
        if line.isdecimal():
            return self.sight.question.amount is not None
        kinds = self.vocabulary.answers(self.sight.question)
        return isinstance(self.parse(line), tuple(kinds))

    # --- conditions and limits

    def holds(self, condition: Condition) -> bool:
        value = self.facts.get(condition.fact)
        return _holds(condition, value) != condition.negated

    def left(self) -> int:
        """Return how much the plan may still spend."""
        budgets = [order.most for _, order in self.plan.of(Budget) if isinstance(order, Budget)]
        return min(budgets) - self.progress.spent if budgets else 10**9

    def of_kind(self, do: str) -> Move | None:
        return next((move for move in self.sight.moves if move.data()["do"] == do), None)


def _holds(condition: Condition, value: int | None) -> bool:
    if condition.least is None and condition.most is None:
        return bool(value)
    if value is None:
        return False
    above = condition.least is None or value >= condition.least
    return above and (condition.most is None or value <= condition.most)


def _lines(choices: Collection[Choice]) -> tuple[str, ...]:
    return tuple(choice.move for choice in choices)
