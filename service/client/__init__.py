"""A small typed client of the REST API: what the terminal commands stand on, and an example for other clients.

with Client("https://play.example.org", token) as procaccio:
    for waiting in procaccio.waiting(questions=True):
        procaccio.play(waiting.table.id, waiting.seat, waiting.question, ["bid 400"])
"""

from service.client.client import Client
from service.client.http import Refused, Told, Unreachable
from service.client.responses import (
    Answer,
    Happening,
    Planned,
    Played,
    Profile,
    Question,
    SeatShown,
    Spoken,
    TableNamed,
    TableShown,
    Waiting,
)

__all__ = [
    "Answer",
    "Client",
    "Happening",
    "Planned",
    "Played",
    "Profile",
    "Question",
    "Refused",
    "SeatShown",
    "Spoken",
    "TableNamed",
    "TableShown",
    "Told",
    "Unreachable",
    "Waiting",
]
