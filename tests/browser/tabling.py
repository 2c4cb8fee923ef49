"""Tables for browser tests on loopback: one person uses a page, and the test plays the other seats."""

import random
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import func, select

from engine.values.chance import commitment
from service.app import create_app
from service.platform.accounts.keys import KeyPrefix, generate_key, key_digest
from service.platform.accounts.models import Player, PlayerKind, PlayerSession
from service.platform.database import Base, db
from service.platform.settings import Settings
from service.platform.signing import Purpose
from service.platform.transaction import read_session, transaction
from service.play.tables.join import take_seat
from service.play.tables.models import Table, TableState
from service.play.tables.move_models import Origin
from service.play.tables.move_queries import moves_of_seat
from service.play.tables.open import TableRequest, open_table
from service.play.tables.submit import Turn, submit_turn
from service.play.tables.viewer import SeatViewer
from service.play.tables.views import load_position
from service.web.access import COOKIE
from tests.parts.servers import served

NAMES = ("Anna", "Bruno", "Chiara", "Dorota", "Emilio")
ME = 0
FEW = 50


@dataclass
class Seated:
    """A table, and ways for its first seat to get there."""

    tables: "Tables"
    number: int
    secret: str

    @property
    def address(self) -> str:
        return f"{self.tables.url}/tables/{self.number}"

    @property
    def cookie(self) -> dict[str, str]:
        return {"name": COOKIE, "value": self.secret, "url": self.tables.url}

    def come(self, number: int) -> None:
        """Let somebody take a seat."""
        now = datetime.now(UTC)
        with self.tables.app.app_context(), transaction() as session:
            key = self.secret[-8:]
            player = session.scalar(
                select(Player).where(func.lower(Player.email) == f"{NAMES[number]}-{key}@example.org".lower())
            )
            take_seat(session, table_id=self.number, player=player, number=number, now=now)

    def look(self, see):
        with self.tables.app.app_context(), read_session() as session:
            return see(session.get(Table, self.number))

    @property
    def game(self):
        return self.look(load_position)

    @property
    def over(self) -> bool:
        return self.look(lambda row: row.state != TableState.RUNNING)

    @property
    def played(self) -> int:
        """Return the number of moves."""
        return self.look(lambda row: row.count)

    @property
    def lines(self) -> list[str]:
        """Return the person's moves in order."""
        with self.tables.app.app_context(), read_session() as session:
            return [text for _, text in moves_of_seat(session, self.number, ME)]

    @property
    def asked(self) -> bool:
        """Tell if the person owes an answer."""
        return not self.over and ME in self.game.waiting

    @property
    def link(self) -> str:
        """Return the seat's link, for a person without anything else."""

        def made(row):
            return SeatViewer.of(row, row.seats[ME], row.seats[ME].player).link(Purpose.SEAT)

        return self.tables.url + self.look(made).removeprefix(Settings().public_url)

    def play(self, seat: int, line: str) -> None:
        with self.tables.app.app_context(), transaction() as session:
            row = session.get(Table, self.number)
            turn = Turn(
                table_id=row.id, seat=seat, question=row.seats[seat].question, moves=[line], origin=Origin.BOT
            )
            submit_turn(session, turn, datetime.now(UTC))

    def others_play(self, choose, *, all_seats: bool = False, until=lambda _game: False) -> int:
        """Let the others answer until only the person is asked or `until` holds. Return the number of answers."""
        answers = 0
        while not self.over:
            game = self.game
            seats = [seat for seat in game.waiting if all_seats or seat != ME]
            if not seats or until(game):
                break
            self.play(seats[0], str(choose(game, seats[0])))
            answers += 1
        return answers


@dataclass
class Tables:
    app: object
    url: str

    def open(self, game: str, seats: int, *, seed: int = 1, taken: int | None = None, **options) -> Seated:
        """Open a running table, or with fewer `taken` seats a gathering one."""
        now = datetime.now(UTC)
        secret = generate_key(KeyPrefix.SESSION)
        with self.app.app_context(), transaction() as session:
            players = [
                Player(
                    kind=PlayerKind.PERSON,
                    name=name,
                    email=f"{name}-{secret[-8:]}@example.org",
                    created_at=now,
                )
                for name in NAMES[:seats]
            ]
            opened = PlayerSession(
                player=players[ME],
                digest=key_digest(secret),
                device="test",
                created_at=now,
                used_at=now,
                expires_at=now + timedelta(days=1),
            )
            session.add_all([*players, opened])
            session.flush()
            wish = TableRequest(game=game, seats=seats, options=options)
            row = open_table(session, host=players[ME], wish=wish, now=now)
            row.seed = seed.to_bytes(32, "big")
            row.commitment = commitment(row.seed)
            for number, player in enumerate(players[:taken]):
                take_seat(session, table_id=row.id, player=player, number=number, now=now)
            return Seated(self, row.id, secret)


@pytest.fixture(scope="session")
def tables(tmp_path_factory):
    """The product on loopback with an empty database."""
    app = create_app(Settings(data=tmp_path_factory.mktemp("tables"), rate="1000000/minute"))
    with app.app_context():
        Base.metadata.create_all(db.engine)
    with served(app) as url:
        yield Tables(app, url)


def at_random(seed: object):
    """Return a function that chooses any legal answer."""
    source = random.Random(str(seed))
    return lambda game, seat: source.choice(game.moves(seat))


def asked_when(tables, game, so, seed=4):
    """Return a table where the person is asked, at the first moment when `so` holds."""
    seated = tables.open(game, 3, seed=seed)
    seated.others_play(at_random(seed), all_seats=True, until=lambda game: ME in game.waiting and so(game))
    return seated


def builds(game) -> int:
    return sum(str(move).startswith("build") for move in game.moves(ME))


def building(tables):
    return asked_when(tables, "florence", lambda game: builds(game) > FEW)


def naming(tables):
    """A table where a lot must be named."""
    return asked_when(
        tables, "florence", lambda game: sum(str(move).startswith("auction") for move in game.moves(ME)) > 1
    )
