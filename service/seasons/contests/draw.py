"""Who meets whom: pure functions of the public seed and of what everybody can see, so that anybody can draw again.

The kept packages pair people two by two, after the rules of chess; none seats pods of several. So this is the simplest that
can be read: people in order, each pod filled with whoever has met its people least, and then single exchanges as long as
one of them makes fewer people meet again.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import NamedTuple

from engine.values.chance import shuffled
from service.seasons.contests.models import Format

TRIES = 24
"""Orders that are tried before people meet again who need not have: the first without such a meeting is taken."""
Met = Counter[frozenset[int]]
"""How often two entrants have met."""


class Candidate(NamedTuple):
    """An entrant as the standings show them before a round; who is not here has withdrawn or rests."""

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
    """The pods of a round, each in the order of its seats, and those who sit out."""

    pods: list[list[int]]
    byes: list[int]


def draw_lots(seed: bytes, entrants: Sequence[int]) -> dict[int, int]:
    """For each a number from 1, the higher the better."""
    return {entrant: lot for lot, entrant in enumerate(shuffled(seed, "lots", sorted(entrants)), start=1)}


def draw_round(
    seed: bytes, form: str, number: int, candidates: Sequence[Candidate], met: Met, *, least: int, most: int
) -> Draw:
    """A round of a format; pods have from `least` to `most` people."""
    everybody = sorted(candidates, key=lambda each: each.lot)
    if form == Format.ROUND_ROBIN and most == 2:  # noqa: PLR2004 - two by two, where the circle is exact
        pods, byes = circle(everybody, number)
    else:
        pods, byes = pods_of(
            seed, form, number, [each for each in everybody if each.here], met, (least, most)
        )
    seated = [shuffled(seed, f"seats {number}.{at}", pod) for at, pod in enumerate(pods, start=1)]
    return Draw(seated, byes)


def circle(everybody: Sequence[Candidate], number: int) -> tuple[list[list[int]], list[int]]:
    """One stays and all others move on by one: everybody meets everybody before anybody meets again."""
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
    """The first order in which nobody meets again, or the one in which that happens least."""
    sizes = pod_sizes(len(here), *limits)
    found: tuple[int, list[list[int]], list[int]] | None = None
    for attempt in range(TRIES):
        order = in_order(seed, form, number, here, attempt)
        byes = sitting_out(order, len(here) - sum(sizes))
        pods = seated([each.entrant for each in order if each.entrant not in {*byes}], sizes, met)
        again = sum(repeats(pod, met) for pod in pods)
        if found is None or again < found[0]:
            found = again, pods, byes
        if not again:
            break
    return ([], []) if found is None else found[1:]


def in_order(seed: bytes, form: str, number: int, here: Sequence[Candidate], attempt: int) -> list[Candidate]:
    """Swiss: by the standings, and in further tries by points alone; else by lot, anew in each round."""
    if form == Format.SWISS and not attempt:
        return sorted(here, key=lambda each: each.standing, reverse=True)
    drawn = shuffled(seed, f"round {number}.{attempt}", here)
    return sorted(drawn, key=lambda each: -each.points) if form == Format.SWISS else drawn


def pod_sizes(count: int, least: int, most: int) -> list[int]:
    """As few pods as hold all, as even as can be; where that makes pods too small, some people sit out."""
    pods = -(-count // most)
    while pods and count // pods < least:
        pods -= 1
    if not pods:
        return []
    each, more = divmod(min(count, pods * most), pods)
    return [each + (pod < more) for pod in range(pods)]


def sitting_out(order: Sequence[Candidate], count: int) -> list[int]:
    """Those who have sat out least; of them the last in order."""
    first = sorted(range(len(order)), key=lambda at: (order[at].byes, -at))
    return [order[at].entrant for at in first[:count]]


def seated(order: Sequence[int], sizes: Sequence[int], met: Met) -> list[list[int]]:
    """Pod by pod, the next in order who has met least of those at it; then disentangled."""
    waiting, pods = list(order), []
    for size in sizes:
        pod = [waiting.pop(0)]
        while len(pod) < size:
            pod.append(waiting.pop(next_for(pod, waiting, met)))
        pods.append(pod)
    while any(exchanged(pods, at, met) for at, pod in enumerate(pods) if repeats(pod, met)):
        pass  # each exchange makes fewer meet again, so this ends
    return pods


def next_for(pod: Sequence[int], waiting: Sequence[int], met: Met) -> int:
    """Where in the row the one stands who has met those of the pod least; the first of several."""
    least, chosen = None, 0
    for at, entrant in enumerate(waiting):
        meetings = sum(met[frozenset((entrant, other))] for other in pod)
        if not meetings:
            return at
        if least is None or meetings < least:
            least, chosen = meetings, at
    return chosen


def exchanged(pods: list[list[int]], at: int, met: Met) -> bool:
    """Exchange one of a pod with one of another, the nearest first, if fewer meet again by it."""
    for other in sorted(range(len(pods)), key=lambda each: abs(each - at)):
        here, there = pods[at], pods[other]
        before = repeats(here, met) + repeats(there, met)
        if here is there or not before:
            continue
        for mine, theirs in product(range(len(here)), range(len(there))):
            here[mine], there[theirs] = there[theirs], here[mine]
            if repeats(here, met) + repeats(there, met) < before:
                return True
            here[mine], there[theirs] = there[theirs], here[mine]
    return False


def repeats(pod: Sequence[int], met: Met) -> int:
    return sum(met[frozenset(pair)] for pair in combinations(pod, 2))


def meetings(pods: Iterable[Sequence[int]]) -> Met:
    """How often two people met in some pods."""
    return Counter(frozenset(pair) for pod in pods for pair in combinations(pod, 2))
