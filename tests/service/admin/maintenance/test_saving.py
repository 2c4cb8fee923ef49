"""Backup, wipe, restore: everything is as it was, in either kind of database, and every table goes on."""

import stat
from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest
from sqlalchemy import JSON, Column, MetaData, Time, func, select, text
from sqlalchemy import Table as Schema

import engine
from engine.bots import BOTS, sight_of
from engine.values.chance import SEED_BYTES
from service.admin.maintenance import backup
from service.admin.maintenance.archive import READ_AS, Archive, row_type
from service.admin.maintenance.backup import NotEmpty, reflect_tables, restore_backup, save_backup
from service.admin.maintenance.schema import current_revision, newest_revision
from service.admin.maintenance.upgrade import TablesWouldChange, ignore_progress
from service.app import create_app
from service.platform.accounts.models import Player
from service.platform.database import Base, Typed, db
from service.platform.settings import Settings
from service.platform.transaction import read_session, transaction
from service.play.pace.hours import Pause
from service.play.records.continue_table import import_running_table
from service.play.tables.models import Clock, SeatTime, Table
from service.play.tables.move_models import Move
from tests.parts.letters import play, sit
from tests.parts.service import DAWN, SECRET, StandingClock

pytestmark = pytest.mark.both_databases

KINDS = ("sqlite", pytest.param("postgres", marks=pytest.mark.postgres))
SAMPLES = {
    bool: True,
    int: 1,  # also the number that foreign keys name
    float: 0.1,
    str: "person",  # also the one kind of player that has an address
    bytes: bytes(range(256)),
    date: date(2026, 3, 2),
    datetime: datetime(2026, 3, 2, 9, 0, 0, 123456, tzinfo=UTC),
    timedelta: timedelta(days=-3, microseconds=1),
    dict: {"è": [1, None, 0.5, True, {"\\": '"\n'}]},
}
MOMENT = SAMPLES[datetime]
DOCUMENTS = {
    tuple[Pause, ...]: (Pause(MOMENT, MOMENT),),
    Clock: Clock(
        question=1, kind="lay", count=2, opened_at=MOMENT, weekend=("sat",), extra=SAMPLES[timedelta]
    ),
    SeatTime: SeatTime(since=MOMENT, bank=SAMPLES[timedelta], misses=1, absent_since=MOMENT),
}


@pytest.fixture
def at_head(built):
    """The tests' schema is made from the models; a backup wants to know which version of it that is."""
    with built.app_context(), db.engine.begin() as connection:
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)"))
        head = text("INSERT INTO alembic_version VALUES (:head)")
        connection.execute(head, {"head": newest_revision()})
    yield
    with built.app_context(), db.engine.begin() as connection:
        connection.execute(text("DROP TABLE alembic_version"))


@pytest.fixture
def save_all(app, tmp_path, request):
    """Saves the house, and says what was in it: `file, before = save_all()`."""
    request.getfixturevalue("at_head")

    def do():
        file = tmp_path / "house.zip"
        save_backup(file, settings=Settings(data=tmp_path, secret=SECRET), now=DAWN)
        with db.engine.connect() as connection:
            return file, contents(connection)

    return do


@pytest.fixture(params=KINDS)
def beside(request, tmp_path):
    """An empty database of either kind, whatever the backup came from."""
    url = request.getfixturevalue("postgres_beside") if request.param == "postgres" else ""
    (tmp_path / "beside").mkdir(exist_ok=True)
    settings = Settings(data=tmp_path / "beside", database_url=url, secret=SECRET)
    other = create_app(settings, clock=StandingClock())

    def enter():
        return other.app_context()

    yield enter
    with other.app_context():
        db.engine.dispose()


def contents(connection):
    """Every row of every table, as Python has it."""
    return {
        table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
        for table in Base.metadata.sorted_tables
    }


def bring(file):
    return restore_backup(Archive(file), now=DAWN, processes=1, watched=ignore_progress)


def test_an_aged_house_comes_back_row_for_row_and_goes_on(aged_house, save_all, clock, beside):
    file, before = save_all()
    with beside():
        done = bring(file)
        assert done.rows == sum(map(len, before.values()))
        assert done.tables == 6, (
            "what runs (two tables of a contest too), what is finished (also by a circle), and what was given up"
        )
        with db.engine.connect() as connection:
            after = contents(connection)
        for name in before.keys() - {"rules_checked"}:
            assert after[name] == before[name], name
        clock.tick(days=30)
        count = play(clock, aged_house.running, 40).count
        with transaction() as session:  # new rows are numbered beyond the old ones
            session.add(Player(kind="person", email="new@example.org", name="New", created_at=clock()))
        with read_session() as session:
            assert session.scalar(select(func.count()).select_from(Player)) == len(before["player"]) + 1
            assert session.get(Table, aged_house.running).count == count >= 40


def test_every_column_of_every_model_comes_back(save_all, beside, monkeypatch):
    """A row in each table, nothing in it empty; found from the models, so that a new column is tried as well."""
    monkeypatch.setattr(backup, "check_tables", lambda *_, **__: 0)  # no game was played in these rows
    assert SAMPLES.keys() == READ_AS.keys()
    with db.engine.begin() as connection:
        for table in Base.metadata.sorted_tables:
            connection.execute(table.insert(), {each.name: sample_for(each) for each in table.columns})
    file, before = save_all()
    with beside():
        assert bring(file).rows == len(before) == len(Base.metadata.tables)
        with db.engine.connect() as connection:
            after = contents(connection)
    del before["rules_checked"], after["rules_checked"]
    assert after == before
    assert all(value is not None for rows in after.values() for row in rows for value in row)


def sample_for(column):
    if isinstance(column.type, Typed):
        return DOCUMENTS[column.type.kind]
    kind = dict if isinstance(column.type, JSON) else column.type.python_type
    assert kind in SAMPLES, f"{column} is of a type that no backup was tried with: {column.type!r}"
    return SAMPLES[kind]


def test_a_column_that_could_not_be_read_again_is_refused():
    unknown = Schema("opening_hours", MetaData(), Column("from", Time))
    with pytest.raises(TypeError, match=r"opening_hours\.from.*Time"):
        row_type(unknown)


@pytest.mark.usefixtures("app", "at_head")
def test_every_table_of_the_models_is_saved():
    with db.engine.connect() as connection:
        assert {table.name for table in reflect_tables(connection)} == set(Base.metadata.tables)


@pytest.fixture
def played(app, clock):
    """A table in the middle of its game; its number."""
    number = sit(clock, "pebbles", 3)
    play(clock, number, 5)
    return number


def test_two_houses_are_never_mixed(played, save_all, beside):
    file, _before = save_all()
    with beside():
        bring(file)
        with pytest.raises(NotEmpty):
            bring(file)


def test_only_its_owner_may_read_a_backup(played, save_all):
    file, _before = save_all()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(file.parent.glob("house*")) == [file]


def test_a_backup_that_fails_leaves_what_was_there(played, save_all, monkeypatch):
    file, _before = save_all()
    good = file.read_bytes()

    def break_off(connection, table):
        yield from ()
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "iter_rows", break_off)
    with pytest.raises(OSError, match="No space left"):
        save_all()
    assert list(file.parent.glob("house*")) == [file]
    assert file.read_bytes() == good


def test_tables_that_do_not_replay_are_found_and_nothing_is_brought_back(played, save_all, beside):
    """A position that is junk, one that is gone, a move and a result that are others: each is named, whether it runs or not."""
    others = [kept_table(number, moves) for number, moves in enumerate((12, 14, 16, 10_000), start=1)]
    good = save_all()[0]
    good = good.rename(good.with_name("good.zip"))
    with transaction() as session:
        session.get(Table, others[0]).dump = b"AAAA"
        session.get(Table, others[1]).dump = None
        session.get(Move, (others[2], 1)).text = session.get(Move, (others[2], 3)).text
        finished = session.get(Table, others[3])
        finished.result = finished.result | {"winners": []}
    bad, _before = save_all()
    with beside():
        with pytest.raises(TablesWouldChange) as refused:
            bring(bad)
        assert [fault.table for fault in refused.value.faults] == others
        assert current_revision() is None
        assert bring(good).tables == 5, "the same database can be used at once"


def kept_table(number: int, moves: int) -> int:
    """A table from its record, after so many moves or finished."""
    game, chance = engine.new_table("pebbles", seats=2, seed=bytes([number]) * SEED_BYTES), Random(number)
    while not game.over and game.count < moves:
        (seat, *_) = game.waiting
        game.play(seat, BOTS["steady"].choose(sight_of(game, seat), chance.randrange))
    with transaction() as session:
        by, data = session.get(Player, 1), game.record().dump()
        return import_running_table(session, data=data, name=f"Kept {number}", by=by, now=DAWN).id
