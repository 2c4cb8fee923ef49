"""Every view becomes a sound drawing that shows what the view shows and not a bit more."""

import gzip
from xml.etree import ElementTree as ET

import pytest

from engine import games
from engine.table.game import game_named
from service.play.boards.draw import (
    board_template,
    describe_board,
    draw_board,
    draw_figures,
    public_standings,
)
from tests.engine.playing import deal, observers, setups, visits

BOARDS = list(games())
TABLES = [(game, number) for game in BOARDS for number in range(len(setups(game)))]
NAMES = ("Isabella d'Este", "Lorenzo", "Wawrzyniec <b>Łąkowski</b> & Żółty", "Ada", "Bianca")
STOPS = 2
MOST = 30_000
"""Bytes that a drawing may take over the wire."""


def drawn(table, observer, **how):
    words = game_named(table.game.name).words("en")
    return draw_board(table.view(observer), words=words, names=NAMES[: table.seats], **how)


def parsed(svg):
    return ET.fromstring(str(svg))


@pytest.mark.parametrize(("game", "number"), TABLES)
def test_any_view_becomes_a_sound_drawing(game, number):
    for table, hand in visits(game, number, STOPS, "drawn"):
        svg = drawn(table, hand.one_of(observers(table)))
        for element in parsed(svg).iter():
            assert element.tag.rpartition("}")[2] not in {"script", "style", "a", "image", "foreignObject"}
            assert not {name for name in element.attrib if name == "style" or name.startswith("on")}
        assert "<b>" not in svg
        assert "None" not in svg
        assert len(gzip.compress(svg.encode())) < MOST


@pytest.mark.parametrize(("game", "number"), TABLES)
def test_what_a_seat_cannot_know_changes_nothing_in_its_drawing(game, number):
    for table, hand in visits(game, number, STOPS, "hidden"):
        observer = hand.one_of(observers(table))
        twin = table.imagine(observer, f"imagined {hand.pick(10**9)}".encode())
        assert drawn(twin, observer) == drawn(table, observer)


@pytest.mark.parametrize("game", BOARDS)
def test_figures_are_told_apart_and_told_in_words(game):
    table = deal(game, 0)
    shown = draw_figures(table.view(0), words=games()[game].words("en"), names=NAMES[: table.seats])
    assert len({figure.name for figure in shown}) == len(shown) >= 1
    for figure in shown:
        root = parsed(figure.svg)
        assert root[0].text == figure.title
        assert root[1].text
        assert "var(--ink)" in figure.svg


def test_what_can_be_pointed_at_is_not_hollow():
    """A game need not have anything to point at; some have."""
    found = []
    for game in BOARDS:
        table = deal(game, 0)
        shown = draw_figures(table.view(0), words=games()[game].words("en"), names=NAMES[: table.seats])
        spots = [part for figure in shown for part in parsed(figure.svg).iter() if part.get("data-spot")]
        assert not [spot.get("data-spot") for spot in spots if spot.get("fill") == "none"]
        found += spots
    assert found


@pytest.mark.parametrize("game", BOARDS)
def test_ids_of_one_page_are_unique(game):
    for table, _ in visits(game, 0, STOPS, "ids"):
        shown = draw_figures(table.view(0), words=games()[game].words("en"), names=NAMES[: table.seats])
        ids = [part.get("id") for figure in shown for part in parsed(figure.svg).iter() if part.get("id")]
        assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("game", BOARDS)
def test_a_picture_knows_no_custom_properties(game):
    assert "var(" not in drawn(deal(game, 0), 0, look="dark")
    assert drawn(deal(game, 0), 0, look="dark") != drawn(deal(game, 0), 0, look="light")


@pytest.mark.parametrize("game", BOARDS)
def test_columns_change_the_place_of_panels_only(game):
    table = deal(game, 0)
    one, two = (parsed(drawn(table, 0, columns=columns)) for columns in (1, 2))
    assert [text.text for text in one.iter()] == [text.text for text in two.iter()]
    shown = draw_figures(table.view(0), words=games()[game].words("en"), names=NAMES[: table.seats])
    assert (float(one.get("height")) > float(two.get("height"))) == (len(shown) > 1)


@pytest.mark.parametrize("game", BOARDS)
def test_a_description_names_the_players_whom_the_drawing_names(game):
    table = deal(game, 0)
    told = describe_board(table.view(0), words=games()[game].words("en"), names=NAMES[: table.seats])
    assert [name for name in named_in(table) if name not in told] == []


def named_in(table):
    """The players whose names are written on the board of the first seat."""
    written = {part.text for part in parsed(drawn(table, 0)).iter() if part.tag.endswith("}text")}
    return [name for name in NAMES[: table.seats] if name in written]


def test_drawings_name_players():
    """A game need not name anybody on its board; some do."""
    assert any(named_in(deal(game, 0)) for game in BOARDS if board_template(game) != "boards/labelled.svg")


def test_a_game_without_a_drawing_shows_its_view_with_labels():
    game = next(game for game in BOARDS if board_template(game) == board_template("a game that nobody made"))
    table = deal(game, 0)
    table.play(1, table.moves(1)[-1])
    svg = drawn(table, 0)
    shown = dict(table.view(0)["table"])
    assert shown.pop("deck") is None, "its number stands for what nobody sees"
    labels = {key.replace("_", " ") for key in (*shown.pop("seats")[0], *shown)}
    assert "deck count" in labels
    assert len(labels) > len(shown) > 0
    for label in labels:
        assert f">{label}</text>" in svg
    told = table.game.draw(table.view(0), table.game.words("en"), NAMES[: table.seats])
    assert all(label in told for label in labels)


@pytest.mark.parametrize("seat", [0, None])
def test_prestige_that_all_may_know_of_everybody_is_told_even_where_it_is_none(seat):
    """It is compared before it counts; a game need not know of any, and some does."""
    found = []
    for game in BOARDS:
        table = deal(game, 0)
        view = table.view(seat)
        told = public_standings(view, words=games()[game].words("en"), names=NAMES[: table.seats])
        players = view["table"].get("players", ())
        found += [str(player["prestige"]) for player in players if "prestige" in player]
        assert [fact.figure for each in told for fact in each.facts if fact.sign == "prestige"] == [
            str(player["prestige"]) for player in players if "prestige" in player
        ]
    assert found


def without_money(told):
    """A view of which nobody has any money left, as far as it tells."""
    if isinstance(told, dict):
        return {
            key: 0 if key.startswith(("money", "ducats")) and told[key] else without_money(told[key])
            for key in told
        }
    return [without_money(each) for each in told] if isinstance(told, (list, tuple)) else told


@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize("game", BOARDS)
def test_who_has_no_money_is_seen_to_have_none(game, seat):
    """An empty purse decides what its owner can do, so it is told, not left out. A game may do without money."""
    table = deal(game, 0)

    def purses(view):
        told = public_standings(view, words=games()[game].words("en"), names=NAMES[: table.seats])
        return [fact.figure for each in told for fact in each.facts if fact.sign == "coin"]

    view = table.view(seat)
    assert purses(without_money(view)) == ["0" for _ in purses(view)]


def test_the_letter_of_a_building_stands_on_a_square_and_that_of_a_seat_on_a_shield():
    words = games()["florence"].words("en")
    marks = {
        words.attribute(f"name-{name}", "mark") for name in ("university", "tower", "chapel", "hospital")
    }
    found = []
    for table, _ in visits("florence", 0, STOPS, "lettered"):
        for parent in parsed(drawn(table, 0)).iter():
            parts = list(parent)
            for at, letter in enumerate(parts):
                if letter.tag.endswith("}text") and letter.text in marks:
                    found += [part.tag.rpartition("}")[2] for part in parts[max(0, at - 2) : at]]
    assert found
    assert set(found) == {"rect", "path"}
