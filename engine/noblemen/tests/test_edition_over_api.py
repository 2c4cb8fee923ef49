"""A client draws market, track and estates from the edition and the view alone: both are read over the API, and nothing else is."""

from tests.parts.boards import over_api


def test_every_board_is_drawn(seated, client):
    edition, tables = over_api(seated, client, "noblemen", 40)
    for table in tables:
        estates_and_market(edition, table)


def estates_and_market(edition, table):
    data, seats = edition["data"], len(table["players"])
    assert table["track"] == data["round"]["track"]
    for name, building in data["buildings"].items():
        offered = table["market"][name]["prices"]
        assert offered == building["prices"][len(building["prices"]) - len(offered) :]
    assert set(table["market"]["folly"]["follies"]) <= set(data["follies"]["needs"])
    for title in table["titles"]:
        own = data["titles"][title["title"]]
        assert title == {**own, "title": title["title"], "copies": own["copies"][seats - 3]}
    for player in table["players"]:
        assert {terrain for *_, terrain in player["estate"]["tiles"]} <= set(data["tiles"])
        assert {building for *_, building in player["estate"]["buildings"]} <= {
            *data["buildings"],
            *data["follies"]["needs"],
        }
