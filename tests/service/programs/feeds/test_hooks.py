"""Hooks over the API, and their calls: signed, told once, tried again, given up where nobody listens."""

import json
import random
from datetime import timedelta

import pytest
import standardwebhooks.webhooks as oracle
from standardwebhooks import Webhook, WebhookVerificationError

from service.platform.deps import EXTENSION
from service.platform.ports import DeliveryError
from service.platform.transaction import transaction
from service.play.messages.models import Hook
from service.programs.feeds.webhook_delivery import MOST_FAILURES, deliver_webhooks

pytestmark = pytest.mark.both_databases

ROOT = "/api/v1"
URL = "https://bot.example.org/procaccio"


class Ears:
    """A messenger that keeps what it is given, or fails."""

    def __init__(self) -> None:
        self.calls, self.fault = [], None

    def call(self, url, headers, body):
        if self.fault:
            raise self.fault
        self.calls.append((url, dict(headers), body))


@pytest.fixture
def ears(app):
    heard, fitted = Ears(), app.extensions[EXTENSION]
    before = fitted.messenger
    object.__setattr__(fitted, "messenger", heard)
    yield heard
    object.__setattr__(fitted, "messenger", before)


@pytest.fixture
def hooked(client, person):
    """A player with a hook: his keys, the hook's path, its secret."""

    def make(*about: str, who=None):
        keys = (who or person("zoe")).keys
        made = client.post(f"{ROOT}/me/hooks", json={"url": URL, "about": about or ["turn"]}, headers=keys)
        assert made.status_code == 201, made.json
        return keys, f"{ROOT}/me/hooks/{made.json['hook']['id']}", made.json["secret"]

    return make


def deliveries(client, keys, path):
    return client.get(f"{path}/deliveries", headers=keys).json["items"]


def test_a_ping_is_signed_as_the_standard_says(client, ears, hooked, clock, monkeypatch):
    keys, path, secret = hooked()
    assert client.post(f"{path}/ping", headers=keys).status_code == 204
    assert deliver_webhooks(now=clock()) == 1
    ((url, headers, body),) = ears.calls
    assert url == URL
    clock_of_oracle(monkeypatch, clock())
    assert Webhook(secret).verify(body, headers)["type"] == "ping"
    with pytest.raises(WebhookVerificationError):
        Webhook(secret).verify(body + b" ", headers)
    assert [each["state"] for each in deliveries(client, keys, path)] == ["sent"]


def clock_of_oracle(monkeypatch, now):
    class Standing(oracle.datetime):
        @classmethod
        def now(cls, tz=None):
            return now.astimezone(tz)

    monkeypatch.setattr(oracle, "datetime", Standing)


def test_a_call_heard_again_later_is_refused_and_one_made_again_is_good(
    client, ears, hooked, clock, monkeypatch
):
    keys, path, secret = hooked()
    client.post(f"{path}/ping", headers=keys)
    deliver_webhooks(now=clock())
    clock_of_oracle(monkeypatch, clock.tick(minutes=6))
    _, before, body = ears.calls[-1]
    with pytest.raises(WebhookVerificationError):
        Webhook(secret).verify(body, before)
    (made,) = deliveries(client, keys, path)
    client.post(f"{path}/deliveries/{made['id']}", headers=keys)
    deliver_webhooks(now=clock())
    _, after, body = ears.calls[-1]
    assert after["webhook-id"] == before["webhook-id"]
    Webhook(secret).verify(body, after)


def test_for_a_day_after_a_rotation_both_secrets_are_good(client, ears, hooked, clock, monkeypatch):
    keys, path, old = hooked()
    new = client.post(f"{path}/secret", headers=keys).json["secret"]
    assert new != old
    for passed, good in ((timedelta(), {old, new}), (timedelta(days=1), {new})):
        clock.now += passed
        client.post(f"{path}/ping", headers=keys)
        deliver_webhooks(now=clock())
        _, headers, body = ears.calls[-1]
        clock_of_oracle(monkeypatch, clock())
        for secret in (old, new):
            if secret in good:
                Webhook(secret).verify(body, headers)
            else:
                with pytest.raises(WebhookVerificationError):
                    Webhook(secret).verify(body, headers)


def test_a_player_is_called_about_his_own_turns_and_told_nothing_hidden(client, ears, person, clock):
    who = [person("anna"), person("bob")]
    for each in who:
        client.post(
            f"{ROOT}/me/hooks", json={"url": URL, "about": ["turn", "talk", "finished"]}, headers=each.keys
        )
    table = client.post(f"{ROOT}/tables", json={"game": "pebbles", "seats": 2}, headers=who[0].keys).json[
        "id"
    ]
    client.post(f"{ROOT}/tables/{table}/seats", json={}, headers=who[1].keys)
    waiting = client.get(f"{ROOT}/tables/{table}").json["seats"]
    deliver_webhooks(now=clock())
    said = [json.loads(body) for _, _, body in ears.calls]
    assert [each["data"]["seat"] for each in said] == [s["number"] for s in waiting if s["waiting_since"]]
    assert all(set(each["data"]) == {"table", "seat", "question", "links"} for each in said)
    page = said[0]["data"]["links"]["page"]  # for people: the table itself
    assert (
        client.get(page.removeprefix("http://127.0.0.1:8000"), headers={"Accept": "text/html"}).status_code
        == 200
    )


def test_a_turn_that_was_answered_meanwhile_is_not_called_about(client, ears, seated, clock):
    at = seated("pebbles", 2)
    me = client.get(f"{ROOT}/me", headers=at.keys[0]).json["id"]
    with transaction() as session:
        session.add(Hook(player_id=me, url=URL, about=["turn"], created_at=clock()))
    at.play_on(random.Random(1), moves=2)
    asked = at.question(0)
    assert asked["owed"]
    at.answer(0, asked["moves"][0]["text"])
    at.answer(1, at.question(1)["moves"][0]["text"])
    while at.shown["state"] == "running":
        at.play_on(random.Random(2), moves=1)
    assert deliver_webhooks(now=clock()) > 0
    assert ears.calls == []


def test_a_call_that_fails_is_tried_again_under_the_same_id(client, ears, hooked, clock):
    keys, path, _ = hooked()
    client.post(f"{path}/ping", headers=keys)
    ears.fault = DeliveryError("500")
    deliver_webhooks(now=clock())
    (failed,) = deliveries(client, keys, path)
    assert (failed["state"], failed["attempts"], failed["last_error"]) == ("failed", 1, "500")
    assert client.get(path, headers=keys).json["failures"] == 1
    ears.fault = None
    assert deliver_webhooks(now=clock()) == 0
    assert deliver_webhooks(now=clock.tick(minutes=1)) == 1
    assert ears.calls[0][1]["webhook-id"] == failed["message"]
    assert client.get(path, headers=keys).json["failures"] == 0
    again = client.post(f"{path}/deliveries/{failed['id']}", headers=keys)
    assert again.json["state"] == "pending"
    deliver_webhooks(now=clock())
    assert ears.calls[1][1]["webhook-id"] == failed["message"]


def test_a_hook_that_fails_and_fails_is_switched_off_until_it_is_tried(client, ears, hooked, clock):
    keys, path, _ = hooked()
    ears.fault = DeliveryError("500")
    client.post(f"{path}/ping", headers=keys)
    (called,) = deliveries(client, keys, path)
    for _ in range(MOST_FAILURES):
        if deliveries(client, keys, path)[0]["state"] == "dead":
            client.post(f"{path}/deliveries/{called['id']}", headers=keys)
        assert client.get(path, headers=keys).json["off_at"] is None
        deliver_webhooks(now=clock.tick(hours=3))
    shown = client.get(path, headers=keys).json
    assert (shown["off_why"], shown["failures"]) == ("failing", MOST_FAILURES)
    ears.fault = None
    deliver_webhooks(now=clock.tick(hours=3))
    assert ears.calls == []
    assert client.post(f"{path}/ping", headers=keys).status_code == 204
    deliver_webhooks(now=clock())
    assert len(ears.calls) == 1
    assert client.get(path, headers=keys).json["off_at"] is None


def test_a_receiver_that_is_gone_is_not_called_again(client, ears, hooked, clock):
    keys, path, _ = hooked()
    client.post(f"{path}/ping", headers=keys)
    ears.fault = DeliveryError("410", final=True)
    deliver_webhooks(now=clock())
    assert client.get(path, headers=keys).json["off_why"] == "gone"
    assert [each["state"] for each in deliveries(client, keys, path)] == ["dead"]


def test_a_dropped_hook_is_not_called(client, ears, hooked, clock):
    keys, path, _ = hooked()
    client.post(f"{path}/ping", headers=keys)
    assert client.delete(path, headers=keys).status_code == 204
    assert deliver_webhooks(now=clock()) == 0
    assert client.get(path, headers=keys).status_code == 404


def test_another_players_hook_is_not_there(client, hooked, person):
    _, path, _ = hooked()
    stranger = person("bob").keys
    assert {
        client.get(path, headers=stranger).status_code,
        client.delete(path, headers=stranger).status_code,
        client.post(f"{path}/secret", headers=stranger).status_code,
        client.get(f"{path}/deliveries", headers=stranger).status_code,
    } == {404}


@pytest.mark.parametrize(
    "url",
    [
        "ftp://bot.example.org/",
        "http://2130706433/",
        "https://a:b@bot.example.org/",
        "http://127.0.0.1/",
        "http://169.254.169.254/latest",
        "http://[::1]:8080/",
        "https://localhost/",
        "http://router.local/",
        "http://bot.example.org:22/",
        "http://93.184.215.14:5432/",
    ],
)
def test_an_address_that_cannot_be_meant_is_refused_at_once(client, person, url):
    answer = client.post(
        f"{ROOT}/me/hooks", json={"url": url, "about": ["turn"]}, headers=person("anna").keys
    )
    assert answer.json["type"].endswith("/hook-barred")
