"""Digests: one for each player and chosen hour, as long as tables wait."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.platform.outbox.outbox import post_letter
from service.play.messages.mail_preferences import mail_preferences, next_digest_time
from service.play.tables.models import Seat
from service.play.tables.queries import waiting_seats


def post_digest(session: Session, player: Player, now: datetime) -> None:
    """Put the digest of the player's next hour into the outbox. Its key makes repeated calls harmless."""
    hours = mail_preferences(session, player).hours
    if not hours or player.email is None:
        return
    leaves = next_digest_time(hours, player.time_zone, now)
    post_letter(
        session,
        key=f"digest:{player.id}:{leaves.isoformat()}",
        kind="digest",
        channel="mail",
        recipient=player.email,
        payload={},
        now=now,
        not_before=leaves,
        player_id=player.id,
    )


def schedule_next_digest(session: Session, player_id: int, now: datetime) -> None:
    """Schedule the next digest if a table still waits for the player."""
    player = session.get(Player, player_id)
    waits = session.scalars(waiting_seats(player_id).order_by(Seat.id).limit(1)).first()
    if player is not None and waits is not None:
        post_digest(session, player, now)
