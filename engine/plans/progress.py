"""The progress of a plan, updated from its moves and from the events that its seat sees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.plans.plan import AnsweringOrder, Naming, Once, Plan, Progress, Want
from engine.table.plan_vocabulary import Purchase, Vocabulary


def after_answer(plan: Plan, progress: Progress, order: int) -> Progress:
    """Mark an order that is to be done once as done after its move."""
    return progress.with_done(order) if isinstance(plan.orders[order], Once) else progress


def is_done(plan: Plan, progress: Progress) -> bool:
    """Return whether all orders that can answer a question are done."""
    answering = (place for place, order in enumerate(plan.orders) if isinstance(order, AnsweringOrder))
    return all(place in progress.done for place in answering)


def after_events(
    vocabulary: Vocabulary, plan: Plan, progress: Progress, seat: int, events: Iterable[Mapping[str, Any]]
) -> Progress:
    """Update the progress from events. Purchases of the seat fulfil wishes and count as spending."""
    for event in events:
        purchase = vocabulary.bought(event)
        if purchase is not None and purchase.seat == seat:
            progress = after_purchase(plan, progress, purchase)
    return progress


def after_purchase(plan: Plan, progress: Progress, purchase: Purchase) -> Progress:
    """Update the progress after a purchase.

    It fulfils a wish and all alternatives of that wish. When no wish is open any more, orders that name lots
    are done.
    """
    done = set(progress.done)
    groups = _chains(plan)
    fulfilled = next((chain for chain in groups if _fulfils(plan, chain, done, purchase)), ())
    done.update(fulfilled)
    wishes = [place for chain in groups for place in chain]
    if all(place in done for place in wishes):
        done.update(place for place, _ in plan.of(Naming))
    return Progress(tuple(sorted(done)), progress.spent + purchase.price)


def _fulfils(plan: Plan, chain: Iterable[int], done: set[int], purchase: Purchase) -> bool:
    lots = {
        order.lot for place in chain if place not in done and isinstance(order := plan.orders[place], Want)
    }
    return not lots.isdisjoint(purchase.names)


def _chains(plan: Plan) -> list[tuple[int, ...]]:
    """Return the wishes that are alternatives to each other, by their positions."""
    chains: list[tuple[int, ...]] = []
    for place, order in plan.of(Want):
        if isinstance(order, Want) and order.otherwise and chains:
            chains[-1] = (*chains[-1], place)
        else:
            chains.append((place,))
    return chains
