"""The findings of the coach as sentences of the game's catalogue.

Findings within their error are not mentioned.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.coach.look import Look
from engine.coach.verdict import Share
from engine.text.sentences import Names, facts_with_names
from engine.text.words import Words


def moment_text(words: Words, look: Look, happened: Iterable[Mapping[str, Any]], names: Names) -> str:
    """Return what was played, what it cost and which answer was better.

    `happened` has the public events of the move.
    """
    return f"{_played(words, look, happened, names)} {cost_text(words, look)}"


def cost_text(words: Words, look: Look) -> str:
    """Return the cost of a decision that surely cost something."""
    return words.say("coach-cost", points=_whole(look.loss), better=words.write(str(look.better)))


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


def _whole(points: float) -> int:
    """Round to whole points, at least 1. No estimate is exact to a tenth."""
    return max(1, round(points))
