"""The desk's pages: who comes in, and what each page shows."""

import re
from html import unescape

import pytest

from service.admin.desk import second_factor, totp
from service.platform.accounts.models import Role
from service.platform.deps import deps
from service.platform.qr_code import qr_code_svg
from service.platform.transaction import transaction

SITE = "127.0.0.1"
HTML = {"Accept": "text/html", "Sec-Fetch-Site": "same-origin"}
PLACES = [
    "",
    "/tables",
    "/players",
    "/letters",
    "/incoming",
    "/announcements",
    "/deeds",
    "/me",
    "/search?q=anna",
]


class Browser:
    """A browser in which somebody has signed in."""

    def __init__(self, client, who) -> None:
        self.client, self.headers = client, {**HTML, **who.keys}

    def get(self, path: str):
        return self.client.get(path, headers=self.headers)

    def post(self, path: str, **form):
        return self.client.post(path, headers=self.headers, data=form)


@pytest.fixture
def code(house, clock):
    """The code that somebody's app shows now."""

    def show(player_id: int) -> str:
        with house.app_context(), transaction() as session:
            secret = second_factor.secret_of(second_factor.factor_of(session, player_id))
        return totp.totp_code(secret, totp.step_at(clock()))

    return show


@pytest.fixture
def enrolled(client, person, code):
    """Signs somebody in and sets up the second factor."""

    def make(name: str = "mod", role: Role = Role.MODERATOR):
        who = person(name, role)
        browser = Browser(client, who)
        assert browser.post("/desk/key/new", code=code(who.id)).status_code == 200
        browser.who = who
        return browser

    return make


def test_there_is_no_desk_for_players_and_strangers(client, person):
    assert client.get("/desk", headers=HTML).location.startswith("/sign-in")
    assert Browser(client, person("anna")).get("/desk").status_code == 404


def test_only_the_desks_people_are_shown_the_way(client, person):
    for name, role, shown in (("anna", Role.PLAYER, False), ("mod", Role.MODERATOR, True)):
        page = Browser(client, person(name, role)).get("/open").text
        assert ('href="/desk"' in page) is shown


def test_the_first_way_in_is_to_set_up_the_factor(client, person, code, clock):
    who = person("mod", Role.MODERATOR)
    browser = Browser(client, who)
    assert browser.get("/desk").location == "/desk/key/new"
    page = browser.get("/desk/key/new").text
    assert re.search(r"<code>[A-Z2-7]{32}</code>", page)
    link = unescape(re.search(r'href="(otpauth:[^"]+)"', page).group(1))
    assert link.startswith(f"otpauth://totp/{SITE}%3AMod?")
    assert link.endswith(f"&issuer={SITE}")
    assert qr_code_svg(link) in page
    assert qr_code_svg(link) != qr_code_svg(link + "x")
    assert browser.post("/desk/key/new", code="000000").status_code == 422
    shown = browser.post("/desk/key/new", code=code(who.id)).text
    recovery = re.findall(r"\b[0-9a-f]{5}-[0-9a-f]{5}\b", shown)
    assert len(recovery) == second_factor.CODES
    assert browser.get("/desk").status_code == 200
    clock.tick(hours=13)
    asked = browser.get("/desk/tables?state=running")
    assert asked.location == "/desk/key?back=/desk/tables%3Fstate%3Drunning"
    again = browser.post("/desk/key", code=recovery[0], back="/desk/tables?state=running")
    assert again.location == "/desk/tables?state=running"
    clock.tick(hours=13)
    assert browser.post("/desk/key", code=recovery[0], back="/desk").status_code == 422, "a code opens once"


def test_a_code_opens_once_and_the_door_shuts_after_five(enrolled, code, clock):
    browser = enrolled()
    clock.tick(hours=13)
    good = code(browser.who.id)
    assert browser.post("/desk/key", code=good, back="//evil.example").location == "/"
    assert browser.post("/desk/key", code=good).status_code == 422
    for _ in range(4):
        browser.post("/desk/key", code="123456")
    clock.tick(minutes=1)
    assert browser.post("/desk/key", code=code(browser.who.id)).status_code == 422
    clock.tick(minutes=15)
    assert browser.post("/desk/key", code=code(browser.who.id)).status_code == 303


def test_the_code_is_that_of_the_standard():
    """The example of RFC 6238, appendix B."""
    secret = b"12345678901234567890"
    assert totp.totp_code(secret, 59 // 30) == "287082"
    assert totp.totp_code(secret, 1111111109 // 30) == "081804"
    assert totp.totp_code(secret, 20000000000 // 30) == "353130"


@pytest.mark.parametrize("place", PLACES)
def test_every_place_opens(enrolled, seated, place):
    at = seated("pebbles", 2)
    browser = enrolled()
    assert browser.get(f"/desk{place}").status_code == 200
    assert browser.get(f"/desk/tables/{at.number}").status_code == 200
    assert browser.get(f"/desk/players/{at.shown['seats'][0]['player_id']}").status_code == 200


def test_an_act_is_asked_for_confirmed_and_done_once(enrolled, seated):
    at = seated("pebbles", 2)
    browser = enrolled()
    path = f"/desk/tables/{at.number}/acts/close-talk"
    assert browser.post(path, closed="true").status_code == 422, "a reason is asked for"
    confirm = browser.post(path, closed="true", reason="they quarrel").text
    assert "You can undo this" in confirm
    assert at.send("POST", 0, "talk", {"text": "Hello"}).status_code == 201, "nothing is done yet"
    form = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', confirm))
    done = [browser.post(path, confirm="yes", **form) for _ in range(2)]
    assert done[0].location == done[1].location == "/desk/deeds/1?done=desk-done"
    assert at.send("POST", 0, "talk", {"text": "Hello"}).status_code == 409
    later = browser.post(path, confirm="yes", closed="true", reason="they quarrel")
    assert later.location.endswith("done=desk-unchanged")


def test_another_site_presses_no_button(enrolled, seated):
    at = seated("pebbles", 2)
    browser = enrolled()
    browser.headers = browser.headers | {"Sec-Fetch-Site": "cross-site"}
    path = f"/desk/tables/{at.number}/acts/close-talk"
    assert browser.post(path, closed="true", reason="they quarrel", confirm="yes").status_code == 403


def test_grave_acts_want_the_code_again(enrolled, seated, clock, code):
    at = seated("pebbles", 2)
    browser = enrolled()
    clock.tick(minutes=11)
    path = f"/desk/tables/{at.number}/acts/end"
    assert browser.get(path).location == f"/desk/key?back={path}"
    refused = browser.post(path, how="abandoned", reason="nobody plays", confirm="yes")
    assert refused.location.startswith("/desk/key")
    assert at.shown["state"] == "running"
    browser.post("/desk/key", code=code(browser.who.id))
    assert browser.get(path).status_code == 200


def test_settings_of_the_test_have_a_secret(app):
    assert deps().settings.secret
