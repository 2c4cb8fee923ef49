"""Seating bots: as company from the beginning, at an open seat later, as substitutes of absent players."""

from collections.abc import Sequence
from datetime import datetime
from string import ascii_uppercase

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind
from service.platform.words import words
from service.play.tables.join import find_open_seat, lock_hosted_table, sit_down
from service.play.tables.models import Table
from service.play.tables.refusals import SeatTaken


def seat_bots(session: Session, row: Table, levels: Sequence[str], language: str, now: datetime) -> None:
    """Seat bots of these levels at the first open seats, or at random ones if seats are drawn."""
    if len(levels) > sum(seat.player is None for seat in row.seats):
        raise SeatTaken
    for level in levels:
        number = find_open_seat(row, None).number
        sit_down(session, row, create_bot(session, level, number, language, now), number, now)


def seat_bot(
    session: Session, *, table_id: int, host: Player, number: int | None, level: str, now: datetime
) -> Table:
    """Give an open seat to a bot, at the request of the host."""
    row = lock_hosted_table(session, table_id, host.id)
    free = find_open_seat(row, number).number
    sit_down(session, row, create_bot(session, level, free, host.language, now), free, now)
    return row


def create_bot(session: Session, level: str, number: int, language: str, now: datetime) -> Player:
    """Create a player who is a bot.

    Its name has its level and the letter of its seat; a number could be read together with its points.
    """
    name = words(language).say(f"bot-{level}", seat=ascii_uppercase[number])
    bot = Player(kind=PlayerKind.BOT, name=name, preferences={"bot": level}, created_at=now)
    session.add(bot)
    session.flush()
    return bot
