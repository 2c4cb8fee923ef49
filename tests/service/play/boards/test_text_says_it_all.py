"""What the picture shows, the text says: of the same table and to the same seat, whether it is read or heard.

Two ways to find the facts that a drawing shows: its words, but for the lettering that stands in every drawing of the
game; and what of a view makes a difference to it.
"""

import copy
import re
from collections import defaultdict
from xml.etree import ElementTree as ET

import pytest
from jinja2 import UndefinedError

from engine import Game, games
from service.play.boards.draw import draw_figures
from tests.engine.playing import observers, setups, visits

NAMES = ("Ada", "Bianca", "Cosimo", "Dante", "Elena")

GAMES = [name for name, game in games().items() if game.components is not Game.components]
"""Those that hand over their components: they promise to say everything."""
STOPS = 4
CHANGES = 6
"""How many facts of each view are told otherwise."""
WORD = re.compile(r"-?\d+|[^\W\d_]{2,}")
"""A number or a word; a single letter is the short name of something, or of a row of squares."""
BY_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3})")


def views(game, label):
    """Tables of every set-up, as somebody sees them who plays or looks on."""
    for number in range(len(setups(game))):
        for table, hand in visits(game, number, STOPS, label):
            yield table.view(hand.one_of(observers(table))), hand


def drawn(game, view):
    figures = draw_figures(view, words=games()[game].words("en"), names=NAMES[: view["seats"]])
    return [str(figure.svg) for figure in figures]


def said(game, view):
    """To the eye and to the ear."""
    rules = games()[game]
    words, names = rules.words("en"), NAMES[: view["seats"]]
    return rules.draw(view, words, names), rules.read_aloud(view, words, names)


def words_of(text):
    return set(WORD.findall(BY_THOUSANDS.sub("", text.casefold())))


def words_drawn(game, view):
    """What stands in the drawings, what their signs are called, and what each is told as."""
    texts = [part.text or "" for svg in drawn(game, view) for part in ET.fromstring(svg).iter()]
    return words_of(" ".join(texts))


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_picture_is_in_the_text(game):
    found = [(words_drawn(game, view), said(game, view)) for view, _ in views(game, "words")]
    lettering = set.intersection(*(shown for shown, _ in found)) | captions(game)
    assert lettering
    missing = {
        word for shown, texts in found for text in texts for word in shown - lettering - words_of(text)
    }
    assert missing == set(), f"{game} draws or tells words that its texts do not have: {sorted(missing)}"


def captions(game):
    """What the catalogue writes on boards around their facts."""
    words = games()[game].words("en")
    sentences = (words.outlined(message) for message in words.messages("board"))
    return words_of(" ".join(re.sub(r"<.*?>", " ", sentence) for sentence in sentences))


def leaves(data, path=()):
    """Every fact of a view with the way to it."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    if not inner:
        yield path, data
    for key, value in inner:
        yield from leaves(value, (*path, key))


def kind_of(path):
    """Facts of one kind lie at the same way from any seat and any place of a list."""
    return tuple("#" if isinstance(key, int) or key.isdigit() else key for key in path)


def told_otherwise(view, path, value):
    other = copy.deepcopy(view)
    place = other["table"]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return other


def drawn_and_said(game, view):
    """None where no table could look like this."""
    try:
        return drawn(game, view), said(game, view)
    except (LookupError, UndefinedError):
        return None
    except ValueError as unsayable:  # a seat that this table does not have has no name
        if "Undefined" not in str(unsayable):
            raise
        return None


@pytest.mark.parametrize("game", GAMES)
def test_what_changes_the_picture_changes_the_text(game):
    seen = list(views(game, "changes"))
    values = defaultdict(list)
    for view, _ in seen:
        for path, value in leaves(view["table"]):
            if value not in values[kind_of(path)]:
                values[kind_of(path)].append(value)
    unsaid, changed = set(), 0
    for view, hand in seen:
        for path, value in hand.some_of(list(leaves(view["table"])), CHANGES):
            others = [
                other for other in values[kind_of(path)] if type(other) is type(value) and other != value
            ]
            if not others:
                continue
            other = told_otherwise(view, path, hand.one_of(others))
            told = drawn_and_said(game, other)
            if told is None:
                continue
            picture, texts = told
            if picture != drawn(game, view):
                changed += 1
                same = (before == after for before, after in zip(said(game, view), texts, strict=True))
                unsaid |= {kind_of(path)} if any(same) else set()
    assert changed
    assert unsaid == set()
