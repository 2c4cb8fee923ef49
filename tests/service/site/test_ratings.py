"""Ratings on pages: the form of a table, the table, the page of a player, leaderboards, the wishes of a profile."""

import random

ROOT = "/api/v1"


def test_the_last_move_is_told_on_every_page(seated, browser_of, person):
    at = seated("pebbles", 2)
    at.play_on(random.Random("over"))
    lines = at.client.get(f"{ROOT}/leaderboard", headers=at.keys[0]).json["items"]
    zoe = browser_of(person("zoe"))
    board, player = zoe.get("/leaderboard").text, zoe.get(f"/players/{lines[0]['player_id']}").text
    for page in (board, player):
        assert str(lines[0]["rating"]) in page
        assert "provisional" in page
    assert "People I know" not in board
    assert f"One rated table, from 1000 to {lines[0]['rating']}" in player
    assert "1 of 2" in player
    table = zoe.get(f"/tables/{at.number}").text
    assert f"1000 → {lines[0]['rating']}" in table
    assert "Rated: Anna, Bob." in zoe.get(f"/tables/{at.number}/rated").text


def test_the_form_opens_rated_tables_and_says_who_is(browser_of, person):
    anna = browser_of(person("anna"))
    sent = {"seats": "2", "who": "open", "sit": "yes"}
    page = anna.get(anna.post("/tables/new/pebbles", data=sent).location).text
    assert "Rated from two rated players on" in page
    page = anna.get(anna.post("/tables/new/pebbles", data={**sent, "rated": "no"}).location).text
    assert "Not rated, just for fun." in page


def test_wishes_are_kept_in_the_profile(browser_of, person, client):
    zoe = person("zoe")
    form = {"name": "Zoe", "language": "en", "time_zone": "UTC", "shown_to": "nobody"}
    assert browser_of(zoe).post("/me", data=form).status_code == 303
    told = client.get(f"{ROOT}/me", headers=zoe.keys).json
    assert (told["rated"], told["shown_to"]) == (False, "nobody")
    wrong = client.patch(f"{ROOT}/me", json={"shown_to": "friends"}, headers=zoe.keys)
    assert wrong.status_code == 422
    page = browser_of(person("bob")).get(f"/players/{zoe.id}").text
    assert "does not show you their ratings" in page


def test_an_address_of_ones_own_shows_the_usual_board(browser_of, person):
    anna = browser_of(person("anna"))
    for query in ("game=chess", "month=yesterday", "cursor=x"):
        page = anna.get(f"/leaderboard?{query}")
        assert page.status_code == 200
        assert "Nobody is rated yet" in page.text
