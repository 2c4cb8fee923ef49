"""The players of a year: how often they look, how they answer, which letters they want."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy.orm import Session

from bench.chaos.company import Person
from bench.chaos.house import House
from service.platform.accounts.models import Player, PlayerKind
from service.platform.accounts.tokens import create_token
from service.platform.deps import deps
from service.platform.transaction import transaction
from service.play.messages.mail_preferences import MAIL, LetterForm, MailRhythm

T = TypeVar("T")
BY_API, BY_MAIL = 50, 50
"""One in so many uses the API, and one in so many only writes mail. These cost several times as much."""
HABITS = {0.9: 25, 0.5: 55, 0.2: 14, 0.05: 6}
"""The probability that a player looks in the morning or in the evening. The last group runs out of time."""
RHYTHMS = {MailRhythm.NOW: 8, MailRhythm.DIGEST: 2, MailRhythm.REMINDERS: 20, MailRhythm.NEVER: 70}
"""Most people want letters, but few do here: a letter costs as much as four moves, and other benches measure letters."""
ZONES = ("Europe/Rome", "Europe/London", "America/New_York", "Asia/Tokyo", "Australia/Sydney")
LANGUAGES = ("en", "de", "es", "it", "pl")


@dataclass(frozen=True)
class YearPlayer(Person):
    """A person, and how often they look. Without token and mail they answer by the use case, in this process."""

    by_mail: bool
    looks: float


def create_players(house: House, count: int, chance: random.Random) -> list[YearPlayer]:
    with house.app.app_context(), transaction() as session:
        return [create_player(session, number, chance) for number in range(count)]


def create_player(session: Session, number: int, chance: random.Random) -> YearPlayer:
    now, email = deps().clock(), f"player{number}@example.org"
    by_api, by_mail = number % BY_API == 1, number % BY_MAIL == 2
    rhythm = MailRhythm.NOW if by_mail else MailRhythm.NEVER if by_api else drawn(RHYTHMS, chance)
    player = Player(
        kind=PlayerKind.PERSON,
        email=email,
        name=f"Player {number}",
        language=LANGUAGES[number % len(LANGUAGES)] if not by_mail else "en",
        time_zone=ZONES[number % len(ZONES)],
        preferences={MAIL: {"form": LetterForm.SHORT, "rhythm": rhythm, "hours": [8]}},
        created_at=now,
    )
    session.add(player)
    session.flush()
    token = None
    if by_api:
        to = {"player_id": player.id, "name": "year", "scope": "play", "days": None, "seat": None}
        token = create_token(session, **to, now=now)[1]
    return YearPlayer(player.id, email, token, by_mail, drawn(HABITS, chance))


def drawn(shares: dict[T, int], chance: random.Random) -> T:
    return chance.choices(list(shares), list(shares.values()))[0]


def in_this_process(players: Sequence[YearPlayer]) -> dict[int, YearPlayer]:
    return {each.id: each for each in players if each.token is None and not each.by_mail}
