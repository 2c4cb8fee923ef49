"""Programs of others: asked about on a page, let in by a code that opens nothing alone, and taken back at any time."""

from datetime import timedelta
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from authlib.oauth2.rfc7636 import create_s256_code_challenge
from authlib.oauth2.rfc8414 import AuthorizationServerMetadata
from sqlalchemy import func, select, update

from service.platform.accounts.models import Player
from service.platform.accounts.program_models import Permission, Program
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session, transaction
from service.programs.feeds.webhook_delivery import build_call
from service.programs.oauth.grants import CODE_LASTS, KEY_LASTS, RENEWABLE
from service.programs.oauth.permissions import KEPT, forget_permissions
from service.web.access import COOKIE
from tests.parts.people import bearer

HERE = "http://127.0.0.1:8000"
SITE = {"Origin": HERE}
BACK = "https://bot.example.org/back"
VERIFIER = "a-verifier-of-forty-three-characters-or-more-x"
ABROAD = {"Origin": "https://bot.example.org", "Sec-Fetch-Site": "cross-site"}


@pytest.fixture
def anna(person):
    return person("anna")


@pytest.fixture
def bob(person):
    return person("bob")


@pytest.fixture
def program(client, bob):
    """What Bob has written, and others may use."""
    sent = {"name": "Pocket courier", "redirect_uris": [BACK, "http://127.0.0.1/back"]}
    made = client.post("/api/v1/me/programs", json=sent, headers=bob.keys)
    assert made.status_code == 201
    return made.json


def problem_of(answer) -> str:
    return answer.json["type"].rpartition("/")[2]


def question(program, **more) -> str:
    """What a program has a browser ask."""
    asked = {
        "response_type": "code",
        "client_id": program["client_id"],
        "redirect_uri": BACK,
        "scope": "play",
        "state": 'of mine, "as it is"',
        "code_challenge": create_s256_code_challenge(VERIFIER),
        "code_challenge_method": "S256",
    } | more
    return f"/oauth/authorize?{urlencode({key: text for key, text in asked.items() if text is not None})}"


@pytest.fixture
def ask(client, anna, program):
    """Anna in her browser, at the page to which the program has sent her."""

    def load(**more):
        client.set_cookie(COOKIE, anna.session)
        page = client.get(question(program, **more))
        client.delete_cookie(COOKIE)
        return page

    return load


@pytest.fixture
def say(client, anna, program):
    """She presses a button there; what the program is told."""

    def press(answer="yes", **more):
        client.set_cookie(COOKIE, anna.session)
        sent = client.post(question(program, **more), data={"answer": answer}, headers=SITE)
        client.delete_cookie(COOKIE)
        assert sent.status_code == 302
        return {name: texts[0] for name, texts in parse_qs(urlsplit(sent.location).query).items()}

    return press


@pytest.fixture
def fetch(client, program):
    """The program comes for its keys, from a page of its own."""

    def post(**form):
        sent = {"client_id": program["client_id"], "redirect_uri": BACK} | form
        return client.post("/api/v1/oauth/token", data=sent, headers=ABROAD)

    return post


@pytest.fixture
def allowed(say, fetch):
    """The keys of a program to which she has said yes."""

    def keys(**more):
        code = say(**more)["code"]
        answer = fetch(grant_type="authorization_code", code=code, code_verifier=VERIFIER)
        assert answer.status_code == 200
        return answer.json

    return keys


def test_the_page_says_who_asks_and_what_it_may(ask, program):
    page = ask()
    for told in (
        "Pocket courier",
        "is by Bob",
        "bot.example.org",
        "play for you",
        "see your e-mail address",
    ):
        assert told in page.text
    assert "https://bot.example.org" in page.headers["Content-Security-Policy"]
    reading = ask(scope="read").text
    assert reading.index("It may not") < reading.index("play, write or change anything")
    assert "resign" not in reading


def test_a_program_that_bears_the_name_of_the_house_is_not_let_in(client, anna, ask, program, house):
    """It may be older than the rule that refuses such a name."""
    with house.app_context(), transaction() as session:
        session.execute(update(Program).values(name="Procaccio"))
    page = ask()
    assert (page.status_code, "This name is reserved for the site" in page.text) == (400, True)
    client.set_cookie(COOKIE, anna.session)
    answered = client.post(question(program), data={"answer": "yes"}, headers=SITE)
    assert (answered.status_code, answered.location) == (400, None)


def test_whoever_is_not_signed_in_signs_in_first_and_comes_back(client, program):
    sent = client.get(question(program))
    assert (sent.status_code, sent.location.split("?")[0]) == (303, "/sign-in")
    assert "code_challenge" in sent.location


def test_a_program_plays_for_whoever_allowed_it(client, anna, allowed, say):
    told = say()
    assert (told["state"], told["iss"]) == ('of mine, "as it is"', HERE)
    keys = allowed()
    assert (keys["token_type"], keys["expires_in"], keys["scope"]) == ("Bearer", 3600, "play")
    me = client.get("/api/v1/me", headers=bearer(keys["access_token"]))
    assert (me.json["id"], me.json["email"]) == (anna.id, None)
    opened = client.post(
        "/api/v1/tables", json={"game": "pebbles", "seats": 2}, headers=bearer(keys["access_token"])
    )
    assert opened.status_code == 201


def test_what_is_allowed_is_the_most_that_it_can_do(client, allowed, subtests):
    reading, playing = allowed(scope="read")["access_token"], allowed(scope="read play")["access_token"]
    refusals = [
        (reading, "POST", "/api/v1/tables", {"game": "pebbles", "seats": 2}, "scope-too-small"),
        (playing, "GET", "/api/v1/me/export", None, "not-for-programs"),
        (playing, "POST", "/api/v1/me/tokens", {"name": "more"}, "not-for-programs"),
        (playing, "GET", "/api/v1/me/mails", None, "not-for-programs"),
        (playing, "GET", "/api/v1/me/mail-address", None, "not-for-programs"),
        (playing, "GET", "/api/v1/tables/1/invitations", None, "not-for-programs"),
        (playing, "POST", "/api/v1/tables/1/seats/0/keys", None, "not-for-programs"),
        (playing, "GET", "/api/v1/desk/clocks", None, "scope-too-small"),
    ]
    for key, method, path, body, problem in refusals:
        with subtests.test(path):
            answer = client.open(path, method=method, json=body, headers=bearer(key))
            assert (answer.status_code, problem_of(answer)) == (403, problem)


def test_no_means_no(say):
    told = say("no")
    assert (told["error"], "code" in told) == ("access_denied", False)


def test_where_it_cannot_be_known_who_asks_nobody_is_sent_on(ask, subtests):
    for wrong in (
        {"client_id": "nobody"},
        {"client_id": 'no\u00e9body"\\\x00'},
        {"client_id": None},
        {"redirect_uri": "https://elsewhere.example.org/back"},
        {"redirect_uri": f"{BACK}/more"},
        {"redirect_uri": "https://bot.example.org:8443/back"},
        {"redirect_uri": "http://127.0.0.1.example.org/back"},
        {"redirect_uri": "http://127.0.0.1:99999/back"},
        {"redirect_uri": None},
    ):
        with subtests.test(str(wrong)):
            page = ask(**wrong)
            assert (page.status_code, page.location) == (400, None)
            assert "request is not valid" in page.text


def test_what_else_is_wrong_the_program_is_told(ask, subtests):
    for wrong, error in (
        ({"code_challenge": None}, "invalid_request"),
        ({"code_challenge_method": "plain"}, "invalid_request"),
        ({"code_challenge_method": None}, "invalid_request"),
        ({"code_challenge": "short"}, "invalid_request"),
        ({"scope": "desk"}, "invalid_scope"),
        ({"scope": "read seat"}, "invalid_scope"),
        ({"response_type": "token"}, "unsupported_response_type"),
    ):
        with subtests.test(str(wrong)):
            page = ask(**wrong)
            assert page.location.startswith(f"{BACK}?error={error}&")


def test_on_ones_own_machine_any_port_will_do(ask):
    assert "to the program on your device" in ask(redirect_uri="http://127.0.0.1:53411/back").text


def test_a_foreign_site_presses_no_button_here(client, anna, program):
    client.set_cookie(COOKIE, anna.session)
    pressed = client.post(question(program), data={"answer": "yes"}, headers=ABROAD)
    assert (pressed.status_code, problem_of(pressed)) == (403, "foreign-origin")


def test_a_code_opens_nothing_alone_nor_twice_nor_late(say, fetch, clock, client, subtests):
    for wrong in (
        {"code_verifier": "another-verifier-of-forty-three-characters-xx"},
        {"code_verifier": None},
        {"redirect_uri": "http://127.0.0.1/back"},
        {"client_id": "nobody"},
        {"code": "pro_co_nothing"},
        {"grant_type": "password"},
        {"grant_type": '\u00e9"\\'},
    ):
        with subtests.test(str(wrong)):
            form = {
                "grant_type": "authorization_code",
                "code": say()["code"],
                "code_verifier": VERIFIER,
            } | wrong
            answer = fetch(**{key: text for key, text in form.items() if text is not None})
            assert answer.status_code in {400, 401}
            assert "error" in answer.json
            assert answer.headers["Access-Control-Allow-Origin"] == "*"
    code = say()["code"]
    first = fetch(grant_type="authorization_code", code=code, code_verifier=VERIFIER).json
    again = fetch(grant_type="authorization_code", code=code, code_verifier=VERIFIER)
    assert (again.status_code, again.json["error"]) == (400, "invalid_grant")
    assert problem_of(client.get("/api/v1/me", headers=bearer(first["access_token"]))) == "revoked-key"
    late = say()["code"]
    clock.tick(seconds=CODE_LASTS.total_seconds())
    assert fetch(grant_type="authorization_code", code=late, code_verifier=VERIFIER).status_code == 400


@pytest.mark.parametrize("wrong", ["another-verifier-of-forty-three-characters-xx", "short", ""])
def test_a_wrong_verifier_spends_the_code(say, fetch, wrong):
    code = say()["code"]
    assert fetch(grant_type="authorization_code", code=code, code_verifier=wrong).status_code == 400
    right = fetch(grant_type="authorization_code", code=code, code_verifier=VERIFIER)
    assert (right.status_code, right.json["error"]) == (400, "invalid_grant")


def test_keys_are_renewed_and_a_stolen_one_ends_them_all(allowed, fetch, clock, client):
    first = allowed()
    clock.tick(seconds=KEY_LASTS.total_seconds())
    assert problem_of(client.get("/api/v1/me", headers=bearer(first["access_token"]))) == "expired-key"
    second = fetch(grant_type="refresh_token", refresh_token=first["refresh_token"]).json
    third = fetch(grant_type="refresh_token", refresh_token=second["refresh_token"]).json
    assert client.get("/api/v1/me", headers=bearer(second["access_token"])).status_code == 401
    assert client.get("/api/v1/me", headers=bearer(third["access_token"])).status_code == 200
    stolen = fetch(grant_type="refresh_token", refresh_token=first["refresh_token"])
    assert (stolen.status_code, stolen.json["error"]) == (400, "invalid_grant")
    assert problem_of(client.get("/api/v1/me", headers=bearer(third["access_token"]))) == "revoked-key"
    assert fetch(grant_type="refresh_token", refresh_token=third["refresh_token"]).status_code == 400


def test_a_guessed_renewal_key_ends_nothing(allowed, fetch, client):
    held = allowed()
    assert fetch(grant_type="refresh_token", refresh_token="pro_re_guessed.guessed").status_code == 400
    assert fetch(grant_type="refresh_token", refresh_token="").status_code == 400
    assert client.get("/api/v1/me", headers=bearer(held["access_token"])).status_code == 200


def test_another_program_cannot_use_its_keys(allowed, fetch, client, person):
    other = client.post(
        "/api/v1/me/programs", json={"name": "Thief", "redirect_uris": [BACK]}, headers=person("eve").keys
    ).json
    held = allowed()
    taken = fetch(
        grant_type="refresh_token", refresh_token=held["refresh_token"], client_id=other["client_id"]
    )
    assert taken.status_code == 400
    gone = client.post(
        "/api/v1/oauth/revoke", data={"token": held["access_token"], "client_id": other["client_id"]}
    )
    assert gone.status_code == 400
    assert client.get("/api/v1/me", headers=bearer(held["access_token"])).status_code == 200


@pytest.mark.parametrize("which", ["access_token", "refresh_token"])
def test_a_program_gives_its_keys_back(allowed, client, program, which):
    held = allowed()
    form = {"token": held[which], "client_id": program["client_id"]}
    for _ in range(2):
        assert client.post("/api/v1/oauth/revoke", data=form).status_code == 200
    assert problem_of(client.get("/api/v1/me", headers=bearer(held["access_token"]))) == "revoked-key"


def test_one_press_takes_it_back_everywhere(allowed, client, anna, program, clock):
    phone, desktop = allowed(scope="read"), allowed()
    clock.tick(minutes=1)
    client.get("/api/v1/me", headers=bearer(phone["access_token"]))
    (listed,) = client.get("/api/v1/me/permissions", headers=anna.keys).json["items"]
    assert (listed["name"], listed["author"], listed["scope"]) == ("Pocket courier", "Bob", "play")
    assert listed["used_at"] is not None
    client.set_cookie(COOKIE, anna.session)
    assert "by Bob" in client.get("/me/keys").text
    pressed = client.post(f"/me/keys/permissions/{program['id']}/take-back", headers=SITE)
    assert pressed.location == "/me/keys?done=permission-taken-back"
    assert "by Bob" not in client.get("/me/keys").text
    client.delete_cookie(COOKIE)
    for keys in (phone, desktop):
        assert problem_of(client.get("/api/v1/me", headers=bearer(keys["access_token"]))) == "revoked-key"
    assert client.delete(f"/api/v1/me/permissions/{program['id']}", headers=anna.keys).status_code == 204
    assert client.delete("/api/v1/me/permissions/999", headers=anna.keys).status_code == 404


def test_whoever_ends_a_permission_its_streams_are_told_at_once(
    allowed, fetch, client, anna, bob, program, recorder, subtests
):
    def renew(held):
        return fetch(grant_type="refresh_token", refresh_token=held["refresh_token"])

    ends = {
        "player": lambda _: client.delete(f"/api/v1/me/permissions/{program['id']}", headers=anna.keys),
        "program": lambda held: client.post(
            "/api/v1/oauth/revoke", data={"token": held["access_token"], "client_id": program["client_id"]}
        ),
        "thief": lambda held: (renew(held), renew(held)),
        "author": lambda _: client.delete(f"/api/v1/me/programs/{program['id']}", headers=bob.keys),
    }
    for who, end in ends.items():
        with subtests.test(who):
            held = allowed()
            recorder.topics.clear()
            end(held)
            assert client.get("/api/v1/me", headers=bearer(held["access_token"])).status_code == 401
            assert f"player:{anna.id}" in recorder.topics


def test_a_program_goes_with_all_that_was_allowed_to_it(allowed, client, person, program, house):
    held = allowed()
    carl = person("carl")
    assert client.delete(f"/api/v1/me/programs/{program['id']}", headers=carl.keys).status_code == 404
    with house.app_context(), transaction() as session:
        session.delete(session.get_one(Program, program["id"]))
    assert problem_of(client.get("/api/v1/me", headers=bearer(held["access_token"]))) == "unknown-key"


def test_permissions_end_by_themselves(allowed, say, client, anna, clock, house):
    allowed()
    say()  # a code that nobody comes for
    clock.tick(seconds=(RENEWABLE + KEPT + timedelta(seconds=1)).total_seconds())
    assert client.get("/api/v1/me/permissions", headers=anna.keys).json["items"] == []
    with house.app_context(), transaction() as session:
        forget_permissions(session, clock())
        assert session.scalar(select(func.count()).select_from(Permission)) == 0


def test_a_library_finds_all_it_must_know(client):
    told = client.get("/.well-known/oauth-authorization-server")
    assert told.headers["Access-Control-Allow-Origin"] == "*"
    AuthorizationServerMetadata(told.json).validate()
    assert (told.json["issuer"], told.json["code_challenge_methods_supported"]) == (HERE, ["S256"])


@pytest.fixture
def called(client, program, bob, house):
    """The calls that wait for the program's one hook, as (player, kind)."""
    about = {"url": "https://bot.example.org/hook", "about": ["turn"], "program": program["id"]}
    made = client.post("/api/v1/me/hooks", json=about, headers=bob.keys)
    assert made.status_code == 201, made.json
    assert made.json["hook"]["program"] == program["id"]

    def calls():
        with house.app_context(), read_session() as session:
            waiting = select(Letter).where(Letter.channel == "webhook").order_by(Letter.id)
            return [
                (letter.payload["facts"].get("player"), letter.kind) for letter in session.scalars(waiting)
            ]

    return calls


def play_together(client, *players):
    table = client.post("/api/v1/tables", json={"game": "pebbles", "seats": 2}, headers=players[0].keys)
    joined = client.post(f"/api/v1/tables/{table.json['id']}/seats", json={}, headers=players[1].keys)
    assert joined.status_code == 200


@pytest.mark.parametrize("first", ["hook", "permission"])
def test_one_hook_of_a_program_tells_of_all_who_allow_it(
    client, anna, person, request, allowed, house, first
):
    if first == "permission":
        allowed()
    called = request.getfixturevalue("called")
    if first == "hook":
        allowed()
        allowed()  # on a second device
    play_together(client, anna, person("chris"))
    with house.app_context(), read_session() as session:
        me = session.scalar(select(Player.id).where(Player.name == "Anna"))
    assert called() == [(me, "turn")]


def test_a_program_is_not_told_of_players_who_take_it_back(
    client, anna, person, program, allowed, called, clock, house
):
    allowed(scope="read")
    play_together(client, anna, person("chris"))
    client.delete(f"/api/v1/me/permissions/{program['id']}", headers=anna.keys)
    play_together(client, anna, person("dora"))
    assert len(called()) == 1
    with house.app_context(), read_session() as session:
        (letter,) = session.scalars(select(Letter).where(Letter.channel == "webhook"))
        assert build_call(letter, clock()) is None


def test_nobody_makes_hooks_of_anothers_program(client, anna, program):
    sent = {"url": "https://bot.example.org/hook", "about": ["turn"], "program": program["id"]}
    refused = client.post("/api/v1/me/hooks", json=sent, headers=anna.keys)
    assert (refused.status_code, problem_of(refused)) == (404, "no-program")
