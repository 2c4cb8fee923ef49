"""Which answers a mail numbers when there are too many for a page."""

from collections.abc import Sequence
from itertools import chain, zip_longest

from engine import Amounts, Move

MOST = 12


def sensible(moves: Sequence[Move], default: Move, amounts: Amounts | None = None) -> list[Move]:
    """All where they are few. Else the default and some of every sort, in the order in which the game lists them."""
    if amounts is not None:
        return with_amounts(moves, amounts)
    if len(moves) <= MOST:
        return list(moves)
    sorts: dict[tuple[object, ...], list[Move]] = {}
    for move in moves:
        sorts.setdefault(sort_of(move), []).append(move)
    in_turns = (move for row in zip_longest(*sorts.values()) for move in row if move is not None)
    chosen: list[Move] = []
    for move in chain([default], in_turns):
        if len(chosen) == MOST:
            break
        if move not in chosen:
            chosen.append(move)
    return sorted(chosen, key=moves.index)


def with_amounts(moves: Sequence[Move], amounts: Amounts) -> list[Move]:
    """Where the answer is an amount: what else can be said, one of each sort, then a few amounts."""
    others = {sort_of(move): move for move in reversed(moves) if not isinstance(move, amounts.move)}
    return [*reversed(others.values()), *map(amounts.at, amounts.sensible)]


def sort_of(move: Move) -> tuple[object, ...]:
    """Moves of one sort differ in an amount or a place only: ten bids are one sort, each building is its own."""
    names = move.__struct_fields__
    first = getattr(move, names[0]) if names else None
    return (type(move), first if isinstance(first, str) else None)
