"""The coach in a try-out: what an answer would be worth, found in the background, where the table lets bots advise."""

import random
from dataclasses import replace
from html import unescape

import pytest

from service.learning.coach.models import TryOutLook
from service.learning.coach.think import CoachFailed, think_in_process
from service.learning.coach.try_out import IN_HAND, look_at_try_outs
from service.platform.deps import EXTENSION, install_deps
from service.platform.transaction import read_session

FEW = 8


@pytest.fixture
def house_with(house):
    """A house whose coach plays on so many tables."""
    fitted = house.extensions[EXTENSION]

    def fit(playouts):
        install_deps(house, replace(fitted, settings=replace(fitted.settings, coach_playouts=playouts)))

    fit(FEW)
    yield fit
    install_deps(house, fitted)


@pytest.fixture
def at(app, seated, house_with):
    """A table of three that lets bots advise, in the middle of play, where seat 0 tries out."""
    table = seated("pebbles", 3, bots={"advice": True})
    table.play_on(random.Random(3), moves=8)
    table.send("PUT", 0, "try-out")
    return table


def trial(at):
    return at.get(0, "try-out").json


def asked(at, move=None):
    return at.send("PUT", 0, "try-out/coach", {"move": move or trial(at)["question"]["moves"][0]["text"]})


def found(at):
    return at.get(0, "try-out/coach").json


def problem(answer):
    return answer.status_code, answer.json["type"].rpartition("/")[2]


@pytest.mark.both_databases
def test_what_is_asked_is_found_out_in_the_background(at, clock):
    assert found(at) == {"state": "unasked", "move": None, "decision": None}
    legal = [move["text"] for move in trial(at)["question"]["moves"]]
    assert asked(at, legal[-1]).json == {"state": "waiting", "move": legal[-1], "decision": None}
    assert look_at_try_outs(now=clock(), limit=4, think=think_in_process) == 1
    shown = found(at)
    assert shown["state"] == "done"
    assert shown["decision"]["seat"] == trial(at)["seat"]
    assert shown["decision"]["played"]["move"] == legal[-1]
    assert 1 <= len(shown["decision"]["others"]) <= 3
    assert {other["move"] for other in shown["decision"]["others"]} <= {*legal[:-1]}
    assert look_at_try_outs(now=clock(), limit=4, think=think_in_process) == 0


@pytest.fixture
def page(at, press, look, clock):
    """The page of the try-out, and what is pressed there."""

    class Page:
        @property
        def text(self):
            return unescape(look(at, 0, "/try-out").text)

        def play(self):
            """One answer that had an alternative."""
            while True:
                shown = trial(at)
                moves = shown["question"]["moves"]
                move = moves[-1]["text"]
                at.send("POST", 0, "try-out/moves", {"seat": shown["seat"], "move": move})
                if len(moves) > 1:
                    return move

        def ask(self):
            return press(at, 0, "try-out/coach")

        def wait(self, think=think_in_process):
            return look_at_try_outs(now=clock(), limit=4, think=think)

    return Page()


ASKS = "Let the coach analyse"
SECTION = 'id="worth"'
PROGRESS = '<progress id="worth-progress"'


def test_the_page_asks_about_the_answer_given_last_and_tells_what_it_is_worth(at, page):
    assert "Play an answer here" in page.text
    assert ASKS not in page.text
    move = page.play()
    assert f"{ASKS} “{move}”" in page.text
    assert page.ask().status_code == 303
    assert PROGRESS in page.text
    assert ASKS not in page.text
    assert page.wait() == 1
    decision = found(at)["decision"]
    assert decision["played"]["move"] == move
    told = page.text
    assert PROGRESS not in told
    for worth in (decision["played"], *decision["others"]):
        assert f'<th scope="row">{worth["move"]}</th><td class="figure">{round(worth["points"])}' in told


def test_play_goes_on_while_the_coach_thinks_and_the_next_answer_may_be_asked_about(at, page):
    first = page.play()
    page.ask()
    second = page.play()
    assert PROGRESS in page.text
    assert f"{ASKS} “{second}”" in page.text
    page.wait()
    assert found(at)["decision"]["played"]["move"] == first
    page.ask()
    assert found(at)["move"] == second


def test_what_came_to_nothing_may_be_asked_again(page):
    def speechless(_order):
        raise CoachFailed("not in time")

    move = page.play()
    page.ask()
    page.wait(speechless)
    assert f"could not analyse “{move}”" in page.text
    assert f"{ASKS} “{move}”" in page.text


def test_before_an_answer_and_in_a_house_without_a_coach_nothing_is_to_be_asked(page, house_with):
    assert page.ask().status_code == 409
    house_with(0)
    page.play()
    assert SECTION not in page.text
    assert page.ask().status_code == 409


def test_where_nobody_may_advise_the_page_has_no_coach(seated, house_with, press, look):
    silent = seated("pebbles", 2)
    press(silent, 0, "try-out")
    assert SECTION not in look(silent, 0, "/try-out").text
    assert press(silent, 0, "try-out/coach").status_code == 409


def test_an_answer_that_had_no_alternative_is_not_what_is_asked_about(at, page):
    chosen = page.play()
    while len(moves := trial(at)["question"]["moves"]) > 1:
        chosen = page.play()
    at.send("POST", 0, "try-out/moves", {"seat": trial(at)["seat"], "move": moves[0]["text"]})
    assert f"{ASKS} “{chosen}”" in page.text


def test_the_try_out_stays_as_it_was(at, clock):
    before = trial(at)
    asked(at)
    look_at_try_outs(now=clock(), limit=4, think=think_in_process)
    assert trial(at) == before


def test_another_question_takes_the_place_of_the_first_even_while_that_is_thought_about(at, clock):
    legal = [move["text"] for move in trial(at)["question"]["moves"]]
    asked(at, legal[0])

    def asked_anew(order):
        asked(at, legal[1])
        return think_in_process(order)

    look_at_try_outs(now=clock(), limit=1, think=asked_anew)
    assert found(at) == {"state": "waiting", "move": legal[1], "decision": None}


@pytest.mark.both_databases
def test_what_another_has_in_hand_is_left_to_it(at, clock):
    asked(at)

    def meanwhile(order):
        assert look_at_try_outs(now=clock(), limit=4, think=think_in_process) == 0
        assert look_at_try_outs(now=clock() + 2 * IN_HAND, limit=4, think=think_in_process) == 1
        return think_in_process(order)

    look_at_try_outs(now=clock(), limit=1, think=meanwhile)
    assert found(at)["state"] == "done"


def test_where_nothing_comes_of_it_it_says_so(at, clock):
    def speechless(_order):
        raise CoachFailed("not in time")

    asked(at)
    look_at_try_outs(now=clock(), limit=4, think=speechless)
    assert (found(at)["state"], found(at)["decision"]) == ("refused", None)


@pytest.mark.both_databases
def test_it_goes_with_the_try_out(at, clock):
    asked(at)
    at.send("DELETE", 0, "try-out")
    with read_session() as session:
        assert session.query(TryOutLook).count() == 0


def test_where_nobody_may_advise_the_coach_is_silent(seated, house_with):
    silent = seated("pebbles", 2)
    silent.send("PUT", 0, "try-out")
    assert problem(asked(silent)) == (403, "no-advice")


def test_what_cannot_be_answered_cannot_be_asked(at, house_with):
    assert problem(asked(at, "bid 9999")) == (422, "illegal-move")
    house_with(0)
    assert problem(asked(at)) == (409, "no-coach")
    house_with(FEW)
    now = trial(at)
    while not now["over"]:
        move = now["question"]["moves"][0]["text"]
        now = at.send("POST", 0, "try-out/moves", {"seat": now["seat"], "move": move}).json
    assert problem(asked(at, "pass")) == (409, "nothing-asked")
