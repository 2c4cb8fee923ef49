"""The rules in play at a table: the base game, and the expansions that its options turn on.

An expansion changes the game through `Expansion`, and only there. `GAME` hands the actions and expansions in, so that
nothing here knows any of them.
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
    """What an expansion may change; the base of all of them changes nothing."""

    actions: ClassVar[Sequence[Action]] = ()
    """Further actions of the action turn."""
    free_actions: ClassVar[Sequence[Action]] = ()
    """Further actions that are free at any decision of one's own."""
    closed_rule: ClassVar[str] = "not-legal"
    """The rule that forbids building on the squares of `closed_squares`."""
    withdrawn: ClassVar[Sequence[type[Move]]] = ()
    """What the base game allows and this expansion does not."""

    def open(self, table: FlorenceTable) -> None:
        """Lay out what the expansion adds before the first round."""

    def palazzo(self, data: Data) -> Sequence[str]:
        """The squares of the Palazzo, where they are others than in the base game."""
        return ()

    def phases(self, phases: Sequence[Step[State]]) -> Sequence[Step[State]]:
        """The phases of a round."""
        return phases

    def extra_actions(self, table: FlorenceTable, seat: Seat) -> int:
        return 0

    def extra_value(self, table: FlorenceTable, seat: Seat) -> dict[str, int]:
        """What is added to the value of every work, by reason."""
        return {}

    def closed_squares(self, table: FlorenceTable, seat: Seat) -> int:
        """Further squares on which a seat may not build alone."""
        return 0

    def settles(self, table: FlorenceTable, seat: Seat, lot: str, price: int) -> bool:
        """Whether the expansion sees to the payment of a lot, and to what follows."""
        return False

    def view(self, table: FlorenceTable, seat: Seat | None) -> ExpansionTable:
        """What is to be seen of the expansion."""
        return {}

    def answered(self, past: Past, twin: FlorenceTable, seat: Seat, move: Move) -> Move | None:
        """What another may have answered secretly instead of this; None where the expansion has no say in it."""
        return None


class Ruleset:
    """The base game with some expansions: which actions there are, by the class of their moves."""

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
        """The squares on which nothing can be built."""
        others = (expansion.palazzo(data) for expansion in self.expansions)
        squares = next(filter(None, others), data.principality.palazzo)
        return lookup_of(data).grid.mask(squares)


def _by_move(actions: Sequence[Action], withdrawn: set[type[Move]]) -> Mapping[type[Move], Action]:
    return {action.move: action for action in actions if action.move not in withdrawn}


@dataclass(frozen=True, kw_only=True)
class FlorenceGame(Game):
    """What the kernel needs to know of the game, and the parts of which its rulesets are made."""

    actions: Sequence[Action]
    """The actions of an action turn in the base game."""
    free_actions: Sequence[Action]
    """Those that are free at any decision of one's own."""
    expansions: Mapping[str, Expansion]
    """Every expansion by the option that turns it on."""

    @cached_property
    def ruleset(self) -> Callable[[FlorenceOptions], Ruleset]:
        """The ruleset of a table with these options; each is made once."""
        return cache(self._ruleset)

    def _ruleset(self, options: FlorenceOptions) -> Ruleset:
        on = [expansion for option, expansion in self.expansions.items() if getattr(options, option)]
        return Ruleset(on, self.actions, self.free_actions)


def ruleset_of(table: FlorenceTable) -> Ruleset:
    game: Any = table.game
    ruleset: Ruleset = game.ruleset(table.position.options)
    return ruleset
