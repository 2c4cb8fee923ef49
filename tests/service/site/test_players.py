"""The page of a player, and the page that explains."""


def test_a_player_is_seen_by_other_players(browser_of, person, client):
    anna, bob = person("anna"), person("bob")
    browser_of(anna).post("/tables/new/pebbles", data={"seats": "2", "who": "open", "sit": "yes"})
    hidden = {"seats": "2", "who": "invited", "sit": "yes", "name": "Hush"}
    browser_of(anna).post("/tables/new/pebbles", data=hidden)
    page = browser_of(bob).get(f"/players/{anna.id}").text
    assert "Anna" in page
    assert "No questions with a deadline yet" in page
    assert page.count('class="card"') == 1
    assert "Hush" not in page
    assert "@example.org" not in page
    assert client.get(f"/players/{anna.id}").status_code == 303
    assert browser_of(bob).get("/players/999").status_code == 404


def test_the_guide_tells_every_command_and_pace(client):
    page = client.get("/help").text
    for word in ("take back", "vacation", "Very slow", "/rules/"):
        assert word in page
