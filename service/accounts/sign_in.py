"""The way in: an address asks, a mail carries a link, a button spends it. Signing up is the same thing the first time."""

from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from service.accounts.keys import Opens, draw_key, key_digest
from service.accounts.queries import link_by_digest, links_since, player_by_email
from service.core.settings import Settings
from service.models.accounts import Player, PlayerKind, PlayerSession, SignInLink
from service.outbox.outbox import post

LONGEST_DEVICE = 200


class Spent(LookupError):
    """The link does not exist, was used, or its time is over: for a stranger these are one thing."""


def ask_link(session: Session, *, email: str, language: str, settings: Settings, now: datetime) -> None:
    """Send a link to the address. The answer never tells whether it was known, nor whether it asks too often."""
    if links_since(session, email, now - timedelta(hours=1)) >= settings.sign_in_mails:
        return
    secret = draw_key(Opens.SIGN_IN)
    expires_at = now + timedelta(minutes=settings.sign_in_minutes)
    link = SignInLink(
        digest=key_digest(secret), email=email, language=language, created_at=now, expires_at=expires_at
    )
    session.add(link)
    session.flush()
    post(
        session,
        key=f"sign-in:{link.id}",
        kind="sign-in",
        channel="mail",
        recipient=email,
        payload={"secret": secret, "language": language, "minutes": settings.sign_in_minutes},
        now=now,
        void_at=expires_at,
    )


def good_link(session: Session, secret: str, now: datetime) -> SignInLink:
    """The link if it is still to be spent; looking does not spend it."""
    link = link_by_digest(session, key_digest(secret))
    if link is None or link.used_at is not None or link.expires_at <= now:
        raise Spent
    return link


def sign_in_with(session: Session, *, secret: str, device: str, settings: Settings, now: datetime) -> str:
    """Spend the link and open a session; returns the session's secret, which exists nowhere else."""
    link = good_link(session, secret, now)
    link.used_at = now
    player = player_by_email(session, link.email) or known_or_new_player(
        session, link.email, link.language, now
    )
    opened = draw_key(Opens.SESSION)
    session.add(
        PlayerSession(
            digest=key_digest(opened),
            player=player,
            device=device[:LONGEST_DEVICE],
            created_at=now,
            used_at=now,
            expires_at=now + timedelta(days=settings.session_days),
        )
    )
    session.flush()
    return opened


def known_or_new_player(session: Session, email: str, language: str, now: datetime) -> Player:
    """A new player, who has shown that mail to this address reaches them; named after it until another name is chosen."""
    name = email.partition("@")[0]
    player = Player(kind=PlayerKind.PERSON, email=email, name=name, language=language, created_at=now)
    session.add(player)
    session.flush()
    return player
