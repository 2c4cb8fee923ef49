"""Parsing the lines of a human into instructions. Nothing here knows the game, and nothing is guessed."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from typing import Final
from unicodedata import normalize

from service.mail.parse.courtesy import list_plain_forms
from service.mail.parse.farewell import is_device_line
from service.mail.parse.instruction import (
    Ask,
    CallDesk,
    CardsRequest,
    Choose,
    Do,
    FeatureCommand,
    Instruction,
    LeaveRequest,
    NotUnderstood,
    PlanRequest,
    Reason,
    RulesRequest,
    Talk,
    WrittenMove,
)
from service.mail.parse.reply import ReplyLine
from service.mail.parse.smileys import is_wordless, strip_smileys
from service.mail.parse.vocabulary import fold_text, merge_commands, words_of

MAX_LINES: Final = 60
MAX_LINE: Final = 300
MAX_TALK: Final = 8000
MIN_REPORT: Final = 3
MAX_REPORT: Final = 2000
MAX_DAYS: Final = 366

ALONE: Final = frozenset(
    {"default", "show", "history", "time", "back", "help", "resign", "undo", "settings", "stop"}
)
"""Commands that fill their line."""
OPENING: Final = ("talk", "desk", "plan", "leave", "choose", "rules", "cards")
"""Commands that take an argument on their line. So do all commands of features."""
_NUMBER: Final = re.compile(r"(?P<place>#)?[(\[]?\s?(?P<number>[0-9]{1,6})\s?[.)\]!]?$")
_ASKED: Final = re.compile(r"\?(?!\?)\s*(?P<text>.*)$")
_BULLET: Final = re.compile(r"[-*•·]\s+")
_QUOTED: Final = re.compile(r"[\x22'“”„«»\u2018\u2019](.+?)[,.!]?[\x22'“”«»\u2018\u2019][.!]?$")
_PRINT: Final = ("*", "_")
_PLACE: Final = re.compile(r"[:#]?\s*(?P<place>(?:[0-9]{1,2}(?:\.[0-9]{1,3})?)?)[.!?]?")
"""A place in the rules: a chapter, or a paragraph of it."""


def parse_instructions(
    lines: Sequence[ReplyLine], languages: Iterable[str] = ("en",), people: Collection[str] = ()
) -> tuple[Instruction, ...]:
    """Return the instructions in the lines, in order. `people` are the names that may stand in a greeting or
    a signature.

    The result is never empty, because a human is always answered. A letter without words gives one
    `NotUnderstood`.
    """
    reader = _Reader(("en", *languages), people)
    full = [line for line in lines if line.text]
    found: list[Instruction] = []
    for line in full:
        if len(found) >= MAX_LINES:
            found.append(NotUnderstood(line.number, line.text[:MAX_LINE], Reason.TOO_MANY_LINES))
            break
        asked = _ASKED.match(line.text)
        if asked and len(line.text) <= MAX_LINE:
            found.append(_ask(line, asked["text"]))
            continue
        if reader.is_noise(line.text):
            continue
        words = _words(line.text)
        later = [later for later in lines if later.number > line.number]
        talk = reader.head("talk", words)
        if talk is not None:
            found.append(reader.talk(line, talk, later))
            break
        called = reader.head("desk", words)
        if called is not None:
            found.append(_call(line, called, later))
            break
        read = reader.read(line, words)
        if not (isinstance(read, WrittenMove) and is_device_line(line.text)):
            found.append(read)
    return tuple(found) or (NotUnderstood(0, "", Reason.EMPTY),)


def _words(text: str) -> str:
    """Return the line without list marks, quotation marks, bold marks and trailing emoji, its full-width digits
    as usual ones.

    A star without a closing star may belong to a move.
    """
    words = strip_smileys(normalize("NFKC", _BULLET.sub("", text, count=1))).strip()
    if quoted := _QUOTED.match(words):
        words = quoted[1].strip()
    while words[:1] in _PRINT:
        words = words[1:-1] if words.endswith(words[0]) else words[1:]
        words = words.strip()
    return words


class _Reader:
    """The words of a player's languages, prepared for comparison."""

    def __init__(self, languages: Sequence[str], people: Collection[str]) -> None:
        words = merge_commands(languages)
        self._alone = {
            fold_text(alias): command for command in ALONE for alias in words.commands.get(command, ())
        }
        self._alone |= {
            fold_text(f"{alias} {yes}"): "resign-yes"
            for alias in words.commands["resign"]
            for yes in words.answers["yes"]
        }
        self._heads = {
            command: sorted(map(fold_text, words.commands[command]), key=len, reverse=True)
            for command in words.commands
            if command not in ALONE
        }
        self._features = [command for command in self._heads if command not in OPENING]
        self._to = frozenset(words.arguments["to"])
        self._everyone = frozenset(words.arguments["everyone"])
        self._days = dict.fromkeys(words.arguments["days"], 1) | dict.fromkeys(words.arguments["weeks"], 7)
        self._greetings = sorted(map(fold_text, words.polite["greetings"]), key=len, reverse=True)
        names = {fold_text(name) for name in people if fold_text(name)}
        self._own = names | {word for name in names for word in name.split()}
        self._people = frozenset(word for name in people for word in words_of(name))
        self._greeted = {fold_text(name) for name in words.polite["addressees"]} | self._own
        self._phrases = {fold_text(phrase) for phrase in words.polite["phrases"]}

    def is_noise(self, text: str) -> bool:
        """Return True for a known polite phrase, compared word for word, and for a line without words."""
        if is_wordless(text):
            return True
        plain = fold_text(text)
        if plain in self._phrases or plain in self._greetings or self._is_own_name(plain):
            return True
        parts = [fold_text(part) for part in re.split(r"[,.!;]", text) if fold_text(part)]
        return all(self._is_polite(part) for part in parts) and bool(parts)

    def _is_polite(self, part: str) -> bool:
        if part in self._phrases or part in self._greetings or self._is_own_name(part):
            return True
        openings = [*self._greetings, *self._phrases]
        return any(
            part.startswith(f"{opening} ") and part[len(opening) + 1 :] in self._greeted
            for opening in openings
        )

    def _is_own_name(self, plain: str) -> bool:
        return bool(plain) and not plain.isdigit() and all(word in self._own for word in plain.split())

    def head(self, command: str, words: str) -> str | None:
        """Return the rest of a line that begins with the command, or None if it does not."""
        low = words.casefold()
        for alias in self._heads[command]:
            if re.match(rf"{re.escape(alias)}(?!\w)", low):
                return words[len(alias) :].lstrip() if len(low) == len(words) else low[len(alias) :].lstrip()
        return None

    def read(self, line: ReplyLine, words: str) -> Instruction:
        """Parse any line but talk, which takes the rest of the letter with it."""
        if len(line.text) > MAX_LINE:
            return NotUnderstood(line.number, line.text[:MAX_LINE], Reason.LINE_TOO_LONG)
        command = self._alone.get(fold_text(words))
        if command:
            return Do(line.number, command)
        plain = list_plain_forms(words, self._people)
        number = next((form for form in plain if _NUMBER.match(form)), "")
        if number:
            return _choice(line, number)
        chosen = self.head("choose", words)
        if chosen is not None and _NUMBER.match(chosen.lstrip(": ")):
            return _choice(line, f"#{chosen.lstrip(': #')}")
        leave = self.head("leave", words)
        if leave is not None:
            return self._leave(line, leave)
        command_of_feature = self._feature_command(line, words)
        if command_of_feature is not None:
            return command_of_feature
        rules = self.head("rules", words)
        if rules is not None:
            return _rules(line, rules)
        plan = self.head("plan", words)
        if plan is not None:
            return PlanRequest(line.number, plan.lstrip(": ").strip())
        cards = self.head("cards", words)
        if cards is not None:
            return CardsRequest(line.number, cards.lstrip(": ").strip())
        return WrittenMove(line.number, words)

    def _feature_command(self, line: ReplyLine, words: str) -> FeatureCommand | None:
        for name in self._features:
            argument = self.head(name, words)
            if argument is not None:
                return FeatureCommand(line.number, name, argument.lstrip(": ").strip())
        return None

    def _leave(self, line: ReplyLine, rest: str) -> Instruction:
        found = re.fullmatch(r":?\s*(\d{1,3})(?:\s+(\w+))?\s*[.!]*", rest)
        unit = self._days.get((found.group(2) or "days").casefold(), 0) if found else 0
        days = int(found.group(1)) * unit if found else 0
        if 1 <= days <= MAX_DAYS:
            return LeaveRequest(line.number, days)
        return NotUnderstood(line.number, line.text, Reason.LEAVE)

    def talk(self, line: ReplyLine, rest: str, later: Iterable[ReplyLine]) -> Instruction:
        """Parse the recipient and the text of a message.

        A name without a colon is refused, so that a secret does not go to the whole table.
        """
        opening, _, after = rest.partition(" ")
        to = ""
        everyone, *said = rest.split(":", 1)
        if said and fold_text(everyone) in self._everyone:
            rest = said[0]
        elif opening.casefold() in self._to:
            to, colon, rest = after.partition(":")
            to = to.strip()
            if not colon or not 0 < len(to) <= MAX_LINE:
                return NotUnderstood(line.number, line.text[:MAX_LINE], Reason.TALK_TO_WHOM)
        elif self._is_own_name(fold_text(rest.partition(":")[0])) and ":" in rest:
            return NotUnderstood(line.number, line.text[:MAX_LINE], Reason.TALK_TO_WHOM)
        text = "\n".join((rest.lstrip(": "), *(later.text for later in later))).strip()
        if not text:
            return NotUnderstood(line.number, line.text[:MAX_LINE], Reason.TALK_EMPTY)
        if len(text) > MAX_TALK:
            return NotUnderstood(line.number, line.text[:MAX_LINE], Reason.TALK_TOO_LONG)
        return Talk(line.number, "" if to.casefold() in self._everyone else to, text)


def _ask(line: ReplyLine, text: str) -> Instruction:
    number = _choice(line, text) if _NUMBER.match(text) else None
    return Ask(line.number, text, number if isinstance(number, Choose) else None)


def _call(line: ReplyLine, rest: str, later: Iterable[ReplyLine]) -> Instruction:
    text = "\n".join((rest.lstrip(": "), *(later.text for later in later))).strip()
    if not MIN_REPORT <= len(text) <= MAX_REPORT:
        return NotUnderstood(line.number, line.text[:MAX_LINE], Reason.DESK)
    return CallDesk(line.number, text)


def _rules(line: ReplyLine, rest: str) -> Instruction:
    found = _PLACE.fullmatch(rest)
    return RulesRequest(line.number, found["place"] if found else rest.lstrip(": "))


def _choice(line: ReplyLine, words: str) -> Instruction:
    found = _NUMBER.match(words)
    number, place = (int(found["number"]), bool(found["place"])) if found else (0, True)
    if place and not number:
        return NotUnderstood(line.number, line.text, Reason.CHOICE)
    return Choose(line.number, number, place)
