"""My browsers: told, tried, told no more."""

from sqlalchemy import select

from service.platform.outbox.models import Letter
from service.platform.transaction import read_session
from service.play.messages.models import PushSubscription

GIVEN = {
    "endpoint": "https://push.example.org/send/1",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


def kept(house, what):
    """A column of all that there are."""
    with house.app_context(), read_session() as session:
        return session.scalars(select(what)).all()


def test_a_browser_is_told_tried_and_told_no_more(house, anna):
    assert anna.post("/me/push", data=GIVEN).location == "/me/push?done=push-on"
    (browser,) = kept(house, PushSubscription.id)
    assert "test" in anna.get("/me/push").text
    anna.post(f"/me/push/{browser}/try")
    assert kept(house, Letter.channel) == ["push"]
    anna.post(f"/me/push/{browser}/drop")
    assert not kept(house, PushSubscription.id)


def test_what_no_browser_sends_is_refused_in_a_sentence(house, anna):
    answer = anna.post("/me/push", data=GIVEN | {"auth": "x"})
    assert answer.status_code == 422
    assert "The subscription is not valid" in answer.text
    assert not kept(house, PushSubscription.id)


def test_another_s_browser_is_none_of_mine(house, anna, browser_of, person):
    anna.post("/me/push", data=GIVEN)
    (browser,) = kept(house, PushSubscription.id)
    bruno = browser_of(person("bruno"))
    for act in ("try", "drop"):
        assert bruno.post(f"/me/push/{browser}/{act}").status_code == 404
    assert kept(house, PushSubscription.id)


def test_signing_out_ends_it_and_clears_what_the_browser_kept(house, anna):
    anna.post("/me/push", data=GIVEN)
    answer = anna.post("/sign-out")
    assert answer.headers["Clear-Site-Data"] == '"cache", "storage"'
    assert not kept(house, PushSubscription.id)
