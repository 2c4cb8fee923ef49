"""A guest plays at once, without an address: alone, for a while, and for good once they give one."""

import re
from datetime import timedelta

import pytest
from sqlalchemy import func, select

from engine import games
from engine.table.lesson import course_of
from service.mail.deliver import deliver_mail
from service.platform.accounts.guests import address_block
from service.platform.accounts.models import Player, PlayerKind
from service.platform.outbox.models import Letter
from service.platform.tasks.names import TaskName
from service.platform.transaction import read_session
from service.play.tables.models import Table, Tenure
from service.web.access import COOKIE
from tests.parts.tasks import run_task

pytestmark = pytest.mark.both_databases

ROOT = "/api/v1"
TAUGHT = [game for game in games() if course_of(game)]


@pytest.fixture
def stranger(house):
    """Browsers in which nobody is signed in."""

    def arrive():
        browser = house.test_client()
        browser.environ_base.update(HTTP_SEC_FETCH_SITE="same-origin", HTTP_ACCEPT="text/html,*/*;q=0.8")
        return browser

    return arrive


@pytest.fixture
def guest(stranger):
    """A browser in which a guest learns the first game, and the address of the table."""
    browser = stranger()
    return browser, browser.post(f"/learn/{TAUGHT[0]}").location


def count(house, model, *where) -> int:
    with house.app_context(), read_session() as session:
        return session.scalar(select(func.count()).select_from(model).where(*where))


def guests(house) -> int:
    return count(house, Player, Player.kind == PlayerKind.GUEST)


def mailed_link(house, mailer, email) -> str:
    with house.app_context():
        deliver_mail(now=house.extensions["procaccio"].clock())
    text = (
        next(mail for mail in reversed(mailer.mails) if mail["To"] == email)
        .get_body(("plain",))
        .get_content()
    )
    return re.search(r"https?://[^/\s]+(/sign-in/\S+)", text)[1]


def keep(house, browser, mailer, email, by=None):
    """Ask for the link as the guest, press it `by` another browser or the same."""
    assert browser.post("/sign-in", data={"email": email}).status_code == 200
    link = mailed_link(house, mailer, email)
    by = by or browser
    assert "Your tables as a guest come with you" in by.get(link).text
    return by.post(link)


def test_a_stranger_who_presses_sits_at_a_table_that_asks(house, guest):
    browser, table = guest
    assert 'name="question"' in browser.get(table).text
    assert guests(house) == 1
    assert "Keep my tables" in browser.get("/").text


def test_the_same_browser_is_the_same_guest(house, guest):
    browser, table = guest
    assert browser.post(f"/learn/{TAUGHT[0]}").location == table
    assert browser.post(f"/play/{TAUGHT[0]}").status_code == 303
    assert guests(house) == 1


def test_a_whole_game_begins_at_once(stranger):
    browser = stranger()
    page = browser.get(browser.post(f"/play/{TAUGHT[-1]}").location).text
    assert 'id="lesson"' not in page
    assert "Play begins" not in page


def test_so_many_from_one_neighbourhood_and_no_more(house, stranger):
    for _ in range(20):
        assert stranger().post(f"/learn/{TAUGHT[0]}").status_code == 303
    refused = stranger().post(f"/learn/{TAUGHT[0]}")
    assert refused.status_code == 429
    assert int(refused.headers["Retry-After"]) > 0
    assert guests(house) == 20


@pytest.mark.parametrize(
    ("address", "block"),
    [
        ("203.0.113.77", "203.0.113.0/24"),
        ("2001:db8:1:2:3::9", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/48"),
        (None, ""),
    ],
)
def test_neighbours_are_counted_together(address, block):
    assert address_block(address) == block


def test_with_an_address_a_guest_is_a_person_and_keeps_their_tables(house, guest, mailer):
    browser, table = guest
    pressed = keep(house, browser, mailer, "gina@example.org")
    assert pressed.status_code == 303
    assert 'name="question"' in browser.get(table).text
    assert guests(house) == 0
    with house.app_context(), read_session() as session:
        player = session.scalar(select(Player).where(Player.email == "gina@example.org"))
        assert (player.kind, player.name) == (PlayerKind.PERSON, f"Newcomer {player.id}")
        assert session.get(Table, int(table.rpartition("/")[2])).host_id == player.id
    assert "Keep my tables" not in browser.get("/").text


def test_who_asked_is_let_in_no_more_by_what_another_pressed(house, guest, stranger, mailer):
    """The address may be somebody else's: then they have the account, and whoever typed it has nothing."""
    browser, table = guest
    reads_it = stranger()
    keep(house, browser, mailer, "gina@example.org", by=reads_it)
    assert 'name="question"' in reads_it.get(table).text
    assert 'name="question"' not in browser.get(table).text
    assert browser.get("/me").location.startswith("/sign-in")


def test_whoever_has_an_account_gets_the_tables_once_they_have_signed_in(
    house, guest, person, stranger, mailer
):
    anna = person("anna")
    browser, table = guest
    browser.post("/sign-in", data={"email": anna.email})
    number = int(table.rpartition("/")[2])
    assert count(house, Table, Table.id == number, Table.host_id == anna.id) == 0, (
        "a typed address proves nothing"
    )
    browser.post(mailed_link(house, mailer, anna.email))
    assert count(house, Table, Table.id == number, Table.host_id == anna.id) == 1
    assert count(house, Tenure, Tenure.table_id == number, Tenure.player_id == anna.id) == 1
    assert guests(house) == 0
    assert 'name="question"' in browser.get(table).text


def test_guests_get_no_mail(house, guest, mailer):
    browser, _ = guest
    browser.post(f"/play/{TAUGHT[0]}")
    with house.app_context():
        deliver_mail(now=house.extensions["procaccio"].clock())
    assert mailer.mails == []
    assert count(house, Letter) == 0


class TestBeforeAnAddress:
    """What needs company needs an address."""

    @pytest.fixture
    def keys(self, guest):
        browser, _ = guest
        return {"Authorization": f"Bearer {browser.get_cookie(COOKIE).value}"}

    def refused(self, answer) -> str:
        return answer.json["type"].rpartition("/")[2]

    def open_to_all(self, client, anna, **more) -> int:
        wish = {"game": TAUGHT[0], "seats": 3, "sit": True, **more}
        return client.post(f"{ROOT}/tables", json=wish, headers=anna.keys).json["id"]

    def test_no_seat_among_people(self, client, person, keys):
        table = self.open_to_all(client, person("anna"))
        answer = client.post(f"{ROOT}/tables/{table}/seats", json={}, headers=keys)
        assert (answer.status_code, self.refused(answer)) == (403, "address-needed")

    def test_no_table_to_which_others_can_come(self, client, keys):
        wish = {"game": TAUGHT[0], "seats": 2}
        for more in ({}, {"visibility": "private", "joining": "link"}, {"joining": "invited"}):
            answer = client.post(f"{ROOT}/tables", json=wish | more, headers=keys)
            assert self.refused(answer) == "address-needed", more
        alone = {"visibility": "private", "joining": "invited"}
        assert client.post(f"{ROOT}/tables", json=wish | alone, headers=keys).status_code == 201

    def test_a_handful_of_tables(self, client, keys):
        wish = {"game": TAUGHT[0], "seats": 2, "visibility": "private", "joining": "invited"}
        made = [client.post(f"{ROOT}/tables", json=wish, headers=keys) for _ in range(6)]
        assert [each.status_code for each in made] == [201] * 5 + [403], "the lesson is one of the six"

    def test_nobody_is_invited_and_no_link_is_made(self, client, keys):
        wish = {"game": TAUGHT[0], "seats": 2, "visibility": "private", "joining": "invited"}
        table = client.post(f"{ROOT}/tables", json=wish, headers=keys).json["id"]
        asked = client.post(
            f"{ROOT}/tables/{table}/invitations", json={"email": "bob@example.org"}, headers=keys
        )
        assert self.refused(asked) == "address-needed"

    def test_no_word_to_strangers(self, client, person, keys):
        """A friend's link lets a guest in; where everybody may come they listen until they have an address."""
        anna = person("anna")
        for joining, status in (("open", 403), ("link", 201)):
            table = self.open_to_all(client, anna, joining=joining)
            secret = client.put(f"{ROOT}/tables/{table}/link", headers=anna.keys).json["secret"]
            seat = client.post(f"{ROOT}/joins", json={"secret": secret}, headers=keys)
            assert seat.status_code == 200, seat.text
            line = client.post(f"{ROOT}/tables/{table}/seats/1/talk", json={"text": "Good day"}, headers=keys)
            assert line.status_code == status, line.text

    def test_no_keys_and_no_pages_of_an_account(self, client, guest, keys):
        browser, _ = guest
        made = client.post(f"{ROOT}/me/tokens", json={"name": "bot", "scope": "play"}, headers=keys)
        assert self.refused(made) == "session-needed"
        for page in ("/me", "/me/keys", "/me/hooks", "/me/mail"):
            assert browser.get(page).location == "/keep"


class TestForgetting:
    """What nobody looks at goes, whole."""

    def sweep(self, house):
        with house.app_context():
            run_task(TaskName.DELETE_EXPIRED)

    def test_after_some_days_without_a_look_nothing_is_left(self, house, guest, clock):
        browser, _ = guest
        browser.post(f"/play/{TAUGHT[0]}")
        clock.now += timedelta(days=13)
        browser.get("/")
        clock.now += timedelta(days=13)
        self.sweep(house)
        assert guests(house) == 1, "they looked in"
        clock.now += timedelta(days=2)
        self.sweep(house)
        assert [count(house, model) for model in (Player, Table, Tenure)] == [0, 0, 0]
        assert browser.get("/keep").location == "/"

    def test_at_once_if_they_say_so(self, house, guest):
        browser, _ = guest
        answer = browser.post("/keep/forget")
        assert "All your data is deleted" in browser.get(answer.location).text
        assert [count(house, model) for model in (Player, Table)] == [0, 0]

    def test_whoever_holds_the_link_of_a_seat_is_no_guest_of_a_browser(self, house, client, person, clock):
        anna = person("anna")
        wish = {"game": TAUGHT[0], "seats": 3, "sit": True, "joining": "link", "visibility": "private"}
        table = client.post(f"{ROOT}/tables", json=wish, headers=anna.keys).json["id"]
        secret = client.put(f"{ROOT}/tables/{table}/link", headers=anna.keys).json["secret"]
        client.post(f"{ROOT}/guests", json={"secret": secret, "name": "Gina"})
        clock.now += timedelta(days=40)
        self.sweep(house)
        assert guests(house) == 1

    def test_where_others_play_too_the_seat_stays_without_a_face(self, house, client, person, guest, clock):
        browser, _ = guest
        anna = person("anna")
        wish = {"game": TAUGHT[0], "seats": 2, "sit": True, "joining": "link", "visibility": "private"}
        table = client.post(f"{ROOT}/tables", json=wish, headers=anna.keys).json["id"]
        secret = client.put(f"{ROOT}/tables/{table}/link", headers=anna.keys).json["secret"]
        keys = {"Authorization": f"Bearer {browser.get_cookie(COOKIE).value}"}
        assert client.post(f"{ROOT}/joins", json={"secret": secret}, headers=keys).status_code == 200
        clock.now += timedelta(days=40)
        self.sweep(house)
        assert count(house, Player, Player.kind == PlayerKind.GONE) == 1
        assert count(house, Table, Table.id == table) == 1
