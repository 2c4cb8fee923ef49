"""Amounts as answers: a question says which amounts are legal, and a bare number means that amount."""

import pytest

from engine import Illegal
from tests.engine.laws.walk import EVERY, law

TRIED = 3


@law(stops=EVERY)
def every_listed_amount_is_in_the_range_and_the_ends_of_the_range_are_legal(table, _hand):
    for seat in range(table.seats):
        amounts = table.amounts(seat)
        if amounts is None:
            continue
        assert not any(amounts.out_of_range(move) for move in table.moves(seat))
        assert set(amounts.sensible) <= set(amounts.values)
        assert {*amounts.values[:1], *amounts.values[-1:]} <= set(amounts.sensible)
        illegal = [amount for amount in amounts.values if not table.allows(seat, amounts.at(amount))]
        assert len(illegal) <= 1, "a range has one hole at most: the price that lies there already"


@law(stops=10)
def a_bare_number_is_the_amount_and_any_other_is_refused_with_the_range(table, hand):
    for seat in range(table.seats):
        amounts = table.amounts(seat)
        if amounts is None:
            continue
        for amount in hand.some_of(amounts.values, TRIED):
            if table.allows(seat, amounts.at(amount)):
                assert table.read(seat, str(amount)) == amounts.at(amount)
        most = max(amounts.values, default=0)
        with pytest.raises(Illegal) as refused:
            table.read(seat, str(most + amounts.values.step))
        assert refused.value.amounts == amounts
        assert not amounts.values or f"{most:,}" in str(refused.value)
