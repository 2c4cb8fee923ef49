"""Amounts as people write them."""

import pytest

from engine import new_table


@pytest.mark.parametrize("text", ["1,500", "1.500", "1 500", "1\u00a0500", "1'500", "limit 1.500"])
def test_a_number_may_be_written_as_it_is_printed(text):
    table = new_table("florence", seats=2, options={"at_once": True}, seed=b"grouped" * 4)
    while table.question(table.waiting[0]).kind != "name":
        table.play(table.waiting[0], table.question(table.waiting[0]).default)
    table.play(table.waiting[0], "auction jester")
    assert str(table.read(table.waiting[0], text)) == "limit 1500"
