"""The browsers in which a player wants to be told: one more, one less, a message on trial."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from service.platform.outside_addresses import Barred, place_of
from service.play.messages.models import PushSubscription
from service.play.messages.notify_browsers import TRIAL, tell_browser

MOST = 10
AUTH_BYTES = 16
LONGEST = 2000


class BadSubscription(ValueError):
    """No browser gives such a subscription."""


class NoBrowser(LookupError):
    """The player has none of that number."""


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
    """This browser is told from now on; of too many the oldest are told no more."""
    demand_sound(endpoint, sealed_for, auth)
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


def demand_sound(endpoint: str, sealed_for: str, auth: str) -> None:
    """What could never be called or opened is refused at once."""
    from cryptography.hazmat.primitives.asymmetric import ec  # 8 MB: only where a browser is to be told

    from service.programs.feeds.push_seal import CURVE, decoded

    try:
        place_of(endpoint)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(sealed_for))
        sound = len(decoded(auth)) == AUTH_BYTES and len(endpoint) <= LONGEST
    except (Barred, ValueError) as error:
        raise BadSubscription from error
    if not sound:
        raise BadSubscription


def subscriptions_of(session: Session, player_id: int) -> Sequence[PushSubscription]:
    """The oldest first."""
    theirs = select(PushSubscription).where(PushSubscription.player_id == player_id)
    return session.scalars(theirs.order_by(PushSubscription.id)).all()


def subscription_of(session: Session, player_id: int, number: int) -> PushSubscription:
    browser = session.get(PushSubscription, number)
    if browser is None or browser.player_id != player_id:
        raise NoBrowser
    return browser


def forget_browser_of(session: Session, session_id: int) -> None:
    """Whoever signs out is told nothing more in that browser."""
    session.execute(delete(PushSubscription).where(PushSubscription.session_id == session_id))


def try_out(session: Session, browser: PushSubscription, now: datetime) -> None:
    tell_browser(session, browser, TRIAL, now.isoformat(), {}, now)
