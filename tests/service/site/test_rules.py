"""The pages of rules: every refusal has its place there, and no figure hides where it comes from."""

import re
from html import unescape

import pytest

import engine
from engine.rules.texts import COMMON
from engine.table.game import game_named
from service.platform.words import LANGUAGES, words
from service.site.edition_tables import load_table_definitions
from tests.parts.editions import from_a_box
from tests.parts.refusals import rules_of

GAMES = list(engine.games())
WRITTEN = [name for name, game in engine.games().items() if (game.folder / "rules" / "en.html").is_file()]
TRANSLATED = [
    (game, language)
    for game in WRITTEN
    for language in LANGUAGES
    if (game_named(game).folder / "rules" / f"{language}.html").is_file()
]


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_its_anchor_and_no_anchor_is_there_for_nothing(client, game):
    page = client.get(f"/rules/{game}").text
    anchors = re.findall(r'<span id="([a-z-]+)"></span>', page)
    assert set(anchors) == rules_of(game)
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_printed_is_named(client, game):
    page = client.get(f"/rules/{game}").text
    for edition in game_named(game).editions.values():
        marks = edition.provenance()
        assert all(path in page for path, mark in marks.items() if mark != "printed")
        assert edition.title in page


def test_the_rules_are_found(client):
    page = client.get("/rules").text
    assert all(f'href="/rules/{game}"' in page for game in engine.games())
    assert client.get("/rules/checkers").status_code == 404


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_the_rules_have_the_same_places_in_every_language(client, language, game):
    """A refusal leads to its rule, a link to its heading, whoever reads; and nothing falls back to English."""
    assert COMMON.joinpath(f"{language}.html").is_file()
    theirs, ours = (
        marks(client.get(f"/rules/{game}", headers={"Accept-Language": each}).text)
        for each in (language, "en")
    )
    assert theirs == ours


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_every_question_has_a_paragraph_that_is_about_it(game, language):
    asked = {kind.__struct_config__.tag for kind in game_named(game).questions}
    assert asked == set(game_named(game).rules(language).of_questions)


def marks(page: str) -> list[str]:
    """The places of a page and what it strings together, in order: the frame of its text."""
    return re.findall(r'\bid="[^"]+"|<(?:h2|h3|li|p)\b', page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_says_what_it_has_not_got(client, game, language):
    """Rules that nobody wrote, and rules in English only, are no fault; that they lack is said in one line."""
    page = client.get(f"/rules/{game}", headers={"Accept-Language": language}).text
    say = words(language).say
    assert (say("rules-unwritten").replace("<…>", "&lt;…&gt;") in page) == (game not in WRITTEN)
    lacking = game in WRITTEN and (game, language) not in TRANSLATED
    assert (say("rules-untranslated") in page) == lacking


def test_without_written_rules_the_game_itself_is_heard(client):
    """Its questions, its moves and its refusals, with the names of what changes."""
    page = unescape(client.get("/rules/pebbles").text)
    assert "Stake up to <purse> pebbles, secretly." in page
    assert "bid <pebbles></li>" in page
    assert '<span id="higher"></span>Bid more than <bid>.' in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_data_of_a_game_stand_in_tables(client, game, language):
    """Every thing has its row by the name that its game gives it, every table says what it is and where it comes from."""
    page = client.get(f"/rules/{game}", headers={"Accept-Language": language}).text
    data = page[page.find('id="figures"') : page.index('id="provenance"')]
    said = game_named(game).words(language)
    tables = load_table_definitions(game)
    for edition in game_named(game).editions.values():
        for table in tables:
            for thing in edition.at(table["rows"]):
                assert f'<th scope="row">{said.name(thing)}</th>' in data
    assert data.count("<caption>") == len(tables) * len(game_named(game).editions)


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_is_in_the_table_of_contents(client, game):
    page = client.get(f"/rules/{game}").text
    contents = re.search(r'<nav class="contents".*?</nav>', page, re.DOTALL)[0]
    chapters = re.findall(r'<section id="([^"]+)"', page)
    assert re.findall(r'href="#([^"]+)"', contents) == chapters


def test_a_table_with_an_edition_of_its_own_says_what_is_not_as_in_the_text(seated, client):
    """The text tells the figures of the edition that the file was made from."""
    with from_a_box("pebbles", "purse = 12", "purse = 31") as edition:
        at = seated("pebbles", 2, edition=edition)
        page = client.get(f"/tables/{at.number}/rules", headers=at.keys[0]).text
        assert "The edition “From my box” uses these values" in page
        assert re.search(r"purse</th><td>\s*12\s*</td><td>\s*31\s*</td>", page)
    assert "uses these values" not in client.get("/rules/pebbles").text
