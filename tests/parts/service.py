"""The service for tests: a clock that stands still, a mailer that stores mails, an empty database."""

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
    """A clock that moves only when a test moves it."""

    def __init__(self) -> None:
        self.now = DAWN

    def __call__(self) -> datetime:
        return self.now

    def tick(self, **passed: float) -> datetime:
        self.now += timedelta(**passed)
        return self.now


class FixedChance:
    """Gives each test the same random numbers in every run, so that failures can be repeated."""

    def __init__(self) -> None:
        self.luck = Random()
        self.known: bytes | None = None

    def seed(self) -> bytes:
        return self.luck.randbytes(SEED_BYTES) if self.known is None else self.known

    def deal_alike(self) -> None:
        """Give every table from here on the same seed."""
        self.known = bytes(SEED_BYTES)

    def below(self, limit: int) -> int:
        return self.luck.randrange(limit)


class Keeper:
    """A mailer that stores mails as a mail client reads them, or refuses them."""

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
    """Stores the tasks and notifications that are sent after a commit."""

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
    """One application with a schema per database and process. See `tests/parts/databases.py`."""
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
    """The application as new: empty tables, the clock at dawn, no mail, fresh rate limits."""
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
    """Empty every table that has rows, and restart its numbers. This is faster than making a new database."""
    filled = filled_tables()
    with db.engine.begin() as connection:
        used = connection.scalars(text(SEQUENCES)) if connection.dialect.name == "postgresql" else ()
        restarts = [f"ALTER SEQUENCE {name} RESTART" for name in used]
        emptied = [f"DELETE FROM {table.name}" for table in backwards() if table.name in filled]
        if Deed.__tablename__ in filled:  # the trigger of the trail forbids all deletes
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
    """Return all tables, each after those that refer to it."""
    return tuple(reversed(Base.metadata.sorted_tables))


@cache
def wanted_if_filled():
    """Return the query for tables with rows. It is cached because building it takes longer than running it."""
    named = (select(literal(table.name)).where(exists(select(1).select_from(table))) for table in backwards())
    return union_all(*named)


def run(connection, statements):
    for statement in statements[connection.dialect.name]:
        connection.exec_driver_sql(statement)


@pytest.fixture
def app(house):
    """The application with its context pushed, for use cases, queries and jobs."""
    with house.app_context():
        yield house


@pytest.fixture
def client(house):
    """A browser or program without a key."""
    return house.test_client()


@pytest.fixture(scope="session", autouse=True)
def plain_answers_are_what_their_schema_says():
    """Check in every test that JSON from operations without a schema matches their schema."""
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
