from engine.florence.rounds import BestOfRound, NextRound
from engine.florence.tests.staging import opened, person, say, step_only, told


def test_all_with_the_best_work_get_points():
    table = opened()
    for seat, best in enumerate((12, 15, 0, 15)):
        person(table, seat, best=best)
    step_only(table, BestOfRound())
    assert [seat.points for seat in table.state.seats] == [0, 3, 0, 3]


def test_nobody_gets_points_where_nothing_was_completed():
    table = opened()
    step_only(table, BestOfRound())
    assert [seat.points for seat in table.state.seats] == [0] * 4
    assert told(table.events(None), "no-work")


def test_the_start_player_passes_to_the_left():
    table = opened(3, start=2)
    say(table, "waive", "waive", "pass", "end", "end", "end")
    assert (table.state.round, table.state.start) == (2, 0)
    assert table.waiting == (0,)


def test_values_of_works_are_of_one_round():
    table = opened(3)
    person(table, 1, best=14)
    step_only(table, NextRound())
    assert table.state.seats[1].best == 0


def test_after_the_seventh_round_prestige_is_scored_and_shown():
    table = opened()
    table.state.round = 7
    person(table, 0, prestige=["P12"], builders=2, points=10)
    step_only(table, NextRound())
    assert table.over
    assert told(table.events(None), "prestige")[0]["points"] == 6
    assert table.result().scores[0].points == 16
    assert table.view(1)["table"]["seats"][0]["prestige"] == ["P12"]
