"""What is longer than anybody needs is refused in our words."""

import pytest


@pytest.mark.parametrize(
    ("asked", "status", "kind"),
    [
        ({"path": "/api/v1/games?a=" + "x" * 9000}, 414, "address-too-long"),
        ({"path": "/api/v1/games", "headers": {"X-Long": "x" * 33_000}}, 431, "headers-too-long"),
    ],
)
def test_long_addresses_and_heads_are_problems(client, asked, status, kind):
    answer = client.get(**asked)
    assert (answer.status_code, answer.content_type) == (status, "application/problem+json")
    assert answer.json["type"].rpartition("/")[2] == kind
    assert client.get("/api/v1/games?a=" + "x" * 8000).status_code != status
