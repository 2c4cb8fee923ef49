"""What the laws are tried on: every number of seats, every edition and every value of every option of each game."""

from engine import games
from tests.engine.playing import setups


def test_every_game_brings_what_the_laws_need(game):
    """How tables are set up follows from the seats, unless the game says more; what must be there nobody else can know."""
    assert setups(game)
    assert games()[game].conserved, f"declare `conserved` in the Game of {game}"


def test_every_number_of_seats_is_tried(game):
    assert {setup["seats"] for setup in setups(game)} == set(games()[game].seats)


def test_every_edition_is_tried(game):
    tried = {setup.get("edition", games()[game].edition) for setup in setups(game)}
    assert tried == set(games()[game].editions)


def test_every_value_of_every_option_is_tried(game):
    schema = games()[game].options_schema()
    options = schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"]
    for name, described in options.items():
        tried = {setup.get("options", {}).get(name, described["default"]) for setup in setups(game)}
        wanted = {True, False} if described.get("type") == "boolean" else set(described.get("enum", ()))
        assert wanted <= tried, f"{name}: {wanted - tried} is never tried"
