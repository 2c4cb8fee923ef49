"""A small typed client of the REST API: what the terminal commands stand on, and an example for other clients.

with Client("https://play.example.org", token) as procaccio:
    for waiting in procaccio.waiting(questions=True):
        procaccio.play(waiting.table.id, waiting.seat, waiting.question, ["bid 400"])
"""

from service.client.client import Client
from service.client.http import ErrorDetail, RequestRefused, Unreachable
from service.client.responses import (
    AmountShown,
    ComponentShown,
    Happening,
    KindShown,
    LegalAnswer,
    Planned,
    Profile,
    QuestionShown,
    SeatShown,
    Spoken,
    TableNamed,
    TableShown,
    TurnResult,
    WaitingSeat,
)

__all__ = [
    "AmountShown",
    "Client",
    "ComponentShown",
    "ErrorDetail",
    "Happening",
    "KindShown",
    "LegalAnswer",
    "Planned",
    "Profile",
    "QuestionShown",
    "RequestRefused",
    "SeatShown",
    "Spoken",
    "TableNamed",
    "TableShown",
    "TurnResult",
    "Unreachable",
    "WaitingSeat",
]
