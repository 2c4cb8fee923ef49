"""Chooses the tests of `make test`, `make test-all` and `make test-nightly` by their measured cost, without marks.

`tests/costs.tsv` lists the processor seconds of a case, for each test that takes more than a moment. `make costs` measures them.
A new test counts as cheap until then.

    test     every cheap test, one case of each less cheap one, and the cheapest test of each file of expensive ones
    all      all that `test` leaves out; one case of the most expensive ones, another one each day
    nightly  every case

Without `--tier`, all given tests run. The two faster tiers draw differently each day: TEST_DAY=2026-05-04 draws as on that
day.
"""

import os
from collections import Counter
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cached_property
from itertools import groupby
from zlib import crc32

import pytest

from tests.parts.costs import FIXTURE, fixture_name, read_costs, test_name

TIERS = ("quick", "test", "all", "nightly")

CHEAP = 0.4
"""Seconds of processor time. Cheaper cases run in `make test`, as many as fit into SHARE."""
SHARE = 0.8
"""Seconds for the cases of one cheap test."""
DEAR = 0.8
"""More expensive cases do not run in `make test`, unless nothing else of their file does."""
UNLISTED = 0.05
"""Average seconds of a case that the table does not list."""
BOUND = 600
"""Seconds of processor time for all of `make test`: five minutes on two cores."""
SAMPLE = 4.0
"""The cheapest test of a file of expensive ones runs in `make test` up to this cost."""
NIGHTLY = 30.0
"""More expensive cases only run at night."""
SETUPS_A_DAY = 17
"""The number of setups for each law of the engine in `make test-all`; there are some 67."""
QUICK_DAYS = 3
"""`make quick` runs each cheap test on one of so many days, but the rules for every file each time."""
FILES = "tests/laws/"
LAWS = "tests/engine/laws/"
WHOLE = {"browser", "in_one_process", "in_production", "live", "shape"}
"""Fixtures of whole services and browsers. Tests ask for them in many ways."""
ALWAYS = {
    "tests/journeys/test_five_languages.py::test_from_the_invitation_to_the_final_score",
    "tests/journeys/test_post_once.py::test_a_worker_killed_in_the_middle_of_sending_loses_nothing_and_repeats_nothing",
    "tests/journeys/test_terminal.py::test_a_plan_is_given_and_withdrawn_at_the_terminal",
    "tests/journeys/test_terminal.py::test_a_whole_table_from_two_terminals",
    "tests/journeys/test_up.py::test_one_process_takes_answers_in_by_lmtp_and_ends_cleanly",
    "tests/service/cli/test_saving.py::test_saved_tried_and_brought_back",
    "tests/service/cli/test_serve.py::test_a_bare_start_serves_carries_mail_and_stops_when_told",
    "tests/service/programs/feeds/test_live.py::test_two_seats_hear_at_once_what_each_may_and_go_on_after_a_break",
    "tests/service/mail/incoming/test_ways_in.py::test_a_mailbox_on_a_real_server_is_polled_and_keeps_every_mail_as_it_was",
    "tests/service/mail/incoming/test_whole_tables.py::test_a_table_is_played_to_its_end_by_mail",
}
"""Of these, one case runs in `make test` at any cost: real processes in which many features meet."""


@dataclass(frozen=True)
class Case:
    """One case of a test, with the data for the choice."""

    nodeid: str
    game: str = ""
    postgres: bool = False
    number: int | None = None
    whole: bool = False
    """It needs a browser, or a service in processes of its own."""
    fixtures: tuple[str, ...] = ()
    """Its fixtures of a wider scope."""

    @cached_property
    def test(self):
        return test_name(self.nodeid)

    @property
    def file(self):
        return self.nodeid.partition("::")[0]


def case_of(item):
    given = item.callspec.params if hasattr(item, "callspec") else {}
    game = given.get("game")
    return Case(
        item.nodeid,
        game=getattr(game, "name", game) or "",
        postgres=item.get_closest_marker("postgres") is not None,
        number=given.get("number") if item.nodeid.startswith(LAWS) else None,
        whole=not WHOLE.isdisjoint(item.fixturenames),
        fixtures=tuple(
            FIXTURE + fixture_name(found[-1])
            for found in item._fixtureinfo.name2fixturedefs.values()
            if found[-1].scope != "function"
        ),
    )


class Choice:
    """Chooses the cases of a tier on a day."""

    def __init__(self, cases, costs, day):
        self.costs, self.day = costs, day
        ordered = sorted(cases, key=lambda case: (case.test, case.nodeid))
        self.of_test = {test: list(of_test) for test, of_test in groupby(ordered, lambda case: case.test)}
        self.users = Counter(name for of_test in self.of_test.values() for name in wide_fixtures(of_test))

    def cost(self, test):
        """Return the cost of one case, with its part of shared fixtures."""
        shared = (self.costs.get(name, 0.0) / self.users[name] for name in wide_fixtures(self.of_test[test]))
        return self.costs.get(test, 0.0) + sum(shared)

    def cost_alone(self, test):
        """Return the cost of one case if nothing else of its file runs."""
        shared = (self.costs.get(name, 0.0) for name in wide_fixtures(self.of_test[test]))
        return self.costs.get(test, 0.0) + sum(shared)

    def estimate(self, chosen):
        """Return seconds of processor time."""
        shared = sum(self.costs.get(name, 0.0) for name in wide_fixtures(chosen))
        return shared + sum(self.costs.get(case.test, UNLISTED) for case in chosen)

    def quick(self):
        """Return one case of a third of the cheap tests without a server, another third each day."""
        return {
            self.one(test, on_sqlite)
            for test, cases in self.of_test.items()
            if self.cost(test) <= CHEAP and (on_sqlite := [case for case in cases if not case.postgres])
            if test.startswith(FILES) or (crc32(test.encode()) + self.day) % QUICK_DAYS == 0
        }

    def test(self):
        chosen = {case for test, cases in self.of_test.items() for case in self.cheap_cases(test, cases)}
        return chosen | self.samples({case.file for case in chosen})

    def cheap_cases(self, test, cases):
        if cases[0].number is not None:
            return self.setups_of_the_day(cases, 1)
        if test in ALWAYS:
            return [self.one(test, [case for case in cases if not case.postgres] or cases)]
        if cases[0].whole or self.cost(test) > DEAR:
            return []
        if self.cost(test) > CHEAP:
            return [self.one(test, cases)]
        both = [[case for case in cases if case.postgres is postgres] for postgres in (False, True)]
        return [
            *evenly(both[0], int(SHARE / self.costs.get(test, UNLISTED))),
            *both[1][:1],
        ]

    def samples(self, files):
        """Return the cheapest test of each other file, if it is cheap enough."""
        left = {}
        for test in self.of_test:
            left.setdefault(test.partition("::")[0], []).append(test)
        cheapest = [min(tests, key=self.cost_alone) for file, tests in left.items() if file not in files]
        return {self.one(test, self.of_test[test]) for test in cheapest if self.cost_alone(test) <= SAMPLE}

    def all(self):
        """Return the cases that neither `test` nor the night runs."""
        chosen = {case for test, cases in self.of_test.items() for case in self.daily_cases(test, cases)}
        return chosen - self.test()

    def nightly(self):
        return {case for cases in self.of_test.values() for case in cases}

    def daily_cases(self, test, cases):
        if cases[0].number is not None:
            return self.setups_of_the_day(cases, 1 + SETUPS_A_DAY)
        if self.costs.get(test, 0.0) > NIGHTLY:
            return []
        if cases[0].whole or self.costs.get(test, 0.0) > DEAR:
            on_sqlite = [case for case in cases if not case.postgres]
            return [self.one(test, on_sqlite or cases, self.day)]
        return cases

    def one(self, test, cases, day=0):
        """Return one case, which differs from test to test. With a day, it changes each day."""
        return cases[(crc32(test.encode()) + day) % len(cases)]

    def setups_of_the_day(self, cases, count):
        """Take setups of each game in turn, so that each game gets its part and all setups run within some days."""
        by_game = {}
        for case in sorted(cases, key=lambda case: case.number):
            by_game.setdefault(case.game, []).append(case)
        most = max(len(of_game) for of_game in by_game.values())
        turns = [
            of_game[(self.day * count + turn) % len(of_game)]
            for turn in range(most)
            for of_game in by_game.values()
            if turn < len(of_game)
        ]
        return turns[: max(count, len(by_game))]


def wide_fixtures(cases):
    return {name for case in cases for name in case.fixtures}


def evenly(cases, count):
    """Return `count` of them, at least one, spread evenly."""
    if len(cases) <= count:
        return cases
    count = max(count, 1)
    return [cases[at * len(cases) // count] for at in range(count)]


def pytest_addoption(parser):
    parser.addoption("--tier", choices=TIERS, help="; ".join(TIERS) + ": which tests, by their cost")


def pytest_configure(config):
    if config.getoption("tier"):
        day = os.environ.setdefault("TEST_DAY", datetime.now(UTC).date().isoformat())
        config.pluginmanager.register(Tier(config, date.fromisoformat(day)), "tier-of-tests")


class Tier:
    def __init__(self, config, day):
        self.config, self.day = config, day
        self.name = config.getoption("tier")
        self.told = {}

    def pytest_report_header(self):
        return f"tier: {self.name}, drawn for {self.day}"

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, config, items):
        """Choose before the shuffling, so that all processes choose the same."""
        costs = read_costs()
        there = len(items)
        choice = Choice([case_of(item) for item in items], costs, self.day.toordinal())
        chosen = getattr(choice, self.name)()
        nodeids = {case.nodeid for case in chosen}
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in nodeids])
        items[:] = [item for item in items if item.nodeid in nodeids]
        self.told = {"ran": len(items), "there": there, "seconds": round(choice.estimate(chosen))}

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session):
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput["tier"] = self.told
        elif self.is_too_dear():
            session.exitstatus = session.exitstatus or pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node):
        self.told = getattr(node, "workeroutput", {}).get("tier", self.told)

    @pytest.hookimpl(trylast=True)
    def pytest_terminal_summary(self, terminalreporter):
        line = (
            "{ran} of {there} cases are in this tier, some {seconds} s of processor time;"
            " the rest is for `make test-all` and `make test-nightly`."
        )
        if self.told:  # a wrong path collects nothing
            terminalreporter.write_line(line.format(**self.told), bold=True)
        if self.is_too_dear():
            terminalreporter.write_line(f"That is more than {BOUND} s: tests/README.md", red=True, bold=True)

    def is_too_dear(self):
        return self.name == "test" and self.told.get("seconds", 0) > BOUND
