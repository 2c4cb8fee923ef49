"""A run without a browser: skipped, counted and told at its end; in CI it fails."""

import pytest

pytest_plugins = ["pytester"]

TWO_TESTS = "def test_one(browser): pass\ndef test_two(browser): pass\ndef test_without(): pass\n"


@pytest.fixture
def outcome(pytester, monkeypatch):
    """What pytest says of two tests that need a browser and one that does not, where there is none."""
    monkeypatch.setattr("tests.browser.get_browser.find_browser", lambda: None)
    pytester.makeconftest("from tests.browser.conftest import browser, start_chromium\n")
    pytester.makepyfile(TWO_TESTS)
    arguments = ("-p", "tests.browser.skipped", "-p", "no:randomly", "-p", "no:cacheprovider", "-W", "error")

    def running(ci: str):
        monkeypatch.setenv("CI", ci)
        return pytester.runpytest_inprocess(*arguments)

    return running


def test_they_are_skipped_and_one_line_counts_them(outcome):
    result = outcome(ci="")
    result.assert_outcomes(passed=1, skipped=2)
    result.stdout.fnmatch_lines(
        ["2 browser tests SKIPPED, no browser on this machine: install Chromium*`make browser`*"]
    )


def test_in_ci_they_fail(outcome):
    result = outcome(ci="true")
    result.assert_outcomes(passed=1, errors=2)
    result.stdout.fnmatch_lines(["*no browser on this machine*"])
    result.stdout.no_fnmatch_line("*SKIPPED*")
