"""Parse a plan into orders. Semicolons or line breaks separate clauses. Nothing is guessed.

jester up to 700; else builder up to 400; never more than 900 in all; if I name: builder, then jester
if castle costs 4: build castle 1,2, else expand field 0,1; then leisure
whenever round at least 3: 5, else pass
pass until action phase; default when forced
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from engine.notation.parse_move import bare_number
from engine.plans.notation import plan_text
from engine.plans.phrases import aliases_of, noise_of
from engine.plans.plan import (
    ANYTHING,
    DEFAULT,
    MOST_ORDERS,
    Always,
    AnyOrder,
    Budget,
    Choice,
    Condition,
    Forced,
    Naming,
    Once,
    Plan,
    Until,
    Wait,
    Want,
    Whenever,
)
from engine.plans.refusals import NotAPlan
from engine.table.game import Game
from engine.values.decoder import Decoder
from engine.values.spelling import normalize_word

Tokens = list[str]
COLON: Final = "="
"""The token for a colon. A colon itself would be lost, because marks at the edges of words are stripped."""
_DECODER: Final = Decoder(Plan)


def read_plan(game: Game, text: str, *, language: str = "en", names: Sequence[str] = ()) -> Plan:
    """Return the plan of a text. Raise NotAPlan or engine.Unreadable with the fault."""
    reader = _Reader(game, language, names)
    clauses = [clause for clause in re.split(r"[;\n]+", text) if re.search(r"\w", clause)]
    if not clauses:
        raise NotAPlan(game, "empty")
    if len(clauses) > MOST_ORDERS:
        raise NotAPlan(game, "too-long", most=MOST_ORDERS)
    return in_order(game, Plan(tuple(map(reader.order, clauses))))


def plan_of(game: Game, data: Mapping[str, Any]) -> Plan:
    """Return the plan of its data, checked like a written one."""
    try:
        plan = _DECODER.convert(data)
    except msgspec.ValidationError as wrong:
        raise NotAPlan(game, "no-data", reason=str(wrong)) from wrong
    return read_plan(game, plan_text(plan))


def in_order(game: Game, plan: Plan) -> Plan:
    """Check that `else` follows a wish and that `then` follows an order to be done once."""
    before: AnyOrder | None = None
    for order in plan.orders:
        if isinstance(order, Want) and order.otherwise and not isinstance(before, Want):
            raise NotAPlan(game, "else-after-nothing")
        if isinstance(order, Once) and order.then and not isinstance(before, Once):
            raise NotAPlan(game, "then-after-nothing")
        before = order
    return plan


class _Reader:
    """The words of one game and one language, prepared for comparison."""

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        if game.plans is None:
            raise NotAPlan(game, "no-plans")
        self.game, self.words = game, game.plans
        aliases = aliases_of(game, language)
        self.aliases = {**aliases, **game.notation.seats(names, aliases)}
        self.noise = noise_of(game, language)
        self.forms: tuple[Callable[[Tokens], AnyOrder | None], ...] = (
            self.budget,
            self.until,
            self.mark,
            self.naming,
            self.want,
            self.always,
            self.whenever,
        )

    def order(self, clause: str) -> AnyOrder:
        tokens = self.tokens(clause)
        found = (form(tokens) for form in self.forms)
        return next((order for order in found if order is not None), None) or self.once(tokens, clause)

    def tokens(self, clause: str) -> Tokens:
        spaced = re.sub(r":(?=\s|$)", f" {COLON} ", clause)
        found = self.game.notation.tokens(spaced, self.aliases)
        return [token for token in found if normalize_word(token) not in self.noise]

    def budget(self, tokens: Tokens) -> Budget | None:
        match tokens:
            case ["never", "more", "than", number] | ["never", "more", "than", number, "in", "all"]:
                return Budget(self.number(number))
        return None

    def until(self, tokens: Tokens) -> Until | None:
        return Until(self.condition(tokens[1:])) if tokens[:1] == ["until"] else None

    def mark(self, tokens: Tokens) -> Forced | Wait | None:
        match tokens:
            case ["default", "when", "forced"]:
                return Forced()
            case ["answer", "later"]:
                return Wait()
        return None

    def naming(self, tokens: Tokens) -> Naming | None:
        match tokens:
            case ["if", "i", "name", *rest]:
                lots = [token for token in rest if token not in {COLON, "then"}]
                if not lots or not self.words.naming:
                    raise NotAPlan(self.game, "nothing-to-name")
                return Naming(tuple(self.named(lot) for lot in lots))
        return None

    def want(self, tokens: Tokens) -> Want | None:
        otherwise = tokens[:1] == ["else"]
        match tokens[1:] if otherwise else tokens:
            case ["follow", "to", number]:
                return Want(ANYTHING, self.number(number), otherwise)
            case ["cheapest", *lot]:
                return Want(self.lot(lot), None, otherwise)
            case [*lot, "up", "to", number]:
                return Want(self.lot(lot), self.number(number), otherwise)
        return None

    def always(self, tokens: Tokens) -> Always | None:
        if tokens[:1] == ["always"]:
            tokens = tokens[1:]
        elif "until" not in tokens:
            return None
        move, _, condition = (list(part) for part in _cut(tokens, "until"))
        return Always(self.move(move), self.condition(condition) if condition else None)

    def whenever(self, tokens: Tokens) -> Whenever | None:
        if tokens[:1] != ["whenever"]:
            return None
        choices = tuple(map(self.choice, _split(["if", *tokens[1:]], "else")))
        if not choices[0].when:
            raise NotAPlan(self.game, "no-condition", text=" ".join(tokens))
        return Whenever(choices)

    def once(self, tokens: Tokens, clause: str) -> Once:
        then = tokens[:1] == ["then"]
        choices = [self.choice(part) for part in _split(tokens[1:] if then else tokens, "else")]
        if not choices:
            raise NotAPlan(self.game, "empty-clause", text=clause.strip())
        return Once(tuple(choices), then)

    def choice(self, tokens: Tokens) -> Choice:
        if tokens[:1] != ["if"]:
            return Choice(self.move([said for said in tokens if said != COLON]))
        head, colon, move = _cut(tokens[1:], COLON)
        if not colon:
            raise NotAPlan(self.game, "no-colon", text=" ".join(tokens))
        return Choice(self.move(move), tuple(map(self.condition, _split(head, "and"))))

    def condition(self, tokens: Tokens) -> Condition:
        negated = tokens[:1] == ["not"]
        match [said for said in tokens[negated:] if said != "is"]:
            case [*fact, "at", "least", number]:
                return Condition(self.fact(fact), least=self.number(number), negated=negated)
            case [*fact, "at", "most", number]:
                return Condition(self.fact(fact), most=self.number(number), negated=negated)
            case [*fact, number] if number.isdecimal():
                exactly = self.number(number)
                return Condition(self.fact(fact), exactly, exactly, negated)
            case fact:
                return Condition(self.fact(fact), negated=negated)

    def fact(self, tokens: Tokens) -> str:
        fact = " ".join(tokens)
        if not fact:
            raise NotAPlan(self.game, "no-fact", facts=tuple(self.words.said))
        if fact not in self.words.said:
            raise NotAPlan(self.game, "no-such-fact", text=fact, facts=tuple(self.words.said))
        return fact

    def lot(self, tokens: Sequence[str]) -> str:
        lot = " ".join(tokens)
        if not self.words.lots:
            raise NotAPlan(self.game, "nothing-for-sale", text=lot)
        if not lot:
            raise NotAPlan(self.game, "no-lot", lots=tuple(self.words.lots))
        if lot != ANYTHING and lot not in self.words.lots:
            raise NotAPlan(self.game, "no-such-lot", text=lot, lots=tuple(self.words.lots))
        return lot

    def named(self, token: str) -> str:
        """Return a lot, or a whole move such as `waive`."""
        move = self.game.notation.fitting([token])
        return str(move) if move is not None and token not in self.words.lots else self.lot([token])

    def move(self, tokens: Sequence[str]) -> str:
        if list(tokens) == [DEFAULT]:
            return DEFAULT
        number = bare_number(tokens)
        if number is not None:
            return str(number)
        move = self.game.notation.fitting(tokens)
        if move is None:
            unreadable = self.game.notation.unreadable(" ".join(tokens), tokens, self.aliases)
            unreadable.game = self.game.name
            raise unreadable
        return str(move)

    def number(self, token: str) -> int:
        if not (token.isdecimal() and token.isascii() and len(token) <= len("100000")):
            raise NotAPlan(self.game, "no-number", text=token)
        return int(token)


def _cut(tokens: Tokens, mark: str) -> tuple[Tokens, Tokens, Tokens]:
    """Return the tokens before the mark, the mark itself, and the tokens after it."""
    if mark not in tokens:
        return tokens, [], []
    at = tokens.index(mark)
    return tokens[:at], [mark], tokens[at + 1 :]


def _split(tokens: Tokens, mark: str) -> Iterator[Tokens]:
    part: Tokens = []
    for token in [*tokens, mark]:
        if token != mark:
            part.append(token)
        elif part:
            yield part
            part = []
