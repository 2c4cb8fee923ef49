"""What a call of the client puts on the wire, and what it makes of the answer."""

import json

import httpx
import msgspec
import pytest

from procaccio_client import AsyncClient, Client, RequestRefused, Retries, Undeclared, Unreachable
from procaccio_client.models import FlorenceBid, ProfileChange, Turn, WishesChange
from tests.clients.event_loop import run_beside

SERVER = "http://play.example.org"
AT_ONCE = Retries(pauses=(0, 0), patience=5)
PLAYED = {"game": "florence", "count": 3, "played": True, "already": False, "events": []}
TURN = Turn(question=2, moves=[FlorenceBid(amount=400)])


class Server:
    """It answers as the test says, one answer after the other, and remembers what it was asked."""

    def __init__(self, *answers) -> None:
        self.answers = list(answers)
        self.asked: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(request)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def client(self, **more) -> Client:
        return Client(SERVER, "secret", retries=AT_ONCE, transport=httpx.MockTransport(self), **more)


def answered(data, status: int = 200, **headers: str) -> httpx.Response:
    return httpx.Response(status, json=data, headers=headers)


def problem(name: str, status: int, **more) -> dict:
    told = {"type": f"{SERVER}/problems/{name}", "title": name, "status": status, "detail": f"It is {name}."}
    return {**told, "request_id": "4f1c", **more}


def lost() -> httpx.ConnectError:
    return httpx.ConnectError("nobody is there")


def test_a_move_goes_out_as_the_document_writes_it():
    server = Server(answered(PLAYED))
    assert server.client().play_turn(7, 0, TURN).count == 3
    (sent,) = server.asked
    assert (sent.method, sent.url) == ("POST", f"{SERVER}/api/v1/tables/7/seats/0/turns")
    assert json.loads(sent.content)["moves"] == [{"do": "bid", "amount": 400}]
    assert sent.headers["Authorization"] == "Bearer secret"


def test_what_is_left_out_does_not_go_out():
    server = Server(answered({"rhythm": "now", "hours": [], "form": "short", "subjects": "news"}))
    server.client().update_mail_settings(WishesChange(form="short"))
    assert json.loads(server.asked[0].content) == {"form": "short"}


def test_words_in_paths_and_queries_are_escaped():
    server = Server(httpx.Response(200, text="BEGIN:VCALENDAR"), answered({"items": [], "next": None}))
    client = server.client()
    assert client.get_deadlines("a/b?c") == "BEGIN:VCALENDAR"
    client.list_waiting(questions=True)
    assert server.asked[0].url.raw_path == b"/api/v1/deadlines/a%2Fb%3Fc"
    assert server.asked[1].url.query == b"questions=true"


def test_a_call_that_nobody_answers_is_sent_again_and_counts_once():
    server = Server(lost(), httpx.Response(503), answered(PLAYED))
    server.client().play_turn(7, 0, TURN)
    keys = {sent.headers["Idempotency-Key"] for sent in server.asked}
    assert (len(server.asked), len(keys)) == (3, 1)


def test_two_calls_count_twice_but_for_those_under_one_key():
    server = Server(*[answered(PLAYED) for _ in range(4)])
    client = server.client()
    for key in (None, None, "mine", "mine"):
        client.play_turn(7, 0, TURN, idempotency_key=key)
    assert len({sent.headers["Idempotency-Key"] for sent in server.asked}) == 3


def test_who_only_asks_has_no_key():
    server = Server(answered({"items": [], "next": None}))
    server.client().list_waiting()
    assert "Idempotency-Key" not in server.asked[0].headers


def test_a_server_that_stays_away_is_unreachable():
    server = Server(lost(), lost(), lost())
    with pytest.raises(Unreachable, match=r"No answer from .* after 3 tries: nobody is there"):
        server.client().list_waiting()


def test_it_waits_as_long_as_the_server_asks_for_but_not_for_hours():
    waits = problem("too-many-requests", 429)
    server = Server(answered(waits, 429, **{"Retry-After": "0"}), answered({"items": [], "next": None}))
    assert server.client().list_waiting().items == []
    server = Server(answered(waits, 429, **{"Retry-After": "3600"}))
    with pytest.raises(RequestRefused):
        server.client().list_waiting()


def test_a_refusal_is_typed_and_carries_what_helps():
    legal = [{"game": "florence", "text": "bid 400", "move": {"do": "bid", "amount": 400}}]
    server = Server(answered(problem("illegal-move", 422, rule="too-low", legal=legal), 422))
    with pytest.raises(RequestRefused, match=r"It is illegal-move\.") as refused:
        server.client().play_turn(7, 0, TURN)
    assert refused.value.name == "illegal-move"
    assert refused.value.problem.rule == "too-low"
    assert [offered.move for offered in refused.value.problem.legal] == [FlorenceBid(amount=400)]


def test_a_refusal_says_which_field_is_wrong():
    wrong = {"json": {"company": {"0": ["Must be one of: apprentice, doge."]}}}
    with pytest.raises(RequestRefused, match=r"json\.company\.0: Must be one of: apprentice, doge\."):
        Server(answered(problem("invalid-request", 422, errors=wrong), 422)).client().list_waiting()


@pytest.mark.parametrize(
    ("url", "token", "why"),
    [
        ("127.0.0.1:8000", "secret", "begins with https"),
        (f"{SERVER}/api/v1/", "secret", "without /api/v1"),
        (SERVER, "secret\n", "line break"),
        (SERVER, "", "empty"),
    ],
)
def test_a_mistyped_address_or_token_is_told_at_once(url, token, why):
    with pytest.raises(ValueError, match=why) as told:
        Client(url, token)
    assert "secret" not in str(told.value)


def test_a_refusal_of_something_in_between_is_one_too():
    with pytest.raises(RequestRefused, match="status 418"):
        Server(httpx.Response(418, text="<h1>no</h1>")).client().list_waiting()


def test_what_a_newer_server_adds_passes_but_for_a_strict_client():
    told = {**PLAYED, "mood": "good", "events": []}
    assert Server(answered(told)).client().play_turn(7, 0, TURN).played
    with pytest.raises(Undeclared, match="/mood"):
        Server(answered(told)).client(strict=True).play_turn(7, 0, TURN)


def test_a_value_that_is_not_listed_is_an_error():
    unknown = answered({"rhythm": "weekly", "hours": [], "form": "short", "subjects": "news"})
    with pytest.raises(msgspec.ValidationError, match="weekly"):
        Server(unknown).client().get_mail_settings()


def test_a_change_can_be_bound_to_what_is_known():
    server = Server(answered(problem("changed-meanwhile", 412), 412))
    with pytest.raises(RequestRefused):
        server.client(language="it").update_me(ProfileChange(name="Anna"), if_match='"1"')
    assert (server.asked[0].headers["If-Match"], server.asked[0].headers["Accept-Language"]) == ('"1"', "it")


def test_the_async_client_does_the_same():
    server = Server(lost(), answered(PLAYED), answered(problem("nothing-asked", 409), 409), *[lost()] * 3)

    async def calls():
        transport = httpx.MockTransport(server)
        async with AsyncClient(SERVER, "secret", retries=AT_ONCE, transport=transport) as client:
            played = await client.play_turn(7, 0, TURN)
            with pytest.raises(RequestRefused):
                await client.get_question(7, 0)
            with pytest.raises(Unreachable):
                await client.list_waiting()
        return played

    assert run_beside(calls).count == 3
