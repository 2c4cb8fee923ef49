"""The briefing: the content of a decision mail, or of the page behind its links, as plain data.

It is built from the engine alone: the view, the question, the moves and the `what_if` of one seat. So
information that is hidden from that seat cannot leak into it.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import engine
from engine import Amounts, Choices, Kind, Move
from engine.table.sketches import sketches
from engine.text.sentences import component_text, details_texts, question_text, what_if_texts
from engine.text.words import Words

NAMED_SEAT = re.compile(r"\bseat\d")
FIRST_ANSWERS = 5
"""The maximum number of answers to emphasise. More would be too many to compare at a glance."""
MOST_ENDS = 12
"""The maximum number of words that are listed as ends of further answers."""
ASKS = "?"
"""The prefix of words that only ask. They play nothing, even if they would be an answer by themselves."""


@dataclass(frozen=True, kw_only=True)
class NumberedAnswer:
    """A numbered answer, with the words that list the other answers of its kind."""

    number: int | None
    """None where the question is answered with an amount, because a number would be read as the amount."""
    move: str
    """The move in the language of the reader."""
    line: str
    """The move in canonical notation."""
    certain: str
    default: bool
    first: bool
    """True for the few answers to emphasise."""
    others: int
    """The number of further answers that begin with the same words."""
    opens: str
    """The words that the reader writes to list those further answers."""
    ends: tuple[str, ...]
    """The last word of each of those answers, if they differ in nothing else and are few."""
    opening: str
    """The same words in canonical form."""
    squares: tuple[str, ...]
    """The squares that the answer covers on the seat's own board."""


@dataclass(frozen=True, kw_only=True)
class Briefing:
    """Everything that a seat needs to know to decide."""

    question: int
    kind: str
    asked: str
    owed: bool
    """False if the seat has already answered and may still change the answer."""
    default: str
    amount: Amounts | None
    """The amounts, if the question is answered with one and any amount is possible."""
    details: tuple[str, ...]
    """Further details that help with the decision."""
    components: tuple[str, ...]
    """The cards or tiles that the question is about and that its listed answers name, in full."""
    component_names: frozenset[str]
    begun: str
    """The words with which all listed answers begin, in the language of the reader.

    Empty if all answers are listed.
    """
    choices: tuple[NumberedAnswer, ...]
    liberties: tuple[str, ...]
    """Moves that are possible at any time, as the words that list them."""
    mix: str
    """An example of an answer that is not in the list.

    It is set where the listed answers are only examples of many mixes, so a player who wants another mix
    writes it out.
    """
    patterns: tuple[str, ...]
    """Examples or patterns of the answers that are not listed one by one."""
    sketches: str
    """A sketch of where the answers would lie on the seat's own board."""

    @property
    def places(self) -> dict[int, tuple[str, ...]]:
        """Return the squares on the board by the number of the answer, for drawing."""
        return {each.number: each.squares for each in self.choices if each.number and each.squares}


def choices_for(game: engine.AnyTable, seat: int, begun: str = "") -> Choices:
    """Return the answers that begin with some words, for a letter.

    If no answers begin with these words any more, return all answers.
    """
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
    """Return the briefing of a seat, or None if the seat has no question.

    With `aloud`, the board is for screen readers.
    """
    question = game.question(seat)
    if question is None:
        return None
    offered = choices_for(game, seat, begun)
    mix = example_mix(offered)
    amount = question.amount if question.amount and question.amount.values and not offered.begun else None

    kinds = [*offered.kinds, *map(single_answer_kind, offered.amounts)]
    first = choose_first(game, seat, [kind.best for kind in kinds], question.default)

    def answer(number: int, kind: Kind) -> NumberedAnswer:
        opening = f"{ASKS} {kind.begins}" if kind.whole else kind.begins
        return NumberedAnswer(
            number=None if amount else number,
            move=words.write(str(kind.best)),
            line=str(kind.best),
            certain=certain_effects_text(game, seat, kind.best, names, words, aloud=aloud),
            default=kind.best == question.default,
            first=number - 1 in first,
            others=0 if mix else kind.count - 1,
            opens=words.write(opening),
            ends=() if mix or kind.count == 1 else last_words(offered.moves, kind, words),
            opening=opening,
            squares=tuple(game.squares(seat, kind.best)),
        )

    components = game.chosen_among(seat, offered.listed)
    several = [kind for kind in (*offered.kinds, *offered.liberties) if kind.count > 1]
    return Briefing(
        question=question.id,
        kind=question.kind,
        asked=question_text(words, question, names),
        owed=question.owed,
        details=tuple(details_texts(words, question, names)),
        components=tuple(component_text(words, component, names) for component in components),
        component_names=frozenset(component.name for component in components),
        amount=amount,
        default=words.write(str(question.default)),
        begun=words.write(offered.begun),
        choices=tuple(answer(number, kind) for number, kind in enumerate(kinds, 1)),
        liberties=tuple(words.write(kind.begins) for kind in offered.liberties),
        mix=words.write(mix),
        patterns=() if mix else move_patterns((kind.best for kind in several), words),
        sketches="" if aloud else sketches(game, seat, offered, words),
    )


def example_mix(offered: Choices) -> str:
    """Return one unlisted answer that shows how a mix is written, as varied as possible.

    Where answers only say how many of each thing, a list cannot hold every mix that a player may want. Return
    an empty string where the answers are of another kind.
    """
    several = [kind.best for kind in offered.kinds if kind.count > 1]
    if not several or not all(type(best).pattern().mixes for best in several):
        return ""
    untold = [move for move in offered.moves if type(move).pattern().mixes and move not in offered.listed]
    return max(map(str, untold), key=lambda line: len(set(line.split())), default="")


def single_answer_kind(move: Move) -> Kind:
    return Kind(begins=str(move), best=move, count=1, whole=True)


def certain_effects_text(
    game: engine.AnyTable, seat: int, move: Move, names: Sequence[str], words: Words, *, aloud: bool = False
) -> str:
    """Return in words the certain consequences of a move, or an empty string if there are none.

    With `aloud`, the text also names the squares that the move would cover.
    """
    told = what_if_texts(words, game.what_if(seat, move), names)
    squares = game.covers(seat, move) if aloud else ()
    if squares:
        told.append(words.say("answer-squares", squares=list(squares)))
    return "; ".join(told)


def choose_first(game: engine.AnyTable, seat: int, moves: Sequence[Move], default: Move) -> set[int]:
    """Return the places of the answers to emphasise.

    The ones with the most points and the most certain effects come first, and one of each kind before a second
    of any kind. The default is always among them.
    """

    def worth(at: int) -> tuple[float, int]:
        certain = game.what_if(seat, moves[at])
        points = certain.get("points")
        return points if isinstance(points, int | float) else 0, sum(map(bool, certain.values()))

    alike, kinds = Counter[tuple[str, ...]](), Counter[str]()
    nth: dict[int, tuple[int, int]] = {}
    for at in sorted(range(len(moves)), key=worth, reverse=True):
        head, *rest = str(moves[at]).split()
        nth[at] = alike[head, *rest[:1]], kinds[head]
        alike[head, *rest[:1]] += 1
        kinds[head] += 1
    first = sorted(nth, key=nth.__getitem__)[:FIRST_ANSWERS]
    if default in moves and moves.index(default) not in first:
        first[-1] = moves.index(default)
    return set(first)


def last_words(moves: Sequence[Move], kind: Kind, words: Words) -> tuple[str, ...]:
    """Return the last words of the answers of a kind apart from the best one, such as squares.

    Return nothing if the answers differ in more than one word, or if they are many.
    """
    begins = f"{kind.begins} "
    rest = [str(move).removeprefix(begins) for move in moves if str(move).startswith(begins)]
    if len(rest) != kind.count or len(rest) > MOST_ENDS or any(" " in each for each in rest):
        return ()
    return tuple(words.write(each) for each in rest if begins + each != str(kind.best))


def move_patterns(moves: Iterable[Move], words: Words) -> tuple[str, ...]:
    """Return for each kind of move an example, or its pattern if the examples name seats."""
    kinds = dict.fromkeys(type(move) for move in moves)
    return tuple(move_pattern(kind, words) for kind in kinds)


def move_pattern(kind: type[Move], words: Words) -> str:
    examples = [example for example in kind.examples if not NAMED_SEAT.search(example)]
    return words.write(max(examples, key=len)) if examples else words.form(kind.pattern())


def board_text(
    game: engine.AnyTable, seat: int | None, names: Sequence[str], words: Words, *, aloud: bool = False
) -> str:
    """Return the table as text, as one seat sees it."""
    told = game.game.read_aloud if aloud else game.game.draw
    return told(game.view(seat), words, names)
