"""A run that left the TypeScript client out says so where it ends."""

import os

import pytest

NO_PACKAGES = "the packages of clients/typescript cannot be installed"


def leave_out(why: str) -> None:
    """In CI that is a failure."""
    (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(why)


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter):
    """In the process that the person looks at, below the slowest tests."""
    skipped = [
        report for report in terminalreporter.stats.get("skipped", []) if NO_PACKAGES in str(report.longrepr)
    ]
    if skipped:
        line = f"{len(skipped)} tests of the TypeScript client SKIPPED: npm could not fetch its packages"
        terminalreporter.write_line(line, yellow=True, bold=True)
