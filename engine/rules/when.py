"""At which tables a part of the rules is played: `data-when="seats=2 muse"`, all of it must hold.

`muse` and `!muse` ask for an option that is on or off, `p13=types` for its value, `seats=3-5` for the number of players,
`edition=published` for the edition.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from engine.text.words import Words, slug

Played = Mapping[str, str]
"""What is played at a table: its seats, its edition and each of its options, as they are written in a condition."""

_TERM = re.compile(r"(?P<off>!?)(?P<name>\w+)(?:=(?P<value>[\w.-]+))?")
_SPAN = re.compile(r"(\d+)-(\d+)")
ON: Final = "true"
OFF: Final = "false"


def played_with(seats: int, edition: str, options: Mapping[str, Any]) -> Played:
    told = {
        name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in options.items()
    }
    return {"seats": str(seats), "edition": edition, **told}


class Term(NamedTuple):
    name: str
    value: str

    def holds(self, played: Played) -> bool:
        found = played.get(self.name, OFF)
        if span := _SPAN.fullmatch(self.value):
            return int(span[1]) <= int(found) <= int(span[2])
        return found == self.value

    def label(self, words: Words) -> str:
        """When it is so, for whoever reads of all tables at once."""
        if self.name == "seats":
            least, _, most = self.value.partition("-")
            if not most:
                return words.say("when-seats", seats=int(least))
            return words.say("when-seats-range", least=int(least), most=int(most))
        if self.name == "edition":
            return words.say("when-edition", edition=self.value)
        option = words.say(f"option-{slug(self.name)}")
        if self.value == ON:
            return words.say("when-with", option=option)
        if self.value == OFF:
            return words.say("when-without", option=option)
        return words.say(
            "when-value", option=option, value=words.say(f"option-{slug(self.name)}-{self.value}")
        )


class When(NamedTuple):
    """Nothing to ask for: always."""

    terms: tuple[Term, ...] = ()

    def holds(self, played: Played) -> bool:
        return all(term.holds(played) for term in self.terms)

    def names(self, option: str) -> bool:
        return any(term.name == option for term in self.terms)

    def without(self, option: str) -> When:
        """All else that it asks for."""
        return When(tuple(term for term in self.terms if term.name != option))

    def label(self, words: Words) -> str:
        return words.join(term.label(words) for term in self.terms)


ALWAYS = When()


def read_when(text: str) -> When:
    return When(tuple(map(_term, text.split())))


def _term(text: str) -> Term:
    found = _TERM.fullmatch(text)
    if found is None or (found["off"] and found["value"]):
        raise ValueError(f"data-when: {text}")
    return Term(found["name"], found["value"] or (OFF if found["off"] else ON))
