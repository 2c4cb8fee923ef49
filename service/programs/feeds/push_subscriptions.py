"""Push subscriptions of a player's browsers: add one, remove one, send a test message."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from service.platform.outside_addresses import ForbiddenAddress, parse_address
from service.play.messages.models import PushSubscription
from service.play.messages.notify_browsers import TRIAL, notify_browser

MOST = 10
AUTH_BYTES = 16
LONGEST = 2000


class BadSubscription(ValueError):
    """Raised for a subscription that no browser would create."""


class NoBrowser(LookupError):
    """Raised when the player has no subscription with that number."""


def subscribe(
    session: Session,
    *,
    player_id: int,
    session_id: int,
    endpoint: str,
    sealed_for: str,
    auth: str,
    now: datetime,
) -> PushSubscription:
    """Subscribe a browser. If there are too many, the oldest subscriptions are deleted."""
    validate_subscription(endpoint, sealed_for, auth)
    session.execute(delete(PushSubscription).where(PushSubscription.endpoint == endpoint))
    browser = PushSubscription(
        player_id=player_id,
        session_id=session_id,
        endpoint=endpoint,
        sealed_for=sealed_for,
        auth=auth,
        created_at=now,
    )
    session.add(browser)
    session.flush()
    for old in subscriptions_of(session, player_id)[:-MOST]:
        session.delete(old)
    return browser


def validate_subscription(endpoint: str, sealed_for: str, auth: str) -> None:
    """Raise BadSubscription for a subscription that could never be called or decrypted."""
    from cryptography.hazmat.primitives.asymmetric import ec  # 8 MB: loaded only if a browser subscribes

    from service.programs.feeds.push_seal import CURVE, decode_base64url

    try:
        parse_address(endpoint)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode_base64url(sealed_for))
        sound = len(decode_base64url(auth)) == AUTH_BYTES and len(endpoint) <= LONGEST
    except (ForbiddenAddress, ValueError) as error:
        raise BadSubscription from error
    if not sound:
        raise BadSubscription


def subscriptions_of(session: Session, player_id: int) -> Sequence[PushSubscription]:
    """Return the subscriptions of a player, the oldest first."""
    theirs = select(PushSubscription).where(PushSubscription.player_id == player_id)
    return session.scalars(theirs.order_by(PushSubscription.id)).all()


def subscription_of(session: Session, player_id: int, number: int) -> PushSubscription:
    browser = session.get(PushSubscription, number)
    if browser is None or browser.player_id != player_id:
        raise NoBrowser
    return browser


def forget_browser_of(session: Session, session_id: int) -> None:
    """Delete the subscription of a session when the player signs out."""
    session.execute(delete(PushSubscription).where(PushSubscription.session_id == session_id))


def send_test_push(session: Session, browser: PushSubscription, now: datetime) -> None:
    notify_browser(session, browser, TRIAL, now.isoformat(), {}, now)
