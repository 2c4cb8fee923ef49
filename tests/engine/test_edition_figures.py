"""What somebody with the box may enter, and the file that comes of it."""

import json
import tomllib

import pytest

from engine import games
from engine.editions.check import check_edition
from engine.editions.edition import PRINTED
from engine.editions.figures import FigureKind, correct_figure, doubtful_figures, outline_of
from engine.editions.text import text_made_from, text_of

GAMES = games()
OWN = [(game, name) for game, rules in GAMES.items() for name in rules.editions.own]


def file_of(game, name):
    """As whoever has the box begins."""
    return tomllib.loads(text_made_from(game, GAMES[game].editions.own[name], "From my box"))


def figures(game, name, raw):
    editions = GAMES[game].editions
    edition = editions.read("my-box", text_of(raw))
    return {figure.key: figure for figure in doubtful_figures(edition, editions.own[name], editions.shape)}


@pytest.mark.parametrize(("game", "name"), OWN)
def test_a_file_is_written_as_it_was_read_in_the_same_order(game, name):
    raw = file_of(game, name)
    again = tomllib.loads(text_of(raw))
    assert json.dumps(again) == json.dumps(raw)


@pytest.mark.parametrize(("game", "name"), OWN)
def test_every_figure_that_is_not_printed_can_be_entered(game, name):
    raw = file_of(game, name)
    shown = figures(game, name, raw)
    doubtful = {path for path, mark in GAMES[game].editions.own[name].provenance().items() if mark != PRINTED}
    assert all(any(f"{path}.".startswith(f"{key}.") for key in shown) for path in doubtful)
    assert all(figure.value == figure.ours for figure in shown.values())


@pytest.mark.parametrize(("game", "name"), OWN)
def test_whoever_has_read_all_off_the_box_has_a_sound_file_without_doubt_and_with_the_same_data(game, name):
    raw, own = file_of(game, name), GAMES[game].editions.own[name]
    for figure in figures(game, name, raw).values():
        raw = correct_figure(raw, figure.path, figure.value, PRINTED)
    found = check_edition(GAMES[game].editions, "my-box", text_of(raw))
    assert found.faults == ()
    assert set(found.edition.provenance().values()) == {PRINTED}
    assert found.edition.hash == own.hash
    assert figures(game, name, raw).keys() == figures(game, name, file_of(game, name)).keys()


def test_a_figure_that_is_corrected_stands_in_the_file_with_its_mark():
    raw = file_of("pebbles", "river")
    [figure] = figures("pebbles", "river", raw).values()
    assert (figure.key, figure.kind, figure.mark) == ("gems", FigureKind.NUMBERS, "reconstructed")
    found = check_edition(
        GAMES["pebbles"].editions, "my-box", text_of(correct_figure(raw, figure.path, [2, 3], PRINTED))
    )
    assert found.edition.plain["gems"] == [2, 3]
    assert found.edition.provenance()["gems"] == PRINTED


def test_every_kind_of_figure_is_known_by_what_lies_there():
    kinds = {
        figure.kind for game, name in OWN for figure in figures(game, name, file_of(game, name)).values()
    }
    assert kinds == set(FigureKind)


@pytest.mark.parametrize(
    ("squares", "drawn"), [([], []), ([(4, 4)], ["#"]), ([(2, 1), (3, 1), (3, 2)], ["##", ".#"])]
)
def test_an_outline_is_the_same_wherever_it_was_drawn(squares, drawn):
    assert outline_of(squares) == drawn
