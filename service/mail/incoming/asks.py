"""Looking at answers without playing them.

`? build opera e1n` shows what an answer would bring and where it would lie. Words with which several answers
begin list those answers.
"""

from sqlalchemy.orm import Session

import engine
from service.mail.incoming.addressee import Addressee
from service.mail.incoming.numbered_answers import UnknownNumber, refuse_number, resolve_number
from service.mail.incoming.open_question import check_open
from service.mail.incoming.report import LetterReport, refuse_line
from service.mail.parse.instruction import Ask
from service.play.tables.queries import names_at
from service.play.tables.views import read_move


def look_up_answers(session: Session, to: Addressee, asked: Ask, told: LetterReport) -> None:
    """Look at one answer, or list the answers that begin with some words. Without words, list all answers."""
    check_open(session, to, asked.text)
    reader = to.reader
    try:
        if asked.number is not None:
            told.about.append(str(resolve_number(session, to, asked.number)))
        elif asked.text:
            told.begun = shared_beginning(to, asked.text)
            told.about.append(str(read_move(reader.row, reader.game, reader.seat.number, asked.text)))
    except UnknownNumber as gone:
        raise refuse_number(to, asked.text, gone) from gone
    except engine.Begun as beginning:
        told.begun = canonical_beginning(to, asked.text)
        told.about += [str(move) for move in beginning.candidates if len(beginning.candidates) == 1]
    except engine.Refusal as refusal:
        raise refuse_line(asked.text, refusal.explain(reader.game_words)) from refusal


def shared_beginning(to: Addressee, text: str) -> str:
    """Return the words in canonical form if several answers begin with them, else an empty string."""
    return canonical_beginning(to, text) if len(matching_choices(to, text).moves) > 1 else ""


def canonical_beginning(to: Addressee, text: str) -> str:
    """Return the words of a line in canonical form."""
    return matching_choices(to, text).begun


def matching_choices(to: Addressee, text: str) -> engine.Choices:
    reader = to.reader
    return reader.game.choices(
        reader.seat.number, text, aliases=reader.game_words.aliases, names=names_at(reader.row)
    )
