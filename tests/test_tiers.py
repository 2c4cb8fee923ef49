"""The choice of the tiers: nothing is lost, what is dear waits, and a day draws what another day does not."""

from itertools import chain

import pytest

from tests.parts.tiers import LAWS, Case, Choice, evenly

COSTS = {
    "a.py::cheap": 0.01,
    "a.py::dear": 9.0,
    "a.py::middling": 0.7,
    "b.py::storm": 40.0,
    "c.py::sample": 3.0,
    "fixture big": 20.0,
}


def cases_of(test, count, **more):
    return [Case(f"{test}[{number}]", **more) for number in range(count)]


CASES = [
    *cases_of("a.py::cheap", 300),
    *cases_of("a.py::twins", 2),
    *[Case(f"a.py::twins[{number}-postgres]", postgres=True) for number in range(2)],
    *cases_of("a.py::middling", 5),
    *cases_of("a.py::dear", 3),
    *cases_of("b.py::storm", 2),
    *cases_of("c.py::sample", 3),
    Case("d.py::of_a_house", fixtures=("fixture big",)),
    Case("tests/laws/test_x.py::law"),
    *[
        Case(f"{LAWS}test_laws.py::law[{game}-{number}]", game=game, number=number)
        for game in ("one", "two")
        for number in range(30)
    ],
]


def chosen(tier, day=0):
    of_test = {}
    for case in getattr(Choice(CASES, COSTS, day), tier)():
        of_test.setdefault(case.test, []).append(case)
    return of_test


def test_cheap_tests_run_as_far_as_their_share_goes_and_dear_ones_not():
    counts = {test: len(cases) for test, cases in chosen("test").items()}
    assert counts == {
        "a.py::cheap": 80,
        "a.py::twins": 3,
        "a.py::middling": 1,
        "c.py::sample": 1,
        "tests/laws/test_x.py::law": 1,
        f"{LAWS}test_laws.py::law": 2,
    }


def test_a_cheap_test_has_one_twin_on_postgres():
    assert [case.postgres for case in sorted(chosen("test")["a.py::twins"], key=str)].count(True) == 1


def test_no_case_runs_in_two_tiers_and_what_the_day_leaves_out_is_dear():
    fast, rest = (set(chain(*chosen(tier).values())) for tier in ("test", "all"))
    assert not fast & rest
    left = {case.test for case in set(CASES) - fast - rest}
    assert left == {"a.py::dear", "b.py::storm", "c.py::sample", f"{LAWS}test_laws.py::law"}


def test_a_law_is_held_on_every_setup_after_some_days():
    drawn = set(chain(*(chosen("test", day)[f"{LAWS}test_laws.py::law"] for day in range(30))))
    assert len(drawn) == 60


def test_each_day_draws_another_case_of_a_dear_test():
    assert len({chosen("all", day)["a.py::dear"][0] for day in range(3)}) == 3


def test_the_same_day_draws_the_same():
    assert chosen("all", 5) == chosen("all", 5)


@pytest.mark.parametrize(("count", "wanted"), [(0, [0]), (1, [0]), (3, [0, 3, 6]), (99, list(range(10)))])
def test_evenly_drawn_cases_are_spread_over_all(count, wanted):
    assert evenly(list(range(10)), count) == wanted


def test_the_quick_tier_has_had_every_cheap_test_after_three_days():
    days = [set(chosen("quick", day)) for day in range(3)]
    cheap = {"a.py::cheap", "a.py::twins", "tests/laws/test_x.py::law"}
    assert set.union(*days) & cheap == cheap
    assert all("tests/laws/test_x.py::law" in day for day in days)
    assert "a.py::middling" not in set.union(*days)
