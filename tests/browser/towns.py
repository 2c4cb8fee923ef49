"""A running product for browser tests. People sign in by the links that it mails."""

import re

import pytest
from playwright.sync_api import expect

from service.app import create_app
from service.mail.deliver import deliver_mail
from service.platform.database import Base, db
from service.platform.settings import Settings
from tests.browser.page import UNINSTALLED, WIDE, open_context, press
from tests.parts.servers import free_port, served
from tests.parts.service import Keeper

LINK = re.compile(r"http://127\.0\.0\.1:\d+(/\S+)")


class Town:
    """A running product, and its mail."""

    def __init__(self, app, url: str, keeper: Keeper) -> None:
        self.app, self.url, self.keeper = app, url, keeper

    def link_to(self, email: str, kind: str) -> str:
        """Return the newest mailed link of a kind to an address."""
        with self.app.app_context():
            deliver_mail(now=self.app.extensions["procaccio"].clock())
        mine = [mail for mail in self.keeper.mails if mail["To"] == email]
        links = [link for mail in mine for link in LINK.findall(mail.get_body(("plain",)).get_content())]
        return next(link for link in reversed(links) if link.startswith(f"/{kind}/"))

    def sign_in(self, page, email: str) -> None:
        """Sign in by the mailed link."""
        if page.url == "about:blank":
            page.goto("/sign-in")
        page.get_by_label("Your e-mail address").fill(email)
        press(page, "Send me a link")
        expect(page.get_by_text("we have sent you a link and a code")).to_be_visible()
        page.goto(self.link_to(email, "sign-in"))
        press(page, "Sign in")
        page.get_by_role("button", name="Sign out").wait_for()


@pytest.fixture(scope="module")
def town(tmp_path_factory):
    port, keeper = free_port(), Keeper()
    url = f"http://127.0.0.1:{port}"
    plenty = {
        "stream_seconds": 0,
        "rate": "100000/minute",
        "sign_in_rate": "1000/minute",
        "sign_in_by_address": "1000/minute",
        "sign_in_mails": 100,
        "guest_rate": "1000/minute",
    }
    settings = Settings(data=tmp_path_factory.mktemp("town"), public_url=url, **plenty)
    app = create_app(settings, mailer=keeper)
    with app.app_context():
        Base.metadata.create_all(db.engine)
    with served(app, port):
        yield Town(app, url, keeper)


@pytest.fixture
def visitor(browser, town):
    """Opens a separate browser context, signed in by the mailed link: `anna = visitor("anna")`."""
    contexts, complaints = [], []

    def arrive(name: str, width: int = WIDE, **how):
        context = open_context(browser, width, base_url=town.url, **how)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: UNINSTALLED in said.text or complaints.append(said.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if name:
            town.sign_in(page, f"{name}@example.org")
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert not [each for each in complaints if "Failed to load resource" not in each]
