"""Evaluate a plan: what it answers now, from what its seat sees, the question and the legal moves. It never holds the table.

The orders are tried from the first to the last, and the first that has an answer is followed. An order that
was meant for this question and fits it no longer stops the plan: nothing is guessed on anybody's behalf.
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
    """What a seat sees when it is asked."""

    question: OpenQuestion
    moves: Sequence[Move]
    view: Mapping[str, Any]
    legal: Callable[[str], Move | None]
    """The legal move that a canonical line says, if it is one now; moves may be legal that no list has room for."""
    price: Callable[[Move], int]
    """What a move would certainly cost."""


@dataclass(frozen=True)
class Answer:
    """The move, and the place of the order that says it."""

    move: Move
    order: int


@dataclass(frozen=True)
class Stopped:
    """The plan fits no longer; `why` names the sentence `plan-stopped-…`."""

    why: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Finished:
    """Nothing is left to be done; `why` names the sentence `plan-stopped-…`."""

    why: str
    facts: Mapping[str, Any] = field(default_factory=dict)


Verdict = Answer | Stopped | Finished | None
"""None: this question is not for the plan, its player must answer."""


PRICES: Final = ("price", "opening_bid", "price_at_most")
"""The facts that say what an answer costs, or what it may come to."""


def situation_of(table: Table[Any], seat: Seat) -> Situation | None:
    """The sight of a seat that owes an answer; None where it owes none."""
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
    """What the plan says to the question."""
    if game.plans is None:
        return None
    return _Evaluation(game, game.plans, plan, progress, sight).verdict()


class _Evaluation:
    """One plan before one question."""

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
        if not any(isinstance(order, Want | Naming | Once | Always | Whenever | Forced) for _, order in left):
            return Finished("done")
        found = (self.of(place, order) for place, order in left)
        return next((said for said in found if said is not None), None) or self.let_go()

    def stands(self, place: int, order: AnyOrder) -> bool:
        """Whether an order has still something to say."""
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

    # --- what is wanted

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
        """A wish with `else` waits until none of those before it can be fulfilled any more."""
        if not order.otherwise:
            return True
        before = self.chain(place)
        to_be_had = self.vocabulary.to_be_had(self.sight.view)
        return all(wish.lot not in to_be_had and wish.lot != ANYTHING for wish in before)

    def chain(self, place: int) -> list[Want]:
        """The wishes before one, of which it is the alternative."""
        before: list[Want] = []
        for order in reversed(self.plan.orders[:place]):
            if not isinstance(order, Want):
                break
            before.append(order)
            if not order.otherwise:
                break
        return before

    def bid(self, place: int, order: Want) -> Verdict:
        """The least bid, or the limit itself where all name theirs at once; a pass beyond what was said."""
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
        """A lot is let go by what would be played if time ran out."""
        return Answer(self.sight.question.default, place)

    def let_go(self) -> Verdict:
        """An alternative that waits for the wish before it passes when its own lot comes first. On a lot that the plan
        does not name nobody but its player passes."""
        names = self.vocabulary.on_auction(self.sight.question)
        waiting = (
            place
            for place, order in self.plan.of(Want)
            if isinstance(order, Want) and order.lot in names and self.stands(place, order)
        )
        place = next(waiting, None)
        return None if place is None else self.passing(place)

    # --- what is named

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
        """A lot by its name, if it may be named and is not beyond what the plan may spend."""
        form = self.vocabulary.names(self.sight.question.kind)
        move = None if form is None else self.sight.legal(form.format(lot=lot))
        if move is None:
            return None
        dear = self.sight.price(move)
        return Answer(move, place) if dear <= self.left() and (most is None or dear <= most) else None

    # --- what is to be done

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
        """Where its condition does not hold, or its moves are not possible, it waits for the next time."""
        holding = (choice for choice in choices if all(map(self.holds, choice.when)))
        answers = (self.answer(place, choice.move) for choice in holding)
        return next((answer for answer in answers if answer is not None), None)

    def answer(self, place: int, line: str) -> Answer | None:
        move = self.said(line)
        if move is None or self.sight.price(move) > self.left():
            return None
        return Answer(move, place)

    def said(self, line: str) -> Move | None:
        """The legal move of a line; a bare number is the amount that is asked for."""
        default, amounts = self.sight.question.default, self.sight.question.amount
        if line == DEFAULT:
            usual: Move = default
            return usual
        if line.isdecimal():
            return None if amounts is None else self.sight.legal(str(amounts.at(int(line))))
        return self.sight.legal(line)

    def is_for(self, line: str) -> bool:
        """Whether a move is of a kind that this question can be answered with."""
        if line == DEFAULT:
            return True
        if line.isdecimal():
            return self.sight.question.amount is not None
        kinds = self.vocabulary.answers(self.sight.question)
        return isinstance(self.parse(line), tuple(kinds))

    # --- what holds

    def holds(self, condition: Condition) -> bool:
        value = self.facts.get(condition.fact)
        return _holds(condition, value) != condition.negated

    def left(self) -> int:
        """What the plan may still spend."""
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
