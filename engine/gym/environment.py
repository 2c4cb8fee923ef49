"""The games as PettingZoo environments (AEC): one agent after another, named `seat_0` and so on.

Use `env` for training. It wraps `TableEnv` in PettingZoo's own guards, with which an illegal action loses the
game.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from engine.gym.spiel import SpielGame
from engine.gym.tensors import MOST
from engine.table.game import game_named
from engine.values.chance import SEED_BYTES
from engine.values.seat import Seat

Agent: TypeAlias = str
Action: TypeAlias = Any
"""An integer of any library, or None for an agent that is finished."""
Observation: TypeAlias = dict[str, Any]

LOST = -1.0
"""The reward of an illegal action."""


def env(name: str, seats: int, **how: Any) -> AECEnv[Agent, Observation, Action]:
    """Return a guarded environment. `how` has the other arguments of `SpielGame` and `TableEnv`."""
    answers = how.pop("answers", 0)
    bare = TableEnv(SpielGame(name=name, seats=seats, **how), answers=answers)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(bare, LOST)))


class TableEnv(AECEnv[Agent, Observation, Action]):
    """An environment that plays one table after another. All rewards come at the end."""

    def __init__(self, game: SpielGame, *, answers: int = 0) -> None:
        """Create the environment.

        With `answers` an observation describes each action with so many numbers.
        """
        super().__init__()  # type: ignore[no-untyped-call]  # PettingZoo has no type for it
        self.game, self.answers = game, answers
        version = game_named(game.name).version
        self.metadata = {
            "name": f"{game.name}_v{version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self.observation_spaces = {agent: self._observations() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(game.actions) for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Space[Action]:
        return self.action_spaces[agent]

    def _observations(self) -> Dict[Any]:
        parts: dict[str, Space[Any]] = {
            "observation": Box(-MOST, MOST, self.game.observation_tensor_shape(), np.float32),
            "action_mask": Box(0, 1, (self.game.actions,), np.int8),
        }
        if self.answers:
            parts["answers"] = Box(-MOST, MOST, (self.game.actions, self.answers), np.float32)
        return Dict(parts)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new table.

        The deal follows from the seed. Without a seed it follows from the last seed that was given. `options`
        belongs to PettingZoo's interface and is ignored here: the options of the game belong to `SpielGame`.
        """
        if seed is not None or not hasattr(self, "chance"):
            self.chance, _ = np_random(seed)
        self.spiel = self.game.new_initial_state(self.chance.bytes(SEED_BYTES))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_on()

    def step(self, action: Action) -> None:
        """Play the action of the selected agent. It is None for an agent that is finished."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.spiel.apply_action(int(action))
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Select the next agent. At the end set the rewards."""
        state = self.spiel
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        if not state.is_terminal():
            self.agent_selection = self.possible_agents[state.current_player()]
            self.infos[self.agent_selection] = {"left_out": state.left_out()}
            return
        result, returns = state.table.result(), state.returns()
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent], self.terminations[agent] = returns[seat], True
            self.infos[agent] = {"points": result.scores[seat].points, "place": result.places[seat]}
        self.agent_selection = self.agents[0]

    def observe(self, agent: Agent) -> Observation:
        seat, state = self._seat(agent), self.spiel
        observation: Observation = {
            "observation": state.observation_tensor(seat),
            "action_mask": state.legal_actions_mask(seat),
        }
        if self.answers:
            observation["answers"] = self._answers_told(seat)
        return observation

    def _answers_told(self, seat: Seat) -> NDArray[np.float32]:
        told = np.zeros((self.game.actions, self.answers), dtype=np.float32)
        for action in self.spiel.legal_actions(seat):
            told[action] = self.spiel.action_tensor(seat, action, self.answers)
        return told

    def _seat(self, agent: Agent) -> Seat:
        return self.possible_agents.index(agent)

    def render(self) -> str:
        """Return the table as plain text, as the selected agent sees it."""
        table = self.spiel.table
        view = table.view(self._seat(self.agent_selection))
        return table.game.draw(view, table.game.words(), self.possible_agents)

    def close(self) -> None:
        """Do nothing: no resource is open."""
