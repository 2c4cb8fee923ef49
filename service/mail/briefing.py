"""The briefing: all that a decision mail (or the page behind its links) says, as plain data, from the engine alone.

It is made of the view, the question, the moves and `what_if` of one seat and of nothing else: what that seat
cannot know cannot get in.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import engine
from engine import Amounts, Choices, Kind, Move
from engine.table.sketches import sketches
from engine.text.sentences import component_text, details_texts, question_text, what_if_texts
from engine.text.words import Words

ASKS = "?"
"""What stands before words that only ask: they play nothing, even where they are an answer by themselves."""


@dataclass(frozen=True, kw_only=True)
class NumberedAnswer:
    """A numbered answer, and how the others of its kind are come by."""

    number: int | None
    """None where the question is answered with an amount: a number would mean something else."""
    move: str
    """As its reader writes it."""
    line: str
    """The canonical notation."""
    certain: str
    default: bool
    others: int
    """How many more answers begin as this one does."""
    opens: str
    """What its reader writes to see them."""
    opening: str
    """The same in canonical words."""
    squares: tuple[str, ...]
    """Where it lies on the own board."""


@dataclass(frozen=True, kw_only=True)
class Briefing:
    """What a seat must know to decide."""

    question: int
    kind: str
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
    begun: str
    """The words with which all answers of the list begin, as its reader writes them; empty: these are all answers."""
    choices: tuple[NumberedAnswer, ...]
    liberties: tuple[str, ...]
    """What may be done at any time, in words that show it."""
    mix: str
    """Another answer than those of the list, where these are but examples of many mixes: whoever wants one writes it out."""
    forms: tuple[str, ...]
    """How answers are written that are not told one by one."""
    sketches: str
    """Where the answers would lie on the own board."""
    board: str

    @property
    def places(self) -> dict[int, tuple[str, ...]]:
        """The same for a drawing: squares by the number of the answer."""
        return {each.number: each.squares for each in self.choices if each.number and each.squares}


def choices_for(game: engine.AnyTable, seat: int, begun: str = "") -> Choices:
    """What a letter offers: the answers that begin with some words; all of them where there are none such any more."""
    found = game.choices(seat, begun)
    return found if found.kinds else game.choices(seat)


def seat_briefing(
    game: engine.AnyTable,
    seat: int,
    names: Sequence[str],
    words: Words,
    *,
    aloud: bool = False,
    begun: str = "",
) -> Briefing | None:
    """The briefing of a seat that is asked something; `aloud`: its board is made to be heard."""
    question = game.question(seat)
    if question is None:
        return None
    offered = choices_for(game, seat, begun)
    mix = another_mix(offered)
    amount = question.amount if question.amount and question.amount.values and not offered.begun else None

    def answer(number: int, kind: Kind) -> NumberedAnswer:
        opening = f"{ASKS} {kind.begins}" if kind.whole else kind.begins
        return NumberedAnswer(
            number=None if amount else number,
            move=words.write(str(kind.best)),
            line=str(kind.best),
            certain=certain(game, seat, kind.best, names, words, aloud=aloud),
            default=kind.best == question.default,
            others=0 if mix else kind.count - 1,
            opens=words.write(opening),
            opening=opening,
            squares=tuple(game.squares(seat, kind.best)),
        )

    kinds = [*offered.kinds, *map(alone, offered.amounts)]
    several = [kind for kind in (*offered.kinds, *offered.liberties) if kind.count > 1]
    return Briefing(
        question=question.id,
        kind=question.kind,
        asked=question_text(words, question, names),
        owed=question.owed,
        details=tuple(details_texts(words, question, names)),
        components=tuple(component_text(words, component, names) for component in game.chosen_among(seat)),
        amount=amount,
        default=words.write(str(question.default)),
        begun=words.write(offered.begun),
        choices=tuple(answer(number, kind) for number, kind in enumerate(kinds, 1)),
        liberties=tuple(words.write(kind.begins) for kind in offered.liberties),
        mix=words.write(mix),
        forms=() if mix else forms((kind.best for kind in several), words),
        sketches="" if aloud else sketches(game, seat, offered, words),
        board=board_text(game, seat, names, words, aloud=aloud),
    )


def another_mix(offered: Choices) -> str:
    """Of answers that only say how many of each, no list leads to the one that somebody wants; one more that is as varied
    as can be shows how it is written. Nothing where answers are of another kind."""
    several = [kind.best for kind in offered.kinds if kind.count > 1]
    if not several or not all(type(best).pattern().mixes for best in several):
        return ""
    untold = [move for move in offered.moves if type(move).pattern().mixes and move not in offered.listed]
    return max(map(str, untold), key=lambda line: len(set(line.split())), default="")


def alone(move: Move) -> Kind:
    return Kind(begins=str(move), best=move, count=1, whole=True)


def certain(
    game: engine.AnyTable, seat: int, move: Move, names: Sequence[str], words: Words, *, aloud: bool = False
) -> str:
    """What a move would certainly bring, in words; nothing where nothing is certain. To the ear also where it lies."""
    told = what_if_texts(words, game.what_if(seat, move), names)
    squares = game.covers(seat, move) if aloud else ()
    if squares:
        told.append(words.say("answer-squares", squares=list(squares)))
    return "; ".join(told)


def forms(moves: Iterable[Move], words: Words) -> tuple[str, ...]:
    kinds = dict.fromkeys(type(move) for move in moves)
    return tuple(words.form(kind.pattern()) for kind in kinds)


def board_text(
    game: engine.AnyTable, seat: int | None, names: Sequence[str], words: Words, *, aloud: bool = False
) -> str:
    """The table as text, from where a seat sits."""
    told = game.game.read_aloud if aloud else game.game.draw
    return told(game.view(seat), words, names)
