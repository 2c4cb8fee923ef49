"""Separating the answer in a letter from the greeting above it and the sign-off below it, in any language.

The text below an answer is ignored if all of it is a recognised sign-off: a farewell, the name and contact
details of the writer, the name of a device, a disclaimer. The answer mail lists the ignored lines. Any other line
may withdraw the answer, in words that are in no list. So it holds the answer, and the writer is asked.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import chain, groupby
from typing import NamedTuple

import engine
from service.mail.briefing import choices_for
from service.mail.incoming.seat_reply import SeatReply
from service.mail.incoming.talk_reply import is_marked_talk
from service.mail.incoming.turns import is_move
from service.mail.parse.farewell import is_address, is_device_line, is_farewell, is_greeting
from service.mail.parse.instruction import Ask, CallDesk, Do, Instruction, RulesRequest, Talk, WrittenMove
from service.mail.parse.names import are_initials_alone, is_initials, is_short_name, list_initials
from service.mail.parse.reply import ReplyLine
from service.mail.parse.signature import (
    card_length,
    is_disclaimer,
    is_name,
    is_reachable,
    is_signature_line,
    is_small_print,
    is_title,
)
from service.mail.parse.smileys import is_wordless
from service.mail.parse.vocabulary import merge_commands, words_of
from service.platform.words import FALLBACK
from service.play.tables.views import read_move

MAX_SALUTATION = 5
"""The maximum number of words of a salutation."""
MIN_NAME = 3
"""The minimum length of a part of a mail address that is taken as a name."""
CALLS = (",", "\uff0c", "\u3001", "\u060c", ":", "\uff1a")
EXCLAIMS = ("!", "\uff01")
ASKS = re.compile(r"[?\uff1f;\u061f\d]")
PIECES = re.compile(r"\s[|\u2022\u00b7]\s")
"""What separates the parts of a signature on one line."""
DIGITS = re.compile(r"\d{1,6}")


class Writer(NamedTuple):
    """What a sign-off of a letter may hold."""

    names: frozenset[str]
    initials: frozenset[str]
    answers: frozenset[int]
    """The numbers that could be an answer. They are no part of a sign-off."""


class TrimmedAnswer(NamedTuple):
    """The instructions to carry out, the lines that were ignored, and the line because of which nothing is
    played.
    """

    instructions: Sequence[Instruction]
    left_out: Sequence[str] = ()
    held_by: str = ""


def trim_answer(
    reply: SeatReply, asked: Sequence[Instruction], lines: Sequence[ReplyLine], sender: Sequence[str] = ()
) -> TrimmedAnswer:
    """Return the instructions that the writer of a letter meant as such.

    `sender` is the name and the address in the From header.
    """
    if not reply.viewer.playing:
        return TrimmedAnswer(asked)
    names = list_names(reply, sender)
    greeting, *others = asked
    if others and isinstance(greeting, WrittenMove) and is_salutation(reply, greeting, lines, names):
        asked = others
    writer = Writer(names, list_own_initials(reply, sender), list_answer_numbers(reply))
    for end in ends_of_paragraph(asked[0].line, lines):
        below = [line for line in lines if line.number > end]
        if is_sign_off(reply, writer, below):
            answer = [each for each in asked if each.line <= end]
            left_out = [line.text for line in below if any(each.line == line.number for each in asked)]
            return TrimmedAnswer(answer, left_out, find_doubt(reply, answer, lines))
    return TrimmedAnswer(asked, held_by=find_doubt(reply, asked, lines))


def find_doubt(reply: SeatReply, asked: Sequence[Instruction], lines: Sequence[ReplyLine]) -> str:
    """Return the first line below a move that may take it back, or an empty string.

    It is a question, a command that takes back, or a line that is no move and no command. So is a sentence that
    happens to begin with a command of talk, such as “Say, may I …”.
    """
    first = next((at for at, each in enumerate(asked) if is_move(each)), len(asked))
    written = {line.number: line.text for line in lines}
    doubted = (each for each in asked[first + 1 :] if is_doubt(reply, each, written.get(each.line, "")))
    return next((written[each.line] for each in doubted), "")


def is_doubt(reply: SeatReply, below: Instruction, line: str) -> bool:
    match below:
        case Ask() | Do(what="undo" | "back" | "resign" | "resign-yes" | "stop"):
            return True
        case RulesRequest(place=place):
            return bool(place) and not place[0].isdigit()
        case Talk() | CallDesk():
            return not is_marked_talk(line)
        case WrittenMove(text=text):
            return not is_begun_move(reply, text)
    return False


def is_begun_move(reply: SeatReply, text: str) -> bool:
    """Return True if the game can read at least the beginning of a line."""
    viewer = reply.viewer
    try:
        read_move(viewer.row, viewer.game, viewer.seat.number, text)
    except engine.Unreadable as refusal:
        return bool(refusal.understood)
    except engine.Refusal:
        return True
    return True


def ends_of_paragraph(number: int, lines: Sequence[ReplyLine]) -> Iterator[int]:
    """Yield the numbers of the lines of a paragraph from a line on."""
    for line in lines:
        if line.number >= number:
            if not line.text:
                return
            yield line.number


def is_salutation(
    reply: SeatReply, greeting: WrittenMove, lines: Sequence[ReplyLine], names: Collection[str]
) -> bool:
    """Return True for a first line that greets, or that is short, ends like a greeting and stands alone."""
    first, *below = lines
    if first.number != greeting.line:
        return False
    words = words_of(first.text)
    calls = first.text.endswith(CALLS) or (first.text.endswith(EXCLAIMS) and is_address(first.text))
    alone = bool(below) and not below[0].text and calls
    strange = ASKS.search(first.text) or not load_known_words(reply).isdisjoint(words)
    return is_greeting(first.text, names) or (alone and len(words) <= MAX_SALUTATION and not strange)


def is_sign_off(reply: SeatReply, writer: Writer, lines: Sequence[ReplyLine]) -> bool:
    """Return True if the lines below an answer are a sign-off and nothing more.

    Contact details count below a farewell, a name, or a way to reach the writer. Small print counts below a
    name.
    """
    begun = named = False
    for paragraph in split_paragraphs(lines):
        if named and is_small_print(paragraph):
            continue
        pieces = [piece for text in paragraph for piece in split_line(text, writer.names)]
        at = 0
        while at < len(pieces):
            above, piece = pieces[at - 1] if at else "", pieces[at]
            card = card_length(pieces[at:], writer.names)
            if card or is_signed(writer, piece, above):
                begun = named = True
            elif is_farewell(piece, writer.names) or is_reachable(piece, writer.answers):
                begun = True
            elif is_disclaimer(pieces[at:], below_sign_off=begun):
                break
            elif not (
                (begun and is_in_signature(reply, pieces[at:], writer.answers))
                or is_wordless(piece)
                or is_device_line(piece)
            ):
                return False
            at += card or 1
    return True


def is_signed(writer: Writer, piece: str, above: str) -> bool:
    """Return True for a line with the name of the writer, or with initials or a short name below a farewell."""
    names = writer.names
    if is_name(piece, names) or are_initials_alone(piece, writer.initials):
        return True
    if is_farewell(piece, names):
        return not names.isdisjoint(words_of(piece))
    return is_farewell(above, names) and (is_initials(piece, names) or is_short_name(piece, names))


def split_line(text: str, names: Collection[str]) -> list[str]:
    """Return the parts of a line of a signature: a name, an office, a company."""
    name, *others = [piece.strip() for piece in PIECES.split(text)]
    if is_name(name, names) and all(map(is_title, others)):
        return [name]
    before, _, after = name.partition(", ")
    return [before, after, *others] if after and is_name(before, names) else [name, *others]


def is_in_signature(reply: SeatReply, pieces: Sequence[str], answers: Collection[int]) -> bool:
    """Return True if the first of the last lines of a signature is a part of it."""
    first, *below = pieces
    if is_detail(reply, first, answers):
        return True
    return is_title(first) and any(is_detail(reply, each, answers) for each in below)


def is_detail(reply: SeatReply, text: str, answers: Collection[int]) -> bool:
    """Return True for a line of contact details, unless it may be an answer with its number."""
    number = any(int(digits) in answers for digits in DIGITS.findall(text))
    answer = number and not load_known_words(reply).isdisjoint(words_of(text))
    return not answer and is_signature_line(text, answers)


def split_paragraphs(lines: Sequence[ReplyLine]) -> list[list[str]]:
    grouped = groupby(lines, lambda line: bool(line.text))
    return [[line.text for line in paragraph] for full, paragraph in grouped if full]


def list_names(reply: SeatReply, sender: Sequence[str]) -> frozenset[str]:
    """Return the words in the names of the writer and the players."""
    names = {word for name in (*sender[:1], *reply.viewer.names) for word in words_of(name)}
    address = {
        word for address in sender[1:] for word in words_of(address.partition("@")[0].replace(".", " "))
    }
    return frozenset(names | {word for word in address if len(word) >= MIN_NAME})


def list_own_initials(reply: SeatReply, sender: Sequence[str]) -> frozenset[str]:
    own = (*sender[:1], reply.viewer.names[reply.viewer.seat.number])
    return frozenset(initials for name in own for initials in list_initials(name))


def list_answer_numbers(reply: SeatReply) -> frozenset[int]:
    """Return the numbers that could answer the open question."""
    game, seat = reply.viewer.game, reply.viewer.seat.number
    if not game.moves(seat):
        return frozenset()
    amounts = game.amounts(seat)
    places = range(1, len(choices_for(game, seat).listed) + 1)
    return frozenset({*places, *(amounts.values if amounts else ())})


def load_known_words(reply: SeatReply) -> frozenset[str]:
    """Return the words that may stand in a move or a command, in the language of a player and in English."""
    return load_words_of_game(reply.viewer.row.game, reply.viewer.language)


@cache
def load_words_of_game(game: str, language: str) -> frozenset[str]:
    """Return the first words of moves, the names of things, and the words of commands."""
    rules = engine.games()[game]
    meant = {form.head for form in rules.notation.forms.values()} | set(rules.names)
    moves = set(meant)
    for own in (FALLBACK, language):
        spellings = rules.words(own).wording.spellings
        moves |= {spelt for word in meant for spelt in spellings.get(word, ())}
    commands = merge_commands((FALLBACK, language)).commands.values()
    return frozenset(word for phrase in chain(moves, *commands) for word in words_of(phrase))
