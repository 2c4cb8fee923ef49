"""A bot that answers at all tables of its account, in every game, until they are over.

python bot.py https://play.example.org TOKEN
"""

import random
import sys
from time import sleep

from procaccio_client import Client, RequestRefused
from procaccio_client.models import Turn, Waiting

OVERTAKEN = {"question-closed", "nothing-asked", "table-not-running"}
"""Problems that mean that the question was settled meanwhile."""


def answer(procaccio: Client, waiting: Waiting) -> None:
    """Answer one question: usually its default, so that tables end, otherwise at random."""
    here = waiting.table.id, waiting.seat
    question = procaccio.get_question(*here)
    chosen = question.moves[random.randrange(len(question.moves))]
    move = question.default if random.random() < 0.7 else chosen.move
    procaccio.play_turn(*here, Turn(question=question.id, moves=[move]))


def play(procaccio: Client) -> None:
    """Answer until none of my tables is running."""
    while procaccio.list_tables(which="mine", state="running").items:
        for waiting in procaccio.list_waiting().items:
            try:
                answer(procaccio, waiting)
            except RequestRefused as refused:
                if refused.name not in OVERTAKEN:
                    raise
        sleep(0.1)


if __name__ == "__main__":
    url, token = sys.argv[1:]
    with Client(url, token) as connected:
        play(connected)
