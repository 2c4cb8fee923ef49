"""Slips in the file of an edition, and what the checker says of each: what stood there, what stands there, what is told."""

EDITION = "2006"
"""That the file with the slip is a copy of."""

FAULTS = (
    (
        "green = 2, red = 1",
        "grene = 2, red = 1",
        "cities.perugia.cost.grene: “grene”; right would be one of green",
    ),
    ("green = 2, red = 1", "grene = 2, red = 1", "cities.*.cost.green: 10 in all; right would be 12."),
    ("green = 2, red = 1", "green = 2", "cities.perugia.cost: 2 in all; right would be 3."),
    (
        'regions = ["white"]',
        'regions = ["whit"]',
        "cities.perugia.regions: “whit”; right would be one of blue",
    ),
    (
        'regions = ["white"]',
        'regions = ["blue", "white"]',
        "cities.perugia.regions: there are 2; right would be 1.",
    ),
    (
        '"red", "yellow"',
        '"yellow", "red"',
        "cities.bologna.regions: yellow, red; right would be red, yellow.",
    ),
    ('size = "small"', 'size = "medium"', "cities.*.size: small stands there 4 times; right would be 5."),
    ("[cities.siena]", "[cities.roma]", "cities: missing: siena."),
    ("copies = 20", "copies = 19", "copies: 19; right would be 20."),
    ("lay = 3", "lay = 6", "seats.2.lay: 6; right would be from 1 to 5."),
)
