"""Results: who shares a place, and what told those apart who have the same points."""

from engine import Score, games
from engine.text.sentences import tie_texts
from engine.values.result import result_of

NAMES = ("Anna", "Bruno", "Carla", "Dario")


def result(*keys):
    """From points and breakers of each seat."""
    return result_of(
        [
            Score(seat=seat, points=points, lines=(), breakers=tuple(breakers))
            for seat, (points, *breakers) in enumerate(keys)
        ]
    )


def told(*keys):
    return tie_texts(games()["pebbles"].words(), result(*keys), NAMES)


def test_where_points_differ_nothing_else_is_said():
    assert told((5, 1), (4, 9), (3, 2)) == []


def test_what_decided_is_said_with_what_each_had_the_best_first():
    assert told((5, 1), (9, 0), (5, 7)) == [
        "Tied at 5: Carla and Anna. Tie-breaker: pebbles left (Carla 7 pebbles, Anna 1 pebbles)."
    ]


def test_where_nothing_decides_the_place_is_shared():
    shared = result((5, 7), (5, 7), (6, 0))
    assert shared.places == (2, 2, 1)
    assert tie_texts(games()["pebbles"].words(), shared, NAMES) == [
        "Tied at 5: Anna and Bruno. Also equal: pebbles left. No tie-breaker separates them, so they share the place."
    ]


def test_a_tie_without_anything_to_break_it():
    assert told((5,), (5,)) == [
        "Tied at 5: Anna and Bruno. No tie-breaker separates them, so they share the place."
    ]
