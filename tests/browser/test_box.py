"""The form for owners of a box, as a person meets it: from the rules to the file, with and without scripts, wide and narrow."""

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from engine import games
from engine.editions.check import check_edition
from engine.editions.edition import PRINTED
from engine.editions.figures import FigureKind, doubtful_figures, outline_of
from service.platform.deps import EXTENSION, deps, install_deps
from service.platform.settings import PLAYERS
from tests.browser.page import NARROW, WIDE, assert_clean, press


def figures_of(game):
    own = game.editions.own[game.edition]
    return list(doubtful_figures(own, own, game.editions.shape))


def outlines_of(game):
    return [figure for figure in figures_of(game) if figure.kind == FigureKind.OUTLINE]


GAME = next(game for game in games().values() if outlines_of(game))
TILE = outlines_of(GAME)[0]
ACROSS = {(y, x) for y, line in enumerate(TILE.ours) for x, mark in enumerate(line) if mark == "#"}
"""The same tile, its columns for its rows."""


@pytest.fixture
def owner(visitor, town):
    """Somebody with the box, in a house that lets players enter it: `page = owner(WIDE)`."""
    with town.app.app_context():
        kept = deps()
        install_deps(town.app, replace(kept, settings=replace(kept.settings, box_form=PLAYERS)))
    yield lambda width, **how: visitor(f"owner-{width}", width, accept_downloads=True, **how)
    town.app.extensions[EXTENSION] = kept


def figure_on(page):
    """The tile, its section open."""
    field = page.locator(f"[id='{TILE.key}']")
    if not field.is_visible():
        page.locator("details", has=field).locator("summary").click()
    return field


def fill(field, squares) -> None:
    """By the mouse."""
    for pressed in field.locator(".squares input:checked").all():
        pressed.evaluate("square => square.dataset.was = '1'")
    for square in field.locator("[data-was]").all():
        square.click()
    for x, y in squares:
        field.locator(f".squares input[value='{x}-{y}']").click()


def test_where_the_form_is_closed_the_rules_do_not_lead_to_it(visitor):
    page = visitor("reader")
    page.goto(f"/rules/{GAME.name}")
    expect(page.get_by_role("link", name="Do you own the game?")).to_have_count(0)


@pytest.mark.parametrize(("width", "scripts"), [(WIDE, True), (NARROW, False)])
def test_a_tile_is_drawn_by_pressing_squares_and_a_file_comes_of_it(owner, tmp_path, width, scripts):
    page = owner(width, java_script_enabled=scripts)
    page.goto(f"/rules/{GAME.name}")
    press(page, "Do you own the game?", role="link")
    assert page.url.endswith(f"/box/{GAME.name}")

    *rest, lost = sorted(ACROSS)
    fill(figure_on(page), rest)
    press(page, "Check file")
    expect(page.get_by_text("One figure is not valid yet.")).to_be_visible()
    field = page.locator(f"[id='{TILE.key}']")
    expect(field).to_be_visible()
    expect(field.locator(".error")).to_contain_text("squares; expected")
    expect(field.locator(".squares input:checked")).to_have_count(len(rest))
    page.locator(f"#result a[href='#{TILE.key}']").click()
    expect(field).to_be_in_viewport()

    missing = field.locator(f".squares input[value='{lost[0]}-{lost[1]}']")
    missing.focus()
    page.keyboard.press("Space")
    expect(missing).to_be_checked()
    press(page, "Check file")
    expect(page.get_by_text("The file is valid")).to_be_visible()
    expect(page.get_by_text(f"1 of {len(figures_of(GAME))}")).to_be_visible()

    with page.expect_download() as saving:
        page.get_by_role("button", name="Save file").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    edition = check_edition(GAME.editions, file.stem, file.read_text(encoding="utf-8")).edition
    assert edition.at(TILE.key) == outline_of(ACROSS)
    assert edition.provenance()[TILE.key] == PRINTED

    page.goto("/box")
    page.get_by_label("Your saved file").set_input_files(file)
    press(page, "Open file")
    expect(page.get_by_text(f"1 of {len(figures_of(GAME))}")).to_be_visible()
    again = figure_on(page)
    for x, y in ACROSS:
        expect(again.locator(f".squares input[value='{x}-{y}']")).to_be_checked()
    expect(again.get_by_label("Read from my box")).to_be_checked()


@pytest.mark.parametrize(("width", "look"), [(WIDE, "light"), (NARROW, "dark")])
def test_axe_finds_nothing_and_nothing_sticks_out(owner, width, look):
    """Every figure of every game, with a fault where there can be one, and what comes of it."""
    page = owner(width, color_scheme=look)
    page.goto("/box")
    assert_clean(page, "which game")
    for game in games().values():
        if not figures_of(game):
            continue
        page.goto(f"/box/{game.name}")
        page.evaluate("document.querySelectorAll('main details').forEach(each => each.open = true)")
        if game is GAME:
            fill(figure_on(page), [(0, 0), (2, 0)])
        assert_clean(page, game.name)
        press(page, "Check file")
        page.evaluate("document.querySelectorAll('main details').forEach(each => each.open = true)")
        assert_clean(page, f"{game.name}, looked at")
