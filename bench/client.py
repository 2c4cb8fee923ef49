"""What it costs a program to read a question with the Python client. `make bench-client`.

The question with the most answers that random tables of each game came to, its answers repeated until there are 700,
read into the types of the client; beside it, the same read into dicts by the standard library. The last line is one
JSON object with all figures.
"""

from __future__ import annotations

import json
import random
from time import process_time
from timeit import repeat
from typing import Any, get_args

import engine
from procaccio_client import models
from procaccio_client.reading import decoder

ANSWERS, NUMBER, ROUNDS, TABLES = 700, 20, 20, 3
LONGEST = 400
"""After so many moves a table has shown what it asks."""


def milliseconds(work: Any) -> float:
    """Processor time of the best of some rounds: others on the machine only ever make it slower."""
    return min(repeat(work, timer=process_time, number=NUMBER, repeat=ROUNDS)) / NUMBER * 1_000


def largest_question(game: str) -> dict[str, Any]:
    """As the API tells it, without words."""
    found: dict[str, Any] = {"moves": []}
    for number in range(TABLES):
        chance = random.Random(number)
        table = engine.new_table(game, seats=max(engine.games()[game].seats), seed=number.to_bytes(32, "big"))
        while table.waiting and table.count < LONGEST:
            seat = table.waiting[0]
            legal = table.moves(seat)
            if len(legal) > len(found["moves"]):
                found = {**table.question(seat).plain(), "moves": [as_told(move) for move in legal]}
            table.play(seat, chance.choice(legal))
    return {**found, "game": game, "prompt": "", "details": [], "components": [], "amount": None}


def as_told(move: Any) -> dict[str, Any]:
    return {"move": move.data(), "text": str(move)}


def main() -> None:
    print(f"{'game':12}{'kB':>8}{'client, ms':>12}{'dicts, ms':>12}")
    figures = {}
    for game in (union.__struct_config__.tag for union in get_args(models.Question)):
        asked = largest_question(game)
        moves = asked["moves"]
        text = json.dumps({**asked, "moves": (moves * (ANSWERS // len(moves) + 1))[:ANSWERS]}).encode()
        reader = decoder(models.Question)
        assert len(reader.decode(text).moves) == ANSWERS
        took = milliseconds(lambda: reader.decode(text))  # noqa: B023 - timed before the next
        plain = milliseconds(lambda: json.loads(text))  # noqa: B023
        figures[game] = {"client_ms": round(took, 2), "dicts_ms": round(plain, 2), "bytes": len(text)}
        print(f"{game:12}{len(text) / 1000:8.0f}{took:12.2f}{plain:12.2f}")
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
