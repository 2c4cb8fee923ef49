"""Taking one's data along, and leaving, over the API."""

import pytest

EXPORT, ME = "/api/v1/me/export", "/api/v1/me"


def test_what_is_kept_of_me_is_mine_to_take(client, person):
    anna = person("anna")
    person("bea")
    taken = client.get(EXPORT, headers=anna.keys)
    assert taken.status_code == 200
    assert taken.json["player"]["email"] == "anna@example.org"
    assert {"letters", "records", "player_session", "note"} <= taken.json.keys()
    assert "bea" not in taken.text
    assert "digest" not in taken.text


@pytest.mark.parametrize("query", [{}, {"meant": "false"}, {"meant": "perhaps"}])
def test_nobody_leaves_who_does_not_say_that_it_is_meant(client, person, query):
    anna = person("anna")
    refused = client.delete(ME, headers=anna.keys, query_string=query)
    assert refused.json["type"].endswith("invalid-request")
    assert client.get(ME, headers=anna.keys).json["email"] == "anna@example.org"


@pytest.mark.parametrize("key", [{}, {"Idempotency-Key": "leaving-1"}])
def test_who_leaves_is_gone_and_the_keys_with_him(client, person, key):
    anna = person("anna")
    left = client.delete(ME, headers=anna.keys | key, query_string={"meant": "true"})
    assert (left.status_code, left.data) == (204, b"")
    assert client.get(ME, headers=anna.keys).status_code == 401
