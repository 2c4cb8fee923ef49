"""Letters about a contest to its entrants.

The outbox keeps only ids. The text is rendered when a letter is sent.
"""

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.platform.outbox.outbox import post_letter
from service.platform.transaction import notify_after_commit
from service.play.messages.notice import Notice, NoticeKind
from service.play.messages.post_notice import post_notice
from service.seasons.contests.models import Contest


class LetterSubject(StrEnum):
    """The subject of a letter."""

    INVITED = "invited"
    ENTERED = "entered"
    WAITING = "waiting"
    MOVED_UP = "moved-up"
    ROUND = "round"
    SITS_OUT = "sits-out"
    WITHDRAWN = "withdrawn"
    GONE = "gone"
    """Withdrawn by the service: the player did not play any more, or another player took over the seat."""
    CANCELLED = "cancelled"
    RESTORED = "restored"
    ENDED = "ended"
    SEASON = "season"
    """A season of a league is about to begin. `why` says how the player's division changes: new, up, down,
    same.
    """
    CHALLENGED = "challenged"
    CHALLENGE_OVER = "challenge-over"
    """`why` says how the player's place changed: up, down, same."""
    UNCLEAR = "unclear"
    """A reply by mail that was not understood or cannot be applied."""


def tell_entrant(
    session: Session,
    contest: Contest,
    player: Player,
    word: LetterSubject,
    now: datetime,
    *,
    table: int | None = None,
    why: str = "",
    about: str = "",
) -> None:
    """Send a letter to an entrant who has an address, and a call to their programs.

    Each word is sent once a round.

    `about` makes letters distinct whose subject can occur more than once a round.
    """
    tell_entrants(session, contest, {player: why}, word, now, table=table, about=about)


def tell_entrants(
    session: Session,
    contest: Contest,
    told: Mapping[Player, str],
    word: LetterSubject,
    now: datetime,
    *,
    table: int | None = None,
    about: str = "",
) -> None:
    """Send the same letter to many entrants, each with their own reason."""
    reached = {player: why for player, why in told.items() if player.email is not None}
    event = f"{contest.round}:{word}:{about}"
    players, facts = [player.id for player in reached], {"contest": contest.id}
    news = Notice(kind=NoticeKind.CONTEST, about=event, players=players, facts=facts)
    post_notice(session, news, now)
    for player, why in reached.items():
        notify_after_commit(session, f"player:{player.id}")
        post_letter(
            session,
            key=f"contest:{contest.id}:{player.id}:{event}",
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
