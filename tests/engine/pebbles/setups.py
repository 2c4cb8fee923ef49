"""Every way of setting up Pebbles that is worth playing."""

SETUPS: tuple[dict, ...] = (
    {"seats": 2, "options": {"rounds": 5}},
    {"seats": 3},
    {"seats": 4, "options": {"rounds": 3}},
)
