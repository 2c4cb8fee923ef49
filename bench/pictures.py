"""The cost of a letter's picture by parts: the drawing, its pixels, its file. `make bench-pictures`.

Bots play each game. Whenever the first seat is asked, the bench draws its letter for day and for night and makes new pictures.
The games take turns. It reports the processor time of one picture, the median and the slowest of twenty; the target is 15 ms.
The last line is one JSON object with all figures.
"""

import json
import random
from collections import defaultdict
from collections.abc import Iterator
from statistics import median, quantiles
from time import process_time

import engine
from engine.bots import BOTS, sight_of
from engine.table.game import game_named
from service.mail.pictures import RESULT, WIDTH
from service.play.boards.changes import changed_marks
from service.play.boards.draw import Look, draw_panels, frame_panels
from service.play.boards.panels import panels_about
from service.play.boards.png import reduce_colours
from service.play.boards.thorvg import render_svg

SEATS, NAMES = 3, ("Anna", "Bob", "Chris")
TABLES, WARM = 3, 2
PARTS = ("drawing", "pixels", "file", "all")
LOOKS: tuple[Look, ...] = ("light", "dark")
Times = dict[str, list[float]]


def main() -> None:
    found: dict[str, Times] = {game: defaultdict(list) for game in engine.games()}
    for number in range(TABLES):
        tables = {game: letters(game, number, times) for game, times in found.items()}
        while tables:
            tables = {game: letter for game, letter in tables.items() if next(letter, False)}
    figures = {game: summary(times) for game, times in found.items()}
    for game, figure in figures.items():
        print(game, *(f"{name} {value:.1f}" for name, value in figure.items()))
    print(json.dumps(figures))


def letters(game: str, number: int, times: Times) -> Iterator[bool]:
    """Make the pictures of one table after another. The first ones are slower, because the process is new."""
    table = engine.new_table(game, seats=SEATS, seed=bytes([number]) * 32)
    chance, seen, asked = random.Random(number), 0, 0
    while not table.over:
        seat = table.waiting[0]
        if seat == 0:
            for look in LOOKS:
                took = pictured(table, seen, look)
                if asked >= WARM:
                    for name, milliseconds in took.items():
                        times[name].append(milliseconds)
            seen, asked = table.count, asked + 1
            yield True
        table.play(seat, BOTS["steady"].choose(sight_of(table, seat), chance.randrange))


def pictured(table: engine.AnyTable, seen: int, look: Look) -> dict[str, float]:
    """Return milliseconds of each part, and the size in kB."""
    view, question = table.view(0), table.question(0)
    words = game_named(table.game.name).words("en")
    marked = changed_marks(event.data() for event in table.events(0, seen))
    began = process_time()
    panels = draw_panels(view, words=words, names=NAMES, look=look, marked=marked)
    drawing = frame_panels(panels_about(panels, question.kind if question else RESULT), look=look, title="")
    drawn = process_time()
    pixels = render_svg(drawing, WIDTH)
    painted = process_time()
    file = reduce_colours(pixels)
    filed = process_time()
    took = {
        "drawing": drawn - began,
        "pixels": painted - drawn,
        "file": filed - painted,
        "all": filed - began,
    }
    return {part: seconds * 1000 for part, seconds in took.items()} | {"kb": len(file) / 1000}


def summary(times: Times) -> dict[str, float]:
    found = {f"{part}_ms": median(times[part]) for part in PARTS}
    return found | {"slow_ms": quantiles(times["all"], n=20)[-1], "kb": median(times["kb"])}


if __name__ == "__main__":
    main()
