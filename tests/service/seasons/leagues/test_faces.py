"""Leagues on pages, and what is told of them to programs."""

import pytest
from sqlalchemy import select

from service.platform.outbox.models import Letter
from service.platform.transaction import read_session
from service.web.access import COOKIE
from tests.parts.tables import ROOT

HERE = {"Sec-Fetch-Site": "same-origin"}


@pytest.fixture
def browser(house):
    """A browser in which somebody has signed in."""

    def opened(who):
        client = house.test_client()
        client.set_cookie(COOKIE, who.session)
        return client

    return opened


def press(page, path: str, **given) -> None:
    pressed = page.post(path, data=given, headers=HERE)
    assert pressed.status_code == 303, pressed.text


def test_one_is_opened_on_a_page_that_says_what_is_wrong(browser, person):
    page = browser(person("zoe"))
    filled = {"name": "Slow League", "form": "divisions", "game": "pebbles", "pod_size": "2"}
    wrong = page.post("/leagues/new", data=filled | {"season_days": "5"}, headers=HERE)
    assert wrong.status_code == 422
    assert "long enough for all rounds" in wrong.text
    press(page, "/leagues/new", **filled, rounds="2", season_days="70")
    press(page, "/leagues/new", **filled | {"form": "ladder"})
    assert "Slow League" in page.get("/leagues?which=joining").text
    assert "Slow League" in page.get("/leagues?which=mine").text


def test_all_of_it_is_done_by_presses(browser, league, person):
    house, new = league(3, form="ladder"), person("zoe")
    path, page = f"/leagues/{house.number}", browser(new)
    assert "up to 3 places above" in house.client.get(path).text
    press(page, f"{path}/join")
    assert "You are at place 4." in page.get(path).text
    press(page, f"{path}/challenge", player=house.people[0].id)
    assert "You have challenged Anna" in page.get(path).text
    challenged = browser(house.people[0]).get(path).text
    assert "challenges you for your place" in challenged
    organiser = browser(house.organiser)
    assert "End the league" in organiser.get(path).text
    assert "End the league" not in challenged
    press(organiser, f"{path}/organise/member", email=house.people[1].email, belongs="false")
    assert house.place(house.people[1]) is None
    press(page, f"{path}/leave")
    assert house.place(new) is None


@pytest.mark.parametrize(("branches", "levels"), [(1, False), (2, True)])
def test_divisions_have_their_page(browser, league, branches, levels):
    house = league(8, branches=branches)
    house.begin()
    page = browser(house.people[0]).get(f"/leagues/{house.number}").text
    for said in ("You play in division 1.", "Divisions of season 1", "Division 2"):
        assert said in page
    assert ("Level 2" in page) == levels
    assert "Slow League, division 1" in house.client.get(f"/contests/{house.divisions[0].id}").text


def test_of_very_many_divisions_the_first_mine_and_the_last_are_named(browser, league, monkeypatch):
    house = league(12, division_size=2)
    house.begin()
    monkeypatch.setattr("service.seasons.leagues.pages.MANY", 5)
    monkeypatch.setattr("service.seasons.leagues.pages.FIRST", 1)
    monkeypatch.setattr("service.seasons.leagues.pages.NEAR", 1)
    page = browser(house.people[6]).get(f"/leagues/{house.number}").text
    named = page.partition('id="divisions"')[2].partition("</section>")[0]
    assert [number for number in range(1, 7) if f">Division {number}" in named] == [1, 3, 4, 5, 6]
    assert "There are 6 of them." in named


def test_programs_are_called_beside_the_letter(league):
    house = league(3, form="ladder")
    first, second, _ = house.people
    about = {"url": "https://bot.example.org/called", "about": ["contest"]}
    assert house.client.post(f"{ROOT}/me/hooks", json=about, headers=first.keys).status_code == 201
    contest = house.challenge(second, first).json["contest_id"]
    with read_session() as session:
        called = session.scalars(select(Letter).where(Letter.channel == "webhook")).one()
        assert called.payload["facts"] == {"contest": contest}


def test_a_division_says_who_goes_up_and_who_down(browser, league):
    house = league(8)
    house.begin()
    first, second = (browser(house.people[0]).get(f"/contests/{each.id}").text for each in house.divisions)
    assert "From place 4 on, players go down." in first
    assert "goes up" not in first
    assert "the first goes up a division." in second
    assert "players go down" not in second
