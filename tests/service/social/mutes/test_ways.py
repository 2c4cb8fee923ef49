"""Muting by page and by mail."""

import re

import pytest

from service.web.access import COOKIE
from tests.parts.letters import sentences_of

ANNA, BOB, CHRIS = range(3)


@pytest.fixture
def browser(house, at):
    """Anna's browser."""
    opened = house.test_client()
    opened.environ_base.update(HTTP_SEC_FETCH_SITE="same-origin", HTTP_ACCEPT="text/html,*/*;q=0.8")
    opened.set_cookie(COOKIE, at.people[ANNA].session)
    return opened


def forms(page: str) -> list[str]:
    return re.findall(r'action="(/me/mutes/[^"]+)"', page)


def test_the_page_of_a_player_has_the_button(at, browser):
    player = at.people[BOB].id
    path = f"/players/{player}"
    assert forms(browser.get(path).text) == [f"/me/mutes/{player}"]
    done = browser.post(f"/me/mutes/{player}", data={"back": path})
    assert (done.status_code, done.location) == (303, path)
    assert forms(browser.get(path).text) == [f"/me/mutes/{player}/lift"]
    assert at.muted(ANNA) == ["Bob"]
    assert forms(browser.get(f"/players/{at.people[ANNA].id}").text) == []


def test_at_the_table_lines_are_folded_at_once_and_opened_again(at, browser):
    at.say(BOB, "Good morning")
    path, player = f"/tables/{at.number}", at.people[BOB].id
    page = browser.get(path).text
    assert forms(page) == [f"/me/mutes/{player}"]
    assert "whom you have muted" not in page
    browser.post(f"/me/mutes/{player}", data={"back": f"{path}#talk"})
    page = browser.get(path).text
    assert re.search(
        r"<details><summary>A message from Bob, whom you have muted.*?Good morning.*?</details>",
        page,
        re.DOTALL,
    )
    assert forms(page) == [f"/me/mutes/{player}/lift"]
    assert "1 new" not in page
    browser.post(f"/me/mutes/{player}/lift", data={"back": "//evil.example"})
    page = browser.get(path).text
    assert "whom you have muted" not in page


def test_the_list_lifts_them(at, browser):
    assert "You have muted nobody." in browser.get("/me/mutes").text
    at.mute(ANNA, CHRIS)
    at.mute(ANNA, BOB)
    page = browser.get("/me/mutes").text
    assert page.index("Bob") < page.index("Chris")
    for path in forms(page):
        assert browser.post(path, data={}).location == "/me/mutes"
    assert at.muted(ANNA) == []


@pytest.mark.parametrize(
    ("written", "told", "muted"),
    [
        ("mute Bob", "You have muted Bob", ["Bob"]),
        ("Mute: bob", "You have muted Bob", ["Bob"]),
        ("mute Zoe", "Bob, Chris", []),
        ("mute Anna", "You can mute only another person", []),
    ],
)
def test_a_line_of_a_letter_mutes(at, letters, answer_letter, written, told, muted):
    answer_letter(dict(letters())["anna"], written)
    assert told in sentences_of(dict(letters())["anna"])
    assert at.muted(ANNA) == muted


def test_a_line_of_a_letter_lifts_it(at, letters, answer_letter):
    at.mute(ANNA, BOB)
    answer_letter(dict(letters())["anna"], "unmute Bob")
    assert "from Bob again" in sentences_of(dict(letters())["anna"])
    assert at.muted(ANNA) == []


def test_it_is_no_talk_in_an_answer_to_talk(at, letters, answer_letter):
    letters()
    at.say(BOB, "You are a fool")
    answer_letter(dict(letters())["anna"], "mute Bob")
    assert at.muted(ANNA) == ["Bob"]
    assert at.heard(CHRIS) == ["You are a fool"]
