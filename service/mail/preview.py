"""A preview of mail preferences: when the next mails would come, and how one would look."""

from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple

from sqlalchemy.orm import Session

import engine
from engine import games
from engine.values.chance import SEED_BYTES
from service.mail.briefing import seat_briefing
from service.mail.compose import render_mail
from service.mail.contents import seat_contents
from service.mail.conversation import sender_of_questions
from service.mail.kinds.decision import board_context, decision_context, player_facts
from service.mail.pictures import board_picture
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter, LetterState
from service.platform.outbox.queries import mails_to
from service.platform.ports import Mail
from service.platform.words import words
from service.play.messages.mail_preferences import MailPreferences, next_digest_time
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.viewer import SeatViewer

DIGESTS = 3
WAITING = 10


class MailPreview(NamedTuple):
    """A future mail. `what` is the key of a catalogue message."""

    what: str
    at: datetime


def preview_mails(wishes: MailPreferences, zone: str, now: datetime) -> list[MailPreview]:
    """Return the mails that would follow if a decision came up now: its own mail and the next digests."""
    single = [MailPreview("preview-single", now)] if wishes.single else []
    return single + (list(preview_digests(wishes, zone, now)) if wishes.gathered and wishes.hours else [])


def preview_digests(wishes: MailPreferences, zone: str, now: datetime) -> Iterator[MailPreview]:
    for _ in range(DIGESTS):
        now = next_digest_time(wishes.hours, zone, now)
        yield MailPreview("preview-digest", now)


def pending_mails(session: Session, player_id: int) -> list[Letter]:
    """Return the mails that are waiting to be sent."""
    waiting = mails_to(player_id).where(Letter.state.in_([LetterState.PENDING, LetterState.FAILED]))
    return list(session.scalars(waiting.order_by(Letter.not_before).limit(WAITING)))


def sample_decision_mail(session: Session, player: Player, wishes: MailPreferences, now: datetime) -> Mail:
    """Return a decision mail of an imagined game, as it would be sent to this player."""
    viewer = sample_recipient(player, now)
    brief = seat_briefing(
        viewer.game, viewer.seat.number, viewer.names, viewer.game_words, aloud=wishes.heard
    )
    if brief is None:
        raise LookupError("the deal asks nobody anything")
    values = decision_context(session, viewer, brief, [])
    contents = seat_contents(
        viewer,
        wishes,
        brief.question,
        sender=sender_of_questions(viewer.said),
        picture=board_picture(viewer, [], brief.kind, brief.places) if wishes.pictured else None,
        until="",
        why_then="",
        plans=(),
        talk=(),
        players=player_facts(viewer),
        **values,
        **board_context(viewer, brief, values["choices"], aloud=wishes.heard),
    )
    letter = Letter(id=0, key="sample", kind="decision", recipient=player.email, created_at=now, payload={})
    return render_mail(letter, contents)


def sample_recipient(player: Player, now: datetime) -> SeatViewer:
    """Return a seat of the first game, at a table that is not in the database."""
    game = next(iter(games().values()))
    table = engine.new_table(game.name, seats=game.seats[-1], seed=bytes(SEED_BYTES))
    number = table.waiting[0]
    row = Table(
        id=0,
        name=words(player.language).say("preview-table"),
        game=game.name,
        edition=table.position.edition,
        edition_hash=table.position.edition_hash,
        size=game.seats[-1],
        dump=table.dump(),
        state=TableState.RUNNING,
        count=0,
        revision=0,
        started_at=now,
        seats=[Seat(number=seat, played=0, generation=0) for seat in range(game.seats[-1])],
    )
    seat = row.seats[number]
    seat.player, seat.player_id, seat.waiting_since = player, player.id, now
    return SeatViewer.of(row, seat, player)
