"""Notation: one line of words for one move. It has one canonical spelling, and reading accepts others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from itertools import zip_longest
from typing import Final

from engine.notation.refusals import Unreadable
from engine.values.form import Form, NoFit
from engine.values.move import Move
from engine.values.spelling import normalize_word, replace_aliases

_CACHED_LINES: Final = 1 << 16
SUGGESTED: Final = 3
ALIKE: Final = 0.6
"""The least similarity of two words (0 to 1) for one to be suggested instead of the other."""
_EDGE_MARKS: Final = "\"'`“”„«».,;:!?()[]<>"


class Notation:
    """The words of one game: the forms of its moves and the names in them.

    `aliases` maps words that people write (in any language) to the canonical words, one word or several at
    once. `called` does so for the displayed English names of things, which are understood in every language.
    """

    def __init__(
        self, moves: Iterable[type[Move]], names: Iterable[str], called: Mapping[str, str] | None = None
    ) -> None:
        self.moves = tuple(moves)
        # The form with more first words is tried first: `work princess` before `work {profession}`.
        patterns = ((move, move.pattern()) for move in self.moves)
        self.forms = dict(sorted(patterns, key=lambda each: -each[1].begins))
        self.names = {name.lower(): name for name in names}
        self._known = {word for form in self.forms.values() for word in form.words} | set(self.names)
        self.called = called or {}
        self._phrases = _by_length(name for name in self.names if " " in name)
        self.parse = lru_cache(maxsize=_CACHED_LINES)(self._parse)

    def _parse(self, line: str) -> Move:
        """Parse a canonical line. It is the fast way, for records and for lines that we wrote ourselves."""
        move = self.fitting(self.tokens(line))
        if move is None:
            raise Unreadable(line)
        return move

    def tokens(self, line: str, aliases: Mapping[str, str] | None = None) -> list[str]:
        """Return the words of a line. Known words have their canonical spelling."""
        words = [word.strip(_EDGE_MARKS) for word in line.lower().split()]
        words = [word for word in words if word]
        if aliases is not None:
            words = replace_aliases(words, {**self.called, **aliases})
        if self._phrases:
            words = _joined(words, self._phrases)
        return [self.names.get(word, word) for word in words]

    def understood(self, line: str, aliases: Mapping[str, str], names: Sequence[str]) -> list[str]:
        """Return the words of a line in the player's language, with the names of players as seats."""
        return self.tokens(line, {**aliases, **self.seats(names, aliases)})

    def fitting(self, tokens: Sequence[str]) -> Move | None:
        """Return the move whose form fits the tokens, or None."""
        for form in self.forms.values():
            if tokens and form.head == tokens[0]:
                try:
                    return form.read(tokens)
                except NoFit:
                    continue
        return None

    def counted(self, tokens: Sequence[str]) -> list[str]:
        """Repeat each name according to the count before it: `2 plain` becomes `plain plain`."""
        told: list[str] = []
        count = 1
        for token, following in zip_longest(tokens, tokens[1:], fillvalue=""):
            if len(token) == 1 and token.isdecimal() and following in self.names.values():
                count = int(token)
            else:
                told += [token] * count
                count = 1
        return told

    def unreadable(
        self,
        line: str,
        tokens: Sequence[str],
        aliases: Mapping[str, str],
        legal: Sequence[Move] = (),
        allows: Callable[[Move], bool] = lambda _move: True,
    ) -> Unreadable:
        """Return the refusal of a line that is no move.

        It has the understood part, suggestions, and the nearest forms. Where a seat is asked, `legal` lists its
        answers: only their words and forms are suggested. `allows` tells if any move is legal.
        """
        kinds = dict.fromkeys(map(type, legal)) or self.forms
        forms = [self.forms[kind] for kind in kinds]
        begun = [form for form in self.forms.values() if tokens and form.head == tokens[0]]
        good = max((_fit(form, tokens) for form in begun), default=0)
        strange = tokens[good] if good < len(tokens) else ""
        words = {word for move in legal for word in self.tokens(str(move))} or self._known
        alike = self._alike(strange, sorted(words) if good else [form.head for form in forms], aliases)
        return Unreadable(
            line,
            understood=" ".join(tokens[:good]),
            perhaps=tuple(self._mended(tokens, good, word, allows) for word in alike),
            forms=tuple([form for form in begun if form in forms] or forms),
        )

    def _mended(self, tokens: Sequence[str], at: int, word: str, allows: Callable[[Move], bool]) -> str:
        """Return the whole move with one word replaced, or only the new word if the result is no legal move."""
        before, after = tokens[:at], tokens[at + 1 :]
        known = all(token.lower() in self._known or token.isdecimal() for token in (*before, *after))
        mended = self.fitting([*before, word, *after]) if known else None
        return word if mended is None or not allows(mended) else str(mended)

    def _alike(self, word: str, among: Sequence[str], aliases: Mapping[str, str]) -> tuple[str, ...]:
        """Return those words that an unknown word may be a misspelling of, in any of the languages."""
        if word in self._known or word.isdecimal():
            return ()
        meant = dict.fromkeys(among)
        spellings = {alias: canonical for alias, canonical in aliases.items() if canonical in meant}
        spellings |= {word: word for word in meant}
        close = get_close_matches(normalize_word(word), spellings, n=SUGGESTED, cutoff=ALIKE)
        return tuple(dict.fromkeys(spellings[each] for each in close))

    def seats(self, names: Sequence[str], aliases: Mapping[str, str]) -> dict[str, str]:
        """Return players' names as aliases of their seats.

        A name that two players have is left out, and so is a name that already has a meaning.
        """
        folded = [" ".join(normalize_word(name).split()) for name in names]
        return {
            name: f"seat{seat}"
            for seat, name in enumerate(folded)
            if folded.count(name) == 1 and not self._means_something(name, aliases)
        }

    def _means_something(self, name: str, aliases: Mapping[str, str]) -> bool:
        return not name or any(
            word in self._known or word in aliases or word.isdecimal() for word in name.split()
        )


def _fit(form: Form[Move], tokens: Sequence[str]) -> int:
    try:
        form.read(tokens)
    except NoFit as stop:
        return stop.good
    return len(tokens)


def _by_length(phrases: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    """Return phrases as tuples of words, the longest first."""
    return tuple(sorted({tuple(phrase.split()) for phrase in phrases}, key=len, reverse=True))


def _joined(words: list[str], phrases: Sequence[tuple[str, ...]]) -> list[str]:
    """Join names of several words into one token each."""
    out: list[str] = []
    at = 0
    while at < len(words):
        phrase = next((p for p in phrases if tuple(words[at : at + len(p)]) == p), (words[at],))
        out.append(" ".join(phrase))
        at += len(phrase)
    return out
