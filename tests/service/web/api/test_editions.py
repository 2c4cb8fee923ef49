"""Editions over the API: sent whole, and not again to whoever has them."""

from engine import games
from tests.parts.editions import from_a_box
from tests.parts.tables import ROOT


def test_an_edition_that_is_known_is_not_sent_again(client):
    for game in games().values():
        for edition in game.editions:
            address = f"{ROOT}/games/{game.name}/editions/{edition}"
            first = client.get(address)
            assert first.json["hash"] == game.editions[edition].hash
            assert set(first.json["provenance"].values()) <= {
                "printed",
                "derived",
                "published",
                "reconstructed",
            }
            assert client.get(address, headers={"If-None-Match": first.headers["ETag"]}).status_code == 304


def test_one_that_is_not_there_is_not_found(client):
    assert client.get(f"{ROOT}/games/pebbles/editions/lost").status_code == 404
    assert client.get(f"{ROOT}/games/lost/editions/river").status_code == 404


def test_the_rules_of_a_table_say_what_its_edition_has_otherwise(seated, client):
    with from_a_box("pebbles", "purse = 12", "purse = 31") as edition:
        at = seated("pebbles", 2, edition=edition)
        told = client.get(f"{ROOT}/tables/{at.number}/rules", headers=at.keys[0]).json
    assert told["differences"] == [{"path": "purse", "label": "purse", "in_the_text": "12", "here": "31"}]
    assert client.get(f"{ROOT}/games/pebbles/rules").json["differences"] == []
