"""Trying out on a page: alone, on a copy, through either door."""

import re

import pytest

GUARD = re.compile(r'name="(question|played)" value="(\d+)"')
GAMES = ("pebbles", "pebbles", "pebbles")


def guard(page):
    """What a form carries, so that it answers nothing else than its page asked."""
    return dict(GUARD.findall(page))


def first_answer(page):
    """A button of the page, or what the controls say before anybody touches them."""
    button = re.search(r'name="add" value="([^"]+)"', page)
    if button:
        return guard(page) | {"add": button.group(1)}
    return guard(page) | {"act": "choose", "kind": re.search(r'name="kind" value="([^"]+)"', page).group(1)}


@pytest.mark.parametrize("game", GAMES)
def test_a_try_out_is_played_on_its_page_and_changes_nothing(seated, press, look, game):
    at = seated(game, 3)
    before = at.shown["count"], look(at, 1).text
    assert press(at, 1, "try-out").status_code == 303
    for _ in range(5):
        page = look(at, 1, "/try-out").text
        assert press(at, 1, "try-out/moves", **first_answer(page)).status_code == 303
    assert (at.shown["count"], look(at, 1).text) == before
    assert look(at, 0, "/try-out").status_code == 409


def test_what_cannot_be_played_is_told_and_kept_in_its_field(seated, press, look):
    at = seated("pebbles", 3)
    press(at, 0, "try-out")
    answer = press(at, 0, "try-out/moves", typed="fly away", **guard(look(at, 0, "/try-out").text))
    assert answer.status_code == 422
    assert 'value="fly away"' in answer.text
    assert 'role="alert"' in answer.text


def test_a_try_out_is_thrown_away(seated, press, look):
    at = seated("pebbles", 3)
    press(at, 0, "try-out")
    assert press(at, 0, "try-out/drop").status_code == 303
    assert look(at, 0, "/try-out").status_code == 409


def test_a_link_is_enough_and_an_onlooker_tries_nothing(client, seated, seat_link, look):
    at = seated("pebbles", 3)
    link = seat_link(at, 2)
    assert client.post(f"{link}/try-out").status_code == 303
    assert client.get(f"{link}/try-out").status_code == 200
    assert look(at, None, "/try-out").status_code == 409
