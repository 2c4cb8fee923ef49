"""The types of the data of a game, for generated documents and programs.

They are collected from their declarations. Moves and events are structs. The data of views and questions are
the TypedDicts that the game's own functions return.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from engine.table.at_once import Compared, Limits
from engine.table.game import Game, declared_view, question_effects
from engine.table.question import Question, kind_of_class
from engine.values.amounts import AmountData
from engine.values.event import Event
from engine.values.knowledge import shown_type
from engine.values.result import Result
from engine.values.seat import Seat

Fields = list[tuple[str, Any] | tuple[str, Any, Any]]


def event_types(game: Game) -> tuple[type[Event], ...]:
    """Return all events of a table: those of the game, and the one of sealed auctions if it has any."""
    sealed = any(issubclass(question, Limits) for question in game.questions)
    return (*game.events, Compared) if sealed else game.events


@cache
def question_data_type(question: type[Question[Any]]) -> type[msgspec.Struct]:
    """Return the type of the data of a question, with its kind."""
    told = get_type_hints(question.data, include_extras=True)["return"]
    kind = kind_of_class(question)
    fields = _fields(told) if is_typeddict(told) else []
    return msgspec.defstruct(f"{_camel(kind)}QuestionData", fields, tag_field="kind", tag=kind, kw_only=True)


def question_data_types(game: Game) -> Any:
    """Return the union of the data types of all questions of a game."""
    return Union[tuple(map(question_data_type, game.questions))]  # noqa: UP007 - made at run time


def shown_table_type(game: Game) -> Any:
    """Return the type of the game's part of a view.

    It is declared by the game's own view, or by its state.
    """
    if game.view is declared_view:
        return shown_type(game.state)
    told = get_type_hints(game.view, include_extras=True)["return"]
    return told if is_typeddict(told) else dict[str, Any]


def view_type(game: Game) -> type[msgspec.Struct]:
    """Return the type of everything that a seat may know."""
    move: Any = Union[tuple(game.moves)]  # noqa: UP007 - made at run time
    question = msgspec.defstruct(
        "OpenQuestion",
        [
            ("id", describe_type(int, description="The number of the question. Turns name it.")),
            ("kind", describe_type(str, description="The kind of question.")),
            ("seat", describe_type(Seat, description="The seat that is asked.")),
            (
                "owed",
                describe_type(bool, description="False if the answer is given and may still be changed."),
            ),
            ("forced", describe_type(bool, description="True if there is only one legal answer.")),
            ("default", describe_type(move, description="The answer that is played if time runs out.")),
            ("data", describe_type(question_data_types(game), description="The facts of the question.")),
            (
                "amount",
                describe_type(
                    AmountData | None, description="The possible amounts, if the answer is a number."
                ),
            ),
        ],
    )
    fields: Fields = [
        ("version", describe_type(int, description="The version of the rules.")),
        ("edition", describe_type(str, description="The edition of the game.")),
        ("edition_hash", describe_type(str, description="The SHA-256 of its data.")),
        ("options", describe_type(game.options, description="The options of the table.")),
        ("seats", describe_type(int, description="The number of seats.")),
        ("commitment", describe_type(str, description="The SHA-256 of the seed.")),
        ("seed", describe_type(str | None, description="The seed. Null before the end.")),
        ("count", describe_type(int, description="The number of moves played.")),
        ("over", describe_type(bool, description="True at the end.")),
        ("waiting", describe_type(list[Seat], description="The seats that owe an answer.")),
        ("seat", describe_type(Seat | None, description="The seat whose view it is. Null for onlookers.")),
        ("question", describe_type(question | None, description="The open question of the seat, if any.")),
        ("table", describe_type(shown_table_type(game), description="The game's own part of the view.")),
        ("result", describe_type(Result | None, description="The result. Null before the end.")),
    ]
    return msgspec.defstruct("TableView", fields, tag_field="game", tag=game.name)


def certain_type(game: Game) -> Any:
    """Return the type of the certain effects of any legal move: numbers, unless the game declares more."""
    if game.what_if is question_effects:
        return dict[str, int]
    return get_type_hints(game.what_if, include_extras=True)["return"]


def component_types(game: Game) -> tuple[type[msgspec.Struct], ...]:
    """Return the types of the components of a game, by kind, each with its facts."""
    return tuple(
        msgspec.defstruct(
            f"{_camel(kind)}Component",
            [
                (
                    "facts",
                    describe_type(facts, description="Its printed data, and its effect for the seat now."),
                )
            ],
            tag_field="kind",
            tag=kind,
        )
        for kind, facts in game.facts.items()
    )


def describe_type(kind: Any, *, description: str) -> Any:
    """Return a type with a description, for documents."""
    return Annotated[kind, msgspec.Meta(description=description)]


def _fields(told: Any) -> Fields:
    """Return the keys of a TypedDict as the fields of a struct."""
    hints: Mapping[str, Any] = get_type_hints(told, include_extras=True)
    return [_field(name, hint, told.__optional_keys__) for name, hint in hints.items()]


def _field(name: str, hint: Any, optional: frozenset[str]) -> tuple[str, Any] | tuple[str, Any, Any]:
    if get_origin(hint) is NotRequired:
        (hint,) = get_args(hint)
    elif name not in optional:
        return name, hint
    return name, hint | msgspec.UnsetType, msgspec.UNSET


def _camel(kind: str) -> str:
    return "".join(word.capitalize() for word in kind.split("-"))
