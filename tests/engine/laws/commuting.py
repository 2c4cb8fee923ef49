"""Answers owed at the same time commute: every order of arrival gives the same table."""

from itertools import islice, permutations

import msgspec

from tests.engine.laws.walk import EVERY, law, several_owe
from tests.engine.playing import as_json, observers

ORDERS = 24


def position(table):
    """Return the position without the last mover, which depends on the order of the log and may differ."""
    return msgspec.json.encode(msgspec.structs.replace(table.position, loose=None))


def after(table, answers):
    """Return the table after these answers in this order, and the events for all."""
    twin = table.copy()
    for seat, move in answers:
        twin.play(seat, move)
    assert not any(map(twin.can_take_back, range(twin.seats))), "what all have answered is open"
    told = {
        seat: sorted(as_json(event.data() | {"at": 0}) for event in twin.events(seat))
        for seat in observers(twin)
    }
    return position(twin), told


@law(stops=6, when=several_owe)
def every_order_of_arrival_gives_the_same_table(table, hand):
    answers = [(seat, hand.one_of(table.moves(seat))) for seat in table.waiting]
    results = [after(table, order) for order in islice(permutations(answers), ORDERS)]
    assert all(result == results[0] for result in results)


@law(stops=EVERY, when=several_owe)
def a_changed_answer_counts_as_if_it_were_the_only_one(table, hand):
    first = table.waiting[0]
    final = hand.one_of(table.moves(first))
    changed, straight = table.copy(), table.copy()
    changed.play(first, hand.one_of(table.moves(first)))
    assert changed.question(first).id == table.question(first).id
    changed.play(first, final)
    straight.play(first, final)
    changed.position.count = straight.position.count
    assert position(changed) == position(straight)
