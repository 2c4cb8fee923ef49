"""Replies to letters about a contest: one word enters it, another one leaves it."""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy.orm import Session

from service.mail.addresses import PersonalTopic, read_personal_address
from service.mail.incoming.models import IncomingMail, IncomingState
from service.mail.incoming.settle import settle_mail
from service.mail.parse import Reading
from service.mail.parse.vocabulary import fold_text, merge_commands
from service.platform.accounts.models import Player
from service.play.tables.refusals import TableRefusal
from service.seasons.contests.entries import enter_contest, leave_contest
from service.seasons.contests.models import Contest
from service.seasons.contests.queries import contest_by_id
from service.seasons.contests.tell import LetterSubject, tell_entrant


class AskedEntrant(NamedTuple):
    """The contest and the player that a reply address belongs to."""

    contest: Contest
    player: Player


def asked_entrant(session: Session, address: str) -> AskedEntrant | None:
    to = read_personal_address(PersonalTopic.CONTEST, address)
    contest = contest_by_id(session, to.number) if to else None
    player = session.get(Player, to.player) if to else None
    return AskedEntrant(contest, player) if contest and player else None


def answer_about_contest(
    session: Session, mail: IncomingMail, to: AskedEntrant, read: Reading, now: datetime
) -> None:
    """Apply a reply.

    A letter answers every reply: it confirms the change or explains how to write a valid reply.
    """
    mail.player_id = to.player.id
    if read.letter.senders != (to.player.email,):
        settle_mail(mail, IncomingState.REFUSED, "other-sender", now)
        return
    settle_mail(mail, IncomingState.DONE, "", now)
    written = next((fold_text(line.text) for line in read.lines if fold_text(line.text)), "")
    if not apply_reply(session, to, written, now):
        mail.why = "not-carried-out"
        tell_entrant(session, to.contest, to.player, LetterSubject.UNCLEAR, now, about=str(mail.id))


def apply_reply(session: Session, to: AskedEntrant, word: str, now: datetime) -> bool:
    known = merge_commands(("en", to.player.language))
    try:
        with session.begin_nested():
            if word in map(fold_text, known.arguments["enter"]):
                enter_contest(session, contest_id=to.contest.id, player=to.player, now=now)
            elif word in map(fold_text, known.commands["resign"]):
                leave_contest(session, contest_id=to.contest.id, player_id=to.player.id, now=now)
            else:
                return False
    except TableRefusal:
        return False
    return True
