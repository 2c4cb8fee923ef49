"""One real browser for all tests that need one, and the gallery on loopback."""

import shutil
import warnings
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from service.pages.gallery import create_app
from service.settings import Settings
from tests.browser.page import PATIENCE
from tests.parts.servers import served

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def chromium(playwright: Playwright) -> str | None:
    """The system's browser, or the one Playwright has put in its own place."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        path = chromium(playwright)
        if path is None:
            missing = "no Chromium on this machine: install `chromium`, or run `playwright install chromium`"
            warnings.warn(pytest.PytestWarning(missing), stacklevel=1)
            pytest.skip(missing)
        expect.set_options(timeout=PATIENCE)
        opened: Browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def gallery(tmp_path_factory):
    """The address of the product with its gallery."""
    app = create_app(Settings(data=tmp_path_factory.mktemp("gallery")))
    with served(app) as url:
        yield f"{url}/"
