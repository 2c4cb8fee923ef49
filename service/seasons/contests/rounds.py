"""The course of a contest: it begins when joining ends, round follows round, and it ends by itself.

A round is drawn as a whole; its tables are laid one by one afterwards, so that nobody waits for a contest of thousands.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from math import ceil, log

from sqlalchemy import update
from sqlalchemy.orm import Session

from service.platform.database import insert_rows
from service.platform.transaction import ring
from service.play.clocks.running_clock import calendar_of
from service.seasons.contests.draw import Candidate, Draw, Met, draw_lots, draw_round, meetings
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
from service.seasons.contests.tell import Word, tell_entrant, tell_entrants
from service.seasons.contests.wish import crowded

TOPIC = "contests"
PAIR = 2


def begin(session: Session, contest_id: int, now: datetime) -> None:
    """Joining has ended: lots are drawn, and the first round; or it is cancelled, if too few have come."""
    contest = contest_by_id(session, contest_id, lock=True)
    if contest is None or contest.state != ContestState.JOINING or contest.joining_ends > now:
        return
    entrants = entrants_in(session, contest.id, EntrantState.ENTERED)
    if len(entrants) < contest.least:
        cancel(session, contest, now)
        return
    contest.state, contest.started_at = ContestState.RUNNING, now
    contest.rounds = contest.rounds or usual_rounds(contest, len(entrants))
    lots = draw_lots(contest.seed, [entrant.id for entrant in entrants])
    for entrant in entrants:
        entrant.lot = lots[entrant.id]
    next_round(session, contest, now)


def usual_rounds(contest: Contest, entrants: int) -> int | None:
    """A knock-out goes on until one is left; a round robin until all could have met; a Swiss one round longer than it takes
    until a single entrant can be without a lost table."""
    match contest.format:
        case Format.ROUND_ROBIN:
            return rounds_to_meet(entrants, contest.pod_size)
        case Format.SWISS:
            return ceil(log(entrants, contest.pod_size)) + 1
    return None


def rounds_to_meet(entrants: int, pod_size: int) -> int:
    """After so many, everybody could have met everybody."""
    return entrants - 1 + entrants % 2 if pod_size == PAIR else ceil((entrants - 1) / (pod_size - 1))


def close_round(session: Session, contest_id: int, now: datetime) -> None:
    """All pods are over: on to the next round, or the end."""
    contest = contest_by_id(session, contest_id, lock=True)
    if contest is None or contest.state != ContestState.RUNNING:
        return
    played = round_of(session, contest.id, contest.round)
    if played is None or played.ended_at is not None or played.pods_left > 0:
        return
    played.ended_at = now
    next_round(session, contest, now)


def next_round(session: Session, contest: Contest, now: datetime) -> None:
    """Draw it from the standings, or end where there is none: the last was played, or too few are left for a pod."""
    places = [place for _, place in places_of(session, contest.id)]
    met = meetings(pods_in(places).values())
    keep_strength(session, contest, met)
    entrants = entrants_in(session, contest.id, EntrantState.ENTERED)
    deadline = now + timedelta(days=contest.round_days)
    resting = who_rest(session, contest, entrants, now, deadline)
    entrants = [entrant for entrant in entrants if entrant.state == EntrantState.ENTERED]
    drawn = Draw([], [])
    if not is_over(contest, entrants):
        byes = Counter(place.entrant_id for place in places if place.pod_id is None)
        drawn = drawn_round(session, contest, {entrant.id for entrant in entrants} - resting, byes, met)
    if not drawn.pods:
        finish(session, contest, now)
        return
    contest.round += 1
    put_round(session, contest, drawn, resting, now, deadline)
    out = resting.union(drawn.byes)
    for entrant in entrants:
        if contest.format == Format.KNOCK_OUT:
            entrant.reached = contest.round
        if entrant.id in out:
            entrant.points += BYE
            tell_entrant(session, contest, entrant.player, Word.SITS_OUT, now)
    ring(session, TOPIC)


def is_over(contest: Contest, entrants: Sequence[Entrant]) -> bool:
    """Whether the last round has been played."""
    if contest.format == Format.KNOCK_OUT:
        return len(entrants) < PAIR  # one is left, and has won
    return contest.round >= (contest.rounds or 0)


def who_rest(
    session: Session, contest: Contest, entrants: Sequence[Entrant], now: datetime, deadline: datetime
) -> set[int]:
    """Those who play at as many tables as they want, and those who are on leave for all of the round.

    Shorter leave needs no rest: the clocks stand still in it. In a knock-out nobody rests, or one could rest up to the final;
    whoever has no room for a table there has given the place up.
    """
    full = crowded(session, contest.id)
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
    """The entrants who met, by pod."""
    pods: defaultdict[int, list[int]] = defaultdict(list)
    for place in places:
        if place.pod_id is not None:
            pods[place.pod_id].append(place.entrant_id)
    return pods


def drawn_round(session: Session, contest: Contest, here: set[int], byes: Counter[int], met: Met) -> Draw:
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


def put_round(
    session: Session, contest: Contest, drawn: Draw, resting: set[int], now: datetime, deadline: datetime
) -> None:
    """Write a round down as it was drawn; who sits out has the points for that at once."""
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


def keep_strength(session: Session, contest: Contest, met: Met) -> None:
    """What the standings look at after points and wins: the points of all whom one has met."""
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


def finish(session: Session, contest: Contest, now: datetime) -> None:
    """The standings are what they are; everybody who took part is told."""
    contest.state, contest.ended_at = ContestState.FINISHED, now
    tell_all(session, contest, Word.ENDED, now)


def cancel(session: Session, contest: Contest, now: datetime) -> None:
    """It does not go on. Tables that are being played are played on like all others."""
    contest.state, contest.ended_at = ContestState.CANCELLED, now
    tell_all(session, contest, Word.CANCELLED, now)


def restore(session: Session, contest: Contest, now: datetime) -> None:
    """A contest that was cancelled goes on where it stood."""
    contest.state = ContestState.JOINING if contest.started_at is None else ContestState.RUNNING
    contest.ended_at = None
    tell_all(session, contest, Word.RESTORED, now)
    ring(session, TOPIC)


def tell_all(session: Session, contest: Contest, word: Word, now: datetime) -> None:
    """Those of a challenge are told by its ladder, which knows what it was about."""
    if contest.is_challenge:
        return
    for state in EntrantState:
        told = {entrant.player: "" for entrant in entrants_in(session, contest.id, state)}
        tell_entrants(session, contest, told, word, now, about=now.isoformat())
