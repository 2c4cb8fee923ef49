"""Ratings change once, when a table ends, and are the same when all of them are reckoned again."""

import random
from datetime import timedelta
from threading import Barrier, Thread

import pytest
from sqlalchemy import select

from engine import games
from service.people.merge import give_history
from service.platform.accounts.models import Player
from service.platform.transaction import read_session, transaction
from service.play.tables.after_move import ChangeKind, TableChange
from service.play.tables.models import Table, TableState
from service.seasons.ratings.models import ALL_GAMES, ALL_TIME, PlayerStanding, RatingChange
from service.seasons.ratings.reckon import follow_with_ratings, rebuild_ratings
from service.seasons.ratings.weng_lin import Strength, rate

pytestmark = pytest.mark.both_databases
GAMES = list(games())


def rebuilt(hall) -> list:
    with transaction() as session:
        rebuild_ratings(session)
    return hall.kept()


def some_tables(hall, luck: random.Random, people: list[int], count: int) -> list[tuple[int, list[int]]]:
    begun = []
    for _ in range(count):
        players = luck.sample(people, luck.randint(2, 4))
        number = hall.begin(players, luck.choice(GAMES), rated=luck.random() < 0.8)
        begun.append((number, [luck.randint(1, len(players)) for _ in players]))
    return begun


@pytest.mark.parametrize("seed", range(6))
def test_reckoned_again_they_are_the_same_in_whatever_order_tables_ended(hall, clock, seed):
    """Also where several end at one moment, or one is written down after another that ended later."""
    luck = random.Random(seed)
    begun = some_tables(hall, luck, hall.people(6), 14)
    luck.shuffle(begun)
    for number, places in begun:
        at = clock() + timedelta(days=luck.choice([0, 0, 1, 20, 40]))
        hall.end(number, places, at=at, by=luck.choice(["", "", "", "agreement", "desk"]))
    live = hall.kept()
    assert live
    assert rebuilt(hall) == live


def test_they_change_once(hall):
    anna, bob = hall.people(2)
    number = hall.play([anna, bob], [1, 2])
    once = hall.kept()
    with transaction() as session:
        row = session.get_one(Table, number)
        assert session.scalar(select(RatingChange.mu).where(RatingChange.player_id == anna).limit(1)) > 25
        assert row.state == TableState.FINISHED
    with read_session() as session:
        found = session.scalars(select(PlayerStanding).where(PlayerStanding.player_id == bob)).all()
    assert {(row.game, row.month, row.tables) for row in found} == {
        ("pebbles", ALL_TIME, 1),
        ("pebbles", "2026-03", 1),
        (ALL_GAMES, ALL_TIME, 1),
        (ALL_GAMES, "2026-03", 1),
    }
    assert rebuilt(hall) == once


def test_a_table_that_is_reopened_had_not_ended(hall, clock):
    anna, bob, chris = hall.people(3)
    first = hall.play([anna, bob], [1, 2])
    clock.tick(days=1)
    hall.play([bob, chris], [1, 2])
    with transaction() as session:
        row = session.get_one(Table, first)
        row.state, row.result, row.ended_at = TableState.RUNNING, None, None
        follow_with_ratings(TableChange(session=session, row=row, what=ChangeKind.REWOUND, now=clock()))
    assert hall.places(first) == {}
    assert rebuilt(hall) == hall.kept()
    with read_session() as session:
        fresh, _ = rate([Strength(), Strength()], [1, 2])
        assert session.get(PlayerStanding, ("pebbles", ALL_TIME, anna)) is None
        assert session.get_one(PlayerStanding, ("pebbles", ALL_TIME, bob)).mu == fresh.mu
    hall.end(first, [2, 1])
    assert hall.places(first) == {anna: 2, bob: 1}
    live = hall.kept()
    assert rebuilt(hall) == live


def test_of_one_person_with_two_accounts_the_ratings_become_one(hall, clock):
    old, new, chris = hall.people(3)
    hall.play([old, chris], [1, 2])
    clock.tick(days=1)
    hall.play([new, chris], [1, 2])
    with transaction() as session:
        give_history(session, session.get_one(Player, old), session.get_one(Player, new), now=clock())
    with read_session() as session:
        assert session.get(PlayerStanding, ("pebbles", ALL_TIME, old)) is None
        assert session.get_one(PlayerStanding, ("pebbles", ALL_TIME, new)).tables == 2
    live = hall.kept()
    assert rebuilt(hall) == live


@pytest.mark.postgres
def test_tables_that_end_together_are_rated_one_after_the_other(hall, house):
    luck = random.Random(1)
    begun = [(hall.begin(luck.sample(people, 3)), [1, 2, 3]) for people in [hall.people(4)] for _ in range(6)]
    together = Barrier(len(begun))

    def end(number, places):
        with house.app_context():
            together.wait()
            hall.end(number, places)

    threads = [Thread(target=end, args=each) for each in begun]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    live = hall.kept()
    assert len({row[0] for row in live}) >= len(begun)
    assert rebuilt(hall) == live
