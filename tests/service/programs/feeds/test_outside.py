"""Calls to a receiver on loopback: what reaches it, and which answers count."""

import socket
from contextlib import suppress
from threading import Event, Thread

import pytest

from service.platform.ports import DeliveryError
from service.programs.feeds import webhook_http
from service.programs.feeds.webhook_http import WebhookClient

HOME = "127.0.0.0/8"


def url_of(receiver) -> str:
    return f"http://bot.home:{receiver.server_port}/hook?of=anna"


def at_home(_host, _port):
    return ["127.0.0.1"]


def test_a_call_reaches_the_checked_address_under_the_name_that_was_meant(receiver):
    WebhookClient(HOME, at_home).call(url_of(receiver), {"webhook-id": "msg_1"}, b"{}")
    ((path, headers, body),) = receiver.heard
    assert (path, body) == ("/hook?of=anna", b"{}")
    assert headers["Host"] == f"bot.home:{receiver.server_port}"
    assert headers["webhook-id"] == "msg_1"


@pytest.mark.parametrize(
    ("status", "final"), [(301, False), (307, False), (404, False), (410, True), (500, False)]
)
def test_other_answers_are_failures_and_no_redirect_is_followed(receiver, status, final):
    receiver.status = status
    with pytest.raises(DeliveryError, match=str(status)) as failed:
        WebhookClient(HOME, at_home).call(url_of(receiver), {}, b"{}")
    assert failed.value.final is final
    assert len(receiver.heard) == 1


def test_the_house_itself_is_not_called_unless_it_says_so(receiver):
    with pytest.raises(DeliveryError, match="inside"):
        WebhookClient("", at_home).call(url_of(receiver), {}, b"{}")
    assert receiver.heard == []


def test_a_receiver_that_does_not_answer_is_left(receiver, monkeypatch):
    monkeypatch.setattr(webhook_http, "PATIENCE", 0.2)
    receiver.status = 0
    with pytest.raises(DeliveryError):
        WebhookClient(HOME, at_home).call(url_of(receiver), {}, b"{}")


def test_a_receiver_that_speaks_too_slowly_is_left(monkeypatch):
    monkeypatch.setattr(webhook_http, "PATIENCE", 0.3)
    done = Event()
    with socket.create_server(("127.0.0.1", 0)) as server:

        def drip():
            line, _ = server.accept()
            with line, suppress(OSError):
                line.sendall(b"HTTP/1.1 200 OK\r\n")
                while not done.wait(0.05):
                    line.sendall(b"X")

        thread = Thread(target=drip)
        thread.start()
        try:
            with pytest.raises(DeliveryError):
                WebhookClient(HOME, at_home).call(f"http://bot.home:{server.getsockname()[1]}/", {}, b"{}")
        finally:
            done.set()
            thread.join()
