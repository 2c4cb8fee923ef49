"""Leave that is given back before it begins, and the paces that a table can be opened with."""

ROOT = "/api/v1"


def test_leave_is_given_back_before_it_begins(client, person):
    anna = person("anna")
    taken = client.post(f"{ROOT}/me/leave", json={"first": "2026-08-03", "days": 5}, headers=anna.keys)
    (away,) = taken.json["leave"]
    again = client.post(f"{ROOT}/me/leave/cancel", json={"start": away["start"]}, headers=anna.keys)
    assert again.json["leave"] == []
    refused = client.post(f"{ROOT}/me/leave/cancel", json={"start": away["start"]}, headers=anna.keys)
    assert refused.status_code == 422


def test_every_pace_that_is_listed_opens_a_table(client, person):
    anna = person("anna")
    paces = client.get(f"{ROOT}/paces").json["items"]
    assert len(paces) > 2
    for pace in paces:
        wish = {"game": "pebbles", "seats": 2, "pace": pace["name"]}
        opened = client.post(f"{ROOT}/tables", json=wish, headers=anna.keys)
        assert opened.status_code == 201, opened.json
        assert opened.json["pace"] == pace["pace"]
