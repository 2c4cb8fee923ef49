"""The list of a player's own hooks."""

ROOT = "/api/v1"


def test_a_player_lists_their_own_hooks_alone(client, person):
    anna, bob = person("anna"), person("bob")
    wish = {"url": "https://hooks.example.org/anna", "about": ["turn"]}
    made = client.post(f"{ROOT}/me/hooks", json=wish, headers=anna.keys)
    assert made.status_code == 201, made.json
    assert client.get(f"{ROOT}/me/hooks", headers=anna.keys).json["items"] == [made.json["hook"]]
    assert client.get(f"{ROOT}/me/hooks", headers=bob.keys).json["items"] == []
