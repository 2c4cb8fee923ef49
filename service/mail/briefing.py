"""The briefing: all that a decision mail (or the page behind its links) says, as plain data, from the engine alone.

It is made of the view, the question, the moves and `what_if` of one seat and of nothing else: what that seat
cannot know cannot get in.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import engine
from engine import Amounts, Move
from engine.text import component_text, details_texts, question_text, what_if_texts
from engine.words import Words
from service.mail.suggested_moves import sensible


@dataclass(frozen=True, kw_only=True)
class NumberedAnswer:
    """A numbered answer."""

    number: int | None
    """None where the question is answered with an amount: a number would mean something else."""
    move: str
    """As its reader writes it."""
    line: str
    """The canonical notation."""
    certain: str
    default: bool


@dataclass(frozen=True, kw_only=True)
class Briefing:
    """What a seat must know to decide."""

    question: int
    asked: str
    owed: bool
    """False where the seat has answered and may still change its mind."""
    default: str
    amount: Amounts | None
    """The amounts, where the question is answered with one and there are any."""
    details: tuple[str, ...]
    """What else whoever decides wants to know."""
    components: tuple[str, ...]
    """The things that are chosen among, in full."""
    choices: tuple[NumberedAnswer, ...]
    more: int
    """How many legal answers there are beside the numbered ones."""
    forms: tuple[str, ...]
    """How the others are written."""
    board: str


def seat_briefing(
    game: engine.AnyTable, seat: int, names: Sequence[str], words: Words, *, aloud: bool = False
) -> Briefing | None:
    """The briefing of a seat that is asked something; `aloud`: its board is made to be heard."""
    question = game.question(seat)
    if question is None:
        return None
    moves = game.moves(seat)
    amount = question.amount if question.amount and question.amount.values else None
    offered = sensible(moves, question.default, amount)
    choices = [
        NumberedAnswer(
            number=None if amount else number,
            move=words.write(str(move)),
            line=str(move),
            certain=certain(game, seat, move, names, words),
            default=move == question.default,
        )
        for number, move in enumerate(offered, 1)
        if game.allows(seat, move)
    ]
    others = [move for move in moves if amount is None or not isinstance(move, amount.move)]
    more = sum(move not in offered for move in others)
    return Briefing(
        question=question.id,
        asked=question_text(words, question, names),
        owed=question.owed,
        details=tuple(details_texts(words, question, names)),
        components=tuple(component_text(words, component, names) for component in game.chosen_among(seat)),
        amount=amount,
        default=words.write(str(question.default)),
        choices=tuple(choices),
        more=more,
        forms=forms(moves, words) if more else (),
        board=board_text(game, seat, names, words, aloud=aloud),
    )


def certain(game: engine.AnyTable, seat: int, move: Move, names: Sequence[str], words: Words) -> str:
    """What a move would certainly bring, in words; nothing where nothing is certain."""
    return "; ".join(what_if_texts(words, game.what_if(seat, move), names))


def forms(moves: Sequence[Move], words: Words) -> tuple[str, ...]:
    kinds = dict.fromkeys(type(move) for move in moves)
    return tuple(words.form(kind.pattern()) for kind in kinds)


def board_text(
    game: engine.AnyTable, seat: int | None, names: Sequence[str], words: Words, *, aloud: bool = False
) -> str:
    """The table as text, from where a seat sits."""
    told = game.game.read_aloud if aloud else game.game.draw
    return told(game.view(seat), words, names)
