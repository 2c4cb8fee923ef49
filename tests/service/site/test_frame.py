"""What stands around every page: colours that are kept, a way out, and no way elsewhere."""

import pytest

from service.web.access import COOKIE

SAME = {"Sec-Fetch-Site": "same-origin"}


def test_the_chosen_look_is_kept_without_a_script(client):
    assert "data-look" not in client.get("/sign-in").text
    answer = client.post("/look", data={"look": "dark", "back": "/sign-in"}, headers=SAME)
    assert answer.status_code == 303
    assert answer.location == "/sign-in"
    chosen = client.get("/sign-in").text
    assert 'data-look="dark"' in chosen
    assert 'value="dark" aria-pressed="true"' in chosen
    client.post("/look", data={"look": "system"}, headers=SAME)
    assert "data-look" not in client.get("/sign-in").text


def test_a_look_that_does_not_exist_is_the_system_s(client):
    client.post("/look", data={"look": '"><script>'}, headers=SAME)
    assert "<script>" not in client.get("/sign-in").text


@pytest.mark.parametrize(
    "back", ["https://example.org/", "//example.org", "/\\example.org", "x", "", "/a\r\nb"]
)
def test_a_form_sends_nobody_elsewhere(client, back):
    assert client.post("/look", data={"look": "dark", "back": back}, headers=SAME).location == "/"


@pytest.mark.parametrize("path", ["/look", "/sign-out"])
def test_another_site_cannot_press_the_buttons(client, path):
    answer = client.post(path, headers={"Sec-Fetch-Site": "cross-site"})
    assert answer.status_code == 403
    assert "Set-Cookie" not in answer.headers


def test_signing_out_ends_the_session_itself(client, person):
    anna = person("anna")
    client.set_cookie(COOKIE, anna.session)
    assert "Anna" in client.get("/sign-in").text
    answer = client.post("/sign-out", headers=SAME)
    assert answer.location == "/sign-in"
    assert client.get_cookie(COOKIE) is None
    client.set_cookie(COOKIE, anna.session)
    assert "Anna" not in client.get("/sign-in").text


def test_who_is_not_signed_in_may_sign_out(client):
    assert client.post("/sign-out", headers=SAME).status_code == 303


@pytest.mark.parametrize("path", ["/sign-in", "/api/v1/", "/problems/"])
def test_every_page_stands_in_the_frame(client, path):
    page = client.get(path).text
    assert 'href="#content"' in page
    assert 'id="content"' in page
    assert "procaccio.css" in page
