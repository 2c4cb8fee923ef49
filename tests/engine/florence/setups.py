"""Every kind of table worth playing."""

SETUPS: tuple[dict, ...] = (
    {"seats": 3},
    {"seats": 4},
    {"seats": 5},
    {"seats": 4, "options": {"p13": "types"}},
    {"seats": 2},
    {"seats": 2, "options": {"freedoms": 4}},
    *({"seats": seats, "options": {"muse": True}} for seats in range(2, 6)),
    *({"seats": seats, "options": {"joint": True}} for seats in range(2, 6)),
    *({"seats": seats, "options": {"muse": True, "joint": True}} for seats in range(2, 6)),
    {"seats": 2, "options": {"freedoms": 4, "p13": "types", "muse": True, "joint": True}},
    *({"seats": seats, "options": {"at_once": True}} for seats in range(2, 6)),
    {"seats": 4, "options": {"at_once": True, "muse": True, "joint": True}},
)
