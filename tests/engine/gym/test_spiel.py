"""Tables with numbered actions: what they say, what they hide, and that they are the engine's own tables."""

import random

import numpy as np
import pytest

from engine import games
from engine.bots import BOTS
from engine.gym.opponents import bot_action
from engine.gym.spiel import TERMINAL_PLAYER, SpielGame, standing
from engine.values.result import Result

GAMES = [*games()]
OFTEN = 0.1


def dealt(name, seed=1, **how):
    return SpielGame(name=name, seats=games()[name].seats[0], **how).new_initial_state(seed)


def moments(name):
    """Some states of a random table, the deal and the end among them."""
    state, source = dealt(name), random.Random(name)
    while not state.is_terminal():
        if state.table.count == 0 or source.random() < OFTEN:
            yield state
        state.apply_action(source.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_sees_nothing_that_it_may_not_know(name):
    for state in moments(name):
        for seat in range(state.game.num_players()):
            twin = state.resample_from_infostate(seat, random.Random(seat).randrange)
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert (twin.observation_tensor(seat) == state.observation_tensor(seat)).all()
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert (twin.information_state_tensor(seat) == state.information_state_tensor(seat)).all()
            assert twin.legal_actions(seat) == state.legal_actions(seat)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_is_dealt_anew(name):
    """Else the test above would show nothing."""
    state = dealt(name)
    imagined = (state.resample_from_infostate(0, random.Random(number).randrange) for number in range(8))
    assert len({str(each.table.state) for each in imagined}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_an_action_is_an_answer_of_the_engine(name):
    for state in moments(name):
        player, legal = state.current_player(), state.legal_actions()
        assert [*np.flatnonzero(state.legal_actions_mask())] == legal
        if state.is_terminal():
            assert (player, legal) == (TERMINAL_PLAYER, [])
            assert sum(state.returns()) == pytest.approx(0)
            continue
        assert state.returns() == [0.0] * state.game.num_players()
        assert [state.action_to_string(player, each) for each in legal] == [*map(str, state.answers())]
        assert state.string_to_action(state.action_to_string(player, legal[-1])) == legal[-1]
        for other in {*range(state.game.num_players())} - {player}:
            assert state.legal_actions(other) == []
            assert not state.legal_actions_mask(other).any()


@pytest.mark.parametrize("name", GAMES)
def test_where_more_is_legal_than_has_numbers_as_many_are_offered(name):
    state, source = dealt(name, actions=2), random.Random(name)
    left_out = 0
    while not state.is_terminal():
        legal = state.table.moves(state.current_player())
        assert len(state.answers()) == min(2, len(legal)) == len(legal) - state.left_out()
        assert {*state.answers()} <= {*legal}
        left_out += state.left_out()
        state.apply_action(bot_action(state, BOTS["apprentice"], source.randrange))
    assert left_out


def test_an_action_that_is_none_is_refused_with_what_is_legal():
    state = dealt("pebbles")
    last = len(state.legal_actions()) - 1
    for wrong in (-1, last + 1):
        with pytest.raises(ValueError, match=f"action {wrong} of seat 0 is not legal: legal are 0 to {last}"):
            state.apply_action(wrong)
    with pytest.raises(ValueError, match="nothing is asked of this seat now"):
        state.action_to_string(1, 0)


def test_a_copy_goes_its_own_way_with_the_same_chance():
    state = dealt("pebbles")
    twin, other = state.clone(), state.clone()
    for each in (twin, other):
        while not each.is_terminal():
            each.apply_action(0)
    assert twin.table == other.table
    assert state.table.count == 0


def test_the_same_seed_deals_the_same():
    assert dealt("pebbles", 5).table == dealt("pebbles", (5).to_bytes(32, "big")).table
    assert dealt("pebbles", 5).table != dealt("pebbles", 6).table


def test_an_information_state_remembers_what_the_view_forgets():
    """Two ways to the same position, told apart by who went them."""
    ways = [dealt("pebbles"), dealt("pebbles")]
    for way, stake in zip(ways, ("stake 1", "stake 2"), strict=True):
        way.apply_action(way.string_to_action(stake))
    own = {way.information_state_string(0) for way in ways}
    others = {way.information_state_string(1) for way in ways}
    assert (len(own), len(others)) == (2, 1)


@pytest.mark.parametrize(
    ("places", "worth"), [((1, 2), [1, -1]), ((1, 1, 3), [0.5, 0.5, -1]), ((2, 4, 1, 2), [0, -1, 1, 0])]
)
def test_a_standing_counts_rivals_beaten(places, worth):
    assert standing(Result(places=places, scores=())) == pytest.approx(worth)
