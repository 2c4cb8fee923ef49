"""The map on the board: whatever stands on it, no name is covered."""

from xml.etree import ElementTree as ET

import pytest

from engine import games, new_table

FAMILIES = 5
ARMS = (24, 17)
SEAM = 1


def map_of(seats, arms, open_cities=()):
    view = new_table("principe", seats=seats, seed=bytes(32)).view(None)
    for player in view["table"]["players"]:
        player["arms"] = dict.fromkeys(player["arms"], arms)
    for city, name in zip(view["table"]["cities"], open_cities, strict=False):
        city["city"] = name
    return view


def names_of(drawing, width_of):
    """Boxes of the names of cities and regions: those with a seam."""
    for text in drawing.iter("{http://www.w3.org/2000/svg}text"):
        if text.get("stroke"):
            size, x, y = (float(text.get(fact)) for fact in ("font-size", "x", "y"))
            long = width_of(text.text, size)
            left = x - {"start": 0, "middle": 0.5, "end": 1}[text.get("text-anchor", "start")] * long
            yield text.text, (left, y - 0.66 * size, left + long, y + 0.04 * size)


def arms_of(drawing):
    for box in drawing.iter("{http://www.w3.org/2000/svg}rect"):
        if (float(box.get("width")), float(box.get("height"))) == ARMS:
            x, y = float(box.get("x")), float(box.get("y"))
            yield x, y, x + ARMS[0], y + ARMS[1]


def covers(one, other):
    return (
        one[0] < other[2] - SEAM
        and other[0] < one[2] - SEAM
        and one[1] < other[3] - SEAM
        and other[1] < one[3] - SEAM
    )


@pytest.mark.parametrize("language", ["en", "de", "es", "it", "pl"])
@pytest.mark.parametrize("seats", [3, FAMILIES])
def test_arms_cover_no_name_and_stay_on_the_map(drawn_panel, width_of, seats, language):
    drawing = ET.fromstring(drawn_panel(map_of(seats, 12), "map", language))
    arms = list(arms_of(drawing))
    assert len(arms) == 6 * seats
    hidden = {name for name, box in names_of(drawing, width_of) for each in arms if covers(each, box)}
    assert hidden == set()
    assert all(left >= 0 and right <= 348 and top >= 0 for left, top, right, _ in arms)


@pytest.mark.parametrize("language", ["en", "de", "es", "it", "pl"])
def test_no_name_covers_another_or_leaves_the_map(drawn_panel, width_of, language):
    cities = list(games()["principe"].editions["2006"].data.cities)
    for at in range(0, len(cities), 4):
        drawing = drawn_panel(map_of(FAMILIES, 1, cities[at : at + 4]), "map", language)
        names = list(names_of(ET.fromstring(drawing), width_of))
        assert len(names) == len(cities) + 6
        for number, (name, box) in enumerate(names):
            assert box[0] >= 0, name
            assert box[2] <= 348, name
            assert [other for other, its in names[:number] if covers(box, its)] == [], name


def test_where_a_city_is_pressed_lies_below_all_names(drawn_panel):
    drawing = drawn_panel(map_of(3, 0), "map", "en")
    assert drawing.rindex('data-spot="city ') < drawing.index('data-card="')
