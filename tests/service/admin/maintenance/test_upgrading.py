"""Upgrades with running tables: what stands as it stood goes on, what would change is refused by its number."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from click.testing import CliRunner
from sqlalchemy import delete

import engine
from service.admin.maintenance import schema
from service.admin.maintenance import upgrade as upgrading
from service.admin.maintenance.models import RulesChecked
from service.admin.maintenance.replay import (
    RUNNING,
    StoredTable,
    find_fault,
    iter_stored_tables,
    replay_tables,
)
from service.admin.maintenance.schema import SchemaOutdated, record_fingerprint, require_current_schema
from service.admin.maintenance.upgrade import TablesWouldChange, ignore_progress
from service.cli.database import database
from service.platform.database import db
from service.platform.transaction import read_session, transaction
from service.play.tables.models import Table
from service.play.tables.move_models import Move
from tests.parts.letters import play, sit
from tests.parts.waiting import PATIENCE, until

pytestmark = pytest.mark.both_databases


@pytest.fixture
def newest_schema(monkeypatch):
    """The schema of the tests is made from the models; as far as migrations go, it is the newest."""
    monkeypatch.setattr(upgrading.schema_steps, "upgrade_schema", lambda: None)
    monkeypatch.setattr(schema, "current_revision", schema.newest_revision)


@pytest.fixture
def other_rules(monkeypatch):
    """This code, as if its rules were other ones than those of the last check."""

    def change(name: str = "other") -> None:
        for asking in (schema, upgrading):
            monkeypatch.setattr(asking, "fingerprint", lambda: name)

    return change


def upgrade(clock, processes=1):
    return upgrading.upgrade_installation(now=clock(), processes=processes, watched=ignore_progress)


def tampered(number: int) -> None:
    """A table whose moves no longer lead to where it stands, as after a change of rules."""
    with transaction() as session:
        last = session.get(Table, number).count
        session.execute(delete(Move).where(Move.table_id == number, Move.number == last))


@pytest.mark.usefixtures("newest_schema")
@pytest.mark.parametrize("game", list(engine.games()))
def test_a_table_that_stands_as_it_stood_is_no_obstacle(app, clock, game):
    play(clock, sit(clock, game, 3), 5)
    assert upgrade(clock) == 1
    require_current_schema(clock())
    assert upgrade(clock) == 0  # the same rules have nothing to say again


@pytest.mark.usefixtures("newest_schema")
def test_a_table_that_would_change_is_named_and_nothing_is_upgraded(app, clock):
    number = sit(clock, "pebbles", 3)
    play(clock, number, 5)
    tampered(number)
    with pytest.raises(TablesWouldChange) as refused:
        upgrade(clock)
    assert [fault.table for fault in refused.value.faults] == [number]
    with read_session() as session:
        assert session.get(RulesChecked, 1) is None
    with pytest.raises(SchemaOutdated):
        require_current_schema(clock())


@pytest.mark.usefixtures("newest_schema")
def test_other_rules_wait_for_the_replaying(app, clock, other_rules):
    play(clock, sit(clock, "pebbles", 3), 5)
    upgrade(clock)
    require_current_schema(clock())
    other_rules()
    with pytest.raises(SchemaOutdated):
        require_current_schema(clock())
    assert upgrade(clock) == 1
    require_current_schema(clock())


@pytest.mark.usefixtures("newest_schema")
def test_a_house_in_which_nothing_runs_may_open_at_once(app, clock, other_rules):
    require_current_schema(clock())
    other_rules()
    require_current_schema(clock())


def test_processes_that_start_at_once_all_record_the_rules(app, clock):
    """On PostgreSQL the second waits for the first, and finds its row only then."""

    def record():
        with app.app_context(), transaction() as session:
            record_fingerprint(session, clock())

    with ThreadPoolExecutor(1) as aside:
        with transaction() as first:
            record_fingerprint(first, clock())
            first.flush()
            second = aside.submit(record)
            if db.engine.dialect.name == "postgresql":
                until(lambda: blocked() or second.done())
        second.result(PATIENCE)


def blocked() -> bool:
    """Whether a statement of the database waits for a lock."""
    with db.engine.connect() as connection:
        waits = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        return connection.exec_driver_sql(waits).scalar_one() > 0


def test_another_schema_is_not_served(app, clock, monkeypatch):
    monkeypatch.setattr(schema, "current_revision", lambda: "daea76a1d1fb")
    with pytest.raises(SchemaOutdated):
        require_current_schema(clock())


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"moves": ((0, "no such move"),)}, "no such move"),
        ({"dump": b"{}"}, "BadTable"),
        ({"version": 999}, "999"),
        ({"edition": "lost"}, "lost"),
    ],
)
def test_whatever_is_wrong_is_said(change, reason):
    table = engine.new_table("pebbles", seats=2, seed=b"s" * 32)
    about = {
        name: value
        for name, value in facts(table).items()
        if name not in {"moves", "skips", "renews_ids_after", "result", "format"}
    }
    moves = tuple(engine.table.record.Line(*line) for line in change.pop("moves", ()))
    dump = change.pop("dump", table.dump())
    fault = find_fault(StoredTable(id=7, about={**about, **change}, moves=moves, dump=dump))
    assert fault.table == 7
    assert reason in fault.reason


def facts(table) -> dict:
    record = table.record()
    return {name: getattr(record, name) for name in record.__struct_fields__}


def test_several_processes_find_the_same(app, clock):
    number = sit(clock, "florence", 3)
    play(clock, number, 5)
    # within a transaction, as an upgrade does it: the cursor of the server lives in one
    with db.engine.connect() as connection:
        (right,) = iter_stored_tables(connection, RUNNING)
    wrong = right._replace(id=2, moves=right.moves[:-1])
    found = list(replay_tables(iter([right, wrong] * 9), 2))
    assert [None if fault is None else fault.table for fault in found] == [None, 2] * 9


def test_the_command_names_each_table(app, clock, monkeypatch):
    refused = TablesWouldChange(
        [upgrading.Fault(3, "it stands otherwise"), upgrading.Fault(5, "no such move")]
    )

    def refuse(**_asked):
        raise refused

    monkeypatch.setattr("service.cli.database.create_app", lambda _settings: app)
    monkeypatch.setattr(upgrading, "upgrade_installation", refuse)
    answer = CliRunner().invoke(database, ["upgrade"])
    assert answer.exit_code == 1
    assert "Table 3: it stands otherwise" in answer.output
    assert "Table 5: no such move" in answer.output
