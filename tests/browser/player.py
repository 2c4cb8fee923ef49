"""A player at a table's page: reads the choices, chooses, and finishes turns, by mouse, by keyboard or without scripts."""

import random
import time
from dataclasses import dataclass, field

from playwright.sync_api import Error

from tests.browser.page import PATIENCE, press_spot

COUNT_SWAPS = """
window.asked = 0; window.swaps = 0;
document.addEventListener("htmx:before:request", () => { window.asked += 1; });
document.addEventListener("htmx:after:swap", () => { window.swaps += 1; });
"""
SWAPPED = "[performance.timeOrigin, window.asked, window.swaps]"
SINGLE = "#answering :is(#answer-single, #answer-last, #answer-grave) button.answer, #answer-sending button"
"""Answers that give something up stand apart, and so do answers that send, beside forms."""
CHOOSING = "all => all.map(button => button.id.replace('choose-', 'way-'))"
LACKING = "fieldset:not(:has([type=radio]:checked)) [type=radio], [type=checkbox]:not(:checked), .split input[type=number], select:has(option[value='']:checked)"
"""Fields that still lack a choice."""
CAN_SAY_MORE = (
    "all => all.filter(each => each.type !== 'number' || +each.value < +each.max).map(each => each.id)"
)
LONGEST = 200
"""More presses of Tab than there are stops on a page."""
THERE = "domcontentloaded"
"""Scripts have run by then. Nobody waits for pictures and fonts."""
TWICE = 500
"""Milliseconds within which a second tap is a double tap, which sends nothing."""
QUICK = {"waive", "end", "pass", "decline", "rest", "leisure"}


def eventually(so) -> None:
    """Wait until the page or the server is done."""
    end = time.monotonic() + PATIENCE / 1000
    while not so():
        assert time.monotonic() < end, "it never came to be"
        time.sleep(0.02)


def middle_of(locator) -> tuple[float, float]:
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def next_place(field) -> None:
    """Choose the first place from the unfolded list, which keyboard users see."""
    if not field.is_visible():
        field.locator("xpath=ancestor::details[1]/summary").press("Enter")
    field.select_option(field.locator("option").nth(1).get_attribute("value"))


class Mouse:
    """Points and clicks, also on the board."""

    def fill(self, page, field) -> None:
        if field.evaluate("each => each.tagName") == "SELECT":
            next_place(field)
        elif field.get_attribute("type") == "number":
            self.press(page, field.locator("xpath=..").locator("[data-step='1']"))
        else:
            self.press(page, field.locator("xpath=.."))

    def press(self, page, found) -> None:
        found.click()

    def point(self, spot) -> None:
        press_spot(spot)

    def compose(self, player, form) -> None:
        page = player.page
        spots = page.locator(".spots [data-spot].legal")
        if spots.count() and player.chance.random() < 0.7:
            player.swapping(lambda: self.point(one_of(player, spots)), may=True)
        pad = form.locator(".pad button:visible")
        for _ in range(2 if pad.count() else 0):
            player.swapping(lambda: self.press(page, one_of(player, pad)), may=True)
        pills = form.locator(".pill")
        if pills.count():
            player.swapping(lambda: self.press(page, one_of(player, pills)), may=True)


def one_of(player, several):
    return several.nth(player.chance.randrange(several.count()))


class Finger(Mouse):
    """Taps on a touch screen."""

    def press(self, page, found) -> None:
        if found.get_attribute("formaction") is not None:
            page.wait_for_timeout(TWICE)
        found.tap()

    def point(self, spot) -> None:
        press_spot(spot, finger=True)


class Dragging(Mouse):
    """Drags things to their places, and points at things that cannot be dragged."""

    laid = 0

    def compose(self, player, form) -> None:
        page = player.page
        names = form.locator("input[type=radio]").evaluate_all("all => all.map(each => each.value)")
        if not (names and form.locator("[data-placing], [data-later]").count()):
            super().compose(player, form)
            return
        thing = page.locator(f'.boards .thing.legal[data-spot^="thing {player.chance.choice(names)}"]').first
        if not thing.count():
            super().compose(player, form)
            return
        thing.scroll_into_view_if_needed()
        self.carry(page, *middle_of(thing))
        page.mouse.down()
        self.carry(page, *middle_of(page.locator(".boards .spots rect").first))
        spots = page.locator(".spots rect[data-spot].legal:not(.chosen)")
        if spots.count():
            self.carry(page, *middle_of(one_of(player, spots)))
        if not page.locator(".spots .chosen").count():
            page.mouse.up()
            return
        player.swapping(page.mouse.up, may=True)
        self.laid += 1

    def carry(self, page, x: float, y: float) -> None:
        """Drag to a point, until the page has noticed."""
        page.mouse.move(x, y, steps=4)
        eventually(lambda: page.evaluate("window.asked === window.swaps"))


class Keyboard:
    """Uses Tab, arrows, space and Enter, and never clicks."""

    def press(self, page, found) -> None:
        self.reach(page, found)
        page.keyboard.press("Enter")

    def fill(self, page, field) -> None:
        kind = field.get_attribute("type")
        if not field.is_visible():
            self.press(page, field.locator("xpath=ancestor::details[1]/summary"))
        self.reach(
            page, page.locator(f"[name='{field.get_attribute('name')}']").first if kind == "radio" else field
        )
        page.keyboard.press(
            {"radio": "Space", "checkbox": "Space", "number": "ArrowUp"}.get(kind, "ArrowDown")
        )

    def reach(self, page, found) -> None:
        """Press Tab until the control has the focus. Find it again after each key, because parts of the page are replaced."""
        for _ in range(LONGEST):
            if found.evaluate("target => document.activeElement === target"):
                return
            page.keyboard.press("Tab")
        raise AssertionError("the keyboard does not come to what it should press")

    def compose(self, player, form) -> None:
        page = player.page
        pad = form.locator(".pad button:visible")
        if pad.count():
            self.reach(page, pad.first)
            for key in ("ArrowRight", "r", "ArrowUp", "f"):
                player.swapping(lambda key=key: page.keyboard.press(key), may=True)
                assert page.evaluate("document.activeElement.closest('.pad') !== null"), "the focus is lost"
        radio = form.locator("input[type=radio]:checked")
        if radio.count():
            self.reach(page, radio.first)
            player.swapping(lambda: page.keyboard.press("ArrowDown"), may=True)
            assert page.evaluate("document.activeElement.type") == "radio", "the focus is lost"


class Plain:
    """A browser without scripts: every press loads a page."""

    def fill(self, page, field) -> None:
        if field.evaluate("each => each.tagName") == "SELECT":
            next_place(field)
        elif field.get_attribute("type") == "number":
            field.fill(str(int(field.input_value()) + 1))
        else:
            field.locator("xpath=..").click()

    def press(self, page, found) -> None:
        found.click()

    def compose(self, player, form) -> None:
        selects = form.locator("select")
        for at in range(selects.count()):
            values = selects.nth(at).locator("option").evaluate_all("all => all.map(each => each.value)")
            selects.nth(at).select_option(player.chance.choice(values))
        pills = form.locator(".pill")
        if pills.count():
            pills.nth(player.chance.randrange(pills.count())).click()


@dataclass
class Player:
    """One journey: a page, a table, a manner of use, and the things that it met."""

    page: object
    seated: object
    manner: object
    others: object
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    scripted: bool = True
    looked: object = lambda *_: None
    widths: tuple[int, ...] = ()
    """The page takes the next of these widths in each turn."""
    used: dict[str, int] = field(default_factory=dict)
    turns: int = 0

    def play(self) -> None:
        """Play to the end of the table."""
        self.seated.others_play(self.others)
        self.load()
        while not self.seated.over:
            self.answer()
            self.turns += 1
            if self.seated.others_play(self.others):
                self.load()
            else:
                self.page.wait_for_load_state(THERE)

    def load(self) -> None:
        if self.widths:
            width = self.widths[self.turns % len(self.widths)]
            self.page.set_viewport_size({"width": width, "height": 900})
        self.page.goto(self.seated.address, wait_until=THERE)

    def answer(self) -> None:
        played, finish = self.seated.played, self.page.locator("#finish")
        for _ in range(LONGEST):
            if self.add():
                break
            if finish.count():
                with self.page.expect_navigation(wait_until="commit"):
                    self.manner.press(self.page, finish)
                break
        assert self.seated.played > played

    def add(self) -> bool:
        """Add a move: the kind used least so far, or sometimes one that ends the turn. Return True if it sent the turn."""
        page, played = self.page, self.seated.played
        before = page.locator(".draft li").count()
        ways = page.locator(".way-to[id]").evaluate_all("all => all.map(way => way.id)")
        ways += [name for name in page.locator(".choosing button").evaluate_all(CHOOSING) if name not in ways]
        single = self.single()
        quick = [value for value in single if not ways or value in QUICK]
        if not ways or (quick and self.chance.random() < 0.45):
            value = self.chance.choice(quick or single)
            self.pressing(self.button(value))
        else:
            way = min(ways, key=lambda name: (self.used.get(name, 0), self.chance.random()))
            self.used[way] = self.used.get(way, 0) + 1
            self.choose(way)
        if self.seated.played > played:
            return True
        if page.locator(".draft li").count() == before:
            self.start_over()
        assert page.locator(".draft li").count() > 0, page.locator("#answering").inner_text()
        return False

    def single(self) -> list[str]:
        """Return the answers that have a button each."""
        return self.page.locator(SINGLE).evaluate_all("all => all.map(each => each.value)")

    def button(self, value: str):
        return self.page.locator(f'{SINGLE}[value="{value}"]').first

    def choose(self, way) -> None:
        page, part = self.page, self.page.locator(f"#{way}")
        if not part.count():
            self.changing(
                lambda: self.manner.press(page, page.locator(f"#{way.replace('way-', 'choose-', 1)}"))
            )
        self.unfold(part)
        self.looked(page, way)
        presses = part.locator("button.answer")
        if presses.count():
            chosen = presses.nth(self.chance.randrange(presses.count()))
            self.pressing(chosen)
            return
        before, played = page.locator(".draft li").count(), self.seated.played

        def done() -> bool:
            """A complete move joins the turn by itself."""
            return (
                self.seated.played > played or page.locator(".draft li").count() > before or not part.count()
            )

        self.manner.compose(self, part)
        for _ in range(LONGEST):
            if done() or not self.complete(part):
                break
            if not done():
                self.unfold(part)
        if not done():
            self.pressing(part.locator("button[name=send]:visible, button[name=act]:visible").first)

    def unfold(self, part) -> None:
        """Open the fold of moves that are allowed at any time."""
        fold = self.page.locator("#liberties:not([open])").filter(has=part)
        if fold.count():
            self.manner.press(self.page, fold.locator("summary").first)

    def complete(self, part) -> bool:
        """Fill one more field that lacks a choice. Return False if there is none."""
        if not part.locator("form.missing").count():
            return False
        lacking = part.locator(LACKING).evaluate_all(CAN_SAY_MORE)
        if lacking:
            field = part.locator(f"[id='{self.chance.choice(lacking)}']")
            self.swapping(lambda: self.manner.fill(self.page, field), may=True)
        if not self.scripted:
            self.changing(part.locator("button[name=act]").first.click)
        return True

    def start_over(self) -> None:
        """After a refusal, check its reason and take the move that the page suggests."""
        assert self.page.locator("#refusal").inner_text().strip()
        near = self.page.locator("#refusal button").first
        if not near.count():
            near = self.page.locator(SINGLE).first
        self.changing(lambda: self.manner.press(self.page, near))

    def pressing(self, button) -> None:
        self.submitting(button, lambda: self.manner.press(self.page, button))

    def submitting(self, button, act) -> None:
        """Press a button. One that sends the turn leads to a new page, others change the draft."""
        if button.get_attribute("formaction") is None:
            self.changing(act)
            return
        with self.page.expect_navigation(wait_until=THERE):
            act()

    def changing(self, act) -> None:
        if self.scripted:
            self.swapping(act)
        else:
            with self.page.expect_navigation(wait_until=THERE):
                act()

    def swapping(self, act, *, may: bool = False) -> None:
        """Act, and wait until the page has changed, or for the next page if the act sends the turn.

        `may`: perhaps nothing changes.
        """
        if not self.scripted:
            act()
            return
        loaded, asked, before = self.page.evaluate(SWAPPED)
        act()

        def put_right() -> bool:
            try:
                now, asked_now, swaps = self.page.evaluate(SWAPPED)
            except Error:  # one page replaces another
                return False
            return now != loaded or swaps > before or (may and asked_now == asked)

        eventually(put_right)
        self.page.wait_for_load_state(THERE)
