"""Desk acts on contests. Organisers run the same acts from the contest's page, so both are on the trail."""

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player
from service.play.acts.acts import ActContext, Facts, TargetKind, act, acts_about
from service.play.acts.refusals import ImpossibleState
from service.play.acts.schemas import (
    ContestCancelSchema,
    ContestDeadlineSchema,
    ContestReplaceSchema,
    ContestWithdrawSchema,
)
from service.play.acts.targets import THINGS, State, TargetType, require_target
from service.seasons.contests import organise
from service.seasons.contests.models import Contest, Entrant, EntrantState
from service.seasons.contests.queries import contest_by_id, count_entrants, entrants_in, round_of
from service.seasons.contests.refusals import ContestClosed


def contest_state(session: Session, contest: Contest) -> State:
    """Return everything about a contest that an act can change."""
    present = round_of(session, contest.id, contest.round)
    return {
        "state": contest.state,
        "until": present.deadline if present else contest.joining_ends,
        "withdrawn": sorted(
            entrant.id for entrant in entrants_in(session, contest.id, EntrantState.WITHDRAWN)
        ),
        "entered": count_entrants(session, contest.id),
    }


THINGS[TargetKind.CONTEST] = TargetType(
    find=lambda session, number: require_target(contest_by_id(session, number, lock=True)),
    state=contest_state,
)


def entrant_in(doing: ActContext[Contest]) -> Entrant:
    entrant = doing.session.get(Entrant, doing.given["entrant"], with_for_update=True)
    if entrant is None or entrant.contest_id != doing.target.id:
        raise ImpossibleState("no-entrant")
    return entrant


@act("contest-deadline", about=TargetKind.CONTEST, takes=ContestDeadlineSchema, undone_by="contest-deadline")
def set_deadline(doing: ActContext[Contest]) -> Facts:
    """Set the end of joining or of the present round. It may be at once."""
    try:
        organise.set_deadline(
            doing.session, doing.target, doing.given["round"], doing.given["until"], doing.now
        )
    except ContestClosed as closed:
        raise ImpossibleState("contest-round") from closed
    return None


@act("contest-cancel", about=TargetKind.CONTEST, takes=ContestCancelSchema, undone_by="contest-cancel")
def set_cancelled(doing: ActContext[Contest]) -> Facts:
    """Cancel a contest, or resume it. Its tables go on like all others."""
    try:
        organise.set_cancelled(doing.session, doing.target, cancelled=doing.given["cancelled"], now=doing.now)
    except ContestClosed as closed:
        raise ImpossibleState("contest-over") from closed
    return None


@act("contest-withdraw", about=TargetKind.CONTEST, takes=ContestWithdrawSchema, undone_by="contest-withdraw")
def set_withdrawn(doing: ActContext[Contest]) -> Facts:
    """Withdraw an entrant, or readmit them from the next round."""
    entrant, withdrawn = entrant_in(doing), doing.given["withdrawn"]
    try:
        organise.set_withdrawn(doing.session, doing.target, entrant, withdrawn=withdrawn, now=doing.now)
    except ContestClosed as closed:
        raise ImpossibleState("contest-over") from closed
    return None


@act("contest-replace", about=TargetKind.CONTEST, takes=ContestReplaceSchema, undone_by="contest-replace")
def replace(doing: ActContext[Contest]) -> Facts:
    """Replace an entrant. Another player gets the place, its points and its present seat."""
    entrant, player = entrant_in(doing), doing.session.get(Player, doing.given["player"])
    if player is None:
        raise ImpossibleState("no-entrant")
    if entrant.player_id == player.id:
        return None
    doing.made = {"entrant": {"id": entrant.id, "before": entrant.player_id, "player": player.id}}
    try:
        organise.replace_entrant(doing.session, doing.target, entrant, player, doing.now)
    except ContestClosed as closed:
        raise ImpossibleState("contest-over") from closed
    return None


CONTEST_ACTS = acts_about(TargetKind.CONTEST)
