"""The rules of the games, pure and usable alone. `engine/README.md` states the contract."""

from typing import Any, TypeAlias

from engine.amounts import Amounts
from engine.choices import Choices
from engine.component import Component
from engine.event import Event
from engine.game import Game, Options, games
from engine.history import MissingMoves
from engine.kinds import Kind
from engine.move import Move
from engine.open_question import OpenQuestion
from engine.open_table import load_table, new_table
from engine.question import Question, Solo, Step, Together
from engine.record import BrokenRecord, Record
from engine.refusals import Ambiguous, BadTable, Begun, Illegal, Refusal, Unreadable
from engine.result import Result, Score, ScoreLine
from engine.seat import Seat
from engine.table import Table

AnyTable: TypeAlias = Table[Any]
"""A table of whatever game."""

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
