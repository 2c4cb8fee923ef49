"""Announcements to everybody: on every page until their end and, if important, by mail."""

from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy import cast, insert, literal, select
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind
from service.platform.database import Document
from service.platform.outbox.models import Letter, LetterState
from service.platform.tasks.names import TaskName
from service.platform.transaction import send_task_after_commit
from service.play.acts.acts import ActContext, Facts, TargetKind, act
from service.play.acts.refusals import ImpossibleState
from service.play.acts.schemas import AnnounceSchema, WithdrawSchema
from service.site.announcements import Announcement


@act("announce", about=TargetKind.HOUSE, takes=AnnounceSchema, grave=True, undone_by="withdraw")
def announce(doing: ActContext[None]) -> Facts:
    """Announce something to all. Every page shows it until a moment, and mails carry it if wanted."""
    until = doing.given["until"].astimezone(UTC)
    if until <= doing.now:
        raise ImpossibleState("past")
    said = Announcement(text=doing.given["text"].strip(), made_at=doing.now, until=until)
    doing.session.add(said)
    doing.session.flush()
    doing.made["announcement"] = said.id
    if doing.given["mail"]:
        mail_to_all(doing.session, said, doing.now)
    return None


@act("withdraw", about=TargetKind.HOUSE, takes=WithdrawSchema)
def withdraw(doing: ActContext[None]) -> Facts:
    """Remove an announcement from all pages. Mails that were sent stay."""
    said = doing.session.get(Announcement, doing.given["announcement"])
    if said is None:
        raise ImpossibleState("no-announcement")
    if said.until > doing.now:
        said.until = doing.now
        doing.made["withdrawn"] = said.id
    return None


def mail_to_all(session: Session, said: Announcement, now: datetime) -> None:
    """Queue one letter to each person, in one statement, because there may be many."""
    key = literal(f"announcement:{said.id}:").concat(cast(Player.id, Letter.key.type))
    row = {
        "key": key,
        "kind": literal("announcement"),
        "channel": literal("mail"),
        "recipient": Player.email,
        "player_id": Player.id,
        "payload": literal({"announcement": said.id}, Document),
        "state": literal(LetterState.PENDING),
        "attempts": literal(0),
        "created_at": literal(now, Letter.created_at.type),
        "not_before": literal(now, Letter.created_at.type),
        "void_at": literal(said.until, Letter.created_at.type),
        "last_error": literal(""),
    }
    wanted = select(*row.values()).where(Player.kind == PlayerKind.PERSON, Player.banned_at.is_(None))
    session.execute(insert(Letter).from_select(list(row), wanted))
    send_task_after_commit(session, TaskName.SEND_DUE_LETTERS)


def latest_announcements(session: Session, limit: int) -> Sequence[Announcement]:
    """Return the last announcements, including those that are over."""
    return session.scalars(select(Announcement).order_by(Announcement.id.desc()).limit(limit)).all()
