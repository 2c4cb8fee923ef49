"""History: every earlier moment, as the seat saw it when it was the present."""

import random
import re

import pytest

import engine
from service.web.gzip import gzip_compress

GAMES = list(engine.games())


def drawn(page: str) -> list[str]:
    """The figures without the marks of what was new, wherever on the page each stands."""
    return sorted(re.findall(r"<desc>(.*?)</desc>", page, re.DOTALL))


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_looks_as_it_did_when_it_was_the_present(seated, look, game):
    at = seated(game, 3)
    chance, seen = random.Random(3), {}
    for _ in range(6):
        at.play_on(chance, 2)
        seen[at.shown["count"]] = [drawn(look(at, seat).text) for seat in (0, 1, 2, None)]
    for count, pages in seen.items():
        assert [drawn(look(at, seat, "/history", at=count).text) for seat in (0, 1, 2, None)] == pages


def test_the_ends_of_the_slider_are_the_ends(seated, look):
    at = seated("pebbles", 3)
    at.play_on(random.Random(1), 5)
    first = look(at, 0, "/history", at=0).text
    assert "The deal, before 5 moves" in first
    assert 'rel="prev"' not in first
    for sent in (5, 6, -1, "x", 10**12):
        assert look(at, 0, "/history", at=sent).status_code == 200
    assert "After move 5 of 5" in look(at, 0, "/history").text
    assert 'rel="next"' not in look(at, 0, "/history").text


def test_while_the_game_goes_on_nobody_borrows_eyes(seated, look):
    at = seated("pebbles", 3)
    at.play_on(random.Random(1), 5)
    page = look(at, None, "/history", seat=1)
    assert "In your hand" not in page.text
    assert drawn(look(at, 0, "/history", seat=1).text) == drawn(look(at, 0, "/history").text)


def test_after_the_end_every_seat_can_be_looked_through(seated, look):
    at = seated("principe", 2)
    at.play_on(random.Random(2))
    pages = [look(at, None, "/history", at=4, seat=seat).text for seat in ("look", 0, 1)]
    assert len(set(pages)) == 3
    assert "In your hand" in pages[1]


def test_a_table_whose_moves_were_taken_back_is_replayed_too(seated, press, look):
    at = seated("pebbles", 2)
    at.play_on(random.Random(2), 1)
    for seat in range(2):
        if "/take-back" in look(at, seat).text:
            press(at, seat, "take-back")
    at.play_on(random.Random(3), 3)
    assert look(at, 0, "/history", at=1).status_code == 200


def test_moments_are_the_boards_as_this_seat_saw_them_then(seated, look):
    at = seated("pebbles", 2)
    at.play_on(random.Random("moments"), 5)
    first, last = (look(at, 0, "/moments", at=count).text for count in (1, 5))
    assert first != last
    assert 'class="told"' in last
    assert 'class="heading"' in last
    assert look(at, 0, "/moments", at=5).text != look(at, 1, "/moments", at=5).text
    assert re.findall(r'data-moment="(\d+)"', look(at, 0, "/moments", at=[4, 2, 99]).text) == ["2", "4", "5"]


def test_a_moment_of_which_nothing_is_told_yet_says_who_answered(seated, look):
    """As what is staked in secret."""
    at = seated("pebbles", 2)
    at.play_on(random.Random(1), 1)
    told = look(at, None, "/moments", at=1).text
    assert re.search(r"After move 1 of 1[.] \w+ has answered", told)


@pytest.mark.parametrize("game", GAMES)
def test_moments_are_told_by_the_drawings_of_the_page(seated, look, game):
    """Eight moments of a great table, squeezed, weigh a quarter of its page; to a page that shows something else all is told."""
    at = seated(game, 3)
    at.play_on(random.Random(8), 40)
    page = look(at, 0).text
    drawn = re.search(r'data-drawn="(\w+)"', page)[1]
    moments = list(range(31, 39))
    known, strange = (look(at, 0, "/moments", at=moments, drawn=mark).text for mark in (drawn, "another"))
    alone = page.count('<svg class="board"') == 1  # then it is another one at each moment
    assert re.search(r"^b \d+ \d+$", known, re.MULTILINE) or alone
    assert not re.search(r"^b \d+ \d+$", strange, re.MULTILINE)
    assert len(gzip_compress(known.encode())) < len(gzip_compress(page.encode())) / 4


def test_the_address_of_the_coach_leads_to_the_history(seated, look):
    at = seated("pebbles", 3)
    answer = look(at, 0, "/coach")
    assert answer.status_code == 303
    assert answer.location == f"/tables/{at.number}/history#coach"
