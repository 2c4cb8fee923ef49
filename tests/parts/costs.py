"""Measures processor seconds of each test for `tiers.py`. `make costs` writes them to `tests/costs.tsv`.

Processor time is nearly the same on a busy machine and on a quiet one. Fixtures of a wider scope are listed separately,
because their cost falls on the test that first asks for them, which changes from run to run.
"""

import os
from collections import defaultdict
from contextlib import contextmanager
from pathlib import Path
from statistics import mean

import pytest

TICKS = os.sysconf("SC_CLK_TCK")
ROOT = Path(__file__).parents[2]
TABLE = ROOT / "tests" / "costs.tsv"
A_MOMENT = 0.2
MUCH = 2.0
"""Seconds. A test is listed if one case costs more than a moment, or all cases together cost this much."""
LONG = 10.0
FIXTURE = "fixture "
COST = "processor seconds of "
"""The prefix of a report's property with the cost."""


def pytest_addoption(parser):
    parser.addoption("--costs", action="store_true", help="write what each test costs to tests/costs.tsv")


def pytest_configure(config):
    config.pluginmanager.register(Costs(config.getoption("costs")), "costs-of-tests")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items):
    """Start long tests first, after the shuffling, so that nothing waits for them at the end."""
    costs = read_costs()
    items.sort(key=lambda item: -costs.get(test_name(item.nodeid), 0.0) // LONG)


class Costs:
    """Measures in each process, and adds up in the main one."""

    def __init__(self, renew):
        self.renew = renew
        self.read = Meter(os.environ.get("PYTEST_XDIST_WORKER", "main")).read if renew else own_seconds
        self.aside = 0.0
        self.depth = 0
        self.fixtures = []
        self.began = 0.0
        self.seconds = defaultdict(list)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self):
        self.began, self.aside = self.read(), 0.0

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item, call):
        if call.when == "teardown":
            spent = self.read() - self.began - self.aside
            item.user_properties += [(COST + test_name(item.nodeid), spent), *self.fixtures]
            self.fixtures = []

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef):
        if fixturedef.scope == "function" or self.depth:
            return (yield)
        with self.set_aside(COST + FIXTURE + fixture_name(fixturedef)):
            return (yield)

    @contextmanager
    def set_aside(self, name):
        before = self.read()
        self.depth += 1
        try:
            yield
        finally:
            self.depth -= 1
            spent = self.read() - before
            self.aside += spent
            self.fixtures.append((name, spent))

    def pytest_runtest_logreport(self, report):
        if report.when == "teardown":
            for name, spent in report.user_properties:
                if name.startswith(COST):
                    self.seconds[name.removeprefix(COST)].append(spent)

    def pytest_sessionfinish(self, session):
        if self.renew and not hasattr(session.config, "workerinput"):
            write_costs(self.seconds)

    @pytest.hookimpl(trylast=True)
    def pytest_terminal_summary(self, terminalreporter):
        costs = read_costs()
        for name, spent in sorted(self.seconds.items()):
            if max(spent) > max(1.0, 3 * costs.get(name, 0.0)) and not name.startswith(FIXTURE):
                told = f"{costs[name]} s" if name in costs else "little"
                terminalreporter.write_line(
                    f"{name} took {max(spent):.1f} s of processor time; tests/costs.tsv says {told}"
                )


def own_seconds():
    """Return the processor seconds of this process and of its children that have ended."""
    return sum(os.times()[:4])


class Meter:
    """Adds up this process, all its descendants and its backends of PostgreSQL, including those that have ended."""

    def __init__(self, worker):
        self.mark = f"_{worker} ".encode()
        self.backends = {}

    def read(self):
        stats = dict(process_times())
        tree, found = set(), {os.getpid()}
        while found:
            tree |= found
            found = {pid for pid, (parent, _, _) in stats.items() if parent in tree} - tree
        self.backends |= {pid: stats[pid][1] for pid in stats if pid not in tree and self.is_backend(pid)}
        used = sum(own + reaped for pid, (_, own, reaped) in stats.items() if pid in tree)
        return used + sum(self.backends.values())

    def is_backend(self, pid):
        try:
            command = Path(f"/proc/{pid}/cmdline").read_bytes()
        except OSError:
            return False
        return command.startswith(b"postgres: ") and self.mark in command


def process_times():
    """Return for each process its parent, its own processor seconds, and those of its children that have ended."""
    for folder in os.scandir("/proc"):
        if folder.name.isdigit():
            try:
                text = Path(folder.path, "stat").read_text()
            except OSError:
                continue  # it has just ended
            fields = text.rpartition(")")[2].split()
            own, reaped = int(fields[11]) + int(fields[12]), int(fields[13]) + int(fields[14])
            yield int(folder.name), (int(fields[1]), own / TICKS, reaped / TICKS)


def test_name(nodeid):
    """Return the name without its case, and without the group that pytest-xdist appends."""
    return nodeid.partition("[")[0].partition("@")[0]


def fixture_name(fixturedef):
    return f"{fixturedef.baseid}::{fixturedef.argname}"


def read_costs():
    """Return the processor seconds of one case by the name of its test, and of fixtures by their name."""
    rows = (line.split("\t") for line in TABLE.read_text().splitlines())
    return {name: float(seconds) for seconds, name in rows}


def write_costs(measured):
    """Write the mean of each test's cases. Tests that did not run keep their row if their file still exists."""
    kept = {
        name: seconds
        for name, seconds in read_costs().items()
        if name not in measured and (ROOT / name.removeprefix(FIXTURE).partition("::")[0]).exists()
    }
    listed = {
        name: mean(spent) for name, spent in measured.items() if mean(spent) >= A_MOMENT or sum(spent) >= MUCH
    }
    rows = [f"{seconds:.2g}\t{name}" for name, seconds in sorted((kept | listed).items())]
    TABLE.write_text("\n".join(rows) + "\n")
