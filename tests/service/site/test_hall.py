"""The hall and the way to a table, as a browser sees them."""

import re
from html import unescape
from types import SimpleNamespace

import msgspec
import pytest
from sqlalchemy import select

from engine import games
from engine.table.lesson import course_of
from service.mail.deliver import deliver_mail
from service.platform.accounts.models import Player
from service.platform.transaction import read_session, transaction
from service.play.pace.pace import load_ready_made
from service.play.tables.models import Table, TableState
from service.play.tables.views import load_position
from tests.parts.letters import text_of

pytestmark = pytest.mark.both_databases

SAME = {"Sec-Fetch-Site": "same-origin"}
AT_ONCE = [name for name, game in games().items() if "at_once" in game.options.__struct_fields__]
"""Games in which all may answer at once what the rulebook asks in turn."""


def a_switch() -> tuple[str, str]:
    """A game and an option of it that is switched on or off."""
    return next(
        (name, option.name)
        for name, game in games().items()
        for option in msgspec.structs.fields(game.options)
        if option.default is False and option.name != "at_once"
    )


def open_table(browser, game="pebbles", **chosen) -> int:
    usual = {"seats": "2", "pace": "daily", "who": "open", "starting": "full"}
    answer = browser.post(f"/tables/new/{game}", data=usual | {"sit": "yes"} | chosen)
    assert answer.status_code == 303, answer.text
    return int(re.search(r"/tables/(\d+)", answer.location)[1])


def table_row(house, number: int) -> SimpleNamespace:
    with house.app_context(), read_session() as session:
        row = session.get(Table, number)
        return SimpleNamespace(state=row.state, options=row.options, revision=row.revision)


def house_line(house, number: int) -> str:
    """What the house would play for the first seat."""
    with house.app_context(), read_session() as session:
        return str(load_position(session.get(Table, number)).question(0).default)


def test_a_stranger_learns_what_this_is(client):
    page = client.get("/").text
    assert "The Princes of Florence" in page
    assert 'href="/sign-in"' in page
    assert 'href="/tables/new?who=link"' in page


def test_who_opens_a_table_for_friends_finds_the_link_chosen(anna):
    assert 'href="/tables/new/pebbles?who=link"' in anna.get("/tables/new?who=link").text
    page = anna.get("/tables/new/pebbles?who=link").text
    assert re.search(r'<input[^>]*name="who"[^>]*value="link"[^>]* checked', page)


@pytest.mark.parametrize("path", ["/mine", "/tables/new", "/tables/new/pebbles"])
def test_a_stranger_is_sent_to_sign_in_and_comes_back(client, path):
    answer = client.get(path)
    assert answer.status_code == 303
    assert answer.location == f"/sign-in?back={path}"


def test_a_new_player_is_told_where_to_begin(anna):
    page = anna.get("/").text
    assert "You have no tables now" in page
    assert 'href="/tables/new"' in page


def test_a_table_is_opened_found_and_begun(house, anna, browser_of, person):
    number = open_table(anna, name="Tuesday")
    bob = browser_of(person("bob"))
    assert "Tuesday" in bob.get("/open").text
    assert "Sit down" in bob.get(f"/tables/{number}").text
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
    assert names == {f"option-{field}" for field in games()[game].options.__struct_fields__}
    seats = min(4, max(games()[game].seats))
    number = open_table(anna, game, seats=str(seats), **dict.fromkeys(switches, "yes"))
    options = table_row(house, number).options
    assert all(options[name.removeprefix("option-")] is True for name in switches)


def test_what_was_typed_is_kept_when_something_is_wrong(anna):
    typed = {"name": "An evening", "seats": "9", "pace": "daily", "who": "open", "starting": "ready"}
    game, switch = a_switch()
    answer = anna.post(f"/tables/new/{game}", data={**typed, f"option-{switch}": "yes"})
    assert answer.status_code == 422
    assert 'value="An evening"' in answer.text
    assert "Choose a number of seats" in answer.text
    assert re.search(rf'name="option-{switch}" value="yes" checked', answer.text)
    assert re.search(r'name="starting" value="ready" checked', answer.text)
    assert not re.search(r'name="sit" value="yes" checked', answer.text)


def test_an_open_table_that_nobody_may_see_is_refused_in_words(anna):
    answer = anna.post("/tables/new/pebbles", data={"seats": "2", "who": "open", "watched": "no"})
    assert answer.status_code == 422
    assert "Let others watch" in answer.text


def test_bots_are_company_from_the_beginning_and_later(house, anna):
    number = open_table(anna, "pebbles", seats="4", company="2", level="apprentice")
    page = anna.get(f"/tables/{number}").text
    assert page.count("Apprentice ") >= 2
    anna.post(f"/tables/{number}/bot", data={"level": "courtier"})
    assert table_row(house, number).state == TableState.RUNNING
    answer = anna.post("/tables/new/pebbles", data={"seats": "2", "who": "open", "company": "4"})
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
    anna.post(f"/tables/{number}/seats/2/stand")
    assert bob.post(f"/tables/{number}/call-off").status_code == 409
    answer = anna.post(f"/tables/{number}/start")
    assert answer.status_code == 409
    assert "Some seats are still open" in answer.text
    assert anna.post(f"/tables/{number}/call-off").location == "/?done=called-off"
    assert table_row(house, number).state == TableState.ABANDONED


def test_an_invitation_is_sent_listed_and_withdrawn(anna):
    number = open_table(anna, who="invited")
    assert anna.post(f"/tables/{number}/invite", data={"email": "bo b"}).status_code == 422
    anna.post(f"/tables/{number}/invite", data={"email": "bob@example.org"})
    page = anna.get(f"/tables/{number}").text
    assert "bob@example.org" in page
    withdraw = re.search(rf"/tables/{number}/invitations/\d+/withdraw", page)[0]
    anna.post(withdraw)
    assert "bob@example.org" not in anna.get(f"/tables/{number}").text


def test_the_link_seats_players_and_guests(house, anna, browser_of, person, client):
    number = open_table(anna, who="link", seats="3")
    link = re.search(r"/join/pro_ta_[\w-]+", anna.get(f"/tables/{number}").text)[0]
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


def test_the_host_alone_sees_the_link_again_and_replaces_it(house, anna, browser_of, person, client):
    number = open_table(anna, who="link", seats="3")
    page = anna.get(f"/tables/{number}").text
    link = re.search(r"/join/pro_ta_[\w-]+", page)[0]
    assert 'data-copy="table-link"' in page
    assert "<svg" in page.partition('class="qr"')[2]
    bob = browser_of(person("bob"))
    bob.post(link)
    assert "pro_ta_" not in bob.get(f"/tables/{number}").text
    assert link in anna.get(f"/tables/{number}").text
    assert anna.post(f"/tables/{number}/link").location == f"/tables/{number}?done=link"
    renewed = re.search(r"/join/pro_ta_[\w-]+", anna.get(f"/tables/{number}").text)[0]
    assert renewed != link
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
    number = open_table(anna, who="invited", name="Secret")
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


@pytest.mark.parametrize("game", AT_ONCE)
@pytest.mark.parametrize("pace", load_ready_made())
def test_auctions_and_balls_are_the_rulebooks_at_every_pace_unless_somebody_says_otherwise(
    house, anna, game, pace
):
    number = open_table(anna, game, seats="4", pace=pace)
    assert table_row(house, number).options["at_once"] is False
    number = open_table(anna, game, seats="4", pace=pace, **{"option-at_once": "yes"})
    assert table_row(house, number).options["at_once"] is True


@pytest.mark.parametrize("game", AT_ONCE)
def test_what_saves_waiting_is_offered_with_the_pace_and_says_what_it_changes(anna, game):
    page = anna.get(f"/tables/new/{game}").text
    offered = page[page.index('id="saves-waiting"') :].partition("</fieldset>")[0]
    words = games()[game].words()
    assert words.say("option-at-once") in unescape(offered)
    assert words.say("option-at-once-hint") in unescape(offered)
    assert "checked" not in offered
    assert page.count('name="option-at_once"') == 1


@pytest.mark.parametrize("game", AT_ONCE)
def test_what_saves_waiting_and_what_is_ours_are_not_said_in_the_fold_alone(anna, game):
    page = anna.get(f"/tables/new/{game}").text
    open_to_all = unescape(re.sub(r"<details.*?</details>", "", page, flags=re.DOTALL))
    rules = games()[game]
    assert f"saves waiting: {rules.words().say('option-at-once')}" in open_to_all
    assert rules.ours(rules.editions[rules.edition]) in open_to_all


def test_what_waits_is_counted_whole_and_stands_nowhere_as_a_table_at_which_others_decide(anna, monkeypatch):
    monkeypatch.setattr("service.site.hall.MOST", 1)
    for _ in range(2):
        open_table(anna, "pebbles", seats="2", company="1")
    page = anna.get("/").text
    assert "2 decisions wait for you" in page
    assert page.count("card waiting") == 1
    assert 'href="/mine?state=running"' in page
    assert "Waiting for others" not in page
    assert anna.get("/mine?state=running").text.count("Decide") == 2


@pytest.mark.parametrize("game", AT_ONCE)
def test_every_list_and_the_table_itself_name_what_is_not_as_in_the_rulebook(anna, client, game):
    told = games()[game].words().say("otherwise-at-once")
    as_printed = {
        f"option-{option.name}": "yes"
        for option in msgspec.structs.fields(games()[game].options)
        if option.default is True
    }
    number = open_table(anna, game, seats="4", **as_printed)
    assert "Different from the rulebook" not in anna.get("/open").text
    assert "as in the rulebook" in anna.get(f"/tables/{number}").text
    number = open_table(anna, game, seats="4", **as_printed, **{"option-at_once": "yes"})
    for address in ("/open", "/", f"/tables/{number}"):
        assert f"Different from the rulebook: {told}." in unescape(anna.get(address).text), address


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


def test_a_lesson_waits_behind_other_tables(anna):
    taught = next(game for game in games() if course_of(game))
    lesson = anna.post(f"/learn/{taught}").location
    table = open_table(anna, "pebbles", seats="2", company="1")
    assert anna.get("/next").location == f"/tables/{table}" != lesson


def before_the_fold(page: str) -> set[str]:
    """What is asked on the form before anything is unfolded."""
    shown = page.partition('<form class="flow"')[2].partition("<details")[0]
    return set(re.findall(r'<(?!input type="hidden")[^>]*? name="([\w-]+)"', shown))


@pytest.mark.parametrize("game", list(games()))
def test_opening_a_table_asks_three_things(anna, game):
    page = anna.get(f"/tables/new/{game}").text
    assert before_the_fold(page) == {"who", "seats", "pace"}
    assert f'href="/tables/new/{game}" aria-current="page"' in page
    assert (
        anna.post(f"/tables/new/{game}", data={"who": "open", "pace": "daily", "sit": "yes"}).status_code
        == 303
    )


def test_with_bots_alone_play_begins_at_once(house, anna):
    number = open_table(anna, who="bots", seats="3")
    assert table_row(house, number).state == TableState.RUNNING
    assert f"/tables/{number}" not in anna.get("/open").text
    assert open_table(anna, who="bots", seats="3", company="1")


def test_what_is_folded_unfolds_where_something_in_it_is_wrong(anna):
    assert "<details open>" not in anna.get("/tables/new/pebbles").text
    assert "<details open>" in anna.post("/tables/new/pebbles", data={"who": "open", "seats": "9"}).text


def test_a_guest_gives_an_address_and_finds_the_form_as_they_filled_it_in(house, letters):
    browser = house.test_client()
    browser.environ_base.update(HTTP_SEC_FETCH_SITE="same-origin", HTTP_ACCEPT="text/html,*/*;q=0.8")
    browser.post("/play/pebbles")
    page = browser.get("/tables/new/pebbles").text
    assert re.search(r'name="who" value="(\w+)" checked', page)[1] == "bots"
    assert "We then ask for your address" in page
    assert browser.post("/tables/new/pebbles", data={"who": "bots", "sit": "yes"}).status_code == 303
    filled = {"who": "link", "seats": "3", "name": "Café", "pace": "daily", "offered": "relaxed"}
    asked = browser.post("/tables/new/pebbles", data=filled)
    assert asked.status_code == 303
    assert "Then you come back to the table that you are opening." in browser.get(asked.location).text
    browser.post("/sign-in", data={"email": "gina@example.org"})
    link = re.search(r"https?://[^/\s]+(/sign-in/\S+)", text_of(letters()["gina"]))[1]
    page = browser.get(browser.post(link).location).text
    for name, value in (("who", "link"), ("pace", "daily")):
        assert re.search(rf'name="{name}" value="(\w+)" checked', page)[1] == value
    assert '<option value="3" selected>' in page
    assert 'value="Café"' in page
    assert not re.search(r'name="sit" value="yes" checked', page), "what was taken off stays so"
    assert open_table(browser, **filled)


def offered_paces(page: str) -> tuple[str, str]:
    """The pace that the form offers first, and the one that is chosen."""
    first, *_ = re.findall(r'name="pace" value="([^"]+)"', page)
    return first, re.search(r'name="pace" value="([^"]+)" checked', page)[1]


def test_against_bots_no_limit_is_offered_first(anna):
    path = "/tables/new/pebbles"
    assert offered_paces(anna.get(path).text) == ("brisk", "relaxed")
    assert offered_paces(anna.get(f"{path}?who=bots").text) == ("no-limit", "no-limit")
    assert offered_paces(anna.get(f"{path}?who=bots&offered=relaxed&pace=relaxed").text)[1] == "no-limit"
    assert offered_paces(anna.get(f"{path}?who=bots&offered=relaxed&pace=daily").text)[1] == "daily"
    assert offered_paces(anna.get(f"{path}?who=open&offered=no-limit&pace=no-limit").text)[1] == "relaxed"
    sent = {"who": "bots", "seats": "99", "offered": "relaxed", "pace": "relaxed"}
    assert offered_paces(anna.post(path, data=sent).text)[1] == "relaxed"


def test_a_pace_is_shown_with_both_figures(anna, browser_of, person):
    told = "4 hours a move, one day in reserve"
    assert told in anna.get("/tables/new/pebbles").text
    anna.post("/tables/new/pebbles", data={"who": "open", "pace": "brisk", "seats": "3", "sit": "yes"})
    assert told in browser_of(person("bob")).get("/open").text
