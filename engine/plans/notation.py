"""The notation of plans. Each order has one canonical clause, and reading it gives the same order."""

from __future__ import annotations

from collections.abc import Sequence

from engine.plans.plan import (
    ANYTHING,
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


def plan_text(plan: Plan) -> str:
    return "; ".join(map(order_text, plan.orders))


def order_text(order: AnyOrder) -> str:
    match order:
        case Want():
            return _want(order)
        case Budget(most):
            return f"never more than {most} in all"
        case Naming(lots):
            return f"if I name: {', then '.join(lots)}"
        case Once(choices, then):
            return f"then {_choices(choices)}" if then else _choices(choices)
        case Whenever(choices):
            return _choices(choices).replace("if", "whenever", 1)
        case Always(move, until):
            return f"always {move}" if until is None else f"{move} until {condition_text(until)}"
        case Forced():
            return "default when forced"
        case Until(condition):
            return f"until {condition_text(condition)}"
        case Wait():
            return "answer later"


def condition_text(condition: Condition) -> str:
    fact = f"not {condition.fact}" if condition.negated else condition.fact
    if condition.least is not None and condition.least == condition.most:
        return f"{fact} {condition.least}"
    if condition.least is not None:
        return f"{fact} at least {condition.least}"
    return fact if condition.most is None else f"{fact} at most {condition.most}"


def _want(order: Want) -> str:
    otherwise = "else " if order.otherwise else ""
    if order.most is None:
        return f"{otherwise}cheapest {order.lot}"
    if order.lot == ANYTHING:
        return f"{otherwise}follow to {order.most}"
    return f"{otherwise}{order.lot} up to {order.most}"


def _choices(choices: Sequence[Choice]) -> str:
    return ", else ".join(map(_choice, choices))


def _choice(choice: Choice) -> str:
    if not choice.when:
        return choice.move
    return f"if {' and '.join(map(condition_text, choice.when))}: {choice.move}"
