"""The coach of the house: it looks where somebody asks, goes on where it was stopped, and shows what it has found by then."""

import random
import signal
import subprocess
from dataclasses import replace
from datetime import timedelta

import msgspec
import pytest
from sqlalchemy import select

from engine import games
from service.learning.coach.ask import ask_coach, will_be_told
from service.learning.coach.models import CoachedTable, CoachLook, CoachState
from service.learning.coach.think import (
    CoachFailed,
    CoachOutOfTime,
    CoachTask,
    think_in_process,
    think_in_subprocess,
)
from service.learning.coach.work import LEASE, TRIES, claim_table, work_on_table
from service.platform.deps import EXTENSION, install_deps
from service.platform.outbox.models import Letter
from service.platform.settings import ON
from service.platform.transaction import read_session, transaction
from service.play.records.transfer import store_record
from service.play.tables.models import Table, Visibility
from tests.engine.playing import played_out
from tests.parts.waiting import PATIENCE

FEW = 8


@pytest.fixture
def always(house):
    """A house that looks at every table that ends."""
    fitted = house.extensions[EXTENSION]
    install_deps(house, replace(fitted, settings=replace(fitted.settings, coach_always=ON)))
    yield
    install_deps(house, fitted)


@pytest.fixture
def at(seated, always):
    """A table of three that came to its end."""
    table = seated("pebbles", 3)
    table.play_on(random.Random(3))
    return table


def found(at, seat=0, **headers):
    return at.client.get(f"{at.path}/coach", headers={**at.keys[seat], **headers})


def think_on(clock, most=10_000):
    while work_on_table(now=clock(), limit=most, think=think_in_process):
        clock.tick(seconds=1)


def kept():
    with read_session() as session:
        return session.scalars(select(CoachLook.look).order_by(CoachLook.count)).all()


@pytest.mark.both_databases
def test_a_table_that_ends_is_looked_at_and_everybody_told(app, at, clock):
    assert found(at).json["state"] == CoachState.WAITING
    think_on(clock)
    shown = found(at).json
    assert shown["state"] == CoachState.DONE
    assert shown["looked"] == shown["total"] == len(shown["decisions"]) > 0
    assert {share["seat"] for share in shown["shares"]} == {0, 1, 2}
    with read_session() as session:
        letters = session.scalars(select(Letter).where(Letter.kind == "coach")).all()
        assert sorted(letter.payload["seat"] for letter in letters) == [0, 1, 2]


@pytest.mark.both_databases
def test_whoever_is_stopped_goes_on_and_finds_the_same(app, at, clock):
    think_on(clock)
    once = kept()
    with transaction() as session:
        wanted = session.get(CoachedTable, at.number)
        wanted.state = CoachState.WAITING
        for look in session.scalars(select(CoachLook)):
            session.delete(look)
    think_on(clock, most=4)
    assert kept() == once


def test_the_result_grows_while_it_looks(app, at, look, clock):
    work_on_table(now=clock(), limit=3, think=think_in_process)
    shown = found(at).json
    assert (shown["state"], shown["looked"], len(shown["decisions"])) == ("waiting", 3, 3)
    assert shown["total"] > 3
    assert shown["curves"]
    assert not any(moment["sure"] for moment in shown["moments"])
    assert shown["shares"] == []
    page = look(at, 0, "/history").text
    assert f"3 of {shown['total']} decisions analysed" in page
    assert 'hx-trigger="load delay:5s"' in page
    assert f'href="/tables/{at.number}/coach"' in page, "a link, where there is no script"
    assert "Where the points came from" not in page
    work_on_table(now=clock(), limit=4, think=think_in_process)
    assert found(at).json["looked"] == 7


@pytest.fixture
def hasty(house, always):
    """A house whose coach may use twelve seconds of processor time for a table."""
    fitted = house.extensions[EXTENSION]
    install_deps(house, replace(fitted, settings=replace(fitted.settings, coach_always=ON, coach_seconds=12)))
    yield
    install_deps(house, fitted)


@pytest.mark.usefixtures("hasty")
def test_the_time_of_the_processor_is_bounded(app, at, look, clock, monkeypatch):
    seconds = iter(range(100_000))
    monkeypatch.setattr("service.learning.coach.think.process_time", lambda: next(seconds))
    think_on(clock)
    shown = found(at).json
    assert shown["state"] == CoachState.DONE
    assert 0 < shown["looked"] < shown["total"]
    assert f"{shown['looked']} of {shown['total']} decisions analysed" in look(at, 0, "/history").text
    with read_session() as session:
        assert 12_000 <= session.get(CoachedTable, at.number).spent < 16_000


def test_a_second_press_looks_closer_and_keeps_what_was_found(app, at, look, press, clock):
    think_on(clock)
    before, text = found(at).json, look(at, 0, "/history").text
    assert "Analyse more closely" in text
    press(at, 0, "coach/closer")
    waiting = found(at).json
    assert (waiting["state"], waiting["closer"]) == (CoachState.WAITING, True)
    for part in ("moments", "shares", "decisions"):
        assert waiting[part] == before[part]
    assert "The coach is analysing more closely" in look(at, 0, "/history").text
    think_on(clock)
    after = found(at).json
    assert after["state"] == CoachState.DONE
    assert {each["count"] for each in before["moments"]} <= {each["count"] for each in after["moments"]}
    close = {each["count"] for each in before["decisions"] if each["closeness"] == 2 and each["better"]}
    assert close
    assert {each["count"] for each in after["decisions"] if each["closeness"] == 5} == close
    assert "Analyse more closely" not in look(at, 0, "/history").text
    assert at.client.put(f"{at.path}/coach/closer", headers=at.keys[0]).status_code == 204
    assert found(at).json["state"] == CoachState.DONE, "once is enough"
    with read_session() as session:
        assert len(session.scalars(select(Letter).where(Letter.kind == "coach")).all()) == 3


def test_a_closer_look_may_be_asked_for_at_once(app, at, clock):
    assert at.client.put(f"{at.path}/coach/closer", headers=at.keys[0]).status_code == 204
    think_on(clock)
    assert any(each["closeness"] == 5 for each in found(at).json["decisions"])


def test_a_closer_look_asked_for_while_the_last_looks_are_taken_is_not_lost(app, at, clock):
    def asked_meanwhile(order):
        at.client.put(f"{at.path}/coach/closer", headers=at.keys[0])
        return think_in_process(order)

    work_on_table(now=clock(), limit=10_000, think=asked_meanwhile)
    think_on(clock)
    assert any(each["closeness"] == 5 for each in found(at).json["decisions"])


def test_what_has_not_changed_is_not_sent_again(app, at, clock):
    think_on(clock)
    tag = found(at).headers["ETag"]
    assert found(at, **{"If-None-Match": tag}).status_code == 304


def test_a_running_table_is_nobodys_to_look_into(app, seated, always):
    at = seated("pebbles", 3)
    answer = found(at)
    assert (answer.status_code, answer.json["type"].rpartition("/")[2]) == (409, "table-not-finished")


def test_a_private_table_is_not_told_of_to_strangers(app, seated, always):
    at = seated("pebbles", 3)
    at.play_on(random.Random(3))
    with transaction() as session:
        session.get(Table, at.number).visibility = Visibility.PRIVATE
    assert found(at).status_code == 200
    assert at.client.get(f"{at.path}/coach").status_code == 404


@pytest.mark.both_databases
def test_nobody_takes_a_table_that_another_has_in_hand(app, at, clock):
    with transaction() as session:
        assert claim_table(session, clock()) == at.number
    with transaction() as session:
        assert claim_table(session, clock()) is None
        assert claim_table(session, clock() + LEASE + timedelta(seconds=1)) == at.number


def test_the_oldest_comes_first(app, at, clock):
    played = played_out("pebbles", 1)
    with transaction() as session:
        host = session.get(Table, at.number).seats[0].player
        now = clock.tick(hours=1)
        other = store_record(session, played.record(), played, name="Later", by=host, now=now)
        ask_coach(session, other, now)
        assert [claim_table(session, now), claim_table(session, now)] == [at.number, other.id]


def test_a_table_of_which_nothing_comes_is_given_up_with_a_reason(app, at, clock):
    def speechless(_order):
        raise CoachFailed("no such edition")

    for _ in range(TRIES):
        assert work_on_table(now=clock(), limit=1000, think=speechless) == 1
        assert work_on_table(now=clock(), limit=1000, think=speechless) == 0, "not again at once"
        clock.tick(seconds=LEASE.total_seconds() + 1)
    shown = found(at).json
    assert (shown["state"], shown["reason"]) == (CoachState.REFUSED, "no such edition")
    assert work_on_table(now=clock(), limit=1000, think=speechless) == 0


def test_a_machine_without_time_is_no_reason_to_give_a_table_up(app, at, clock):
    def starved(_order):
        raise CoachOutOfTime("no time")

    for _ in range(TRIES + 1):
        assert work_on_table(now=clock(), limit=1000, think=starved) == 0
        assert work_on_table(now=clock(), limit=1000, think=starved) == 0, "not again at once"
        clock.tick(seconds=LEASE.total_seconds() + 1)
    assert found(at).json["state"] == CoachState.WAITING
    think_on(clock)
    assert found(at).json["state"] == CoachState.DONE


def test_one_that_was_given_up_is_promised_to_nobody_and_may_be_asked_for_again(app, at, clock):
    with transaction() as session:
        wanted = session.get(CoachedTable, at.number)
        assert will_be_told(session, session.get(Table, at.number))
        wanted.state, wanted.reason, wanted.failures = CoachState.REFUSED, "no time", TRIES
        assert not will_be_told(session, session.get(Table, at.number))
    assert at.client.put(f"{at.path}/coach", headers=at.keys[1]).status_code == 204
    assert (found(at).json["state"], found(at).json["reason"]) == (CoachState.WAITING, "")
    think_on(clock)
    assert found(at).json["state"] == CoachState.DONE


def test_another_end_is_another_story(app, at, clock):
    think_on(clock)
    with transaction() as session:
        session.get(Table, at.number).ended_at += timedelta(days=1)
    assert found(at).json["state"] == "unasked"
    assert at.client.put(f"{at.path}/coach", headers=at.keys[1]).status_code == 204
    assert (found(at).json["state"], found(at).json["looked"]) == ("waiting", 0)
    assert kept() == []


def test_only_who_sat_there_asks(app, at, token, person):
    stranger = token(person("zoe"), "play")
    answer = at.client.put(f"{at.path}/coach", headers=stranger)
    assert answer.json["type"].endswith("not-at-this-table")


def test_a_table_that_ends_is_left_alone_until_a_player_asks(app, seated, look, press, clock):
    at = seated("pebbles", 3)
    at.play_on(random.Random(3))
    assert not work_on_table(now=clock(), limit=1, think=think_in_process)
    assert found(at).json["state"] == "unasked"
    assert "Analyse my decisions" in look(at, 0, "/history").text
    press(at, 0, "coach")
    assert found(at).json["state"] == "waiting"
    assert "Analyse my decisions" not in look(at, 0, "/history").text
    think_on(clock)
    assert found(at).json["state"] == "done"


def test_a_house_may_do_without(app, seated, house):
    fitted = house.extensions[EXTENSION]
    install_deps(house, replace(fitted, settings=replace(fitted.settings, coach_playouts=0)))
    at = seated("pebbles", 3)
    at.play_on(random.Random(3))
    asked = at.client.put(f"{at.path}/coach", headers=at.keys[0])
    install_deps(house, fitted)
    assert asked.json["type"].endswith("no-coach")
    assert found(at).json["state"] == "unasked"


@pytest.fixture(scope="module")
def order():
    """About a game that every process knows."""
    shipped = next(name for name, game in games().items() if game.published)
    record = played_out(shipped, 1).record()
    return CoachTask(
        record=record, playouts=FEW, looks=(), most=1, seconds=PATIENCE, processor_seconds=PATIENCE
    )


def test_a_process_of_its_own_thinks_the_same(order):
    apart = think_in_subprocess(order)
    assert apart.looks == think_in_process(order).looks
    assert (len(apart.looks), apart.done) == (1, False)
    assert apart.spent > 0


def test_whoever_is_stopped_keeps_what_was_found_by_then(order, monkeypatch):
    """A machine that gives no time for one look is told apart from a look that never comes."""
    told = think_in_process(order)

    def stopped(said, stop):
        def run(*_, **__):
            stop.stdout = said
            raise stop

        monkeypatch.setattr(subprocess, "run", run)
        return think_in_subprocess(order)

    line = msgspec.json.encode(told) + b"\n"
    slow = subprocess.TimeoutExpired("think", 1)
    assert stopped(line + line[:9], slow) == told
    for half in (None, b"", line[:9]):
        with pytest.raises(CoachOutOfTime):
            stopped(half, slow)
    with pytest.raises(CoachFailed, match="seconds of the processor"):
        stopped(b"", subprocess.CalledProcessError(-signal.SIGXCPU, "think", stderr=b""))


def test_what_a_process_said_last_is_the_reason(order):
    unknown = msgspec.structs.replace(order, record=msgspec.structs.replace(order.record, game="chess"))
    with pytest.raises(CoachFailed, match="chess"):
        think_in_subprocess(unknown)


def test_the_story_shows_it_to_who_sits_and_who_looks_on(app, at, clock):
    think_on(clock)
    page = at.client.get(f"/tables/{at.number}/history").get_data(as_text=True)
    assert 'id="coach"' in page
    assert 'class="curves"' in page
    for moment in found(at).json["moments"][:5]:
        assert f"?at={moment['count']}&amp;" in page
