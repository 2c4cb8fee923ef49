"""A table with numbered actions, in the manner of OpenSpiel: the same names of methods, and nothing of its code.

An action is the number of an answer in the list of the legal ones, as `Table.moves` gives it, so what a number stands for
changes from question to question; `action_to_string` and `action_tensor` say it. Chance is no player: everything that it brings
follows from the seed of the state, and a copy has the same chance before it. `resample_from_infostate` deals it anew.
Where several are asked at the same time they answer one after another, and none sees what another has answered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np

from engine.gym.facts import event_facts, move_facts, seen, view_facts
from engine.gym.tensors import Mask, Numbers, tensor
from engine.table.open_table import new_table
from engine.table.table import Table
from engine.values.chance import SEED_BYTES
from engine.values.move import Move
from engine.values.result import Result
from engine.values.seat import Seat

TERMINAL_PLAYER: Final = -4
"""What OpenSpiel calls whoever moves when it is over."""

Returns: TypeAlias = Callable[[Result], Sequence[float]]
"""What a result is worth to each seat."""


def standing(result: Result) -> Sequence[float]:
    """The share of rivals that a seat has beaten less the share that has beaten it: from -1 to 1, and 0 in all."""
    places = result.places
    return [sum((other > own) - (other < own) for other in places) / (len(places) - 1) for own in places]


def points(result: Result) -> Sequence[float]:
    """The points of the final score."""
    return [score.points for score in result.scores]


@dataclass(frozen=True, kw_only=True)
class SpielGame:
    """How tables are set up, and how wide what is told of them is."""

    name: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    edition: str | None = None
    actions: int = 1024
    """How many answers have a number. Where more are legal, as many are offered, spread evenly over all of them."""
    width: int = 4096
    """How many numbers an observation has."""
    returns: Returns = standing

    def num_players(self) -> int:
        return self.seats

    def num_distinct_actions(self) -> int:
        return self.actions

    def observation_tensor_shape(self) -> tuple[int]:
        return (self.width,)

    def information_state_tensor_shape(self) -> tuple[int]:
        return (2 * self.width,)

    def new_initial_state(self, seed: int | bytes = 0) -> SpielState:
        """A table as it is dealt from a seed: any whole number that is not negative, or 32 bytes."""
        dealt_from = seed if isinstance(seed, bytes) else seed.to_bytes(SEED_BYTES, "big")
        table = new_table(
            self.name, seats=self.seats, options=self.options, edition=self.edition, seed=dealt_from
        )
        return SpielState(self, table)


class SpielState:
    """A table as it stands now. `table` is the engine's, for whoever wants more; it holds what is hidden, too."""

    def __init__(self, game: SpielGame, table: Table[Any]) -> None:
        self.game, self.table = game, table

    def current_player(self) -> Seat:
        return TERMINAL_PLAYER if self.table.over else self.table.waiting[0]

    def is_terminal(self) -> bool:
        return self.table.over

    def is_chance_node(self) -> bool:
        """Never: chance follows from the seed."""
        return False

    # --- actions

    def answers(self) -> Sequence[Move]:
        """What the actions of the current player stand for."""
        if self.table.over:
            return ()
        legal, most = self.table.moves(self.current_player()), self.game.actions
        return legal if len(legal) <= most else [legal[at * len(legal) // most] for at in range(most)]

    def left_out(self) -> int:
        """How many legal answers of the current player have no number."""
        return 0 if self.table.over else len(self.table.moves(self.current_player())) - len(self.answers())

    def legal_actions(self, player: Seat | None = None) -> list[int]:
        """Those of the current player; of anybody else there are none."""
        return [] if player not in {None, self.current_player()} else [*range(len(self.answers()))]

    def legal_actions_mask(self, player: Seat | None = None) -> Mask:
        mask = np.zeros(self.game.actions, dtype=np.int8)
        mask[: len(self.legal_actions(player))] = 1
        return mask

    def action_to_string(self, player: Seat, action: int) -> str:
        """The notation of an answer, as people write it."""
        return str(self._answer(player, action))

    def string_to_action(self, text: str) -> int:
        """The number of the answer that a line says; it may be written as people write it."""
        return self.action_of(self.table.read(self.current_player(), text))

    def action_of(self, move: Move) -> int:
        """The number of an answer."""
        return self.answers().index(move)

    def action_tensor(self, player: Seat, action: int, width: int) -> Numbers:
        """What an answer says, as numbers."""
        return tensor(move_facts(self._answer(player, action).data()), width)

    def apply_action(self, action: int) -> None:
        player = self.current_player()
        self.table.play(player, self._answer(player, action))

    def _answer(self, player: Seat, action: int) -> Move:
        answers = self.answers() if player == self.current_player() else ()
        if not 0 <= action < len(answers):
            legal = f"legal are 0 to {len(answers) - 1}" if answers else "nothing is asked of this seat now"
            raise ValueError(f"action {action} of seat {player} is not legal: {legal}")
        return answers[action]

    # --- what is seen

    def observation_string(self, player: Seat) -> str:
        """All that a seat sees now."""
        return _as_text(seen(self.table.view(player)))

    def observation_tensor(self, player: Seat) -> Numbers:
        """The same as numbers."""
        return tensor(view_facts(self.table.view(player)), self.game.width)

    def information_state_string(self, player: Seat) -> str:
        """All that a seat sees, has seen and has answered: two states that say the same are one to it."""
        own = [str(move) for seat, move in self.table.history.moves if seat == player]
        return _as_text(
            {"answered": own, "seen": seen(self.table.view(player)), "told": self._told_to(player)}
        )

    def information_state_tensor(self, player: Seat) -> Numbers:
        """What a seat sees now, and behind it what it has been told, added up: the order of events is left out."""
        told = tensor(event_facts(self._told_to(player)), self.game.width)
        return np.concatenate([self.observation_tensor(player), told])

    def _told_to(self, player: Seat) -> list[dict[str, Any]]:
        return [event.data() for event in self.table.events(player)]

    # --- the end, and other states

    def returns(self) -> list[float]:
        """What the result is worth to each seat; nothing before the end."""
        return [*self.game.returns(self.table.result())] if self.table.over else [0.0] * self.game.seats

    def player_return(self, player: Seat) -> float:
        return self.returns()[player]

    def clone(self) -> SpielState:
        """The same state, what is hidden and what chance will bring included."""
        return SpielState(self.game, self.table.copy())

    def resample_from_infostate(self, player: Seat, pick: Callable[[int], int]) -> SpielState:
        """A state that a seat could not tell from this one; `pick(bound)` gives a number below its bound."""
        seed = bytes(map(pick, [1 << 8] * SEED_BYTES))
        return SpielState(self.game, self.table.imagine(player, seed))


def _as_text(data: dict[str, Any]) -> str:
    return msgspec.json.encode(data, order="sorted").decode()
