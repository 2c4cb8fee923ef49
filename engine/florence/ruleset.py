"""The rules in play at a table: the base game, and the expansions that its options turn on.

An expansion changes the game only through `Expansion`. `GAME` hands in the actions and expansions, so that
this module depends on none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, ClassVar

from engine import Game, Move, Seat, Step
from engine.florence.action import Action
from engine.florence.data import Data
from engine.florence.lookup import lookup_of
from engine.florence.options import FlorenceOptions
from engine.florence.state import FlorenceTable, State
from engine.florence.view_data import ExpansionTable
from engine.table.past import Past


class Expansion:
    """The parts of the game that an expansion may change. The base class changes nothing."""

    actions: ClassVar[Sequence[Action]] = ()
    """Additional actions of the action turn."""
    free_actions: ClassVar[Sequence[Action]] = ()
    """Additional free actions, for any decision of the player's own."""
    closed_rule: ClassVar[str] = "not-legal"
    """The rule that forbids building on the squares of `closed_squares`."""
    withdrawn: ClassVar[Sequence[type[Move]]] = ()
    """The moves that the base game allows and this expansion does not."""

    def open(self, table: FlorenceTable) -> None:
        """Lay out the things that the expansion adds, before the first round."""

    def palazzo(self, data: Data) -> Sequence[str]:
        """Return the squares of the Palazzo, if they differ from the base game."""
        return ()

    def phases(self, phases: Sequence[Step[State]]) -> Sequence[Step[State]]:
        """Return the phases of a round."""
        return phases

    def extra_actions(self, table: FlorenceTable, seat: Seat) -> int:
        return 0

    def extra_value(self, table: FlorenceTable, seat: Seat) -> dict[str, int]:
        """Return the value that is added to every work, by reason."""
        return {}

    def closed_squares(self, table: FlorenceTable, seat: Seat) -> int:
        """Return additional squares on which a seat may not build alone."""
        return 0

    def settles(self, table: FlorenceTable, seat: Seat, lot: str, price: int) -> bool:
        """Return True if the expansion handles the payment of a lot and what follows."""
        return False

    def view(self, table: FlorenceTable, seat: Seat | None) -> ExpansionTable:
        """Return the visible state of the expansion."""
        return {}

    def answered(self, past: Past, twin: FlorenceTable, seat: Seat, move: Move) -> Move | None:
        """Return another possible secret answer of a seat.

        Return None if the expansion does not decide it.
        """
        return None


class Ruleset:
    """The base game with some expansions, as a mapping from moves to actions."""

    def __init__(
        self, expansions: Sequence[Expansion], actions: Sequence[Action], free_actions: Sequence[Action]
    ) -> None:
        self.withdrawn = withdrawn = {move for expansion in expansions for move in expansion.withdrawn}
        self.expansions = tuple(expansions)
        more = [action for expansion in expansions for action in expansion.actions]
        self.actions = _by_move([*actions, *more], withdrawn)
        more = [action for expansion in expansions for action in expansion.free_actions]
        self.free_actions = _by_move([*free_actions, *more], withdrawn)

    def palazzo(self, data: Data) -> int:
        """Return the squares on which nothing can be built."""
        others = (expansion.palazzo(data) for expansion in self.expansions)
        squares = next(filter(None, others), data.principality.palazzo)
        return lookup_of(data).grid.mask(squares)


def _by_move(actions: Sequence[Action], withdrawn: set[type[Move]]) -> Mapping[type[Move], Action]:
    return {action.move: action for action in actions if action.move not in withdrawn}


@dataclass(frozen=True, kw_only=True)
class FlorenceGame(Game):
    """The game as the kernel needs it, with the parts of its rulesets."""

    actions: Sequence[Action]
    """The actions of an action turn in the base game."""
    free_actions: Sequence[Action]
    """The free actions of the base game, for any decision of the player's own."""
    expansions: Mapping[str, Expansion]
    """All expansions by the option that turns them on."""

    @cached_property
    def ruleset(self) -> Callable[[FlorenceOptions], Ruleset]:
        """Return the ruleset for some options. Each ruleset is made once."""
        return cache(self._ruleset)

    def _ruleset(self, options: FlorenceOptions) -> Ruleset:
        on = [expansion for option, expansion in self.expansions.items() if getattr(options, option)]
        return Ruleset(on, self.actions, self.free_actions)


def ruleset_of(table: FlorenceTable) -> Ruleset:
    game: Any = table.game
    ruleset: Ruleset = game.ruleset(table.position.options)
    return ruleset
