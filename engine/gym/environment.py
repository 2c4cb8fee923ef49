"""The games as PettingZoo environments (AEC): one agent after another, `seat_0` and so on.

`env` is what learners take: `TableEnv` with PettingZoo's own guards around it, by which an illegal action loses the game.
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
"""A whole number of whatever library; None of an agent that has come to its end."""
Observation: TypeAlias = dict[str, Any]

LOST = -1.0
"""What an illegal action is worth."""


def env(name: str, seats: int, **how: Any) -> AECEnv[Agent, Observation, Action]:
    """A guarded environment; `how` is what `SpielGame` and `TableEnv` take besides."""
    answers = how.pop("answers", 0)
    bare = TableEnv(SpielGame(name=name, seats=seats, **how), answers=answers)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(bare, LOST)))


class TableEnv(AECEnv[Agent, Observation, Action]):
    """One table after another. All rewards come at the end."""

    def __init__(self, game: SpielGame, *, answers: int = 0) -> None:
        """With `answers` an observation tells of each action what it stands for, in so many numbers."""
        super().__init__()  # type: ignore[no-untyped-call]  # PettingZoo does not type it
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
        """A new table. What is dealt follows from the seed, and at later tables from the last seed that was given; `options`
        are PettingZoo's and mean nothing here: those of the game belong to `SpielGame`."""
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
        """The answer of the agent that is selected; None where it has come to its end."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.spiel.apply_action(int(action))
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Whose turn it is, and at the end who gets what."""
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
        """The table as the agent sees it whose turn it is, in plain text."""
        table = self.spiel.table
        view = table.view(self._seat(self.agent_selection))
        return table.game.draw(view, table.game.words(), self.possible_agents)

    def close(self) -> None:
        """Nothing is open."""
