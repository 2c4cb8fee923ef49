"""Players for tests, and what they hold."""

from dataclasses import dataclass

import pytest
from sqlalchemy import update

from service.accounts.keys import Opens, draw_key, key_digest
from service.accounts.tokens import make_token
from service.core.transaction import transaction
from service.models.accounts import Player, PlayerKind, PlayerSession, Role


@dataclass(frozen=True)
class Person:
    """A player and a client for each key that this player holds."""

    id: int
    email: str
    session: str

    @property
    def keys(self) -> dict[str, str]:
        return bearer(self.session)


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


@pytest.fixture
def person(house, clock):
    """Makes signed-in players: `anna = person("anna")`."""

    def make(name: str, role: Role = Role.PLAYER) -> Person:
        now, secret, email = clock(), draw_key(Opens.SESSION), f"{name}@example.org"
        with house.app_context(), transaction() as session:
            player = Player(kind=PlayerKind.PERSON, role=role, email=email, name=name.title(), created_at=now)
            opened = PlayerSession(
                player=player,
                digest=key_digest(secret),
                device="test",
                created_at=now,
                used_at=now,
                expires_at=now.replace(year=now.year + 1),
            )
            session.add(opened)
            session.flush()
            return Person(player.id, email, secret)

    return make


@pytest.fixture
def prove(house, clock):
    """Lets a session of the desk's people have proved its second factor just now."""

    def mark(who: Person) -> None:
        with house.app_context(), transaction() as session:
            proved = update(PlayerSession).where(PlayerSession.player_id == who.id)
            session.execute(proved.values(proved_at=clock()))

    return mark


@pytest.fixture
def token(house, clock):
    """Makes tokens: `headers = token(anna, "read")`."""

    def make(who: Person, scope: str, *, days: int | None = None, seat: tuple[int, int] | None = None):
        with house.app_context(), transaction() as session:
            made = make_token(
                session, player_id=who.id, name=scope, scope=scope, days=days, seat=seat, now=clock()
            )
            return bearer(made[1])

    return make
