"""The rules of the games. The package is pure and usable alone: `docs/engine-reference.md` has what it offers."""

from typing import Any, TypeAlias

from engine.notation.choices import Choices
from engine.notation.refusals import Ambiguous, BadTable, Begun, Illegal, NotAMove, Refusal, Unreadable
from engine.table.game import Game, Options, games
from engine.table.history import MissingMoves
from engine.table.open_table import load_table, new_table
from engine.table.question import Question, Solo, Step, Together
from engine.table.record import BrokenRecord, Record
from engine.table.table import Table
from engine.values.amounts import Amounts
from engine.values.component import Component
from engine.values.event import Event
from engine.values.kinds import Kind
from engine.values.move import Move
from engine.values.open_question import OpenQuestion
from engine.values.result import Result, Score, ScoreLine
from engine.values.seat import Seat

AnyTable: TypeAlias = Table[Any]
"""A table of any game."""

__all__ = [
    "Ambiguous",
    "Amounts",
    "AnyTable",
    "BadTable",
    "Begun",
    "BrokenRecord",
    "Choices",
    "Component",
    "Event",
    "Game",
    "Illegal",
    "Kind",
    "MissingMoves",
    "Move",
    "NotAMove",
    "OpenQuestion",
    "Options",
    "Question",
    "Record",
    "Refusal",
    "Result",
    "Score",
    "ScoreLine",
    "Seat",
    "Solo",
    "Step",
    "Table",
    "Together",
    "Unreadable",
    "games",
    "load_table",
    "new_table",
]
