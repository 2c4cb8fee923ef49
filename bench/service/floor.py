"""The floor: a bare Flask view for the least work of a move in any framework, and one for a read.

`/move` locks one row, inserts one, updates one and commits; `/look` selects one. The rows have the size of ours.
"""

import os

from flask import Flask, request
from sqlalchemy import create_engine, text

SCHEMA = (
    "DROP TABLE IF EXISTS floor_move, floor_table",
    "CREATE TABLE floor_table (id bigint PRIMARY KEY, count bigint NOT NULL, dump bytea NOT NULL)",
    "CREATE TABLE floor_move (table_id bigint, number bigint, text text, PRIMARY KEY (table_id, number))",
)
DUMP = os.urandom(3000)


def prepare(url: str, tables: int) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        for statement in SCHEMA:
            connection.execute(text(statement))
        rows = [{"id": number, "dump": DUMP} for number in range(1, tables + 1)]
        connection.execute(text("INSERT INTO floor_table VALUES (:id, 0, :dump)"), rows)
    engine.dispose()


def create_app() -> Flask:
    app = Flask("floor")
    engine = create_engine(os.environ["PROCACCIO_DATABASE_URL"], pool_size=20)

    @app.post("/move/<int:table>")
    def move(table: int) -> dict[str, int]:
        body = request.get_json()
        with engine.begin() as connection:
            locked = text("SELECT count, dump FROM floor_table WHERE id = :id FOR UPDATE")
            count = connection.execute(locked, {"id": table}).one().count + 1
            new = {"id": table, "number": count, "text": body["moves"][0]}
            connection.execute(text("INSERT INTO floor_move VALUES (:id, :number, :text)"), new)
            changed = text("UPDATE floor_table SET count = :count, dump = :dump WHERE id = :id")
            connection.execute(changed, {"id": table, "count": count, "dump": DUMP})
        return {"count": count}

    @app.get("/look/<int:table>")
    def look(table: int) -> dict[str, int]:
        with engine.connect() as connection:
            row = connection.execute(
                text("SELECT count, dump FROM floor_table WHERE id = :id"), {"id": table}
            )
            return {"count": row.one().count}

    return app
