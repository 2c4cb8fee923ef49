"""An edition from somebody's box, put to use by a moderator."""

from dataclasses import replace

import pytest

from engine import games
from engine.editions.text import text_made_from
from service.platform.deps import EXTENSION, deps, install_deps
from service.platform.editions import offer_editions

GAME = "pebbles"
EDITIONS = games()[GAME].editions
TEXT = text_made_from(GAME, next(iter(EDITIONS.own.values())), "From my box")


@pytest.fixture
def folder(house, tmp_path):
    """The folder of editions that this house has."""
    with house.app_context():
        kept = deps()
        install_deps(house, replace(kept, settings=replace(kept.settings, editions=str(tmp_path))))
    yield tmp_path
    house.extensions[EXTENSION] = kept
    offer_editions(None)


def test_it_is_written_offered_at_once_and_noted_on_the_trail_once(desk, folder, seated):
    deed = desk.done("use-edition", name="box", text=TEXT)
    assert (folder / "box.toml").read_text() == TEXT
    assert deed["after"] == {"edition": "box", "game": GAME, "hash": EDITIONS["box"].hash}
    assert "text" not in deed["given"]
    assert seated(GAME, 2, edition="box").shown["edition"] == "box"
    assert desk.do("use-edition", name="box", text=TEXT).json["changed"] is False
    assert [deed["act"] for deed in desk.deeds()] == ["use-edition"]
    desk.done("use-edition", name="box", text=TEXT.replace("From my box", "Mended"))
    assert EDITIONS["box"].title == "Mended"


def test_as_a_form_sends_it(desk, folder):
    desk.done("use-edition", name="box", text=TEXT.replace("\n", "\r\n"))
    assert (folder / "box.toml").read_bytes() == TEXT.encode()


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("box", TEXT.replace("gems", "gem"), "faulty-edition"),
        ("box", TEXT.replace("gems = [1, 2, 3, 4, 5]", "gems = [1]"), "unplayable-edition"),
        ("box", "[torn", "faulty-edition"),
        ("river", TEXT, "faulty-edition"),
        ("../box", TEXT, "faulty-edition"),
        ("/tmp/box", TEXT, "faulty-edition"),
    ],
)
def test_what_nobody_could_play_with_is_written_nowhere(desk, folder, name, text, why):
    refused = desk.do("use-edition", name=name, text=text)
    assert (refused.status_code, refused.json["type"].rpartition("/")[2]) == (409, "cannot-be")
    assert list(folder.iterdir()) == []
    assert desk.deeds() == []


def test_without_a_folder_it_says_so(desk):
    refused = desk.do("use-edition", name="box", text=TEXT)
    assert "PROCACCIO_EDITIONS" in refused.json["detail"]


def test_a_folder_that_nobody_may_write_into_is_told(desk, folder):
    (folder / "box.new").mkdir()
    refused = desk.do("use-edition", name="box", text=TEXT)
    assert refused.status_code == 409
    assert "cannot be written" in refused.json["detail"]


def test_players_do_not_do_it(client, person, folder):
    refused = client.post(
        "/api/v1/desk/house/use-edition",
        json={"name": "box", "text": TEXT, "reason": "mine"},
        headers=person("anna").keys,
    )
    assert refused.status_code in {403, 404}
    assert list(folder.iterdir()) == []
