"""A table with numbered actions. Its methods have the names of OpenSpiel's, but it uses no OpenSpiel code.

An action is the index of an answer in the list of legal ones, as `Table.moves` gives it. So the meaning of a
number changes from question to question: see `action_to_string` and `action_tensor`. Chance is no player. All
chance follows from the seed of the state, and a copy has the same future chance. `resample_from_infostate`
deals it again. Seats that are asked at the same time answer one after another, and no seat sees the answers
of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np

from engine.gym.facts import event_facts, move_facts, relevant_view, view_facts
from engine.gym.tensors import Mask, Numbers, tensor
from engine.table.open_table import new_table
from engine.table.table import Table
from engine.values.chance import SEED_BYTES
from engine.values.move import Move
from engine.values.result import Result
from engine.values.seat import Seat

TERMINAL_PLAYER: Final = -4
"""OpenSpiel's number for the current player of a finished game."""

Returns: TypeAlias = Callable[[Result], Sequence[float]]
"""A function that gives the return of each seat for a result."""


def standing(result: Result) -> Sequence[float]:
    """Return the share of rivals that a seat has beaten minus the share that has beaten it.

    The values are from -1 to 1 and their sum is 0.
    """
    places = result.places
    return [sum((other > own) - (other < own) for other in places) / (len(places) - 1) for own in places]


def points(result: Result) -> Sequence[float]:
    """Return the points of the final score."""
    return [score.points for score in result.scores]


@dataclass(frozen=True, kw_only=True)
class SpielGame:
    """The setup of the tables and the size of the observations."""

    name: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    edition: str | None = None
    actions: int = 1024
    """The number of answers that have a number.

    If more are legal, so many of them are offered, spread evenly over all.
    """
    width: int = 4096
    """The length of an observation."""
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
        """Return a table dealt from a seed: a non-negative integer, or 32 bytes."""
        dealt_from = seed if isinstance(seed, bytes) else seed.to_bytes(SEED_BYTES, "big")
        table = new_table(
            self.name, seats=self.seats, options=self.options, edition=self.edition, seed=dealt_from
        )
        return SpielState(self, table)


class SpielState:
    """The current state of a table.

    `table` is the table of the engine, for other needs. It contains hidden information too.
    """

    def __init__(self, game: SpielGame, table: Table[Any]) -> None:
        self.game, self.table = game, table

    def current_player(self) -> Seat:
        return TERMINAL_PLAYER if self.table.over else self.table.waiting[0]

    def is_terminal(self) -> bool:
        return self.table.over

    def is_chance_node(self) -> bool:
        """Return False: chance follows from the seed."""
        return False

    # --- actions

    def answers(self) -> Sequence[Move]:
        """Return the moves that the actions of the current player stand for."""
        if self.table.over:
            return ()
        legal, most = self.table.moves(self.current_player()), self.game.actions
        return legal if len(legal) <= most else [legal[at * len(legal) // most] for at in range(most)]

    def left_out(self) -> int:
        """Return how many legal answers of the current player have no number."""
        return 0 if self.table.over else len(self.table.moves(self.current_player())) - len(self.answers())

    def legal_actions(self, player: Seat | None = None) -> list[int]:
        """Return the actions of the current player. Other players have none."""
        return [] if player not in {None, self.current_player()} else [*range(len(self.answers()))]

    def legal_actions_mask(self, player: Seat | None = None) -> Mask:
        mask = np.zeros(self.game.actions, dtype=np.int8)
        mask[: len(self.legal_actions(player))] = 1
        return mask

    def action_to_string(self, player: Seat, action: int) -> str:
        """Return the notation of an answer, as people write it."""
        return str(self._answer(player, action))

    def string_to_action(self, text: str) -> int:
        """Return the action for a line of notation, as people write it."""
        return self.action_of(self.table.read(self.current_player(), text))

    def action_of(self, move: Move) -> int:
        """Return the number of an answer."""
        return self.answers().index(move)

    def action_tensor(self, player: Seat, action: int, width: int) -> Numbers:
        """Return the data of an answer as numbers."""
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

    # --- observations

    def observation_string(self, player: Seat) -> str:
        """Return everything that a seat sees now."""
        return _as_text(relevant_view(self.table.view(player)))

    def observation_tensor(self, player: Seat) -> Numbers:
        """Return everything that a seat sees now, as numbers."""
        return tensor(view_facts(self.table.view(player)), self.game.width)

    def information_state_string(self, player: Seat) -> str:
        """Return everything that a seat sees, has seen and has answered.

        Two states with the same string are the same to the seat.
        """
        own = [str(move) for seat, move in self.table.history.moves if seat == player]
        return _as_text(
            {"answered": own, "seen": relevant_view(self.table.view(player)), "told": self._told_to(player)}
        )

    def information_state_tensor(self, player: Seat) -> Numbers:
        """Return what a seat sees now, followed by the sum of the events sent to it.

        The order of the events is left out.
        """
        told = tensor(event_facts(self._told_to(player)), self.game.width)
        return np.concatenate([self.observation_tensor(player), told])

    def _told_to(self, player: Seat) -> list[dict[str, Any]]:
        return [event.data() for event in self.table.events(player)]

    # --- result and copies

    def returns(self) -> list[float]:
        """Return the return of each seat, 0 before the end."""
        return [*self.game.returns(self.table.result())] if self.table.over else [0.0] * self.game.seats

    def player_return(self, player: Seat) -> float:
        return self.returns()[player]

    def clone(self) -> SpielState:
        """Return a copy of the state, including hidden information and future chance."""
        return SpielState(self.game, self.table.copy())

    def resample_from_infostate(self, player: Seat, pick: Callable[[int], int]) -> SpielState:
        """Return a state that a seat could not tell from this one.

        `pick(bound)` returns a number below its bound.
        """
        seed = bytes(map(pick, [1 << 8] * SEED_BYTES))
        return SpielState(self.game, self.table.imagine(player, seed))


def _as_text(data: dict[str, Any]) -> str:
    return msgspec.json.encode(data, order="sorted").decode()
