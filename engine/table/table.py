"""The table: one match of a game.

It keeps the stack of open questions, checks and plays moves, and stores the history.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from itertools import zip_longest
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from engine.notation.choices import Choices, begun_moves, choices_of
from engine.notation.parse_move import parse_move
from engine.notation.refusals import BadTable, Illegal, Refusal
from engine.rules import Rules, played_with
from engine.table.game import Game
from engine.table.history import History
from engine.table.imagined import another_table
from engine.table.position import Position, Skip
from engine.table.question import Question, Step, Together, kind_of
from engine.table.record import Line, Record
from engine.table.view import table_view
from engine.text.words import FALLBACK
from engine.values import chance
from engine.values.amounts import Amounts
from engine.values.component import Component, chosen_among
from engine.values.event import Event
from engine.values.move import Move
from engine.values.open_question import OpenQuestion
from engine.values.result import Result, Score, result_of
from engine.values.seat import Seat
from engine.values.to_plain import to_plain

S = TypeVar("S")
T = TypeVar("T")

Guard: TypeAlias = "Callable[[Table[Any], Seat, Move], None]"
"""A function that raises Illegal for legal answers that this table refuses."""

NEAREST: Final = 8
FEW: Final = 40
"""The number of legal moves up to which searching the list is faster than asking the rules."""


_encode = msgspec.json.Encoder().encode


class Table(Generic[S]):
    """One match of a game, for rules code and for callers."""

    def __init__(
        self, game: Game, position: Position[S, Any, Any], decided: Mapping[str, Any] | None = None
    ) -> None:
        self.game = game
        self.position = position
        self.edition_file = game.editions.began_with(position.edition, position.edition_hash)
        self.edition: Any = self.edition_file.data
        position.edition_hash = self.edition_file.hash
        self.history = History(position.count, decided or {})
        self.guard: Guard | None = None
        """An additional check of answers. A lesson uses it to keep to its idea."""
        self._legal: dict[Seat, Sequence[Move]] = {}
        self._disclosed = False

    # --- for rules code: the state, the stack of questions and steps, events, chance

    @property
    def state(self) -> S:
        return self.position.state

    @property
    def options(self) -> Any:
        return self.position.options

    @property
    def seats(self) -> int:
        return self.position.seats

    @property
    def count(self) -> int:
        return self.position.count

    @property
    def over(self) -> bool:
        return self.position.over

    def ask(self, question: Question[S]) -> None:
        """Open a question on top of all others."""
        question.id = self.new_id()
        self.position.stack.append(question)

    def ask_again(self, question: Question[S]) -> None:
        """Ask a question again that its answer has left open.

        It gets a new id, so that no turn can be taken twice.
        """
        if self.renews_ids:
            question.earlier = (*question.earlier, question.id)
            question.id = self.new_id()
        self.position.stack.append(question)

    def keep(self, question: Question[S]) -> None:
        """Put a question to several seats back on the stack, to wait for the others.

        It keeps its id, because these seats have it in their letters.
        """
        self.position.stack.append(question)

    def new_id(self) -> int:
        """Return an id that no question of this table has had."""
        self.position.asked += 1
        return self.position.asked

    @property
    def renews_ids(self) -> bool:
        """True if a repeated question gets a new id. In the first moves of older tables it kept its id."""
        return self.count > self.position.renews_ids_after

    def then(self, *steps: Step[S]) -> None:
        """Push steps that run when everything pushed later is settled. The first argument runs first."""
        self.position.stack.extend(reversed(steps))

    def tell(self, event: Event) -> None:
        """Report what happened to everybody, or to the audience of the event."""
        event.at = self.position.count
        self.history.events.append(event)

    def disclose(self) -> None:
        """Mark that secret answers take effect.

        Moves before this moment cannot be taken back, whatever the events say.
        """
        self._disclosed = True

    def end(self) -> None:
        """End the game."""
        self.position.over = True
        self.position.stack.clear()

    def shuffle(self, stream: str, items: Sequence[T]) -> list[T]:
        """Return items in fair order. Every use needs a stream name of its own."""
        return list(
            self._brought(stream, lambda: tuple(chance.shuffle_items(self.position.seed, stream, items)))
        )

    def pick(self, stream: str, bound: int) -> int:
        """Return a fair number from 0 to bound - 1."""
        number: int = self._brought(stream, lambda: chance.pick(self.position.seed, stream, bound))
        return number

    def draw(self, stream: str, counts: Sequence[int]) -> int:
        """Draw one thing and return its kind. `counts` says how many there are of each kind."""
        kind: int = self._brought(stream, lambda: chance.pick_kind(self.position.seed, stream, counts))
        return kind

    def _brought(self, stream: str, by_chance: Callable[[], Any]) -> Any:
        """Return the result of chance in a stream. At an imagined table it may be given."""
        decided = self.history.decided
        self.history.drawn[stream] = brought = decided[stream] if stream in decided else by_chance()
        return brought

    def _settle(self) -> None:
        """Run steps until a question is open or the table is over."""
        stack = self.position.stack
        while stack and isinstance(stack[-1], Step):
            stack.pop().run(self)

    # --- asking: questions, legal moves, views, events, scores

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe an answer."""
        stack = self.position.stack
        return tuple(stack[-1].who(self)) if stack else ()

    def question(self, seat: Seat) -> OpenQuestion | None:
        """Return the question that a seat owes, or one that it has answered and may answer again."""
        asked = self._asked(seat)
        if asked is None:
            return None
        legal = self.moves(seat)
        return OpenQuestion(
            id=asked.ids(seat)[-1],
            kind=kind_of(asked),
            seat=seat,
            owed=seat in asked.who(self),
            forced=len(legal) == 1,
            default=asked.default(self, seat),
            data=asked.data(self, seat),
            amount=asked.amounts(self, seat),
        )

    def asked(self, seat: Seat) -> tuple[int, str] | None:
        """Return id and kind of the question open to a seat, without computing its legal answers."""
        asked = self._asked(seat)
        return None if asked is None else (asked.ids(seat)[-1], kind_of(asked))

    def asks_together(self, seat: Seat) -> bool:
        """Return whether a seat is asked a question that it answers secretly, at the same time as others."""
        asked = self._asked(seat)
        return isinstance(asked, Together) and len(asked.asked) > 1

    def open_facts(self, seat: Seat) -> Mapping[str, Any]:
        """Return the public facts of the question open to a seat."""
        asked = self._asked(seat)
        facts = {} if asked is None else asked.data(self, seat)
        return {fact: value for fact, value in facts.items() if asked and fact not in asked.secret}

    def question_ids(self, seat: Seat) -> tuple[int, ...]:
        """Return every id of the question open to a seat. Only the last is valid."""
        asked = self._asked(seat)
        return () if asked is None else asked.ids(seat)

    def moves(self, seat: Seat) -> Sequence[Move]:
        """Return every legal answer of a seat.

        Of unlimited choices it returns the sensible ones, and `question(seat).data` has the range.
        """
        if seat not in self._legal:
            asked = self._asked(seat)
            self._legal[seat] = () if asked is None else asked.moves(self, seat)
        return self._legal[seat]

    def amounts(self, seat: Seat) -> Amounts | None:
        """Return the possible amounts of the question open to a seat, or None if the answer is no number."""
        asked = self._asked(seat)
        return None if asked is None else asked.amounts(self, seat)

    def allows(self, seat: Seat, move: Move) -> bool:
        return self.legal(seat, move) is not None

    def legal(self, seat: Seat, move: Move) -> Move | None:
        """Return a move in its canonical form, or None if it is not legal now."""
        asked = self._asked(seat)
        if asked is None:
            return None
        normal = asked.normal(self, seat, move)
        return normal if asked.forbids(self, seat, normal) is None else None

    def covers(self, seat: Seat, move: Move) -> Sequence[str]:
        """Return the squares of the seat's own board that a legal answer covers, for pages to point at."""
        asked = self._asked(seat)
        return () if asked is None else asked.covers(self, seat, move)

    def squares(self, seat: Seat, move: Move) -> Sequence[str]:
        """Return all squares of the seat's own board that a legal answer covers, even if its words name them."""
        return self.covers(seat, move) or tuple(self.game.areas(self, seat, move))

    def spoils(self, seat: Seat, move: Move) -> int:
        """Return how much of the seat's own board a legal answer spoils for later."""
        asked = self._asked(seat)
        return 0 if asked is None else asked.spoils(self, seat, move)

    def _asked(self, seat: Seat) -> Question[S] | None:
        stack = self.position.stack
        return stack[-1] if stack and seat in stack[-1].may(self) else None

    def _must_be_asked(self, seat: Seat) -> Question[S]:
        asked = self._asked(seat)
        if asked is None:
            raise self._refusal(Illegal("over" if self.over else "not-asked"))
        return asked

    def _refusal(self, refusal: Illegal) -> Illegal:
        refusal.game = self.game.name
        refusal.section = self._places.get(refusal.rule, "")
        return refusal

    @cached_property
    def _places(self) -> Mapping[str, str]:
        return self.rules().of_rules

    def given(self, seat: Seat) -> Move | None:
        """Return the answer that a seat has given to its open question and may still change."""
        asked = self._asked(seat)
        line = asked.answered(seat) if asked is not None else None
        return None if line is None else self.game.notation.parse(line)

    def given_already(self, seat: Seat, move: Move | Mapping[str, Any] | str) -> Move | None:
        """Return the move if the seat has already given the same answer, so that it would change nothing."""
        given = self.given(seat)
        if given is None:
            return None
        checked = self._checked(seat, move)
        return checked if checked == given else None

    def may_change(self, seat: Seat) -> bool:
        """Return whether a seat has answered its open question and may answer again."""
        return self.given(seat) is not None

    def choices(
        self,
        seat: Seat,
        begun: str = "",
        *,
        aliases: Mapping[str, str] | None = None,
        names: Sequence[str] = (),
    ) -> Choices:
        """Return what a seat may answer, or how it may continue an answer.

        If there are many answers, it returns kinds of answers.
        """
        return choices_of(self, seat, self.game.notation.understood(begun, aliases or {}, names))

    def read(
        self, seat: Seat, text: str, *, aliases: Mapping[str, str] | None = None, names: Sequence[str] = ()
    ) -> Move:
        """Return the legal move of a line of text.

        `aliases` are words of the player's language, and `names` are the names of the players.
        """
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
                allows=partial(self.allows, seat),
                placed=lambda move: bool(self.covers(seat, move)),
            )
        except Refusal as refusal:
            refusal.game = self.game.name
            raise

    def ours(self, language: str = FALLBACK) -> str:
        """Return one sentence about the values at this table that are our estimates."""
        played = played_with(self.seats, self.edition_file.ruled_as, to_plain(self.options))
        return self.game.ours(self.edition_file, language, played)

    def suits(self, seat: Seat, move: Move) -> bool:
        """Return whether the guard of this table accepts a legal answer."""
        if self.guard is None:
            return True
        try:
            self.guard(self, seat, move)
        except Illegal:
            return False
        return True

    def rules(self, language: str = FALLBACK) -> Rules:
        """Return exactly the rules of this table."""
        return self.game.rules_played(self.seats, self.options, self.edition_file, language)

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """Return everything that a seat, or a spectator (None), may know, as plain data."""
        return table_view(
            self.position,
            seat,
            waiting=self.waiting,
            question=None if seat is None else self.question(seat),
            shown=self.game.view(self, seat),
            result=self.result().data() if self.over else None,
        )

    def events(self, seat: Seat | None, since: int = 0) -> tuple[Event, ...]:
        """Return the events after the first `since` moves that a seat may see. 0 includes the deal."""
        return self.history.events_seen_by(seat, since)

    @property
    def happened(self) -> Sequence[Event]:
        """All events of this table, including private ones. It is for storage: players must not see it."""
        return self.history.events

    def components(self, seat: Seat | None) -> Sequence[Component]:
        """Return the components as a seat knows them: the player aid."""
        return self.game.components(self, seat)

    def chosen_among(self, seat: Seat, moves: Iterable[Move] | None = None) -> Sequence[Component]:
        """Return the components that the question is about or that its answers name.

        They must be shown in full. With `moves`, these are the answers, and the seat's own things that they do
        not name are left out.
        """
        asked = self._asked(seat)
        if asked is None:
            return ()
        components, concerned = self.components(seat), asked.concerns(self, seat)
        nearest = {each.name: each for each in reversed(components)}
        first = [nearest[name] for name in concerned if name in nearest]
        if moves is None:
            moves = self.moves(seat)
        else:
            first = [each for each in first if each.where != "mine"]
        named = chosen_among(components, moves)
        return [*first, *(each for each in named if each not in first)]

    def scores(self) -> tuple[Score, ...]:
        """Return the scores if the table ended now, hidden points included.

        Players must not see it before the end.
        """
        return tuple(self.game.scores(self))

    def result(self) -> Result:
        """Return places and scores of a finished table."""
        if not self.over:
            raise BadTable("not-over", game=self.game.name)
        return result_of(self.scores())

    def what_if(self, seat: Seat, move: Move | Mapping[str, Any] | str) -> dict[str, Any]:
        """Return the certain effects of a move: prices, sums, points. It reveals nothing hidden."""
        certain: dict[str, Any] = to_plain(self.game.what_if(self, seat, self._checked(seat, move)))
        return certain

    # --- playing

    def play(self, seat: Seat, move: Move | Mapping[str, Any] | str) -> tuple[Event, ...]:
        """Play one move. A refused move changes nothing."""
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
        """Return how many of its last moves a seat may take back."""
        loose = self.position.loose
        return loose[1] if loose is not None and loose[0] == seat else 0

    def take_back(self, seat: Seat, moves: int = 1) -> None:
        """Take back the seat's last moves, but never across a reveal or another seat's move."""
        if not 0 < moves <= self.can_take_back(seat):
            raise self._refusal(Illegal("nothing-to-take-back"))
        self.rewind(self.count - moves)

    def rewind(self, count: int) -> None:
        """Go back to the position after the first `count` moves. Later question ids are never used again."""
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
        """Return the exact state, without the moves that led to it."""
        return _encode(self.position)

    @property
    def log(self) -> tuple[Line, ...]:
        """The moves since the table was opened, or since it was loaded without its moves."""
        return tuple(Line(seat, str(move)) for seat, move in self.history.moves)

    def record(self) -> Record:
        """Return everything needed to replay this table.

        It contains the seed, so players must not see it while the table runs.
        """
        self.history.must_reach(0, "to get a record")
        return Record.of(self)

    def copy(self) -> Table[S]:
        twin = Table[S](self.game, self.game.position.decode(self.dump()))
        twin.history, twin.guard = self.history.copy(), self.guard
        return twin

    def imagine(self, seat: Seat | None, seed: bytes) -> Table[S]:
        """Return a table that the seat could not tell from this one.

        Its hidden part is dealt again from another seed. Its past is different, but fits everything that was
        sent to the seat. It keeps the published commitment. On a finished table nothing is hidden, so the
        result is a copy.
        """
        self.history.must_reach(0, "to imagine another past")
        return self.copy() if self.over else another_table(self, seat, seed)

    def remember(self, moves: Iterable[Line]) -> None:
        """Restore the history of a loaded table from the moves that led to it."""
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
            return move  # type: ignore[return-value]  # the list has only moves
        asked = self._must_be_asked(seat)
        if isinstance(move, str):
            return self.read(seat, move)
        if not isinstance(move, Move):
            move = self.game.move(move)
        return self._allowed(asked, seat, move)

    def _allowed(self, asked: Question[S], seat: Seat, move: Move) -> Move:
        """Return a move in its canonical form.

        Raise Illegal, with the nearest legal moves, if a rule forbids it.
        """
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
        """Update the number of moves that may be taken back."""
        revealed = self.over or self._disclosed or any(event.reveals for event in events)
        self.position.loose = None if revealed else (seat, self.can_take_back(seat) + 1)


def nearest_moves(move: Move, legal: Sequence[Move], count: int) -> tuple[Move, ...]:
    """Return the most similar moves first.

    First comes the same kind of move, then as many equal words as possible, then the closest numbers.
    """
    words = str(move).split()
    kind = [other for other in legal if type(other) is type(move)] or legal
    return tuple(sorted(kind, key=lambda other: _distance(words, str(other).split()))[:count])


def _distance(words: Sequence[str], others: Sequence[str]) -> tuple[int, int]:
    unlike = [(word, other) for word, other in zip_longest(words, others, fillvalue="") if word != other]
    gaps = [abs(int(word) - int(other)) for word, other in unlike if word.isdecimal() and other.isdecimal()]
    return len(unlike), sum(gaps)
