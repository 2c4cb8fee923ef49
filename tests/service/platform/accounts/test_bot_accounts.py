"""An account with which a program plays says so, wherever its name is shown, and is not rated."""


def test_its_name_bears_the_mark(client, person):
    anna = person("anna")

    def change(**changes):
        return client.patch("/api/v1/me", json=changes, headers=anna.keys).json

    assert change(bot_account=True)["name"] == "Anna (bot)"
    assert change(name="Turing")["name"] == "Turing (bot)"
    assert change(name="Turing (bot)")["name"] == "Turing (bot)"
    assert change(bot_account=False, name="Anna (bot) (bot)")["name"] == "Anna"


def test_everybody_is_told_at_a_table_and_it_is_not_rated(client, person):
    anna, bob = person("anna"), person("bob")
    client.patch("/api/v1/me", json={"bot_account": True}, headers=anna.keys)
    wish = {"game": "pebbles", "seats": 2, "rated": True}
    table = client.post("/api/v1/tables", json=wish, headers=anna.keys).json["id"]
    seats = client.post(f"/api/v1/tables/{table}/seats", json={}, headers=bob.keys).json["seats"]
    told = [(seat["player"], seat["kind"], seat["bot_account"]) for seat in seats]
    assert told == [("Anna (bot)", "person", True), ("Bob", "person", False)]
    rated = client.get(f"/api/v1/tables/{table}/ratings", headers=bob.keys).json["seats"]
    assert [(each["rated"], each["why"]) for each in rated] == [(False, "bot"), (True, "")]
