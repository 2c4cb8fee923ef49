"""A letter to a seat's address from an address that is not its player's: nothing is done, and the player is told.

The sender is told nothing: whoever was forwarded a mail must not be given the links of its reader.
"""

from sqlalchemy.orm import Session

import engine
from service.mail.incoming.addressee import Addressee
from service.mail.incoming.afterword import answer_alone
from service.mail.incoming.numbered_answers import Unnumbered, accepted, meant
from service.mail.incoming.report import LetterReport, Wrong
from service.mail.incoming.turns import MoveLine, is_move, written
from service.mail.parse import Reading
from service.mail.parse.instruction import Choose, Do
from service.models.tables import TableState


def from_elsewhere(session: Session, to: Addressee, read: Reading) -> LetterReport:
    """What the letter wanted, with a link that plays it where it is one move."""
    said = to.reader.said.say
    sender = ", ".join(read.letter.senders)
    told = LetterReport(wrong=[Wrong("", said("answer-why-other-sender", sender=sender))])
    lines = [
        each
        for each in answer_alone(to, read.instructions, read.lines, read.letter.name).instructions
        if is_move(each)
    ]
    move = wanted(session, to, lines[0]) if len(lines) == 1 else None
    if move:
        shown = to.reader.game_words.write(move)
        told.links.append({"move": shown, "link": to.reader.answer_link(to.question, move)})
    return told


def wanted(session: Session, to: Addressee, line: MoveLine) -> str | None:
    """The move in words; the page behind the link says whether it is legal."""
    if to.reader.row.state != TableState.RUNNING or to.reader.seat.question != to.question:
        return None
    try:
        match line:
            case Choose():
                return str(meant(session, to, line))
            case Do():
                return str(accepted(session, to))
        return written(line)
    except (Unnumbered, engine.Ambiguous):
        return None
