"""Players for tests, and their keys."""

from dataclasses import dataclass
from datetime import datetime, timedelta

import pytest
from sqlalchemy import update

from service.people.erase import erase_player
from service.people.merge import give_history
from service.platform.accounts.keys import KeyPrefix, generate_key, key_digest
from service.platform.accounts.models import Player, PlayerKind, PlayerSession, Role
from service.platform.accounts.program_models import Permission
from service.platform.accounts.tokens import create_token
from service.platform.transaction import transaction
from service.programs.oauth.register import register_program


@dataclass(frozen=True)
class Person:
    """A player, and a client for each of their keys."""

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
        now, secret, email = clock(), generate_key(KeyPrefix.SESSION), f"{name}@example.org"
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


def forget(who: Person, now: datetime) -> None:
    """Erase a player at their own request."""
    with transaction() as session:
        erase_player(session, player_id=who.id, now=now)


def merge(who: Person, into: Person, now: datetime) -> None:
    """Merge two accounts of one person."""
    with transaction() as session:
        first, second = (session.get_one(Player, each.id) for each in (who, into))
        give_history(session, first, second, now=now)


def allow_program(session, player_id: int, scope: str, now: datetime) -> str:
    """Return the token of a program that a player has just allowed. The player wrote the program."""
    secret, uris = generate_key(KeyPrefix.PROGRAM), ["https://bot.example.org"]
    program = register_program(session, author_id=player_id, name="Courier", redirect_uris=uris, now=now)
    allowed = Permission(
        program=program,
        player_id=player_id,
        scope=scope,
        redirect_uri=uris[0],
        challenge="",
        code_digest=key_digest(f"code of {secret}"),
        code_until=now,
        digest=key_digest(secret),
        expires_at=now + timedelta(hours=1),
        renewal_until=now + timedelta(days=90),
        created_at=now,
    )
    session.add(allowed)
    return secret


@pytest.fixture
def permission(house, clock):
    """Lets another person's program act for a player: `headers = permission(anna, "read")`."""

    def make(who: Person, scope: str) -> dict[str, str]:
        with house.app_context(), transaction() as session:
            return bearer(allow_program(session, who.id, scope, clock()))

    return make


@pytest.fixture
def prove(house, clock):
    """Proves the second factor of a session of the desk."""

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
            made = create_token(
                session, player_id=who.id, name=scope, scope=scope, days=days, seat=seat, now=clock()
            )
            return bearer(made[1])

    return make
