"""A run that left the TypeScript client out says so where it ends."""

import os

import pytest

NO_NODE = "no Node on this machine"
NO_PACKAGES = "the packages of clients/typescript cannot be installed"


def leave_out(why: str) -> None:
    """In CI that is a failure."""
    (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(why)


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter):
    """In the process that the person looks at, below the slowest tests."""
    skipped = [
        report
        for report in terminalreporter.stats.get("skipped", [])
        if any(why in str(report.longrepr) for why in (NO_NODE, NO_PACKAGES))
    ]
    if skipped:
        line = f"{len(skipped)} tests of the TypeScript client SKIPPED: install Node 20 with npm, and let npm install"
        terminalreporter.write_line(line, yellow=True, bold=True)
