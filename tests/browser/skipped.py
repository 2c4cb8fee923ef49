"""Reports at the end of a run that browser tests were skipped, because a skip among thousands of dots goes unnoticed."""

import pytest

from tests.browser.get_browser import WHAT_TO_DO

NO_BROWSER = "no browser on this machine"


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter):
    """Report in the main process, also if others ran the tests, below the slowest tests."""
    skipped = [
        report for report in terminalreporter.stats.get("skipped", []) if NO_BROWSER in str(report.longrepr)
    ]
    if skipped:
        line = f"{len(skipped)} browser tests SKIPPED, {NO_BROWSER}: {WHAT_TO_DO}"
        terminalreporter.write_line(line, yellow=True, bold=True)
