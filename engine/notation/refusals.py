"""The four refusals of an answer, and the one of a table.

Each says what was wrong and what would be right.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from engine.text.sentences import amounts_text
from engine.text.words import Words, words_of
from engine.values.amounts import Amounts
from engine.values.form import Form
from engine.values.move import Move


class Refusal(ValueError):
    """The base class. `explain` gives the text in any language, `str` in English."""

    game: str = ""

    def explain(self, words: Words) -> str:
        raise NotImplementedError(type(self).__name__)  # each refusal defines it

    def reason(self, words: Words) -> str:
        """Return the text without the legal moves, for callers that show these in another way."""
        return self.explain(words)

    def __str__(self) -> str:
        return self.explain(words_of(self.game, "en"))


QUOTED = 200
"""The number of characters that are quoted from an unreadable text."""


class Unreadable(Refusal):
    """The refusal of a text that is no move of this game."""

    def __init__(
        self,
        text: str,
        *,
        understood: str = "",
        perhaps: tuple[str, ...] = (),
        forms: tuple[Form[Any], ...] = (),
    ) -> None:
        super().__init__(text)
        self.text = text if len(text) <= QUOTED else f"{text[:QUOTED]}…"
        self.understood = understood
        self.perhaps = perhaps
        self.forms = forms

    def explain(self, words: Words) -> str:
        message = "refusal-unreadable-after" if self.understood else "refusal-unreadable"
        if not self.text.strip():
            message = "refusal-nothing-said"
        what = words.say(message, text=self.text, understood=words.write(self.understood))
        if self.perhaps:
            what = f"{what} {words.say('refusal-perhaps', words=[*map(words.write, self.perhaps)])}"
        return words.with_list(what, "refusal-forms", [words.form(form) for form in self.forms])


class NotAMove(Refusal):
    """The refusal of data that is no move of this game, with its first wrong field."""

    def __init__(
        self, data: Mapping[str, Any], field: str, fault: Literal["unknown", "missing", "wrong"], right: Any
    ) -> None:
        super().__init__(field)
        self.data, self.field, self.fault = data, field, fault
        self.right = right
        """A list of possible fields or kinds of moves, or the JSON Schema of the field."""

    def explain(self, words: Words) -> str:
        return words.say("refusal-not-a-move", field=self.field)


class Ambiguous(Refusal):
    """The refusal of a text that fits several legal moves. Nothing is guessed."""

    def __init__(self, text: str, candidates: tuple[Move, ...]) -> None:
        super().__init__(text)
        self.text = text
        self.candidates = candidates

    def explain(self, words: Words) -> str:
        candidates = [words.write(str(move)) for move in self.candidates]
        return words.with_list(self.reason(words), "refusal-candidates", candidates)

    def reason(self, words: Words) -> str:
        return words.say("refusal-ambiguous", text=self.text)


class Begun(Ambiguous):
    """The refusal of a text that is only the beginning of legal moves. The caller can offer these moves.

    If there is only one, the text does not say the place where it lies.
    """

    def reason(self, words: Words) -> str:
        return (
            super().reason(words)
            if len(self.candidates) > 1
            else words.say("refusal-place-unsaid", text=self.text)
        )


class AmbiguousNumber(Ambiguous):
    """The refusal of a number that may be a position in a list of answers, or part of another answer."""

    def __init__(self, number: int, placed: Move, others: tuple[Move, ...]) -> None:
        super().__init__(str(number), (placed, *others))
        self.placed, self.others = placed, others

    def explain(self, words: Words) -> str:
        first = f"#{self.text} ({words.write(str(self.placed))})"
        candidates = [first, *(words.write(str(move)) for move in self.others)]
        return words.with_list(self.reason(words), "refusal-candidates", candidates)

    def reason(self, words: Words) -> str:
        return words.say("refusal-ambiguous-number", number=self.text)


class Illegal(Refusal):
    """The refusal of a move by a rule. `rule` names the message `rule-…` in the game's catalogue."""

    def __init__(self, rule: str, **facts: Any) -> None:
        super().__init__(rule)
        self.rule = rule
        self.facts = facts
        self.nearest: tuple[Move, ...] = ()
        self.amounts: Amounts | None = None
        """The possible amounts, if the move named another one."""
        self.section = ""
        """The section of the rules of the table with the rule: 6.2."""

    def explain(self, words: Words) -> str:
        legal = [] if self.amounts else [words.write(str(move)) for move in self.nearest]
        return words.with_list(self.reason(words), "refusal-legal-now", legal)

    def reason(self, words: Words) -> str:
        sentence = words.say(f"rule-{self.rule}", **self.facts)
        if self.section:
            sentence = words.say("refusal-by-rule", sentence=sentence, section=self.section)
        return f"{sentence} {amounts_text(words, self.amounts.values)}" if self.amounts else sentence


class BadTable(Refusal):
    """The refusal to open or load a table. `why` names the message `table-…` in the game's catalogue."""

    def __init__(self, why: str, *, game: str = "", **facts: Any) -> None:
        super().__init__(why)
        self.why = why
        self.game = game
        self.facts = facts

    def explain(self, words: Words) -> str:
        return words.say(f"table-{self.why}", game=self.game, **self.facts)
