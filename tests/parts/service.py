"""The service put together for tests: a clock that stands, a mailer that keeps, an empty database."""

import json
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from functools import cache
from random import Random

import pytest
from sqlalchemy import Table, exists, literal, select, text, union_all

from engine.values.chance import SEED_BYTES
from service.app import create_app
from service.platform.database import Base, db
from service.platform.deps import EXTENSION
from service.platform.notify.local import LocalNotifier
from service.platform.ports import DeliveryError, Mail
from service.platform.senders import Senders
from service.platform.settings import Settings
from service.platform.tasks.names import TaskName
from service.play.acts.models import GUARDS, UNGUARDS, Deed
from service.web.api import dispatch
from service.web.meter import METER

DAWN = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)  # a Monday
SEQUENCES = (
    "SELECT sequencename FROM pg_sequences WHERE last_value IS NOT NULL"  # used since the last restart
)
SECRET = "only for tests, and long enough for one"


class StandingClock:
    """Time passes only when a test says so."""

    def __init__(self) -> None:
        self.now = DAWN

    def __call__(self) -> datetime:
        return self.now

    def tick(self, **passed: float) -> datetime:
        self.now += timedelta(**passed)
        return self.now


class FixedChance:
    """Each test has the same luck in every run: what fails today fails tomorrow as well."""

    def __init__(self) -> None:
        self.luck = Random()
        self.known: bytes | None = None

    def seed(self) -> bytes:
        return self.luck.randbytes(SEED_BYTES) if self.known is None else self.known

    def deal_alike(self) -> None:
        """From here on every table has the same seed."""
        self.known = bytes(SEED_BYTES)

    def below(self, limit: int) -> int:
        return self.luck.randrange(limit)


class Keeper:
    """A mailer that keeps what it is given, as a mail client reads it, or refuses it."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refusal: DeliveryError | None = None

    @contextmanager
    def connect(self):
        yield self.keep

    def keep(self, mail: Mail) -> None:
        if self.refusal:
            raise self.refusal
        self.mails.append(message_from_bytes(mail.octets, policy=default))


class Recorder:
    """Keeps the tasks and notifications that are sent after a commit."""

    def __init__(self) -> None:
        self.tasks: list[str] = []
        self.topics: list[str] = []

    def send_task(self, name: TaskName) -> None:
        self.tasks.append(name)

    def notify(self, topic: str) -> None:
        self.topics.append(topic)


@pytest.fixture
def clock(house):
    return house.extensions["test"]["clock"]


@pytest.fixture
def chance(house):
    return house.extensions["test"]["chance"]


@pytest.fixture
def mailer(house):
    return house.extensions["test"]["mailer"]


@pytest.fixture
def recorder(house):
    return house.extensions["test"]["recorder"]


@pytest.fixture(scope="session")
def built(request, tmp_path_factory):
    """One application per database and process, its schema made once; see `tests/parts/databases.py`."""
    folder = tmp_path_factory.mktemp("data")
    url = request.getfixturevalue("postgres") if request.param == "postgres" else ""
    fitted = {"clock": StandingClock(), "chance": FixedChance(), "mailer": Keeper()}
    recorder = Recorder()
    senders = Senders(recorder.send_task, recorder.notify, LocalNotifier())
    settings = Settings(data=folder, database_url=url, secret=SECRET, stream_seconds=0)
    app = create_app(settings, senders=senders, **fitted)
    app.extensions["test"] = fitted | {"recorder": recorder}
    with app.app_context():
        Base.metadata.create_all(db.engine)
    yield app
    with app.app_context():
        Base.metadata.drop_all(db.engine)
        db.engine.dispose()


@pytest.fixture
def house(built, request):
    """The application as new: empty tables, the clock at dawn, no mail, nobody counted."""
    built.extensions["test"]["chance"].luck.seed(request.node.nodeid)
    yield built
    for part in built.extensions["test"].values():
        part.__init__()
    built.extensions[EXTENSION].counter.clear()
    built.extensions[EXTENSION].places.taken.clear()
    built.extensions[EXTENSION].shelf.clear()
    built.extensions[EXTENSION].drawn.clear()
    built.extensions[METER].requests.clear()
    built.extensions[METER].seconds.clear()
    with built.app_context():
        wipe()


def wipe() -> None:
    """Empty every table that has rows, and number from 1 again; far quicker than making a database anew."""
    filled = filled_tables()
    with db.engine.begin() as connection:
        used = connection.scalars(text(SEQUENCES)) if connection.dialect.name == "postgresql" else ()
        restarts = [f"ALTER SEQUENCE {name} RESTART" for name in used]
        emptied = [f"DELETE FROM {table.name}" for table in backwards() if table.name in filled]
        if Deed.__tablename__ in filled:  # the trail is closed to everybody, this broom included
            run(connection, UNGUARDS)
        for statement in (*emptied, *restarts):
            connection.exec_driver_sql(statement)
        if Deed.__tablename__ in filled:
            run(connection, GUARDS)


def filled_tables() -> set[str]:
    with db.engine.connect() as connection:
        return set(connection.scalars(wanted_if_filled()))


@cache
def backwards() -> tuple[Table, ...]:
    """Every table after those that refer to it."""
    return tuple(reversed(Base.metadata.sorted_tables))


@cache
def wanted_if_filled():
    """To put it together takes longer than to ask it."""
    named = (select(literal(table.name)).where(exists(select(1).select_from(table))) for table in backwards())
    return union_all(*named)


def run(connection, statements):
    for statement in statements[connection.dialect.name]:
        connection.exec_driver_sql(statement)


@pytest.fixture
def app(house):
    """The application with its context pushed: use cases, queries and jobs work in it."""
    with house.app_context():
        yield house


@pytest.fixture
def client(house):
    """A browser or program without any key."""
    return house.test_client()


@pytest.fixture(scope="session", autouse=True)
def plain_answers_are_what_their_schema_says():
    """What operations return as JSON without a schema is what their schema would make of it, in every test."""
    written = dispatch.serialize_result

    def checked(operation, given):
        text = written(operation, given)
        if operation.plain:
            said = dispatch.get_schema(operation.gives).dump(given)
            assert json.loads(text) == json.loads(dispatch.encode_json(said)), operation.name
        return text

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(dispatch, "serialize_result", checked)
        yield
