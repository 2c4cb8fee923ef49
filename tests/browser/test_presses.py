"""The usual turns in few presses, and of the buttons that can be pressed one at most is chief."""

import pytest
from playwright.sync_api import expect

from tests.browser.page import press_spot
from tests.browser.player import eventually
from tests.browser.tabling import ME, asked_when
from tests.browser.test_board_first import settled
from tests.engine.playing import game_with

CHIEF = "#answering .chief:visible"


class Presses:
    """Somebody who presses, and counts it."""

    def __init__(self, page, *, finger: bool) -> None:
        self.page, self.finger, self.count = page, finger, 0

    def on(self, selector: str) -> None:
        spot = self.page.locator(selector).first
        spot.wait_for(state="attached")
        press_spot(spot, finger=self.finger)
        self.count += 1
        self.page.wait_for_timeout(50)
        settled(self.page)
        assert self.page.locator(CHIEF).count() <= 1

    def confirm(self) -> None:
        with self.page.expect_navigation():
            self.page.locator("#finish").click()
        self.count += 1


def begins(game, *words: str) -> list[str]:
    return [str(move) for move in game.moves(ME) if str(move).split()[0] in words]


def asked_to_expand(tables):
    """A table of Noblemen at which many tiles can be laid."""
    return asked_when(
        tables,
        game_with("expand"),
        lambda game: game.question(ME).kind == "turn" and len(begins(game, "expand")) > 6,
    )


def scale(page) -> str:
    return page.locator(".boards .grid").first.get_attribute("data-cell")


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_three_tiles_and_the_end_of_the_turn_are_five_presses(tables, sit, screen):
    seated = asked_to_expand(tables)
    page = sit(seated, screen, has_touch=screen == "phone")
    hand, before = Presses(page, finger=screen == "phone"), scale(page)
    hand.on("#way-expand .pill")
    for laid in range(1, 4):
        hand.on(".spots .legal")
        expect(page.locator(".draft li")).to_have_count(laid)
        assert scale(page) == before, "the board keeps its scale"
    hand.confirm()
    assert hand.count == 5
    assert not seated.asked, "the turn is over"


def buys(game) -> bool:
    return game.question(ME).kind == "last-buyer" and "buy lake" in begins(game, "buy")


def test_a_landscape_is_bought_and_laid_in_three_presses(tables, sit):
    seated = asked_when(tables, "florence", buys)
    hand = Presses(sit(seated), finger=False)
    hand.on('.boards .thing.legal[data-spot="thing lake"]')
    hand.on(".spots .legal")
    hand.confirm()
    assert hand.count == 3
    assert [line.split()[0] for line in seated.lines[-2:]] == ["buy", "place"]


def builds_and_works(game) -> bool:
    return game.question(ME).kind == "turn" and bool(begins(game, "work")) and len(begins(game, "build")) > 9


def test_a_building_and_a_work_are_four_presses(tables, sit):
    seated = asked_when(tables, "florence", builds_and_works)
    work = begins(seated.game, "work")[0].split()[1]
    hand = Presses(sit(seated), finger=False)
    hand.on(
        "#way-build .pill:not(:has(:disabled))"
        if hand.page.locator("#way-build").count()
        else "#choose-build"
    )
    hand.on(".spots .legal")
    hand.on(f'.boards .thing.legal[data-spot="thing {work}"]')
    hand.confirm()
    assert hand.count == 4
    assert {line.split()[0] for line in seated.lines[-2:]} == {"build", "work"}


def test_three_cards_are_three_presses_and_may_be_changed(tables, sit):
    seated = tables.open("principe", 2, seed=1)
    page = sit(seated)
    hand = Presses(page, finger=False)
    for _ in range(2):
        hand.on("#figure-hand .thing.legal:not(.chosen)")
    with page.expect_navigation():
        press_spot(page.locator("#figure-hand .thing.legal:not(.chosen)").first)
    assert hand.count + 1 == 3
    assert not seated.asked
    expect(page.locator("#question")).to_contain_text("You chose: Lay")
    expect(page.locator("#tab-asked")).to_have_text("Now")
    page.get_by_text("Change your answer").click()
    given = page.locator("#way-lay input[type=number], #way-lay input[type=checkbox]")
    assert (
        given.evaluate_all(
            "all => all.reduce((sum, each) => sum + (each.type === 'checkbox' ? +each.checked : +each.value), 0)"
        )
        == 3
    )


def test_the_last_thing_chosen_is_undone_and_all_of_it_at_once(tables, sit):
    seated = asked_to_expand(tables)
    page = sit(seated)
    hand = Presses(page, finger=False)
    hand.on("#way-expand .pill")
    for _ in range(3):
        hand.on(".spots .legal")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".draft li")).to_have_count(2)
    hand.on(".spots .legal")
    expect(page.locator(".draft li")).to_have_count(3)
    page.get_by_role("button", name="Start over").click()
    expect(page.locator(".draft li")).to_have_count(0)
    eventually(lambda: page.locator(".standing.drafted").count() == 0)


def test_of_several_cards_the_last_one_is_undone(tables, sit):
    page = sit(tables.open("principe", 2, seed=1))
    hand, so_far = Presses(page, finger=False), page.locator("#way-lay legend")
    for chosen in (1, 2):
        hand.on("#figure-hand .thing.legal:not(.chosen)")
        expect(so_far).to_contain_text(f"{chosen} of 3 chosen")
    page.get_by_role("button", name="Undo").click()
    expect(so_far).to_contain_text("1 of 3 chosen")
    page.get_by_role("button", name="Undo").click()
    expect(so_far).to_contain_text("3 in all")


def test_to_send_a_part_is_no_chief_button_and_says_that_the_turn_stays_open(tables, sit):
    seated = asked_to_expand(tables)
    page = sit(seated)
    hand = Presses(page, finger=False)
    hand.on("#way-expand .pill")
    hand.on(".spots .legal")
    part = page.get_by_role("button", name="Send only this. Your turn stays open.")
    expect(part).not_to_have_class("chief")
    with page.expect_navigation():
        part.click()
    assert seated.asked
