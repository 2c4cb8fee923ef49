"""A draft: the moves that a player has composed but not sent. It is stored only in the fields of the page.

It is tried on a copy of the table. Of a move that reveals hidden information, or of the last secret answer to a
question, only what comes before the reveal is shown before the turn is sent.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Self, TypeGuard

import engine
from engine.table.until_reveal import play_until_reveal
from engine.text.sentences import move_line, what_if_texts
from engine.text.words import Words
from engine.values.open_question import OpenQuestion
from service.site.answering.part import Given, parse_number

TURN = "turn"
"""What a move may end, if it does nothing else."""
UNUSED = "unused"
"""The certain effect that says what ending a turn gives up."""
MOST = 40
"""The maximum number of moves in a draft; no turn has more."""


@dataclass(frozen=True, kw_only=True)
class Draft:
    """The draft that a browser has sent: the moves so far, and the move being composed."""

    question: int | None = None
    played: int | None = None
    """The count after the seat's last move when the page was rendered. It prevents playing a turn twice."""
    lines: tuple[str, ...] = ()
    kind: str = ""
    typed: str = ""
    pressed: bool = False
    """True if the reader asked for the move being composed, so that its missing parts are named."""
    given: Given = field(default_factory=Given)

    @classmethod
    def sent(cls, form: Given) -> Self:
        return cls(
            question=parse_number(form.get("question")),
            played=parse_number(form.get("played")),
            lines=tuple(form.getlist("line")[:MOST]),
            kind=form.get("kind", ""),
            typed=form.get("typed", ""),
            given=form,
        )

    def fits(self, question: int | None, played: int) -> bool:
        """Return whether the draft was made for the current question."""
        return (self.question, self.played) == (question, played)

    def and_then(self, *lines: str) -> "Draft":
        moves = (*self.lines, *lines)[:MOST]
        return replace(self, lines=moves, kind="", typed="", pressed=False, given=Given())


@dataclass(frozen=True)
class WorkedSum:
    """A sum with its lines."""

    lines: Sequence[tuple[str, int]]
    whole: int


@dataclass(frozen=True)
class DraftPreview:
    """A move with its certain effects."""

    line: str
    """The canonical notation."""
    said: str
    """The move in the reader's words."""
    phrases: Sequence[str]
    """The certain effects, one phrase each."""
    sum: WorkedSum | None
    unused: str = ""
    """What the move gives up by ending the turn, one of the phrases."""
    squares: Sequence[str] = ()
    """The squares of the seat's own board that a move of a draft covers."""
    forced: bool = False
    """True if nothing else could be chosen, so that nobody was asked."""

    @property
    def certain(self) -> str:
        return "; ".join(self.phrases)


@dataclass(frozen=True, kw_only=True)
class DraftResult:
    """The result of trying a draft."""

    game: engine.AnyTable
    """The table after the moves of the draft that reveal nothing."""
    moves: Sequence[DraftPreview]
    sealed: bool = False
    """True if the last move reveals hidden information, so that its result is shown only after sending."""
    closes: bool = False
    """True if after that only the turn is left to be ended. No hidden information decides this."""
    refusal: engine.Refusal | None = None

    @property
    def lines(self) -> list[str]:
        return [move.line for move in self.moves]

    def shown(self, seat: int) -> engine.AnyTable:
        """Return the table to draw: also what the last move does before its reveal."""
        return play_until_reveal(self.game, seat, self.lines[-1]) if self.sealed else self.game

    def ends_turn(self, seat: int) -> bool:
        """Return whether the draft completes the turn of the seat."""
        if self.refusal or not self.moves:
            return False
        then = None if self.sealed else self.game.question(seat)
        return then is None or not then.owed


def try_draft(
    game: engine.AnyTable, seat: int, lines: Sequence[str], words: Words, names: Sequence[str]
) -> DraftResult:
    """Play a draft on copies, move by move, until one is refused or reveals hidden information."""
    moves: list[DraftPreview] = []
    for line in lines:
        trial = game.copy()
        try:
            move = trial.read(seat, line, aliases=words.aliases, names=names)
            foreseen, squares = preview_move(trial, seat, move, words, names), trial.squares(seat, move)
            trial.play(seat, move)
        except engine.Refusal as refusal:
            return DraftResult(game=game, moves=moves, refusal=refusal)
        moves.append(replace(foreseen, squares=squares))
        if not trial.can_take_back(seat):
            closes = find_last_question(trial, seat) is not None
            return DraftResult(game=game, moves=moves, sealed=True, closes=closes)
        game = trial
    return DraftResult(game=game, moves=moves)


def is_closing(question: OpenQuestion | None) -> TypeGuard[OpenQuestion]:
    """Return whether the default answer to a question only ends the turn, or the action that has begun."""
    return question is not None and question.owed and bool(question.default.closing)


def find_last_question(game: engine.AnyTable, seat: int) -> OpenQuestion | None:
    """Return the question if its default only ends the turn, and gives up nothing, such as an action.

    The fact `unused` knows nothing hidden.
    """
    question = game.question(seat)
    return question if is_closing(question) and not game.what_if(seat, question.default).get(UNUSED) else None


def preview_move(
    game: engine.AnyTable,
    seat: int,
    move: engine.Move,
    words: Words,
    names: Sequence[str],
    *,
    unsaid: Collection[str] = (),
) -> DraftPreview:
    """Return a move with its certain effects. `unsaid` are facts to omit, as the page shows them anyway."""
    certain = game.what_if(seat, move)
    summed = sum_parts(certain.get("parts"), words)
    besides = {*unsaid, "parts"} if summed else unsaid
    phrases = {key: value for key, value in certain.items() if key not in besides}
    said = move_line(words, move, names)
    unused = "".join(what_if_texts(words, {key: phrases[key] for key in phrases if key == UNUSED}, names))
    return DraftPreview(str(move), said, what_if_texts(words, phrases, names), summed, unused)


def sum_parts(parts: Any, words: Words) -> WorkedSum | None:
    """Return numbers by name as a sum with lines, or None if there is only one; a phrase then suffices."""
    if not isinstance(parts, Mapping):
        return None
    lines = [(words.name(name), number) for name, number in parts.items() if number]
    return WorkedSum(lines, sum(number for _, number in lines)) if len(lines) > 1 else None
