"""What the hall says first, and what tables without a name are called there."""

import re

from engine import games
from tests.service.site.test_hall import open_table


def test_a_table_without_a_name_is_called_by_its_game_and_who_sits_there(house, anna, browser_of, person):
    game = games()["pebbles"].title("en")
    number = open_table(anna, seats="3")
    bob = browser_of(person("bob"))
    bob.post(f"/tables/{number}/sit", data={"seat": "1"})
    for page in ("/", "/open", f"/tables/{number}"):
        assert re.search(rf"<h[13]>(<a[^>]*>)?{game}: Anna, Bob<", anna.get(page).text), page
    assert f"Table {number}" in anna.get("/open").text
    named = open_table(anna, name="Tuesday")
    assert f'<a href="/tables/{named}">Tuesday</a>' in anna.get("/open").text


def test_where_nothing_waits_the_hall_says_it_in_short_and_leads_on(anna):
    number = open_table(anna, seats="3")
    page = anna.get("/").text
    assert '<div class="empty">' not in page
    assert page.index("Nothing waits for you") < page.index('href="/learn"') < page.index(f"/tables/{number}")
