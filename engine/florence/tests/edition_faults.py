"""Slips in the file of an edition, and what the checker says of each: what stood there, what stands there, what is told."""

EDITION = "classic"
"""That the file with the slip is a copy of."""
FOREST = '"####", "#..."'


FAULTS = (
    (FOREST, '"#########"', "landscapes.forest.outline: fits nowhere"),
    (FOREST, '"###", "###", "###"', "landscapes.forest.outline: 9 squares; expected 1-7."),
    (FOREST, '"##", "#."', "landscapes.lake.outline: 4 squares; expected at most 2"),
    (FOREST, '"####", "..."', "landscapes.forest.outline: not an outline; expected lines of equal"),
    (
        '"###", "#.#", "#.#"',
        '"###", "#.#", "#.."',
        "buildings.university.outline: 6 squares; expected 7",
    ),
    ('"###", "#.#", "#.#"', '"####", "....", "###."', "buildings.university.outline: more than one piece"),
    ('size = "large"', 'size = "huge"', "buildings.university.size: “huge”; expected one of large"),
    ("copies = 3", "copies = 4", "buildings.university.copies: 4; expected 3."),
    ("[buildings.chapel]", "[buildings.shrine]", "buildings: missing: chapel."),
    (
        "[buildings.chapel]",
        "[buildings.shrine]",
        "buildings: unknown: shrine; expected: university",
    ),
    (
        'palazzo = ["a1"',
        'palazzo = ["z1"',
        "principality.palazzo: “z1” is not a square; expected a1 to g7.",
    ),
    ("columns = 7", "columns = 70", "principality.columns: 70; expected 5 to 9."),
    ('landscape = "lake"', 'landscape = "park"', "lake appears 6 times; expected 7."),
    (
        'landscape = "lake"',
        'landscape = "bog"',
        "professions.mathematician.landscape: “bog”; expected one",
    ),
    ("fields = [0, 100", "fields = [100, 50", "characters.banker.fields: the numbers must rise"),
    ("actions = 2\n", "", "rules.actions: missing; expected a value of the kind “integer”."),
    (
        "actions = 2\n",
        "actions = 2\nkation = 3\n",
        "rules.kation: unknown key; expected one of: actions,",
    ),
    ("actions = 2\n", 'actions = "two"\n', "rules.actions: wrong type; expected: integer."),
    ("actions = 2\n", "actions = -2\n", "rules.actions: -2; expected 0 to 10,000."),
    (
        'outline = "reconstructed"',
        'outline = "seen"',
        "outline: “seen” does not say where the figure comes from; expected",
    ),
    (
        'outline = "reconstructed"',
        'outline = "published"',
        "outline: a published figure must name its source",
    ),
    ('outline = "reconstructed"', "outline = 5", "buildings.university.provenance: wrong type"),
    ('based_on = "classic"', 'based_on = "none"', "based_on: “none”; expected one of classic."),
    ('title = "From my box"', "title = [", "The file is not TOML: "),
)
