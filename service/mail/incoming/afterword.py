"""Separating the answer in a letter from the text around it, such as a greeting and a sign-off in any
language.

The first paragraph that holds an instruction is the answer. The text below it is ignored if all of it is a
recognised sign-off: a farewell, the name and contact details of the writer, a device name, a disclaimer. The
answer mail lists the ignored lines. Any other line below the answer stops it from being played. Such a line
may withdraw the answer in words that are in no list, so the writer is asked.
"""

import re
import tomllib
from collections.abc import Collection, Iterable, Sequence
from difflib import get_close_matches
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import engine
from service.mail.briefing import choices_for
from service.mail.incoming.seat_reply import SeatReply
from service.mail.parse.devices import names_a_device
from service.mail.parse.instruction import Instruction, WrittenMove
from service.mail.parse.reply import ReplyLine
from service.mail.parse.vocabulary import fold_text, merge_commands
from service.platform.words import FALLBACK

LONGEST = 100
MOST_WORDS = 12
MOST_LINES = 8
SALUTATION = 4
"""The maximum number of words of a greeting."""
ALIKE = 0.86
"""The similarity to a word of the game from which a word may be a typing error for it."""
CALLS = (",", "!", "\uff0c", "\uff01", "\u3001")
ASKS = re.compile(r"[?\uff1f;\u061f]")
NUMBER = re.compile(r"\d")
DIGITS = re.compile(r"\d+")
MOST_DIGITS = 6
P_S = re.compile(r"\s*p\.?\s?s\b", re.IGNORECASE)
SMALL_WORDS = frozenset(
    [
        "of",
        "and",
        "the",
        "for",
        "at",
        "in",
        "to",
        "de",
        "del",
        "della",
        "di",
        "da",
        "des",
        "du",
        "der",
        "die",
        "das",
        "den",
        "dem",
        "und",
        "für",
        "y",
        "e",
        "et",
        "i",
        "la",
        "le",
        "les",
        "el",
        "van",
        "von",
        "zu",
        "zum",
        "zur",
        "im",
        "am",
    ]
)
"""Words that are written in lower case on a business card."""
SMALL_PRINT = re.compile(
    r"confiden[tzc]|vertraulich|vertrouwelijk|riservat|poufn|důvěrn|dôvern|fortroli|konfiden|luottamuksel|bizalmas|gizli|εμπιστευτικ|конфиден"
    r"|поверљив|povjerljiv|機密|机密|virus|registergericht|handelsregister|amtsgericht|geschäftsführ|privileged"
)
REACHED = re.compile(
    r"(?:https?://|www\.)\S+|[^\s<>@]+@[^\s<>@]+|(?<!\w)(?:\+|\(?0(?=\d))(?:[ ()/-]*\d){8,14}(?!\w)"
)
"""Contact details that cannot be an answer in a game: a link, a mail address, a telephone number."""
DATE = re.compile(r"\d[./-]\d{1,2}[./-]\d")
WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")


class TrimmedAnswer(NamedTuple):
    """The instructions to carry out, and the lines that were ignored."""

    instructions: Sequence[Instruction]
    left_out: Sequence[str] = ()


def trim_answer(
    reply: SeatReply, asked: Sequence[Instruction], lines: Sequence[ReplyLine], writer: str = ""
) -> TrimmedAnswer:
    """Return the instructions that the writer of a letter meant as such.

    `writer` is the name in the From header.
    """
    if not reply.viewer.playing:
        return TrimmedAnswer(asked)
    greeting, *others = asked
    if others and isinstance(greeting, WrittenMove) and is_salutation(reply, greeting, lines):
        asked = others
    end = paragraph_end(asked[0].line, lines)
    answer = [each for each in asked if each.line <= end]
    below = {each.line: each for each in asked if each.line > end}
    left_out = [line.text for line in lines if line.number in below]
    meant = any(not isinstance(each, WrittenMove) for each in below.values())
    if not meant and is_sign_off(reply, writer, [line for line in lines if line.number > end], set(below)):
        return TrimmedAnswer(answer, left_out)
    return TrimmedAnswer(asked)


def paragraph_end(number: int, lines: Sequence[ReplyLine]) -> int:
    """Return the number of the last line of a paragraph."""
    below = [line for line in lines if line.number >= number]
    return next((line.number for line in below if not line.text), below[-1].number if below else number)


def is_salutation(reply: SeatReply, greeting: WrittenMove, lines: Sequence[ReplyLine]) -> bool:
    """Return True for a short first line that ends like a greeting and has an empty line below it."""
    first, *below = lines
    short = len(first.text.split()) <= SALUTATION and first.text.rstrip().endswith(CALLS)
    alone = first.number == greeting.line and bool(below) and not below[0].text
    return short and alone and is_no_request(reply, first.text)


def is_sign_off(reply: SeatReply, writer: str, lines: Sequence[ReplyLine], strange: Collection[int]) -> bool:
    """Return True if the lines below an answer are a sign-off and nothing more.

    `strange` are the numbers of the lines that are not a known polite phrase.
    """
    if len(strange) > MOST_LINES:
        return False
    names = {word for name in (writer, *reply.viewer.names) for word in WORD.findall(fold_text(name))}
    return all(is_last_paragraph(reply, names, paragraph, strange) for paragraph in paragraphs_of(lines))


def is_last_paragraph(
    reply: SeatReply, names: Collection[str], lines: Sequence[ReplyLine], strange: Collection[int]
) -> bool:
    """Return True for a farewell, contact details, a device name or a disclaimer.

    A paragraph counts as contact details if it has the writer's name or a way to reach them.
    """
    if is_disclaimer(" ".join(line.text for line in lines)):
        return True
    card = any(REACHED.search(line.text) for line in lines)
    for line in lines:
        words = WORD.findall(fold_text(REACHED.sub(" ", line.text)))
        if line.number not in strange or is_farewell(line.text, names):
            continue
        if words and all(word in names for word in words):
            card = True
        elif not (card and is_contact_line(reply, line.text)):
            return False
    return True


def paragraphs_of(lines: Sequence[ReplyLine]) -> list[list[ReplyLine]]:
    grouped = groupby(lines, lambda line: bool(line.text))
    return [list(paragraph) for full, paragraph in grouped if full]


def is_contact_line(reply: SeatReply, text: str) -> bool:
    """Return True for a line of contact details such as a company, an office or a street.

    Its words are capitalised, and none of its numbers could be an answer.
    """
    rest = REACHED.sub(" ", text)
    if (
        P_S.match(text)
        or ASKS.search(rest)
        or has_answer_number(reply, rest)
        or not is_no_request(reply, DIGITS.sub(" ", rest))
    ):
        return False
    spelled = WORD.findall(rest)
    large = [word for word in spelled if word[0].isupper() or word[0].isdigit()]
    small = [word for word in spelled if word not in large and word.casefold() not in SMALL_WORDS]
    reached = rest != text
    return not small and (len(spelled) > 1 or reached) if spelled else reached


def has_answer_number(reply: SeatReply, text: str) -> bool:
    """Return True if a number in the text could answer the open question."""
    numbers = {int(digits) for digits in DIGITS.findall(text) if len(digits) <= MOST_DIGITS}
    game, seat = reply.viewer.game, reply.viewer.seat.number
    if not numbers or not game.moves(seat):
        return False
    amounts = game.amounts(seat)
    return bool(
        numbers & {*range(1, len(choices_for(game, seat).listed) + 1), *(amounts.values if amounts else ())}
    )


def is_farewell(text: str, names: Collection[str]) -> bool:
    """Return True if a line names a device, or has only words of farewell of one
    language, apart from names.
    """
    if names_a_device(text):
        return True
    words = {word for word in WORD.findall(fold_text(text)) if word not in names}
    languages, glued = load_farewell_words()
    if any(words & says and words <= says | around for says, around in languages):
        return not NUMBER.search(text) and not ASKS.search(text)
    return any(said in text for said in glued) and not WORD.search(remove_phrases(text, glued))


def remove_phrases(text: str, phrases: Iterable[str]) -> str:
    for phrase in phrases:
        text = text.replace(phrase, " ")
    return text


def is_disclaimer(text: str) -> bool:
    """Return True for the long legal text of a company, which mentions confidentiality, its register or
    viruses.
    """
    return len(text) > LONGEST and not P_S.match(text) and bool(SMALL_PRINT.search(text.casefold()))


def is_no_request(reply: SeatReply, line: str) -> bool:
    """Return True if a line cannot be a request to do something or not to do it."""
    line = line if DATE.search(line) else REACHED.sub(" ", line)
    words = WORD.findall(fold_text(line))
    if len(line) > LONGEST or len(words) > MOST_WORDS or NUMBER.search(line) or ASKS.search(line):
        return False
    thoughts, glued = load_retraction_words()
    if thoughts.intersection(words) or any(each in line for each in glued):
        return False
    known = load_known_words(reply.viewer.row.game, reply.viewer.language)
    return not any(word in known or get_close_matches(word, known, 1, ALIKE) for word in words)


@cache
def load_known_words(game: str, language: str) -> frozenset[str]:
    """Return the words that may stand in a move or a command, in a language and in English.

    These are the first words of moves, the names of things, and the one-word commands.
    """
    rules = engine.games()[game]
    meant = {form.head for form in rules.notation.forms.values()} | set(rules.names)
    moves = set(meant)
    for own in (FALLBACK, language):
        spellings = rules.words(own).wording.spellings
        moves |= {spelt for word in meant for spelt in spellings.get(word, ())}
    commands = {
        alias for aliases in merge_commands((FALLBACK, language)).commands.values() for alias in aliases
    }
    return frozenset(word for phrase in moves for word in WORD.findall(phrase.casefold())) | frozenset(
        map(fold_text, commands)
    )


@cache
def load_farewell_words() -> tuple[Sequence[tuple[frozenset[str], frozenset[str]]], Sequence[str]]:
    """Return for each language the words of farewell and the words around them, and phrases written without
    spaces.
    """
    known = tomllib.loads(Path(__file__).with_name("sign_offs.toml").read_text(encoding="utf-8"))
    glued = sorted(known.pop("without_spaces")["says"], key=len, reverse=True)
    folded_words = [
        [frozenset(map(str.casefold, words[part])) for part in ("says", "with")] for words in known.values()
    ]
    return [(says, around) for says, around in folded_words], glued


@cache
def load_retraction_words() -> tuple[frozenset[str], tuple[str, ...]]:
    """Return the words with which writers take back, doubt or condition what they wrote, and phrases without
    spaces.
    """
    known = tomllib.loads(Path(__file__).with_name("second_thoughts.toml").read_text(encoding="utf-8"))
    glued = tuple(known.pop("without_spaces"))
    return frozenset(word for words in known.values() for word in words), glued
