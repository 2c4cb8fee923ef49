"""A run that left the browser out says so where it ends: a skip among thousands of dots is seen by nobody."""

import pytest

from tests.browser.get_browser import WHAT_TO_DO

NO_BROWSER = "no browser on this machine"


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter):
    """In the process that the person looks at, also when others have run the tests; below the slowest tests."""
    skipped = [
        report for report in terminalreporter.stats.get("skipped", []) if NO_BROWSER in str(report.longrepr)
    ]
    if skipped:
        line = f"{len(skipped)} browser tests SKIPPED, {NO_BROWSER}: {WHAT_TO_DO}"
        terminalreporter.write_line(line, yellow=True, bold=True)
