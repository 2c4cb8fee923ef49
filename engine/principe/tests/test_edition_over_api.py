"""A client draws the map and the cities from the edition and the view alone: both are read over the API, and nothing else is."""

from tests.parts.boards import over_api


def test_every_board_is_drawn(seated, client):
    edition, tables = over_api(seated, client, "principe", 60)
    for table in tables:
        the_map(edition, table)


def the_map(edition, table):
    data, geography = edition["data"], edition["map"]
    assert set(geography["cities"]) == set(data["cities"])
    assert set(geography["regions"]) == set(data["regions"])
    for city in table["cities"]:
        own = data["cities"][city["city"]]
        assert {key: city[key] for key in own} == own
    for city in table["founded"]:
        longitude, latitude = geography["cities"][city]
        assert 5 < longitude < 20
        assert 36 < latitude < 48
    for player in table["players"]:
        assert player["family"] in data["families"]
        assert set(player["arms"]) == set(data["regions"])
