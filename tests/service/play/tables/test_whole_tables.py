"""Whole tables over the API, each seat with a token of its own: every game, every number of seats."""

import random

import pytest
from sqlalchemy import event, select

import engine
from service.platform.database import db
from service.platform.transaction import read_session
from service.play.tables.models import Table
from service.play.tables.move_models import Move
from service.play.tables.move_queries import record_lines

SIZES = [(name, seats) for name, game in engine.games().items() for seats in game.seats]
SMALLEST = [(name, game.seats[0]) for name, game in engine.games().items()]


def play_to_the_end(at, chance: random.Random) -> None:
    """Each seat that is waited for answers in words or with data."""
    while waiting := [seat["number"] for seat in at.shown["seats"] if seat["waiting_since"]]:
        for seat in waiting:
            asked = at.question(seat)
            choice = chance.choice(asked["moves"])
            turn = {"question": asked["id"], "moves": [chance.choice([choice["text"], choice["move"]])]}
            played = at.send("POST", seat, "turns", turn)
            assert played.status_code == 200, played.json


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_it_ends_as_the_engine_alone_says(app, seated, game, seats):
    ends_as_the_engine_alone_says(seated, game, seats)


@pytest.mark.postgres
@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_it_ends_so_on_postgres_too(app, seated, game, seats):
    ends_as_the_engine_alone_says(seated, game, seats)


def ends_as_the_engine_alone_says(seated, game, seats) -> None:
    """From the moves that were kept, the engine comes to the same position and the same result."""
    at = seated(game, seats)
    play_to_the_end(at, random.Random(f"{game} {seats}"))
    shown = at.shown
    assert shown["state"] == "finished"
    with read_session() as session:
        row = session.get_one(Table, at.number)
        replayed = engine.load_table(row.dump, record_lines(session, at.number))
        record = replayed.record()
        assert record.verify().dump() == row.dump
        assert set(session.scalars(select(Move.origin))) == {"api"}
    assert shown["result"] == replayed.result().data()
    assert shown["count"] == len(record.moves)
    assert shown["commitment"] == record.commitment
    for seat in range(seats):
        events = at.get(seat, "events").json["events"]
        assert [each["data"] for each in events] == [bare(each) for each in replayed.events(seat)]
        assert all(each["text"] for each in events)


def bare(event_: engine.Event) -> dict:
    return {key: value for key, value in event_.data().items() if key not in {"audience", "at"}}


@pytest.fixture
def statements(app):
    """Counts what is asked of the database: `statements(act)`."""

    def count(act) -> int:
        seen = []

        def note(_connection, _cursor, statement, *_more) -> None:
            seen.append(statement)

        event.listen(db.engine, "before_cursor_execute", note)
        act()
        event.remove(db.engine, "before_cursor_execute", note)
        return len(seen)

    return count


def test_a_turn_costs_as_much_at_the_end_as_at_the_beginning(seated, statements):
    """No more statements, however many moves lie behind."""
    at = seated("principe", 2)

    def one_move() -> None:
        seat = at.get(0, "view").json["view"]["waiting"][0]
        at.answer(seat, at.question(seat)["default"])

    costs = []
    for moves in (1, 40):
        at.play_on(random.Random(4), moves=moves)
        costs.append(statements(one_move))
    assert costs[0] >= costs[1]


def test_a_list_costs_the_same_however_long_it_is(client, seated, statements):
    at = seated("pebbles", 2)
    lists = ["/api/v1/tables", "/api/v1/me/waiting", "/api/v1/me/waiting?questions=true"]

    def ask() -> None:
        for path in lists:
            assert client.get(path, headers=at.keys[0]).status_code == 200

    few = statements(ask)
    for _ in range(6):
        made = client.post("/api/v1/tables", json={"game": "pebbles", "seats": 2}, headers=at.keys[0])
        client.post(f"/api/v1/tables/{made.json['id']}/seats", json={}, headers=at.keys[1])
    assert statements(ask) == few


def test_what_has_not_changed_is_not_made_again(seated, monkeypatch):
    """Whoever has the view already costs no position."""
    at = seated("pebbles", 2)
    seen = at.get(0, "view")

    def never(*_args) -> None:
        raise AssertionError("the position was loaded")

    monkeypatch.setattr("engine.load_table", never)
    known = at.keys[0] | {"If-None-Match": seen.headers["ETag"]}
    assert at.client.get(f"{at.seat(0)}/view", headers=known).status_code == 304
    monkeypatch.undo()
    at.answer(1, "stake 1")
    assert at.client.get(f"{at.seat(0)}/view", headers=known).status_code == 200


class TestWaiting:
    """What waits for me, the longest-waiting first, page by page."""

    @pytest.fixture
    def three(self, client, seated, clock):
        at = seated("pebbles", 2)
        for _ in range(2):
            clock.tick(hours=1)
            made = client.post("/api/v1/tables", json={"game": "pebbles", "seats": 2}, headers=at.keys[0])
            client.post(f"/api/v1/tables/{made.json['id']}/seats", json={}, headers=at.keys[1])
        return at

    def test_page_by_page(self, client, three):
        seen, cursor = [], ""
        while cursor is not None:
            path = f"/api/v1/me/waiting?limit=2{cursor and f'&cursor={cursor}'}"
            found = client.get(path, headers=three.keys[0]).json
            seen += [item["waiting_since"] for item in found["items"]]
            cursor = found["next"]
        assert seen == sorted(seen)
        assert len(set(seen)) == 3

    def test_answering_is_not_waited_for_any_more(self, client, three):
        three.answer(0, "stake 1")
        found = client.get("/api/v1/me/waiting?questions=true", headers=three.keys[0]).json["items"]
        assert three.number not in [item["table"]["id"] for item in found]
        assert [item["asked"]["id"] for item in found] == [item["question"] for item in found]


def test_games_are_told(client):
    names = [game["name"] for game in client.get("/api/v1/games").json["items"]]
    assert names == list(engine.games())


def test_lists(client, seated, person):
    at = seated("pebbles", 2, options={"rounds": 1})
    at.play_on(random.Random(1))
    waiting = client.post("/api/v1/tables", json={"game": "principe", "seats": 2}, headers=at.keys[0]).json

    def listed(key, **query) -> list[int]:
        found = client.get("/api/v1/tables", headers=key, query_string=query).json
        return [table["id"] for table in found["items"]]

    stranger = person("zoe").keys
    assert listed(at.keys[0]) == [waiting["id"], at.number]
    assert listed(at.keys[0], state="finished") == [at.number]
    assert listed(at.keys[1], which="open") == [waiting["id"]]
    assert listed(stranger, which="public", state="finished") == [at.number]
    assert listed(stranger, which="public", game="principe") == [waiting["id"]]
    assert listed(stranger) == []
