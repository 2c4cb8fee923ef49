"""An answer to a letter about a contest: one word enters it, another one leaves it."""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy.orm import Session

from service.contests.entries import enter, leave_contest
from service.contests.queries import contest_by_id
from service.contests.tell import Word, tell_entrant
from service.core.deps import deps
from service.mail.contest_address import read_contest_address
from service.mail.incoming.settle import settle
from service.mail.parse import Illegible, Ours, WriterKind, parse, read_letter
from service.mail.parse.vocabulary import folded, together
from service.models.accounts import Player
from service.models.contests import Contest
from service.models.incoming_mail import IncomingMail, IncomingState
from service.tables.refusals import TableRefusal


class ContestAddressee(NamedTuple):
    """The contest and the player that an address was made for."""

    contest: Contest
    player: Player


def contest_addressee(session: Session, address: str) -> ContestAddressee | None:
    settings = deps().settings
    found = read_contest_address(settings.secret, settings.sender, address)
    contest = found and contest_by_id(session, found[0])
    player = found and session.get(Player, found[1])
    return ContestAddressee(contest, player) if contest and player else None


def answer_about_contest(session: Session, mail: IncomingMail, to: ContestAddressee, now: datetime) -> None:
    """Whatever a person writes is answered by a letter: that it is done, or how to write it."""
    letter = parse(mail.raw, Ours(deps().settings.sender.domain), mail.envelope_sender)
    mail.player_id = to.player.id
    if isinstance(letter, Illegible):
        settle(mail, IncomingState.UNREADABLE, letter.why, now)
    elif letter.kind != WriterKind.HUMAN:
        settle(mail, IncomingState.IGNORED, letter.kind, now)
    elif letter.senders != (to.player.email,):
        settle(mail, IncomingState.REFUSED, "other-sender", now)
    else:
        settle(mail, IncomingState.DONE, "", now)
        read = read_letter(letter, languages=[to.player.language])
        written = next((folded(line.text) for line in read.lines if folded(line.text)), "")
        if not obeyed(session, to, written, now):
            mail.why = "not-carried-out"
            tell_entrant(session, to.contest, to.player, Word.UNCLEAR, now, about=str(mail.id))


def obeyed(session: Session, to: ContestAddressee, word: str, now: datetime) -> bool:
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
