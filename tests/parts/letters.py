"""Tables whose letters are read: opened in the database with a known seed, played by bots, drained at every turn."""

import random
from collections.abc import Sequence
from unittest.mock import patch

import engine
from engine.bots import BOTS, sight_of
from service.accounts.models import Kind, Player
from service.post.deliver import drain
from service.tables.joining import take_seat
from service.tables.models import Origin, Table
from service.tables.opening import Wish, open_table
from service.tables.submit import Turn, submit
from service.transaction import transaction

NAMES = ("anna", "bob", "chris", "david", "eva")
SEED = b"7" * 32


def sit(clock, game: str, seats: int, **changes: object) -> int:
    """A running table of persons; its number."""
    now = clock()
    with patch("secrets.token_bytes", lambda _count: SEED), transaction() as session:
        players = [
            Player(
                kind=Kind.PERSON, email=f"{name}@example.org", name=name.title(), created_at=now, **changes
            )
            for name in NAMES[:seats]
        ]
        session.add_all(players)
        session.flush()
        table = open_table(
            session, host=players[0], wish=Wish(game=game, seats=seats, name="Tuesday Medici"), now=now
        )
        for player in players:
            take_seat(session, table_id=table.id, player=player, now=now)
        return table.id


def play(clock, number: int, stop: int, seed: int = 1) -> engine.AnyTable:
    """Bots answer until so many moves were played or the table is over."""
    chance = random.Random(seed)
    while True:
        with transaction() as session:
            game = engine.load_table(session.get(Table, number).dump)
            if game.over or game.count >= stop:
                return game
            seat = game.waiting[0]
            move = BOTS["steady"].choose(sight_of(game, seat), chance.randrange)
            answer(session, clock, number, seat, game.question(seat).id, [move])


def answer(session, clock, number: int, seat: int, question: int, moves: Sequence[object]) -> None:
    turn = Turn(table_id=number, seat=seat, question=question, moves=moves, origin=Origin.BOT)
    submit(session, turn, clock.tick(minutes=7))


def sent(clock, mailer) -> list:
    """The mails that leave now."""
    before = len(mailer.mails)
    drain(now=clock())
    return mailer.mails[before:]


def text_of(mail) -> str:
    return mail.get_body(("plain",)).get_content().replace("\r\n", "\n")


def html_of(mail) -> str:
    return mail.get_body(("html",)).get_content().replace("\r\n", "\n")
