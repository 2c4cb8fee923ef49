"""Words for people: Fluent catalogues, one for the engine and one in each game's folder.

A catalogue may call these functions:

- NAME($thing): the name of a card, tile or colour (message `name-…`). The grammatical form is an attribute:
  NAME($lot, form: "accusative")
- LIST($things): several names, COUNT($things): their number, EITHER($things): a choice of them
- ROW($squares): things without names
- EACH($parts): names with a number each, SUM($parts): those that add up
- WRITE($words): a part of a move in the words of the language

Seats are passed as the names of their players. Messages `word-…` are the words of the notation (see
`wording`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone, FluentType, fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from engine.values.form import Form
from engine.values.spelling import BAR, Spelling, canonical_words, normalize_word

FALLBACK: Final = "en"
SHARED: Final = (("catalogue",), ("plans", "catalogue"))
"""The folders of the messages that all games share."""
SHORT: Final = 8
"""The number of answers that a refusal lists. It then says how many more there are."""

REMEMBERED: Final = 4096
"""The size of the caches of formatted sentences. Formatting a sentence costs more than drawing it."""
PLAIN: Final = frozenset({str, int, bool, float, type(None)})
"""The types of facts that always give the same sentence, so it can be cached.

Subclasses of these types do not. Tuples of strings do too.
"""

_folders: dict[str, list[Traversable]] = {}


class _Several(FluentType):
    """Names for LIST or COUNT in a catalogue."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def format(self, _locale: Any) -> str:
        return ", ".join(self.names)


class _Numbered(_Several):
    """Names with a number each, for EACH or SUM in a catalogue."""

    def __init__(self, numbers: Mapping[str, Any]) -> None:
        super().__init__(tuple(map(str, numbers)))
        self.numbers = numbers


class _Blank(_Several):
    """A fact without a value yet. It is written as its name."""

    def __init__(self, name: str) -> None:
        super().__init__((f"<{name}>",))

    def __str__(self) -> str:
        return self.names[0]


@lru_cache(REMEMBERED)
def slug(name: str) -> str:
    """Return a name for use in a message id, such as `secret-marriage` for `Secret marriage`."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


class Words:
    """The catalogue of one game in one language. Messages missing in a translation are in English."""

    def __init__(self, language: str, texts: Iterable[str], fallback: Words | None) -> None:
        self.language = language
        self._texts = tuple(texts)
        self._fallback = fallback
        functions: dict[str, Any] = {
            "NAME": self._name,
            "LIST": self._list,
            "ROW": self._row,
            "COUNT": _count,
            "EITHER": self._either,
            "EACH": self._each,
            "SUM": self._sum,
            "WRITE": self._written,
        }
        self._bundle = bundle_for(language, functions)
        self._remembered = lru_cache(REMEMBERED, typed=True)(self._said)
        self.attribute = lru_cache(REMEMBERED)(self._attributed)
        self.name = lru_cache(REMEMBERED)(self._named)
        for text in self._texts:
            self._bundle.add_resource(catalogue(text), allow_overrides=True)

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message) or bool(self._fallback and self._fallback.has(message))

    def say(self, message: str, **facts: Any) -> str:
        """Return the sentence `message` with its facts."""
        if not facts:
            return self._remembered(message)
        if PLAIN.issuperset(map(type, facts.values())):
            return self._remembered(message, **facts)
        facts = {fact: tuple(value) if isinstance(value, list) else value for fact, value in facts.items()}
        lasting = all(map(_lasting, facts.values()))
        return (self._remembered if lasting else self._said)(message, **facts)

    def _said(self, message: str, **facts: Any) -> str:
        told = write(self._bundle, message, _as_fluent(facts))
        if told is not None:
            return told
        if self._fallback is None:
            raise KeyError(message)
        return self._fallback.say(message, **facts)

    def _attributed(self, message: str, attribute: str) -> str:
        """Return an attribute of a message, or "" if it has none."""
        told = write(self._bundle, message, {}, attribute)
        if told is not None:
            return told
        return self._fallback.attribute(message, attribute) if self._fallback else ""

    def _named(self, thing: str, form: str = "") -> str:
        """Return the name of a thing of the game."""
        message = f"name-{slug(thing)}"
        if form:
            return self.attribute(message, form) or self.name(thing)
        return self.say(message) if self.has(message) else thing

    def slot(self, field: str) -> str:
        """Return the name of a field of a move (message `slot-…`) for the explanation of its form."""
        message = f"slot-{slug(field)}"
        return self.say(message) if self.has(message) else field.replace("_", " ")

    def outlined(self, message: str, **known: Any) -> str:
        """Return a sentence with a blank for each unknown fact: `Bid more than <bid>.`"""
        return self.say(message, **{fact: _Blank(self.slot(fact)) for fact in self.facts} | known)

    def messages(self, family: str) -> list[str]:
        """Return all messages of a family in the English catalogue."""
        if self._fallback:
            return self._fallback.messages(family)
        named = re.compile(rf"^({family}-[\w-]+) *=", re.MULTILINE)
        return [name for text in self._texts for name in named.findall(text)]

    @cached_property
    def facts(self) -> frozenset[str]:
        """The names of all facts that any sentence uses."""
        own = frozenset(fact for text in self._texts for fact in re.findall(r"\$(\w+)", text))
        return own | self._fallback.facts if self._fallback else own

    @cached_property
    def wording(self) -> Spelling:
        """The spelling of the notation in this language alone. In English it is canonical."""
        spellings = {word: self._spellings(f"word-{slug(word)}") for word in canonical_words(self._texts)}
        return Spelling(spellings)

    @property
    def aliases(self) -> Mapping[str, str]:
        """The words of this language that people may write for words of the notation."""
        return self.wording.aliases

    def called(self, things: Iterable[str]) -> Mapping[str, str]:
        """Return things by their displayed names, except for names that are canonical words."""
        shown = {thing: normalize_word(self.name(thing).partition(" (")[0]) for thing in things}
        canonical = set(map(normalize_word, shown))
        return {called: thing.lower() for thing, called in shown.items() if called not in canonical}

    def write(self, line: str) -> str:
        """Return a canonical move (or a part of one) as people of this language write it."""
        return self.wording.write(line)

    def form(self, form: Form[Any]) -> str:
        """Return the form of a move for people: `bid <amount>`."""
        return form.shown(self.slot, self.write)

    def either(self, parts: Sequence[str]) -> str:
        """Join alternatives with "or"."""
        *first, last = parts
        return self.say("list-or", first=", ".join(first), last=last) if first else last

    def join(self, parts: Iterable[str]) -> str:
        """Join parts with commas, and the last one as the language does."""
        *first, last = list(parts) or [""]
        return self.say("list-and", first=", ".join(first), last=last) if first else last

    def with_list(self, sentence: str, message: str, items: Sequence[object]) -> str:
        """Return a sentence followed by a short list of answers, if there are any."""
        if not items:
            return sentence
        shown = " · ".join(str(item) for item in items[:SHORT])
        return f"{sentence} {self.say(message, items=shown, more=max(0, len(items) - SHORT))}"

    def _spellings(self, message: str) -> list[str]:
        also = write(self._bundle, message, {}, "also")
        more = also.split(BAR) if also else []
        return [self.say(message), *(spelling.strip() for spelling in more)]

    def _name(self, thing: Any, form: Any = "") -> str:
        return str(thing) if isinstance(thing, FluentNone) else self.name(str(thing), str(form))

    def _list(self, things: Any, form: Any = "") -> str:
        """Join names. If a thing occurs more than once, each thing is given once with its count."""
        names = _several("LIST", things)
        counts = Counter(names)
        if len(counts) == len(names):
            return self.join(self.name(thing, str(form)) for thing in counts)
        return self.join(
            self.say("list-several", count=count, name=self.name(thing)) for thing, count in counts.items()
        )

    def _row(self, things: Any) -> str:
        """Join squares and the like without looking up names, even if a card has the same name."""
        return self.join(_several("ROW", things))

    def _either(self, things: Any) -> str:
        return self.either(_several("EITHER", things))

    def _each(self, things: Any) -> str:
        return ", ".join(self._with_numbers("EACH", things))

    def _sum(self, things: Any) -> str:
        return " + ".join(self._with_numbers("SUM", things))

    def _with_numbers(self, function: str, things: Any) -> Sequence[str]:
        """Return each name with its number. A fact without a value yet is a blank."""
        if not isinstance(things, _Numbered):
            return list(_several(function, things))
        return [f"{self.name(str(thing))} {number}" for thing, number in things.numbers.items()]

    def _written(self, words: Any) -> str:
        """Return a part of a move from an event as people of this language write it."""
        return self.write(str(words))


def _as_fluent(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    return {fact: _as_several(value) for fact, value in facts.items()}


def _as_several(value: Any) -> Any:
    if isinstance(value, dict):
        return _Numbered(value)
    return _Several([str(item) for item in value]) if isinstance(value, tuple | list) else value


def _lasting(value: Any) -> bool:
    return type(value) in PLAIN or (type(value) is tuple and {str}.issuperset(map(type, value)))


def _count(things: Any) -> Any:
    return fluent_number(len(_several("COUNT", things)))


def _several(function: str, things: Any) -> Sequence[str]:
    """Return the names that a catalogue has passed to a function for several things."""
    if not isinstance(things, _Several):
        raise TypeError(f"{function} takes several things, not {things}")
    return things.names


def add_catalogues(game: str, folder: Traversable) -> None:
    """Register the catalogues of a game. The folder has one `<language>.ftl` for each language."""
    _folders.setdefault(game, []).append(folder)
    words_of.cache_clear()


@cache
def words_of(game: str, language: str) -> Words:
    """Return the words of a game, or of the engine alone if no game is given."""
    files = [
        folder / f"{language}.ftl"
        for folder in (
            *(resources.files("engine").joinpath(*path) for path in SHARED),
            *_folders.get(game, ()),
        )
    ]
    texts = [file.read_text(encoding="utf-8") for file in files if file.is_file()]
    return Words(language, texts, words_of(game, FALLBACK) if language != FALLBACK else None)


def bundle_for(language: str, functions: Mapping[str, Callable[..., Any]] | None = None) -> FluentBundle:
    """Return an empty bundle.

    Isolating marks around placeholders are off: they would be visible noise in letters and terminals.
    """
    return FluentBundle([language], functions=dict(functions or {}), use_isolating=False)


def catalogue(text: str) -> Resource:
    """Parse a catalogue for a bundle.

    Spans are off: nobody needs the position of each word in the file, and they are more than half of the
    cost.
    """
    return FluentParser(with_spans=False).parse(text)


def write(bundle: FluentBundle, message: str, facts: Mapping[str, Any], attribute: str = "") -> str | None:
    """Return a message, or an attribute of one, with its facts, or None if there is none.

    Raise ValueError if a fact is missing.
    """
    if not bundle.has_message(message):
        return None
    found = bundle.get_message(message)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        return None
    text, faults = bundle.format_pattern(pattern, dict(facts))
    if faults:
        raise ValueError(f"catalogue {bundle.locales[0]}, message {message}: {faults[0]!r}")
    return str(text)
