"""The measured service: players with tokens, tables at an early or late move, and idle tables."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from flask import Flask
from sqlalchemy import insert
from sqlalchemy.orm import Session

import engine
from service.platform.accounts.models import Player, PlayerKind
from service.platform.accounts.tokens import create_token
from service.platform.database import Base
from service.platform.transaction import transaction
from service.play.tables.join import take_seat
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.move_models import Origin
from service.play.tables.open import TableRequest, open_table
from service.play.tables.submit import Turn, submit_turn

GAME, SEATS = "florence", 5
OPTIONS = {"muse": True, "joint": True}
"""A table with all expansions and five players has more than 400 moves."""
BIDS = ("bid", "invite")
BATCH = 2000


@dataclass(frozen=True)
class Ready:
    """A table whose next moves are known, so that a client need not ask before it answers."""

    number: int
    tokens: list[str]
    turns: list[tuple[int, dict[str, object]]]
    """Seat and body of each turn to come."""


def players(app: Flask) -> list[tuple[Player, str]]:
    now = datetime.now(UTC)
    made = []
    with app.app_context(), transaction() as session:
        for number in range(SEATS):
            player = Player(
                kind=PlayerKind.PERSON, email=f"p{number}@example.org", name=f"P{number}", created_at=now
            )
            session.add(player)
            session.flush()
            made.append(
                (
                    player,
                    create_token(session, player_id=player.id, name="b", scope="play", days=None, now=now)[1],
                )
            )
    return made


def table_at(app: Flask, people: list[tuple[Player, str]], count: int, turns: int, seed: int) -> Ready:
    """Return a running table with `count` moves and at least `turns` more. If chance ends one early, try another."""
    for attempt in range(100):
        ready = tried(app, people, count, turns, seed + 1000 * attempt)
        if ready is not None:
            return ready
    raise RuntimeError(f"no table of {GAME} was long enough for {count} moves and {turns} more")


def tried(app: Flask, people: list[tuple[Player, str]], count: int, turns: int, seed: int) -> Ready | None:
    chance, now = random.Random(seed), datetime.now(UTC)
    with app.app_context(), transaction() as session:
        wish = TableRequest(game=GAME, seats=SEATS, options=OPTIONS)
        row = open_table(session, host=None, wish=wish, now=now)
        for person, _ in people:
            player = session.get_one(Player, person.id)
            take_seat(session, table_id=row.id, player=player, now=now)
        play_to(session, row, count, chance, now)
        game = engine.load_table(row.dump or b"")
        coming = [] if row.count < count else steps(game, chance, turns)
    return Ready(row.id, [token for _, token in people], coming) if len(coming) == turns else None


def steps(game: engine.AnyTable, chance: random.Random, turns: int) -> list[tuple[int, dict[str, object]]]:
    """Return some turns, or fewer if the game ends."""
    coming = []
    while len(coming) < turns and not game.over:
        coming.append(step(game, chance))
    return coming


def play_to(session: Session, row: Table, count: int, chance: random.Random, now: datetime) -> None:
    """Play through the usual use case."""
    while row.count < count and row.state == TableState.RUNNING:
        seat, body = step(engine.load_table(row.dump or b""), chance)
        submit_turn(session, Turn(table_id=row.id, seat=seat, origin=Origin.API, **body), now)  # type: ignore[arg-type]  # a question and moves


def step(game: engine.AnyTable, chance: random.Random) -> tuple[int, dict[str, object]]:
    """Return a move: the next bid if possible, so that the table lasts."""
    seat = game.waiting[0]
    asked = game.asked(seat)
    moves = game.moves(seat)
    bids = [move for move in moves if str(move).split()[0] in BIDS]
    move = bids[0] if bids else chance.choice(moves)
    game.play(seat, move)
    return seat, {"question": asked[0] if asked else 0, "moves": [str(move)]}


def fill(app: Flask, tables: int, like: int) -> None:
    """Add running tables, all copies of a played one. Nobody sits there."""
    with app.app_context(), transaction() as session:
        copied(session, tables, like, lambda seat: {"number": seat.number, "ready": False, "played": 0})


def copied(session: Session, tables: int, like: int, seated: Callable[[Seat], dict[str, Any]]) -> list[int]:
    """Copy a running table, and return the numbers of the copies. `seated` gives the values that a seat takes from the original."""
    model = session.get_one(Table, like)
    plain = plain_values(model, "id")
    numbers: list[int] = []
    for start in range(0, tables, BATCH):
        wanted = [plain] * min(BATCH, tables - start)
        made = session.connection().scalars(insert(Table).returning(Table.id), wanted).all()
        seats = [{**seated(seat), "table_id": number} for number in made for seat in model.seats]
        session.connection().execute(insert(Seat), seats)
        numbers += made
    return numbers


def plain_values(row: Base, *but: str) -> dict[str, Any]:
    """Return all values of a row except some columns."""
    return {column.key: getattr(row, column.key) for column in row.__table__.columns if column.key not in but}
