"""On a phone, what has been chosen, what is asked for next and the button are in sight at every step of a turn; nobody scrolls."""

import pytest
from playwright.sync_api import expect

import engine
from tests.browser.page import SCREENS, press, press_spot
from tests.browser.player import eventually
from tests.browser.tabling import ME, asked_when, building
from tests.browser.test_board_first import IN_SIGHT, settled
from tests.browser.test_presses import begins, builds_and_works
from tests.engine.playing import game_with

GAMES = [name for name, game in engine.games().items() if game.glimpse]
FINGER = 44
DOWN_THE_PAGE = "figure => figure.getBoundingClientRect().top + scrollY"


def in_sight(page, *parts: str) -> None:
    settled(page)
    for part in parts:
        eventually(lambda part=part: page.locator(part).first.evaluate(IN_SIGHT))


def laying(game) -> bool:
    return len({str(move).split()[1] for move in game.moves(ME) if str(move).startswith("expand")}) > 1


def test_every_step_of_a_tile_that_is_laid(tables, sit):
    page = sit(asked_when(tables, "noblemen", laying), "phone", has_touch=True)
    page.locator("#way-expand .pill").first.tap()
    chosen = "#way-expand .pill:has(:checked)"
    in_sight(page, "#question", chosen, ".spots .legal")
    press_spot(page.locator(".spots .legal").first, finger=True)
    in_sight(page, "#question", ".draft .notation", ".draft .after", "#finish", chosen)


def test_every_step_of_a_building_and_what_is_refused(tables, sit):
    page = sit(building(tables), "phone", has_touch=True)
    chosen = "#way-build .pill:has(:checked)"
    ground = page.locator("#figure-own").evaluate(DOWN_THE_PAGE)
    page.locator("#way-build .pill").first.tap()
    in_sight(page, "#question", chosen, "#way-build .pad button")
    press_spot(page.locator(".spots .legal").nth(3), finger=True)
    expect(page.locator(".draft .notation")).to_have_count(1)
    in_sight(
        page, "#question", "#answer-held [data-move=turn]", ".draft .notation", ".draft .after", "#finish"
    )
    assert page.locator("#figure-own").evaluate(DOWN_THE_PAGE) == ground, (
        "the board has given way to the next question"
    )


def test_once_something_is_to_be_laid_every_place_lies_above_the_sheet(tables, sit):
    page = sit(building(tables), "phone", has_touch=True)
    page.locator("#way-build .pill", has_text="Tower").tap()
    settled(page)
    sheet = page.locator("#dock").bounding_box()
    board = page.locator("#figure-own .spots").bounding_box()
    assert board["y"] >= 0
    assert board["y"] + board["height"] <= sheet["y"]


def has_two_actions(game) -> bool:
    return builds_and_works(game) and game.question(ME).data["left"] > 1


def test_what_was_just_laid_lies_above_the_sheet(tables, sit):
    """Although the turn was begun on another figure, which is shown first."""
    seated = asked_when(tables, "florence", has_two_actions, seed=10)
    page = sit(seated, "phone", has_touch=True)
    expect(page.locator(".boards .main")).to_have_id("figure-hand")
    building = begins(seated.game, "build")[0].split()[1]
    press_spot(page.locator(f'.boards .thing.legal[data-spot="thing {building}"]'), finger=True)
    page.locator("#way-build .pad").wait_for()
    press_spot(page.locator(".spots .legal").last, finger=True)
    expect(page.locator(".draft li")).to_have_count(1)
    settled(page)
    sheet = page.locator("#dock").bounding_box()
    for square in page.locator("#figure-own .spots .chosen").all():
        box = square.bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= sheet["y"]
    in_sight(page, "#question", "#finish")


def test_what_is_counted_or_chosen_several_times_moves_nothing(tables, sit):
    page = sit(tables.open("principe", 2, seed=1), "phone", has_touch=True)
    controls = page.locator("#way-lay :is([data-step='1'], .pill)")
    controls.last.scroll_into_view_if_needed()
    where = [each.bounding_box() for each in controls.all()]
    for at in (-1, -2):
        controls.nth(at).tap()
        settled(page)
        expect(page.locator("#way-lay legend")).to_contain_text(f"{-at} of")
        assert [each.bounding_box() for each in controls.all()] == where


def test_turn_and_flip_are_in_reach_before_and_after_a_place_is_pointed_at(tables, sit):
    page = sit(building(tables), "phone", has_touch=True)
    page.locator("#way-build .pill", has_text="Tower").tap()
    for form in ("#way-build", "#answer-held"):
        in_sight(page, "#figure-own .spots .legal", f"{form} [data-move=turn]", f"{form} [data-move=flip]")
        assert all(each.bounding_box()["height"] >= FINGER for each in page.locator(f"{form} .turning").all())
        press_spot(page.locator('.spots .legal[data-spot="e6"]'), finger=True)
        page.locator("#answer-held").wait_for()


def test_the_list_of_places_is_there_for_the_keyboard_alone(tables, sit):
    page = sit(building(tables))
    page.locator("#way-build .pill", has_text="Tower").click()
    places = page.locator("#way-build .places")
    expect(places).to_have_css("width", "1px")
    page.locator("#way-build .places summary").focus()
    expect(places).not_to_have_css("width", "1px")


def test_it_is_plain_which_press_sends(tables, sit):
    """Of a turn that is put together only what stands below it sends it, and says what it does."""
    page = sit(building(tables), "phone", has_touch=True)
    sending = page.locator("#answering .turn [formaction]")
    expect(sending).to_have_count(
        page.locator("#answering .ways [formaction], #answering .turn [formaction]").count()
    )
    expect(sending.first).to_contain_text("End the turn")
    expect(page.locator("#finish")).to_have_count(0)
    page.locator("#answering button.answer[name=add]").first.tap()
    expect(page.locator("#finish")).to_have_text("Send and see")
    expect(page.locator("#answering .chief:visible")).to_have_count(1)


def test_one_press_sends_is_said_only_where_every_answer_is_one_press(tables, sit):
    """One rests by one press, and plays cards by several choices; whether to raise is one press either way."""
    page = sit(
        asked_when(
            tables, GAMES[-1], lambda game: {"rest", "play"} <= {str(m).split()[0] for m in game.moves(ME)}
        )
    )
    expect(page.locator("#answering")).not_to_contain_text("One press")
    expect(page.locator("#answer-sending button")).to_contain_text("Do nothing")
    page = sit(asked_when(tables, GAMES[0], lambda game: game.question(ME).kind == "raise"))
    expect(page.locator("#answering")).to_contain_text("One press sends your answer.")


ROWS = """all => all.map(each => each.getBoundingClientRect()).map(at => `${Math.round(at.top)} ${Math.round(at.bottom)}`)"""


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_options_that_stand_beside_each_other_are_equally_high(tables, sit, screen):
    page = sit(building(tables), screen)
    rows = page.locator("#way-build .pill > span").evaluate_all(ROWS)
    assert len(set(rows)) == len({row.split()[0] for row in rows}) < len(rows)


@pytest.mark.parametrize("screen", [name for name in SCREENS if name != "wide"])
@pytest.mark.parametrize("game", GAMES)
def test_the_title_is_cut_nowhere(tables, sit, game, screen):
    page = sit(asked_when(tables, game, lambda game: game.count >= 0), screen)
    assert page.locator("h1").evaluate("title => title.scrollWidth <= title.clientWidth")


WHOLE = """links => links.filter(link => link.checkVisibility()).flatMap(link => {
  const { left, right, top, bottom } = link.getBoundingClientRect();
  return [left + 3, right - 3].filter(x => !link.contains(document.elementFromPoint(x, (top + bottom) / 2))).map(() => link.textContent.trim());
})"""


@pytest.mark.parametrize("screen", ["phone", "small"])
def test_nothing_lies_over_the_links_of_the_masthead(tables, sit, screen):
    page = sit(building(tables), screen)
    assert page.locator(".masthead a").evaluate_all(WHOLE) == []


COVERED = """all => all.filter(button => {
  button.focus();
  const at = button.getBoundingClientRect(), top = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
  return !button.contains(top) && !top?.contains(button);
}).map(button => button.textContent.trim())"""


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_nothing_that_is_pressed_lies_under_the_question_nor_what_has_the_focus(tables, sit, screen):
    """At a table, and in a try-out, which has no tabs."""
    page = sit(asked_when(tables, "principe", lambda game: "pass" in map(str, game.moves(ME))), screen)
    answers = page.locator("#answering button:visible")
    for _ in range(2):
        settled(page)
        question, first = page.locator("#question-top").bounding_box(), answers.first.bounding_box()
        assert first["y"] >= question["y"] + question["height"]
        assert answers.evaluate_all(COVERED) == []
        assert answers.evaluate_all(COVERED.replace("all.filter", "all.reverse().filter")) == []
        if page.get_by_role("button", name="Try it out").count():
            press(page, "Try it out")


def test_every_step_of_a_city_that_is_founded(tables, sit):
    """However much is said of each city: once it is chosen, its coats of arms are, on the board or here."""

    def splits(game) -> bool:
        return any(str(move).startswith("found lucca") for move in game.moves(ME))

    page = sit(asked_when(tables, game_with("found"), splits), "phone", has_touch=True)
    press_spot(page.locator('#figure-map [data-spot="city lucca"]'), finger=True)
    more = "#way-found .split .stepper [data-step='1']"
    in_sight(page, "#way-found .split .pointing", more, "#way-found button.chief")
    for _ in range(2):
        page.locator(more).first.tap()
        settled(page)
    in_sight(page, more, "#way-found .outcome .after", "#way-found button.chief")
