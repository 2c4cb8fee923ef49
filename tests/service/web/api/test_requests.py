"""What holds for every request: problems, ids, idempotency, pages, ETags, origins, rates, headers."""

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from service.app import create_app
from service.platform.accounts.models import PlayerSession, Token
from service.platform.outbox.models import Letter
from service.platform.settings import Settings
from service.platform.transaction import read_session
from service.web.gzip import gzip_decompress
from tests.parts.service import StandingClock

ME = "/api/v1/me"
TOKENS = "/api/v1/me/tokens"
DAY = 24 * 60 * 60


@pytest.fixture
def anna(person):
    return person("anna")


def problem(answer) -> str:
    assert answer.content_type == "application/problem+json"
    assert answer.json["status"] == answer.status_code
    assert answer.json["request_id"] == answer.headers["X-Request-Id"]
    return answer.json["type"].rpartition("/")[2]


@pytest.mark.parametrize(
    ("body", "kind", "wanted"),
    [
        (b"{", "application/json", "malformed-request"),
        (b"\xff\xfe", "application/json", "malformed-request"),
        (b"[" * 100_000, "application/json", "malformed-request"),
        (b"[]", "application/json", "invalid-request"),
        (b"null", "application/json", "invalid-request"),
        (b'{"name": 7}', "application/json", "invalid-request"),
        (b'{"name": "a\\u0000b"}', "application/json", "invalid-request"),
        (b'{"name": "\\ud800"}', "application/json", "invalid-request"),
        (b'{"name": "line\\nline"}', "application/json", "invalid-request"),
        (b'{"email": "other@example.org"}', "application/json", "invalid-request"),
        (b'{"time_zone": "Mars/Olympus"}', "application/json", "invalid-request"),
        (b'{"language": "tlh"}', "application/json", "invalid-request"),
        (b'{"preferences": {"unheard": 1}}', "application/json", "invalid-request"),
        (b'{"name": "Bea", "name": "Cora"}', "application/json", "invalid-request"),
        (b'{"preferences": {"view": 1, "view": 2}}', "application/json", "invalid-request"),
        (b"name=Anna", "application/x-www-form-urlencoded", "unsupported-media-type"),
        (b"", None, "unsupported-media-type"),
        (b'{"name": "' + b"a" * 300_000 + b'"}', "application/json", "too-large"),
    ],
)
def test_bad_bodies_are_problems_and_change_nothing(client, anna, body, kind, wanted):
    before = client.get(ME, headers=anna.keys).json
    answer = client.patch(ME, data=body, content_type=kind, headers=anna.keys)
    assert problem(answer) == wanted
    assert client.get(ME, headers=anna.keys).json == before


@pytest.mark.parametrize(
    ("method", "path", "wanted"),
    [
        ("GET", "/api/v1/nowhere", "not-found"),
        ("PUT", ME, "method-not-allowed"),
        ("DELETE", "/api/v1/me/tokens/0", "not-found"),
        ("DELETE", f"/api/v1/me/tokens/{10**30}", "not-found"),
        ("DELETE", "/api/v1/me/tokens/x", "not-found"),
        ("GET", "/api/v1/me/tokens?limit=0", "invalid-request"),
        ("GET", "/api/v1/me/tokens?limit=101", "invalid-request"),
        ("GET", "/api/v1/me/tokens?cursor=%00", "invalid-request"),
        ("GET", "/api/v1/me/tokens?cursor=LTE=", "invalid-request"),
        ("GET", "/api/v1/me/tokens?surprise=1", "invalid-request"),
        ("GET", "/api/v1/me/tokens?limit=1&limit=2", "invalid-request"),
    ],
)
def test_bad_addresses_are_problems(client, anna, method, path, wanted):
    answer = client.open(path, method=method, headers=anna.keys)
    assert problem(answer) == wanted
    assert (answer.status_code == 405) == ("Allow" in answer.headers)


@pytest.mark.parametrize(
    ("path", "accepted", "status"),
    [
        (ME, "text/xml", 406),
        (ME, "application/json;q=0, text/html", 406),
        (ME, "text/xml, application/json;q=0.1", 200),
        (ME, "application/*", 200),
        (ME, "text/html, */*;q=0.8", 200),
        ("/api/v1/deadlines/nothing", "application/json", 406),
        ("/api/v1/deadlines/nothing", "text/calendar", 404),
    ],
)
def test_only_what_a_caller_accepts_is_sent(client, anna, path, accepted, status):
    answer = client.get(path, headers=anna.keys | {"Accept": accepted})
    assert answer.status_code == status
    if status == 406:
        assert problem(answer) == "not-acceptable"


def test_what_would_not_be_accepted_is_not_done(client, anna):
    sent = client.patch(ME, json={"name": "Bea"}, headers=anna.keys | {"Accept": "text/xml"})
    assert (problem(sent), client.get(ME, headers=anna.keys).json["name"]) == ("not-acceptable", "Anna")


def test_a_fault_is_told_without_detail(house, client, anna, monkeypatch):
    def broken(*_args):
        raise ZeroDivisionError("the secret reason")

    monkeypatch.setattr("service.web.api.dispatch.run_safe", broken)
    answer = client.get(ME, headers=anna.keys)
    assert problem(answer) == "internal-error"
    assert "secret reason" not in answer.text


def test_a_database_that_is_away_is_told_in_one_line_and_answered_with_when_to_come_back(
    client, anna, monkeypatch, caplog
):
    def gone(*_args):
        raise OperationalError("SELECT 1", {}, ConnectionError("refused\nat length"))

    monkeypatch.setattr("service.web.api.dispatch.run_safe", gone)
    answer = client.get(ME, headers=anna.keys)
    assert problem(answer) == "unavailable"
    assert answer.status_code == 503
    assert int(answer.headers["Retry-After"]) > 0
    (told,) = [record for record in caplog.records if "database is away" in record.message]
    assert "at length" not in told.message
    assert told.exc_info is None


@pytest.mark.parametrize(("given", "kept"), [("my-own-id-7", True), ("short", False), ("with space!", False)])
def test_a_harmless_request_id_is_taken_over(client, given, kept):
    answer = client.get("/api/v1/openapi.json", headers={"X-Request-Id": given})
    assert (answer.headers["X-Request-Id"] == given) is kept


class TestIdempotency:
    """Sent twice, done once."""

    def test_the_same_request_is_answered_the_same_and_done_once(self, client, anna):
        keys = anna.keys | {"Idempotency-Key": "k1"}
        first = client.patch(ME, json={"name": "Bea"}, headers=keys)
        client.patch(ME, json={"name": "Cora"}, headers=anna.keys)
        again = client.patch(ME, json={"name": "Bea"}, headers=keys)
        assert (again.status_code, again.text) == (first.status_code, first.text)
        assert client.get(ME, headers=anna.keys).json["name"] == "Cora"

    def test_another_request_under_the_same_key_is_refused(self, client, anna):
        keys = anna.keys | {"Idempotency-Key": "k1"}
        client.patch(ME, json={"name": "Bea"}, headers=keys)
        assert problem(client.patch(ME, json={"name": "Cora"}, headers=keys)) == "key-for-another-request"

    def test_a_refused_request_leaves_its_key_free(self, client, anna):
        keys = anna.keys | {"Idempotency-Key": "k1"}
        assert client.delete(f"{TOKENS}/77", headers=keys).status_code == 404
        assert client.patch(ME, json={"name": "Bea"}, headers=keys).status_code == 200

    def test_two_players_may_choose_the_same_key(self, client, anna, person):
        for who in (anna, person("ben")):
            keys = who.keys | {"Idempotency-Key": "k1"}
            assert client.patch(ME, json={"name": "Bea"}, headers=keys).status_code == 200

    def test_a_secret_is_not_kept_to_be_told_again(self, app, client, anna):
        keys = anna.keys | {"Idempotency-Key": "k1"}
        assert client.post(TOKENS, json={"name": "bot"}, headers=keys).status_code == 201
        assert problem(client.post(TOKENS, json={"name": "bot"}, headers=keys)) == "key-in-use"
        with read_session() as session:
            assert len(session.scalars(select(Token)).all()) == 1

    def test_a_guest_who_asks_twice_sits_once(self, client, anna):
        made = client.post("/api/v1/tables", json={"game": "pebbles", "seats": 3}, headers=anna.keys).json
        link = client.put(f"/api/v1/tables/{made['id']}/link", headers=anna.keys).json["secret"]
        keys, body = {"Idempotency-Key": "k1"}, {"secret": link, "name": "Gina"}
        assert client.post("/api/v1/guests", json=body, headers=keys).status_code == 201
        assert problem(client.post("/api/v1/guests", json=body, headers=keys)) == "key-in-use"
        seats = client.get(f"/api/v1/tables/{made['id']}").json["seats"]
        assert [seat["player"] for seat in seats].count("Gina") == 1
        other = client.post("/api/v1/guests", json={**body, "name": "Hugo"}, headers=keys)
        assert other.status_code == 201, "a stranger's key is nobody else's"

    def test_a_link_asked_for_twice_is_one_mail(self, app, client):
        keys, body = {"Idempotency-Key": "k1"}, {"email": "ida@example.org"}
        asked = [client.post("/api/v1/sign-in/links", json=body, headers=keys) for _ in range(2)]
        assert [answer.status_code for answer in asked] == [202, 202]
        with read_session() as session:
            assert len(session.scalars(select(Letter)).all()) == 1

    def test_a_key_that_is_none_is_refused(self, client, anna):
        keys = anna.keys | {"Idempotency-Key": "a b"}
        assert problem(client.patch(ME, json={"name": "Bea"}, headers=keys)) == "invalid-request"


def test_pages_follow_each_other_by_cursor_while_rows_come_in(client, anna, token):
    for _ in range(5):
        token(anna, "read")
    seen, cursor = [], ""
    while cursor is not None:
        page = client.get(f"{TOKENS}?limit=2{cursor and f'&cursor={cursor}'}", headers=anna.keys).json
        seen += [item["id"] for item in page["items"]]
        cursor = page["next"]
        token(anna, "read")
    assert seen == sorted(seen, reverse=True)
    assert len(seen) == len(set(seen)) == 5


def test_long_answers_are_compressed_for_who_accepts_it(client, anna):
    path, zipped = "/api/v1/games", {"Accept-Encoding": "gzip"}
    whole, short = client.get(path), client.get("/api/v1/me/permissions", headers=anna.keys | zipped)
    answer = client.get(path, headers=zipped)
    assert (answer.content_encoding, gzip_decompress(answer.data)) == ("gzip", whole.data)
    assert len(answer.data) < len(whole.data) / 3
    assert [each.content_encoding for each in (whole, short)] == [None, None]
    assert all("Accept-Encoding" in each.vary for each in (answer, whole, short))


class TestETags:
    """What has not changed is not sent; what has is not overwritten unseen."""

    def test_the_unchanged_is_not_sent_again(self, client, anna):
        tag = client.get(ME, headers=anna.keys).headers["ETag"]
        assert client.get(ME, headers=anna.keys | {"If-None-Match": tag}).status_code == 304
        client.patch(ME, json={"name": "Bea"}, headers=anna.keys)
        assert client.get(ME, headers=anna.keys | {"If-None-Match": tag}).status_code == 200

    def test_a_change_decided_on_an_older_state_is_refused(self, client, anna):
        keys = anna.keys | {"If-Match": client.get(ME, headers=anna.keys).headers["ETag"]}
        assert client.patch(ME, json={"name": "Bea"}, headers=keys).status_code == 200
        assert problem(client.patch(ME, json={"name": "Cora"}, headers=keys)) == "changed-meanwhile"


class TestOrigins:
    """A cookie works for our own pages only; a token works from anywhere."""

    @pytest.mark.parametrize(
        ("told", "status"),
        [
            ({"Sec-Fetch-Site": "same-origin"}, 200),
            ({"Sec-Fetch-Site": "none"}, 200),
            ({"Origin": "http://127.0.0.1:8000"}, 200),
            ({"Sec-Fetch-Site": "cross-site"}, 403),
            ({"Sec-Fetch-Site": "same-site"}, 403),
            ({"Sec-Fetch-Site": "cross-site", "Origin": "http://127.0.0.1:8000"}, 403),
            ({"Origin": "https://evil.example.org"}, 403),
            ({"Origin": "null"}, 403),
            ({}, 403),
        ],
    )
    def test_a_change_by_cookie_must_come_from_here(self, client, anna, told, status):
        client.set_cookie("procaccio", anna.session)
        assert client.get(ME).status_code == 200
        assert client.patch(ME, json={"name": "Bea"}, headers=told).status_code == status

    def test_programs_on_other_sites_may_call_with_a_token_and_never_with_a_cookie(self, client, anna):
        asked = client.options(ME, headers={"Origin": "https://bot.example.org"})
        assert asked.status_code == 200
        assert asked.headers["Access-Control-Allow-Origin"] == "*"
        assert "Authorization" in asked.headers["Access-Control-Allow-Headers"]
        assert "Last-Event-ID" in asked.headers["Access-Control-Allow-Headers"]
        assert "Access-Control-Allow-Credentials" not in asked.headers
        assert "Access-Control-Allow-Origin" not in client.get("/problems/").headers


class TestRates:
    """Counted per player, shared through Redis where there is one, and still counted when Redis is away."""

    @pytest.fixture
    def ask(self, tmp_path):
        def build(**settings):
            app = create_app(Settings(data=tmp_path, rate="3/day", **settings), clock=StandingClock())
            return lambda: app.test_client().get("/api/v1/openapi.json")

        return build

    def test_too_many_are_told_when_to_come_back(self, ask):
        get = ask()
        answers = [get() for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert problem(answers[3]) == "too-many-requests"
        assert 0 < int(answers[3].headers["Retry-After"]) <= DAY
        assert [answer.headers["X-RateLimit-Remaining"] for answer in answers] == ["2", "1", "0", "0"]
        assert "Retry-After" not in answers[0].headers

    def test_what_a_browser_asks_before_is_not_counted(self, tmp_path):
        client = create_app(Settings(data=tmp_path, rate="2/day"), clock=StandingClock()).test_client()
        asked = {"Origin": "https://client.example", "Access-Control-Request-Method": "POST"}
        answers = [client.options("/api/v1/tables", headers=asked) for _ in range(4)]
        assert {answer.status_code for answer in answers} == {200}
        assert client.get("/api/v1/openapi.json").headers["X-RateLimit-Remaining"] == "1"

    def test_two_processes_count_together_through_redis(self, ask, valkey):
        one, other = ask(redis_url=valkey), ask(redis_url=valkey)
        assert [one().status_code, other().status_code, one().status_code] == [200] * 3
        refused = other()
        assert refused.status_code == 429
        assert 0 < int(refused.headers["Retry-After"]) <= DAY

    def test_the_end_of_the_time_window_stays_the_same(self, ask, valkey):
        get = ask(redis_url=valkey)
        ends = [int(get().headers["X-RateLimit-Reset"]) for _ in range(5)]
        assert max(ends) - min(ends) <= 1

    def test_when_redis_is_away_each_process_counts_for_itself(self, ask):
        get = ask(redis_url="redis://127.0.0.1:9/0")
        assert [get().status_code for _ in range(4)] == [200, 200, 200, 429]

    def test_players_are_counted_apart(self, house, client, person):
        remaining = [
            client.get(ME, headers=person(name).keys).headers["X-RateLimit-Remaining"]
            for name in ("anna", "ben")
        ]
        assert remaining == ["599", "599"]


def test_every_answer_is_dressed(client):
    for path in ("/api/v1/", "/nowhere", "/sign-in", "/api/v1/me"):
        headers = client.get(path).headers
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert "unsafe" not in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "same-origin"


def test_over_tls_browsers_are_told_to_stay_there(tmp_path):
    app = create_app(Settings(data=tmp_path, public_url="https://play.example.org"))
    assert "Strict-Transport-Security" in app.test_client().get("/api/v1/").headers


def test_the_last_use_is_noted_but_not_at_every_request(app, client, anna, clock):
    def used_at():
        with read_session() as session:
            return session.scalars(select(PlayerSession.used_at)).one()

    born = clock()
    clock.tick(minutes=4)
    client.get(ME, headers=anna.keys)
    assert used_at() == born
    clock.tick(minutes=2)
    client.get(ME, headers=anna.keys)
    assert used_at() == clock()
