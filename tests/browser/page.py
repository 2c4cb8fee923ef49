"""What is done on any page, and what holds on any page."""

from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

from axe_playwright_python.sync_playwright import Axe

WIDE, NARROW = 1400, 360
SCREENS = {"wide": (1400, 900), "phone": (390, 844), "small": (360, 740)}
PATIENCE = 240_000
"""Milliseconds: a machine that has other things to do is no fault of the page."""


UNINSTALLED = "Service Worker registration blocked"
"""What the browser says where nothing is to be installed in it."""


def open_context(browser, width=WIDE, **how):
    """A person's own browser, in which nothing glides unless it is asked to: a press waits for what moves.
    Nothing is installed in it either, unless that is what a test looks at."""
    viewport = {"width": width, "height": 900}
    wish = {"viewport": viewport, "reduced_motion": "reduce", "service_workers": "block", **how}
    context = browser.new_context(**wish)
    context.set_default_timeout(PATIENCE)
    return context


def press(within, name: str, *, role: str = "button", exact: bool = False) -> None:
    """What leads to another page, until that page is there: after a bare click the old one may still stand."""
    control = within.get_by_role(role, name=name, exact=exact)
    with control.page.expect_navigation():
        control.click()


def press_spot(spot, *, finger: bool = False) -> None:
    """A spot of the board may lie under its own name, so it is pressed by where it is: as soon as that is where it stays."""
    spot.element_handle().wait_for_element_state("stable")
    (spot.tap if finger else spot.click)(force=True)


@contextmanager
def time_standing(page):
    """On the pages that are opened meanwhile no timer runs out: however slow the machine, nothing is over before it was seen."""
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=1))
    yield
    page.clock.resume()


def assert_accessible(page, about: object = "") -> None:
    """Axe finds nothing."""
    found = Axe().run(page)
    assert not found.violations_count, f"{about} {found.generate_report()}"


def assert_fits(page, about: object = "") -> None:
    """Nothing sticks out to the side."""
    assert page.evaluate("document.documentElement.scrollWidth") == page.viewport_size["width"], about


def assert_clean(page, about: object = "") -> None:
    assert_accessible(page, about)
    assert_fits(page, about)
