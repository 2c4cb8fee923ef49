"""Every way of setting up Il Principe that is worth playing."""

SETUPS: tuple[dict, ...] = tuple(
    {"seats": seats, "options": options}
    for options in ({"easy": False}, {"easy": True}, {"at_once": True})
    for seats in (2, 3, 4, 5)
)
