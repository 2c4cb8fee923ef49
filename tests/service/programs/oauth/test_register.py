"""An author registers a program: by API or on a page, with addresses at which a code arrives unread."""

import pytest

from service.web.access import COOKIE

SITE = {"Origin": "http://127.0.0.1:8000"}
BACK = "https://bot.example.org/back"


@pytest.fixture
def anna(person):
    return person("anna")


def test_only_where_a_code_arrives_unread(client, anna, subtests):
    for uri, good in {
        "https://bot.example.org/back?from=here": True,
        "http://localhost:8080/": True,
        "http://[::1]/back": True,
        "org.example.bot:/back": True,
        "http://bot.example.org/back": False,
        "javascript:alert(1)": False,
        "bot:/back": False,
        "https:///back": False,
        "https://anna:secret@bot.example.org/": False,
        "https://bot.example.org/#part": False,
        "https://bot.example.org:99999/": False,
        "https://[bot/": False,
        "https://[2001:db8::1]/back": True,
        "https://*.bot.example.org/": False,
        "https://bot.example.org,evil.example/": False,
    }.items():
        with subtests.test(uri):
            sent = {"name": "A program", "redirect_uris": [uri]}
            answer = client.post("/api/v1/me/programs", json=sent, headers=anna.keys)
            assert answer.status_code == (201 if good else 422)


def test_an_author_registers_on_a_page(client, anna):
    client.set_cookie(COOKIE, anna.session)
    wrong = client.post(
        "/me/programs", data={"name": "A", "redirect_uris": "http://far.example.org"}, headers=SITE
    )
    assert (wrong.status_code, "Each line must be an address with https" in wrong.text) == (422, True)
    form = {"name": "Pocket courier", "redirect_uris": f"{BACK}\nhttp://127.0.0.1/"}
    assert (
        client.post("/me/programs", data=form, headers=SITE).location
        == "/me/programs?done=program-registered"
    )
    (mine,) = client.get("/api/v1/me/programs", headers=anna.keys).json["items"]
    assert (mine["redirect_uris"], mine["client_id"] in client.get("/me/programs").text) == (
        [BACK, "http://127.0.0.1/"],
        True,
    )
    assert client.post(f"/me/programs/{mine['id']}/drop", headers=SITE).status_code == 303
    assert client.get("/api/v1/me/programs", headers=anna.keys).json["items"] == []


@pytest.mark.parametrize(
    "name",
    [
        "Procaccio",
        "procaccio bot",
        "PROCACC1O",
        "\u0420r\u043e\u0441\u0430\u0441\u0441i\u043e",
        "Pro-cac-cio",
        "Prócaccio Support",
    ],
)
def test_nobody_else_bears_the_name_of_the_house(client, anna, name):
    program = {"name": name, "redirect_uris": [BACK]}
    for answer in (
        client.post("/api/v1/me/programs", json=program, headers=anna.keys),
        client.patch("/api/v1/me", json={"name": name}, headers=anna.keys),
    ):
        assert answer.status_code == 422
        assert "This name belongs to the house." in answer.text


def test_a_name_that_only_sounds_a_little_alike_is_free(client, anna):
    assert client.patch("/api/v1/me", json={"name": "Pronaccio"}, headers=anna.keys).status_code == 200
