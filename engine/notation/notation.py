"""Notation: one line of words for one move, read as people write and written in one canonical way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from itertools import zip_longest
from typing import Final

from engine.notation.refusals import Unreadable
from engine.values.form import Form, NoFit
from engine.values.move import Move
from engine.values.spelling import bare, replaced

_CACHED_LINES: Final = 1 << 16
SUGGESTED: Final = 3
ALIKE: Final = 0.6
"""How alike two words must be (0 to 1) for one to be suggested in place of the other."""
_EDGE_MARKS: Final = "\"'`“”„«».,;:!?()[]<>"


class Notation:
    """The words of one game: the forms of its moves and the names that may stand in them.

    `aliases` maps what people write (in any language) to the canonical words, word by word or several at once.
    `called` does so for what things are called in English where they are shown: that is understood in every language.
    """

    def __init__(
        self, moves: Iterable[type[Move]], names: Iterable[str], called: Mapping[str, str] | None = None
    ) -> None:
        self.moves = tuple(moves)
        # Of forms that begin alike the longer beginning is tried first: `work princess` before `work {profession}`.
        patterns = ((move, move.pattern()) for move in self.moves)
        self.forms = dict(sorted(patterns, key=lambda each: -each[1].begins))
        self.names = {name.lower(): name for name in names}
        self._known = {word for form in self.forms.values() for word in form.words} | set(self.names)
        self.called = called or {}
        self._phrases = _by_length(name for name in self.names if " " in name)
        self.parse = lru_cache(maxsize=_CACHED_LINES)(self._parse)

    def _parse(self, line: str) -> Move:
        """A canonical line as its move; the fast way for records and for what we wrote ourselves."""
        move = self.fitting(self.tokens(line))
        if move is None:
            raise Unreadable(line)
        return move

    def tokens(self, line: str, aliases: Mapping[str, str] | None = None) -> list[str]:
        """The words of a line, in their canonical spelling where they are known."""
        words = [word.strip(_EDGE_MARKS) for word in line.lower().split()]
        words = [word for word in words if word]
        if aliases is not None:
            words = replaced(words, {**self.called, **aliases})
        if self._phrases:
            words = _joined(words, self._phrases)
        return [self.names.get(word, word) for word in words]

    def understood(self, line: str, aliases: Mapping[str, str], names: Sequence[str]) -> list[str]:
        """The words of a line that a person wrote, in their language and with the names of the players."""
        return self.tokens(line, {**aliases, **self.seats(names, aliases)})

    def fitting(self, tokens: Sequence[str]) -> Move | None:
        """The move whose form the tokens fit, if there is one."""
        for form in self.forms.values():
            if tokens and form.head == tokens[0]:
                try:
                    return form.read(tokens)
                except NoFit:
                    continue
        return None

    def counted(self, tokens: Sequence[str]) -> list[str]:
        """A name as often as a count before it says: `2 plain` is `plain plain`."""
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
        now: Iterable[type[Move]] = (),
        aliases: Mapping[str, str] | None = None,
    ) -> Unreadable:
        """What was understood of a line that says no move, what may have been meant, and the nearest forms.

        `now` are the kinds of moves that are legal at this moment: they come first.
        """
        forms = [*(self.forms[kind] for kind in dict.fromkeys(now))] or list(self.forms.values())
        begun = [form for form in self.forms.values() if tokens and form.head == tokens[0]]
        good = max((_fit(form, tokens) for form in begun), default=0)
        strange = tokens[good] if good < len(tokens) else ""
        heads = [form.head for form in self.forms.values()] if not good else ()
        alike = self._alike(strange, heads, aliases or {})
        return Unreadable(
            line,
            understood=" ".join(tokens[:good]),
            perhaps=tuple(self._mended(tokens, good, word) for word in alike),
            forms=tuple(begun or forms),
        )

    def _mended(self, tokens: Sequence[str], at: int, word: str) -> str:
        """The whole move that a line says with another word in one place; the word alone where it says none."""
        before, after = tokens[:at], tokens[at + 1 :]
        known = all(token.lower() in self._known or token.isdecimal() for token in (*before, *after))
        mended = self.fitting([*before, word, *after]) if known else None
        return word if mended is None else str(mended)

    def _alike(self, word: str, heads: Sequence[str], aliases: Mapping[str, str]) -> tuple[str, ...]:
        """Words of the game that a strange word may be a slip of the pen for, in any of the languages."""
        if word in self._known or word.isdecimal():
            return ()
        meant = dict.fromkeys(heads or sorted(self._known))
        spellings = {alias: canonical for alias, canonical in aliases.items() if canonical in meant}
        spellings |= {word: word for word in meant}
        close = get_close_matches(bare(word), spellings, n=SUGGESTED, cutoff=ALIKE)
        return tuple(dict.fromkeys(spellings[each] for each in close))

    def seats(self, names: Sequence[str], aliases: Mapping[str, str]) -> dict[str, str]:
        """Players' names as aliases of the seats they hold; of two alike, neither, and none that means something here."""
        folded = [" ".join(bare(name).split()) for name in names]
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
    """Phrases as tuples of words, the longest first."""
    return tuple(sorted({tuple(phrase.split()) for phrase in phrases}, key=len, reverse=True))


def _joined(words: list[str], phrases: Sequence[tuple[str, ...]]) -> list[str]:
    """Names of several words as one token each."""
    out: list[str] = []
    at = 0
    while at < len(words):
        phrase = next((p for p in phrases if tuple(words[at : at + len(p)]) == p), (words[at],))
        out.append(" ".join(phrase))
        at += len(phrase)
    return out
