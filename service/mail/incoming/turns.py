"""The lines of a letter that are moves make one turn, all or none, through the one door."""

from collections.abc import Sequence
from datetime import datetime
from difflib import get_close_matches
from typing import TypeGuard

from sqlalchemy.orm import Session

import engine
from engine import Move
from engine.sketches import own_board
from service.core.words import FALLBACK
from service.mail.incoming.addressee import Addressee
from service.mail.incoming.asks import begun
from service.mail.incoming.numbered_answers import Unnumbered, accepted, meant, unnumbered
from service.mail.incoming.open_question import check_open
from service.mail.incoming.report import LetterReport, RefusedLine, refused
from service.mail.parse.instruction import Choose, Do, Instruction, WrittenMove
from service.mail.parse.vocabulary import folded, together
from service.mail.recipient import Recipient
from service.models.moves import Origin
from service.tables.refusals import TableRefusal, TurnReveals
from service.tables.submit import Turn, rehearse, submit
from service.tables.views import loaded_position

MoveLine = Choose | WrittenMove | Do
ALIKE = 0.75
"""So like a command is a word that may be a slip for it."""
Given = tuple[str, Move | str]
"""A line as it was written, and the move that it means as far as no game is needed to know."""


def is_move(instruction: Instruction) -> TypeGuard[MoveLine]:
    """Whether a line is part of the turn; to accept the default is a move too."""
    return isinstance(instruction, Choose | WrittenMove) or (
        isinstance(instruction, Do) and instruction.what == "default"
    )


def play_lines(
    session: Session, to: Addressee, lines: Sequence[MoveLine], told: LetterReport, now: datetime
) -> None:
    """Play a turn for whoever was asked."""
    reader = to.reader
    check_open(session, to, written(lines[0]))
    given = [understood(session, to, line) for line in lines]
    before, board = reader.row.count, own_board(reader.game, reader.seat.number, reader.game_words)
    try:
        played = submit(session, turn_of(to, given), now)
    except engine.Begun as beginning:
        if len(given) > 1:
            raise explained(session, to, given, beginning) from beginning
        told.begun = begun(to, given[0][0])
        return
    except TurnReveals as reveals:
        raise refused(
            given[reveals.moves][0], reader.said.say("answer-why-turn-reveals", moves=reveals.moves)
        ) from reveals
    except engine.Refusal as refusal:
        raise explained(session, to, given, refusal) from refusal
    except TableRefusal as refusal:
        raise refused(given[0][0], reader.said.say(f"answer-why-{refusal.problem}")) from refusal
    told.played = [reader.game_words.write(line) for line in played.lines]
    told.since = before
    now_lies = own_board(loaded_position(played.table), reader.seat.number, reader.game_words)
    told.built = now_lies != board


def written(line: MoveLine) -> str:
    match line:
        case Choose(place=True):
            return f"#{line.number}"
        case Choose():
            return str(line.number)
        case WrittenMove():
            return line.text
        case Do():
            return line.what


def understood(session: Session, to: Addressee, line: MoveLine) -> Given:
    """A number is an amount or a move that the mail named; words are read by the game when they are played."""
    text = written(line)
    try:
        match line:
            case Choose():
                return text, meant(session, to, line)
            case Do():
                return text, accepted(session, to)
            case WrittenMove():
                return text, text
    except Unnumbered as gone:
        raise unnumbered(to, text, gone) from gone
    except engine.Ambiguous as several:
        raise refused(text, several.explain(to.reader.game_words)) from several


def turn_of(to: Addressee, given: Sequence[Given]) -> Turn:
    return Turn(
        table_id=to.reader.row.id,
        seat=to.reader.seat.number,
        question=to.question,
        moves=[move for _, move in given],
        origin=Origin.MAIL,
        player_id=to.reader.player.id,
    )


def perhaps(reader: Recipient, refusal: engine.Refusal) -> str:
    """What may have been meant by a line in which the game finds nothing of its own: a command, or something to say."""
    if not isinstance(refusal, engine.Unreadable) or refusal.understood or refusal.perhaps:
        return ""
    known = together((FALLBACK, reader.player.language)).commands.values()
    near = get_close_matches(
        folded(refusal.text), [alias for aliases in known for alias in aliases], 1, ALIKE
    )
    if near:
        return reader.said.say("answer-why-perhaps-command", command=near[0])
    return reader.said.say("answer-why-perhaps-talk")


def explained(
    session: Session, to: Addressee, given: Sequence[Given], refusal: engine.Refusal
) -> RefusedLine:
    """Which line it was, what is wrong with it, and what would be right."""
    why = f"{refusal.explain(to.reader.game_words)} {perhaps(to.reader, refusal)}".rstrip()
    for end in range(1, len(given)):
        try:
            rehearse(session, turn_of(to, given[:end]))
        except engine.Refusal:
            return refused(given[end - 1][0], why)
    return refused(given[-1][0], why)
