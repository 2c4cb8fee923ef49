"""Plans as data: standing orders. Each order is one thing to do while the player is away.

The moves in a plan are canonical lines of notation, so a plan is plain text in all its parts.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

ANYTHING: Final = "anything"
"""The lot of a wish for any lot on auction."""
DEFAULT: Final = "default"
"""The move that stands for the default answer of the question."""
MOST_ORDERS: Final = 40


class Condition(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A condition that a seat can see: a fact that holds, or a number between two others."""

    fact: str
    least: int | None = None
    most: int | None = None
    negated: bool = False


class Order(msgspec.Struct, frozen=True, tag_field="order", omit_defaults=True, forbid_unknown_fields=True):
    """The base class of all orders."""


class Want(Order, frozen=True, tag="want"):
    """Buy a lot, up to a price or only at the lowest. `otherwise`: only if earlier ones are not available."""

    lot: str
    most: int | None = None
    otherwise: bool = False


class Budget(Order, frozen=True, tag="budget"):
    """The most money for everything that the seat buys while the plan stands, also by other bids."""

    most: int


class Naming(Order, frozen=True, tag="name"):
    """The lots to name when the choice is mine, the dearest wish first."""

    lots: tuple[str, ...]


class Choice(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A move, with its conditions, if any."""

    move: str
    when: tuple[Condition, ...] = ()


class Once(Order, frozen=True, tag="once"):
    """Play the first possible one of these moves, once. `then`: only after the order above is done."""

    choices: tuple[Choice, ...]
    then: bool = False


class Always(Order, frozen=True, tag="always"):
    """Play a move as often as possible, until a condition holds."""

    move: str
    until: Condition | None = None


class Whenever(Order, frozen=True, tag="whenever"):
    """Play the first possible move whose conditions hold, as often as there is one."""

    choices: tuple[Choice, ...]

    def __post_init__(self) -> None:
        if not self.choices or not self.choices[0].when:
            raise ValueError("the first choice of a “whenever” has a condition")


class Forced(Order, frozen=True, tag="forced"):
    """Give the only legal answer, wherever there is only one."""


class Until(Order, frozen=True, tag="until"):
    """End the whole plan when this condition holds."""

    condition: Condition


class Wait(Order, frozen=True, tag="wait"):
    """Give answers after a while, as a person does."""


AnsweringOrder: TypeAlias = Want | Naming | Once | Always | Whenever | Forced
"""The orders that can answer a question. The others limit these, or end the plan."""
AnyOrder: TypeAlias = AnsweringOrder | Budget | Until | Wait


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The orders of a plan, in the sequence in which they are tried."""

    orders: tuple[AnyOrder, ...]

    def of(self, kind: type[Order]) -> list[tuple[int, AnyOrder]]:
        """Return the orders of one kind, with their positions."""
        return [(place, order) for place, order in enumerate(self.orders) if isinstance(order, kind)]

    @property
    def subjects(self) -> frozenset[tuple[str, str]]:
        """The subjects of the plan: lots that it wants, moves that it makes.

        Two plans with the same subject contradict each other.
        """
        found: set[tuple[str, str]] = set()
        for order in self.orders:
            match order:
                case Want(lot=lot):
                    found.add(("want", lot))
                case Once(choices=choices) | Whenever(choices=choices):
                    found |= {("move", choice.move.partition(" ")[0]) for choice in choices}
                case Always(move=move):
                    found.add(("move", move.partition(" ")[0]))
                case Naming():
                    found.add(("name", ""))
        return frozenset(found)

    @property
    def general(self) -> bool:
        """True for a plan about any lot or any question. It answers after the plans about certain ones."""
        wants = [order.lot for order in self.orders if isinstance(order, Want)]
        return {*wants} == {ANYTHING} or (
            not wants and any(isinstance(order, Always) for order in self.orders)
        )

    @property
    def waits(self) -> bool:
        return bool(self.of(Wait))


class Progress(msgspec.Struct, frozen=True, omit_defaults=True):
    """The progress of a plan: the positions of the orders that are done, and the money spent."""

    done: tuple[int, ...] = ()
    spent: int = 0

    def with_done(self, *places: int) -> Progress:
        return Progress(tuple(sorted({*self.done, *places})), self.spent)
