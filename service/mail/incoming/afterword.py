"""What stands around an answer and is none: “Bonjour,” above it, and below it a name, a greeting, “sent from …” in any language.

The first paragraph that holds something to carry out is the answer. Lines below it are left out where each is short, names no
number but one to call, asks nothing, takes nothing back, and holds no word of the game's moves nor a slip for one. The answer to the letter
says which they were. One line of which that is not certain, and all are read as before: its writer is asked.
"""

import re
import tomllib
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import NamedTuple

import engine
from service.core.words import FALLBACK
from service.mail.incoming.addressee import Addressee
from service.mail.parse.instruction import Instruction, WrittenMove
from service.mail.parse.reply import ReplyLine
from service.mail.parse.vocabulary import folded, together
from service.models.tables import TableState

LONGEST = 100
MOST_WORDS = 12
MOST_LINES = 8
SALUTATION = 4
"""Words that a greeting has at most."""
ALIKE = 0.86
"""So like a word of the game is one that may be a slip for it."""
CALLS = (",", "!", "\uff0c", "\uff01", "\u3001")
ASKS = re.compile(r"[?\uff1f;\u061f]")
NUMBER = re.compile(r"\d")
REACHED = re.compile(
    r"(?:https?://|www\.)\S+|[^\s<>@]+@[^\s<>@]+|(?<!\w)(?:\+|\(?0(?=\d))(?:[ ()/-]*\d){8,14}(?!\w)"
)
"""Where one is reached: a link, an address of mail, a number to call, which no answer of a game is."""
DATE = re.compile(r"\d[./-]\d{1,2}[./-]\d")
WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")


class AnswerAlone(NamedTuple):
    """What is to be carried out, and the lines that were left out."""

    instructions: Sequence[Instruction]
    left_out: Sequence[str] = ()


def answer_alone(to: Addressee, asked: Sequence[Instruction], lines: Sequence[ReplyLine]) -> AnswerAlone:
    """Of the instructions of a letter those that its writer meant as such."""
    if to.reader.row.state != TableState.RUNNING:
        return AnswerAlone(asked)
    greeting, *others = asked
    if others and isinstance(greeting, WrittenMove) and is_salutation(to, greeting, lines):
        asked = others
    end = paragraph_end(asked[0].line, lines)
    answer = [each for each in asked if each.line <= end]
    below = [each for each in asked if each.line > end]
    written = {line.number: line.text for line in lines}
    left_out = [written[each.line] for each in below]
    if all(isinstance(each, WrittenMove) for each in below) and is_afterword(to, left_out):
        return AnswerAlone(answer, left_out)
    return AnswerAlone(asked)


def paragraph_end(number: int, lines: Sequence[ReplyLine]) -> int:
    """The number of the last line of a paragraph."""
    below = [line for line in lines if line.number >= number]
    return next((line.number for line in below if not line.text), below[-1].number if below else number)


def is_salutation(to: Addressee, greeting: WrittenMove, lines: Sequence[ReplyLine]) -> bool:
    """A short line above all others that ends as one calls somebody, with an empty one below it."""
    first, *below = lines
    short = len(first.text.split()) <= SALUTATION and first.text.rstrip().endswith(CALLS)
    alone = first.number == greeting.line and bool(below) and not below[0].text
    return short and alone and is_idle(to, first.text)


def is_afterword(to: Addressee, lines: Sequence[str]) -> bool:
    return len(lines) <= MOST_LINES and all(is_idle(to, line) for line in lines)


def is_idle(to: Addressee, line: str) -> bool:
    """Whether nobody could mean something by a line that is to be done, or not to be done."""
    line = line if DATE.search(line) else REACHED.sub(" ", line)
    words = WORD.findall(folded(line))
    if len(line) > LONGEST or len(words) > MOST_WORDS or NUMBER.search(line) or ASKS.search(line):
        return False
    thoughts, glued = second_thoughts()
    if thoughts.intersection(words) or any(each in line for each in glued):
        return False
    known = words_known(to.reader.row.game, to.reader.player.language)
    return not any(word in known or get_close_matches(word, known, 1, ALIKE) for word in words)


@cache
def words_known(game: str, language: str) -> frozenset[str]:
    """Each word with which a move begins or that names something, and each command of one word, in a language and in English."""
    rules = engine.games()[game]
    meant = {form.head for form in rules.notation.forms.values()} | set(rules.names)
    moves = set(meant)
    for own in (FALLBACK, language):
        spellings = rules.words(own).wording.spellings
        moves |= {spelt for word in meant for spelt in spellings.get(word, ())}
    commands = {alias for aliases in together((FALLBACK, language)).commands.values() for alias in aliases}
    return frozenset(word for phrase in moves for word in WORD.findall(phrase.casefold())) | frozenset(
        map(folded, commands)
    )


@cache
def second_thoughts() -> tuple[frozenset[str], tuple[str, ...]]:
    """Words, and what is written without spaces around it."""
    known = tomllib.loads(Path(__file__).with_name("second_thoughts.toml").read_text(encoding="utf-8"))
    glued = tuple(known.pop("without_spaces"))
    return frozenset(word for words in known.values() for word in words), glued
