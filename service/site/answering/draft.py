"""A draft: the moves that somebody has put together and not yet sent. It lives in the fields of the page and nowhere else.

It is tried on a copy of the table, and only as far as the rules would let it be taken back: where a move reveals
something or the last secret answer settles a question, nobody looks behind it before the turn is sent.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Self

import engine
from engine.text.sentences import what_if_texts
from engine.text.words import Words
from service.site.answering.part import Given, whole

MOST = 40
"""More moves than any turn has."""


@dataclass(frozen=True, kw_only=True)
class Draft:
    """What a browser has sent: the moves so far, and what is being put together."""

    question: int | None = None
    played: int | None = None
    """The count after the seat's last move when the page was made: what was sent once is not played twice."""
    lines: tuple[str, ...] = ()
    kind: str = ""
    typed: str = ""
    adding: bool = False
    """Whether what is being put together belongs to the turn from now on."""
    given: Given = field(default_factory=Given)

    @classmethod
    def sent(cls, form: Given) -> Self:
        return cls(
            question=whole(form.get("question")),
            played=whole(form.get("played")),
            lines=tuple(form.getlist("line")[:MOST]),
            kind=form.get("kind", ""),
            typed=form.get("typed", ""),
            given=form,
        )

    def fits(self, question: int | None, played: int) -> bool:
        """Whether it was made for what is asked now."""
        return (self.question, self.played) == (question, played)

    def and_then(self, *lines: str) -> "Draft":
        moves = (*self.lines, *lines)[:MOST]
        return replace(self, lines=moves, kind="", typed="", adding=False, given=Given())


@dataclass(frozen=True)
class WorkedSum:
    """A figure made of several, line by line."""

    lines: Sequence[tuple[str, int]]
    whole: int


@dataclass(frozen=True)
class DraftPreview:
    """A move, and what it would certainly bring."""

    line: str
    """The canonical notation."""
    said: str
    """As its reader writes it."""
    phrases: Sequence[str]
    """What it would certainly bring, one thing after the other."""
    sum: WorkedSum | None

    @property
    def certain(self) -> str:
        return "; ".join(self.phrases)


@dataclass(frozen=True, kw_only=True)
class Tried:
    """How far a draft goes."""

    game: engine.AnyTable
    """The table as it would be, as far as that can be known."""
    moves: Sequence[DraftPreview]
    sealed: bool = False
    """The last move reveals something: what comes of it is seen when the turn is sent."""
    refusal: engine.Refusal | None = None

    @property
    def lines(self) -> list[str]:
        return [move.line for move in self.moves]

    def ends_turn(self, seat: int) -> bool:
        """Whether nothing is left to the seat but to send it."""
        if self.refusal or not self.moves:
            return False
        then = None if self.sealed else self.game.question(seat)
        return then is None or not then.owed


def tried(
    game: engine.AnyTable, seat: int, lines: Sequence[str], words: Words, names: Sequence[str]
) -> Tried:
    """Play a draft on copies, one move after the other, until one is refused or reveals something."""
    moves: list[DraftPreview] = []
    for line in lines:
        trial = game.copy()
        try:
            move = trial.read(seat, line, aliases=words.aliases, names=names)
            foreseen = foresee(trial, seat, move, words, names)
            trial.play(seat, move)
        except engine.Refusal as refusal:
            return Tried(game=game, moves=moves, refusal=refusal)
        moves.append(foreseen)
        if not trial.can_take_back(seat):
            return Tried(game=game, moves=moves, sealed=True)
        game = trial
    return Tried(game=game, moves=moves)


def foresee(
    game: engine.AnyTable,
    seat: int,
    move: engine.Move,
    words: Words,
    names: Sequence[str],
    *,
    unsaid: Collection[str] = (),
) -> DraftPreview:
    """`unsaid`: facts that need no words, because they are read beside it anyway."""
    certain = game.what_if(seat, move)
    summed = summed_up(certain.get("parts"), words)
    besides = {*unsaid, "parts"} if summed else unsaid
    phrases = {key: value for key, value in certain.items() if key not in besides}
    return DraftPreview(str(move), words.write(str(move)), what_if_texts(words, phrases, names), summed)


def summed_up(parts: Any, words: Words) -> WorkedSum | None:
    """Numbers by name, as a sum to be read line by line; where there is only one, a phrase says it."""
    if not isinstance(parts, Mapping):
        return None
    lines = [(words.name(name), number) for name, number in parts.items() if number]
    return WorkedSum(lines, sum(number for _, number in lines)) if len(lines) > 1 else None
