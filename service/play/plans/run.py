"""Hearing plans: what the standing plans of a table make of what has happened, and the moves that they then make.

All of it happens within the turn that came before, in its transaction, so that nobody sees a seat asked that had
its answer ready. A plan that waits with its answers only notes when the next one is due.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy.orm import Session

import engine
from engine.plans import (
    Answer,
    Finished,
    Plan,
    Progress,
    Stopped,
    after_answer,
    after_events,
    evaluate_plan,
    read_plan,
    situation_of,
)
from engine.table.game import game_named
from engine.values.decoder import Decoder
from service.play.messages.notify_players import tell_seats
from service.play.plans.delay import due_at
from service.play.plans.models import PlanState, PlanStep, StandingPlan
from service.play.plans.queries import standing_plans
from service.play.tables.models import Table
from service.play.tables.move_models import Origin
from service.play.tables.submit import Turn, keep_turn

PROGRESS: Final = Decoder(Progress)
MOST_MOVES: Final = 200
"""More moves than plans make one after the other, unless one goes round in circles."""


def follow_plans(
    session: Session,
    row: Table,
    game: engine.AnyTable,
    events: Sequence[engine.Event],
    now: datetime,
    ripe: int | None = None,
) -> dict[tuple[int, int], Origin]:
    """After a turn, before anybody hears of it. `ripe` is a plan that has waited long enough with its answer.

    Returns the questions that plans have answered.
    """
    standing = standing_plans(session, row.id)
    if not standing:
        return {}
    hearing = PlansRun(session, row, game, [PlanRun(plan) for plan in standing], now, ripe)
    hearing.go_on(events)
    return hearing.answers


class PlanRun:
    """A standing plan with its meaning."""

    def __init__(self, row: StandingPlan) -> None:
        self.row = row
        self.progress = PROGRESS.convert(row.progress)

    def meaning(self, game: engine.AnyTable) -> Plan:
        return read_plan(game.game, self.row.text)

    def go_on(self, progress: Progress, count: int, line: str | None = None) -> None:
        """Note a step, with what to go back to."""
        if progress == self.progress and line is None:
            return
        self.row.steps.append(PlanStep(count=count, line=line, before=plain(self.progress)))
        self.progress = progress
        self.row.progress = plain(progress)

    def end(self, state: PlanState, count: int, now: datetime) -> None:
        self.row.state, self.row.ended_at, self.row.ended_count = state, now, count
        self.row.due_at = self.row.due_question = None


def plain(progress: Progress) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.to_builtins(progress)
    return made


class PlansRun:
    """The plans of one table, heard until none has anything more to say."""

    def __init__(
        self,
        session: Session,
        row: Table,
        game: engine.AnyTable,
        plans: Sequence[PlanRun],
        now: datetime,
        ripe: int | None,
    ) -> None:
        self.session, self.row, self.game, self.now = session, row, game, now
        self.plans, self.ripe = plans, ripe
        self.answers: dict[tuple[int, int], Origin] = {}
        self.meanings = {plan.row.id: plan.meaning(game) for plan in plans}

    def go_on(self, events: Sequence[engine.Event]) -> None:
        self.notice(events)
        for _ in range(MOST_MOVES):
            if not self.answer_once():
                break
        if self.game.over:
            for plan in self.standing():
                plan.end(PlanState.FINISHED, self.game.count, self.now)

    def notice(self, events: Iterable[engine.Event]) -> None:
        """What happened, as each plan's seat may know it."""
        vocabulary = game_named(self.row.game).plans
        told = list(events)
        if vocabulary is None or not told:
            return
        for plan in self.standing():
            seen = [event.data() for event in told if event.visible_to(plan.row.seat)]
            meaning = self.meanings[plan.row.id]
            progress = after_events(vocabulary, meaning, plan.progress, plan.row.seat, seen)
            plan.go_on(progress, self.game.count)

    def standing(self, seat: int | None = None) -> list[PlanRun]:
        """Plans of those who hold their seats still."""
        return [
            plan
            for plan in self.plans
            if plan.row.state == PlanState.STANDING
            and seat in {None, plan.row.seat}
            and plan.row.player_id == self.row.seats[plan.row.seat].player_id
        ]

    def answer_once(self) -> bool:
        """The first seat whose plan has an answer gives it."""
        return any(self.hear(seat, plan) for seat in self.game.waiting for plan in self.standing(seat))

    def hear(self, seat: int, plan: PlanRun) -> bool:
        """Whether a plan has answered for its seat."""
        sight = situation_of(self.game, seat)
        if sight is None:
            return False
        meaning = self.meanings[plan.row.id]
        match evaluate_plan(self.game.game, meaning, plan.progress, sight):
            case Answer(move, order):
                if meaning.waits and plan.row.id != self.ripe:
                    plan.row.due_at, plan.row.due_question = due_at(
                        self.row, plan.row, self.game.question_ids(seat), self.now
                    )
                    return False
                self.ripe = None
                self.play(seat, plan, sight.question.id, move)
                plan.go_on(after_answer(meaning, plan.progress, order), self.game.count, str(move))
                return True
            case Stopped(why, facts):
                self.stop(plan, why, facts)
            case Finished(why, facts):
                plan.row.why, plan.row.facts = why, msgspec.to_builtins(dict(facts))
                plan.end(PlanState.FINISHED, self.game.count, self.now)
        return False

    def play(self, seat: int, plan: PlanRun, question: int, move: engine.Move) -> None:
        """An ordinary move; only its owner's list of plans says whose word it was."""
        turn = Turn(
            table_id=self.row.id,
            seat=seat,
            question=question,
            moves=[move],
            origin=Origin.PLAN,
            player_id=plan.row.player_id,
        )
        plan.row.due_at = plan.row.due_question = None
        played = keep_turn(self.session, self.row, self.game, turn, self.now)
        self.answers |= {(seat, each.question): Origin.PLAN for each in played}
        self.notice(event for each in played for event in each.events)

    def stop(self, plan: PlanRun, why: str, facts: Mapping[str, Any]) -> None:
        """Loudly: its owner is told why by mail, and finds it on the page."""
        stop(self.session, self.row, plan.row, why, facts, self.now)
        plan.row.ended_count = self.game.count


def stop(
    session: Session, row: Table, plan: StandingPlan, why: str, facts: Mapping[str, Any], now: datetime
) -> None:
    plan.state, plan.why, plan.facts = PlanState.STOPPED, why, msgspec.to_builtins(dict(facts))
    plan.ended_at, plan.ended_count = now, row.count
    plan.due_at = plan.due_question = None
    session.flush()
    about = f"plan {plan.id} {plan.ended_count}"
    tell_seats(
        session, row, kind="plan-stopped", about=about, seats=[plan.seat], facts={"plan": plan.id}, now=now
    )
