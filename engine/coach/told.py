"""The findings of the coach as sentences of the game's catalogue.

A sentence about a decision says how sure it is. Sums within their error are not mentioned.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.coach.look import Look
from engine.coach.verdict import Share, is_sure
from engine.text.sentences import Names, facts_with_names
from engine.text.words import Words


def moment_text(words: Words, look: Look, happened: Iterable[Mapping[str, Any]], names: Names) -> str:
    """Return what was played, what it cost or may have cost, and which answer was better.

    `happened` has the public events of the move.
    """
    told = cost_text(words, look) if is_sure(look) else _doubt_text(words, look)
    return f"{_played(words, look, happened, names)} {told}"


def cost_text(words: Words, look: Look) -> str:
    """Return the cost of a decision that surely cost something."""
    return words.say("coach-cost", better=words.write(str(look.better)), **_estimate(look))


def _doubt_text(words: Words, look: Look) -> str:
    """Return the cost of a decision that may be chance."""
    return words.say("coach-doubt", better=words.write(str(look.better)), **_estimate(look))


def asked_text(words: Words, look: Look, names: Names) -> str:
    """Return the question that was answered."""
    return words.say(f"question-{look.question}", **facts_with_names(look.asked, names))


def share_texts(words: Words, share: Share, names: Names) -> Sequence[str]:
    """Return one sentence for what the decisions of a seat cost and one for what everything else gave it."""
    seat, said = names[share.seat], []
    if share.lost_surely:
        said.append(words.say("coach-lost", seat=seat, points=_whole(share.lost)))
    else:
        said.append(words.say("coach-lost-nothing", seat=seat))
    if share.fortune_surely:
        way = "coach-fortune" if share.fortune > 0 else "coach-misfortune"
        said.append(words.say(way, seat=seat, points=_whole(abs(share.fortune))))
    return said


def _played(words: Words, look: Look, happened: Iterable[Mapping[str, Any]], names: Names) -> str:
    """Return the move as in the story of the table. A secret answer has no event of its own."""
    own = next((facts for facts in happened if facts.get("seat") == look.seat), None)
    if own is None:
        return words.say("coach-answered", seat=names[look.seat], answer=words.write(look.played.move))
    return words.say(f"event-{own['event']}", **facts_with_names(own, names))


def _estimate(look: Look) -> Mapping[str, float]:
    """Return the loss and its standard error, with a decimal place only if the error is below a point."""
    if look.error >= 1:
        return {"points": max(0, round(look.loss)), "error": round(look.error)}
    return {"points": max(0.0, round(look.loss, 1)), "error": max(0.1, round(look.error, 1))}


def _whole(points: float) -> int:
    """Round to whole points, at least 1. No estimate is exact to a tenth."""
    return max(1, round(points))
