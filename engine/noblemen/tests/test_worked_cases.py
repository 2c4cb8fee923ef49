"""The worked cases of the rules page, section 6."""

from engine.noblemen.scoring import castles_standing, palaces_standing
from engine.noblemen.tests.arranged import deal_card, lay, put, running, screen, sit, told

BLOCK = [(1, 0), (2, 0), (1, 1), (2, 1)]
AROUND = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]


def test_two_woods_and_a_fountain_that_complete_a_forest_draw_four_tiles_and_no_money():
    table = running()
    lay(table, 0, "field", (-1, 0), (-2, 0))
    lay(table, 0, "wood", (0, 1), (1, 1))
    lay(table, 0, "fountain", (0, -1), (0, -2))
    screen(table, 0, wood=2, fountain=1)
    money = table.state.players[0].money
    events = table.play(0, "expand wood 0,2 wood 1,2 fountain 1,-1")
    assert told(events, "drew")[0].tiles == 4
    assert sum(table.state.players[0].screen) == 4
    assert table.state.players[0].money == money
    assert [event.area for event in told(events, "completed")] == ["forest"]


def taxed_and_landed():
    """7 fields with one free farm, 7 woods whose forest is occupied, a soldier on an opponent's farm."""
    table = running()
    lay(table, 0, "field", (1, 0), (2, 0), (1, 1), (2, 1), (4, 0), (4, 1), (5, 5))
    lay(table, 0, "wood", (-1, 0), (-2, 0), (-1, 1), (-2, 1), (-4, 0), (-4, 1), (-5, 5))
    lay(table, 1, "field", *BLOCK)
    sit(table, 1, 0, -2, 0)
    sit(table, 0, 1, 1, 0)
    return table


def test_taxes_of_seven_fields_a_free_farm_and_a_soldier_on_a_farm_are_eleven():
    table = taxed_and_landed()
    money = table.state.players[0].money
    assert table.what_if(0, "taxes")["parts"] == {"tiles": 7, "areas": 2, "soldiers": 2, "tokens": 0}
    table.play(0, "taxes")
    assert table.state.players[0].money == money + 11


def test_land_of_seven_woods_with_the_forest_occupied_and_three_tokens_is_ten_tiles():
    table = taxed_and_landed()
    table.state.players[0].tokens = 3
    before = sum(table.state.players[0].screen)
    table.play(0, "land 3")
    assert sum(table.state.players[0].screen) == before + 10
    assert table.state.players[0].tokens == 0


def at_a_ball():
    """Four players; the Queen's holder ends the turn that leads to the ball. Markers will be 11, 10, 9, 1."""
    table = running(4)
    state = table.state
    state.space, state.queen = 3, 0
    lay(table, 0, "fountain", *[(column, 5) for column in range(9)])
    lay(table, 1, "fountain", *[(column, 5) for column in range(8)])
    lay(table, 2, "fountain", (0, 5))
    lay(table, 3, "fountain", *BLOCK, (5, 5))
    put(table, 3, "palace", (0, 0))
    state.players[3].tokens = 1
    state.players[1].tokens = 2
    deal_card(table, 3, "tribute")
    table.play(0, "leisure")
    table.play(0, "end")
    return table


def test_the_ball_of_the_rulebook():
    """5 fountains, 1 garden, 1 palace: 9; space 9 taken: 8; with a token and a card: 11. Then the titles."""
    table = at_a_ball()
    assert table.question(0).data["prestige"] == 9
    table.play(0, "prestige none")
    table.play(1, "prestige tokens 2")
    table.play(2, "prestige none")
    certain = table.what_if(3, "prestige none")
    assert (certain["prestige"], certain["space"]) == (9, 8)
    events = table.play(3, "prestige tokens 1 tribute 1")
    assert (told(events, "shone")[0].prestige, told(events, "shone")[0].space) == (11, 11)


def test_the_markers_eleven_ten_nine_and_one():
    """With 4 players (duke, marquess, earl, 2 viscounts) they become marquess, earl, viscount and baron."""
    table = at_a_ball()
    table.play(0, "prestige none")  # 9
    table.play(1, "prestige tokens 2")  # 10
    table.play(2, "prestige none")  # 1
    table.play(3, "prestige tokens 1 tribute 1")  # 11
    titles = {seat: player.title for seat, player in enumerate(table.state.players)}
    assert titles == {3: "marquess", 1: "earl", 0: "viscount", 2: "baron"}
    assert [table.state.players[seat].tally.get("titles", 0) for seat in range(4)] == [1, 3, 0, 5]
    assert table.state.space == 5
    assert table.waiting == (1,)  # the player to the left of the Queen's holder


def test_scoring_of_the_rulebook():
    """A castle amid its estate with one chapel 4, one at its edge 0, a palace amid it with two chapels 9, a folly 0."""
    table = running()
    lay(table, 0, "plain", *AROUND)
    put(table, 0, "chapel", (1, 1))
    assert castles_standing(table.state.players[0].estate).points == 4
    lay(table, 0, "plain", (2, 0), (3, 0))
    put(table, 0, "castle", (3, 0))
    put(table, 0, "folly", (2, 0))
    assert castles_standing(table.state.players[0].estate).points == 4
    lay(table, 1, "plain", *AROUND)
    table.state.players[1].estate.buildings[0] = "palace"
    put(table, 1, "chapel", (1, 1), (-1, -1))
    assert palaces_standing(table.state.players[1].estate).points == 9
    assert (
        castles_standing(table.state.players[0].estate).points
        + palaces_standing(table.state.players[1].estate).points
        == 13
    )
