"""The published client, with the data of a game read as plain data: what the terminal commands stand on.

The models of `procaccio_client` know the games of its document; a house may have games of its own, and the commands
play whatever lies in the folder of the engine. Everything else is a call of the published client, as anybody has it.
"""

from service.client.client import Client
from service.client.responses import (
    AmountShown,
    ComponentShown,
    Happening,
    KindShown,
    LegalAnswer,
    QuestionShown,
    SeatShown,
    StreamMessage,
    TableNamed,
    TableShown,
    TryOutShown,
    TurnResult,
    WaitingSeat,
)

__all__ = [
    "AmountShown",
    "Client",
    "ComponentShown",
    "Happening",
    "KindShown",
    "LegalAnswer",
    "QuestionShown",
    "SeatShown",
    "StreamMessage",
    "TableNamed",
    "TableShown",
    "TryOutShown",
    "TurnResult",
    "WaitingSeat",
]
