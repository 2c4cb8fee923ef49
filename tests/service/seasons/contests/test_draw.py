"""The draw: everybody is seated once, nobody meets again before they must, and the same seed draws the same."""

from collections import Counter
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.seasons.contests.draw import (
    Candidate,
    count_meetings,
    count_repeats,
    draw_lots,
    draw_round,
    pod_sizes,
)
from service.seasons.contests.models import Format
from service.seasons.contests.points import POD, advancing_seats, pod_points

SEED = bytes(range(32))
seeds = st.binary(min_size=32, max_size=32)
few = settings(max_examples=20)


def rounds(seed, form, people, least, most, count, score=lambda _entrant, _number: 0):
    """So many rounds in a row; each result counts for the next."""
    lots = draw_lots(seed, range(people))
    points, byes, met = Counter(), Counter(), Counter()
    for number in range(1, count + 1):
        here = [Candidate(each, lots[each], points=points[each], byes=byes[each]) for each in range(people)]
        drawn = draw_round(seed, form, number, here, met, least=least, most=most)
        yield drawn, met.copy()
        met += count_meetings(drawn.pods)
        byes.update(drawn.byes)
        for pod in drawn.pods:
            points.update({each: score(each, number) for each in pod})


@given(st.integers(0, 300), st.integers(2, 3), st.integers(3, 6))
def test_pods_are_as_even_as_can_be_and_hold_all_who_fit(people, least, most):
    sizes = pod_sizes(people, least, most)
    assert all(least <= size <= most for size in sizes)
    assert not sizes or max(sizes) - min(sizes) <= 1
    assert people - sum(sizes) < least or people - sum(sizes) < most


@few
@given(seeds, st.sampled_from(Format), st.integers(2, 40), st.integers(2, 6), st.integers(1, 5))
def test_everybody_is_at_one_table_or_sits_out(seed, form, people, most, count):
    for drawn, _ in rounds(seed, form, people, 2, most, count):
        seated = [each for pod in drawn.pods for each in pod] + drawn.byes
        assert sorted(seated) == list(range(people))


@few
@given(seeds, st.integers(2, 25))
def test_two_by_two_nobody_meets_again_before_they_have_met_everybody(seed, people):
    every = people - 1 + people % 2
    drawn = [draw for draw, _ in rounds(seed, Format.ROUND_ROBIN, people, 2, 2, every)]
    met = count_meetings([pod for draw in drawn for pod in draw.pods])
    assert met == {frozenset(pair): 1 for pair in combinations(range(people), 2)}


@few
@given(seeds, st.sampled_from([Format.SWISS, Format.ROUND_ROBIN]), st.integers(4, 14), st.integers(3, 4))
def test_nobody_meets_again_where_an_exchange_of_two_people_could_spare_it(seed, form, people, most):
    for drawn, met in rounds(seed, form, people, 2, most, 3, lambda each, number: each * each * number % 5):
        for one, other in combinations(drawn.pods, 2):
            again = count_repeats(one, met) + count_repeats(other, met)
            for mine, theirs in product(one, other):
                exchanged = [theirs if each == mine else each for each in one]
                back = [mine if each == theirs else each for each in other]
                assert count_repeats(exchanged, met) + count_repeats(back, met) >= again


@pytest.mark.parametrize("form", [Format.SWISS, Format.ROUND_ROBIN])
@pytest.mark.parametrize(
    ("people", "most", "count"), [(12, 3, 3), (16, 4, 3), (32, 4, 6), (20, 2, 9), (60, 5, 6)]
)
def test_nobody_meets_again_where_there_are_enough_people(form, people, most, count):
    for drawn, met in rounds(SEED, form, people, 2, most, count, lambda each, number: each * number % 7):
        assert sum(count_repeats(pod, met) for pod in drawn.pods) == 0


@few
@given(seeds, st.integers(5, 30))
def test_nobody_sits_out_twice_before_all_others_have(seed, people):
    byes = Counter(each for drawn, _ in rounds(seed, Format.SWISS, people, 3, 3, 6) for each in drawn.byes)
    assert not byes or max(byes.values()) - min(byes[each] for each in range(people)) <= 1


def test_in_a_swiss_those_meet_who_stand_alike():
    first, second = (draw for draw, _ in rounds(SEED, Format.SWISS, 16, 2, 4, 2, lambda each, _: each // 4))
    assert all(max(pod) - min(pod) < 16 for pod in first.pods)
    spread = [max(each // 4 for each in pod) - min(each // 4 for each in pod) for pod in second.pods]
    assert sum(spread) < 4 * 3


def test_the_same_seed_draws_the_same_and_another_one_differently():
    def drawn(seed):
        return [draw for draw, _ in rounds(seed, Format.SWISS, 24, 2, 4, 3)]

    assert drawn(SEED) == drawn(SEED) != drawn(bytes(32))


@given(st.lists(st.integers(1, 6), min_size=2, max_size=6))
def test_a_pod_gives_whole_points_and_as_many_whatever_its_places(seen):
    places = [1 + sum(other < each for other in seen) for each in seen]
    points = pod_points(places)
    assert sum(points) == POD * len(places) / 2
    assert sorted(places) == [
        place for _, place in sorted(zip([-each for each in points], places, strict=True))
    ]


def test_the_upper_half_goes_on_and_lots_part_those_who_share_a_place():
    assert advancing_seats([1, 2, 2, 4], lots=[1, 2, 3, 4]) == {0, 2}
    assert advancing_seats([1, 1, 3], lots=[1, 2, 9]) == {1}
    assert advancing_seats([1, 2], lots=[1, 2]) == {0}
