"""The hall and the way to a table, as a browser sees them."""

import re
from types import SimpleNamespace

import msgspec
import pytest
from sqlalchemy import select

from engine import games
from engine.at_once import AtOnce
from service.core.transaction import reading, transaction
from service.mail.deliver import deliver_mail
from service.models.accounts import Player
from service.models.tables import Table, TableState
from service.tables.views import loaded_position

pytestmark = pytest.mark.both_databases

SAME = {"Sec-Fetch-Site": "same-origin"}
AUCTIONS = [name for name, game in games().items() if issubclass(game.options, AtOnce)]
"""Games whose auctions can be held all at once."""


def a_switch() -> tuple[str, str]:
    """A game and an option of it that is switched on or off."""
    return next(
        (name, option.name)
        for name, game in games().items()
        for option in msgspec.structs.fields(game.options)
        if option.default is False and option.name != "at_once"
    )


def open_table(browser, game="pebbles", **chosen) -> int:
    usual = {"seats": "2", "pace": "daily", "joining": "open", "starting": "full", "watched": "yes"}
    answer = browser.post(f"/tables/new/{game}", data=usual | {"sit": "yes"} | chosen)
    assert answer.status_code == 303, answer.text
    return int(re.search(r"/tables/(\d+)", answer.location)[1])


def table_row(house, number: int) -> SimpleNamespace:
    with house.app_context(), reading() as session:
        row = session.get(Table, number)
        return SimpleNamespace(state=row.state, options=row.options, revision=row.revision)


def house_line(house, number: int) -> str:
    """What the house would play for the first seat."""
    with house.app_context(), reading() as session:
        return str(loaded_position(session.get(Table, number)).question(0).default)


def test_a_stranger_learns_what_this_is(client):
    page = client.get("/").text
    assert "The Princes of Florence" in page
    assert 'href="/sign-in"' in page


@pytest.mark.parametrize("path", ["/mine", "/tables/new", "/tables/new/pebbles"])
def test_a_stranger_is_sent_to_sign_in_and_comes_back(client, path):
    answer = client.get(path)
    assert answer.status_code == 303
    assert answer.location == f"/sign-in?back={path}"


def test_a_new_player_is_told_where_to_begin(anna):
    page = anna.get("/").text
    assert "You sit at no table yet" in page
    assert 'href="/tables/new"' in page


def test_a_table_is_opened_found_and_begun(house, anna, browser_of, person):
    number = open_table(anna, name="Tuesday")
    bob = browser_of(person("bob"))
    assert "Tuesday" in bob.get("/open").text
    assert "Sit here" in bob.get(f"/tables/{number}").text
    assert bob.post(f"/tables/{number}/sit", data={"seat": "1"}).location == f"/tables/{number}?done=seated"
    row = table_row(house, number)
    assert row.state == TableState.RUNNING
    assert "A decision waits for you" in anna.get("/").text + bob.get("/").text
    assert "(one table waits for you)" in anna.get("/open").text + bob.get("/open").text


@pytest.mark.parametrize("game", list(games()))
def test_every_option_is_explained_and_kept(house, anna, game):
    page = anna.get(f"/tables/new/{game}").text
    names = set(re.findall(r'name="(option-[^"]+)"', page))
    switches = set(re.findall(r'type="checkbox" name="(option-[^"]+)"', page))
    assert names
    number = open_table(anna, game, seats="4", **dict.fromkeys(switches, "yes"))
    options = table_row(house, number).options
    assert all(options[name.removeprefix("option-")] is True for name in switches)


def test_what_was_typed_is_kept_when_something_is_wrong(anna):
    typed = {"name": "An evening", "seats": "9", "pace": "daily", "joining": "open", "starting": "ready"}
    game, switch = a_switch()
    answer = anna.post(f"/tables/new/{game}", data={**typed, f"option-{switch}": "yes"})
    assert answer.status_code == 422
    assert 'value="An evening"' in answer.text
    assert "Choose one of the numbers of seats" in answer.text
    assert re.search(rf'name="option-{switch}" value="yes" checked', answer.text)
    assert re.search(r'name="starting" value="ready" checked', answer.text)
    assert not re.search(r'name="watched" value="yes" checked', answer.text)


def test_an_open_table_that_nobody_may_see_is_refused_in_words(anna):
    answer = anna.post("/tables/new/pebbles", data={"seats": "2", "joining": "open"})
    assert answer.status_code == 422
    assert "Let others look on" in answer.text


def test_bots_are_company_from_the_beginning_and_later(house, anna):
    number = open_table(anna, "pebbles", seats="4", company="2", level="apprentice")
    page = anna.get(f"/tables/{number}").text
    assert page.count("Apprentice ") >= 2
    anna.post(f"/tables/{number}/bot", data={"level": "courtier"})
    assert table_row(house, number).state == TableState.RUNNING
    answer = anna.post(
        "/tables/new/pebbles", data={"seats": "2", "joining": "open", "watched": "yes", "company": "4"}
    )
    assert answer.status_code == 422
    assert "more bots than open seats" in answer.text


def test_ready_and_begin(house, anna, browser_of, person):
    number = open_table(anna, starting="ready")
    bob = browser_of(person("bob"))
    bob.post(f"/tables/{number}/sit", data={})
    for browser in (anna, bob):
        browser.post(f"/tables/{number}/ready", data={"ready": "yes"})
    assert table_row(house, number).state == TableState.RUNNING


def test_the_host_frees_seats_and_calls_off(house, anna, browser_of, person):
    number = open_table(anna, starting="host", seats="3")
    bob = browser_of(person("bob"))
    bob.post(f"/tables/{number}/sit", data={"seat": "2"})
    anna.post(f"/tables/{number}/stand", data={"seat": "2"})
    assert bob.post(f"/tables/{number}/call-off").status_code == 409
    answer = anna.post(f"/tables/{number}/start")
    assert answer.status_code == 409
    assert "Some seats are still open" in answer.text
    assert anna.post(f"/tables/{number}/call-off").location == "/?done=called-off"
    assert table_row(house, number).state == TableState.ABANDONED


def test_an_invitation_is_sent_listed_and_withdrawn(anna):
    number = open_table(anna, joining="invited", watched="")
    assert anna.post(f"/tables/{number}/invite", data={"email": "bo b"}).status_code == 422
    anna.post(f"/tables/{number}/invite", data={"email": "bob@example.org"})
    page = anna.get(f"/tables/{number}").text
    assert "bob@example.org" in page
    withdraw = re.search(rf"/tables/{number}/invitations/\d+/withdraw", page)[0]
    anna.post(withdraw)
    assert "bob@example.org" not in anna.get(f"/tables/{number}").text


def test_the_link_seats_players_and_guests(house, anna, browser_of, person, client):
    number = open_table(anna, joining="link", watched="", seats="3")
    made = anna.post(f"/tables/{number}/link")
    assert made.headers["Cache-Control"] == "no-store"
    link = re.search(r"/join/pro_ta_[\w-]+", made.text)[0]
    assert client.get(f"/tables/{number}", headers={"Accept": "text/html"}).status_code == 404
    assert "As a guest" in client.get(link).text
    assert client.post(link, data={"name": ""}, headers=SAME).status_code == 422
    guest = client.post(link, data={"name": "Gina"}, headers=SAME)
    assert "/seat/" in guest.location
    seat = guest.location.removeprefix("http://127.0.0.1:8000")
    assert "Gina" in client.get(seat).text
    bob = browser_of(person("bob"))
    assert bob.post(link).location == f"/tables/{number}?done=seated"
    assert table_row(house, number).state == TableState.RUNNING
    assert client.get(link, headers={"Accept": "text/html"}).status_code == 409


def test_another_site_presses_nothing(house, anna):
    number = open_table(anna)
    before = table_row(house, number).revision
    for act in ("sit", "stand", "ready", "start", "invite", "link", "call-off"):
        answer = anna.post(f"/tables/{number}/{act}", headers={"Sec-Fetch-Site": "cross-site"})
        assert answer.status_code == 403
        assert "another site" in answer.text
    assert anna.post("/tables/new/pebbles", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert table_row(house, number).revision == before


def test_markup_in_names_stays_text(house, anna, person):
    with house.app_context(), transaction() as session:
        for player in session.scalars(select(Player)):
            player.name = "<script>alert(1)</script>"
    number = open_table(anna, name='"><img src=x onerror=alert(1)>')
    for path in ("/", "/open", f"/tables/{number}"):
        page = anna.get(path).text
        assert "<script>alert" not in page
        assert "<img src=x" not in page


def test_a_private_table_is_nobody_else_s(anna, browser_of, person):
    number = open_table(anna, joining="invited", watched="", name="Secret")
    bob = browser_of(person("bob"))
    assert bob.get(f"/tables/{number}").status_code == 404
    assert "Secret" not in bob.get("/open").text
    assert bob.post(f"/tables/{number}/sit").status_code == 404


def test_who_does_not_read_pages_gets_problem_documents(client):
    assert client.get("/nothing").content_type == "application/problem+json"
    assert "text/html" in client.get("/nothing", headers={"Accept": "text/html"}).content_type
    assert (
        client.get("/api/v1/nothing", headers={"Accept": "text/html"}).content_type
        == "application/problem+json"
    )


@pytest.mark.parametrize(
    ("back", "leads"), [("/mine", "/mine"), ("https://example.org", "/"), ("//example.org", "/")]
)
def test_signing_in_leads_back_to_our_own_pages_only(house, client, mailer, clock, back, leads):
    client.get("/sign-in", query_string={"back": back})
    client.post("/sign-in", data={"email": "anna@example.org"}, headers=SAME)
    with house.app_context():
        deliver_mail(now=clock())
    text = mailer.mails[-1].get_body(("plain",)).get_content()
    link = re.search(r"/sign-in/\S+", text)[0]
    assert client.post(link, headers=SAME).location == leads


@pytest.mark.parametrize("game", AUCTIONS)
@pytest.mark.parametrize(
    ("pace", "switch", "at_once"),
    [
        ("daily", "", True),
        ("brisk", "", False),
        ("brisk", "yes", True),
        ("relaxed", "no", False),
        ("relaxed", "perhaps", True),
    ],
)
def test_auctions_are_held_as_suits_the_pace_unless_somebody_says_otherwise(
    house, anna, game, pace, switch, at_once
):
    number = open_table(anna, game, seats="4", pace=pace, **{"option-at_once": switch})
    assert table_row(house, number).options["at_once"] is at_once


def test_what_suits_the_pace_is_chosen_before_anybody_chooses(anna):
    page = anna.get(f"/tables/new/{AUCTIONS[0]}").text
    assert re.search(r'name="option-at_once"[^>]*>\s*<option value="" selected', page)
    typed = {"seats": "99", "option-at_once": "no"}
    assert '<option value="no" selected' in anna.post(f"/tables/new/{AUCTIONS[0]}", data=typed).text


def test_what_waits_is_counted_whole_and_stands_nowhere_as_a_table_at_which_others_decide(anna, monkeypatch):
    monkeypatch.setattr("service.pages.hall.MOST", 1)
    for _ in range(2):
        open_table(anna, "pebbles", seats="2", company="1")
    page = anna.get("/").text
    assert "2 decisions wait for you" in page
    assert page.count("card waiting") == 1
    assert 'href="/mine?state=running"' in page
    assert "Others decide" not in page
    assert anna.get("/mine?state=running").text.count("Decide") == 2


@pytest.mark.parametrize(("switch", "told"), [("yes", "yes"), ("no", "no")])
def test_a_gathering_table_says_how_its_auctions_are_held(anna, switch, told):
    number = open_table(anna, AUCTIONS[0], seats="4", **{"option-at_once": switch})
    page = anna.get(f"/tables/{number}").text
    assert f"<dt>Auctions all at once</dt><dd>{told}</dd>" in page


def test_who_has_answered_is_led_to_the_next_table_that_waits(house, anna, client):
    tables = [open_table(anna, "pebbles", seats="2", company="1") for _ in range(2)]
    assert anna.get("/next").location == f"/tables/{tables[0]}"
    page = anna.get(f"/tables/{tables[0]}").text
    assert "/next" not in page
    drafted = re.search(r'name="question" value="(\d+)"', page)[1]
    line = house_line(house, tables[0])
    sent = {"question": drafted, "played": "0", "line": line}
    anna.post(f"/tables/{tables[0]}/answer", data=sent)
    assert "Another table waits for you" in anna.get(f"/tables/{tables[0]}").text
    assert anna.get("/next").location == f"/tables/{tables[1]}"
    assert client.get("/next").location == "/"
