"""Bots at tables: they answer when they are waited for, through the one door, until the table is over."""

import pytest
from structlog.testing import capture_logs

from service.platform.accounts.models import Player, PlayerKind
from service.platform.tasks.names import TaskName
from service.platform.transaction import read_session, transaction
from service.play.bots.minds import bot_by_name
from service.play.bots.play import find_waiting_bots, play_bot, play_waiting_bots
from service.play.tables.join import take_seat
from service.play.tables.models import TableState
from service.play.tables.move_models import Move, Origin
from service.play.tables.open import TableRequest, open_table
from service.play.tables.queries import table_by_id
from service.play.tables.refusals import TableRefusal

pytestmark = pytest.mark.both_databases


@pytest.fixture
def table(app, clock):
    """A table of bots, with a person at the first seats if wanted."""

    def make(game="pebbles", persons=0, bots=2) -> int:
        with transaction() as session:
            kinds = [PlayerKind.PERSON] * persons + [PlayerKind.BOT] * bots
            players = [
                Player(
                    kind=kind,
                    name=f"P{n}",
                    email=f"p{n}@example.org" if kind == PlayerKind.PERSON else None,
                    created_at=clock(),
                )
                for n, kind in enumerate(kinds)
            ]
            session.add_all(players)
            session.flush()
            made = open_table(
                session, host=None, wish=TableRequest(game=game, seats=len(players)), now=clock()
            )
            for player in players:
                take_seat(session, table_id=made.id, player=player, now=clock())
            return made.id

    return make


def waited_for(now):
    with read_session() as session:
        return find_waiting_bots(session, 100, now)


def test_bots_play_their_table_to_its_end(table, clock):
    number = table()
    while play_waiting_bots(now=clock(), limit=10):
        clock.tick(seconds=1)
    with read_session() as session:
        assert table_by_id(session, number).state == TableState.FINISHED
        assert {move.origin for move in session.query(Move)} == {Origin.BOT}


def test_a_bot_that_is_waited_for_is_played_by_its_task(table, recorder):
    table()
    assert TaskName.PLAY_BOTS in recorder.tasks


def test_a_bot_never_answers_for_a_person(table, clock):
    table(persons=1, bots=1)
    while play_waiting_bots(now=clock(), limit=10):
        pass
    assert waited_for(clock()) == []
    with read_session() as session:
        assert {move.seat for move in session.query(Move)} <= {1}


def test_what_was_answered_meanwhile_is_not_answered_again(table, clock):
    table()
    (first, *_) = waited_for(clock())
    play_bot(first, clock())
    with pytest.raises(TableRefusal):
        play_bot(first, clock())


def test_nothing_is_locked_while_a_bot_thinks(table, clock, monkeypatch):
    """Whoever thinks long holds up nobody: in the meantime another may answer, and the late answer is not played."""
    table()
    (first, *_) = waited_for(clock())
    quick = bot_by_name("aimless")

    class Slow:
        def choose(self, sight, pick):
            monkeypatch.setattr("service.play.bots.play.bot_by_name", lambda _: quick)
            play_bot(first, clock())  # opens a transaction of its own
            return quick.choose(sight, pick)

    monkeypatch.setattr("service.play.bots.play.bot_by_name", lambda _: Slow())
    with pytest.raises(TableRefusal):
        play_bot(first, clock())


def test_bots_seem_to_think_as_long_as_the_table_wishes(table, clock):
    number = table()
    with transaction() as session:
        table_by_id(session, number).bot_delay = 600
    assert play_waiting_bots(now=clock(), limit=10) == 0
    clock.tick(seconds=601)
    assert play_waiting_bots(now=clock(), limit=10) > 0


class Failing:
    def choose(self, sight, pick):
        raise RuntimeError("nobody foresaw this")


def test_a_bot_that_fails_gives_the_default_and_its_table_goes_on(table, clock, monkeypatch):
    number = table()
    monkeypatch.setattr("service.play.bots.play.bot_by_name", lambda _: Failing())
    with capture_logs() as lines:
        while play_waiting_bots(now=clock(), limit=10):
            clock.tick(seconds=1)
    with read_session() as session:
        assert table_by_id(session, number).state == TableState.FINISHED
    assert {line["table"] for line in lines if line["event"] == "a bot failed"} == {number}


def test_a_table_that_fails_holds_up_no_other_and_is_told_to_the_desk(table, clock):
    broken, sound = table(), table()
    with transaction() as session:
        table_by_id(session, broken).dump = b"no table"
    with pytest.raises(ValueError), capture_logs() as lines:
        play_waiting_bots(now=clock(), limit=10)
    assert [line["table"] for line in lines if line["event"] == "a bot could not answer"] == [broken, broken]
    with read_session() as session:
        assert {move.table_id for move in session.query(Move)} == {sound}
