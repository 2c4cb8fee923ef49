"""Finding one another: links, guests, invitations, leaving, the ways to begin, playing again."""

import random
import re

import pytest

from engine.values.chance import shuffle_items
from service.mail.deliver import deliver_mail
from service.platform.transaction import read_session
from service.play.tables.models import Table

pytestmark = pytest.mark.both_databases

ROOT = "/api/v1"


def kind(answer) -> str:
    return answer.json["type"].rpartition("/")[2]


@pytest.fixture
def anna(person):
    return person("anna").keys


@pytest.fixture
def bob(person):
    return person("bob").keys


@pytest.fixture
def opened(client, anna):
    """Opens a table as Anna, who sits at it: `path = opened(joining="link")`."""

    def make(**wish) -> str:
        body = {"game": "pebbles", "seats": 2, **wish}
        return f"{ROOT}/tables/{client.post(f'{ROOT}/tables', json=body, headers=anna).json['id']}"

    return make


@pytest.fixture
def mailed(app, clock, mailer):
    def mails():
        deliver_mail(now=clock())
        return mailer.mails

    return mails


class TestLinks:
    """Whoever has the table's link may sit down; with a new link the old one is dead."""

    @pytest.fixture
    def path(self, opened):
        return opened(joining="link", visibility="private")

    def link(self, client, path, keys) -> str:
        return client.put(f"{path}/link", headers=keys).json["secret"]

    def test_the_host_sees_the_link_again_and_nobody_else(self, client, path, opened, anna, bob):
        made = client.get(f"{path}/link", headers=anna).json["secret"]
        client.post(f"{ROOT}/joins", json={"secret": made, "seat": None}, headers=bob)
        assert client.get(f"{path}/link", headers=anna).json == {"secret": made}
        assert kind(client.get(f"{path}/link", headers=bob)) == "not-at-this-table"
        assert self.link(client, opened(joining="link"), anna) != made
        assert kind(client.get(f"{opened()}/link", headers=anna)) == "no-link"

    def test_a_private_table_is_not_there_for_strangers(self, client, path, bob):
        assert client.get(path, headers=bob).status_code == 404
        assert client.post(f"{path}/seats", json={}, headers=bob).status_code == 404
        assert client.put(f"{path}/link", headers=bob).status_code == 404

    def test_the_link_seats_a_player(self, client, path, anna, bob):
        secret = self.link(client, path, anna)
        joined = client.post(f"{ROOT}/joins", json={"secret": secret, "seat": 1}, headers=bob)
        assert [seat["player"] for seat in joined.json["seats"]] == ["Anna", "Bob"]
        assert joined.json["state"] == "running"

    def test_a_new_link_kills_the_old_one(self, client, path, anna, bob):
        old = self.link(client, path, anna)
        self.link(client, path, anna)
        assert kind(client.post(f"{ROOT}/joins", json={"secret": old}, headers=bob)) == "link-spent"

    def test_a_guest_plays_with_nothing_but_a_key(self, client, path, anna):
        secret = self.link(client, path, anna)
        guest = client.post(f"{ROOT}/guests", json={"secret": secret, "name": "Carla"}).json
        keys = {"Authorization": f"Bearer {guest['secret']}"}
        seat = f"{path}/seats/{guest['seat']}"
        asked = client.get(f"{seat}/question", headers=keys).json
        turn = {"question": asked["id"], "moves": ["stake 2"]}
        assert client.post(f"{seat}/turns", json=turn, headers=keys).status_code == 200
        assert [each["kind"] for each in client.get(path, headers=anna).json["seats"]] == ["person", "guest"]

    def test_the_key_opens_its_own_seat_only(self, client, path, anna, opened):
        guest = client.post(
            f"{ROOT}/guests", json={"secret": self.link(client, path, anna), "name": "Carla"}
        ).json
        keys = {"Authorization": f"Bearer {guest['secret']}"}
        assert kind(client.get(f"{path}/seats/0/view", headers=keys)) == "not-your-seat"
        assert kind(client.get(f"{opened()}/seats/1/view", headers=keys)) == "other-table"
        assert kind(client.get(f"{ROOT}/me/waiting", headers=keys)) == "scope-too-small"

    def test_a_renewed_key_is_the_only_one(self, client, path, anna):
        guest = client.post(
            f"{ROOT}/guests", json={"secret": self.link(client, path, anna), "name": "Carla"}
        ).json
        old = {"Authorization": f"Bearer {guest['secret']}"}
        renewed = client.post(f"{path}/seats/1/keys", headers=old).json["secret"]
        assert kind(client.get(f"{path}/seats/1/view", headers=old)) == "revoked-key"
        new = {"Authorization": f"Bearer {renewed}"}
        assert client.get(f"{path}/seats/1/view", headers=new).status_code == 200

    def test_where_only_the_invited_may_come_there_is_no_link(self, client, opened, anna):
        assert kind(client.put(f"{opened(joining='invited')}/link", headers=anna)) == "not-invited"


class TestInvitations:
    """An address is asked once, in its own language, and may then look and sit down."""

    def test_a_mail_leads_to_the_table(self, client, opened, anna, bob, mailed):
        path = opened(joining="invited", visibility="private", name="Tuesday Medici")
        assert client.get(path, headers=bob).status_code == 404
        for _ in range(2):
            invited = client.post(f"{path}/invitations", json={"email": "bob@example.org"}, headers=anna)
            assert invited.status_code == 204
        (mail,) = mailed()
        assert (mail["To"], mail["Subject"]) == (
            "bob@example.org",
            "Tuesday Medici · pebbles",
        )
        assert re.search(r"http://\S+/invitation/\S+", mail.get_body(("plain",)).get_content())
        listed = client.get(f"{ROOT}/tables?which=invited", headers=bob).json["items"]
        assert [table["name"] for table in listed] == ["Tuesday Medici"]
        assert client.post(f"{path}/seats", json={}, headers=bob).status_code == 200

    def test_an_invitation_withdrawn_lets_nobody_in(self, client, opened, anna, bob, mailed):
        path = opened(joining="invited", visibility="private")
        client.post(f"{path}/invitations", json={"email": "bob@example.org"}, headers=anna)
        (listed,) = client.get(f"{path}/invitations", headers=anna).json["items"]
        assert listed["email"] == "bob@example.org"
        assert client.delete(f"{path}/invitations/{listed['id']}", headers=anna).status_code == 204
        assert mailed() == []  # it had not left yet
        assert client.post(f"{path}/seats", json={}, headers=bob).status_code == 404
        assert client.get(f"{path}/invitations", headers=anna).json["items"] == []
        assert client.delete(f"{path}/invitations/{listed['id']}", headers=anna).status_code == 404

    def test_who_was_asked_again_reads_one_letter(self, client, opened, anna, bob, mailed):
        path = opened(joining="invited")
        for _ in range(2):
            client.post(f"{path}/invitations", json={"email": "bob@example.org"}, headers=anna)
            assert len(mailed()) == 1
            (listed,) = client.get(f"{path}/invitations", headers=anna).json["items"]
            client.delete(f"{path}/invitations/{listed['id']}", headers=anna)
        client.post(f"{path}/invitations", json={"email": "bob@example.org"}, headers=anna)
        assert client.post(f"{path}/seats", json={}, headers=bob).status_code == 200

    def test_only_the_host_sees_and_withdraws_what_others_asked(self, client, opened, anna, bob):
        path = opened(starting="host", seats=3)
        client.post(f"{path}/seats", json={}, headers=bob)
        for who, name in ((anna, "chris"), (bob, "david")):
            client.post(f"{path}/invitations", json={"email": f"{name}@example.org"}, headers=who)
        everybody = client.get(f"{path}/invitations", headers=anna).json["items"]
        assert [each["email"] for each in everybody] == ["david@example.org", "chris@example.org"]
        assert client.get(f"{path}/invitations", headers=bob).json["items"] == everybody[:1]
        refused = client.delete(f"{path}/invitations/{everybody[1]['id']}", headers=bob)
        assert kind(refused) == "not-at-this-table"
        assert client.delete(f"{path}/invitations/{everybody[0]['id']}", headers=anna).status_code == 204

    def test_a_stranger_invites_nobody(self, client, opened, bob, mailed):
        refused = client.post(f"{opened()}/invitations", json={"email": "x@example.org"}, headers=bob)
        assert kind(refused) == "not-at-this-table"
        assert mailed() == []

    @pytest.mark.usefixtures("unhurried")
    def test_a_table_cannot_be_used_for_advertisements(self, client, opened, anna):
        path = opened()
        answers = [
            client.post(f"{path}/invitations", json={"email": f"p{number}@example.org"}, headers=anna)
            for number in range(51)
        ]
        assert {answer.status_code for answer in answers[:50]} == {204}
        assert kind(answers[50]) == "too-many-invitations"


class TestSeats:
    """Sitting down and standing up, until play begins."""

    def test_one_may_stand_up_and_come_back(self, client, opened, anna, bob):
        path = opened(starting="host")
        client.post(f"{path}/seats", json={"seat": 1}, headers=bob)
        assert client.delete(f"{path}/seats/1", headers=bob).status_code == 204
        assert client.get(path).json["seats"][1]["player"] is None
        assert client.post(f"{path}/seats", json={}, headers=bob).status_code == 200

    def test_the_host_may_free_a_seat_and_nobody_else_may(self, client, opened, anna, bob):
        path = opened(starting="host")
        client.post(f"{path}/seats", json={}, headers=bob)
        assert kind(client.delete(f"{path}/seats/0", headers=bob)) == "not-at-this-table"
        assert client.delete(f"{path}/seats/1", headers=anna).status_code == 204

    def test_a_taken_seat_is_taken(self, client, opened, bob):
        assert kind(client.post(f"{opened()}/seats", json={"seat": 0}, headers=bob)) == "seat-taken"
        assert kind(client.post(f"{opened()}/seats", json={"seat": 7}, headers=bob)) == "seat-taken"

    def test_seats_are_not_left_in_the_middle_of_play(self, client, seated):
        at = seated("pebbles", 2)
        assert kind(client.delete(at.seat(1), headers=at.keys[1])) == "table-not-gathering"


class TestBeginning:
    """When full, when all are ready, or when the host says so."""

    def test_when_all_are_ready(self, client, opened, anna, bob):
        path = opened(starting="ready")
        client.put(f"{path}/ready", json={"ready": True}, headers=anna)
        client.post(f"{path}/seats", json={}, headers=bob)
        assert client.get(path).json["state"] == "gathering"
        client.put(f"{path}/ready", json={"ready": True}, headers=bob)
        assert client.get(path).json["state"] == "running"

    def test_when_the_host_says_so(self, client, opened, anna, bob):
        path = opened(starting="host")
        assert kind(client.post(f"{path}/start", headers=anna)) == "seats-open"
        client.post(f"{path}/seats", json={}, headers=bob)
        assert client.get(path).json["state"] == "gathering"
        assert kind(client.post(f"{path}/start", headers=bob)) == "not-at-this-table"
        assert client.post(f"{path}/start", headers=anna).json["state"] == "running"

    def test_or_never(self, client, opened, anna, bob):
        path = opened()
        assert kind(client.delete(path, headers=bob)) == "not-at-this-table"
        assert client.delete(path, headers=anna).status_code == 204
        assert client.get(path).json["state"] == "abandoned"
        assert kind(client.post(f"{path}/seats", json={}, headers=bob)) == "table-not-gathering"


def test_a_rematch_is_one_table_for_all_who_want_it(client, seated, mailed):
    at = seated("pebbles", 2, name="Tuesday", options={"rounds": 1})
    assert kind(client.post(f"{at.path}/rematch", headers=at.keys[0])) == "table-not-finished"
    at.play_on(random.Random(2))
    first = client.post(f"{at.path}/rematch", headers=at.keys[1])
    assert first.status_code == 201
    assert (first.json["name"], first.json["options"]) == ("Tuesday", {"rounds": 1})
    assert "anna@example.org" in [mail["To"] for mail in mailed()]
    invited = client.get(f"/api/v1/tables/{first.json['id']}/invitations", headers=at.keys[1]).json["items"]
    assert [(each["name"], each["email"]) for each in invited] == [("Anna", None)]
    second = client.post(f"{at.path}/rematch", headers=at.keys[0])
    assert second.json["id"] == first.json["id"]
    assert second.json["state"] == "running"
    assert second.json["commitment"] != at.shown["commitment"]


class TestDrawnSeats:
    """The seed decides who sits where, in the order in which people come; nobody chooses."""

    SEATS = 4

    @pytest.fixture
    def path(self, opened, chance):
        chance.deal_alike()
        return opened(seats=self.SEATS, seats_drawn=True, sit=False, starting="host")

    def order(self, app, path) -> list[int]:
        """The seats in the order in which they are drawn, as everybody can reckon it when the seed is told."""
        with app.app_context(), read_session() as session:
            seed = session.get_one(Table, int(path.rpartition("/")[2])).seed
        return shuffle_items(seed, "seats", range(self.SEATS))

    def test_whoever_comes_gets_the_next_one_whatever_they_ask_for(self, app, client, path, person):
        order = self.order(app, path)
        assert order != sorted(order)
        for number, name in enumerate(("bob", "chris", "david")):
            who = person(name)
            shown = client.post(f"{path}/seats", json={"seat": number}, headers=who.keys).json
            sits = [seat["number"] for seat in shown["seats"] if seat["player"] == name.title()]
            assert sits == [order[number]]

    def test_leaving_and_coming_back_draws_no_other(self, app, client, path, person):
        who = person("bob")
        for _ in range(3):
            shown = client.post(f"{path}/seats", json={"seat": None}, headers=who.keys).json
            [sits] = [seat["number"] for seat in shown["seats"] if seat["player"]]
            assert sits == self.order(app, path)[0]
            client.delete(f"{path}/seats/{sits}", headers=who.keys)

    def test_bots_are_drawn_too_and_named_by_their_seats(self, app, client, anna, opened, chance):
        chance.deal_alike()
        path = opened(
            seats=self.SEATS, seats_drawn=True, company=["apprentice", "apprentice"], starting="host"
        )
        order = self.order(app, path)
        seats = client.get(path, headers=anna).json["seats"]
        names = {seat["number"]: seat["player"] for seat in seats if seat["player"]}
        assert names == {
            order[0]: "Anna",
            **{number: f"Apprentice {'ABCD'[number]}" for number in order[1:3]},
        }
