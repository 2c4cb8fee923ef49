"""Letters about a contest, to those who entered it. Only numbers are posted; what a letter says is read when it leaves."""

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.platform.outbox.outbox import post
from service.platform.transaction import ring
from service.play.messages.notify_programs import contest_says
from service.seasons.contests.models import Contest


class Word(StrEnum):
    """What is told."""

    INVITED = "invited"
    ENTERED = "entered"
    WAITING = "waiting"
    MOVED_UP = "moved-up"
    ROUND = "round"
    SITS_OUT = "sits-out"
    WITHDRAWN = "withdrawn"
    GONE = "gone"
    """Withdrawn by the house: nobody heard from them, or another played on."""
    CANCELLED = "cancelled"
    RESTORED = "restored"
    ENDED = "ended"
    SEASON = "season"
    """A season of a league is about to begin; `why` says from where one comes: new, up, down, same."""
    CHALLENGED = "challenged"
    CHALLENGE_OVER = "challenge-over"
    """`why` says what became of one's place: up, down, same."""
    UNCLEAR = "unclear"
    """An answer by mail that was not understood, or cannot be."""


def tell_entrant(
    session: Session,
    contest: Contest,
    player: Player,
    word: Word,
    now: datetime,
    *,
    table: int | None = None,
    why: str = "",
    about: str = "",
) -> None:
    """One letter of a kind for each round, to whoever has an address, and a call to their programs.

    `about` tells apart what may happen again.
    """
    tell_entrants(session, contest, {player: why}, word, now, table=table, about=about)


def tell_entrants(
    session: Session,
    contest: Contest,
    told: Mapping[Player, str],
    word: Word,
    now: datetime,
    *,
    table: int | None = None,
    about: str = "",
) -> None:
    """The same to many at once, with the reason of each."""
    reached = {player: why for player, why in told.items() if player.email is not None}
    keys = {player.id: f"{contest.id}:{player.id}:{contest.round}:{word}:{about}" for player in reached}
    contest_says(session, contest.id, keys, now)
    for player, why in reached.items():
        ring(session, f"player:{player.id}")
        post(
            session,
            key=f"contest:{keys[player.id]}",
            kind="contest",
            channel="mail",
            recipient=player.email or "",
            payload={
                "contest": contest.id,
                "word": word,
                "round": contest.round,
                "table": table,
                "why": why,
            },
            now=now,
            player_id=player.id,
            table_id=table,
        )
