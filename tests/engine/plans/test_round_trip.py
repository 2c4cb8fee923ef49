"""Text and data of plans are the same thing: whatever plan there is, its text is read as that plan."""

import json
from contextlib import suppress
from functools import cache

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Refusal, games
from engine.plans import NotAPlan, Plan, plan_of, plan_text, read_plan
from engine.plans import plan as orders

GAMES = [game for game in games().values() if game.plans is not None]
numbers = st.integers(0, 99_999)


def conditions(game):
    facts = st.sampled_from(game.plans.said)
    exactly = st.builds(
        lambda fact, number, no: orders.Condition(fact, number, number, no), facts, numbers, st.booleans()
    )
    bounded = st.builds(
        lambda fact, number, up, no: orders.Condition(
            fact, **{"least" if up else "most": number}, negated=no
        ),
        facts,
        numbers,
        st.booleans(),
        st.booleans(),
    )
    return st.one_of(st.builds(orders.Condition, fact=facts, negated=st.booleans()), exactly, bounded)


def lines(game):
    """A line of each kind of move, and the word for the default."""
    written = [line for move in game.moves for line in (*move.examples, move.form)]
    return [orders.DEFAULT, "300", *(line for line in written if readable(game, line))]


def readable(game, line):
    try:
        return str(game.notation.parse(line)) == line
    except Refusal:
        return False


@cache
def plans(name):
    game = games()[name]
    moves = st.sampled_from(lines(game))
    when = st.lists(conditions(game), max_size=2).map(tuple)
    choices = st.lists(st.builds(orders.Choice, move=moves, when=when), min_size=1, max_size=3).map(tuple)
    conditional = choices.filter(lambda drawn: drawn[0].when)
    kinds = [
        st.builds(orders.Budget, numbers),
        st.builds(orders.Once, choices, st.booleans()),
        st.builds(orders.Whenever, conditional),
        st.builds(orders.Always, moves, st.none() | conditions(game)),
        st.just(orders.Forced()),
        st.builds(orders.Until, conditions(game)),
        st.just(orders.Wait()),
    ]
    if game.plans.lots:
        lots = st.sampled_from(game.plans.lots)
        kinds.append(st.builds(orders.Want, lots, st.none() | numbers, st.booleans()))
        kinds.append(st.builds(orders.Want, st.just(orders.ANYTHING), numbers, st.booleans()))
    if game.plans.naming:
        kinds.append(st.builds(orders.Naming, st.lists(lots, min_size=1, max_size=4).map(tuple)))
    return st.lists(st.one_of(kinds), min_size=1, max_size=8).map(well_ordered)


def well_ordered(drawn):
    """`else` and `then` only where they follow something."""
    kept = []
    for order in drawn:
        before = kept[-1] if kept else None
        follows = isinstance(before, type(order))
        if isinstance(order, orders.Want):
            kept.append(msgspec.structs.replace(order, otherwise=order.otherwise and follows))
        elif isinstance(order, orders.Once):
            kept.append(msgspec.structs.replace(order, then=order.then and follows))
        else:
            kept.append(order)
    return Plan(tuple(kept))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(data=st.data())
@settings(max_examples=100)
def test_text_and_data_are_the_same(game, data):
    plan = data.draw(plans(game.name))
    assert read_plan(game, plan_text(plan)) == plan
    assert plan_of(game, json.loads(msgspec.json.encode(plan))) == plan


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(text=st.text(st.sampled_from("abcdefgi tunols:;,0123 \n"), max_size=60) | st.text(max_size=40))
@settings(max_examples=100)
def test_whatever_is_written_is_a_plan_or_refused(game, text):
    with suppress(Refusal):
        plan = read_plan(game, text)
        assert read_plan(game, plan_text(plan)) == plan


@pytest.mark.parametrize(
    ("name", "text", "canonical"),
    [
        (
            "florence",
            "jester up to 700; else builder up to 400; else the cheapest landscape; never more than 900 in all",
            "jester up to 700; else builder up to 400; else cheapest landscape; never more than 900 in all",
        ),
        (
            "florence",
            "if I am to name a lot: builder, then jester; not more than 300 altogether",
            "if I name: builder, then jester; never more than 300 in all",
        ),
        ("principe", "Follow to 5 ducats.", "follow to 5"),
        (
            "noblemen",
            "if castle still costs 4: build castle 1,2, else expand field 0,1",
            "if castle costs 4: build castle 1,2, else expand field 0,1",
        ),
        (
            "florence",
            "Every time when money is at least 500: 300, otherwise pass",
            "whenever money at least 500: 300, else pass",
        ),
        ("florence", "pass until the action phase", "pass until action phase"),
        ("florence", "the default at once whenever it is forced", "default when forced"),
        (
            "noblemen",
            "taxes\nthen if money is at least 5: build palace 0,1, else leisure\nthen end",
            "taxes; then if money at least 5: build palace 0,1, else leisure; then end",
        ),
    ],
)
def test_people_need_not_write_canonically(name, text, canonical):
    assert plan_text(read_plan(games()[name], text)) == canonical


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("florence", " ; ", "empty"),
        ("florence", "tower up to 700", "no-such-lot"),
        ("florence", "jester up to many", "no-number"),
        ("florence", "else jester up to 300", "else-after-nothing"),
        ("florence", "then pass", "then-after-nothing"),
        ("florence", "if weather fine: pass", "no-such-fact"),
        ("florence", "if round 3 pass", "no-colon"),
        ("florence", "whenever pass", "no-colon"),
        ("florence", "whenever: pass", "no-condition"),
        ("florence", "pass; then", "empty-clause"),
        ("noblemen", "if I name: castle", "nothing-to-name"),
        ("noblemen", "castle up to 4", "nothing-for-sale"),
        ("florence", ";".join(["pass"] * 41), "too-long"),
        ("pebbles", "pass", "no-plans"),
    ],
)
def test_what_is_no_plan_is_refused_with_its_reason(name, text, why):
    with pytest.raises(NotAPlan) as refused:
        read_plan(games()[name], text)
    assert refused.value.why == why
    assert str(refused.value)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_example_is_a_plan(game):
    assert plan_text(read_plan(game, game.plans.example)) == game.plans.example
