"""Contests on pages and at the terminal: what everybody sees, and the presses of entrants and organisers."""

import json
import re

import pytest
from click.testing import CliRunner

from engine import games
from service.cli import main
from service.platform.words import words
from service.seasons.contests.models import ContestState, EntrantState
from service.web.access import COOKIE

HERE = {"Sec-Fetch-Site": "same-origin"}


@pytest.fixture
def browser(house):
    """A browser in which somebody has signed in."""

    def opened(who):
        client = house.test_client()
        client.set_cookie(COOKIE, who.session)
        return client

    return opened


def press(browser, house, what: str, **form):
    pressed = browser.post(f"/contests/{house.number}/{what}", data=form, headers=HERE)
    assert pressed.status_code == 303, pressed.text
    return pressed


def test_a_form_opens_a_contest_and_says_what_is_wrong(browser, person):
    page = browser(person("anna"))
    form = {"name": "Autumn Cup", "format": "swiss", "game": "pebbles", "pod_size": "3", "pace": "brisk"}
    wrong = page.post("/contests/new", data=form | {"pod_size": "6", "most": "1"}, headers=HERE)
    assert wrong.status_code == 422
    assert page.post("/contests/new", data=form | {"game": "none"}, headers=HERE).status_code == 422
    opened = page.post("/contests/new", data=form, headers=HERE)
    assert opened.status_code == 303
    assert "Autumn Cup" in page.get("/contests").text


@pytest.mark.parametrize("form", ["/contests/new", "/leagues/new"])
def test_forms_offer_the_seats_of_games_alone(browser, person, form):
    page = browser(person("anna")).get(form).text
    offered = re.findall(
        r'<option value="(\d)"[^>]*>(.*?)</option>',
        page.partition('name="pod_size"')[2].partition("</select>")[0],
    )
    seats = {size for game in games().values() for size in game.seats}
    assert [int(size) for size, _ in offered] == sorted(seats)
    for size, told in offered:
        for game in games().values():
            fits = int(size) in game.seats
            named = words("en").say("table-game", game=game.name) in told
            assert named == fits or told == size


def test_one_enters_and_leaves_by_a_press(browser, contest, person):
    house, who = contest(4), person("zoe")
    press(browser(who), house, "enter")
    assert house.entrant(who).state == EntrantState.ENTERED
    assert "You have entered" in browser(who).get(f"/contests/{house.number}").text
    press(browser(who), house, "leave")
    assert house.get().json["entrants"] == 4


def test_the_organiser_has_everything_on_the_page_and_others_have_not(browser, contest):
    house = contest(4, pod_size=2)
    organiser = browser(house.organiser)
    assert "Organise" in organiser.get(f"/contests/{house.number}").text
    assert "Cancel the contest" not in browser(house.people[0]).get(f"/contests/{house.number}").text
    refused = browser(house.people[0]).post(
        f"/contests/{house.number}/organise/cancel", data={"cancelled": "true"}, headers=HERE
    )
    assert refused.status_code == 403
    press(organiser, house, "organise/deadline", round="0", days="0")
    house.work()
    assert house.row.state == ContestState.RUNNING
    press(organiser, house, "organise/cancel", cancelled="true")
    assert house.row.state == ContestState.CANCELLED


def test_standings_pods_and_the_draw_are_for_everybody(client, contest):
    house = contest(6, pod_size=3)
    house.begin()
    for what in ("", "/rounds/1", "/draw"):
        page = client.get(f"/contests/{house.number}{what}")
        assert page.status_code == 200
        assert house.row.name in page.text
    (round_one,) = [pod for pod in house.get("/rounds/1/pods").json["items"] if pod["number"] == 1]
    assert f'/tables/{round_one["table_id"]}"' in client.get(f"/contests/{house.number}/rounds/1").text
    assert "Repeated: every round" in client.get(f"/contests/{house.number}/draw").text


def test_the_terminal_draws_a_kept_document_again(contest, tmp_path):
    house, file = contest(6, pod_size=3), tmp_path / "draw.json"
    house.begin()
    draw = house.get("/draw").json
    file.write_text(json.dumps(draw))
    assert CliRunner().invoke(main, ["contest", "check", "--file", str(file)]).exit_code == 0
    file.write_text(json.dumps(draw | {"seed": "00" * 32}))
    assert CliRunner().invoke(main, ["contest", "check", "--file", str(file)]).exit_code == 1
    assert CliRunner().invoke(main, ["contest", "check"]).exit_code == 2
