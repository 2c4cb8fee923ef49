"""A game: the interface between its folder and the kernel.

Every folder with a `GAME` is a game: nothing else registers it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Final, Protocol, Required, TypedDict, Union

import msgspec

from engine.editions.differences import differences
from engine.editions.edition import Edition
from engine.editions.editions import Editions
from engine.notation.notation import Notation
from engine.notation.refusals import BadTable, NotAMove
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
from engine.values.knowledge import visible_data
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
"""A mark in the schema of options with which a table waits less often than by the rulebook.

Pages and programs offer such options together with the pace of the table.
"""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """The base of a game's options; every field has a default and a description (msgspec.Meta)."""


class Setup(TypedDict, total=False):
    """One way to set up a table."""

    seats: Required[int]
    options: Mapping[str, Any]
    edition: str


def _allowed(shape: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the possible values of an option with this schema."""
    if shape.get("type") == "boolean":
        return "true", "false"
    if "enum" in shape:
        return tuple(map(str, shape["enum"]))
    return (f"{shape['minimum']}-{shape['maximum']}",)


def question_effects(table: Table[Any], seat: Seat, move: Any) -> Mapping[str, int]:
    certain: Mapping[str, int] = table.position.stack[-1].what_if(table, seat, move)
    return certain


def _as_the_question_places(table: Table[Any], seat: Seat, move: Any) -> Mapping[str, Sequence[str]]:
    areas: Mapping[str, Sequence[str]] = table.position.stack[-1].areas(table, seat, move)
    return areas


def declared_view(table: Table[Any], seat: Seat | None) -> dict[str, Any]:
    """Return the default view: it follows from the declared fields of the state."""
    return visible_data(table.state, seat, over=table.over)


def _no_components(_table: Table[Any], _seat: Seat | None) -> Sequence[Component]:
    return ()


def _any_options(options: Any, seats: int) -> None:
    """Accept any options. Most options fit every number of seats."""


class Summary(Protocol):
    """The part of a view that a letter shows: the seat's own things, and what the open question is about."""

    def __call__(
        self, view: dict[str, Any], words: Words, names: Sequence[str], *, told: AbstractSet[str], aloud: bool
    ) -> str:
        """Return it as text. `told` are the names of the components that the letter explains itself."""


@dataclass(frozen=True, kw_only=True)
class Game:
    """Everything that the kernel needs to know about a game."""

    name: str
    package: str
    """The package with its folder.

    The folder has data files for pages and letters:

    - `catalogue/`: its words
    - `board/board.svg`: its drawing
    - `rules/<language>.html` and `rules/tables.toml`: the page of its rules
    - `glimpse.json`: the record of a finished table, shown to people who do not know the game
    """
    seats: range
    """The numbers of seats."""
    options: type[Options]
    """Its options, each with a default and a description."""
    editions: Editions[Any]
    edition: str
    """The default edition of new tables."""
    state: type[Any]
    deal: Callable[[Table[Any]], None]
    """Set up the table and ask the first question."""
    scores: Callable[[Table[Any]], Sequence[Score]]
    """Return the scores if the table ended now, hidden points included.

    It is used at the end, and by a moderator who adjudicates.
    """
    view: Callable[[Table[Any], Seat | None], Mapping[str, Any]] = declared_view
    """Return what a seat may know, as plain data.

    By default it follows from the fields of the state (`engine/values/knowledge.py`).
    """
    past: type[Past] = Past
    """The changes to the past that a seat could not notice.

    Try-outs, bots and the tests of hidden information use it.
    """
    draw: Callable[[dict[str, Any], Words, Sequence[str]], str] = draw_labelled
    """Return the view as plain text. The arguments are the whole view, words and players' names.

    By default each value has a label.
    """
    aloud: Callable[[dict[str, Any], Words, Sequence[str]], str] | None = None
    """Return the view as text for screen readers.

    It is complete, in sentences and lists, without boards drawn with letters. Games whose `draw` has no such
    boards leave it out.
    """
    summary: Summary | None = None
    """Return what a letter shows of the view. Letters of games without it show the whole view."""
    components: Callable[[Table[Any], Seat | None], Sequence[Component]] = _no_components
    """Return the components as a seat knows them, the nearest to it first (`engine/values/component.py`)."""
    facts: Mapping[str, type] = field(default_factory=dict)
    """The TypedDict with the facts of each kind of component."""
    names: Sequence[str] = ()
    """All names of things that moves can contain: cards, tiles, colours."""
    versions: tuple[int, ...] = (1,)
    """The versions of its rules. A change that alters replays adds one, and a table keeps its version."""
    what_if: Callable[[Table[Any], Seat, Any], Mapping[str, Any]] = question_effects
    """Return the certain effects of a legal move.

    By default the question answers (`Question.what_if`), with numbers. A game with more effects returns a
    TypedDict.
    """
    areas: Callable[[Table[Any], Seat, Any], Mapping[str, Sequence[str]]] = _as_the_question_places
    """Return the larger parts of the seat's own board that contain a legal move.

    By default the question answers (`Question.areas`).
    """
    draw_own: Callable[[dict[str, Any], Words, Sequence[str]], str] | None = None
    """Return the board of the view's own seat as plain text, with some squares marked.

    The marks show where a tile would lie.
    """
    plans: Vocabulary | None = None
    """The game's additions to the language of plans. None: the game has no plans."""
    check_options: Callable[[Any, int], None] = _any_options
    """Raise BadTable where options do not fit each other or the number of seats."""
    setups: Sequence[Setup] = ()
    """Every setup worth playing, for tests. Empty: one for every number of seats."""
    conserved: Callable[[Table[Any]], None] | None = None
    """Assert that every component of the box exists exactly once. Tests call it after every move."""
    map: Map | None = None
    """The real locations of the places on its board, for the drawing."""
    glimpse: str = ""
    """The panel of its board that is shown to people who do not know the game."""
    published: bool = False
    """True if the game must be complete in every language.

    Until then English is enough, and gaps may show.
    """
    advice: Advice = COMMON
    """The advice on playing it well, for bots."""

    def __post_init__(self) -> None:
        add_catalogues(self.name, self.folder / "catalogue")
        add_catalogues(self.name, self.folder / "lessons" / "catalogue")

    @property
    def folder(self) -> Traversable:
        return resources.files(self.package)

    def title(self, language: str = "en") -> str:
        """Return its title, as people call it."""
        words = self.words(language)
        return words.say("title") if words.has("title") else self.name

    @property
    def version(self) -> int:
        return self.versions[-1]

    @cached_property
    def moves(self) -> tuple[type[Move], ...]:
        """Its moves. Moves, events, questions and steps are the tagged classes in its folder."""
        return tagged_classes(self.package, Move)

    @cached_property
    def events(self) -> tuple[type[Event], ...]:
        return tagged_classes(self.package, Event)

    @cached_property
    def questions(self) -> tuple[type[Question[Any]], ...]:
        return tagged_classes(self.package, Question)

    @cached_property
    def steps(self) -> tuple[type[Step[Any]], ...]:
        return tagged_classes(self.package, Step)

    @cached_property
    def notation(self) -> Notation:
        return Notation(self.moves, self.names, self.words().called(self.names))

    @cached_property
    def position(self) -> Decoder[Any]:
        """The decoder for dumps of this game."""
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
        """Return a move from its JSON data, legal or not. Raise NotAMove if this game has no such move."""
        try:
            return self._move_decoder.convert(data)
        except msgspec.ValidationError as wrong:
            refusal = self._not_a_move(data, str(wrong))
            refusal.game = self.name
            raise refusal from wrong

    def _not_a_move(self, data: Mapping[str, Any], wrong: str) -> NotAMove:
        """Return the refusal of data that the decoder has refused, with what is wrong and what would be right."""
        kinds = {str(kind.__struct_config__.tag): kind for kind in self.moves}
        kind = kinds.get(str(data.get("do")))
        if kind is None:
            return NotAMove(data, "do", "wrong" if "do" in data else "missing", [*kinds])
        fields = {each.name: each for each in msgspec.structs.fields(kind)}
        unknown = next((name for name in data if name not in ("do", *fields)), None)
        if unknown is not None:
            return NotAMove(data, unknown, "unknown", ["do", *fields])
        missing = (each for each in fields.values() if each.required and each.name not in data)
        named = (each for each in fields.values() if re.search(rf"\$\.{each.name}\b", wrong))
        faulty = next(iter((*missing, *named)))
        return NotAMove(
            data, faulty.name, "wrong" if faulty.name in data else "missing", msgspec.json.schema(faulty.type)
        )

    def move_schema(self) -> dict[str, Any]:
        """Return the JSON Schema of this game's moves."""
        return msgspec.json.schema(self._any_move)

    def options_schema(self) -> dict[str, Any]:
        """Return the JSON Schema of this game's options, with their defaults."""
        return msgspec.json.schema(self.options)

    def options_from(self, plain: Mapping[str, Any], seats: int) -> Options:
        """Return checked options. Raise BadTable with the fault."""
        try:
            options = self._options_decoder.convert(dict(plain))
        except msgspec.ValidationError as wrong:
            raise self._bad_options(plain) from wrong
        self.check_options(options, seats)
        return options

    def _bad_options(self, plain: Mapping[str, Any]) -> BadTable:
        """Return the refusal of options, with what is wrong and what would be right."""
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
        raise AssertionError(plain)  # every option is valid by itself

    def read_aloud(self, view: dict[str, Any], words: Words, names: Sequence[str]) -> str:
        return (self.aloud or self.draw)(view, words, names)

    def summarise(
        self,
        view: dict[str, Any],
        words: Words,
        names: Sequence[str],
        *,
        told: AbstractSet[str],
        aloud: bool,
    ) -> str:
        """Return the part of the view that a letter shows."""
        if self.summary is not None:
            return self.summary(view, words, names, told=told, aloud=aloud)
        return self.read_aloud(view, words, names) if aloud else self.draw(view, words, names)

    def words(self, language: str = "en") -> Words:
        return words_of(self.name, language)

    def rules(self, language: str = FALLBACK) -> Rules:
        """Return the rules as people read them, for all tables together.

        The numbers of sections are the same in every language.
        """
        if language not in self._rules:
            moves = {str(move.__struct_config__.tag) for move in self.moves}
            self._rules[language] = rules_in(
                self.folder / "rules", language, moves, lambda: self._unwritten(self.words(language))
            )
        return self._rules[language]

    def rules_played(
        self, seats: int, options: Options, edition: Edition[Any], language: str = FALLBACK
    ) -> Rules:
        """Return exactly the rules of such a table."""
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
        """Return one sentence about the values of an edition that are our estimates."""
        return what_is_ours(self.folder, edition, self.words(language), played)

    def otherwise(self, options: Options, edition: Edition[Any], language: str = FALLBACK) -> Sequence[str]:
        """Return how such a table differs from the rulebook's usual game, or an empty list."""
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
        """The languages of its catalogues. In all other languages it uses English."""
        files = (file.name for file in (self.folder / "catalogue").iterdir())
        return frozenset(name.removesuffix(".ftl") for name in files if name.endswith(".ftl"))

    def setups_to_try(self) -> Sequence[Setup]:
        """Return the setups that tests play."""
        return self.setups or [Setup(seats=seats) for seats in self.seats]


@cache
def games() -> dict[str, Game]:
    """Return all games by name: each folder of this package with a `GAME`."""
    package = import_module("engine")
    folders = sorted(module.name for module in iter_modules(package.__path__) if module.ispkg)
    modules = (import_module(f"engine.{folder}") for folder in folders)
    found = (getattr(module, "GAME", None) for module in modules)
    return {game.name: game for game in found if isinstance(game, Game)}


def game_named(name: str) -> Game:
    """Return one game. Raise BadTable if there is none with that name."""
    if name not in games():
        raise BadTable("no-such-game", name=name, games=", ".join(games()))
    return games()[name]


@cache
def modules_of(package: str) -> tuple[ModuleType, ...]:
    """Return a package and all its modules except its tests, which are not shipped."""
    module = import_module(package)
    inside = (found.name for found in iter_modules(getattr(module, "__path__", ())) if found.name != TESTS)
    return (module, *(part for name in inside for part in modules_of(f"{package}.{name}")))


def tagged_classes(package: str, base: type[T]) -> tuple[type[T], ...]:
    """Return the classes of a kind with a tag of their own that a game defines, in the order of definition.

    A class without a tag is a base class. msgspec then uses the name of the class as its tag.
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
