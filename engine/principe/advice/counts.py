"""The quantities that are counted for each seat, to learn their worth (`engine/bots/learned.py`)."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine import Score, Seat, Table
from engine.principe.advice.worth import city_worths, hand_worth, rounds_left, scarcity_factor, tile_worth
from engine.principe.bidding import AskBid, AskBidLimits
from engine.principe.new_cards import LayCards
from engine.principe.scoring import scores
from engine.principe.state import Player, State
from engine.principe.turns import TakeTurn, Turn
from engine.values.seat import clockwise

MOST_ROUNDS: Final = 6
"""The highest number of rounds to come. More rounds count as this many."""


class Counts(NamedTuple):
    track: float
    regions: float
    majors: float
    minors: float
    sets: float
    most_ducats: float
    most_cards: float
    ducats: float
    cards: float
    hand_worth: float
    laid: float
    shown: float
    """The number of face-up cards. The next field counts those of the most frequent colour."""
    most_shown: float
    turned: float
    towards_set: float
    """The share of colours with a card for the next set."""
    arms: float
    supply: float
    majors_worth: float
    minors_worth: float
    turn_to_come: float
    """The number of turns still to come in this round."""
    after_prince: float
    """The position in the order of turns, as a fraction of the seats."""


_LINES: Final = {"cities": "track", "roles": "track", "white": "track"} | {
    "region": "regions",
    "region-second": "regions",
    "majors": "majors",
    "minors": "minors",
    "sets": "sets",
    "ducats": "most_ducats",
    "hand": "most_cards",
}
"""The count to which each line of the score is added."""


def counts(table: Table[State]) -> list[Counts]:
    coming = [step.seat for step in table.position.stack if isinstance(step, TakeTurn | Turn)]
    order = clockwise(table.seats, table.state.prince)
    return [
        _counts(table, score, player, coming.count(score.seat), order.index(score.seat))
        for score, player in zip(scores(table), table.state.players, strict=True)
    ]


def _counts(table: Table[State], score: Score, player: Player, coming: int, place: int) -> Counts:
    state, seat = table.state, score.seat
    lines = dict.fromkeys(_LINES.values(), 0.0)
    for line in score.lines:
        lines[_LINES[line.reason]] += line.points
    played = [up + down for up, down in zip(player.up, player.down, strict=True)]
    least = min(played)
    return Counts(
        **lines,
        ducats=player.ducats,
        cards=sum(player.hand),
        hand_worth=hand_worth(player, player.hand, city_worths(table, seat), scarcity_factor(table)),
        laid=sum(player.laid),
        shown=sum(player.up),
        most_shown=max(player.up),
        turned=sum(player.down),
        towards_set=sum(count > least for count in played) / len(played),
        arms=sum(player.arms),
        supply=player.supply,
        majors_worth=_worth(table, seat, state.majors, "major"),
        minors_worth=_worth(table, seat, state.minors, "minor"),
        turn_to_come=coming,
        after_prince=place / table.seats,
    )


def _worth(table: Table[State], seat: Seat, holders: list[Seat | None], tile: str) -> float:
    return sum(tile_worth(table, colour, tile) for colour, holder in enumerate(holders) if holder == seat)


def stage(table: Table[State]) -> int:
    """Return the stage of the game: the rounds to come, and whether this round's auctions are still on."""
    return 2 * min(MOST_ROUNDS, round(rounds_left(table))) + bool(table.state.groups)


def is_quiet(table: Table[State]) -> bool:
    """Return True if an auction or a turn begins, or all players lay cards."""
    asked = table.position.stack[-1]
    if isinstance(asked, AskBid | AskBidLimits):
        return asked.auction.leader is None
    return isinstance(asked, LayCards | Turn)
