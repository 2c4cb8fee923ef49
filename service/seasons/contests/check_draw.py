"""Verification of a contest's draw: repeat it from the published data and compare the pods."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy.orm import Session

from engine.values.chance import commitment
from service.seasons.contests.draw import Candidate, Met, count_meetings, draw_lots, draw_round
from service.seasons.contests.models import Contest
from service.seasons.contests.open import fewest_seats
from service.seasons.contests.points import BYE, pod_points
from service.seasons.contests.queries import places_of, ranked_entrants
from service.seasons.contests.refusals import ContestClosed


def published_draw(session: Session, contest: Contest) -> dict[str, Any]:
    """Return the seed, the entrants, and each round as drawn and as ended.

    Raise ContestClosed while joining is open, because the seed is secret until then.
    """
    if contest.started_at is None:
        raise ContestClosed
    rounds: defaultdict[int, dict[str, Any]] = defaultdict(
        lambda: {"pods": {}, "places": {}, "byes": [], "rested": []}
    )
    for number, place in places_of(session, contest.id):
        drawn = rounds[number]
        if place.pod_id is None:
            drawn["rested" if place.rested else "byes"].append(place.entrant_id)
        else:
            drawn["pods"].setdefault(place.pod_id, []).append(place.entrant_id)
            drawn["places"].setdefault(place.pod_id, []).append(place.place)
    return {
        "contest": contest.id,
        "format": contest.format,
        "pod_least": fewest_seats(contest.game),
        "pod_size": contest.pod_size,
        "seed": contest.seed.hex(),
        "commitment": contest.commitment,
        "entrants": sorted(entrant.id for entrant in session.scalars(ranked_entrants(contest.id))),
        "rounds": [
            drawn
            | {
                "number": number,
                "pods": list(drawn["pods"].values()),
                "places": list(drawn["places"].values()),
            }
            for number, drawn in sorted(rounds.items())
        ],
    }


def find_faults(draw: Mapping[str, Any]) -> list[str]:
    """Return what does not follow from the seed: `commitment`, or `round 3` for each round that differs.

    An empty list means that the draw is correct.
    """
    seed = bytes.fromhex(draw["seed"])
    found = [] if commitment(seed) == draw["commitment"] else ["commitment"]
    lots = draw_lots(seed, draw["entrants"])
    points: Counter[int] = Counter()
    wins: Counter[int] = Counter()
    byes: Counter[int] = Counter()
    met: Met = Counter()
    for drawn in draw["rounds"]:
        here = {*(each for pod in drawn["pods"] for each in pod), *drawn["byes"]}
        candidates = [
            Candidate(
                entrant=each,
                lot=lots[each],
                points=points[each],
                wins=wins[each],
                strength=sum(points[other] * times for other, times in meetings_of(each, met)),
                byes=byes[each],
                here=each in here,
            )
            for each in draw["entrants"]
        ]
        again = draw_round(
            seed,
            draw["format"],
            drawn["number"],
            candidates,
            met,
            least=draw["pod_least"],
            most=draw["pod_size"],
        )
        if again.pods != drawn["pods"] or sorted(again.byes) != sorted(drawn["byes"]):
            found.append(f"round {drawn['number']}")
        met += count_meetings(drawn["pods"])
        byes.update([*drawn["byes"], *drawn["rested"]])
        points.update(dict.fromkeys([*drawn["byes"], *drawn["rested"]], BYE))
        for pod, places in zip(drawn["pods"], drawn["places"], strict=True):
            points.update(points_by_entrant(pod, places))
            wins.update(each for each, place in zip(pod, places, strict=True) if place == 1)
    return found


def meetings_of(entrant: int, met: Met) -> list[tuple[int, int]]:
    return [
        (other, times) for pair, times in met.items() if entrant in pair for other in pair if other != entrant
    ]


def points_by_entrant(pod: Sequence[int], places: Sequence[int | None]) -> dict[int, int]:
    """Return the points of a pod by entrant. A pod that is not over, or has no result, gives none."""
    known = [place for place in places if place is not None]
    return dict(zip(pod, pod_points(known), strict=True)) if len(known) == len(pod) else {}
