"""Answering questions about the game, such as “What does the bishop do?”, from the player aid and the rules."""

from collections.abc import Iterator, Sequence
from functools import cache

import engine
from engine.rules import Rules, find_paragraphs
from engine.rules.search import is_form, words_in
from service.mail.aid import aid_of
from service.mail.incoming.report import LetterReport
from service.mail.incoming.seat_reply import SeatReply
from service.mail.parse.instruction import Instruction, WrittenMove
from service.platform.words import FALLBACK
from service.play.tables.rules import table_rules

MOST_THINGS = 3
MARKS = ("?", "\uff1f", "\u061f")


def is_question(instruction: Instruction) -> bool:
    """Return True for a line that ends with a question mark."""
    return isinstance(instruction, WrittenMove) and instruction.text.endswith(MARKS)


def answer_questions(reply: SeatReply, asked: Sequence[Instruction], told: LetterReport) -> bool:
    """Answer the questions of a letter. Return False if one of them has no answer."""
    found = [answer_question(reply, each.text, told) for each in asked if isinstance(each, WrittenMove)]
    return all(found)


def answer_question(reply: SeatReply, question: str, told: LetterReport) -> bool:
    """Answer a question with the things and paragraphs that it names. Return False if there are none."""
    things = find_things(reply, question)
    paragraphs = find_rules(reply, question)
    told.done += things
    told.rules += paragraphs
    return bool(things or paragraphs)


def find_things(reply: SeatReply, question: str) -> Sequence[str]:
    """Return the texts of the player aid on things that a question names."""
    asked = set(words_in(question)) - common_words(reply.viewer.row.game, reply.viewer.language)
    named = (
        text
        for label, text in list_things(reply)
        if any(is_form(word, name) for word in asked for name in label)
    )
    return [*dict.fromkeys(named)][:MOST_THINGS]


def list_things(reply: SeatReply) -> Iterator[tuple[Sequence[str], str]]:
    """Yield all things of the player aid: the words of their names, and their texts."""
    for kind in aid_of(reply.viewer):
        for place in kind.places:
            for thing in place.things:
                if thing.name:
                    yield words_in(thing.text.partition(":")[0].partition("(")[0]), thing.text


def find_rules(reply: SeatReply, question: str) -> Sequence[str]:
    """Return the numbers of paragraphs about a question, in the player's language or in English."""
    row, language = reply.viewer.row, reply.viewer.language
    found = (
        find_paragraphs(table_rules(row, spoken), question, common_words(row.game, spoken))
        for spoken in dict.fromkeys((language, FALLBACK))
    )
    return next((numbers for numbers in found if numbers), ())


@cache
def common_words(game: str, language: str) -> frozenset[str]:
    """Return the words in the rules of other games, without the words of moves of this one."""
    others = [other.rules(language) for name, other in engine.games().items() if name != game]
    return frozenset(word for rules in others for word in words_of_rules(rules)) - moves_of(game, language)


def moves_of(game: str, language: str) -> frozenset[str]:
    """Return the first words of moves and the names of things, in a language and in English."""
    rules = engine.games()[game]
    canonical = {form.head for form in rules.notation.forms.values()} | {*rules.names}
    spelt = {word for word, meant in rules.words(language).aliases.items() if meant in canonical}
    return frozenset(word for phrase in canonical | spelt for word in words_in(phrase))


def words_of_rules(rules: Rules) -> Iterator[str]:
    for chapter in rules.chapters:
        yield from words_in(chapter.heading)
        for paragraph in chapter.paragraphs:
            yield from words_in(paragraph.text)
