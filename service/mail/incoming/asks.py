"""Looking at answers without playing them.

`? build opera e1n` shows what an answer would bring and where it would lie. Words with which several answers
begin list those answers.
"""

from sqlalchemy.orm import Session

import engine
from service.mail.incoming.numbered_answers import UnknownNumber, refuse_number, resolve_number
from service.mail.incoming.open_question import check_open
from service.mail.incoming.report import LetterReport, refuse_line
from service.mail.incoming.seat_reply import SeatReply
from service.mail.parse.instruction import Ask
from service.play.tables.queries import names_at
from service.play.tables.views import read_move


def look_up_answers(session: Session, reply: SeatReply, asked: Ask, told: LetterReport) -> None:
    """Look at one answer, or list the answers that begin with some words. Without words, list all answers."""
    check_open(session, reply, asked.text)
    viewer = reply.viewer
    try:
        if asked.number is not None:
            told.about.append(str(resolve_number(session, reply, asked.number)))
        elif asked.text:
            told.begun = shared_beginning(reply, asked.text)
            told.about.append(str(read_move(viewer.row, viewer.game, viewer.seat.number, asked.text)))
    except UnknownNumber as gone:
        raise refuse_number(reply, asked.text, gone) from gone
    except engine.Begun as beginning:
        told.begun = canonical_beginning(reply, asked.text)
        told.about += [str(move) for move in beginning.candidates if len(beginning.candidates) == 1]
    except engine.Refusal as refusal:
        raise refuse_line(asked.text, refusal.explain(viewer.game_words)) from refusal


def shared_beginning(reply: SeatReply, text: str) -> str:
    """Return the words in canonical form if several answers begin with them, else an empty string."""
    return canonical_beginning(reply, text) if len(matching_choices(reply, text).moves) > 1 else ""


def canonical_beginning(reply: SeatReply, text: str) -> str:
    """Return the words of a line in canonical form."""
    return matching_choices(reply, text).begun


def matching_choices(reply: SeatReply, text: str) -> engine.Choices:
    viewer = reply.viewer
    return viewer.game.choices(
        viewer.seat.number, text, aliases=viewer.game_words.aliases, names=names_at(viewer.row)
    )
