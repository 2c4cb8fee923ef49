"""Replies to letters about a contest: one word enters it, another one leaves it."""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy.orm import Session

from service.mail.incoming.models import IncomingMail, IncomingState
from service.mail.incoming.settle import settle
from service.mail.parse import Reading
from service.mail.parse.vocabulary import folded, together
from service.mail.personal_address import AskedAbout, read_personal
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.play.tables.refusals import TableRefusal
from service.seasons.contests.entries import enter, leave_contest
from service.seasons.contests.models import Contest
from service.seasons.contests.queries import contest_by_id
from service.seasons.contests.tell import Word, tell_entrant


class AskedEntrant(NamedTuple):
    """The contest and the player that a reply address belongs to."""

    contest: Contest
    player: Player


def asked_entrant(session: Session, address: str) -> AskedEntrant | None:
    settings = deps().settings
    to = read_personal(settings.secret, settings.sender, AskedAbout.CONTEST, address)
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
        settle(mail, IncomingState.REFUSED, "other-sender", now)
        return
    settle(mail, IncomingState.DONE, "", now)
    written = next((folded(line.text) for line in read.lines if folded(line.text)), "")
    if not obeyed(session, to, written, now):
        mail.why = "not-carried-out"
        tell_entrant(session, to.contest, to.player, Word.UNCLEAR, now, about=str(mail.id))


def obeyed(session: Session, to: AskedEntrant, word: str, now: datetime) -> bool:
    known = together(("en", to.player.language))
    try:
        with session.begin_nested():
            if word in map(folded, known.arguments["enter"]):
                enter(session, contest_id=to.contest.id, player=to.player, now=now)
            elif word in map(folded, known.commands["resign"]):
                leave_contest(session, contest_id=to.contest.id, player_id=to.player.id, now=now)
            else:
                return False
    except TableRefusal:
        return False
    return True
