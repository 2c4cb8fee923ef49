"""The organiser's acts on a contest, in addition to the scheduled steps.

Moderators can do the same, and each act is on the trail.
"""

from datetime import datetime

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind
from service.platform.accounts.queries import player_by_email
from service.platform.tasks.names import TaskName
from service.platform.transaction import send_task_after_commit
from service.play.reach import find_refusing_players
from service.play.tables.budgets import INVITATIONS_BY_PLAYER, INVITATIONS_TO_ADDRESS
from service.seasons.contests.entries import give_place, let_in_again, withdraw_entrant
from service.seasons.contests.models import Contest, ContestState, Entrant
from service.seasons.contests.queries import round_of
from service.seasons.contests.refusals import ContestClosed, NotOrganiser
from service.seasons.contests.rounds import cancel_contest, restore_contest
from service.seasons.contests.tell import LetterSubject, tell_entrant
from service.seasons.contests.views import contest_for


def must_organise(contest: Contest, player_id: int) -> None:
    if contest.organiser_id != player_id:
        raise NotOrganiser


def must_organise_contest(session: Session, contest_id: int, player_id: int) -> None:
    must_organise(contest_for(session, contest_id), player_id)


def set_deadline(session: Session, contest: Contest, number: int, until: datetime, now: datetime) -> None:
    """Set the end of joining (round 0) or of the present round. A time in the past ends it at once."""
    if number != contest.round:
        raise ContestClosed
    if contest.state == ContestState.JOINING:
        contest.joining_ends = until
    else:
        present = round_of(session, contest.id, number)
        if contest.state != ContestState.RUNNING or present is None:
            raise ContestClosed
        present.deadline = until
    if until <= now:
        send_task_after_commit(session, TaskName.RUN_CONTESTS)
    session.flush()


def set_cancelled(session: Session, contest: Contest, *, cancelled: bool, now: datetime) -> None:
    if contest.state == ContestState.FINISHED:
        raise ContestClosed
    if cancelled and contest.state != ContestState.CANCELLED:
        cancel_contest(session, contest, now)
    elif not cancelled and contest.state == ContestState.CANCELLED:
        restore_contest(session, contest, now)


def set_withdrawn(
    session: Session, contest: Contest, entrant: Entrant, *, withdrawn: bool, now: datetime
) -> None:
    if withdrawn:
        withdraw_entrant(session, contest, entrant, now)
    else:
        let_in_again(session, contest, entrant)


def replace_entrant(
    session: Session, contest: Contest, entrant: Entrant, player: Player, now: datetime
) -> None:
    """Give a place to another person. They need not be on the waiting list."""
    if contest.state != ContestState.RUNNING or player.kind != PlayerKind.PERSON or player.shut_out(now):
        raise ContestClosed
    give_place(session, contest, entrant, player, now)


def invite_to_contest(session: Session, contest: Contest, *, by: int, email: str, now: datetime) -> None:
    """Invite a player by letter. They enter by answering it. An address without an account gets no letter.

    Neither does a player who wants nothing from the organiser.
    """
    must_organise(contest, by)
    if contest.league_id is not None or contest.state not in {ContestState.JOINING, ContestState.RUNNING}:
        raise ContestClosed
    INVITATIONS_BY_PLAYER.spend(f"player {by}", now)
    INVITATIONS_TO_ADDRESS.spend(f"address {email}", now)
    known = player_by_email(session, email)
    if known is not None and not find_refusing_players(session, by, [known.id]):
        tell_entrant(session, contest, known, LetterSubject.INVITED, now)
