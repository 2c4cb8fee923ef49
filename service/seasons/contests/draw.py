"""The draw: which entrants meet in which round.

All functions are pure. They use the public seed and public standings only, so that anybody can repeat the
draw.

The packages we know pair entrants two by two, by the rules of chess. None of them forms pods of several. So
this is a simple algorithm of our own. It takes entrants in order and fills each pod with those who have met
its members least. Then it swaps single entrants as long as a swap reduces repeated meetings.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import NamedTuple

from engine.values.chance import shuffle_items
from service.seasons.contests.models import Format

TRIES = 24
"""How many orders are tried to avoid repeated meetings. The first order without one is taken."""
Met = Counter[frozenset[int]]
"""How often two entrants have met."""


class Candidate(NamedTuple):
    """An entrant in the standings before a round. `here` is False if the entrant has withdrawn or rests."""

    entrant: int
    lot: int
    points: int = 0
    wins: int = 0
    strength: int = 0
    byes: int = 0
    here: bool = True

    @property
    def standing(self) -> tuple[int, int, int, int]:
        return self.points, self.wins, self.strength, self.lot


class Draw(NamedTuple):
    """The pods of a round, each in the order of its seats, and the entrants with a bye."""

    pods: list[list[int]]
    byes: list[int]


def draw_lots(seed: bytes, entrants: Sequence[int]) -> dict[int, int]:
    """Return a lot from 1 for each entrant. A higher lot is better."""
    return {
        entrant: lot for lot, entrant in enumerate(shuffle_items(seed, "lots", sorted(entrants)), start=1)
    }


def draw_round(
    seed: bytes, form: str, number: int, candidates: Sequence[Candidate], met: Met, *, least: int, most: int
) -> Draw:
    """Draw a round of a format. Pods have from `least` to `most` entrants."""
    everybody = sorted(candidates, key=lambda each: each.lot)
    if form == Format.ROUND_ROBIN and most == 2:  # noqa: PLR2004 - pairs, for which the circle method is exact
        pods, byes = pair_by_circle(everybody, number)
    else:
        pods, byes = pods_of(
            seed, form, number, [each for each in everybody if each.here], met, (least, most)
        )
    seated = [shuffle_items(seed, f"seats {number}.{at}", pod) for at, pod in enumerate(pods, start=1)]
    return Draw(seated, byes)


def pair_by_circle(everybody: Sequence[Candidate], number: int) -> tuple[list[list[int]], list[int]]:
    """Pair entrants by the circle method: the first stays and the others rotate by one each round.

    Every pair meets once before any pair meets again.
    """
    ring: list[Candidate | None] = [*everybody, *([None] if len(everybody) % 2 else [])]
    moved = (number - 1) % (len(ring) - 1)
    ring = [ring[0], *ring[1 + moved :], *ring[1 : 1 + moved]]
    pairs = [
        [each.entrant for each in (ring[at], ring[-1 - at]) if each is not None and each.here]
        for at in range(len(ring) // 2)
    ]
    return [pair for pair in pairs if len(pair) > 1], [pair[0] for pair in pairs if len(pair) == 1]


def pods_of(
    seed: bytes, form: str, number: int, here: Sequence[Candidate], met: Met, limits: tuple[int, int]
) -> tuple[list[list[int]], list[int]]:
    """Return the pods of the first order without repeated meetings, or else those with the fewest."""
    sizes = pod_sizes(len(here), *limits)
    found: tuple[int, list[list[int]], list[int]] | None = None
    for attempt in range(TRIES):
        order = order_entrants(seed, form, number, here, attempt)
        byes = choose_byes(order, len(here) - sum(sizes))
        pods = fill_pods([each.entrant for each in order if each.entrant not in {*byes}], sizes, met)
        again = sum(count_repeats(pod, met) for pod in pods)
        if found is None or again < found[0]:
            found = again, pods, byes
        if not again:
            break
    return ([], []) if found is None else found[1:]


def order_entrants(
    seed: bytes, form: str, number: int, here: Sequence[Candidate], attempt: int
) -> list[Candidate]:
    """Return the entrants in the order for one attempt.

    For a Swiss contest the first attempt uses the full standings. Further attempts use only the points, and
    break ties by lot. Other formats draw a new order for each round and attempt.
    """
    if form == Format.SWISS and not attempt:
        return sorted(here, key=lambda each: each.standing, reverse=True)
    drawn = shuffle_items(seed, f"round {number}.{attempt}", here)
    return sorted(drawn, key=lambda each: -each.points) if form == Format.SWISS else drawn


def pod_sizes(count: int, least: int, most: int) -> list[int]:
    """Return the sizes of as few and as even pods as possible.

    If pods would be too small there are fewer pods, and some entrants have a bye.
    """
    pods = -(-count // most)
    while pods and count // pods < least:
        pods -= 1
    if not pods:
        return []
    each, more = divmod(min(count, pods * most), pods)
    return [each + (pod < more) for pod in range(pods)]


def choose_byes(order: Sequence[Candidate], count: int) -> list[int]:
    """Choose the entrants with a bye: those with the fewest byes so far, and among them the last in order."""
    first = sorted(range(len(order)), key=lambda at: (order[at].byes, -at))
    return [order[at].entrant for at in first[:count]]


def fill_pods(order: Sequence[int], sizes: Sequence[int], met: Met) -> list[list[int]]:
    """Fill the pods one by one with the next entrant who has met the pod's members least.

    Then swap entrants to reduce repeated meetings.
    """
    waiting, pods = list(order), []
    for size in sizes:
        pod = [waiting.pop(0)]
        while len(pod) < size:
            pod.append(waiting.pop(least_met_index(pod, waiting, met)))
        pods.append(pod)
    while any(swap_entrants(pods, at, met) for at, pod in enumerate(pods) if count_repeats(pod, met)):
        pass  # each swap reduces the repeated meetings, so the loop ends
    return pods


def least_met_index(pod: Sequence[int], waiting: Sequence[int], met: Met) -> int:
    """Return the index of the waiting entrant who has met the pod's members least.

    On a tie, take the first.
    """
    least, chosen = None, 0
    for at, entrant in enumerate(waiting):
        meetings = sum(met[frozenset((entrant, other))] for other in pod)
        if not meetings:
            return at
        if least is None or meetings < least:
            least, chosen = meetings, at
    return chosen


def swap_entrants(pods: list[list[int]], at: int, met: Met) -> bool:
    """Swap an entrant of one pod with one of another, the nearest pods first.

    A swap is made only if it reduces repeated meetings. Return whether one was made.
    """
    for other in sorted(range(len(pods)), key=lambda each: abs(each - at)):
        here, there = pods[at], pods[other]
        before = count_repeats(here, met) + count_repeats(there, met)
        if here is there or not before:
            continue
        for mine, theirs in product(range(len(here)), range(len(there))):
            here[mine], there[theirs] = there[theirs], here[mine]
            if count_repeats(here, met) + count_repeats(there, met) < before:
                return True
            here[mine], there[theirs] = there[theirs], here[mine]
    return False


def count_repeats(pod: Sequence[int], met: Met) -> int:
    return sum(met[frozenset(pair)] for pair in combinations(pod, 2))


def count_meetings(pods: Iterable[Sequence[int]]) -> Met:
    """Count how often two entrants met in some pods."""
    return Counter(frozenset(pair) for pod in pods for pair in combinations(pod, 2))
