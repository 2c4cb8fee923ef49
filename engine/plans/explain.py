"""Explain a plan in the reader's language: each order, how it ends, and why the plan stopped."""

from __future__ import annotations

from engine.plans.evaluate import Finished, Stopped
from engine.plans.notation import condition_text, order_text
from engine.plans.plan import (
    ANYTHING,
    Always,
    AnyOrder,
    Budget,
    Forced,
    Naming,
    Once,
    Until,
    Wait,
    Want,
    Whenever,
)
from engine.text.words import Words


def explain_order(words: Words, order: AnyOrder) -> str:
    """Return a sentence for an order."""
    match order:
        case Want(lot, most, otherwise):
            kind = "cheapest" if most is None else "follow" if lot == ANYTHING else "want"
            first = "no" if otherwise else "yes"
            return words.say(f"plan-told-{kind}", lot=lot, most=most or 0, first=first)
        case Budget(most):
            return words.say("plan-told-budget", most=most)
        case Naming(lots):
            return words.say("plan-told-name", lots=", ".join(words.name(lot) for lot in lots))
        case Once(then=then):
            moves = words.write(order_text(order).removeprefix("then "))
            return words.say("plan-told-then" if then else "plan-told-once", moves=moves)
        case Whenever():
            moves = words.write(order_text(order).removeprefix("whenever "))
            return words.say("plan-told-whenever", moves=moves)
        case Always(move, None):
            return words.say("plan-told-always", move=words.write(move))
        case Always(move, until) if until is not None:
            return words.say(
                "plan-told-always-until", move=words.write(move), condition=condition_text(until)
            )
        case Until(condition):
            return words.say("plan-told-until", condition=condition_text(condition))
        case Wait():
            return words.say("plan-told-wait")
    return words.say("plan-told-forced")


def explain_end(words: Words, order: AnyOrder) -> str:
    """Return how an order ends, or "" for an order that only accompanies others."""
    match order:
        case Want():
            return words.say("plan-ends-want")
        case Naming():
            return words.say("plan-ends-name")
        case Once():
            return words.say("plan-ends-once")
        case Until(condition) | Always(until=condition) if condition is not None:
            return words.say("plan-ends-until", condition=condition_text(condition))
        case Always() | Whenever() | Forced():
            return words.say("plan-ends-always")
    return ""


def explain_stop(words: Words, stopped: Stopped | Finished) -> str:
    """Return why a plan has stopped or is finished."""
    facts = {
        key: ", ".join(value) if isinstance(value, tuple) else value for key, value in stopped.facts.items()
    }
    return words.say(f"plan-stopped-{stopped.why}", **facts)
