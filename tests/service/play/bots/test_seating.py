"""Bots sit down: with the table, at an open seat later, in an absent player's stead; and what the table may choose."""

import pytest

from engine.bots import LEVELS, Effort, searching
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.transaction import transaction
from service.play.bots.minds import bot_by_name
from service.play.bots.play import play_waiting_bots
from service.play.tables.queries import table_by_id
from service.play.timeouts.substitute import hand_over_to_bot

ROOT = "/api/v1"


@pytest.fixture
def anna(person):
    return person("anna").keys


@pytest.fixture
def opened(client, anna):
    def make(**wish):
        body = {"game": "pebbles", "seats": 3, **wish}
        return client.post(f"{ROOT}/tables", json=body, headers=anna)

    return make


def test_a_table_begins_with_its_company(app, opened, clock):
    made = opened(company=["apprentice", "prince"]).json
    assert [seat["kind"] for seat in made["seats"]] == ["person", "bot", "bot"]
    assert [seat["player"] for seat in made["seats"][1:]] == ["Apprentice B", "Prince C"]
    assert made["state"] == "running"
    assert play_waiting_bots(now=clock(), limit=10) == 2


def test_more_company_than_seats_is_refused(opened):
    assert opened(company=["courtier"] * 3).json["type"].endswith("seat-taken")


def test_an_unknown_level_is_refused(opened):
    assert opened(company=["king"]).status_code == 422


def test_the_host_gives_an_open_seat_to_a_bot(client, anna, person, opened):
    path = f"{ROOT}/tables/{opened().json['id']}/bots"
    body = {"level": "courtier", "seat": 2}
    assert client.post(path, json=body, headers=person("bob").keys).status_code == 403
    seated = client.post(path, json=body, headers=anna)
    assert seated.json["seats"][2]["player"] == "Courtier C"
    assert client.post(path, json=body, headers=anna).status_code == 409
    assert client.post(path, json={"level": "prince"}, headers=anna).json["state"] == "running"


def test_the_table_tells_its_rules_about_bots(opened):
    rules = {"level": "prince", "delay": 600, "advice": True}
    assert opened(bots=rules).json["bots"] == rules
    assert opened().json["bots"] == {"level": "courtier", "delay": 0, "advice": False}


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_the_tables_level_plays_on(app, opened, clock, level):
    number = opened(company=["apprentice"] * 2, bots={"level": level}).json["id"]
    with transaction() as session:
        row = table_by_id(session, number)
        hand_over_to_bot(session, row, row.seats[0], clock())
        bot = session.get_one(Player, row.seats[0].player_id)
        assert bot.preferences == {"bot": level}


def test_whoever_is_known_no_more_plays_as_usual(app):
    assert type(bot_by_name("forgotten")) is type(bot_by_name("courtier"))


@pytest.mark.parametrize("name", searching(Effort()))
def test_who_searches_thinks_as_long_as_the_house_allows(app, name):
    effort = bot_by_name(name).effort
    assert effort.seconds == deps().settings.bot_milliseconds / 1000
    assert effort.now() <= effort.now()
