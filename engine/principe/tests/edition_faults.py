"""Slips in the file of an edition, and what the checker says of each: what stood there, what stands there, what is told."""

EDITION = "2006"
"""That the file with the slip is a copy of."""

FAULTS = (
    (
        "green = 2, red = 1",
        "grene = 2, red = 1",
        "cities.perugia.cost.grene: “grene”; expected one of green",
    ),
    ("green = 2, red = 1", "grene = 2, red = 1", "cities.*.cost.green: 10 in all; expected 12."),
    ("green = 2, red = 1", "green = 2", "cities.perugia.cost: 2 in all; expected 3."),
    (
        'regions = ["white"]',
        'regions = ["whit"]',
        "cities.perugia.regions: “whit”; expected one of blue",
    ),
    (
        'regions = ["white"]',
        'regions = ["blue", "white"]',
        "cities.perugia.regions: there are 2; expected 1.",
    ),
    (
        '"red", "yellow"',
        '"yellow", "red"',
        "cities.bologna.regions: yellow, red; expected red, yellow.",
    ),
    ('size = "small"', 'size = "medium"', "cities.*.size: small appears 4 times; expected 5."),
    ("[cities.siena]", "[cities.roma]", "cities: missing: siena."),
    ("copies = 20", "copies = 19", "copies: 19; expected 20."),
    ("lay = 3", "lay = 6", "seats.2.lay: 6; expected 1 to 5."),
)
