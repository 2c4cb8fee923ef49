"""The published client, with the data of a game read as plain data. The terminal commands use it.

The models of `procaccio_client` know only the games in its OpenAPI document. An installation may have games
of its own, and the commands play every game in the engine's folder. All other calls are those of the
published client.
"""

from service.client.client import Client
from service.client.responses import (
    AmountRange,
    AnswerKind,
    ComponentInfo,
    LegalAnswer,
    QuestionInfo,
    SeatInfo,
    StreamMessage,
    TableEvent,
    TableInfo,
    TableReference,
    TryOutInfo,
    TurnResult,
    WaitingSeat,
)

__all__ = [
    "AmountRange",
    "AnswerKind",
    "Client",
    "ComponentInfo",
    "LegalAnswer",
    "QuestionInfo",
    "SeatInfo",
    "StreamMessage",
    "TableEvent",
    "TableInfo",
    "TableReference",
    "TryOutInfo",
    "TurnResult",
    "WaitingSeat",
]
