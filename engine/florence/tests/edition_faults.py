"""Slips in the file of an edition, and what the checker says of each: what stood there, what stands there, what is told."""

EDITION = "classic"
"""That the file with the slip is a copy of."""
FOREST = '"####", "#..."'


FAULTS = (
    (FOREST, '"#########"', "landscapes.forest.outline: fits nowhere"),
    (FOREST, '"###", "###", "###"', "landscapes.forest.outline: 9 squares; right would be 1-7."),
    (FOREST, '"##", "#."', "landscapes.lake.outline: 4 squares; right would be at most 2"),
    (FOREST, '"####", "..."', "landscapes.forest.outline: no outline; right would be lines of the same"),
    (
        '"###", "#.#", "#.#"',
        '"###", "#.#", "#.."',
        "buildings.university.outline: 6 squares; right would be 7",
    ),
    ('"###", "#.#", "#.#"', '"####", "....", "###."', "buildings.university.outline: falls apart"),
    ('size = "large"', 'size = "huge"', "buildings.university.size: “huge”; right would be one of large"),
    ("copies = 3", "copies = 4", "buildings.university.copies: 4; right would be 3."),
    ("[buildings.chapel]", "[buildings.shrine]", "buildings: missing: chapel."),
    (
        "[buildings.chapel]",
        "[buildings.shrine]",
        "buildings: unknown: shrine; right would be: university",
    ),
    (
        'palazzo = ["a1"',
        'palazzo = ["z1"',
        "principality.palazzo: “z1” is no square; right would be a1 to g7.",
    ),
    ("columns = 7", "columns = 70", "principality.columns: 70; right would be from 5 to 9."),
    ('landscape = "lake"', 'landscape = "park"', "lake stands there 6 times; right would be 7."),
    (
        'landscape = "lake"',
        'landscape = "bog"',
        "professions.mathematician.landscape: “bog”; right would be one",
    ),
    ("fields = [0, 100", "fields = [100, 50", "characters.banker.fields: the numbers must rise"),
    ("actions = 2\n", "", "rules.actions: missing; right would be a value of the kind “integer”."),
    (
        "actions = 2\n",
        "actions = 2\nkation = 3\n",
        "rules.kation: there is no such key; there are: actions,",
    ),
    ("actions = 2\n", 'actions = "two"\n', "rules.actions: of the wrong kind; right would be: integer."),
    ("actions = 2\n", "actions = -2\n", "rules.actions: -2; right would be from 0 to 10,000."),
    (
        'outline = "reconstructed"',
        'outline = "seen"',
        "outline: “seen” is no mark of provenance; right would be",
    ),
    ('outline = "reconstructed"', 'outline = "published"', "outline: what was published must name where"),
    ('outline = "reconstructed"', "outline = 5", "buildings.university.provenance: of the wrong kind"),
    ('based_on = "classic"', 'based_on = "none"', "based_on: “none”; right would be one of classic."),
    ('title = "From my box"', "title = [", "The file is not TOML: "),
)
