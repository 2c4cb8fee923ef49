"""The markup of every part: nothing inline, everything labelled, every reference answered."""

from collections import Counter
from html.parser import HTMLParser

import pytest

CONTROLS = ("input", "select", "textarea", "progress")


class Elements(HTMLParser):
    """The opening tags of a page, as pairs of name and attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data):
        if self.found and self.found[-1][0] == "script":
            assert not data.strip(), "a script inside the page"


@pytest.fixture
def page(gallery) -> str:
    answer = gallery.get("/gallery")
    assert answer.status_code == 200
    return answer.text


@pytest.fixture
def elements(page):
    return Elements(page).found


def test_nothing_is_inline(elements):
    for tag, attributes in elements:
        assert tag != "style"
        assert "style" not in attributes
        assert not [name for name in attributes if name.startswith("on")]


def test_nothing_comes_from_elsewhere(elements):
    addresses = [attributes.get("src") or attributes.get("href") or "" for _, attributes in elements]
    assert not [address for address in addresses if "//" in address]


def test_ids_are_given_once(elements):
    ids = Counter(attributes["id"] for _, attributes in elements if "id" in attributes)
    assert not [name for name, times in ids.items() if times > 1]


def test_whatever_is_referred_to_is_there(elements):
    ids = {attributes.get("id") for _, attributes in elements}
    for _, attributes in elements:
        for reference in ("for", "aria-describedby", "aria-labelledby"):
            assert set((attributes.get(reference) or "").split()) <= ids


def test_every_control_has_its_words(page, elements):
    labelled = {attributes.get("for") for tag, attributes in elements if tag == "label"}
    for tag, attributes in elements:
        if tag in CONTROLS and attributes.get("type") not in {"hidden", "radio", "checkbox"}:
            assert attributes["id"] in labelled


def test_an_error_is_heard_with_its_field(elements):
    wrong = next(attributes for _, attributes in elements if attributes.get("id") == "mail")
    assert wrong["aria-invalid"] == "true"
    assert wrong["aria-describedby"] == "mail-error mail-hint"


def test_the_letter_of_the_coach_is_composed_as_any_other(gallery):
    answer = gallery.get("/gallery/letter")
    assert "the coach has looked at every decision" in answer.text
    assert "cid:" not in answer.text
    assert answer.text.count("data:image/png") == 2
