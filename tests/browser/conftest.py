"""One real browser for all tests that need one, and the gallery on loopback."""

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from service.core.settings import Settings
from service.gallery import create_gallery
from tests.browser import get_browser
from tests.browser.page import PATIENCE
from tests.browser.skipped import NO_BROWSER
from tests.parts.servers import served

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@pytest.fixture(scope="session")
def browser():
    path = get_browser.find_browser()
    if path is None:
        give_up = pytest.fail if get_browser.in_ci() else pytest.skip
        give_up(NO_BROWSER)
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        opened: Browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def gallery(tmp_path_factory):
    """The address of the product with its gallery."""
    app = create_gallery(Settings(data=tmp_path_factory.mktemp("gallery")))
    with served(app) as url:
        yield f"{url}/"
