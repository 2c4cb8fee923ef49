"""A real browser for the tests that need one, and the gallery on loopback."""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from sqlalchemy import update

from service.gallery import create_gallery
from service.platform.settings import Settings
from service.platform.transaction import transaction
from service.site.announcements import Announcement
from tests.browser import get_browser
from tests.browser.page import PATIENCE, SCREENS, open_context
from tests.browser.player import COUNT_SWAPS
from tests.browser.skipped import NO_BROWSER
from tests.parts.servers import served

HOLD = """
window.letGo = null;
const ask = window.fetch;
window.fetch = async (...wish) => {
  const answer = await ask(...wish);
  if (window.holding && String(wish[0]).endsWith("/draft")) await new Promise((go) => { window.letGo = go; });
  return answer;
};
"""
"""Holds back the responses to drafts until the test releases them."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@pytest.fixture(scope="session")
def start_chromium():
    path = get_browser.find_browser()
    if path is None:
        give_up = pytest.fail if get_browser.in_ci() else pytest.skip
        give_up(NO_BROWSER)
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        yield partial(playwright.chromium.launch, executable_path=path, args=FLAGS)


@pytest.fixture(scope="session")
def browser(start_chromium: Callable[[], Browser]):
    opened = start_chromium()
    yield opened
    opened.close()


@pytest.fixture(autouse=True)
def unannounced(request):
    """Remove the announcements of a test, so that the next one does not see them."""
    yield
    if "tables" in request.fixturenames:
        with request.getfixturevalue("tables").app.app_context(), transaction() as session:
            session.execute(update(Announcement).values(until=Announcement.made_at))


@pytest.fixture(scope="session")
def gallery(tmp_path_factory):
    """The address of the product with its gallery."""
    app = create_gallery(Settings(data=tmp_path_factory.mktemp("gallery")))
    with served(app) as url:
        yield f"{url}/"


@pytest.fixture
def sit(browser):
    """Opens a page at a table on one of the screens. The test fails if the browser reports an error."""
    complaints, contexts = [], []

    def sitting(seated, screen="wide", **how):
        wide, high = SCREENS[screen]
        context = open_context(browser, wide, **{"viewport": {"width": wide, "height": high}, **how})
        context.add_cookies([seated.cookie])
        contexts.append(context)
        page = context.new_page()
        page.add_init_script(COUNT_SWAPS)
        page.add_init_script(HOLD)
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(seated.address)
        return page

    yield sitting
    for context in contexts:
        context.close()
    assert not complaints
