"""Turns: one action, one card, exchanges anywhere; step by step or in one go; taken back whole."""

import pytest

from engine import Illegal
from engine.noblemen.squares import square
from engine.noblemen.tests.arranged import deal_card, lay, running, screen
from engine.table.until_reveal import play_until_reveal


def rule_of(table, move, seat=0):
    with pytest.raises(Illegal) as refused:
        table.play(seat, move)
    assert str(refused.value)
    return refused.value.rule


def test_a_turn_has_one_action_and_then_ends():
    table = running()
    assert rule_of(table, "end") == "action-first"
    table.play(0, "leisure")
    assert rule_of(table, "leisure") == "one-action"
    table.play(0, "end")
    assert table.waiting == (1,)
    assert table.state.players[0].tally == {"leisure": 1}


def test_step_by_step_and_in_one_go_are_the_same():
    steps, whole = running(), running()
    for table in (steps, whole):
        screen(table, 0, field=2, plain=1, fountain=2)
        deal_card(table, 0, "tribute")
    moves = [
        "swap fountain fountain for wood",
        "play tribute",
        "expand field 0,1",
        "expand plain 1,1",
        "done",
        "end",
    ]
    for move in moves:
        steps.play(0, move)
    whole.play_turn(0, moves)
    assert steps.dump() == whole.dump()


def test_a_turn_with_a_wrong_move_is_not_played_at_all():
    table = running()
    before = table.dump()
    with pytest.raises(Illegal):
        table.play_turn(0, ["leisure", "leisure", "end"])
    assert table.dump() == before


def test_an_expansion_in_one_move_is_the_same_as_tile_by_tile():
    one, many = running(), running()
    for table in (one, many):
        screen(table, 0, field=1, wood=1, fountain=1)
    one.play(0, "expand field 0,1 wood 1,0 fountain 1,1")
    for move in ("expand field 0,1", "expand wood 1,0", "expand fountain 1,1"):
        many.play(0, move)
    assert one.state == many.state


def test_a_turn_is_taken_back_whole_until_something_is_revealed():
    table = running()
    screen(table, 0, field=2, wood=1, fountain=2)
    before = table.state.players[0].money
    table.play_turn(0, ["swap fountain fountain for plain", "expand field 0,1", "expand field 1,1"])
    assert table.can_take_back(0) == 3
    earlier = table.copy()
    earlier.take_back(0, 2)
    assert earlier.count == table.count - 2
    assert earlier.state.players[0].money == before
    table.play(0, "done")
    table.play(0, "end")
    assert table.can_take_back(0) == 0


def test_drawn_tiles_are_not_taken_back():
    table = running()
    screen(table, 0, wood=1)
    table.play(0, "expand wood 0,1")
    assert table.can_take_back(0)
    table.play(0, "done")
    assert table.can_take_back(0) == 0


def test_a_move_is_shown_up_to_its_reveal():
    table = running()
    screen(table, 0, wood=3)
    table.play_turn(0, ["expand wood 0,1", "expand wood 0,2"])
    before, certain = table.dump(), play_until_reveal(table, 0, "expand wood 0,3")
    estate = {square(key).words() for key in certain.state.players[0].estate.tiles}
    assert "0,3" in estate
    assert sum(certain.state.players[0].screen) == 0, "the tiles to be drawn are not"
    assert not certain.waiting
    assert table.dump() == before


def test_nobody_is_told_by_the_asking_that_a_screen_is_empty():
    table = running()
    screen(table, 0, wood=1)
    table.play(0, "expand wood 0,1")
    assert table.question(0).forced
    assert [str(move) for move in table.moves(0)] == ["done"]


def test_the_queens_holder_gets_a_point_and_moves_the_round_on():
    table = running()
    table.state.queen = 0
    table.play_turn(0, ["leisure", "end"])
    assert table.state.players[0].tally["queen"] == 1
    assert table.state.space == 2
    table.play_turn(1, ["leisure", "end"])
    assert table.state.space == 2


def test_nobody_takes_the_queen_on_the_locked_space():
    table = running()
    deal_card(table, 0, "whitehall")
    table.state.space, table.state.queen = 9, 2
    table.play(0, "play whitehall")
    assert table.state.queen == 2


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("expand field 5,5", "not-adjacent"),
        ("expand field 0,0", "square-taken"),
        ("expand field 0,1 field 0,2 field 0,3 field 0,4", "three-tiles"),
        ("expand fountain 0,1", "tiles"),
        ("build castle 0,1", "empty-plain"),
        ("build castle 1,0", "castle-apart"),
        ("build palace 1,0", "money"),
        ("build folly farms 1,0", "folly-needs"),
        ("bribe 9", "bribes"),
        ("bribe 0", "bribes"),
        ("bribe 5", "money"),
        ("taxes 3", "tokens"),
        ("land 1", "tokens"),
        ("donate field 9", "tiles"),
        ("donate none", "at-least-one-tile"),
        ("swap fountain fountain for plain", "tiles"),
        ("play tribute", "card-not-held"),
        ("play blackmail", "never-played"),
        ("play inheritance 1,0", "card-not-held"),
        ("keep tribute", "no-part-of-a-turn"),
    ],
)
def test_refusals_name_their_rule_and_change_nothing(move, rule):
    table = running()
    lay(table, 0, "plain", (1, 0))
    screen(table, 0, field=4)
    table.state.players[0].money = 8
    table.state.players[0].cards = []
    before = table.dump()
    assert rule_of(table, move) == rule
    assert table.dump() == before


def test_a_palace_replaces_a_castle_and_nothing_else():
    table = running()
    lay(table, 0, "plain", (1, 0))
    table.state.players[0].money = 60
    assert rule_of(table, "build palace 1,0") == "no-castle-there"


def test_taxes_and_land_once_in_a_decade_and_the_church_takes_three_of_a_type():
    table = running()
    screen(table, 0, field=6)
    table.play_turn(0, ["taxes", "end"])
    for seat in (1, 2, 3):
        table.play_turn(seat, ["leisure", "end"])
    assert rule_of(table, "taxes") == "taxes-once"
    table.play_turn(0, ["donate field 2", "end"])
    for seat in (1, 2, 3):
        table.play_turn(seat, ["leisure", "end"])
    assert rule_of(table, "donate field 2") == "church-full"
    table.play(0, "donate field 1")
    assert table.state.players[0].tally["donations"] == 3


def test_land_is_taken_once_in_a_decade():
    table = running(3)
    table.play_turn(0, ["land", "end"])
    for seat in (1, 2):
        table.play_turn(seat, ["leisure", "end"])
    assert rule_of(table, "land") == "land-once"


def test_one_scandal_card_a_turn():
    table = running()
    deal_card(table, 0, "tribute", "tribute")
    table.play(0, "play tribute")
    assert rule_of(table, "play tribute") == "one-card-a-turn"


def test_buildings_and_what_comes_with_them():
    table = running()
    lay(table, 0, "plain", (2, 0), (0, 2), (1, 0))
    table.state.players[0].money = 60
    table.play(0, "build chapel 2,0")
    assert table.question(0).kind == "keep"
    table.play(0, table.question(0).default)
    table.play(0, "end")
    for seat in (1, 2, 3):
        table.play_turn(seat, ["leisure", "end"])
    table.play(0, "build palace 0,0")
    assert table.state.queen == 0
    assert table.state.players[0].estate.standing("palace") == [0]


def test_a_soldier_takes_what_the_area_is_for():
    table = running()
    block = [(1, 0), (2, 0), (1, 1), (2, 1)]
    lay(table, 0, "plain", (0, 2))
    lay(table, 1, "field", *block)
    lay(table, 2, "wood", *block)
    lay(table, 3, "fountain", *block)
    screen(table, 2, field=2, wood=2)
    table.state.players[0].money = 40
    twin = table.copy()
    rich, poor = table.state.players[0].money, table.state.players[1].money
    table.play(0, "build castle 0,2")
    assert table.question(0).kind == "soldier"
    table.play(0, "soldier seat1 1,0")
    assert table.state.players[1].money == poor - 2
    assert table.state.players[0].money == rich - 4 + 2
    assert table.state.free_areas(1, 0) == 0
    twin.play(0, twin.read(0, "build castle 0,2 soldier clara 1,0", names=["anna", "bob", "clara", "dario"]))
    assert twin.waiting == (2,)
    twin.play(2, "give wood field")
    assert twin.state.players[2].screen == [1, 1, 0, 0]


def test_a_soldier_goes_to_an_area_of_somebody_else_which_is_said_whole():
    table = running()
    lay(table, 0, "plain", (0, 2))
    for seat in (0, 1):
        lay(table, seat, "field", (1, 0), (2, 0), (1, 1), (2, 1))
    table.state.players[0].money = 40
    castle = {"do": "build castle", "at": [0, 2]}
    assert rule_of(table, {**castle, "seat": 1}) == "soldier-where"
    table.play(0, castle)
    assert rule_of(table, "soldier seat0 1,0") == "opponents-area"
    assert rule_of(table, {"do": "soldier", "seat": 4, "area": [1, 0]}) == "opponents-area"


def test_nobody_gives_two_of_a_tile_of_which_they_have_one():
    table = running()
    lay(table, 0, "plain", (0, 2))
    lay(table, 1, "wood", (1, 0), (2, 0), (1, 1), (2, 1))
    screen(table, 1, field=1, wood=2)
    table.state.players[0].money = 40
    table.play(0, "build castle 0,2 soldier seat1 1,0")
    assert {str(move) for move in table.moves(1)} == {"give field wood", "give wood wood"}


def test_a_folly_scores_less_for_each_one_before_it():
    table = running()
    lay(table, 0, "plain", (0, 1), (0, 2))
    lay(table, 0, "field", *[(x, y) for x in (1, 2, 3) for y in (0, 1)])
    table.state.players[0].money = 40
    table.play(0, "build folly farms 0,1")
    assert table.state.players[0].tally["follies"] == 12
    assert table.view(1)["table"]["market"]["folly"]["points"] == 10


def test_areas_that_may_not_overlap_count_once():
    squares = [(x, y) for x in (1, 2, 3) for y in (0, 1)]
    free, strict = running(), running(options={"areas_overlap": False})
    for table in (free, strict):
        lay(table, 0, "field", *squares)
    assert len(free.state.players[0].estate.areas) == 2
    assert len(strict.state.players[0].estate.areas) == 1


def test_intrigue_keeps_all_three_and_is_the_turns_card():
    table = running()
    lay(table, 0, "plain", (2, 0))
    deal_card(table, 0, "intrigue")
    held = len(table.state.players[0].cards)
    table.play(0, "build chapel 2,0")
    table.play(0, "keep all")
    assert len(table.state.players[0].cards) == held - 1 + 3
    assert table.state.carded


def test_a_new_decade_refills_frees_and_deals():
    table = running()
    lay(table, 0, "plain", (2, 0))
    state = table.state
    state.space, state.queen = 9, 0
    state.market["castle"] = 1
    state.church = [1, 0, 0, 0]
    state.bag[0] -= 1
    state.players[2].taxed = True
    bag = state.bag[0]
    table.play_turn(0, ["leisure", "end"])
    assert (state.decade, state.space) == (2, 1)
    assert state.market["castle"] == 4
    assert state.bag[0] == bag + 1
    assert not state.players[2].taxed
    assert [table.waiting[0]] == [0]
    for seat in range(4):
        assert table.question(seat).kind == "keep"
        table.play(seat, table.question(seat).default)
    assert table.waiting == (1,)
