"""Plans: standing orders of a player, as text and as data, and their evaluation.

    plan = read_plan(game, "jester up to 700; else builder up to 400; never more than 900 in all")
    # Answer, Stopped, Finished, or None: ask the player
    evaluate_plan(game, plan, Progress(), situation_of(table, seat))

A plan sees what its seat sees. Each game adds its own words in its folder (`engine/*/plans.py`).
"""

from engine.plans.evaluate import Answer, Finished, Situation, Stopped, Verdict, evaluate_plan, situation_of
from engine.plans.notation import plan_text
from engine.plans.parse import plan_of, read_plan
from engine.plans.plan import Plan, Progress
from engine.plans.progress import after_answer, after_events, is_done
from engine.plans.refusals import NotAPlan
from engine.table.plan_vocabulary import Purchase, Vocabulary

__all__ = [
    "Answer",
    "Finished",
    "NotAPlan",
    "Plan",
    "Progress",
    "Purchase",
    "Situation",
    "Stopped",
    "Verdict",
    "Vocabulary",
    "after_answer",
    "after_events",
    "evaluate_plan",
    "is_done",
    "plan_of",
    "plan_text",
    "read_plan",
    "situation_of",
]
