"""How a plan goes on: what its moves and the events that its seat sees make of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.plans.plan import Naming, Once, Plan, Progress, Want
from engine.table.plan_vocabulary import Purchase, Vocabulary


def after_answer(plan: Plan, progress: Progress, order: int) -> Progress:
    """A move was made: what was to be done once is done."""
    return progress.with_done(order) if isinstance(plan.orders[order], Once) else progress


def after_events(
    vocabulary: Vocabulary, plan: Plan, progress: Progress, seat: int, events: Iterable[Mapping[str, Any]]
) -> Progress:
    """What happened: purchases of the seat fulfil wishes and are counted."""
    for event in events:
        purchase = vocabulary.bought(event)
        if purchase is not None and purchase.seat == seat:
            progress = after_purchase(plan, progress, purchase)
    return progress


def after_purchase(plan: Plan, progress: Progress, purchase: Purchase) -> Progress:
    """A wish is fulfilled, and with it those of which it was the alternative; to name is of use while wishes are open."""
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
    """Wishes that are alternatives of each other, by their places."""
    chains: list[tuple[int, ...]] = []
    for place, order in plan.of(Want):
        if isinstance(order, Want) and order.otherwise and chains:
            chains[-1] = (*chains[-1], place)
        else:
            chains.append((place,))
    return chains
