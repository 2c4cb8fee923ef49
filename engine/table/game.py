"""A game: what its folder hands to the kernel. One folder with a `GAME` in it is a game; nothing else is registered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Final, Required, TypedDict, Union

import msgspec

from engine.editions.differences import differences
from engine.editions.edition import Edition
from engine.editions.editions import Editions
from engine.notation.notation import Notation
from engine.notation.refusals import BadTable, Illegal
from engine.rules import Chapter, Played, Rules, played_with, rules_in, unwritten_chapters
from engine.rules.edition_told import what_is_ours
from engine.table.advice import COMMON, Advice
from engine.table.map import Map
from engine.table.past import Past
from engine.table.position import Position
from engine.table.question import Question, Step
from engine.text.labelled import draw_labelled
from engine.text.otherwise import options_otherwise
from engine.text.words import FALLBACK, Words, add_catalogues, words_of
from engine.values.component import Component
from engine.values.decoder import Decoder
from engine.values.event import Event
from engine.values.knowledge import shown
from engine.values.move import Move
from engine.values.result import Score
from engine.values.seat import Seat
from engine.values.to_plain import to_plain

if TYPE_CHECKING:
    from engine.table.plan_vocabulary import Vocabulary
    from engine.table.table import Table
from types import ModuleType
from typing import TypeVar

T = TypeVar("T", bound=msgspec.Struct)

TESTS = "tests"
SAVES_WAITING: Final = {"x-saves-waiting": True}
"""Beside an option that lets a table wait less often than the rulebook does: faces offer it with the pace of the table."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """The base of a game's options; every field has a default and a description (msgspec.Meta)."""


class Setup(TypedDict, total=False):
    """One way to set up a table."""

    seats: Required[int]
    options: Mapping[str, Any]
    edition: str


def _allowed(shape: Mapping[str, Any]) -> tuple[str, ...]:
    """What an option of this shape may be."""
    if shape.get("type") == "boolean":
        return "true", "false"
    if "enum" in shape:
        return tuple(map(str, shape["enum"]))
    return (f"{shape['minimum']}-{shape['maximum']}",)


def as_the_question_says(table: Table[Any], seat: Seat, move: Any) -> Mapping[str, int]:
    certain: Mapping[str, int] = table.position.stack[-1].what_if(table, seat, move)
    return certain


def _as_the_question_places(table: Table[Any], seat: Seat, move: Any) -> Mapping[str, Sequence[str]]:
    areas: Mapping[str, Sequence[str]] = table.position.stack[-1].areas(table, seat, move)
    return areas


def as_declared(table: Table[Any], seat: Seat | None) -> dict[str, Any]:
    """The view of a game that draws up none of its own."""
    return shown(table.state, seat, over=table.over)


def _no_components(_table: Table[Any], _seat: Seat | None) -> Sequence[Component]:
    return ()


def _any_options(options: Any, seats: int) -> None:
    """Most options fit every number of seats."""


@dataclass(frozen=True, kw_only=True)
class Game:
    """Everything the kernel needs to know of a game."""

    name: str
    package: str
    """Where its folder is. Inside lie data files that faces look for: `catalogue/` (its words), `board/board.svg`
    (its drawing), `rules/<language>.html` and `rules/tables.toml` (the page of its rules), `glimpse.json` (the record of
    a finished table, for whoever does not know the game)."""
    seats: range
    options: type[Options]
    editions: Editions[Any]
    edition: str
    """The edition of new tables, unless another is chosen."""
    state: type[Any]
    deal: Callable[[Table[Any]], None]
    scores: Callable[[Table[Any]], Sequence[Score]]
    """The score if the table ended now, hidden points included: for the end, and for a moderator who adjudicates."""
    view: Callable[[Table[Any], Seat | None], Mapping[str, Any]] = as_declared
    """What a seat may know, as plain data. Left out, it is what the fields of the state say (`engine/values/knowledge.py`)."""
    past: type[Past] = Past
    """What may have been otherwise without a seat's noticing (for try-outs, bots and the laws of hidden information)."""
    draw: Callable[[dict[str, Any], Words, Sequence[str]], str] = draw_labelled
    """The view as plain text; takes the whole view, words and players' names. Left out, everything has its label."""
    aloud: Callable[[dict[str, Any], Words, Sequence[str]], str] | None = None
    """The same for screen readers: sentences and lists that say everything, and no boards drawn with letters.
    Left out where `draw` has none."""
    components: Callable[[Table[Any], Seat | None], Sequence[Component]] = _no_components
    """The things of its box as a seat knows them, those nearest to it first (`engine/values/component.py`)."""
    facts: Mapping[str, type] = field(default_factory=dict)
    """By the kinds of these things, the TypedDict of what stands on one."""
    names: Sequence[str] = ()
    """All names of things that may stand in a move: cards, tiles, colours."""
    versions: tuple[int, ...] = (1,)
    what_if: Callable[[Table[Any], Seat, Any], Mapping[str, Any]] = as_the_question_says
    """What a legal move would certainly bring. By default the question is asked (`Question.what_if`), which tells numbers;
    a game that tells more returns a TypedDict of its own."""
    areas: Callable[[Table[Any], Seat, Any], Mapping[str, Sequence[str]]] = _as_the_question_places
    """In which wider parts of the seat's own board a legal move lies. By default the question is asked (`Question.areas`)."""
    draw_own: Callable[[dict[str, Any], Words, Sequence[str]], str] | None = None
    """The board of the view's seat alone as plain text, with some of its squares marked: where a tile would lie."""
    plans: Vocabulary | None = None
    """What the game adds to the language of plans; without it there are none."""
    check_options: Callable[[Any, int], None] = _any_options
    """Raises BadTable where options do not fit each other or the number of seats."""
    setups: Sequence[Setup] = ()
    """Every way of setting up a table that is worth playing, for tests; without them, every number of seats."""
    conserved: Callable[[Table[Any]], None] | None = None
    """Asserts that everything in the box is there exactly once. Tests ask it after every move."""
    map: Map | None = None
    """Where the places of its board really lie, for the drawing."""
    glimpse: str = ""
    """The panel of its board that shows it best to whoever does not know it."""
    published: bool = False
    """Whether it must say everything in every language. Until then English is enough, and what lacks is shown."""
    advice: Advice = COMMON
    """What there is to know about playing it well, for bots."""

    def __post_init__(self) -> None:
        add_catalogues(self.name, self.folder / "catalogue")
        add_catalogues(self.name, self.folder / "lessons" / "catalogue")

    @property
    def folder(self) -> Traversable:
        return resources.files(self.package)

    def title(self, language: str = "en") -> str:
        """What people call it."""
        words = self.words(language)
        return words.say("title") if words.has("title") else self.name

    @property
    def version(self) -> int:
        return self.versions[-1]

    @cached_property
    def moves(self) -> tuple[type[Move], ...]:
        """Its moves, events, questions and steps are those that stand in its folder with a tag."""
        return tagged(self.package, Move)

    @cached_property
    def events(self) -> tuple[type[Event], ...]:
        return tagged(self.package, Event)

    @cached_property
    def questions(self) -> tuple[type[Question[Any]], ...]:
        return tagged(self.package, Question)

    @cached_property
    def steps(self) -> tuple[type[Step[Any]], ...]:
        return tagged(self.package, Step)

    @cached_property
    def notation(self) -> Notation:
        return Notation(self.moves, self.names, self.words().called(self.names))

    @cached_property
    def position(self) -> Decoder[Any]:
        """Reads dumps of this game."""
        frames: Any = Union[(*self.questions, *self.steps)]
        shape: Any = Position
        return Decoder(shape[self.state, self.options, frames])

    @cached_property
    def _any_move(self) -> Any:
        return Union[tuple(self.moves)]  # noqa: UP007 - made at run time

    @cached_property
    def _move_decoder(self) -> Decoder[Move]:
        return Decoder(self._any_move)

    @cached_property
    def _options_decoder(self) -> Decoder[Options]:
        return Decoder(self.options)

    def move(self, data: Mapping[str, Any]) -> Move:
        """A move from its JSON data, legal or not; Illegal where it is no move of this game at all."""
        try:
            return self._move_decoder.convert(data)
        except msgspec.ValidationError as wrong:
            refusal = Illegal("unknown-move", reason=str(wrong))
            refusal.game, refusal.section = self.name, self.rules().of_rules[refusal.rule]
            raise refusal from wrong

    def move_schema(self) -> dict[str, Any]:
        """JSON Schema of this game's moves."""
        return msgspec.json.schema(self._any_move)

    def options_schema(self) -> dict[str, Any]:
        """JSON Schema of this game's options, with their defaults."""
        return msgspec.json.schema(self.options)

    def options_from(self, plain: Mapping[str, Any], seats: int) -> Options:
        """Checked options; BadTable says what is wrong."""
        try:
            options = self._options_decoder.convert(dict(plain))
        except msgspec.ValidationError as wrong:
            raise self._bad_options(plain) from wrong
        self.check_options(options, seats)
        return options

    def _bad_options(self, plain: Mapping[str, Any]) -> BadTable:
        """What is wrong with options, and what would be right."""
        known = self.options_schema()["$defs"][self.options.__name__]["properties"]
        for name, value in plain.items():
            if name not in known:
                return BadTable("options", game=self.name, option=name, options=", ".join(known))
            try:
                self._options_decoder.convert({name: value})
            except msgspec.ValidationError:
                given = msgspec.json.encode(value, enc_hook=repr).decode()
                return BadTable(
                    "option", game=self.name, option=name, given=given, values=_allowed(known[name])
                )
        raise AssertionError(plain)  # each option by itself was refused for nothing

    def read_aloud(self, view: dict[str, Any], words: Words, names: Sequence[str]) -> str:
        return (self.aloud or self.draw)(view, words, names)

    def words(self, language: str = "en") -> Words:
        return words_of(self.name, language)

    def rules(self, language: str = FALLBACK) -> Rules:
        """Its rules as people read them, for all tables at once; every place has the same number in every language."""
        if language not in self._rules:
            moves = {str(move.__struct_config__.tag) for move in self.moves}
            self._rules[language] = rules_in(
                self.folder / "rules", language, moves, lambda: self._unwritten(self.words(language))
            )
        return self._rules[language]

    def rules_played(
        self, seats: int, options: Options, edition: Edition[Any], language: str = FALLBACK
    ) -> Rules:
        """Exactly what is played at such a table."""
        table = seats, options, edition.ruled_as, edition.title, edition.hash, language
        if table not in self._rules_played:
            played = played_with(seats, edition.ruled_as, to_plain(options))
            different = tuple(differences(edition, self.editions.base_of(edition)))
            told = self.rules(language).played(played, edition.title, different)
            self._rules_played[table] = told
        return self._rules_played[table]

    @cached_property
    def _rules(self) -> dict[str, Rules]:
        return {}

    @cached_property
    def _rules_played(self) -> dict[tuple[int, Options, str, str, str, str], Rules]:
        return {}

    def ours(self, edition: Edition[Any], language: str = FALLBACK, played: Played | None = None) -> str:
        """What of an edition is ours and not of the box, in one sentence."""
        return what_is_ours(self.folder, edition, self.words(language), played)

    def otherwise(self, options: Options, edition: Edition[Any], language: str = FALLBACK) -> Sequence[str]:
        """What such a table plays otherwise than the usual game of the rulebook; nothing where it does not."""
        words = self.words(language)
        told = list(options_otherwise(options, words))
        if edition.name != self.edition:
            told.append(words.say("otherwise-edition", title=edition.title))
        return told

    def _unwritten(self, words: Words) -> tuple[Chapter, ...]:
        kinds = (question.__struct_config__.tag for question in self.questions)
        return unwritten_chapters(words, map(str, kinds), self.notation.forms.values())

    @cached_property
    def languages(self) -> frozenset[str]:
        """Those in which it has a catalogue; in others it speaks English."""
        files = (file.name for file in (self.folder / "catalogue").iterdir())
        return frozenset(name.removesuffix(".ftl") for name in files if name.endswith(".ftl"))

    def setups_to_try(self) -> Sequence[Setup]:
        """What tests play."""
        return self.setups or [Setup(seats=seats) for seats in self.seats]


@cache
def games() -> dict[str, Game]:
    """Every game there is, by name: each folder of `engine` that has a `GAME` in it."""
    package = import_module("engine")
    folders = sorted(module.name for module in iter_modules(package.__path__) if module.ispkg)
    modules = (import_module(f"engine.{folder}") for folder in folders)
    found = (getattr(module, "GAME", None) for module in modules)
    return {game.name: game for game in found if isinstance(game, Game)}


def game_named(name: str) -> Game:
    """One game; BadTable where there is none of that name."""
    if name not in games():
        raise BadTable("no-such-game", name=name, games=", ".join(games()))
    return games()[name]


@cache
def modules_of(package: str) -> tuple[ModuleType, ...]:
    """A package and everything in it but its tests, which are not shipped."""
    module = import_module(package)
    inside = (found.name for found in iter_modules(getattr(module, "__path__", ())) if found.name != TESTS)
    return (module, *(part for name in inside for part in modules_of(f"{package}.{name}")))


def tagged(package: str, base: type[T]) -> tuple[type[T], ...]:
    """The classes of a kind that a game is made of: those with a tag of their own, in the order in which they stand there.

    What has none is a base of others: msgspec calls it by the name of its class.
    """
    kinds: list[type[T]] = []
    for module in modules_of(package):
        here = [
            thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, base)
        ]
        kinds += sorted(here, key=lambda kind: kind.__module__.startswith(f"{package}."))  # shared ones first
    return tuple(
        dict.fromkeys(kind for kind in kinds if kind.__struct_config__.tag not in {None, kind.__name__})
    )
