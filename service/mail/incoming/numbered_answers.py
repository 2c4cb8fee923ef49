"""The meaning of a number in a reply: an amount where one is asked for, else the move that our mail numbered
so.

A mail numbers the kinds of answers that existed when it was written, or the answers that begin with the words
of its reader. Moves of others may have changed them since, under the same question. Then every position since
is checked. A number that has meant two different moves is refused. So is a number if we do not know in which
list it was read. If moves were taken back meanwhile, the positions are lost and the number is refused.
"""

from collections.abc import Iterable, Iterator

from sqlalchemy import exists, select
from sqlalchemy.orm import Session

import engine
from engine import Move
from engine.notation.numbered import move_at, move_meant
from engine.text.sentences import amounts_text
from service.mail.briefing import choices_for
from service.mail.incoming.report import RefusedLine, refuse_line
from service.mail.incoming.seat_reply import SeatReply
from service.mail.parse.instruction import Choose
from service.play.tables.models import Seat, Table
from service.play.tables.move_models import WithdrawnMove
from service.play.tables.move_queries import time_when_asked
from service.play.tables.views import load_with_history


class UnknownNumber(LookupError):
    """Raised if no answer has this number, or if its meaning has changed."""

    def __init__(self, *, changed: bool) -> None:
        super().__init__(changed)
        self.changed = changed


def refuse_number(reply: SeatReply, number: str, gone: UnknownNumber) -> RefusedLine:
    """Return the refusal of a number: the reason, and the possible amounts."""
    said, game = reply.viewer.said, reply.viewer.game
    why = said.say(
        "answer-why-number-changed" if gone.changed else "answer-why-no-such-number", number=number
    )
    amounts = game.amounts(reply.viewer.seat.number)
    possible = amounts_text(reply.viewer.game_words, amounts.values) if amounts is not None else ""
    return refuse_line(number, f"{why} {possible}".rstrip())


def resolve_number(session: Session, reply: SeatReply, choice: Choose) -> Move:
    """Return the move of a number.

    Raise AmbiguousNumber if it may be a place in the letter or a part of another answer.
    """
    seat = reply.viewer.seat.number
    amounts = reply.viewer.game.amounts(seat)
    if amounts is not None and not choice.place:
        return amounts.at(choice.number)
    games = iter_positions(session, reply)
    return require_one_move(find_answer(game, seat, choice, begun) for game in games for begun in reply.lists)


def resolve_default(session: Session, reply: SeatReply) -> Move:
    """Return the default of the open question. Raise Unnumbered if it has changed meanwhile."""
    seat = reply.viewer.seat.number
    return require_one_move(default_move(game, seat) for game in iter_positions(session, reply))


def require_one_move(meant: Iterable[Move | None]) -> Move:
    """Return the one move that was meant at every moment, compared as text.

    Raise Unnumbered if it changed.
    """
    (move, *others) = {str(each): each for each in meant}.values()
    if others or move is None:
        raise UnknownNumber(changed=bool(others))
    return move


def find_answer(game: engine.AnyTable, seat: int, choice: Choose, begun: str = "") -> Move | None:
    """Return the answer of a number in the list of answers that begin with some words.

    If a question is answered with an amount, the list of all answers has no numbers.
    """
    question = game.question(seat)
    if question is None:
        return None
    offered = choices_for(game, seat, begun)
    if question.amount and question.amount.values and not offered.begun:
        return None
    if choice.place:
        return move_at(choice.number, offered.listed)
    return move_meant(choice.number, offered.listed, game.moves(seat))


def default_move(game: engine.AnyTable, seat: int) -> Move | None:
    question = game.question(seat)
    return question.default if question else None


def iter_positions(session: Session, reply: SeatReply) -> Iterator[engine.AnyTable]:
    """Yield the table as it is now.

    If the letter shows another revision, also yield every position since the question was put.
    """
    row, seat = reply.viewer.row, reply.viewer.seat
    yield reply.viewer.game
    if reply.revision == row.revision or seat.question != reply.question:
        return
    if rewound_since_asked(session, row, seat):
        raise UnknownNumber(changed=True)
    if seat.asked_count == row.count:
        return
    record = load_with_history(session, row).record()
    game = record.replay(upto=seat.asked_count)
    for line in record.moves[seat.asked_count :]:
        yield game
        game.play(line.seat, line.move)


def rewound_since_asked(session: Session, row: Table, seat: Seat) -> bool:
    """Return True if moves after the question were taken back. The positions before that are not kept."""
    taken = exists().where(
        WithdrawnMove.table_id == row.id,
        WithdrawnMove.number > seat.asked_count,
        WithdrawnMove.withdrawn_at >= time_when_asked(session, row, seat),
    )
    return bool(session.scalar(select(taken)))
