"""The form for owners of a box: every doubtful figure can be entered, the file comes back, faults stand at their figures."""

import io
import re
import tomllib
from dataclasses import replace
from html import unescape

import pytest
from werkzeug.datastructures import MultiDict

from engine import games
from engine.editions.check import check_edition
from engine.editions.edition import PRINTED
from engine.editions.figures import doubtful_figures
from service.platform.deps import EXTENSION, deps, install_deps
from service.platform.settings import PLAYERS

pytestmark = pytest.mark.both_databases

DOUBTFUL = [
    name
    for name, game in games().items()
    if set(game.editions[game.edition].provenance().values()) != {PRINTED}
]


@pytest.fixture
def owner(house, anna):
    """Somebody with the box, in a house that lets players enter it."""
    with house.app_context():
        kept = deps()
        install_deps(house, replace(kept, settings=replace(kept.settings, box_form=PLAYERS)))
    yield anna
    house.extensions[EXTENSION] = kept


def sent_by(page: str) -> MultiDict[str, str]:
    """All that a browser would send of the form as it lies there."""
    form = page[page.index('name="text"') - 30 :].partition("</form>")[0]
    sent: MultiDict[str, str] = MultiDict()
    for tag in re.findall(r"<select\b.*?</select>|<input\b.*?>", form, re.DOTALL):
        name = re.search(r'name="([^"]*)"', tag)[1]
        if tag.startswith("<select"):
            value = re.search(r'<option value="([^"]*)" selected', tag)
        else:
            value = re.search(r'value="([^"]*)"', tag, re.DOTALL)
            if 'type="checkbox"' in tag and " checked" not in tag:
                continue
        sent.add(unescape(name), unescape(value[1]) if value else "")
    return sent


def figures_of(game):
    editions = games()[game].editions
    own = editions.own[games()[game].edition]
    return list(doubtful_figures(own, own, editions.shape))


def test_nobody_else_finds_it_unless_the_host_lets_players_in(anna, client):
    assert anna.get("/box").status_code == 404
    assert anna.get(f"/box/{DOUBTFUL[0]}").status_code == 404


def test_the_rules_lead_to_it_where_it_is_open(owner, client):
    told = {game: owner.get(f"/rules/{game}").text for game in games()}
    assert {game for game, page in told.items() if f'href="/box/{game}"' in page} == set(DOUBTFUL)
    assert f'href="/box/{DOUBTFUL[0]}"' in client.get(f"/rules/{DOUBTFUL[0]}").text


def test_the_rules_do_not_lead_to_what_is_closed(anna):
    assert "/box" not in anna.get(f"/rules/{DOUBTFUL[0]}").text


def test_each_game_with_doubtful_figures_is_offered(owner):
    page = owner.get("/box").text
    assert all(f'href="/box/{game}?from=' in page for game in DOUBTFUL)
    assert owner.get("/box/chess").status_code == 404
    assert owner.get(f"/box/{DOUBTFUL[0]}?from=none").status_code == 404


@pytest.mark.parametrize("game", DOUBTFUL)
def test_the_form_sent_as_it_is_brings_the_same_data_and_the_same_marks(owner, game):
    page = owner.get(f"/box/{game}").text
    assert all(f'id="{figure.key}"' in page for figure in figures_of(game))
    saved = owner.post(f"/box/{game}", data=sent_by(page) | {"do": "save"})
    assert saved.headers["Content-Disposition"] == f"attachment; filename={game}-box.toml"
    own = games()[game].editions[games()[game].edition]
    edition = check_edition(games()[game].editions, f"{game}-box", saved.text).edition
    assert edition.hash == own.hash
    assert edition.provenance() == own.provenance()


@pytest.mark.parametrize("game", DOUBTFUL)
def test_all_ticked_nothing_is_ours_any_more_and_the_file_may_be_put_in_again(owner, game):
    sent = sent_by(owner.get(f"/box/{game}").text)
    sent.setlist("seen", [figure.key for figure in figures_of(game)])
    looked_at = owner.post(f"/box/{game}", data=sent | {"do": "check"})
    assert looked_at.status_code == 200
    assert "The file is valid" in looked_at.text
    saved = owner.post(f"/box/{game}", data=sent | {"do": "save"}).text
    edition = check_edition(games()[game].editions, f"{game}-box", saved).edition
    assert set(edition.provenance().values()) == {PRINTED}
    again = owner.post("/box", data={"file": (io.BytesIO(saved.encode()), f"{game}-box.toml")})
    assert again.status_code == 200
    assert f"{len(figures_of(game))} of {len(figures_of(game))}" in again.text
    assert sent_by(again.text).getlist("seen") == sent.getlist("seen")


def test_a_figure_that_is_another_is_from_the_box(owner):
    [figure] = figures_of("pebbles")
    sent = sent_by(owner.get("/box/pebbles").text)
    assert sent.getlist(figure.key) == ["1", "2", "3", "4", "5", "", ""]
    sent.setlist(figure.key, ["2", "7"])
    sent["title"] = "Second printing"
    plain = tomllib.loads(owner.post("/box/pebbles", data=sent | {"do": "save"}).text)
    assert (plain["title"], plain["gems"], plain["provenance"]["gems"]) == (
        "Second printing",
        [2, 7],
        PRINTED,
    )


def test_what_is_wrong_is_said_at_its_figure_and_nothing_is_lost(owner):
    sent = sent_by(owner.get("/box/pebbles").text)
    sent.setlist("gems", ["2", "many"])
    refused = owner.post("/box/pebbles", data=sent | {"do": "save"})
    assert refused.status_code == 422
    field = refused.text[refused.text.index('id="gems"') :].partition("</fieldset>")[0]
    assert "Wrong type; expected: integer." in unescape(field)
    sent.setlist("gems", ["2", "20000"])
    refused = owner.post("/box/pebbles", data=sent | {"do": "check"})
    field = refused.text[refused.text.index('id="gems"') :].partition("</fieldset>")[0]
    assert "place 2: 20,000; expected 0 to 10,000" in unescape(field)
    assert "20000" in field
    saved = owner.post("/box/pebbles", data=sent | {"do": "save"})
    assert "gems = [2, 20000]" in saved.text
    again = owner.post("/box", data={"file": (io.BytesIO(saved.data), "pebbles-box.toml")}).text
    assert sent_by(again).getlist("gems") == ["2", "20000", "", ""]


@pytest.mark.parametrize(
    "text", [b"", b"[torn", b"\xff\xfe", b'game = "chess"', b'purse = "full"', b"gems = 3"]
)
def test_a_file_that_is_no_edition_is_refused_in_one_sentence(owner, text):
    refused = owner.post("/box", data={"file": (io.BytesIO(text), "box.toml")})
    assert refused.status_code == 422
    assert "This file is not an edition" in refused.text
    assert owner.post("/box").status_code == 422


def test_players_are_told_who_can_put_it_to_use(owner):
    sent = sent_by(owner.get("/box/pebbles").text)
    page = owner.post("/box/pebbles", data=sent | {"do": "check"}).text
    assert "The moderators of this site can use the file" in page
    assert "use-edition" not in page


def test_a_name_that_would_lead_elsewhere_is_none(owner):
    sent = sent_by(owner.get("/box/pebbles").text)
    sent["name"] = "../box"
    refused = owner.post("/box/pebbles", data=sent | {"do": "check"})
    assert refused.status_code == 422
    assert "“../box”" in unescape(refused.text)
