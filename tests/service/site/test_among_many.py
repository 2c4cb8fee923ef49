"""Pages, an export, the sweep and retention among many tables of others: no statement reads them all."""

import re
from random import Random

import pytest
from sqlalchemy import event, text

from service.mail.incoming.models import IncomingMail, IncomingState
from service.platform.accounts.models import Player
from service.platform.database import db
from service.platform.outbox.models import Letter
from service.platform.tasks.names import TaskName
from service.platform.transaction import transaction
from service.play.tables.models import Seat, Table
from service.play.tables.move_models import Move
from tests.parts.tables import AtTable
from tests.parts.tasks import run_task

pytestmark = pytest.mark.postgres

MANY = 100_000
PLAYERS = 10_000
ROWS = re.compile(r"(?:rows=|Rows Removed by [\w ]+: )([\d.]+)")
WHOLE = re.compile(r"Seq Scan on (tables|seat|player|move|outbox|incoming_mail)\b")


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
    """Each copied from the only table, with a move, a letter, a person who is waited for and a bot who is not."""
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
        bots = {"id": "1000000 + n", "kind": "'bot'", "email": "NULL", "name": "'bot ' || n"}
        session.execute(text(copied(Player, f"id = {first}", **bots)))
        waits, rests = session.query(Seat).order_by(Seat.waiting_since.is_(None)).all()
        for seat, holder in ((waits, f"{first} + n % {PLAYERS}"), (rests, "1000000 + n")):
            held = {
                "table_id": "1000 + n",
                "player_id": holder,
                "id": f"1000 + 2 * n + {seat.number}",
                "waiting_since": "waiting_since - interval '1 day'",
            }
            session.execute(text(copied(Seat, f"id = {seat.id}", **held)))
        played = {"table_id": "1000 + n", "player_id": f"{first} + n % {PLAYERS}"}
        session.execute(text(copied(Move, f"table_id = {like} AND number = 1", **played)))
        letter = session.query(Letter).order_by(Letter.id).first()
        sent = {
            "id": "1000 + n",
            "key": "'copy' || n",
            "state": "'sent'",
            "table_id": "1000 + n",
            "player_id": f"{first} + n % {PLAYERS}",
            "recipient": f"(n % {PLAYERS}) || '@example.net'",
        }
        session.execute(text(copied(Letter, f"id = {letter.id}", **sent)))
        read = {"message_id": "'copy' || n", "id": "1000 + n", "player_id": f"{first} + n % {PLAYERS}"}
        mail = {"recipient": "play@localhost", "raw": b"", "state": IncomingState.DONE, "received_at": now}
        session.add(IncomingMail(message_id="first", **mail))
        session.flush()
        session.execute(text(copied(IncomingMail, "message_id = 'first'", **read)))
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
    waiting = at.client.get("/api/v1/me/waiting", headers=anna.keys).status_code
    for name in TaskName:
        if name != TaskName.COUNT_DESK_FIGURES:  # it counts everything, which is its work
            run_task(name)
    event.remove(db.engine, "before_cursor_execute", hear)
    assert (pages, waiting) == ([200, 303, 200], 200)
    assert [move["table_id"] for move in exported] == [opened]
    faults = {}
    with db.engine.connect() as connection:
        for statement, given in heard:
            if not statement.startswith(("SELECT", "DELETE")):
                continue
            how = "ANALYZE, COSTS OFF, TIMING OFF" if statement.startswith("SELECT") else "COSTS OFF"
            plan = connection.exec_driver_sql(f"EXPLAIN ({how}) {statement}", given)
            steps = "\n".join(row[0] for row in plan)
            if WHOLE.search(steps) or max(map(float, ROWS.findall(steps)), default=0) > PLAYERS * 2:
                faults[statement] = steps
    assert not faults, "\n\n".join(f"{statement}\n{steps}" for statement, steps in faults.items())
