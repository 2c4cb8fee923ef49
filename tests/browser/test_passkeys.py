"""A passkey made and proved by a real browser, in which a device of the test's own stands for finger and face."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from service.app import create_app
from service.platform.accounts.models import Player, PlayerKind
from service.platform.accounts.sign_in import open_session
from service.platform.database import Base, db
from service.platform.deps import deps
from service.platform.settings import Settings
from service.platform.transaction import read_session, transaction
from service.web.access import COOKIE
from tests.browser.page import assert_clean, open_context, press
from tests.parts.servers import served
from workers.embedded_servers import find_free_port

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


@pytest.fixture
def site(tmp_path):
    """A house that is reached by a name: browsers keep passkeys for those."""
    port = find_free_port()
    app = create_app(Settings(data=tmp_path, public_url=f"http://localhost:{port}"))
    with app.app_context():
        Base.metadata.create_all(db.engine)
    with served(app, port):
        yield app
    with app.app_context():
        db.engine.dispose()


@pytest.fixture
def page(browser, site):
    """Anna's browser, in which she has signed in by a link; complaints of the browser fail the test."""
    now = datetime.now(UTC)
    with site.app_context(), transaction() as session:
        anna = Player(kind=PlayerKind.PERSON, email="anna@example.org", name="Anna", created_at=now)
        session.add(anna)
        secret = open_session(session, anna, device="test", settings=deps().settings, now=now)
        url = deps().settings.public_url
    context = open_context(browser, base_url=url)
    context.add_cookies([{"name": COOKIE, "value": secret, "url": url}])
    page = context.new_page()
    complaints = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    context.close()
    assert complaints == []


@pytest.fixture
def device(page):
    """What keeps passkeys in this browser."""
    cdp = page.context.new_cdp_session(page)
    cdp.send("WebAuthn.enable")
    return cdp, cdp.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]


def test_a_passkey_is_made_and_signs_in_without_a_letter(page, device, site):
    page.goto("/me/keys")
    expect(page.locator(".no-passkeys")).to_be_hidden()
    press(page, "Create a passkey on this device")
    expect(page.get_by_text("You can now sign in on this device without a letter.")).to_be_visible()
    expect(page.get_by_role("button", name="Remove")).to_be_visible()
    assert_clean(page)
    page.get_by_role("button", name="Sign out").first.click()
    page.wait_for_url("**/sign-in")
    assert_clean(page)
    press(page, "Sign in with a passkey")
    page.goto("/me")
    expect(page.get_by_label("Name", exact=True)).to_have_value("Anna")
    with site.app_context(), read_session() as session:
        assert session.query(Player).count() == 1


def test_a_device_that_keeps_none_says_so_and_the_link_is_still_there(page, device):
    page.context.clear_cookies()
    page.goto("/sign-in")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.locator(".refusal")).to_be_visible()
    expect(page.get_by_role("button", name="Send me a link")).to_be_visible()
    assert_clean(page)
