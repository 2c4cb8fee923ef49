"""Every way of setting up Noblemen that is worth playing."""

from itertools import product

SETUPS: tuple[dict, ...] = tuple(
    {"seats": seats, "edition": edition, "options": {"first_game": first, "areas_overlap": overlap}}
    for first, overlap, edition, seats in product(
        (False, True), (True, False), ("rulebook", "published"), (3, 4, 5)
    )
)
