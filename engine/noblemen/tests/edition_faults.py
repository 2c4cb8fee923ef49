"""Slips in the file of an edition, and what the checker says of each: what stood there, what stands there, what is told."""

EDITION = "published"
"""That the file with the slip is a copy of."""

FAULTS = (
    ("field = 62", "feild = 62", "tiles: missing: field."),
    (
        "prices = [3, 4, 5, 6, 7]",
        "prices = [3, 4, 5, 6]",
        "buildings.castle.prices: there are 4; expected 5.",
    ),
    (
        "prices = [3, 4, 5, 6, 7]",
        "prices = [3, 4, 5, 7, 6]",
        "buildings.castle.prices: the numbers must rise",
    ),
    ("stocked = [3, 4, 5]", "stocked = [3, 4]", "buildings.castle.stocked: 2; expected 3."),
    ("total = 15", "total = 4", "buildings.castle.total: 4; expected 5 to 100."),
    ('"arrow", "way"', '"arrow", "wya"', "round.track[2]: “wya”; expected one of arrow"),
    (', "scoring"]', "]", "round.track: expected arrow to a single scoring at the end."),
    ("prestige = 6", "prestige = 60", "titles.*.prestige: the numbers must fall"),
    (
        "forests = { forest = 2 }",
        "forests = { wood = 2 }",
        "follies.needs.forests.wood: “wood”; expected one",
    ),
    ('"whitehall" = 2', '"blackhall" = 2', "cards: unknown: blackhall"),
)
