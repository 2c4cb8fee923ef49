"""The players: people with tokens use the API, others only answer mail. Also the tables where they sit."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy.orm import Session

import engine
from bench.chaos.house import House
from service.platform.accounts.models import Player, PlayerKind
from service.platform.accounts.tokens import create_token
from service.platform.ports import utc_now
from service.platform.transaction import transaction
from service.play.messages.mail_preferences import MAIL, LetterForm, MailRhythm
from service.play.tables.join import take_seat
from service.play.tables.open import TableRequest, open_table


@dataclass(frozen=True)
class Person:
    """A player and their token. People without a token only write mail. Of those with one, few want mail as well."""

    id: int
    email: str
    token: str | None


BOTH_WAYS = 10
"""One in so many API players wants mail as well."""


def gather(house: House, *, by_api: int, by_mail: int, first: int = 0) -> list[Person]:
    """Register the players, numbered from `first` on."""
    with house.app.app_context(), transaction() as session:
        return [welcome(session, first + number, token=number < by_api) for number in range(by_api + by_mail)]


def welcome(session: Session, number: int, *, token: bool) -> Person:
    now, email = utc_now(), f"player{number}@example.org"
    player = Player(kind=PlayerKind.PERSON, email=email, name=f"Player {number}", created_at=now)
    rhythm = MailRhythm.NEVER if token and number % BOTH_WAYS else MailRhythm.NOW
    player.preferences = {
        MAIL: {"form": LetterForm.SHORT, "rhythm": rhythm}
    }  # other benches measure pictures
    session.add(player)
    session.flush()
    if not token:
        return Person(player.id, email, None)
    made = create_token(
        session, player_id=player.id, name="chaos", scope="play", days=None, seat=None, now=now
    )
    return Person(player.id, email, made[1])


def deal(house: House, people: Sequence[Person], *, tables: int, seed: int, first: int = 0) -> list[int]:
    """Open tables of all games and sizes in turn with random players, and return their numbers."""
    chance = random.Random(f"{seed} {first}")
    kinds = [(name, seats) for name, game in engine.games().items() for seats in game.seats]
    kinds.sort(key=lambda kind: kind[1])  # even a few tables include a small one of each game
    numbers = []
    for number in range(first, first + tables):
        name, seats = kinds[number % len(kinds)]
        with house.app.app_context(), transaction() as session:
            numbers.append(seat(session, name, chance.sample(people, seats), utc_now()))
    return numbers


def seat(session: Session, game: str, people: Sequence[Person], now: datetime) -> int:
    players = [session.get_one(Player, person.id) for person in people]
    wish = TableRequest(game=game, seats=len(players), name=f"Chaos {game}")
    table = open_table(session, host=players[0], wish=wish, now=now)
    for player in players:
        take_seat(session, table_id=table.id, player=player, now=now)
    return table.id
