"""A client of Procaccio: every operation of its API as a typed method, for programs that wait and for those that do not.

with Client("https://play.example.org", token) as procaccio:
    for waiting in procaccio.list_waiting(questions=True).items:
        question = waiting.asked
        procaccio.play_turn(waiting.table.id, waiting.seat, Turn(question=question.id, moves=[question.moves[0].move]))
"""

from procaccio_client.async_client import AsyncClient
from procaccio_client.client import Client
from procaccio_client.refused import RequestRefused, Undeclared, Unreachable
from procaccio_client.request import Request
from procaccio_client.retries import Retries

__all__ = ["AsyncClient", "Client", "Request", "RequestRefused", "Retries", "Undeclared", "Unreachable"]
