"""My wishes of the post over the API: for all tables, for one, and that my address works again."""

from service.mail.deliver import deliver_mail
from service.platform.outbox.models import StoppedAddress
from service.platform.transaction import transaction

ROOT = "/api/v1"
DIGEST = {"rhythm": "digest", "hours": [7, 20]}


def test_what_is_wished_of_all_tables_holds_until_one_wishes_otherwise(client, person):
    anna, bob = person("anna"), person("bob")
    wish = {"game": "pebbles", "seats": 2}
    path = f"{ROOT}/tables/{client.post(f'{ROOT}/tables', json=wish, headers=anna.keys).json['id']}"
    assert client.post(f"{path}/seats", json={}, headers=bob.keys).status_code == 200
    usual = client.get(f"{path}/mail", headers=anna.keys).json
    assert usual["rhythm"] == "now"
    assert client.patch(f"{ROOT}/me/mail", json=DIGEST, headers=anna.keys).json == usual | DIGEST
    assert client.get(f"{path}/mail", headers=anna.keys).json == usual | DIGEST
    changed = client.patch(f"{path}/mail", json={"rhythm": "now"}, headers=anna.keys).json
    assert changed["rhythm"] == client.get(f"{path}/mail", headers=anna.keys).json["rhythm"] == "now"
    assert client.get(f"{path}/mail", headers=bob.keys).json == usual


def test_wishes_of_a_table_are_for_who_sits_there(client, seated, person):
    at, zoe = seated("pebbles", 2), person("zoe")
    path = f"{ROOT}/tables/{at.number}"
    assert client.get(f"{path}/mail", headers=zoe.keys).status_code == 403
    assert client.patch(f"{path}/mail", json=DIGEST, headers=zoe.keys).status_code == 403
    assert client.put(f"{path}/looking", headers=zoe.keys).status_code == 403


def test_letters_of_a_table_wait_while_it_is_looked_at(house, client, seated, clock, mailer):
    at = seated("pebbles", 2)
    assert client.put(f"{ROOT}/tables/{at.number}/looking", headers=at.keys[0]).status_code == 204
    with house.app_context():
        deliver_mail(now=clock())
    assert [mail["To"].partition("@")[0] for mail in mailer.mails] == ["bob"]


def test_an_address_that_works_again_gets_mail(house, client, person, clock):
    anna = person("anna")
    with house.app_context(), transaction() as session:
        session.add(StoppedAddress(address="anna@example.org", stopped_at=clock(), why="550 unknown"))
    address = f"{ROOT}/me/mail-address"
    assert client.get(address, headers=anna.keys).json["why"] == "550 unknown"
    assert client.delete(f"{address}/stop", headers=anna.keys).status_code == 204
    assert client.get(address, headers=anna.keys).json["stopped_at"] is None
