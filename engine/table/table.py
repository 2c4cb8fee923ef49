"""The table: one match of a game. It keeps the stack of open questions, checks and plays moves, and remembers what happened."""

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
from engine.table.question import Question, Step, kind_of
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
"""Raises Illegal where a legal answer is not to be played at this table."""

NEAREST: Final = 8
FEW: Final = 40
"""Up to how many legal moves it is quicker to look for a move among them than to ask the rules."""


_encode = msgspec.json.Encoder().encode


class Table(Generic[S]):
    """One match of a game, for rules code and for callers. `engine/README.md` has the contract."""

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
        """What else is refused here, beside what the rules forbid: by it a lesson keeps to its idea."""
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
        """The answer leaves the question open: it is asked again, under a new id, so that no turn can be taken twice."""
        if self.renews_ids:
            question.earlier = (*question.earlier, question.id)
            question.id = self.new_id()
        self.position.stack.append(question)

    def keep(self, question: Question[S]) -> None:
        """A question to several seats waits for the others, under its id, which they hold in their hands."""
        self.position.stack.append(question)

    def new_id(self) -> int:
        """An id that no question of this table has had."""
        self.position.asked += 1
        return self.position.asked

    @property
    def renews_ids(self) -> bool:
        """Whether a question that is asked again gets a new id; the first moves of an older table gave it none."""
        return self.count > self.position.renews_ids_after

    def then(self, *steps: Step[S]) -> None:
        """What happens once everything pushed later is settled; the first one named happens first."""
        self.position.stack.extend(reversed(steps))

    def tell(self, event: Event) -> None:
        event.at = self.position.count
        self.history.events.append(event)

    def disclose(self) -> None:
        """Secret answers take effect: whatever the events say, no move is taken back across this moment."""
        self._disclosed = True

    def end(self) -> None:
        self.position.over = True
        self.position.stack.clear()

    def shuffle(self, stream: str, items: Sequence[T]) -> list[T]:
        """Fair order; every use needs a stream name of its own."""
        return list(self._brought(stream, lambda: tuple(chance.shuffled(self.position.seed, stream, items))))

    def pick(self, stream: str, bound: int) -> int:
        """A fair number from 0 to bound - 1."""
        number: int = self._brought(stream, lambda: chance.pick(self.position.seed, stream, bound))
        return number

    def draw(self, stream: str, counts: Sequence[int]) -> int:
        """The kind of one thing drawn from so many of each kind."""
        kind: int = self._brought(stream, lambda: chance.pick_kind(self.position.seed, stream, counts))
        return kind

    def _brought(self, stream: str, by_chance: Callable[[], Any]) -> Any:
        """What chance brings in a stream; at an imagined table that may have been decided."""
        decided = self.history.decided
        self.history.drawn[stream] = brought = decided[stream] if stream in decided else by_chance()
        return brought

    def _settle(self) -> None:
        """Run what happens by itself until a question is open or the table is over."""
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
        """What is asked of a seat: the question it owes, or one it has answered and may answer otherwise."""
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
        """Id and kind of the question that is open to a seat, without the cost of its legal answers."""
        asked = self._asked(seat)
        return None if asked is None else (asked.ids(seat)[-1], kind_of(asked))

    def open_facts(self, seat: Seat) -> Mapping[str, Any]:
        """What everybody may know of the question that is open to a seat."""
        asked = self._asked(seat)
        facts = {} if asked is None else asked.data(self, seat)
        return {fact: value for fact, value in facts.items() if asked and fact not in asked.secret}

    def question_ids(self, seat: Seat) -> tuple[int, ...]:
        """Every id under which the question that is open to a seat has been asked of it; only the last is good now."""
        asked = self._asked(seat)
        return () if asked is None else asked.ids(seat)

    def moves(self, seat: Seat) -> Sequence[Move]:
        """Every legal answer of a seat (of unbounded choices the sensible ones; `question(seat).data` names the range)."""
        if seat not in self._legal:
            asked = self._asked(seat)
            self._legal[seat] = () if asked is None else asked.moves(self, seat)
        return self._legal[seat]

    def amounts(self, seat: Seat) -> Amounts | None:
        """The amounts that answer the question that is open to a seat, where it is answered with a number."""
        asked = self._asked(seat)
        return None if asked is None else asked.amounts(self, seat)

    def allows(self, seat: Seat, move: Move) -> bool:
        return self.legal(seat, move) is not None

    def legal(self, seat: Seat, move: Move) -> Move | None:
        """The legal move that a move says, in its canonical form; None where it is not legal now."""
        asked = self._asked(seat)
        if asked is None:
            return None
        normal = asked.normal(self, seat, move)
        return normal if asked.forbids(self, seat, normal) is None else None

    def covers(self, seat: Seat, move: Move) -> Sequence[str]:
        """The squares of the seat's own board on which a legal answer lies, for those who let people point."""
        asked = self._asked(seat)
        return () if asked is None else asked.covers(self, seat, move)

    def squares(self, seat: Seat, move: Move) -> Sequence[str]:
        """All squares of the seat's own board on which a legal answer lies, also those that its words name."""
        return self.covers(seat, move) or tuple(self.game.areas(self, seat, move))

    def spoils(self, seat: Seat, move: Move) -> int:
        """How much of the seat's own board a legal answer spoils for later."""
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


def nearest_moves(move: Move, legal: Sequence[Move], count: int) -> tuple[Move, ...]:
    """The closest first: the same kind of move, then as many words as can be alike, then numbers close by."""
    words = str(move).split()
    kind = [other for other in legal if type(other) is type(move)] or legal
    return tuple(sorted(kind, key=lambda other: _distance(words, str(other).split()))[:count])


def _distance(words: Sequence[str], others: Sequence[str]) -> tuple[int, int]:
    unlike = [(word, other) for word, other in zip_longest(words, others, fillvalue="") if word != other]
    gaps = [abs(int(word) - int(other)) for word, other in unlike if word.isdecimal() and other.isdecimal()]
    return len(unlike), sum(gaps)
