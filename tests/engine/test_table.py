"""The table: opening, turns, taking back, rewinding."""

import pytest

from engine import BadTable, Illegal, NotAMove, Unreadable, load_table, new_table

SEED = b"table"


def opened(**more):
    return new_table("pebbles", **{"seats": 2, "seed": SEED, **more})


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"seats": 1}, "2 to 4"),
        ({"seed": b""}, "32 random bytes"),
        ({"edition": "sea"}, "river"),
        ({"version": 9}, "there are: 1"),
        ({"options": {"rounds": 9}}, "rounds may be 1-5, not 9"),
        ({"options": {"rounds": "many"}}, 'rounds may be 1-5, not "many"'),
        ({"options": {"rounds": NotImplemented}}, "rounds may be 1-5, not"),
        ({"options": {"colour": "red"}}, "options of this game: rounds"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_what_can(more, reason):
    with pytest.raises(BadTable, match=reason):
        opened(**more)


def test_moves_as_text_data_and_objects_are_the_same():
    tables = [opened() for _ in range(3)]
    for table, move in zip(
        tables, ("stake 3", {"do": "stake", "amount": 3}, opened().moves(0)[3]), strict=True
    ):
        table.play(0, move)
    assert tables[0] == tables[1] == tables[2]


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({}, "do"),
        ({"do": "fly"}, "do"),
        ({"do": "stake"}, "amount"),
        ({"do": "stake", "amount": "3"}, "amount"),
        ({"do": "pass", "amount": 1}, "amount"),
    ],
)
def test_data_that_is_no_move_is_refused_with_its_wrong_field(data, field):
    with pytest.raises(NotAMove, match=f"no move of this game: “{field}” is wrong or missing"):
        opened().play(0, data)


def test_an_answer_owed_at_the_same_time_may_be_changed_until_the_last_one():
    table = opened()
    asked = table.question(0).id
    table.play(0, "stake 3")
    assert table.waiting == (1,)
    assert not table.question(0).owed
    assert table.question(0).id == asked
    table.play(0, "stake 4")
    table.play(1, "stake 1")
    assert table.state.purses == [8, 11]


def test_take_back_gives_new_questions_new_ids():
    table = opened(seats=3)
    for seat in range(3):
        table.play(seat, "stake 0")
    bid = table.play(0, "bid 2")
    assert bid
    later = table.question(1).id
    assert (table.can_take_back(0), table.can_take_back(1)) == (1, 0)
    table.take_back(0)
    assert table.waiting == (0,)
    table.play(0, "bid 3")
    assert table.question(1).id > later
    assert table.record().replay() == table
    assert load_table(table.dump(), table.log) == table


def test_nothing_is_taken_back_across_a_reveal_or_another_seat():
    table = opened()
    table.play(0, "stake 1")
    table.play(1, "stake 2")
    for seat in (0, 1):
        with pytest.raises(Illegal, match="cannot take a move back now"):
            table.take_back(seat)
    table.play(0, "bid 1")
    table.play(1, "bid 2")
    assert table.can_take_back(0) == 0
    with pytest.raises(Illegal):
        table.take_back(1, 2)


def test_a_moderator_rewinds_as_far_as_he_likes():
    table = opened()
    positions = [table.view(None)]
    for seat, move in ((0, "stake 1"), (1, "stake 2"), (0, "bid 1"), (1, "bid 2")):
        table.play(seat, move)
        positions.append(table.view(None))
    for count in (3, 1, 0):
        table.rewind(count)
        assert table.view(None) == positions[count]
        assert table.record().replay() == table
    table.play(1, "stake 2")
    assert table.record().replay() == table


def test_a_turn_counts_as_a_whole():
    table = opened()
    before = table.dump()
    with pytest.raises(Unreadable):
        table.play_turn(0, ["stake 1", "stake much"])
    assert table.dump() == before
    assert table.log == ()
    table.play_turn(0, ["stake 1", "stake 2"])
    assert [line.move for line in table.log] == ["stake 1", "stake 2"]


def test_a_table_kept_before_its_first_move_knows_its_deal():
    table = load_table(opened().dump())
    assert table.record().replay() == table


def test_the_seed_is_shown_when_the_table_is_over():
    table = opened(options={"rounds": 1})
    assert table.view(0)["seed"] is None
    with pytest.raises(BadTable, match="not over"):
        table.result()
    for seat, move in ((0, "stake 1"), (1, "stake 2"), (0, "pass"), (1, "pass")):
        table.play(seat, move)
    assert table.over
    assert table.view(0)["seed"] == SEED.hex()
    assert table.view(0)["result"]["places"] == [2, 1]
    with pytest.raises(Illegal, match="over"):
        table.play(0, "pass")
