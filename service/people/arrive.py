"""Signing in by a mailed link. A guest's tables then belong to the account of the address."""

from datetime import datetime

from sqlalchemy import update
from sqlalchemy.orm import Session

from service.people.forget_guests import forget_guest
from service.people.merge import give_history, shared_tables
from service.platform.accounts.models import Player, PlayerKind, PlayerSession, SignInLink
from service.platform.accounts.queries import player_by_email
from service.platform.accounts.sign_in import (
    create_player,
    default_player_name,
    open_session,
    set_initial_name,
    use_code,
    use_link,
)
from service.platform.settings import Settings
from service.platform.transaction import notify_after_commit


def sign_in_with(
    session: Session, *, secret: str, name: str = "", device: str, settings: Settings, now: datetime
) -> str:
    """Spend a sign-in link and open a session. Return the secret of the session, which is stored nowhere."""
    link = use_link(session, secret, now)
    return open_link_session(session, link, name=name, device=device, settings=settings, now=now)


def sign_in_with_code(
    session: Session, *, email: str, code: str, device: str, settings: Settings, now: datetime
) -> str | None:
    """Sign in by the code that was mailed with the link.

    Return None if the code is wrong.

    The caller must commit in any case, because attempts are counted.
    """
    link = use_code(session, email=email, code=code, now=now)
    return open_link_session(session, link, device=device, settings=settings, now=now) if link else None


def open_link_session(
    session: Session, link: SignInLink, *, name: str = "", device: str, settings: Settings, now: datetime
) -> str:
    """Open a session for the address of a link.

    A guest's tables are moved to the account, and a new player can set a name.
    """
    player = player_by_email(session, link.email)
    guest = find_link_guest(session, link)
    if guest is not None and player is None:
        player = promote_guest(session, guest, link.email, now)
    elif guest is not None and player is not None:
        give_tables(session, guest, player, now)
    player = player or create_player(session, link.email, link.language, now)
    set_initial_name(player, name)
    return open_session(session, player, device=device, settings=settings, now=now)


def find_link_guest(session: Session, link: SignInLink) -> Player | None:
    """Return the guest who asked for the link, if they are still a guest."""
    guest = session.get(Player, link.guest_id) if link.guest_id else None
    return guest if guest is not None and guest.kind == PlayerKind.GUEST else None


def promote_guest(session: Session, guest: Player, email: str, now: datetime) -> Player:
    """Turn a guest into a person.

    The guest who asked and the reader of the mail can be two people, so earlier sessions are revoked.
    """
    guest.kind, guest.email = PlayerKind.PERSON, email
    guest.name = default_player_name(guest)
    standing = (PlayerSession.player_id == guest.id, PlayerSession.revoked_at.is_(None))
    session.execute(update(PlayerSession).where(*standing).values(revoked_at=now))
    session.flush()
    notify_after_commit(session, f"player:{guest.id}")  # their streams must end
    return guest


def give_tables(session: Session, guest: Player, player: Player, now: datetime) -> None:
    """Move a guest's tables to the player with the address, and delete the guest."""
    give_history(session, guest, player, now=now, but=shared_tables(session, guest, player))
    forget_guest(session, guest, now)
    notify_after_commit(session, f"player:{player.id}")
