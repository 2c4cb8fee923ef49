"""Whatever is written that the page of a table shows, by whatever way: the revision of the page grows."""

import ast

import pytest
from sqlalchemy import delete, insert, select, update

from service.platform.database import Base
from service.platform.outbox.models import TableMail
from service.platform.transaction import read_session, transaction
from service.play.motions.models import Motion, MotionKind, Vote
from service.play.plans.models import PlanStep, StandingPlan
from service.play.tables.models import Seat, Table, Tenure
from service.play.talk.models import Note, ReadUpTo, Said
from service.site.table.page_cache import PARTS, TABLE_COLUMNS
from tests.parts.source_files import parsed_file, place_of, sources
from tests.parts.tables import ROOT

NOT_SHOWN = {
    "move": "written with the table, whose count grows; its record is shown on the page of the player",
    "withdrawn_move": "written with the table, whose count shrinks",
    "rating_change": "written with the end of the table; when ratings are reckoned anew, the next minute shows it",
    "invitation": "the gathering page shows it, which is not cached",
    "report": "for the desk",
    "deed": "for the desk",
    "outbox": "mail",
    "incoming_mail": "mail",
    "looking": "delays mail",
    "token": "a key",
    "seat_key": "a key",
    "coached_table": "a page of its own",
    "coach_look": "a page of its own",
    "try_out": "a page of its own",
    "try_out_look": "a page of its own",
    "circle_call": "the page of the circle",
    "circle_answer": "the page of the circle",
    "circle_score": "the page of the circle",
    "pod": "the page of the contest",
}
"""Database tables with a table's number, each with the reason why the page need not know of a change."""


def test_every_model_of_a_table_is_shown_or_excused():
    """Also those that refer to what is shown, as votes do."""
    of_a_table = {
        mapper.class_
        for mapper in Base.registry.mappers
        if "table_id" in mapper.columns
        or any(key.column.table.name in TABLE_COLUMNS for key in mapper.local_table.foreign_keys)
    }
    assert {model.__tablename__ for model in of_a_table.difference(PARTS)} == NOT_SHOWN.keys()
    assert of_a_table.issuperset(PARTS)


DML = {"update": 0, "delete": 0, "insert": 0, "insert_rows": 1, "insert_new": 1, "insert_or_update": 1}
"""Functions that write rows, with the place of the model among their arguments."""
WATCHED = {"session.execute", "self.session.execute", "doing.session.execute", "change.session.execute"}
EXCUSED = {
    "service/platform/database.py": "for models that callers name",
    "service/site/table/page_cache.py": "increases the revisions",
    "service/play/tables/rare_features.py": "sets flags that no page shows",
    "service/admin/maintenance/backup.py": "no page is served meanwhile",
    "service/admin/maintenance/upgrade.py": "no page is served meanwhile",
}


def test_what_is_shown_is_written_by_the_session_alone():
    """Nobody sees a statement that is given to the connection."""
    shown = {model.__name__ for model in (Table, *PARTS)}
    found = [
        f"{place_of(file)}:{call.lineno}"
        for file in sources("service", "workers")
        if place_of(file) not in EXCUSED
        for call in unwatched_statements(parsed_file(file))
        if written_model(call) in shown or not written_model(call)[:1].isupper()
    ]
    assert found == []


def unwatched_statements(tree):
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    statements = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in DML]
    watched = [call for call in calls if statements and ast.unparse(call.func) in WATCHED]
    seen = {id(inner) for call in watched for inner in ast.walk(call)}
    return [call for call in statements if id(call) not in seen]


def written_model(call) -> str:
    return ast.unparse(call.args[DML[call.func.id]])


@pytest.fixture
def sat(seated):
    return seated("pebbles", 3)


@pytest.fixture
def at(sat) -> int:
    return sat.number


def revision(number: int) -> int:
    with read_session() as session:
        return session.connection().scalar(select(Table.page_revision).where(Table.id == number))


@pytest.fixture
def grows(app, at):
    """What is done in a transaction increases the revision of the table: `grows(lambda session: ...)`."""

    def check(act) -> None:
        before = revision(at)
        with transaction() as session:
            act(session)
        assert revision(at) == before + 1

    return check


@pytest.fixture
def rows(app, at, clock):
    """The values of a row of each model, and of a change of it."""
    now = clock()
    with transaction() as session:
        player = session.get_one(Table, at).host_id
        motion = Motion(table_id=at, kind=MotionKind.PAUSE, seat=0, revision=0, opened_at=now)
        plan = StandingPlan(table_id=at, seat=0, player_id=player, text="", given_at=now)
        session.add_all((motion, plan))
        session.flush()
        key = {"table_id": at, "player_id": player}
        return {
            Seat: ({"table_id": at, "number": 9}, {"ready": True}),
            Tenure: ({**key, "seat": 9, "began_at": now}, {"ended_at": now}),
            Motion: (
                {"table_id": at, "kind": MotionKind.RESUME, "seat": 0, "revision": 0, "opened_at": now},
                {"closed_at": now},
            ),
            Vote: ({"motion_id": motion.id, "seat": 0, "agreed": True, "said_at": now}, {"agreed": False}),
            StandingPlan: ({**key, "seat": 0, "text": "", "given_at": now}, {"due_at": now}),
            PlanStep: ({"plan_id": plan.id, "count": 1, "before": {}}, {"line": "take 1"}),
            Said: ({**key, "seat": 0, "text": "Hello", "said_at": now}, {"removed_at": now}),
            ReadUpTo: ({**key, "said": 1}, {"said": 2}),
            Note: ({**key, "text": "", "written_at": now}, {"text": "a note"}),
            TableMail: (key, {"choices": {"rhythm": "digest"}}),
        }


OF_OTHERS = {Vote: ("motion", Motion), PlanStep: ("plan", StandingPlan)}


@pytest.mark.parametrize("model", PARTS)
def test_every_row_counts_that_is_added_changed_or_deleted(model, rows, grows):
    given, change = rows[model]
    made = model(**given)

    def add(session) -> None:
        if model in OF_OTHERS:
            name, of = OF_OTHERS[model]
            setattr(made, name, session.get_one(of, given[f"{name}_id"]))
        session.add(made)

    grows(add)
    key = made.__mapper__.primary_key_from_instance(made)

    def alter(session) -> None:
        for name, value in change.items():
            setattr(session.get_one(model, key), name, value)

    grows(alter)
    grows(lambda session: session.delete(session.get_one(model, key)))


@pytest.mark.parametrize(
    "model", [model for model in PARTS if TABLE_COLUMNS[model.__tablename__] is not None]
)
@pytest.mark.parametrize("named", [True, False], ids=["by its model", "by its database table"])
def test_statements_on_many_rows_count(model, named, rows, grows):
    given, change = rows[model]
    grows(lambda session: session.add(model(**given)))
    what = model if named else model.__table__
    grows(lambda session: session.execute(update(what).where(what_is_here(model, given)).values(change)))
    grows(lambda session: session.execute(update(what).values(change)))
    grows(lambda session: session.execute(delete(what).where(what_is_here(model, given))))


@pytest.mark.parametrize(
    ("model", "whole", "name"), [(Vote, Motion, "votes"), (PlanStep, StandingPlan, "steps")]
)
def test_a_part_counts_that_is_put_into_another_or_taken_out(model, whole, name, rows, grows):
    given, _ = rows[model]
    number = given.get("motion_id") or given["plan_id"]

    def put_in(session) -> None:
        other = session.get_one(whole, number)
        getattr(other, name).append(model(**given))

    def take_out(session) -> None:
        other = session.get_one(whole, number)
        setattr(other, name, [])

    grows(put_in)
    grows(take_out)


def what_is_here(model, given):
    return model.table_id == given["table_id"]


def test_the_table_itself_counts(at, grows):
    def rename(session) -> None:
        session.get_one(Table, at).name = "Another name"

    grows(rename)
    grows(lambda session: session.execute(update(Table).where(Table.id == at).values(name="A third name")))


@pytest.mark.parametrize("statement", [update(Vote), delete(PlanStep), insert(Said)], ids=str)
def test_statements_are_refused_of_which_nobody_knows_the_table(app, statement):
    with pytest.raises(RuntimeError, match="write these rows as objects"), transaction() as session:
        session.execute(statement)


def test_what_is_written_as_it_was_changes_nothing(app, at):
    before = revision(at)
    with transaction() as session:
        row = session.get_one(Table, at)
        row.name, row.seats[0].ready = row.name, row.seats[0].ready
    assert revision(at) == before


def test_other_tables_do_not_count(sat, rows, grows):
    opened = sat.client.post(f"{ROOT}/tables", json={"game": "pebbles", "seats": 2}, headers=sat.keys[0])
    beside = opened.json["id"]
    before = revision(beside)
    given, _ = rows[Said]
    grows(lambda session: session.add(Said(**given)))
    assert revision(beside) == before


def test_once_in_a_transaction_is_enough(rows, grows):
    given, _ = rows[Said]

    def say_twice(session) -> None:
        for _ in range(2):
            session.add(Said(**given))
            session.flush()

    grows(say_twice)


@pytest.mark.both_databases
def test_what_is_undone_alone_does_not_count_for_what_follows(rows, grows):
    given, _ = rows[Said]

    def go_wrong_and_on(session) -> None:
        nested = session.begin_nested()
        session.add(Said(**given))
        session.flush()
        nested.rollback()
        session.add(Said(**given))

    grows(go_wrong_and_on)
