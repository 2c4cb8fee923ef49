"""The environments pass PettingZoo's own tests, and reward what the result says."""

import random
from itertools import pairwise

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from engine import games
from engine.gym.environment import TableEnv, env
from engine.gym.spiel import SpielGame, points, standing

TABLES = [(name, seats) for name, game in games().items() for seats in game.seats]
CYCLES = 100
"""Of each agent, in PettingZoo's tests."""


def play_on(table, source=random):
    """Legal actions at random; every observation that was made, with its agent."""
    for agent in table.agent_iter():
        observation, _, over, _, _ = table.last()
        yield agent, observation
        legal = np.flatnonzero(observation["action_mask"])
        table.step(None if over else source.choice(legal))


# Its own card games hold observation and mask in a dictionary, too; it knows them by name and warns of all others.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong(name, seats, capsys):
    api_test(env(name, seats), num_cycles=CYCLES)
    seed_test(lambda: env(name, seats), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", games())
def test_the_reward_comes_at_the_end_and_is_what_the_result_says(name):
    seats = games()[name].seats[0]
    for returns in (standing, points):
        table = TableEnv(SpielGame(name=name, seats=seats, returns=returns))
        table.reset(seed=1)
        sums = dict.fromkeys(table.agents, 0.0)
        for agent in table.agent_iter():
            observation, reward, over, _, info = table.last()
            sums[agent] += reward
            assert over or reward == 0
            if over:
                assert (
                    info["points"] == points(table.spiel.table.result())[table.possible_agents.index(agent)]
                )
            legal = np.flatnonzero(observation["action_mask"])
            table.step(None if over else random.Random(name).choice(legal))
        assert [*sums.values()] == [*returns(table.spiel.table.result())]


def test_an_illegal_action_loses_the_game():
    guarded = env("pebbles", 2)
    guarded.reset(seed=1)
    loser, over_the_top = guarded.agent_selection, guarded.action_space("seat_0").n - 1
    guarded.step(over_the_top)
    assert guarded.rewards == {agent: -1.0 if agent == loser else 0 for agent in guarded.possible_agents}
    assert all(guarded.terminations.values())


def test_a_seed_decides_all_tables_that_follow():
    first, again = env("pebbles", 3), env("pebbles", 3)
    dealt = []
    for table in (first, again):
        table.reset(seed=7)
        dealt.append([])
        for _ in range(3):
            dealt[-1].append(table.unwrapped.spiel.table.position.seed)
            table.reset()
    assert dealt[0] == dealt[1]
    assert len({*dealt[0]}) == 3


@pytest.mark.parametrize("name", games())
def test_answers_are_told_apart_where_it_is_asked_for(name):
    table = env(name, games()[name].seats[0], answers=64)
    table.reset(seed=3)
    for agent, observation in play_on(table, random.Random(name)):
        assert table.observation_space(agent).contains(observation)
        legal = int(observation["action_mask"].sum())
        told = observation["answers"]
        assert not told[legal:].any()
        assert all(told[:legal].any(axis=1))
        assert any((one != other).any() for one, other in pairwise(told[:legal])) or legal < 2


def test_the_table_is_shown_as_its_agent_sees_it():
    table = env("pebbles", 2)
    table.reset(seed=1)
    assert "seat_1" in table.render()
    table.close()
