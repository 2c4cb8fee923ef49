"""What makes the site one that can be installed."""

from service.site.assets import EMBLEM, asset_url, load_assets


def test_the_manifest_speaks_the_reader_s_language(client):
    answer = client.get("/procaccio.webmanifest", headers={"Accept-Language": "it"})
    told = answer.get_json(force=True)
    assert (told["lang"], told["display"], told["start_url"]) == ("it", "standalone", "/")
    assert client.get(told["icons"][0]["src"]).mimetype == "image/svg+xml"
    assert "manifest-src 'self'" in answer.headers["Content-Security-Policy"]


def test_the_worker_is_asked_for_anew_each_time(client):
    answer = client.get("/worker.js")
    assert answer.mimetype == "text/javascript"
    assert answer.headers["Cache-Control"] == "no-cache"


def test_what_is_shown_without_a_line_says_nothing_of_whoever_reads(client, seated):
    at = seated("pebbles", 2)
    for path in ("/offline", "/offline?kept"):
        told = client.get(path).text
        assert client.get(path, headers=at.keys[0]).text == told
        # without one, browsers ask for /favicon.ico
        assert f'rel="icon" type="image/svg+xml" href="{asset_url(EMBLEM)}"' in told


def test_the_icon_counts(client):
    for count in (1, 9):
        assert f">{count}</text>" in load_assets().assets[f"emblem-{count}.svg"].body.decode()
