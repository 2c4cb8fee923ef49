"""Entries: enter a contest, leave it, or take over a place.

Players who stay must not be harmed by players who leave.
"""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind
from service.platform.tasks.names import TaskName
from service.platform.transaction import send_task_after_commit
from service.play.tables.models import Seat, Table, TableState, TenureEnd
from service.play.tables.queries import lock_table, seat_of
from service.play.tables.refusals import AddressNeeded
from service.play.timeouts.substitute import hand_over_seat, hand_over_to_bot
from service.seasons.contests.models import Contest, ContestState, Entrant, EntrantState
from service.seasons.contests.queries import (
    contest_by_id,
    count_entrants,
    entrant_of,
    entries_of,
    first_waiting,
    forget_member,
    place_in_round,
    shared_entries,
)
from service.seasons.contests.refusals import ContestClosed, EnoughTables, NoContest, NotEntered
from service.seasons.contests.tell import LetterSubject, tell_entrant
from service.seasons.contests.wish import has_room


def locked_contest(session: Session, contest_id: int) -> Contest:
    found = contest_by_id(session, contest_id, lock=True)
    if found is None:
        raise NoContest
    return found


def enter_contest(session: Session, *, contest_id: int, player: Player, now: datetime) -> Entrant:
    """Enter a contest, or join the waiting list if it is full or has begun.

    Entering twice changes nothing.

    In a contest of a league the members are entered automatically. There, entering accepts a challenge.
    """
    contest = locked_contest(session, contest_id)
    if player.kind == PlayerKind.GUEST:
        raise AddressNeeded
    known = entrant_of(session, contest.id, player.id)
    if known is not None and known.state == EntrantState.ASKED:
        accept_challenge(session, contest, known, now)
        return known
    if known is not None:
        if known.state in {EntrantState.WITHDRAWN, EntrantState.OUT}:
            raise ContestClosed
        return known
    if contest.league_id is not None or contest.state not in {ContestState.JOINING, ContestState.RUNNING}:
        raise ContestClosed
    if not has_room(session, player):
        raise EnoughTables
    taken = count_entrants(session, contest.id).get(EntrantState.ENTERED, 0)
    at_once = contest.state == ContestState.JOINING and taken < contest.most
    state = EntrantState.ENTERED if at_once else EntrantState.WAITING
    entrant = Entrant(contest_id=contest.id, player=player, state=state, entered_at=now)
    session.add(entrant)
    session.flush()
    tell_entrant(
        session,
        contest,
        player,
        LetterSubject.ENTERED if at_once else LetterSubject.WAITING,
        now,
        about=now.isoformat(),
    )
    return entrant


def accept_challenge(session: Session, contest: Contest, entrant: Entrant, now: datetime) -> None:
    """Accept a challenge. Joining ends at once, because both players are there now."""
    if contest.state != ContestState.JOINING:
        raise ContestClosed
    if not has_room(session, entrant.player):
        raise EnoughTables
    entrant.state = EntrantState.ENTERED
    end_joining(session, contest, now)


def end_joining(session: Session, contest: Contest, now: datetime) -> None:
    contest.joining_ends = min(contest.joining_ends, now)
    session.flush()
    send_task_after_commit(session, TaskName.RUN_CONTESTS)


def leave_contest(session: Session, *, contest_id: int, player_id: int, now: datetime) -> None:
    """Leave a contest.

    The first player on the waiting list takes over the place, with its points and its present table. If
    nobody waits, a bot plays the table to its end.
    """
    contest = locked_contest(session, contest_id)
    entrant = entrant_of(session, contest.id, player_id)
    if entrant is None:
        raise NotEntered
    withdraw_entrant(session, contest, entrant, now)


def leave_contests(session: Session, entries: Iterable[Entrant], now: datetime) -> None:
    """Withdraw entries from contests that are joining or running. Results of finished contests stay."""
    for entrant in entries:
        contest = locked_contest(session, entrant.contest_id)
        if contest.state in {ContestState.JOINING, ContestState.RUNNING}:
            withdraw_entrant(session, contest, entrant, now)


def withdraw_entrant(session: Session, contest: Contest, entrant: Entrant, now: datetime) -> None:
    """Withdraw an entrant, on their own request or for another reason. Withdrawing twice changes nothing."""
    if contest.state not in {ContestState.JOINING, ContestState.RUNNING}:
        raise ContestClosed
    if entrant.state in {EntrantState.WITHDRAWN, EntrantState.OUT}:
        return
    table = present_table(session, contest, entrant)
    if contest.season is not None:
        forget_member(session, contest.league_id, entrant.player_id)
    if contest.is_challenge and contest.state == ContestState.JOINING:
        end_joining(session, contest, now)
    else:
        tell_entrant(session, contest, entrant.player, LetterSubject.WITHDRAWN, now, about=now.isoformat())
    waiting = None if entrant.state == EntrantState.WAITING else first_waiting(session, contest.id)
    if entrant.state == EntrantState.WAITING or contest.state == ContestState.JOINING:
        session.delete(entrant)
        session.flush()
        if waiting is not None:
            waiting.state = EntrantState.ENTERED
            tell_entrant(session, contest, waiting.player, LetterSubject.MOVED_UP, now)
    elif waiting is not None:
        give_place(session, contest, entrant, waiting.player, now)
    else:
        entrant.state = EntrantState.WITHDRAWN
        if table is not None:
            hand_over_to_bot(session, *table, now)


def give_place(session: Session, contest: Contest, entrant: Entrant, player: Player, now: datetime) -> None:
    """Give a place with its points and its seat at the present table to another player."""
    table = present_table(session, contest, entrant)
    waiting = entrant_of(session, contest.id, player.id)
    if waiting is not None:
        session.delete(waiting)
        session.flush()
    entrant.player, entrant.state = player, EntrantState.ENTERED
    session.flush()
    if table is not None and seat_of(table[0], player.id) is None:
        hand_over_seat(session, *table, player, TenureEnd.SUBSTITUTED, now)
    tell_entrant(
        session,
        contest,
        player,
        LetterSubject.MOVED_UP,
        now,
        table=table and table[0].id,
        about=now.isoformat(),
    )


def let_in_again(session: Session, contest: Contest, entrant: Entrant) -> None:
    """Let a withdrawn entrant take part again from the next round on."""
    if contest.state != ContestState.RUNNING or entrant.state != EntrantState.WITHDRAWN:
        raise ContestClosed
    entrant.state = EntrantState.ENTERED
    session.flush()


def present_table(session: Session, contest: Contest, entrant: Entrant) -> tuple[Table, Seat] | None:
    """Return the running table of the entrant's pod and the seat, if the player still holds it."""
    place = place_in_round(session, contest, entrant.id)
    if place is None or place.pod is None or place.pod.table_id is None:
        return None
    row = lock_table(session, place.pod.table_id)
    seat = None if row is None else seat_of(row, entrant.player_id)
    if row is None or seat is None or row.state != TableState.RUNNING:
        return None
    return row, seat


def leave_all_contests(session: Session, player: Player, now: datetime) -> None:
    """Withdraw a player from all contests that go on, before the player is erased."""
    leave_contests(session, entries_of(session, player.id), now)


def give_entries(session: Session, player: Player, into: Player, now: datetime) -> None:
    """Move entries to another account of the same person.

    If the other account has entered the same contest, this entry is withdrawn.
    """
    leave_contests(session, shared_entries(session, player.id, into.id), now)
    session.flush()
    taken = select(Entrant.contest_id).where(Entrant.player_id == into.id).scalar_subquery()
    session.execute(
        update(Entrant)
        .where(Entrant.player_id == player.id, Entrant.contest_id.not_in(taken))
        .values(player_id=into.id)
    )
    session.execute(update(Contest).where(Contest.organiser_id == player.id).values(organiser_id=into.id))
