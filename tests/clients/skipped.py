"""Reports at the end of a run that tests of the TypeScript client were skipped."""

import os

import pytest

NO_PACKAGES = "the packages of clients/typescript cannot be installed"


def leave_out(why: str) -> None:
    """Skip the tests, or fail in CI."""
    (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(why)


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter):
    """Report in the main process, below the slowest tests."""
    skipped = [
        report for report in terminalreporter.stats.get("skipped", []) if NO_PACKAGES in str(report.longrepr)
    ]
    if skipped:
        line = f"{len(skipped)} tests of the TypeScript client SKIPPED: npm could not fetch its packages"
        terminalreporter.write_line(line, yellow=True, bold=True)
