"""The way back to the version before: what its database never held goes, and every table stands, goes on there, and goes on here again.

The old program itself is tried by `make docs-run`; here it is the database that must be as the old one knows it.
"""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import inspect, select, text
from sqlalchemy.exc import IntegrityError

import engine
from service.admin.desk.models import SecondFactor
from service.admin.maintenance import schema_steps
from service.admin.maintenance.schema import current_revision, newest_revision
from service.app import create_app
from service.cli import main
from service.platform.accounts.models import Player, PlayerKind
from service.platform.database import db
from service.platform.settings import Settings
from service.platform.transaction import transaction
from service.play.tables.join import take_seat
from service.play.tables.models import Seat, Table
from service.play.tables.move_models import Move
from service.play.tables.open import TableRequest, open_table
from tests.parts.letters import NAMES, play
from tests.parts.service import SECRET, StandingClock

ROOT = Path(__file__).parents[4]
THE_REVISION = re.compile(r"^The revision of its database is `(\w+)`\.$", re.MULTILINE)
SEATS = 3
PLAYED = 12
APART = "c4f1d27e9a30"
"""The last revision in which events and questions had rows of their own."""
LATER = "open_money"
"""An option that the version before did not have."""


@pytest.fixture
def last_revision():
    """Of the version before, as whoever goes back reads it."""
    first, *_ = THE_REVISION.findall((ROOT / "CHANGELOG.md").read_text())
    return first


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def house(request, tmp_path, monkeypatch):
    """A database that the migrations have made, which commands and application share."""
    url = request.getfixturevalue("postgres_beside") if request.param == "postgres" else ""
    monkeypatch.setenv("PROCACCIO_DATA", str(tmp_path))
    monkeypatch.setenv("PROCACCIO_DATABASE_URL", url)
    monkeypatch.setenv("PROCACCIO_SECRET", SECRET)
    app = create_app(Settings(data=tmp_path, database_url=url, secret=SECRET))
    with app.app_context():
        yield app
        db.engine.dispose()


def procaccio(*command: str) -> str:
    done = CliRunner().invoke(main, command)
    assert done.exit_code == 0, done.output
    return done.output


def lay_tables(clock) -> dict[str, int]:
    """One of each game, with the same people."""
    with transaction() as session:
        people = [
            Player(
                kind=PlayerKind.PERSON,
                email=f"{name}@example.org",
                name=name.title(),
                created_at=clock(),
            )
            for name in NAMES[:SEATS]
        ]
        session.add_all(people)
        session.flush()
        laid = {}
        for game in engine.games():
            wish = TableRequest(game=game, seats=SEATS, name=game, edition=None)
            laid[game] = open_table(session, host=people[0], wish=wish, now=clock()).id
            for player in people:
                take_seat(session, table_id=laid[game], player=player, now=clock())
        return laid


def columns() -> dict[str, list[tuple[str, str]]]:
    """Of every table of the schema."""
    found = inspect(db.engine)
    return {
        name: sorted((column["name"], str(column["type"])) for column in found.get_columns(name))
        for name in found.get_table_names()
    }


def begun_before(number: int) -> None:
    """A table as one that the version before has opened: it knew nothing of open money."""
    with transaction() as session:
        row = session.get_one(Table, number)
        row.options = {name: value for name, value in row.options.items() if name != LATER}


def kept(known: dict[str, list[tuple[str, str]]]) -> list[object]:
    """Every table, seat and move, as far as the old version can read them."""
    rows: list[object] = []
    with db.engine.connect() as connection:
        for name, order in (("tables", "id"), ("seat", "table_id, number"), ("move", "table_id, number")):
            names = ", ".join(f'"{column}"' for column, _ in known[name] if column != "dump")
            rows.append(connection.execute(text(f'SELECT {names} FROM "{name}" ORDER BY {order}')).all())
    return rows


def dumps() -> list[bytes]:
    with db.engine.connect() as connection:
        found = connection.scalars(text("SELECT dump FROM tables ORDER BY id")).all()
    return [bytes(each) for each in found]


def saying_later(laid: dict[str, int]) -> list[str]:
    return [game for game, dump in zip(laid, dumps(), strict=True) if LATER.encode() in dump]


def test_what_was_played_after_the_upgrade_goes_back_and_forth(house, last_revision):
    clock = StandingClock()
    schema_steps.upgrade_schema(revision=last_revision)
    old = columns()
    procaccio("upgrade")
    laid = lay_tables(clock)
    for number in laid.values():
        play(clock, number, PLAYED)
    first, *others = saying_later(laid)
    begun_before(laid[first])
    rows, positions = kept(old), [engine.load_table(each) for each in dumps()]
    db.engine.dispose()

    procaccio("db", "downgrade", last_revision)
    assert (current_revision(), columns()) == (last_revision, old)
    assert kept(old) == rows
    assert [engine.load_table(each) for each in dumps()] == positions
    assert saying_later(laid) == others  # which began with it
    db.engine.dispose()

    procaccio("upgrade")
    assert current_revision() == newest_revision()
    assert kept(old) == rows
    for number in laid.values():
        assert play(clock, number, PLAYED + 1).count > PLAYED


def moves_and_questions() -> list[object]:
    """Every deal and move with its events and its record, and every open question."""
    record = (Move.opened_at, Move.timed, Move.excused, Move.waking, Move.spent, Move.earned)
    moves = select(Move.table_id, Move.number, Move.asked_count, Move.events, *record)
    asked = select(Seat.id, Seat.question, Seat.question_kind, Seat.asked_count)
    with db.engine.connect() as connection:
        return [
            connection.execute(select(Table.id, Table.deal).order_by(Table.id)).all(),
            connection.execute(moves.order_by(Move.table_id, Move.number)).all(),
            connection.execute(asked.where(Seat.question.is_not(None)).order_by(Seat.id)).all(),
        ]


def test_a_move_is_taken_apart_and_put_together_again(house):
    clock = StandingClock()
    schema_steps.upgrade_schema()
    for number in lay_tables(clock).values():
        play(clock, number, PLAYED)
    found = moves_and_questions()
    assert all(any(rows) for rows in found)
    db.engine.dispose()
    schema_steps.downgrade_schema(revision=APART)
    schema_steps.upgrade_schema()
    assert moves_and_questions() == found


def test_references_are_followed_again_after_an_upgrade(house):
    schema_steps.upgrade_schema()
    with pytest.raises(IntegrityError), transaction() as session:
        session.add(SecondFactor(player_id=1))  # of nobody
