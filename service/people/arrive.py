"""Coming in by a mailed link: whose address it is, and what they have begun as a guest is theirs from then on."""

from datetime import datetime

from sqlalchemy import update
from sqlalchemy.orm import Session

from service.people.forget_guests import forget_guest
from service.people.merge import give_history, shared_tables
from service.platform.accounts.models import Player, PlayerKind, PlayerSession, SignInLink
from service.platform.accounts.queries import player_by_email
from service.platform.accounts.sign_in import (
    known_or_new_player,
    open_session,
    say_name,
    spend_code,
    spend_link,
    usual_name,
)
from service.platform.settings import Settings
from service.platform.transaction import ring


def sign_in_with(
    session: Session, *, secret: str, name: str = "", device: str, settings: Settings, now: datetime
) -> str:
    """Spend the link and open a session; returns the session's secret, which exists nowhere else."""
    link = spend_link(session, secret, now)
    return let_in(session, link, name=name, device=device, settings=settings, now=now)


def sign_in_with_code(
    session: Session, *, email: str, code: str, device: str, settings: Settings, now: datetime
) -> str | None:
    """The same by the code that came with the link; None where it is none. The caller commits all the same: tries count."""
    link = spend_code(session, email=email, code=code, settings=settings, now=now)
    return let_in(session, link, device=device, settings=settings, now=now) if link else None


def let_in(
    session: Session, link: SignInLink, *, name: str = "", device: str, settings: Settings, now: datetime
) -> str:
    """Whoever has spent a link, with all that they began as a guest; under the name that they say the first time."""
    player = player_by_email(session, link.email)
    guest = guest_behind(session, link)
    if guest is not None and player is None:
        player = named(session, guest, link.email, now)
    elif guest is not None and player is not None:
        give_tables(session, guest, player, now)
    player = player or known_or_new_player(session, link.email, link.language, now)
    say_name(player, name)
    return open_session(session, player, device=device, settings=settings, now=now)


def guest_behind(session: Session, link: SignInLink) -> Player | None:
    """Whoever asked for the link as a guest, while they still are one."""
    guest = session.get(Player, link.guest_id) if link.guest_id else None
    return guest if guest is not None and guest.kind == PlayerKind.GUEST else None


def named(session: Session, guest: Player, email: str, now: datetime) -> Player:
    """A guest becomes a person. Whoever asked and whoever reads the mail may be two: earlier sessions open nothing any more."""
    guest.kind, guest.email = PlayerKind.PERSON, email
    guest.name = usual_name(guest)
    standing = (PlayerSession.player_id == guest.id, PlayerSession.revoked_at.is_(None))
    session.execute(update(PlayerSession).where(*standing).values(revoked_at=now))
    session.flush()
    ring(session, f"player:{guest.id}")  # whoever follows by them is told no more
    return guest


def give_tables(session: Session, guest: Player, player: Player, now: datetime) -> None:
    """What the guest has begun goes to the player whose address it is, and the guest is gone."""
    give_history(session, guest, player, now=now, but=shared_tables(session, guest, player))
    forget_guest(session, guest, now)
    ring(session, f"player:{player.id}")
