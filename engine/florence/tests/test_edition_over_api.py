"""A client draws every principality from the edition and the view alone: both are read over the API, and nothing else is."""

from tests.parts.boards import over_api

TURNED = ("n", "e", "s", "w")


def test_every_board_is_drawn(seated, client):
    edition, tables = over_api(seated, client, "florence", 90)
    for table in tables:
        principalities(edition, table)


def principalities(edition, table):
    data = edition["data"]
    tiles = {**data["buildings"], **data["landscapes"]}
    board = data["principality"]
    assert (table["board"]["columns"], table["board"]["rows"]) == (board["columns"], board["rows"])
    assert table["minimums"] == data["minimum"]
    for person in table["seats"]:
        free = board["columns"] * board["rows"] - len(board["palazzo"])
        for standing in person["standing"]:
            squares = lying(tiles[standing["tile"]]["outline"], standing["at"])
            assert squares == set(standing["squares"])
            free -= len(squares)
        assert person["empty"] == free
    for work in table["own"]["works"]:
        card = data["professions"][work["profession"]]
        assert work["wishes"] == [card["building"], card["landscape"], card["freedom"]]


def lying(outline, at) -> set[str]:
    """The squares of a tile: its drawing mirrored, turned clockwise, and set down at a square."""
    square, way = at.rstrip("nesw*"), at[len(at.rstrip("nesw*")) :]
    cells = {(x, y) for y, row in enumerate(reversed(outline)) for x, mark in enumerate(row) if mark == "#"}
    if way.endswith("*"):
        cells = settled({(-x, y) for x, y in cells})
    for _ in range(TURNED.index(way.removesuffix("*") or "n")):
        cells = settled({(y, -x) for x, y in cells})
    column, row = ord(square[0]) - ord("a"), int(square[1:])
    return {f"{chr(ord('a') + column + x)}{row + y}" for x, y in cells}


def settled(cells):
    left, bottom = min(x for x, _ in cells), min(y for _, y in cells)
    return {(x - left, y - bottom) for x, y in cells}
