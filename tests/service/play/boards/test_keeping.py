"""Parts of a drawing that are kept: a part that is found is the part that would be drawn."""

import pytest

from engine import games
from service.play.boards import part_cache
from service.play.boards.draw import draw_figures
from service.play.boards.part_cache import MarkSet
from tests.engine.playing import Hand, deal, observers, playing, setups

BOARDS = list(games())
TABLES = [(game, number) for game in BOARDS for number in range(0, len(setups(game)), 3)]
NAMES = ("Isabella", "Lorenzo", "Wawrzyniec", "Ada", "Bianca")
EVERY, LAST = 15, 150


@pytest.fixture(autouse=True)
def parts():
    forget()
    yield
    forget()


def forget():
    part_cache.PARTS.clear()


def drawings(game, number):
    """What everybody sees as a table goes on, and how to see it."""
    table = deal(game, number)
    words = games()[game].words("en")
    for played, _ in enumerate(playing(table, Hand.random("kept"))):
        if played == LAST:
            break
        if played % EVERY == 0:
            for observer in observers(table):
                view = table.view(observer)
                yield view, {"words": words, "names": NAMES[: table.seats]}


def keeps_parts(game):
    folder = games()[game].folder / "board"
    return folder.is_dir() and any("{% call kept(" in file.read_text() for file in folder.iterdir())


def anew(view, **how):
    forget()
    return draw_figures(view, **how)


@pytest.mark.parametrize(("game", "number"), TABLES)
def test_what_was_kept_is_what_would_be_drawn(game, number):
    marks = ["0 c4", "seat 0", "1 region red", "2 0,0", "0 colour red", "jester", "pisa", "castle"]
    shown = []
    for place, (view, how) in enumerate(drawings(game, number)):
        how["marked"] = [mark for turn, mark in enumerate(marks) if (place + turn) % 3 == 0]
        shown.append((view, how, draw_figures(view, **how)))
    assert bool(part_cache.PARTS.kept.currsize) == keeps_parts(game)
    for view, how, warm in shown:
        assert anew(view, **how) == warm


@pytest.mark.parametrize("game", BOARDS)
def test_other_names_words_and_looks_have_parts_of_their_own(game):
    table = deal(game, 0)
    for language, look, names in (("en", "page", NAMES), ("it", "page", NAMES), ("en", "dark", NAMES[::-1])):
        how = {"words": games()[game].words(language), "look": look, "names": names[: table.seats]}
        warm = draw_figures(table.view(0), **how)
        kept = dict(part_cache.PARTS.kept)
        assert anew(table.view(0), **how) == warm
        for tag, part in kept.items():
            part_cache.PARTS.put(tag, part)


def test_marks_of_a_seat_are_its_own():
    marked = MarkSet({"seat 1", "1 c4", "seat 11", "11 c4", "jester"})
    assert marked.among(["pisa", "jester"]) == ["jester"]
    squares = MarkSet({"seat 1", "1 c4", "1 2,-1", "1 jester", "2 c4"})
    assert squares.squares(1) == ["1 2,-1", "1 c4"]
    assert squares.plotted == ["1 2,-1", "1 c4", "2 c4"]


def test_marks_of_things_by_what_they_were_called_for():
    marked = MarkSet({"1 region red", "1 red", "red", "2 region blue", "1 colour red", "seat 1"})
    assert marked.about("region") == ["1 region red", "2 region blue"]
    assert marked.about("colour", "arms") == ["1 colour red"]
