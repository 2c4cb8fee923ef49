"""The breakdown of figures: every sum that a seat may know, with its lines.

A game provides a sum by adding the `parts` of a value to its view or to the certain effects of a move, or
by keeping the reasons of a player's `points`. Each game decides whether it does so and how its parts are
named.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.text.sentences import score_text
from engine.text.words import Words, slug
from engine.values.result import Result, ScoreLine
from service.play.tables.viewer import Viewer

HOLDING = dict, list, tuple
"""The container types of a view."""
WHOLE = ("value", "income", "draws", "prestige")
"""The keys that may hold the total of the parts."""


class ScoreSum(NamedTuple):
    """A figure with the lines that add up to it."""

    title: str
    lines: Sequence[Mapping[str, Any]]
    whole: int


class ScoreTable(NamedTuple):
    """The scores of a finished table: a column per seat, the best first, and a row per kind of points."""

    columns: Sequence[Mapping[str, Any]]
    rows: Sequence[Mapping[str, Any]]
    totals: Sequence[int]
    whole: bool
    """True if the rows contain all details of the scores."""


def make_score_table(result: Result, words: Words, names: Sequence[str], mine: int | None) -> ScoreTable:
    """Return the scores as a table. Rows follow the catalogue, so that every table has the same order."""
    ranked = sorted(result.scores, key=lambda score: (result.places[score.seat], score.seat))
    columns = [
        {
            "seat": each.seat,
            "name": names[each.seat],
            "mine": each.seat == mine,
            "place": result.places[each.seat],
        }
        for each in ranked
    ]
    known = words.messages("score")
    lines = sorted(
        (line for score in ranked for line in score.lines),
        key=lambda line: known.index(f"score-{line.reason}"),
    )
    rows = [
        {"words": row, "figures": [sum_row_points(row, score.lines, words, names) for score in ranked]}
        for row in dict.fromkeys(get_row_label(line, words, names) for line in lines)
    ]
    whole = all(get_row_label(line, words, names) == score_text(words, line, names) for line in lines)
    return ScoreTable(columns, rows, [score.points for score in ranked], whole)


def get_row_label(line: ScoreLine, words: Words, names: Sequence[str]) -> str:
    """Return the row of a score line.

    Lines with different facts, such as map regions, share a row if the game has a common message
    (`scores-…`).
    """
    together = f"scores-{line.reason}"
    return words.say(together) if words.has(together) else score_text(words, line, names)


def sum_row_points(row: str, lines: Sequence[ScoreLine], words: Words, names: Sequence[str]) -> int | None:
    """Return the points of a row, or None if the seat has none of that kind."""
    own = [line.points for line in lines if get_row_label(line, words, names) == row]
    return sum(own) if own else None


def list_sums(viewer: Viewer) -> list[ScoreSum]:
    """Return the sums in the reader's view, and those of the moves that they could make now."""
    game, words = viewer.game, viewer.game_words
    view = viewer.view["table"]
    found = list(iter_view_sums(view, words))
    if not game.over:  # afterwards the result contains them, with the hidden points
        found += iter_player_sums(view, viewer.names, words)
    if viewer.number is not None and viewer.question is not None:
        kinds = {type(move): move for move in reversed(game.moves(viewer.number))}
        for move in kinds.values():
            certain = game.what_if(viewer.number, move)
            if "parts" in certain:
                found.append(make_sum(words.write(str(move)), certain["parts"], get_total(certain), words))
    return [each for each in found if each.lines]


def iter_view_sums(view: Mapping[str, Any], words: Words) -> Iterator[ScoreSum]:
    """Return the sums of everything with `parts` in the view, titled by its first text value."""
    for thing in collect_parts(view, []):
        title = next((value for value in thing.values() if isinstance(value, str)), "")
        yield make_sum(words.name(title), thing["parts"], get_total(thing), words)


def collect_parts(thing: Any, found: list[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
    """Collect the objects with `parts` at any depth."""
    if isinstance(thing, dict):
        if isinstance(thing.get("parts"), dict):
            found.append(thing)
        thing = thing.values()
    for each in thing:
        if isinstance(each, HOLDING):
            collect_parts(each, found)
    return found


def iter_player_sums(view: Mapping[str, Any], names: Sequence[str], words: Words) -> Iterator[ScoreSum]:
    """Return the public points of the players by their reasons."""
    for player, name in zip(view.get("players", ()), names, strict=False):
        points = player["points"]
        if isinstance(points, Mapping):
            lines = [
                {"words": words.say(f"score-{slug(reason)}"), "figure": figure}
                for reason, figure in points.items()
                if figure
            ]
            yield ScoreSum(name, lines, sum(points.values()))


def make_sum(title: str, parts: Mapping[str, int], whole: int, words: Words) -> ScoreSum:
    lines = [
        {"words": get_part_label(part, words), "figure": figure} for part, figure in parts.items() if figure
    ]
    return ScoreSum(title, lines, whole)


def get_part_label(part: str, words: Words) -> str:
    """Return the name of a part: its own message (`part-…`), or the name of the component."""
    own = f"part-{slug(part)}"
    return words.say(own) if words.has(own) else words.name(part)


def get_total(thing: Mapping[str, Any]) -> int:
    named = (int(thing[name]) for name in WHOLE if name in thing)
    return next(named, sum(map(int, thing["parts"].values())))
