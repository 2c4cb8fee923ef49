"""The cost of reading a question with the Python client. `make bench-client`.

The bench takes the question with the most answers at random tables of each game, and repeats its answers up to 700. The
client reads it into its types, the standard library into dicts. The last line is one JSON object with all figures.
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
"""A table has shown its question types after so many moves."""


def milliseconds(work: Any) -> float:
    """Return the processor time of the best round. Other load can only make rounds slower."""
    return min(repeat(work, timer=process_time, number=NUMBER, repeat=ROUNDS)) / NUMBER * 1_000


def largest_question(game: str) -> dict[str, Any]:
    """Return the question as the API gives it, without words."""
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
