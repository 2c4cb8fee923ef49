"""Telling a browser: it is asked for, subscribes with the key of the house, and forgets with whoever signs out."""

import pytest
from playwright.sync_api import expect
from sqlalchemy import select

import engine
from service.platform.transaction import read_session
from service.play.messages.models import PushSubscription
from tests.browser.page import assert_accessible, open_context
from tests.parts.waiting import until

GIVEN = {
    "endpoint": "https://push.example.org/send/1",
    "keys": {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    },
}
"""What the service of a browser's maker would give; it lies on the internet, and no test calls it."""
MAKER = """
([given, granted]) => {
  PushManager.prototype.subscribe = async (wish) => {
    if (!granted) throw new DOMException("said no", "NotAllowedError");
    sessionStorage.setItem("wished", JSON.stringify([wish.userVisibleOnly, wish.applicationServerKey.length]));
    return { toJSON: () => given };
  };
}
"""
UNCOMPRESSED_POINT = 65


@pytest.fixture
def at_push(browser, tables):
    """Anna's page of browsers that are told, in one that can be."""
    contexts = []

    def opened(**how):
        seated = tables.open(min(engine.games()), 3, taken=1)
        context = open_context(browser, service_workers="allow", **how)
        context.add_cookies([seated.cookie])
        contexts.append(context)
        page = context.new_page()
        page.goto(f"{tables.url}/me/push")
        return page

    yield opened
    for context in contexts:
        context.close()


def subscribed(tables) -> list[str]:
    with tables.app.app_context(), read_session() as session:
        return list(session.scalars(select(PushSubscription.endpoint)))


def test_a_browser_subscribes_with_the_key_of_the_house_and_signing_out_ends_it(at_push, tables):
    page = at_push()
    expect(page.locator("#push-none")).to_be_hidden()
    page.evaluate(MAKER, [GIVEN, True])
    page.get_by_role("button", name="Notify me in this browser").click()
    expect(page.get_by_text("You get notifications in this browser from now on.")).to_be_visible()
    assert page.evaluate("JSON.parse(sessionStorage.getItem('wished'))") == [True, UNCOMPRESSED_POINT]
    assert subscribed(tables) == [GIVEN["endpoint"]]
    expect(page.get_by_role("button", name="Send a test")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Sign out").click()
    page.wait_for_url("**/sign-in")
    assert subscribed(tables) == []
    assert page.evaluate("sessionStorage.length") == 0


def test_who_says_no_reads_how_to_say_yes(at_push, tables):
    page = at_push()
    page.evaluate(MAKER, [GIVEN, False])
    page.get_by_role("button", name="Notify me in this browser").click()
    expect(page.locator("#push-refused")).to_be_visible()
    assert subscribed(tables) == []
    assert_accessible(page)


def test_without_scripts_nothing_is_offered_that_cannot_be(at_push):
    page = at_push(java_script_enabled=False)
    expect(page.locator("#push")).to_be_hidden()
    expect(page.locator("#push-none")).to_be_visible()


THERE = "navigator.serviceWorker.ready.then((each) => each.getNotifications())"
PARTS = "(all) => all.map(({ title, body, data, tag }) => ({ title, body, data, tag }))"


def test_what_is_pushed_is_shown_and_leads_to_its_table(at_push, tables):
    """The browser itself hands the message to the worker."""
    page = at_push()
    page.context.grant_permissions(["notifications"], origin=tables.url)
    devtools = page.context.new_cdp_session(page)
    found = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda said: found.extend(said["registrations"]))
    devtools.send("ServiceWorker.enable")
    page.wait_for_function("navigator.serviceWorker.ready.then((each) => each.active.state === 'activated')")
    message = (
        '{"title": "Table 7", "body": "It is your turn.", "url": "/tables/7", "tag": "table-7", "waiting": 1}'
    )

    def pushed():
        """Sent anew until it is shown: the browser drops what comes before its worker is ready, and of one tag it shows one."""
        told = {"origin": tables.url, "registrationId": found[-1]["registrationId"], "data": message}
        devtools.send("ServiceWorker.deliverPushMessage", told)
        return page.evaluate(f"{THERE}.then({PARTS})")

    (shown,) = until(pushed)
    assert shown == {"title": "Table 7", "body": "It is your turn.", "data": "/tables/7", "tag": "table-7"}
