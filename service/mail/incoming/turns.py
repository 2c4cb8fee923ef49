"""Playing the moves of a letter as one turn, all or none, through the same `submit_turn` as all other turns."""

import re
from collections.abc import Sequence
from datetime import datetime
from difflib import get_close_matches
from typing import TypeGuard

from sqlalchemy.orm import Session

import engine
from engine import Move
from engine.table.sketches import own_board
from service.mail.briefing import choices_for
from service.mail.incoming.asks import canonical_beginning
from service.mail.incoming.courtesy import read_courteously
from service.mail.incoming.numbered_answers import (
    UnknownNumber,
    refuse_number,
    resolve_default,
    resolve_number,
)
from service.mail.incoming.open_question import check_open
from service.mail.incoming.report import LetterReport, RefusedLine, refuse_line
from service.mail.incoming.seat_reply import SeatReply
from service.mail.parse.farewell import ASKS
from service.mail.parse.instruction import Choose, Do, Instruction, WrittenMove
from service.mail.parse.vocabulary import fold_text, merge_commands
from service.platform.words import FALLBACK
from service.play.tables.move_models import Origin
from service.play.tables.refusals import TableRefusal, TurnReveals
from service.play.tables.submit import Turn, rehearse_turn, submit_turn
from service.play.tables.viewer import SeatViewer
from service.play.tables.views import load_position, read_move

MoveLine = Choose | WrittenMove | Do
NUMBERS = re.compile(r"(?<![\w.,])#?([0-9]{1,6})(?![\w])")
ALIKE = 0.75
"""The similarity to a command from which a word may be a typing error for it."""
NOT_ASKED = "not-asked"
"""The rule that refuses an answer of a seat that has no question."""
Given = tuple[str, Move | str]
"""A line as it was written, and its move. The move is text if only the game can parse it."""


def is_move(instruction: Instruction) -> TypeGuard[MoveLine]:
    """Return True if a line is part of the turn. Accepting the default counts as a move."""
    return isinstance(instruction, Choose | WrittenMove) or (
        isinstance(instruction, Do) and instruction.what == "default"
    )


def play_lines(
    session: Session, reply: SeatReply, lines: Sequence[MoveLine], told: LetterReport, now: datetime
) -> None:
    """Play the moves of a letter as one turn of its seat."""
    viewer = reply.viewer
    check_open(session, reply, format_move_line(lines[0]))
    given = [resolve_line(session, reply, line) for line in lines]
    before, board = viewer.row.count, own_board(viewer.game, viewer.seat.number, viewer.game_words)
    try:
        played = submit_turn(session, build_turn(reply, given), now)
    except engine.Begun as beginning:
        if len(given) > 1:
            raise explain_refusal(session, reply, given, beginning) from beginning
        told.begun = canonical_beginning(reply, str(given[0][1]))
        if len(beginning.candidates) == 1:
            move = viewer.game_words.write(str(beginning.candidates[0]))
            told.done.append(viewer.said.say("answer-one-fits", move=move))
        return
    except TurnReveals as reveals:
        raise refuse_line(
            given[reveals.moves][0], viewer.said.say("answer-why-turn-reveals", moves=reveals.moves)
        ) from reveals
    except engine.Refusal as refusal:
        raise explain_refusal(session, reply, given, refusal) from refusal
    except TableRefusal as refusal:
        raise refuse_line(given[0][0], viewer.said.say(f"answer-why-{refusal.problem}")) from refusal
    told.played = [viewer.game_words.write(line) for line in played.lines]
    told.since = before
    now_lies = own_board(load_position(played.table), viewer.seat.number, viewer.game_words)
    told.built = now_lies != board


def format_move_line(line: MoveLine) -> str:
    match line:
        case Choose(place=True):
            return f"#{line.number}"
        case Choose():
            return str(line.number)
        case WrittenMove():
            return line.text
        case Do():
            return line.what


def resolve_line(session: Session, reply: SeatReply, line: MoveLine) -> Given:
    """Resolve a line to a move.

    A number is an amount, or a move that the mail numbered. Text is parsed by the game when it is played.
    """
    text = format_move_line(line)
    try:
        match line:
            case Choose():
                return text, resolve_number(session, reply, line)
            case Do():
                return text, resolve_default(session, reply)
            case WrittenMove():
                refuse_asked_move(reply, text)
                return text, read_courteously(reply, text)
    except UnknownNumber as gone:
        raise refuse_number(reply, text, gone) from gone
    except engine.Ambiguous as several:
        raise refuse_line(text, several.explain(reply.viewer.game_words)) from several


def refuse_asked_move(reply: SeatReply, text: str) -> None:
    """Refuse a move with a question mark, which games ignore."""
    viewer = reply.viewer
    if not ASKS.search(text):
        return
    try:
        move = read_move(viewer.row, viewer.game, viewer.seat.number, text)
    except engine.Refusal:
        return
    raise refuse_line(text, viewer.said.say("answer-why-asked", move=viewer.game_words.write(str(move))))


def build_turn(reply: SeatReply, given: Sequence[Given]) -> Turn:
    return Turn(
        table_id=reply.viewer.row.id,
        seat=reply.viewer.seat.number,
        question=reply.question,
        moves=[move for _, move in given],
        origin=Origin.MAIL,
        player_id=reply.viewer.player.id,
    )


def guess_meaning(viewer: SeatViewer, refusal: engine.Refusal) -> str:
    """Return a guess at the meaning of a line that the game cannot parse at all.

    It may be an answer by its number, a command, or talk.
    """
    if not isinstance(refusal, engine.Unreadable) or refusal.understood:
        return ""
    whole_moves = any(" " in words for words in refusal.perhaps)
    if not whole_moves and (numbered := find_number(viewer, refusal.text)):
        return viewer.said.say("answer-why-perhaps-number", number=numbered)
    if refusal.perhaps:
        return ""
    known = merge_commands((FALLBACK, viewer.language)).commands.values()
    near = get_close_matches(
        fold_text(refusal.text), [alias for aliases in known for alias in aliases], 1, ALIKE
    )
    if near:
        return viewer.said.say("answer-why-perhaps-command", command=near[0])
    return viewer.said.say("answer-why-perhaps-talk")


def find_number(viewer: SeatViewer, text: str) -> str:
    """Return the only number in a sentence, as an amount or as the place of an answer."""
    numbers = [int(number) for number in NUMBERS.findall(text)]
    if len(numbers) != 1:
        return ""
    amounts = viewer.game.amounts(viewer.seat.number)
    if amounts is not None and amounts.values:
        return str(numbers[0]) if numbers[0] in amounts.values else ""
    listed = choices_for(viewer.game, viewer.seat.number).listed
    return f"#{numbers[0]}" if 0 < numbers[0] <= len(listed) else ""


def explain_refusal(
    session: Session, reply: SeatReply, given: Sequence[Given], refusal: engine.Refusal
) -> RefusedLine:
    """Return a refusal that says which line is wrong, what is wrong with it, and what would be right."""
    last = len(given) - 1
    at = next((end for end in range(last) if not is_acceptable(session, reply, given[: end + 1])), last)
    why = f"{refusal.explain(reply.viewer.game_words)} {guess_meaning(reply.viewer, refusal)}".rstrip()
    return refuse_line(given[at][0], explain_refused_line(reply, given, at, refusal, why) if last else why)


def is_acceptable(session: Session, reply: SeatReply, given: Sequence[Given]) -> bool:
    """Return True if these lines would be accepted."""
    try:
        rehearse_turn(session, build_turn(reply, given))
    except engine.Refusal:
        return False
    return True


def explain_refused_line(
    reply: SeatReply, given: Sequence[Given], at: int, refusal: engine.Refusal, why: str
) -> str:
    """Return the reason for refusing one of several lines.

    The lines before it would be accepted, so the reason says which lines to send.
    """
    say = reply.viewer.said.say
    line, before = given[at][0], ", ".join(text for text, _ in given[:at])
    if isinstance(refusal, engine.Illegal) and refusal.rule == NOT_ASKED and before:
        return say("answer-why-not-asked-then", before=before, line=line)
    if before:
        return say("answer-why-after", before=before, why=why)
    return say("answer-why-begun-alone", why=why) if isinstance(refusal, engine.Begun) else why
