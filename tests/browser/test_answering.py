"""Whole tables on the page: each game by mouse, by dragging, by touch, by the keyboard alone, and without scripts."""

import random

import pytest
from playwright.sync_api import expect

import engine
from tests.browser.page import NARROW, UNINSTALLED, WIDE, assert_accessible, assert_fits, open_context
from tests.browser.player import COUNT_SWAPS, Dragging, Finger, Keyboard, Mouse, Plain, Player, eventually
from tests.browser.tabling import ME, asked_when, at_random

PUT_ANEW = """
for (const mark of document.querySelectorAll("[data-spot]")) mark.classList.remove("legal", "chosen");
document.getElementById("asked").dispatchEvent(new Event("put", {bubbles: true}));
"""
PHONE = {"width": 390, "height": 844}
FEW = 50
EXPECTED = ("the server responded with a status of 409", UNINSTALLED)
"""What a browser says of a turn that came too late: it is not a fault."""


@pytest.fixture
def sit(browser):
    """A page at a table; whatever the browser complains of fails the test."""
    complaints, contexts = [], []

    def sitting(seated, width=WIDE, **how):
        context = open_context(browser, width, **how)
        context.add_cookies([seated.cookie])
        contexts.append(context)
        page = context.new_page()
        page.add_init_script(COUNT_SWAPS)
        page.on(
            "console", lambda said: any(map(said.text.__contains__, EXPECTED)) or complaints.append(said.text)
        )
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield sitting
    for context in contexts:
        context.close()
    assert not complaints


class Looking:
    """axe, once for every way to answer that comes up; and nothing sticks out, however wide the page."""

    def __init__(self) -> None:
        self.seen, self.fits = set(), set()

    def __call__(self, page, way) -> None:
        width = page.viewport_size["width"]
        if way not in self.seen:
            self.seen.add(way)
            assert_accessible(page, way)
        if (way, width) not in self.fits:
            self.fits.add((way, width))
            assert_fits(page, way)


def whole_table(seated, page, manner, seed: int) -> None:
    """To its end, in one manner alone; the others answer at random."""
    Player(page, seated, manner, at_random(seed), chance=random.Random(seed)).play()
    assert seated.over


SMALLEST = [(name, min(game.seats)) for name, game in engine.games().items() if game.glimpse]


@pytest.mark.parametrize(
    ("game", "seats", "look"),
    [("florence", 2, "dark"), ("principe", 2, "light"), ("noblemen", 3, "light")],
)
def test_a_whole_table_with_the_mouse(tables, sit, game, seats, look):
    """On a phone and on a wide screen, turn by turn."""
    seated = tables.open(game, seats)
    looking = Looking()
    page = sit(seated, color_scheme=look)
    player = Player(page, seated, Mouse(), at_random(1), looked=looking, widths=(NARROW, WIDE))
    player.play()
    assert seated.over
    assert player.turns > 10
    assert len(looking.seen) > 2
    assert {width for _, width in looking.fits} == {NARROW, WIDE}


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_a_whole_table_with_the_keyboard_alone(tables, sit, game, seats):
    seated = tables.open(game, seats, seed=2)
    whole_table(seated, sit(seated), Keyboard(), 2)


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_a_whole_table_by_touch(tables, sit, game, seats):
    seated = tables.open(game, seats, seed=4)
    whole_table(seated, sit(seated, viewport=PHONE, has_touch=True), Finger(), 4)


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_a_whole_table_by_dragging(tables, sit, game, seats):
    """Wherever something is laid on squares of the board; all else is pointed at."""
    seated = tables.open(game, seats, seed=6)
    manner = Dragging()
    whole_table(seated, sit(seated), manner, 6)
    assert bool(manner.laid) == bool(engine.games()[game].draw_own)


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_a_whole_table_without_scripts(tables, sit, game, seats):
    seated = tables.open(game, seats, seed=3)
    page = sit(seated, NARROW, java_script_enabled=False)
    player = Player(page, seated, Plain(), at_random(3), scripted=False)
    player.play()
    assert seated.over


def may_build(game) -> bool:
    """With a choice of places."""
    return 0 in game.waiting and sum(str(move).startswith("build") for move in game.moves(0)) > FEW


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_a_tile_is_placed_by_pointing_turning_and_flipping(tables, sit, width):
    seated = tables.open("florence", 2, seed=4)
    seated.others_play(at_random(4), all_seats=True, until=may_build)
    page = sit(seated, width)
    page.goto(seated.address)
    if page.locator("#choose-build").count():
        page.locator("#choose-build").click()
        page.locator("#way-build").wait_for()
    page.locator("#way-build .pill").first.click()
    page.locator("#way-build [data-move=right]").click()
    place = page.locator("#answer-held select")
    place.wait_for(state="attached")

    def lies() -> list[str]:
        return place.evaluate("list => list.selectedOptions[0].dataset.squares.split(' ')")

    def chosen() -> list[str]:
        return page.locator(".spots [data-spot].chosen").evaluate_all(
            "all => all.map(spot => spot.dataset.spot)"
        )

    def settled() -> None:
        """The turn below says the place, and the board shows it: all three are put right after one another."""
        told = page.locator(".draft .notation")
        eventually(
            lambda: (
                place.input_value() in " ".join(told.all_inner_texts())
                and sorted(chosen()) == sorted(lies())
                and page.evaluate("window.asked === window.swaps")
            )
        )

    settled()
    page.evaluate(PUT_ANEW)
    assert sorted(chosen()) == sorted(lies()), "a part that is put there anew is marked again"
    spots = page.locator(".spots [data-spot].legal:not(.chosen)")
    aim = spots.nth(spots.count() // 2)
    square = aim.get_attribute("data-spot")
    aim.click()
    settled()
    assert square in lies()
    for button in ("turn", "flip", "left", "up"):
        page.locator(f"#answer-held [data-move={button}]").click()
        settled()
        expect(page.locator(".draft li")).to_have_count(1)
        expect(page.locator(f"#answer-held [data-move={button}]")).to_be_focused()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".draft")).to_have_count(0)
    assert seated.asked


def test_one_more_here_is_one_less_there(tables, sit):
    """Where so many are to be given in all, two presses say everything, and the sum follows."""
    seated = tables.open("principe", 2, seed=1)
    seated.play(ME, str(seated.game.moves(ME)[0]))
    page = sit(seated, NARROW)
    page.goto(seated.address)
    page.get_by_text("Change your answer").click()
    counts = page.locator("#way-lay input[type=number]")
    together = int(page.locator("#way-lay .each").get_attribute("data-together"))
    before = counts.evaluate_all("all => all.map(each => Number(each.value))")
    assert sum(before) == together, "what was chosen stands there"
    most = counts.evaluate_all("all => all.map(each => Number(each.max))")
    last = max(at for at, given in enumerate(before) if given < most[at])
    page.locator("#way-lay [data-step='1']").nth(last).click()
    expect(counts.nth(last)).to_have_value(str(before[last] + 1))
    after = counts.evaluate_all("all => all.map(each => Number(each.value))")
    assert sum(after) == sum(before)
    expect(page.locator("#way-lay button.chief")).to_contain_text(
        page.locator("#way-lay .split label").nth(last).inner_text().split()[0]
    )
    expect(page.locator("#way-lay [data-step='1']").nth(last)).to_be_focused()


def test_what_came_too_late_is_told(tables, sit):
    seated = tables.open("principe", 2, seed=5)
    page = sit(seated, NARROW, java_script_enabled=False)  # with scripts the page would hear of it by itself
    page.goto(seated.address)
    seated.others_play(at_random(5), all_seats=True, until=lambda game: game.count > 1)
    with page.expect_navigation():
        page.locator("#way-lay button.chief").click()
    expect(page.get_by_text("The table has changed since this page was loaded.")).to_be_visible()


TEXTS = "cards => cards.map(card => card.innerText)"
FACES = "faces => faces.map(face => [face.querySelector('b').innerText, face.querySelector('svg').innerHTML])"


@pytest.mark.parametrize("width", [WIDE, NARROW])
@pytest.mark.parametrize(
    ("deck", "worth"),
    [("take P", "worth now"), ("take B", "to a work now")],
    ids=["prestige", "bonus"],
)
def test_cards_that_are_offered_are_told_apart_and_say_their_worth_once(tables, sit, width, deck, worth):
    def offered(game):
        return any(str(move).startswith(deck) for move in game.moves(ME))

    seated = asked_when(tables, "florence", offered)
    page = sit(seated, width)
    page.goto(seated.address)
    cards = page.locator("#answering .answer.drawn")
    codes = [str(move).split()[-1] for move in seated.game.moves(ME) if str(move).startswith(deck)]
    faces = cards.locator(".face").evaluate_all(FACES)
    assert [code for code, _ in faces] == codes
    assert len({drawing for _, drawing in faces}) > 1
    alike = page.locator("#answering legend").first.inner_text().lower().count(worth)
    assert all(text.lower().count(worth) + alike == 1 for text in cards.evaluate_all(TEXTS))


@pytest.mark.parametrize(("game", "begins"), [("florence", "build"), ("noblemen", "expand")])
def test_the_strip_follows_the_turn_that_is_put_together(tables, sit, game, begins):
    def to_be_put_together(game):
        return any(str(move).startswith(begins) for move in game.moves(ME))

    seated = asked_when(tables, game, to_be_put_together)
    page = sit(seated)
    page.goto(seated.address)
    mine, others = (page.locator(f"#strip .standing{which}") for which in (".mine", ":not(.mine)"))
    facts = mine.locator(".facts")
    before, theirs = facts.inner_text(), others.all_inner_texts()
    page.locator("details.typing summary").click()
    page.fill("#typed", next(str(move) for move in seated.game.moves(ME) if str(move).startswith(begins)))
    page.press("#typed", "Enter")
    expect(page.locator("[data-draft]")).to_be_visible()
    assert "drafted" in mine.get_attribute("class")
    assert facts.inner_text() != before
    assert others.all_inner_texts() == theirs
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-draft]")).to_have_count(0)
    expect(page.locator("#strip .drafted")).to_have_count(0)
    assert facts.inner_text() == before
