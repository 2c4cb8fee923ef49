"""Sign-in: an address asks, a mail brings a link, a button spends it.

The first sign-in creates the account.
"""

from datetime import datetime, timedelta
from hmac import compare_digest
from secrets import choice

from sqlalchemy.orm import Session

from service.platform.accounts.keys import KeyPrefix, generate_key, key_digest
from service.platform.accounts.models import Player, PlayerKind, PlayerSession, SignInLink
from service.platform.accounts.queries import count_link_tries, link_by_digest, valid_links
from service.platform.outbox.outbox import post_letter
from service.platform.settings import Settings
from service.platform.signing import derive_key
from service.platform.words import words

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
PART, PARTS = 3, 2
MOST_TRIES = 5
LONGEST_DEVICE = 200


class InvalidSignInLink(LookupError):
    """Raised for a link that does not exist, was used, or has expired. The caller must not learn which."""


def send_sign_in_link(
    session: Session,
    *,
    email: str,
    language: str,
    settings: Settings,
    now: datetime,
    guest_id: int | None = None,
) -> None:
    """Mail a link to the address.

    The response does not reveal if the address is known or asks too often.

    Asking again and again for another person's address locks nobody out. A letter is held back only if the
    address has enough valid links and the last of them is valid for a while. A guest who asks keeps their
    tables.
    """
    links = valid_links(session, email, now)
    while_good = timedelta(minutes=settings.sign_in_minutes) / 2
    if len(links) >= settings.sign_in_mails and links[0].expires_at - now > while_good:
        return
    secret = generate_key(KeyPrefix.SIGN_IN)
    expires_at = now + timedelta(minutes=settings.sign_in_minutes)
    code = generate_code()
    link = SignInLink(
        digest=key_digest(secret),
        email=email,
        language=language,
        created_at=now,
        expires_at=expires_at,
        code=digest_code(email, code),
        guest_id=guest_id,
    )
    session.add(link)
    session.flush()
    post_letter(
        session,
        key=f"sign-in:{link.id}",
        kind="sign-in",
        channel="mail",
        recipient=email,
        payload={
            "secret": secret,
            "code": code,
            "language": language,
            "minutes": settings.sign_in_minutes,
        },
        now=now,
        void_at=expires_at,
    )


def find_valid_link(session: Session, secret: str, now: datetime) -> SignInLink:
    """Return the link if it can still be spent. This does not spend it."""
    link = link_by_digest(session, key_digest(secret))
    if link is None or link.used_at is not None or link.expires_at <= now:
        raise InvalidSignInLink
    return link


def use_link(session: Session, secret: str, now: datetime) -> SignInLink:
    """Spend a link."""
    link = find_valid_link(session, secret, now)
    link.used_at = now
    return link


def use_code(session: Session, *, email: str, code: str, now: datetime) -> SignInLink | None:
    """Spend the link that was mailed with this code.

    Return None if the code is wrong or there were too many tries.

    The caller must commit in any case, because tries are counted.
    """
    typed, meant = digest_code(email, code), None
    for link in count_link_tries(session, email, now):
        if link.code and link.tries <= MOST_TRIES and compare_digest(link.code, typed):
            meant = link
    if meant is not None:
        meant.used_at = now
    return meant


def open_session(session: Session, player: Player, *, device: str, settings: Settings, now: datetime) -> str:
    """Open a session for a player. Return the secret of the session, which is stored nowhere."""
    opened = generate_key(KeyPrefix.SESSION)
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


def create_player(session: Session, email: str, language: str, now: datetime) -> Player:
    """Return a new player whose address is proved.

    The default name does not reveal the address, which is private.
    """
    player = Player(kind=PlayerKind.PERSON, email=email, name="", language=language, created_at=now)
    session.add(player)
    session.flush()
    player.name = default_player_name(player)
    return player


def default_player_name(player: Player) -> str:
    """Return the name of a player who has not chosen one. It does not reveal the address."""
    return words(player.language).say("player-newcomer", number=str(player.id))


def set_initial_name(player: Player, name: str) -> None:
    """Set the name of a player who has not chosen one. Signing in never renames a player."""
    if name and player.name == default_player_name(player):
        player.name = name


def generate_code() -> str:
    """Return a code as it is read and typed: `K7M-4PX`."""
    return "-".join("".join(choice(LETTERS) for _ in range(PART)) for _ in range(PARTS))


def digest_code(email: str, code: str) -> bytes:
    """Return the digest of a code for storage.

    It is keyed, because a code is short enough to try all of them.
    """
    typed = "".join(sign for sign in code.upper() if sign.isalnum())
    return derive_key(f"sign-in-code:{email}:{typed}")
