"""The pages of rules: every refusal has its place there, and no figure hides where it comes from."""

import re

import pytest

import engine
from engine.game import game_named
from service.core.paths import templates
from service.core.words import LANGUAGES
from service.pages.edition_tables import wanted

GAMES = ("florence", "noblemen", "principe")
RULES = templates() / "rules"


def rules_in(text: str) -> set[str]:
    return set(re.findall(r"^rule-([a-z-]+)", text, re.MULTILINE))


@pytest.fixture(scope="session")
def refusals(pytestconfig):
    """The ids of all rules that a game can refuse by."""

    def of(game: str) -> set[str]:
        files = (pytestconfig.rootpath / "engine" / part / "catalogue" / "en.ftl" for part in (".", game))
        return {rule for file in files for rule in rules_in(file.read_text())}

    return of


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_its_anchor_and_no_anchor_is_there_for_nothing(client, refusals, game):
    page = client.get(f"/rules/{game}").text
    anchors = re.findall(r'<span id="([a-z-]+)"></span>', page)
    assert set(anchors) == refusals(game)
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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", [each for each in LANGUAGES if (RULES / each).is_dir()])
def test_the_rules_have_the_same_places_in_every_language(client, language, game):
    """A refusal leads to its rule, a link to its heading, whoever reads; and nothing falls back to English."""
    files = [RULES / language / f"{part}.html" for part in ("common", game)]
    assert all(file.is_file() for file in files)
    theirs, ours = (
        marks(client.get(f"/rules/{game}", headers={"Accept-Language": each}).text)
        for each in (language, "en")
    )
    assert theirs == ours


def marks(page: str) -> list[str]:
    """The places of a page and what it strings together, in order: the frame of its text."""
    return re.findall(r'\bid="[^"]+"|<(?:h2|h3|li|p)\b', page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_rules_to_read(client, language):
    page = client.get("/rules/florence", headers={"Accept-Language": language})
    assert page.status_code == 200
    assert 'id="raise-by"' in page.text


def test_a_game_without_written_rules_says_so(client):
    assert "not written down here yet" in client.get("/rules/pebbles").text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_data_of_a_game_stand_in_tables(client, game, language):
    """Every thing has its row by the name that its game gives it, every table says what it is and where it comes from."""
    page = client.get(f"/rules/{game}", headers={"Accept-Language": language}).text
    data = page[page.index('id="figures"') : page.index('id="provenance"')]
    words = game_named(game).words(language)
    tables = wanted()[game]
    for edition in game_named(game).editions.values():
        for table in tables:
            for thing in edition.at(table["rows"]):
                assert f'<th scope="row">{words.name(thing)}</th>' in data
    assert data.count("<caption>") == len(tables) * len(game_named(game).editions)


def test_a_figure_in_a_table_says_where_it_comes_from(client):
    page = client.get("/rules/principe").text
    assert "Printed: Size; derived: Ducats, Points, Arms; reconstructed: Regions, Price in cards" in page
    assert "Florence: Printed: Size, Ducats, Points, Arms, Price in cards; reconstructed: Regions" in page
    assert "All of it is printed" in page
    page = client.get("/rules/florence").text
    assert "Printed: Size, Copies; reconstructed: Outline" in page
    assert 'aria-label="Outline of 7 squares"' in page


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_is_in_the_table_of_contents(client, game):
    page = client.get(f"/rules/{game}").text
    contents = re.search(r'<nav class="contents".*?</nav>', page, re.DOTALL)[0]
    chapters = re.findall(r'<section id="([^"]+)"', page)
    assert re.findall(r'href="#([^"]+)"', contents) == chapters
