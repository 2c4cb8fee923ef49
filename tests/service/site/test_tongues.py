"""Pages in every language: rendered whole, and no English left in them."""

import pytest

from tests.parts.catalogues import TRANSLATED, english_left

KEPT_FOR_PROGRAMMERS = (
    "/api/",
    "/openapi",
    "/static",
    "/metrics",
    "/health",
    "/desk",
    "/gallery",
)
"""References and the desk: see docs/translating.md."""
each_language = pytest.mark.parametrize("language", TRANSLATED)


def pages_of(house):
    """Every address that needs no more than being opened."""
    for rule in house.url_map.iter_rules():
        if "GET" in rule.methods and not rule.arguments and not rule.rule.startswith(KEPT_FOR_PROGRAMMERS):
            yield rule.rule


def english_in(browser, address: str, language: str) -> list[str]:
    answer = browser.get(address, headers={"Accept-Language": language}, follow_redirects=True)
    return english_left(answer.text, language) if answer.mimetype == "text/html" else []


@each_language
def test_a_stranger_reads_no_english(house, language):
    browser = house.test_client()
    browser.environ_base.update(HTTP_ACCEPT="text/html,*/*;q=0.8")
    left = {page: found for page in pages_of(house) if (found := english_in(browser, page, language))}
    assert left == {}


@each_language
def test_a_player_reads_no_english(house, client, person, browser_of, seated, language):
    at = seated("pebbles", 3)
    anna = person("zoe")
    sent = {"language": language}
    assert client.patch("/api/v1/me", json=sent, headers=anna.keys).status_code == 200
    browser = browser_of(anna)
    addresses = [*pages_of(house), f"/tables/{at.number}", f"/tables/{at.number}/history"]
    left = {page: found for page in addresses if (found := english_in(browser, page, language))}
    assert left == {}
