"""What a browser may keep: for ever under the mark of its contents, never under another."""

import gzip
import re

import pytest

from service.platform.paths import template_folders
from service.site.assets import STYLESHEET, asset_url, load_assets


def test_an_asset_is_kept_for_ever_under_its_mark(gallery):
    answer = gallery.get(asset_url(STYLESHEET))
    assert answer.status_code == 200
    assert answer.mimetype == "text/css"
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"


def test_an_old_mark_finds_the_file_and_is_not_kept(gallery):
    answer = gallery.get(f"/static/0123456789ab/{STYLESHEET}")
    assert answer.status_code == 200
    assert answer.headers["Cache-Control"] == "no-cache"


def test_text_travels_squeezed_where_the_browser_can_read_it(gallery):
    plain = gallery.get(asset_url(STYLESHEET))
    squeezed = gallery.get(asset_url(STYLESHEET), headers={"Accept-Encoding": "gzip"})
    assert squeezed.headers["Content-Encoding"] == "gzip"
    assert "Accept-Encoding" in squeezed.headers["Vary"]
    assert gzip.decompress(squeezed.data) == plain.data


@pytest.mark.parametrize(
    "path", ["nothing.css", "../pages/base.html", "look/letter.css", "vendor/vendor.toml"]
)
def test_only_what_is_on_the_shelf_is_served(gallery, path):
    assert gallery.get(f"/static/{load_assets().mark}/{path}").status_code == 404


def test_a_template_that_names_no_asset_is_told_which_there_are():
    with pytest.raises(LookupError, match=r"no asset 'seal.png'; there are: .*seal.svg"):
        asset_url("seal.png")


def test_the_stylesheet_finds_what_it_names_and_asks_no_foreign_host(stylesheet):
    named = re.findall(r"url\(([^)]+)\)", stylesheet)
    assert named
    assert set(named) <= set(load_assets().assets)
    assert "@import" not in stylesheet


def test_the_stylesheet_has_nothing_for_what_no_template_uses(stylesheet):
    selectors = " ".join(re.findall(r"([^{}]+)\{", stylesheet))
    given_by_htmx = {"htmx-request"}
    styled = set(re.findall(r"\.([a-z][a-z-]*)", selectors)) - given_by_htmx
    written = "".join(
        file.read_text()
        for folder in template_folders()
        for file in folder.rglob("*")
        if file.suffix in {".html", ".svg", ".js"} and file.parent.name != "vendor"
    )
    assert styled
    assert styled <= set(re.findall(r"[a-z-]+", written))


def test_a_first_page_leaves_room_for_its_board():
    """A table page with its board has 120 kB; half of it is for what all pages share, Polish letters included."""
    assert len(load_assets().assets[STYLESHEET].squeezed) < 8_000
    shared = (STYLESHEET, "vendor/htmx.min.js", "vendor/alegreya-latin.woff2", "emblem.svg", "seal.svg")
    assert (
        sum(len(load_assets().assets[name].squeezed or load_assets().assets[name].body) for name in shared)
        < 66_000
    )
