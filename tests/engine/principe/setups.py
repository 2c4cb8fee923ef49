"""Every way of setting up Il Principe that is worth playing."""

SETUPS: tuple[dict, ...] = tuple(
    {"seats": seats, "options": {"easy": easy}} for easy in (False, True) for seats in (2, 3, 4, 5)
)
