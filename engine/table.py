"""The table: one match of a game. It keeps the stack of open questions, checks and plays moves, and remembers what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from engine.choices import Choices, begun_moves, choices_of
from engine.component import Component, chosen_among
from engine.event import Event
from engine.game import Game
from engine.imagined import another_table
from engine.move import Move
from engine.parse_move import parse_move
from engine.position import Position, Skip
from engine.question import Question
from engine.record import Line, Record
from engine.refusals import BadTable, Illegal, Refusal
from engine.result import Result, Score, result_of
from engine.rules import Rules, played_with
from engine.seat import Seat
from engine.suggestions import nearest_moves
from engine.table_questions import AskingTable
from engine.to_plain import to_plain
from engine.view import table_view
from engine.words import FALLBACK

S = TypeVar("S")

Guard: TypeAlias = "Callable[[Table[Any], Seat, Move], None]"
"""Raises Illegal where a legal answer is not to be played at this table."""

NEAREST: Final = 8
FEW: Final = 40
"""Up to how many legal moves it is quicker to look for a move among them than to ask the rules."""


_encode = msgspec.json.Encoder().encode


class Table(AskingTable[S]):
    """See the contract in `engine/README.md`; what rules code uses of it stands in `TableCore`."""

    def __init__(
        self, game: Game, position: Position[S, Any, Any], decided: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(game, position, decided)
        self.guard: Guard | None = None
        """What else is refused here, beside what the rules forbid: by it a lesson keeps to its idea."""

    # --- asking: questions, legal moves, views, events, scores

    def given(self, seat: Seat) -> Move | None:
        """The answer that a seat has given to what is open to it, while it may still change it."""
        asked = self._asked(seat)
        line = asked.answered(seat) if asked is not None else None
        return None if line is None else self.game.notation.parse(line)

    def given_already(self, seat: Seat, move: Move | Mapping[str, Any] | str) -> Move | None:
        """The move, where it is the very answer that a seat has given and may still change: it would change nothing."""
        given = self.given(seat)
        if given is None:
            return None
        checked = self._checked(seat, move)
        return checked if checked == given else None

    def may_change(self, seat: Seat) -> bool:
        """Whether what is open to a seat is a question that it has answered and may answer otherwise."""
        return self.given(seat) is not None

    def choices(
        self,
        seat: Seat,
        begun: str = "",
        *,
        aliases: Mapping[str, str] | None = None,
        names: Sequence[str] = (),
    ) -> Choices:
        """What a seat may answer, or add to what it has begun to say: the kinds of answers, where there are many."""
        return choices_of(self, seat, self.game.notation.understood(begun, aliases or {}, names))

    def read(
        self, seat: Seat, text: str, *, aliases: Mapping[str, str] | None = None, names: Sequence[str] = ()
    ) -> Move:
        """The legal move that a line of text says; `aliases` are words of the player's language, `names` the players'."""
        asked = self._must_be_asked(seat)
        try:
            return parse_move(
                self.game.notation,
                text,
                aliases or {},
                names,
                amounts=asked.amounts(self, seat),
                begun=partial(begun_moves, self, seat),
                allowed=partial(self._allowed, asked, seat),
                placed=lambda move: bool(self.covers(seat, move)),
            )
        except Refusal as refusal:
            refusal.game = self.game.name
            raise

    def ours(self, language: str = FALLBACK) -> str:
        """What of what is played here is ours and not of the box, in one sentence."""
        played = played_with(self.seats, self.edition_file.ruled_as, to_plain(self.options))
        return self.game.ours(self.edition_file, language, played)

    def suits(self, seat: Seat, move: Move) -> bool:
        """Whether a legal answer is to be played at this table, too."""
        if self.guard is None:
            return True
        try:
            self.guard(self, seat, move)
        except Illegal:
            return False
        return True

    def rules(self, language: str = FALLBACK) -> Rules:
        """The rules of exactly this table."""
        return self.game.rules_played(self.seats, self.options, self.edition_file, language)

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """All that a seat may know, or a spectator (None), as plain data."""
        return table_view(
            self.position,
            seat,
            waiting=self.waiting,
            question=None if seat is None else self.question(seat),
            shown=self.game.view(self, seat),
            result=self.result().data() if self.over else None,
        )

    def events(self, seat: Seat | None, since: int = 0) -> tuple[Event, ...]:
        """What happened after the first `since` moves, as a seat may see it; 0 includes the deal."""
        return self.history.events_seen_by(seat, since)

    @property
    def happened(self) -> Sequence[Event]:
        """Every event this table has told, private ones too: for keepers, not for the eyes of players."""
        return self.history.events

    def components(self, seat: Seat | None) -> Sequence[Component]:
        """The things of the box as a seat knows them: the player aid."""
        return self.game.components(self, seat)

    def chosen_among(self, seat: Seat) -> Sequence[Component]:
        """The things of the box that its question is about, and that its answers name: what must be shown in full."""
        asked = self._asked(seat)
        if asked is None:
            return ()
        components, concerned = self.components(seat), asked.concerns(self, seat)
        nearest = {each.name: each for each in reversed(components)}
        first = [nearest[name] for name in concerned if name in nearest]
        named = chosen_among(components, self.moves(seat))
        return [*first, *(each for each in named if each not in first)]

    def scores(self) -> tuple[Score, ...]:
        """The score if the table ended now, hidden points included: not for the eyes of players while it runs."""
        return tuple(self.game.scores(self))

    def result(self) -> Result:
        """Places and scores of a finished table."""
        if not self.over:
            raise BadTable("not-over", game=self.game.name)
        return result_of(self.scores())

    def what_if(self, seat: Seat, move: Move | Mapping[str, Any] | str) -> dict[str, Any]:
        """What a move would certainly bring: prices, sums, points. It reveals nothing hidden."""
        certain: dict[str, Any] = to_plain(self.game.what_if(self, seat, self._checked(seat, move)))
        return certain

    # --- playing

    def play(self, seat: Seat, move: Move | Mapping[str, Any] | str) -> tuple[Event, ...]:
        """Play one move; a refusal changes nothing."""
        move = self._checked(seat, move)
        if self.guard is not None:
            self.guard(self, seat, move)
        position = self.position
        asked = position.stack.pop()
        position.count += 1
        self._legal.clear()
        self._disclosed = False
        history = self.history
        start = len(history.events)
        asked.answer(self, seat, move)
        self._settle()
        history.moves.append((seat, move))
        events = tuple(history.events[start:])
        self._loosen(seat, events)
        return events

    def play_turn(self, seat: Seat, moves: Sequence[Move | Mapping[str, Any] | str]) -> tuple[Event, ...]:
        """Play several moves, all or none."""
        if len(moves) == 1:
            return self.play(seat, moves[0])
        history = self.history
        before, mark = self.dump(), history.mark
        try:
            for move in moves:
                self.play(seat, move)
        except ValueError:
            self.position = self.game.position.decode(before)
            self._legal.clear()
            history.return_to(mark)
            raise
        return tuple(history.events[mark.events :])

    def can_take_back(self, seat: Seat) -> int:
        """How many of its last moves a seat may take back."""
        loose = self.position.loose
        return loose[1] if loose is not None and loose[0] == seat else 0

    def take_back(self, seat: Seat, moves: int = 1) -> None:
        """Take back own last moves, never across a reveal or another seat's move."""
        if not 0 < moves <= self.can_take_back(seat):
            raise self._refusal(Illegal("nothing-to-take-back"))
        self.rewind(self.count - moves)

    def rewind(self, count: int) -> None:
        """Go back to where the first `count` moves led. Question ids given since are never given again."""
        record = self.record()
        skips = (*(skip for skip in record.skips if skip.count < count), Skip(count, self.position.asked))
        older = min(self.position.renews_ids_after, count)
        earlier = msgspec.structs.replace(record, skips=skips, renews_ids_after=older, result=None).replay(
            upto=count
        )
        self.position, self.history = earlier.position, earlier.history
        self._legal.clear()

    # --- dumps, records and replays

    def dump(self) -> bytes:
        """The exact state, without the moves that led to it."""
        return _encode(self.position)

    @property
    def log(self) -> tuple[Line, ...]:
        """The moves played since the table was opened, or since it was loaded without its moves."""
        return tuple(Line(seat, str(move)) for seat, move in self.history.moves)

    def record(self) -> Record:
        """Everything needed to replay this table. It holds the seed: while the table runs it is not for players."""
        self.history.must_reach(0, "to get a record")
        return Record.of(self)

    def copy(self) -> Table[S]:
        twin = Table[S](self.game, self.game.position.decode(self.dump()))
        twin.history, twin.guard = self.history.copy(), self.guard
        return twin

    def imagine(self, seat: Seat | None, seed: bytes) -> Table[S]:
        """A table that the seat could not tell from this one, its hidden part dealt anew from another seed.

        Its past is another one that fits all that the seat was told, and it keeps the commitment that everybody has
        seen; of a finished table nothing is hidden any more.
        """
        self.history.must_reach(0, "to imagine another past")
        return self.copy() if self.over else another_table(self, seat, seed)

    def remember(self, moves: Iterable[Line]) -> None:
        """Recall what happened before a table was loaded, from the moves that led to it."""
        try:
            told = msgspec.structs.replace(Record.of(self), moves=tuple(moves), result=None).replay()
        except ValueError as broken:
            raise BadTable("wrong-moves", game=self.game.name, reason=str(broken)) from broken
        if told.dump() != self.dump():
            raise BadTable("other-moves", game=self.game.name)
        self.history = told.history

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.dump() == other.dump()

    __hash__ = None  # type: ignore[assignment]  # a table changes

    # --- inside

    def _checked(self, seat: Seat, move: Move | Mapping[str, Any] | str) -> Move:
        legal = self._legal.get(seat, ())
        if len(legal) <= FEW and move in legal:
            return move  # type: ignore[return-value]  # moves are all that is listed
        asked = self._must_be_asked(seat)
        if isinstance(move, str):
            return self.read(seat, move)
        if not isinstance(move, Move):
            move = self.game.move(move)
        return self._allowed(asked, seat, move)

    def _allowed(self, asked: Question[S], seat: Seat, move: Move) -> Move:
        """A move in its canonical form; Illegal, with the nearest legal moves, where a rule forbids it."""
        move = asked.normal(self, seat, move)
        refusal = asked.forbids(self, seat, move)
        if refusal is None:
            return move
        refusal.nearest = nearest_moves(move, self.moves(seat), NEAREST)
        amounts = asked.amounts(self, seat)
        if amounts is not None and amounts.out_of_range(move):
            refusal.amounts = amounts
        raise self._refusal(refusal)

    def _loosen(self, seat: Seat, events: Sequence[Event]) -> None:
        """Keep count of the moves that may be taken back."""
        revealed = self.over or self._disclosed or any(event.reveals for event in events)
        self.position.loose = None if revealed else (seat, self.can_take_back(seat) + 1)
