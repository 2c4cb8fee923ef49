"""The result of a finished table in words: each score line by line, and the tie-breakers."""

from collections.abc import Sequence
from typing import Any

from engine.text.sentences import score_text, tie_texts
from engine.text.words import Words
from engine.values.result import Result, result_from
from service.play.tables.models import Table, TableState


def result_of_table(row: Table) -> Result | None:
    """Return the stored result of a table, or None if it has no winner."""
    return result_from(row.result) if row.state == TableState.FINISHED and row.result else None


def result_in_words(result: Result, words: Words, names: Sequence[str]) -> dict[str, Any]:
    """Return a result in words, from the first place to the last."""
    ranked = sorted(result.scores, key=lambda score: (result.places[score.seat], score.seat))
    scores = [
        {
            "seat": score.seat,
            "name": names[score.seat],
            "place": result.places[score.seat],
            "points": score.points,
            "lines": [
                {"text": score_text(words, line, names), "points": line.points} for line in score.lines
            ],
        }
        for score in ranked
    ]
    return {"scores": scores, "ties": tie_texts(words, result, names)}
