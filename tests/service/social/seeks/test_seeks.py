"""Players who look for a table get a letter when somebody opens one, until they sit at one."""

import re
from datetime import timedelta

import pytest
from sqlalchemy import select

from service.people.export import export_player
from service.platform.transaction import read_session, transaction
from service.social.seeks.models import Seek
from service.social.seeks.seek import LASTS, delete_expired_seeks
from tests.parts.people import forget, merge

OTHER = "principe"


def problem(answer) -> str:
    return answer.json["type"].rpartition("/")[2]


def rows() -> list[tuple[int, str]]:
    with read_session() as session:
        return [(seek.player_id, seek.game) for seek in session.scalars(select(Seek).order_by(Seek.id))]


@pytest.mark.both_databases
def test_they_get_one_letter_about_an_open_table(seekers, people):
    anna, bob, chris = people
    seekers.seek(anna)
    seekers.seek(chris, OTHER)
    table = seekers.open(bob, name="Sunday")
    told = seekers.told()
    assert set(told) == {"anna"}
    assert told["anna"].startswith("Bob opened a table of")
    assert f"/tables/{table}\r\n" in told["anna"]
    seekers.sit(chris, table)
    assert seekers.told(days=1) == {}


def test_the_host_gets_none(seekers, people):
    seekers.seek(people[0])
    seekers.open(people[0])
    assert seekers.told() == {}


@pytest.mark.parametrize(
    "wish",
    [{"visibility": "private"}, {"joining": "invited"}, {"joining": "link"}, {"company": ["apprentice"] * 2}],
)
def test_none_is_sent_about_a_table_that_they_could_not_join(seekers, people, wish):
    anna, bob, _ = people
    seekers.seek(anna)
    seekers.open(bob, **wish)
    assert seekers.told() == {}


def test_none_is_sent_about_a_table_that_was_called_off_or_filled_at_once(seekers, people):
    anna, bob, chris = people
    seekers.seek(anna)
    seekers.send(bob, "DELETE", f"/tables/{seekers.open(bob)}")
    seekers.sit(chris, seekers.open(bob, seats=2))
    assert seekers.told() == {}
    seekers.open(bob)
    assert set(seekers.told()) == {"anna"}


@pytest.mark.parametrize(("by", "of"), [(0, 1), (1, 0)])
def test_none_is_sent_from_or_to_a_muted_player(seekers, people, by, of):
    anna, bob, _ = people
    seekers.seek(anna)
    seekers.send(people[by], "PUT", f"/me/mutes/{people[of].id}")
    seekers.open(bob)
    assert seekers.told() == {}


def test_none_is_sent_to_who_stopped_all_letters(seekers, people):
    anna, bob, _ = people
    seekers.seek(anna)
    seekers.open(bob)
    with transaction() as session:
        seek = session.scalars(select(Seek)).one()
        seek.player.preferences = {"mail": {"rhythm": "never"}}
    seekers.open(bob)
    assert seekers.told() == {}


@pytest.mark.both_databases
def test_there_are_at_most_three_a_day(seekers, people):
    anna, bob, _ = people
    seekers.seek(anna)
    for _again in range(4):
        seekers.open(bob)
    told = [set(seekers.told()), seekers.mailer.mails[-1]["To"]]
    assert told == [{"anna"}, "anna@example.org"]
    assert len([mail for mail in seekers.mailer.mails if mail["To"] == "anna@example.org"]) == 3
    seekers.told(days=1)
    seekers.open(bob)
    assert set(seekers.told()) == {"anna"}


def test_it_ends_when_they_sit_with_other_people(seekers, people):
    anna, bob, chris = people
    for who in people:
        seekers.seek(who)
    seekers.seek(anna, OTHER)
    table = seekers.open(anna, company=["apprentice"])
    assert seekers.listed(anna, "?game=pebbles") == ["Chris", "Bob", "Anna"]
    seekers.sit(bob, table)
    assert rows() == [(chris.id, "pebbles"), (anna.id, OTHER)]


@pytest.mark.both_databases
def test_it_ends_after_thirty_days_unless_they_ask_again(seekers, people):
    anna, bob, _ = people
    first = seekers.seek(anna)
    assert first.status_code == 201
    seekers.clock.now += LASTS / 2
    again = seekers.seek(anna)
    assert again.json["id"] == first.json["id"]
    assert again.json["expires_at"] > first.json["expires_at"]
    seekers.clock.now += LASTS - timedelta(seconds=1)
    assert seekers.listed(bob) == ["Anna"]
    seekers.clock.now += timedelta(seconds=1)
    assert seekers.listed(bob) == []
    seekers.open(bob)
    assert seekers.told() == {}
    assert len(rows()) == 1
    with transaction() as session:
        delete_expired_seeks(session, now=seekers.clock())
    assert rows() == []


def test_only_they_end_it(seekers, people):
    anna, bob, _ = people
    number = seekers.seek(anna).json["id"]
    assert seekers.send(bob, "DELETE", f"/seeks/{number}").status_code == 404
    assert seekers.send(anna, "DELETE", f"/seeks/{number}").status_code == 204
    assert seekers.send(anna, "DELETE", f"/seeks/{number}").status_code == 404
    assert rows() == []


def test_only_a_known_game_can_be_looked_for(seekers, people):
    assert problem(seekers.seek(people[0], "chess")) == "not-found"


def test_a_guest_gives_an_address_first(seekers, house):
    guest = house.test_client()
    guest.environ_base.update(HTTP_SEC_FETCH_SITE="same-origin", HTTP_ACCEPT="text/html")
    guest.post("/play/pebbles")
    assert (
        problem(guest.post("/api/v1/seeks", json={"game": "pebbles"}, headers={"Accept": "*/*"}))
        == "address-needed"
    )
    page = guest.get("/open").text
    assert 'action="/seeks"' not in page
    assert 'href="/keep"' in page.partition('id="seeks"')[2]


def test_players_are_not_shown_to_who_muted_them(seekers, people):
    anna, bob, chris = people
    seekers.seek(anna)
    seekers.send(bob, "PUT", f"/me/mutes/{anna.id}")
    assert seekers.listed(bob) == []
    assert seekers.listed(chris) == ["Anna"]


def test_the_link_in_the_letter_ends_it(seekers, people, browser):
    anna, bob, _ = people
    seekers.seek(anna)
    seekers.seek(anna, OTHER)
    seekers.open(bob)
    text = seekers.told()["anna"]
    link = re.search(r"http://[^/]+(/stop-seek/\S+)", text)[1]
    assert link in seekers.mailer.mails[-1]["List-Unsubscribe"]
    stranger = browser.application.test_client()
    assert 'method="post"' in stranger.get(link).text
    assert len(rows()) == 2
    assert stranger.post(link, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert rows() == [(anna.id, OTHER)]
    assert stranger.post(link).status_code == 200
    assert stranger.get(f"{link}x").status_code == 404


def test_begun_and_ended_on_the_page_of_open_seats(seekers, people, browser):
    page = browser.get("/open").text
    assert page.count('action="/seeks"') == page.count('name="game"') > 1
    assert 'action="/play/pebbles"' in page
    done = browser.post("/seeks", data={"game": "pebbles"})
    assert (done.status_code, done.location) == (303, "/open?done=seek-begun")
    page = browser.get(done.location).text
    ends = re.findall(r'action="(/seeks/\d+/stop)"', page)
    assert len(ends) == 1
    assert browser.post(ends[0]).location == "/open?done=seek-ended"
    assert rows() == []


def test_the_page_names_who_looks_for_a_table(seekers, people, browser):
    _anna, bob, chris = people
    for who in people:
        seekers.seek(who)
    part = browser.get("/open?game=pebbles").text.partition('id="seeks"')[2]
    assert re.findall(r'href="/players/(\d+)"', part.partition("</section>")[0]) == [
        str(chris.id),
        str(bob.id),
    ]


def test_the_page_offers_bots_and_tables_to_watch_if_no_seat_is_open(seekers, people, browser):
    _anna, bob, chris = people
    seekers.sit(chris, running := seekers.open(bob, seats=2))
    page = browser.get("/open").text
    assert f'href="/tables/{running}"' in page.partition('id="watched"')[2]
    assert 'action="/play/pebbles"' in page
    table = seekers.open(bob)
    page = browser.get("/open").text
    assert f'href="/tables/{table}"' in page
    assert page.index('id="tables"') < page.index('id="seeks"')
    assert 'id="watched"' not in page
    assert 'action="/play/' not in page


def test_who_opens_a_table_reads_how_many_look_for_one(seekers, people, browser):
    anna, bob, _ = people
    told = "is looking for a table of"
    seekers.seek(anna)
    assert told not in browser.get("/tables/new/pebbles").text
    seekers.seek(bob)
    assert told in browser.get("/tables/new/pebbles").text


@pytest.mark.both_databases
def test_seeks_go_with_an_account(seekers, people):
    anna, bob, _chris = people
    for who, game in ((anna, "pebbles"), (anna, OTHER), (bob, OTHER)):
        seekers.seek(who, game)
    with read_session() as session:
        assert [each["game"] for each in export_player(session, anna.id)["seek"]] == ["pebbles", OTHER]
    merge(anna, bob, seekers.clock())
    assert sorted(rows()) == sorted([(bob.id, OTHER), (bob.id, "pebbles")])
    forget(bob, seekers.clock())
    assert rows() == []
