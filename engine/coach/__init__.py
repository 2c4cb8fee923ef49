"""The coach: it finds from a record which decisions won or lost a game.

`docs/coach.md` explains its figures.
"""

from engine.coach.budget import CoachBudget
from engine.coach.coach import Coach
from engine.coach.look import Look, Worth, looks_from
from engine.coach.told import asked_text, cost_text, moment_text, share_texts
from engine.coach.verdict import Share, curves, is_sure, moments, shares, surely_cost

__all__ = [
    "Coach",
    "CoachBudget",
    "Look",
    "Share",
    "Worth",
    "asked_text",
    "cost_text",
    "curves",
    "is_sure",
    "looks_from",
    "moment_text",
    "moments",
    "share_texts",
    "shares",
    "surely_cost",
]
