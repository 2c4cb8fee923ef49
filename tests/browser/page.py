"""Actions and checks for any page."""

from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

from axe_playwright_python.sync_playwright import Axe

WIDE, NARROW = 1400, 360
SCREENS = {"wide": (1400, 900), "phone": (390, 844), "small": (360, 740)}
PATIENCE = 240_000
"""Milliseconds, long enough for a busy machine."""


UNINSTALLED = "Service Worker registration blocked"
"""The browser's message if a service worker may not be installed."""


def open_context(browser, width=WIDE, **how):
    """Open a browser context without animations and service workers, unless a test asks for them."""
    viewport = {"width": width, "height": 900}
    wish = {"viewport": viewport, "reduced_motion": "reduce", "service_workers": "block", **how}
    context = browser.new_context(**wish)
    context.set_default_timeout(PATIENCE)
    return context


def press(within, name: str, *, role: str = "button", exact: bool = False) -> None:
    """Press a link or button that leads to another page, and wait for that page. After a simple click the old one may still be there."""
    control = within.get_by_role(role, name=name, exact=exact)
    with control.page.expect_navigation():
        control.click()


def press_spot(spot, *, finger: bool = False) -> None:
    """Press a spot at its position, once it has stopped moving. Its own name may cover it."""
    spot.element_handle().wait_for_element_state("stable")
    (spot.tap if finger else spot.click)(force=True)


@contextmanager
def time_standing(page):
    """Stop the timers of pages that are opened meanwhile, so that nothing disappears before a slow machine has shown it."""
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=1))
    yield
    page.clock.resume()


def assert_accessible(page, about: object = "") -> None:
    """Check the page with axe."""
    found = Axe().run(page)
    assert not found.violations_count, f"{about} {found.generate_report()}"


def assert_fits(page, about: object = "") -> None:
    """Check that nothing is wider than the page."""
    assert page.evaluate("document.documentElement.scrollWidth") == page.viewport_size["width"], about


def assert_clean(page, about: object = "") -> None:
    assert_accessible(page, about)
    assert_fits(page, about)
