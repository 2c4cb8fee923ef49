"""Pointing at a table: what a spot means, what stays where it was, what a sign means, and what is told of a move."""

import pytest
from playwright.sync_api import expect

import engine
from tests.browser.page import assert_accessible, assert_fits, press_spot, time_standing
from tests.browser.player import eventually, middle_of
from tests.browser.tabling import ME, asked_when, at_random, building, naming
from tests.browser.test_board_first import held, let_go, settled

GAMES = [name for name, game in engine.games().items() if game.glimpse]
DECISIONS, LATER = 10, 80
EARLY = 40
PLACES = """
() => [...document.querySelectorAll(".boards figure, #dock")].map((each) => {
  const at = each.getBoundingClientRect();
  return [each.id, ...[at.x, at.y, at.width].map(Math.round), each.matches("#dock, [data-room]") || Math.round(at.height)].join(" ");
})
"""
"""Where everything lies; a hand may become higher, and so may what is asked."""

AS_MADE = """
() => [...document.querySelectorAll("#answering form input, #answering form option")].every((each) =>
  (each.selected ?? each.checked) === (each.defaultSelected ?? each.defaultChecked) && (each.tagName === "OPTION" || each.value === each.defaultValue))
"""
"""Whether every field of the answer says what the server wrote into it."""


def expanding(game) -> bool:
    """Tiles may be laid, and exchanged as well."""
    said = {str(move).split()[0] for move in game.moves(ME)}
    return {"expand", "swap"} <= said and game.question(ME).kind == "turn"


def met(tables, so):
    """A table at which it is the case, of the first game that has it."""
    found = (asked_when(tables, game, lambda game: game.count >= EARLY or so(game)) for game in GAMES)
    return next(seated for seated in found if so(seated.game))


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_a_thing_means_what_is_asked_first_and_what_else_it_may_mean_is_offered_there(tables, sit, screen):
    page = sit(met(tables, expanding), screen)
    page.locator(".spots .legal").first.click()
    settled(page)
    tile = page.locator("#way-expand .pill input").first
    page.locator(f'.boards [data-spot="thing {tile.get_attribute("value")}"].legal').first.click()
    settled(page)
    expect(tile).to_be_checked()
    expect(page.locator(".draft .notation")).to_contain_text("Expand")


def test_a_square_that_is_pointed_at_first_asks_what_is_to_lie_there(tables, sit):
    page = sit(building(tables))
    expect(page.locator("#way-build [type=radio]:checked")).to_have_count(0)
    page.locator('.spots .legal[data-spot="e6"]').click()
    offered = page.locator("#here")
    expect(offered).to_be_visible()
    assert_accessible(page)
    offered.get_by_role("button", name="Tower").click()
    eventually(lambda: page.locator('.spots .chosen[data-spot="e6"]').count() == 1)
    expect(page.locator(".draft .notation")).to_contain_text("Build Tower")


def test_what_alone_can_be_meant_is_pointed_at_as_well(tables, sit):
    """A single profession of which a work can be finished: framed, and chosen by nobody before it is pressed."""

    def only_one(game) -> bool:
        return len({str(move).split()[1] for move in game.moves(ME) if str(move).startswith("work")}) == 1

    seated = asked_when(tables, "florence", only_one)
    name = next(str(move).split()[1] for move in seated.game.moves(ME) if str(move).startswith("work"))
    page = sit(seated)
    card = page.locator(f'.boards .thing.legal[data-spot="thing {name}"]')
    expect(card).to_have_count(1)
    assert "chosen" not in card.get_attribute("class")
    card.click()
    settled(page)
    expect(page.locator(".draft .notation")).to_contain_text("Work")
    expect(page.locator("#explained .error")).to_have_count(0)


def test_what_is_not_sent_yet_shows_through_where_it_would_lie(tables, sit):
    """Where the place is all that is asked, it is sent from its own form."""
    page = sit(
        asked_when(tables, "florence", lambda game: {str(m).split()[0] for m in game.moves(ME)} == {"place"})
    )
    press_spot(page.locator(".spots .legal").nth(3))
    expect(page.locator(".boards .laid")).to_have_count(1)
    expect(page.locator(".boards .laid clipPath rect")).to_have_count(page.locator(".spots .chosen").count())
    expect(page.locator("#way-place button.chief")).to_contain_text("Place")


def test_what_is_sent_too_early_says_how_many_more_are_to_be_chosen_and_the_page_stays(tables, sit):
    seated = asked_when(tables, "florence", lambda game: game.question(ME).kind == "keep")
    page, played = sit(seated), seated.played
    page.evaluate("window.stayed = true")
    for told in ("Choose first: Professions.", "Choose first: Professions (2 more)."):
        page.locator("#way-keep button.chief").click()
        expect(page.locator("#refusal")).to_contain_text(told)
        page.locator("#way-keep .pill:not(:has(:checked))").first.click()
        settled(page)
    page.locator("#way-keep button.chief").click()
    expect(page.locator("#refusal")).to_contain_text("Choose first: Professions (one more).")
    assert page.evaluate("window.stayed")
    assert seated.played == played


def test_of_several_cards_the_hand_says_how_many_are_chosen(tables, sit):
    def twice(game) -> bool:
        return (
            game.question(ME).kind == "lay"
            and max(game.view(ME)["table"]["players"][ME]["hand"].values()) > 1
        )

    page = sit(asked_when(tables, "principe", twice))
    field = page.locator("#way-lay input[type=number]:not([max='1'])").first
    colour = field.get_attribute("name").rpartition(".")[2]
    card = page.locator(f'#figure-hand [data-spot="thing {colour}"]')
    card.click()
    expect(page.locator("#figure-hand .tally")).to_have_text("✓ 1")
    expect(card).to_have_attribute("aria-label", f"{colour} 1")
    settled(page)
    card.click()
    expect(page.locator("#figure-hand .tally")).to_have_text("✓ 2")


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_after_a_tile_its_kind_stays_chosen_and_no_square(tables, sit, screen):
    """A square that was pointed at does not go on being chosen under the name of another."""

    def lays(game) -> bool:
        return game.count > 30 and sum(str(move).startswith("expand") for move in game.moves(ME)) > 1

    page = sit(asked_when(tables, "noblemen", lays, seed=6), screen)
    tiles = page.locator("#way-expand")
    if not tiles.count():
        page.locator("#choose-expand").click()
    tiles.locator(".pill").first.click()
    settled(page)
    press_spot(page.locator(".spots .legal").first)
    expect(page.locator(".draft .notation")).to_have_count(1)
    settled(page)
    expect(tiles.locator(".pill").first.locator("input")).to_be_checked()
    expect(page.locator("#way-expand select")).to_have_value("")
    expect(page.locator(".spots .chosen")).to_have_count(0)
    assert page.evaluate(AS_MADE)


def test_a_tile_that_is_chosen_while_another_is_being_laid_is_not_laid_in_its_place(tables, sit):
    page = sit(asked_when(tables, "noblemen", expanding))
    first, second = (page.locator("#way-expand .pill").nth(at) for at in range(2))
    tile = first.inner_text().split()[0].lower()
    first.click()
    settled(page)
    held(page, lambda: press_spot(page.locator(".spots .legal").first))
    second.click()
    let_go(page)
    expect(second.locator("input")).to_be_checked()
    settled(page)
    expect(page.locator(".draft .notation")).to_have_count(1)
    assert tile in page.locator(".draft .notation").inner_text()


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_from_decision_to_decision(tables, sit, game, seats):
    """Whatever is asked, what a player looks at stays where it was, and as large."""
    seated = tables.open(game, seats, seed=4)
    page, places, kinds = None, set(), set()
    for decision in range(DECISIONS):
        seated.others_play(
            at_random(4),
            all_seats=decision + 1 == DECISIONS,
            until=lambda game, last=decision + 1 == DECISIONS: (
                ME in game.waiting and (not last or game.count >= LATER)
            ),
        )
        kinds.add(seated.game.question(ME).kind)
        page = page or sit(seated)
        page.goto(seated.address)
        places.add("; ".join(page.evaluate(PLACES)))
        seated.play(ME, str(at_random(4)(seated.game, ME)))
    assert len(kinds) > 1
    assert len(places) == 1, "\n".join(places)


def test_what_the_signs_mean_is_told_from_the_board(tables, sit):
    page = sit(asked_when(tables, GAMES[0], lambda game: game.count >= 20))
    page.get_by_role("button", name="What do the signs mean?").click()
    told = page.locator("#signs")
    expect(told).to_contain_text("A pennant")
    expect(told.locator(".of-board").first).to_be_visible()
    meanings = told.locator("li").evaluate_all("all => all.map(each => each.lastChild.textContent.trim())")
    assert len(meanings) == len(set(meanings))
    assert not any(figure.isdecimal() for meaning in meanings for figure in meaning)
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()


UNDER = """(told) => [...document.querySelectorAll("a, button")].filter((each) => {
  const at = each.getBoundingClientRect();
  return !told.contains(each) && each.checkVisibility() && told.contains(document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2));
}).map((each) => each.textContent.trim())"""


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_what_is_told_of_a_move_covers_no_answer_nor_link_and_is_put_away_by_a_press(tables, sit, screen):
    page = sit(asked_when(tables, GAMES[-1], lambda game: game.count >= 20), screen)
    page.locator("#step-back").click()
    told, dock = page.locator("#caption"), page.locator("#dock").bounding_box()
    expect(page.locator("#step-told")).not_to_be_empty()
    assert told.evaluate(UNDER) == []
    box, strip = told.bounding_box(), page.locator("#strip").bounding_box()
    assert box["x"] + box["width"] <= dock["x"] or box["y"] + box["height"] <= dock["y"] + 1
    assert box["y"] + box["height"] <= strip["y"] + 1 or box["y"] >= strip["y"] + strip["height"]
    page.locator("#step-close").click()
    expect(told).to_be_hidden()
    page.locator("#step-back").click()
    expect(told).to_be_visible()
    page.locator("#question").click()
    expect(told).to_be_hidden()


def held_play(sit, seated, screen="wide", **how):
    """The page of a table that plays the last moves, halted after the first of them."""
    page = sit(seated, screen, reduced_motion="no-preference", **how)
    page.evaluate(
        f"Object.keys(localStorage).forEach((place) => localStorage.setItem(place, '{seated.played - 4}'))"
    )
    with time_standing(page):
        page.reload()
        pause = page.locator("#step-pause")
        pause.click()
        expect(pause).to_have_text("Go on")
        expect(page.locator(".boards.then")).to_have_count(1)
    return page


@pytest.mark.parametrize("screen", ["phone", "small"])
def test_while_a_play_runs_nothing_is_wider_than_a_phone_and_the_sheet_stays(tables, sit, screen):
    seated = naming(tables)
    page = held_play(sit, seated, screen, has_touch=True, is_mobile=True)
    dock = page.locator("#dock").bounding_box()
    assert_fits(page)
    assert page.locator("h1").bounding_box()["width"] > 100
    page.locator("#step-now").tap()
    expect(page.locator("#step-now")).to_be_hidden()
    assert_fits(page)
    assert page.locator("#dock").bounding_box() == dock


def test_arms_are_placed_by_a_press_on_their_region_and_on_no_card_of_its_colour(tables, sit):
    seated = asked_when(tables, "principe", lambda game: game.question(ME).kind == "arms", seed=1)
    page = sit(seated)
    expect(page.locator("#figure-map path.legal")).to_have_count(len(seated.game.moves(ME)))
    expect(page.locator(".boards .thing.legal")).to_have_count(0)
    played = seated.played
    with page.expect_navigation():
        page.mouse.click(*middle_of(page.locator("#figure-map .arms text").first))
    assert seated.played == played + 1


def laying(tables):
    return asked_when(tables, "principe", lambda game: game.count > 8 and game.question(ME).kind == "lay")


@pytest.mark.parametrize("hand", ["mouse", "keyboard"])
def test_a_press_on_the_board_ends_a_play_and_counts(tables, sit, hand):
    page = held_play(sit, laying(tables))
    card = page.locator("#figure-hand .thing.legal").first
    middle = middle_of(card)
    page.locator("#step-pause").click()
    if hand == "mouse":
        page.mouse.click(*middle)
    else:
        card.focus()
        page.keyboard.press("Enter")
    expect(page.locator("#figure-hand .thing.chosen")).to_have_count(1)
    expect(page.locator(".boards.then")).to_have_count(0)


@pytest.mark.parametrize("earlier", ["held", "stepped back to"])
def test_a_press_on_an_earlier_board_leads_to_the_present_and_chooses_nothing(tables, sit, earlier):
    """It may be another board than the one that is answered on, and one press may send a bid."""
    seated = laying(tables)
    page = held_play(sit, seated) if earlier == "held" else sit(seated)
    card = page.locator("#figure-hand .thing.legal").first
    middle = middle_of(card)
    if earlier != "held":
        page.locator("#step-back").click()
        expect(page.locator(".boards.then")).to_have_count(1)
    page.mouse.click(*middle)
    expect(page.locator(".boards.then")).to_have_count(0)
    assert page.locator("#figure-hand .thing.chosen").count() == 0


def test_a_play_takes_five_seconds_at_most(tables, sit):
    """However much has happened; what is older is stepped through by hand."""
    seated = asked_when(tables, GAMES[0], lambda game: game.count >= 24)
    page = sit(seated, reduced_motion="no-preference")
    page.evaluate("Object.keys(localStorage).forEach((place) => localStorage.setItem(place, '4'))")
    with time_standing(page):
        page.reload()
        expect(page.locator(".boards.then")).to_have_count(1)
        for _ in range(5):
            page.clock.run_for(1000)
        expect(page.locator(".boards.then")).to_have_count(0)


def test_a_play_is_held_and_goes_on(tables, sit):
    page = held_play(sit, asked_when(tables, GAMES[0], lambda game: game.count >= 24))
    pause = page.locator("#step-pause")
    told = page.locator("#step-told")
    expect(told).not_to_be_empty()
    expect(page.locator("#dock")).to_have_css("filter", "none")
    pause.click()
    expect(told).to_be_empty()
    expect(page.locator(".boards.then")).to_have_count(0)
    expect(pause).to_be_hidden()
