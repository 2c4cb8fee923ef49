"""Running plans: evaluate the standing plans of a table after a change and make their moves.

Everything happens within the preceding turn, in its transaction. So no player sees an open question to which
a plan has an answer ready. A plan that delays its answers only records when the next one is due.
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
    is_done,
    read_plan,
    situation_of,
)
from engine.table.game import game_named
from engine.values.decoder import Decoder
from service.play.messages.notice import Notice
from service.play.messages.post_notice import post_notice
from service.play.plans.delay import compute_due_time
from service.play.plans.models import PlanState, PlanStep, StandingPlan
from service.play.plans.queries import standing_plans
from service.play.tables.models import Table
from service.play.tables.move_models import Move, Origin
from service.play.tables.submit import Turn, play_and_store_turn

PROGRESS: Final = Decoder(Progress)
MOST_MOVES: Final = 200
"""A limit on consecutive moves of plans. Only plans in an endless loop reach it."""


def run_plans(
    session: Session,
    row: Table,
    game: engine.AnyTable,
    events: Sequence[engine.Event],
    now: datetime,
    ripe: int | None = None,
) -> list[Move]:
    """Run the plans after a turn, before anybody is notified.

    `ripe` is the id of a plan whose delayed answer is due. Return the moves of the plans.
    """
    standing = standing_plans(session, row.id)
    if not standing:
        return []
    hearing = PlanRunner(session, row, game, [PlanRun(plan) for plan in standing], now, ripe)
    hearing.go_on(events)
    return hearing.moves


class PlanRun:
    """A standing plan with its parsed meaning."""

    def __init__(self, row: StandingPlan) -> None:
        self.row = row
        self.progress = PROGRESS.convert(row.progress)

    def meaning(self, game: engine.AnyTable) -> Plan:
        return read_plan(game.game, self.row.text)

    def go_on(self, progress: Progress, count: int, line: str | None = None) -> None:
        """Record a step together with the previous progress, so that it can be undone."""
        if progress == self.progress and line is None:
            return
        self.row.steps.append(PlanStep(count=count, line=line, before=progress_data(self.progress)))
        self.progress = progress
        self.row.progress = progress_data(progress)

    def end(self, state: PlanState, count: int, now: datetime) -> None:
        self.row.state, self.row.ended_at, self.row.ended_count = state, now, count
        self.row.due_at = self.row.due_question = None


def progress_data(progress: Progress) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.to_builtins(progress)
    return made


class PlanRunner:
    """A run of the plans of one table, until none has an answer any more."""

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
        self.moves: list[Move] = []
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
        """Tell each plan the events that its seat may see."""
        vocabulary = game_named(self.row.game).plans
        told = list(events)
        if vocabulary is None or not told:
            return
        for plan in self.standing():
            seen = [event.data() for event in told if event.visible_to(plan.row.seat)]
            meaning = self.meanings[plan.row.id]
            self.go_on_with(plan, after_events(vocabulary, meaning, plan.progress, plan.row.seat, seen))

    def standing(self, seat: int | None = None) -> list[PlanRun]:
        """Return the standing plans whose owners still hold their seats, general plans last."""
        return [
            plan
            for plan in sorted(self.plans, key=lambda plan: self.meanings[plan.row.id].general)
            if plan.row.state == PlanState.STANDING
            and seat in {None, plan.row.seat}
            and plan.row.player_id == self.row.seats[plan.row.seat].player_id
        ]

    def answer_once(self) -> bool:
        """Give the first answer that a plan has for a waiting seat. Return True if there was one."""
        return any(self.hear(seat, plan) for seat in self.game.waiting for plan in self.standing(seat))

    def hear(self, seat: int, plan: PlanRun) -> bool:
        """Evaluate a plan for its seat. Return True if it has answered."""
        sight = situation_of(self.game, seat)
        if sight is None:
            return False
        meaning = self.meanings[plan.row.id]
        match evaluate_plan(self.game.game, meaning, plan.progress, sight):
            case Answer(move, order):
                if meaning.waits and plan.row.id != self.ripe:
                    plan.row.due_at, plan.row.due_question = compute_due_time(
                        self.row, plan.row, self.game.question_ids(seat), self.now
                    )
                    return False
                self.ripe = None
                self.play(seat, plan, sight.question.id, move)
                self.go_on_with(plan, after_answer(meaning, plan.progress, order), str(move))
                return True
            case Stopped(why, facts):
                self.stop(plan, why, facts)
            case Finished() as finished:
                self.finish(plan, finished)
        return False

    def go_on_with(self, plan: PlanRun, progress: Progress, line: str | None = None) -> None:
        """Record a step of a plan. It is finished as soon as all its orders are done, not when next asked."""
        plan.go_on(progress, self.game.count, line)
        if plan.row.state == PlanState.STANDING and is_done(self.meanings[plan.row.id], progress):
            self.finish(plan, Finished("done"))

    def finish(self, plan: PlanRun, finished: Finished) -> None:
        plan.row.why, plan.row.facts = finished.why, msgspec.to_builtins(dict(finished.facts))
        plan.end(PlanState.FINISHED, self.game.count, self.now)

    def play(self, seat: int, plan: PlanRun, question: int, move: engine.Move) -> None:
        """Play an ordinary move. Only the owner's list of plans shows that a plan made it."""
        turn = Turn(
            table_id=self.row.id,
            seat=seat,
            question=question,
            moves=[move],
            origin=Origin.PLAN,
            player_id=plan.row.player_id,
        )
        plan.row.due_at = plan.row.due_question = None
        stored = play_and_store_turn(self.session, self.row, self.game, turn, self.now)
        self.moves += stored.rows
        self.notice(stored.events)

    def stop(self, plan: PlanRun, why: str, facts: Mapping[str, Any]) -> None:
        """Stop a plan. Its owner gets the reason by mail and on the page."""
        stop_plan(self.session, self.row, plan.row, why, facts, self.now)
        plan.row.ended_count = self.game.count


def stop_plan(
    session: Session, row: Table, plan: StandingPlan, why: str, facts: Mapping[str, Any], now: datetime
) -> None:
    plan.state, plan.why, plan.facts = PlanState.STOPPED, why, msgspec.to_builtins(dict(facts))
    plan.ended_at, plan.ended_count = now, row.count
    plan.due_at = plan.due_question = None
    session.flush()
    about = f"plan {plan.id} {plan.ended_count}"
    told = {"plan": plan.id}
    stopped = Notice(kind="plan-stopped", about=about, table=row, seats=[plan.seat], facts=told)
    post_notice(session, stopped, now)
