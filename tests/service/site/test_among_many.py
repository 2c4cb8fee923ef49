"""The hall, an export and the look of the workers among many tables of others: no statement reads them all."""

import re
from random import Random

import pytest
from sqlalchemy import event, text

from service.platform.accounts.models import Player
from service.platform.database import db
from service.platform.tasks.names import TaskName
from service.platform.transaction import transaction
from service.play.tables.models import Seat, Table
from service.play.tables.move_models import Move
from tests.parts.tables import AtTable
from tests.parts.tasks import run_task

pytestmark = pytest.mark.postgres

MANY = 20_000
PLAYERS = 2_000
ROWS = re.compile(r"(?:rows=|Rows Removed by [\w ]+: )([\d.]+)")


def copied(model, which: str, **others) -> str:
    """A copy of one row with other values in some columns, `MANY` times."""
    columns = [column.name for column in model.__table__.columns]
    values = ", ".join(others.get(name, name) for name in columns)
    name = model.__tablename__
    return (
        f"INSERT INTO {name} ({', '.join(columns)}) SELECT {values}"
        f" FROM {name}, generate_series(1, {MANY}) AS n WHERE {which}"
    )


def add_tables_of_others(like, now) -> None:
    """Each copied from the only table, with seats and a move of other players."""
    with transaction() as session:
        players = [
            Player(kind="person", email=f"{n}@example.net", name=str(n), created_at=now)
            for n in range(PLAYERS)
        ]
        session.add_all(players)
        session.flush()
        first = players[0].id
        given = {"host_id": f"{first} + n % {PLAYERS}", "join_digest": "NULL", "id": "1000 + n"}
        session.execute(text(copied(Table, f"id = {like}", **given)))
        for seat in session.query(Seat).all():
            held = {
                "table_id": "1000 + n",
                "player_id": f"{first} + (n + {seat.number}) % {PLAYERS}",
                "id": f"1000 + 2 * n + {seat.number}",
            }
            session.execute(text(copied(Seat, f"id = {seat.id}", **held)))
        played = {"table_id": "1000 + n", "player_id": f"{first} + n % {PLAYERS}"}
        session.execute(text(copied(Move, f"table_id = {like} AND number = 1", **played)))
    with db.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("VACUUM ANALYZE")


def test_no_statement_reads_all_tables(app, client, person, browser_of, clock):
    anna, ben = person("anna"), person("ben")
    opened = client.post("/api/v1/tables", json={"game": "pebbles", "seats": 2}, headers=anna.keys).json["id"]
    client.post(f"/api/v1/tables/{opened}/seats", json={}, headers=ben.keys)
    at = AtTable(client, opened, [anna.keys, ben.keys])
    at.play_on(Random(1), 1)
    add_tables_of_others(opened, clock())
    heard = []
    event.listen(db.engine, "before_cursor_execute", hear := lambda *told: heard.append(told[2:4]))
    pages = [browser_of(anna).get(path).status_code for path in ("/", "/next", "/mine?state=running")]
    exported = at.client.get("/api/v1/me/export", headers=anna.keys).json["move"]
    run_task(TaskName.START_DUE_TASKS)
    event.remove(db.engine, "before_cursor_execute", hear)
    assert pages == [200, 303, 200]
    assert [move["table_id"] for move in exported] == [opened]
    with db.engine.connect() as connection:
        for statement, given in heard:
            if statement.startswith("SELECT"):
                plan = connection.exec_driver_sql(
                    f"EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) {statement}", given
                )
                steps = "\n".join(row[0] for row in plan)
                assert max(map(float, ROWS.findall(steps))) < PLAYERS * 2, f"{statement}\n{steps}"
