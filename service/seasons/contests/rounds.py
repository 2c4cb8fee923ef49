"""The course of a contest: it begins when joining ends, rounds follow each other, and it ends automatically.

A round is drawn in one step. Its tables are laid one by one afterwards, so that a contest of thousands delays
nobody else.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from math import ceil, log

from sqlalchemy import update
from sqlalchemy.orm import Session

from service.platform.database import insert_rows
from service.platform.tasks.names import TaskName
from service.platform.transaction import send_task_after_commit
from service.play.clocks.running_clock import calendar_of
from service.seasons.contests.draw import Candidate, Draw, Met, count_meetings, draw_lots, draw_round
from service.seasons.contests.models import (
    Contest,
    ContestRound,
    ContestState,
    Entrant,
    EntrantState,
    Format,
    Pod,
    PodPlace,
)
from service.seasons.contests.open import fewest_seats
from service.seasons.contests.points import BYE
from service.seasons.contests.queries import contest_by_id, entrants_in, places_of, ranked_entrants, round_of
from service.seasons.contests.tell import LetterSubject, tell_entrant, tell_entrants
from service.seasons.contests.wish import players_without_room

PAIR = 2


def begin_contest(session: Session, contest_id: int, now: datetime) -> None:
    """Begin a contest when joining has ended: draw the lots and the first round.

    Cancel it if too few have entered.
    """
    contest = contest_by_id(session, contest_id, lock=True)
    if contest is None or contest.state != ContestState.JOINING or contest.joining_ends > now:
        return
    entrants = entrants_in(session, contest.id, EntrantState.ENTERED)
    if len(entrants) < contest.least:
        cancel_contest(session, contest, now)
        return
    contest.state, contest.started_at = ContestState.RUNNING, now
    contest.rounds = contest.rounds or usual_rounds(contest, len(entrants))
    lots = draw_lots(contest.seed, [entrant.id for entrant in entrants])
    for entrant in entrants:
        entrant.lot = lots[entrant.id]
    next_round(session, contest, now)


def usual_rounds(contest: Contest, entrants: int) -> int | None:
    """Return the default number of rounds.

    A knock-out has none: it goes on until one entrant is left. A round robin lasts until all could have met.
    A Swiss contest lasts one round more than is needed until at most one entrant can be without a lost table.
    """
    match contest.format:
        case Format.ROUND_ROBIN:
            return rounds_to_meet(entrants, contest.pod_size)
        case Format.SWISS:
            return ceil(log(entrants, contest.pod_size)) + 1
    return None


def rounds_to_meet(entrants: int, pod_size: int) -> int:
    """Return the number of rounds after which all could have met each other."""
    return entrants - 1 + entrants % 2 if pod_size == PAIR else ceil((entrants - 1) / (pod_size - 1))


def close_round(session: Session, contest_id: int, now: datetime) -> None:
    """Close a round when all its pods are over, and go on with the next round or end the contest."""
    contest = contest_by_id(session, contest_id, lock=True)
    if contest is None or contest.state != ContestState.RUNNING:
        return
    played = round_of(session, contest.id, contest.round)
    if played is None or played.ended_at is not None or played.pods_left > 0:
        return
    played.ended_at = now
    next_round(session, contest, now)


def next_round(session: Session, contest: Contest, now: datetime) -> None:
    """Draw the next round from the standings, or finish the contest.

    It is finished if the last round was played or too few entrants are left for a pod.
    """
    places = [place for _, place in places_of(session, contest.id)]
    met = count_meetings(pods_in(places).values())
    update_strength(session, contest, met)
    entrants = entrants_in(session, contest.id, EntrantState.ENTERED)
    deadline = now + timedelta(days=contest.round_days)
    resting = resting_entrants(session, contest, entrants, now, deadline)
    entrants = [entrant for entrant in entrants if entrant.state == EntrantState.ENTERED]
    drawn = Draw([], [])
    if not is_over(contest, entrants):
        byes = Counter(place.entrant_id for place in places if place.pod_id is None)
        drawn = draw_next_round(session, contest, {entrant.id for entrant in entrants} - resting, byes, met)
    if not drawn.pods:
        finish_contest(session, contest, now)
        return
    contest.round += 1
    save_round(session, contest, drawn, resting, now, deadline)
    out = resting.union(drawn.byes)
    for entrant in entrants:
        if contest.format == Format.KNOCK_OUT:
            entrant.reached = contest.round
        if entrant.id in out:
            entrant.points += BYE
            tell_entrant(session, contest, entrant.player, LetterSubject.SITS_OUT, now)
    send_task_after_commit(session, TaskName.RUN_CONTESTS)


def is_over(contest: Contest, entrants: Sequence[Entrant]) -> bool:
    """Return whether the last round has been played."""
    if contest.format == Format.KNOCK_OUT:
        return len(entrants) < PAIR  # one is left and has won
    return contest.round >= (contest.rounds or 0)


def resting_entrants(
    session: Session, contest: Contest, entrants: Sequence[Entrant], now: datetime, deadline: datetime
) -> set[int]:
    """Return the entrants who rest: those without room for another table, and those on leave for the round.

    A leave must cover the whole round; a shorter one needs no rest, because the clocks stand still during it.
    In a knock-out nobody rests, since an entrant could rest up to the final. There an entrant without room
    for a table is out.
    """
    full = players_without_room(session, contest.id)
    if contest.format == Format.KNOCK_OUT:
        for entrant in entrants:
            if entrant.player_id in full:
                entrant.state = EntrantState.OUT
        return set()
    away = {
        entrant.player_id
        for entrant in entrants
        if any(each.start <= now and each.end >= deadline for each in calendar_of(entrant.player).leave)
    }
    return {entrant.id for entrant in entrants if entrant.player_id in full | away}


def pods_in(places: Iterable[PodPlace]) -> dict[int, list[int]]:
    """Return the entrants who met, by pod."""
    pods: defaultdict[int, list[int]] = defaultdict(list)
    for place in places:
        if place.pod_id is not None:
            pods[place.pod_id].append(place.entrant_id)
    return pods


def draw_next_round(session: Session, contest: Contest, here: set[int], byes: Counter[int], met: Met) -> Draw:
    candidates = [
        Candidate(
            entrant=each.id,
            lot=each.lot,
            points=each.points,
            wins=each.wins,
            strength=each.strength,
            byes=byes[each.id],
            here=each.id in here,
        )
        for each in session.scalars(ranked_entrants(contest.id))
    ]
    return draw_round(
        contest.seed,
        contest.format,
        contest.round + 1,
        candidates,
        met,
        least=fewest_seats(contest.game),
        most=contest.pod_size,
    )


def save_round(
    session: Session, contest: Contest, drawn: Draw, resting: set[int], now: datetime, deadline: datetime
) -> None:
    """Save a drawn round. Entrants with a bye get their points at once."""
    row = ContestRound(
        contest_id=contest.id,
        number=contest.round,
        started_at=now,
        deadline=deadline,
        pods_left=len(drawn.pods),
    )
    session.add(row)
    pods = [Pod(round=row, number=number) for number in range(1, len(drawn.pods) + 1)]
    session.add_all(pods)
    session.flush()
    at_tables = [
        {
            "round_id": row.id,
            "pod_id": pod.id,
            "entrant_id": entrant,
            "seat": seat,
            "rested": False,
            "points": 0,
        }
        for pod, people in zip(pods, drawn.pods, strict=True)
        for seat, entrant in enumerate(people)
    ]
    outside = [
        {
            "round_id": row.id,
            "pod_id": None,
            "entrant_id": entrant,
            "seat": None,
            "rested": rested,
            "points": BYE,
        }
        for rested, people in ((False, drawn.byes), (True, sorted(resting)))
        for entrant in people
    ]
    insert_rows(session, PodPlace, at_tables + outside)


def update_strength(session: Session, contest: Contest, met: Met) -> None:
    """Update the tie-breaker after points and wins: the sum of the points of all opponents met."""
    points = {each.id: each.points for each in session.scalars(ranked_entrants(contest.id))}
    strength: Counter[int] = Counter()
    for pair, times in met.items():
        one, other = pair
        strength[one] += points.get(other, 0) * times
        strength[other] += points.get(one, 0) * times
    if strength:
        session.flush()
        rows = [{"id": entrant, "strength": value} for entrant, value in strength.items()]
        session.execute(update(Entrant), rows)
        session.expire_all()


def finish_contest(session: Session, contest: Contest, now: datetime) -> None:
    """Finish a contest with the present standings and notify everybody who took part."""
    contest.state, contest.ended_at = ContestState.FINISHED, now
    notify_entrants(session, contest, LetterSubject.ENDED, now)


def cancel_contest(session: Session, contest: Contest, now: datetime) -> None:
    """Cancel a contest. Running tables are played to their end like all others."""
    contest.state, contest.ended_at = ContestState.CANCELLED, now
    notify_entrants(session, contest, LetterSubject.CANCELLED, now)


def restore_contest(session: Session, contest: Contest, now: datetime) -> None:
    """Restore a cancelled contest. It goes on from where it stopped."""
    contest.state = ContestState.JOINING if contest.started_at is None else ContestState.RUNNING
    contest.ended_at = None
    notify_entrants(session, contest, LetterSubject.RESTORED, now)
    send_task_after_commit(session, TaskName.RUN_CONTESTS)


def notify_entrants(session: Session, contest: Contest, word: LetterSubject, now: datetime) -> None:
    """Notify all entrants.

    The two of a challenge are notified by the ladder, with the result of the challenge.
    """
    if contest.is_challenge:
        return
    for state in EntrantState:
        told = {entrant.player: "" for entrant in entrants_in(session, contest.id, state)}
        tell_entrants(session, contest, told, word, now, about=now.isoformat())
