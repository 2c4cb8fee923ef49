"""Web Push: sealed for one browser, signed by the house, sent once, and forgotten where the browser is gone."""

import json
import random
from base64 import urlsafe_b64encode
from datetime import timedelta

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from sqlalchemy import select

from service.people.erase import erase_player
from service.people.export import export_player
from service.platform.accounts.models import Player, PlayerSession
from service.platform.deps import EXTENSION
from service.platform.outbox.models import Letter
from service.platform.transaction import read_session, transaction
from service.play.invitations.invite import invite_address, revoke_invitation
from service.play.messages.models import PushSubscription
from service.play.tables.models import Table
from service.play.tables.open import TableRequest, open_table
from service.play.tables.queries import invitations_at
from service.play.talk.say import add_line, mark_read
from service.programs.feeds.push_delivery import deliver_pushes
from service.programs.feeds.push_seal import (
    CURVE,
    encode_base64url,
    house_key,
    house_public_key,
    public_point,
)
from service.programs.feeds.push_subscriptions import MOST, BadSubscription, subscribe, subscriptions_of
from service.programs.feeds.webhook_http import WebhookClient

pytestmark = pytest.mark.both_databases
AUTH = bytes(range(16))
HOME = "127.0.0.0/8"
HERE = {"Sec-Fetch-Site": "same-origin"}


class Browser:
    """What a browser gives when it subscribes, and how it opens what it is sent."""

    def __init__(self, service) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.given = {
            "endpoint": f"http://127.0.0.1:{service.server_port}/push/{random.random()}",
            "sealed_for": encode_base64url(public_point(self.key)),
            "auth": encode_base64url(AUTH),
        }

    def opened(self, body: bytes) -> dict[str, object]:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=AUTH, version="aes128gcm"))


@pytest.fixture
def service(house, receiver):
    """The service of a browser's maker, on loopback; nothing else can be called."""
    fitted = house.extensions[EXTENSION]
    before = fitted.messenger
    object.__setattr__(fitted, "messenger", WebhookClient(HOME, lambda _host, _port: ["127.0.0.1"]))
    receiver.status = 201
    yield receiver
    object.__setattr__(fitted, "messenger", before)


@pytest.fixture
def at(seated):
    return seated("pebbles", 2)


@pytest.fixture
def anna(house, at, clock, service):
    """The first seat's player, told in one browser."""
    browser = Browser(service)
    with house.app_context(), transaction() as session:
        browser.player = session.get(Table, at.number).seats[0].player_id
        browser.session = signed_in(session, browser.player, clock())
        subscribe(session, player_id=browser.player, session_id=browser.session, now=clock(), **browser.given)
    return browser


def signed_in(session, player: int, now) -> int:
    opened = PlayerSession(
        player_id=player,
        digest=random.randbytes(8),
        device="test",
        created_at=now,
        used_at=now,
        expires_at=now + timedelta(days=9),
    )
    session.add(opened)
    session.flush()
    return opened.id


def told(house, clock) -> int:
    with house.app_context():
        return deliver_pushes(now=clock())


def owes(at) -> bool:
    question = at.question(0)
    return question is not None and question["owed"]


def asked(at) -> None:
    """Somebody answers until the first seat is asked anew."""
    luck = random.Random("push")
    at.play_on(luck, 1)
    while not owes(at):
        at.play_on(luck, 1)


def test_who_is_asked_is_told_in_their_browser_and_nobody_else_can_read_it(house, at, anna, service, clock):
    asked(at)
    assert told(house, clock) >= 1
    _, headers, body = service.heard[-1]
    message = anna.opened(body)
    assert (message["url"], message["body"]) == (f"/tables/{at.number}", "It is your turn.")
    assert message["waiting"] == 1
    assert headers["Content-Encoding"] == "aes128gcm"
    assert b"turn" not in body
    with pytest.raises(http_ece.ECEException):
        http_ece.decrypt(
            body, private_key=ec.generate_private_key(CURVE), auth_secret=AUTH, version="aes128gcm"
        )


def test_a_message_is_signed_with_the_key_that_the_browser_was_given(app, at, anna, service, clock):
    asked(at)
    told(app, clock)
    signature = service.heard[-1][1]["Authorization"]
    assert Vapid02.verify(signature)
    assert signature.endswith(f"k={house_public_key()}")
    assert house_key() is house_key()


def test_what_was_answered_meanwhile_is_not_sent(house, at, anna, service, clock):
    asked(at)
    luck = random.Random("on")
    while owes(at):
        at.play_on(luck, 1)
    told(house, clock)
    assert not [body for _, _, body in service.heard if anna.opened(body)["body"] == "It is your turn."]


def bodies(house, clock, anna, service) -> list[object]:
    told(house, clock)
    return [anna.opened(body)["body"] for _, _, body in service.heard]


@pytest.mark.parametrize("read", [False, True])
def test_who_is_spoken_to_is_told_where_and_not_what(house, at, anna, service, clock, read):
    with house.app_context(), transaction() as session:
        other = session.get(Table, at.number).seats[1].player_id
        line = add_line(session, table_id=at.number, player_id=other, text="a secret", to=[0], now=clock()).id
        if read:
            mark_read(session, table_id=at.number, player_id=anna.player, said=line)
    spoken = [text for text in bodies(house, clock, anna, service) if "written" in text]
    assert len(spoken) == (0 if read else 1)
    if not read:
        _, headers, body = service.heard[-1]
        assert anna.opened(body)["url"] == f"/tables/{at.number}#said"
        assert "a secret" not in str(anna.opened(body))
        assert headers["Topic"] == f"talk-{at.number}"


def test_who_has_left_the_seat_is_told_of_no_talk(house, at, anna, service, clock):
    with house.app_context(), transaction() as session:
        mine, other = session.get(Table, at.number).seats
        add_line(session, table_id=at.number, player_id=other.player_id, text="a secret", to=[0], now=clock())
        mine.player_id = None
    assert not any("written" in text for text in bodies(house, clock, anna, service))


@pytest.mark.parametrize("withdrawn", [False, True])
def test_who_is_invited_is_told(house, at, anna, service, clock, withdrawn):
    with house.app_context(), transaction() as session:
        host = session.get(Table, at.number).seats[1].player
        host.email = "bruno@example.org"
        row = open_table(session, host=host, wish=TableRequest(game="pebbles", seats=2), now=clock())
        email = session.get(Player, anna.player).email
        invite_address(session, table_id=row.id, by=host.id, email=email, now=clock())
        if withdrawn:
            (asked_for,) = session.scalars(invitations_at(row.id, by=None))
            revoke_invitation(session, table_id=row.id, invitation_id=asked_for.id, player_id=host.id)
    invited = [text for text in bodies(house, clock, anna, service) if "invited" in text]
    assert len(invited) == (0 if withdrawn else 1)


@pytest.mark.parametrize(("status", "left"), [(404, 0), (410, 0), (500, 1), (429, 1)])
def test_a_browser_that_is_gone_is_forgotten_and_one_in_trouble_is_asked_again(
    house, at, anna, service, clock, status, left
):
    service.status = status
    asked(at)
    told(house, clock)
    with house.app_context(), read_session() as session:
        assert len(subscriptions_of(session, anna.player)) == left
        assert anna.given["endpoint"] not in str(session.scalars(select(Letter.recipient)).all())


def test_no_call_goes_into_our_own_network(house, at, anna, service, clock):
    fitted = house.extensions[EXTENSION]
    object.__setattr__(fitted, "messenger", WebhookClient(""))
    asked(at)
    told(house, clock)
    assert not service.heard


def test_a_browser_that_has_signed_out_is_told_nothing(house, at, anna, service, clock):
    with house.app_context(), transaction() as session:
        session.get(PlayerSession, anna.session).revoked_at = clock()
    asked(at)
    told(house, clock)
    assert not service.heard


def test_it_goes_with_the_person_and_is_told_to_them(house, at, anna, clock):
    with house.app_context(), transaction() as session:
        (mine,) = export_player(session, anna.player)["push_subscription"]
        assert mine["endpoint"] == anna.given["endpoint"]
        assert "auth" not in mine
        erase_player(session, player_id=anna.player, now=clock())
        assert not session.scalars(select(PushSubscription)).all()


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "ftp://push.example.org/1"},
        {"endpoint": "https://user@push.example.org/1"},
        {"endpoint": "https://push.example.org/" + "x" * 3000},
        {"sealed_for": "AAAA"},
        {"sealed_for": "%%%"},
        {"auth": urlsafe_b64encode(b"short").decode()},
    ],
)
def test_what_no_browser_gives_is_refused(house, anna, clock, wrong):
    with house.app_context(), transaction() as session, pytest.raises(BadSubscription):
        subscribe(
            session,
            player_id=anna.player,
            session_id=anna.session,
            now=clock(),
            **(anna.given | wrong),
        )


def test_of_too_many_browsers_the_oldest_are_told_no_more(house, anna, service, clock):
    with house.app_context(), transaction() as session:
        for _ in range(MOST):
            subscribe(
                session,
                player_id=anna.player,
                session_id=anna.session,
                now=clock(),
                **Browser(service).given,
            )
        ends = [each.endpoint for each in subscriptions_of(session, anna.player)]
    assert len(ends) == MOST
    assert anna.given["endpoint"] not in ends
