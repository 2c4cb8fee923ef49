"""What earlier versions signed is in mailboxes, programs and databases, so it must come out the same for ever."""

import json
from base64 import urlsafe_b64encode
from datetime import timedelta
from types import SimpleNamespace

import pytest

from service.admin.desk import second_factor
from service.mail.addresses import (
    PersonalRecipient,
    PersonalTopic,
    ReplySeat,
    ReplyTarget,
    find_marked_letters,
    find_returned_letter,
    is_check_address,
    is_issued_to,
    make_check_address,
    make_letter_mark,
    make_personal_address,
    make_reply_address,
    make_return_path,
    parse_reply_address,
    read_personal_address,
)
from service.mail.headers import list_message_ids, mail_message_id
from service.platform.accounts.keys import key_digest
from service.platform.accounts.passkeys import read_challenge
from service.platform.accounts.sign_in import digest_code
from service.platform.settings import Settings
from service.platform.signing import (
    AddressTicket,
    AnswerTicket,
    CallTicket,
    CircleStopTicket,
    CircleTicket,
    DeadlineTicket,
    DigestTicket,
    ForgedTicket,
    InvitationTicket,
    Purpose,
    SeatTicket,
    SeekStopTicket,
    VoteTicket,
    digest_address,
    is_address_digest,
    list_recovery_digests,
    make_link,
    read_ticket,
)
from service.play.plans.delay import compute_delay
from service.programs.feeds.push_seal import house_public_key
from service.programs.feeds.signatures import hook_secret, sign_call
from service.site.letter_box import letter_box_link
from tests.parts.service import DAWN, SECRET

SEAT = SeatTicket(42, 1, 7, 3)
INVITED = InvitationTicket(42, "anna@example.org")
TICKETS = [
    (
        Purpose.ANSWER,
        AnswerTicket(*SEAT, 17, 9, "stake 3"),
        "WzQyLDEsNywzLDE3LDksInN0YWtlIDMiXQ.htRZNPZm8mMgoJ5t0ZdJ86I3FOwHerPQ_YFNe25neDs",
    ),
    (Purpose.SEAT, SEAT, "WzQyLDEsNywzXQ.Q4HUJ3zne5MtqBfkYl_wZhmfhgnMPV7OFV3MFybOcdU"),
    (Purpose.MAIL, SEAT, "WzQyLDEsNywzXQ.IUlbUg5-2kx5pDSnm314qED7pE_cV5427hJfIIQEDDg"),
    (Purpose.STOP, SEAT, "WzQyLDEsNywzXQ.N2M7oayejNLFk7diU4VR11ZzuJeGAcQh1EuopMDc_cA"),
    (
        Purpose.DIGEST,
        DigestTicket(7, "f3b1c2d4e5a6"),
        "WzcsImYzYjFjMmQ0ZTVhNiJd.Oynchm5Ru1oVieqaxd9STaIdq-EK_DzYE6IX07dHLcQ",
    ),
    (
        Purpose.INVITATION,
        INVITED,
        "WzQyLCJhbm5hQGV4YW1wbGUub3JnIl0.amYwXA6rG0GvtBVZWEjV0qEtudq2dYadtWexZD4h4h0",
    ),
    (
        Purpose.NO_INVITATIONS,
        INVITED,
        "WzQyLCJhbm5hQGV4YW1wbGUub3JnIl0.yc9F_B2UIszG5Ay_dMKs9pukvxENAMfUvdbD7ilN5IY",
    ),
    (Purpose.VOTE, VoteTicket(*SEAT, 5), "WzQyLDEsNywzLDVd.am1WsstCm9UDmBUPTCn8nEU4K9iuupH1LYgq9P2Kc54"),
    (Purpose.BACK, SEAT, "WzQyLDEsNywzXQ.79wS7wyw6UGSHKLCQy0pNcpnlMojctHNlh7BYh6t1uU"),
    (
        Purpose.ADDRESS,
        AddressTicket(7, "anna.new@example.org", "f3b1c2d4e5a6"),
        "WzcsImFubmEubmV3QGV4YW1wbGUub3JnIiwiZjNiMWMyZDRlNWE2Il0.hOHU-bqpLLc7B-yNjOn5ur-qMw1iMoo9zSlzDf_pfD0",
    ),
    (
        Purpose.STOP_SEEK,
        SeekStopTicket(7, "f3b1c2d4e5a6", "principe"),
        "WzcsImYzYjFjMmQ0ZTVhNiIsInByaW5jaXBlIl0.dRtu_N68MSUSsBXYnunD5fQkWa6Q2j267fv7kMSsKuU",
    ),
    (
        Purpose.DEADLINE,
        DeadlineTicket(*SEAT, 17),
        "WzQyLDEsNywzLDE3XQ.9me29n7wM9Tm1Xwx2M2Xv-X7P8ObqLGRQEXJYwiZ7Hk",
    ),
    (Purpose.CIRCLE, CircleTicket(6, 2), "WzYsMl0.V5yryRRMMpO2UX4ekPTHQmBaGGQqYVrNoL3z6nuehmk"),
    (
        Purpose.CIRCLE_CALL,
        CallTicket(42, 7, None),
        "WzQyLDcsbnVsbF0.ZLaS9CmbTCM65X2wapMAntTRVtUFNhKMzoQur0W-LlU",
    ),
    (
        Purpose.STOP_CIRCLE,
        CircleStopTicket(6, 7, "f3b1c2d4e5a6", "circle-call"),
        "WzYsNywiZjNiMWMyZDRlNWE2IiwiY2lyY2xlLWNhbGwiXQ.58EUDwQYMY10Vwr7wC0Od6w4RoVrWuPTePARw3INSTQ",
    ),
]


@pytest.mark.parametrize(("purpose", "ticket", "text"), TICKETS)
def test_tickets_in_links(app, purpose, ticket, text):
    assert make_link(purpose, ticket) == f"http://127.0.0.1:8000/{purpose}/{text}"
    read = read_ticket(purpose, type(ticket), text)
    assert read == ticket
    assert type(read) is type(ticket)
    with pytest.raises(ForgedTicket):
        read_ticket(purpose, type(ticket), f"x{text}")


def test_every_purpose_of_a_ticket_is_kept_here():
    assert {purpose for purpose, _, _ in TICKETS} == set(Purpose)


def test_reply_addresses(app):
    reply, holder = ReplyTarget(42, 1, 17), ReplySeat(7, 3)
    made = make_reply_address(reply, holder)
    assert str(made) == "Procaccio <procaccio+t42.1.17.ysy75rpe6a7b4brf@localhost>"
    written = parse_reply_address(made.addr_spec.upper())
    assert written.reply == reply
    assert is_issued_to(written, holder)


@pytest.mark.parametrize(
    ("topic", "address"),
    [
        (PersonalTopic.CIRCLE, "Procaccio <procaccio+c42.7.fd2peuspqfdb5gcz@localhost>"),
        (PersonalTopic.CONTEST, "Procaccio <procaccio+c42.7.mpjrflmlf5eenp4b@localhost>"),
    ],
)
def test_personal_addresses(app, topic, address):
    to = PersonalRecipient(42, 7)
    made = make_personal_address(topic, to)
    assert str(made) == address
    assert read_personal_address(topic, made.addr_spec) == to


def test_return_paths(app):
    assert make_letter_mark(4711) == "b4711.azjkhpew364ahzmp"
    path = make_return_path(4711)
    assert path == "procaccio+b4711.azjkhpew364ahzmp@localhost"
    assert find_returned_letter(path) == 4711
    assert [*find_marked_letters(f"To: <{path}>, {path}, b4712.azjkhpew364ahzmp")] == [4711]


def test_addresses_of_a_mail_check(app):
    made = make_check_address("1f2e3d4c")
    assert str(made) == "Procaccio <procaccio+check.1f2e3d4c.3bd48a68e2187a88@localhost>"
    assert is_check_address(made.addr_spec)


def test_message_ids_and_the_mark_of_an_address(app):
    assert mail_message_id("decision:42:1") == "<039d554cd4d37f0f523a5e24200de7da@localhost>"
    assert digest_address("anna@example.org") == "831017fbce46"
    assert digest_address(None) is None


def test_digests_of_keys_and_codes(app):
    stored = "a61d0c5d3edf8722b916e40d13aa146aa1a5a4d32b03e831a4893ae741d3e634"
    assert key_digest("pro_in_x").hex() == stored
    stored = "3f2b89baf25c1f96ade876299dbd042910256c3b64b3869fb86ce0d77e1f7bd9"
    assert digest_code("anna@example.org", "K7M-4PX").hex() == stored


def test_a_challenge_of_a_passkey(app):
    challenge = b"WzE3NzI0NDIwMDAuMCwiMDEyMzQ1Njc4OWFiY2RlZjAxMjM0NSJd.BFvNCjWy8eqlxfUGOFAJta9O1L0"
    data = {
        "type": "webauthn.get",
        "challenge": urlsafe_b64encode(challenge).decode().rstrip("="),
        "origin": "http://127.0.0.1:8000",
    }
    answered = read_challenge(json.dumps(data).encode(), DAWN)
    assert answered == (challenge, DAWN.timestamp())


def test_webhooks(app):
    hook = SimpleNamespace(id=5, generation=2, rotated_at=DAWN - timedelta(hours=1))
    assert hook_secret(hook) == "whsec_q+1e4vUFMRaE75PxNQDyiKh86k6GSs+7YJgDvG8PC/w="
    assert sign_call(hook, "hook:5:turn:9", b'{"type":"turn"}', DAWN) == {
        "webhook-id": "msg_5feef887cea615aca6a3bf54d72ac8bb",
        "webhook-timestamp": "1772442000",
        "webhook-signature": "v1,irl9yYW2v5esuUARua05mJln0yh53D2D0E27wsOyjbc= "
        "v1,mEzu/SQgMKH1U8wvZaPTazuUBLJyGhoShOzn9FDGgp0=",
    }


def test_the_key_of_push_messages(app):
    key = "BEJWDp7NSYY27t2P_6rhRsSw2zExWYYABX11kTvFl6UdgEN_iqOhKNzfHqcfPUNEsob08YLEP-80I91lU2vOU5k"
    assert house_public_key() == key


def test_the_key_of_the_letter_box(app):
    key = "96f58f657f79f9f0fdc9ea91871b213b"
    assert letter_box_link() == f"http://127.0.0.1:8000/letter-box?key={key}"


def test_the_second_factor(app):
    held = SimpleNamespace(player_id=7, generation=2)
    assert second_factor.secret_of(held).hex() == "df1c2a65db1e35561969214a9335ab2b081b1bd6"
    stored = "813e29abb0048cbc6fbe8909c9bbf2b15a70f584ac6644a48d4f81bbc1746a99"
    assert [each.hex() for each in list_recovery_digests(7, "1a2b3-c4d5e")] == [stored]


def test_delays_of_plans():
    assert compute_delay(bytes(32), 1, 17) == timedelta(seconds=5113, microseconds=238528)


def test_another_house_believes_none_of_it(app, monkeypatch):
    mark, key = make_letter_mark(4711), house_public_key()
    monkeypatch.setattr(
        "service.platform.signing._secrets", lambda: ["another house has a secret of its own"]
    )
    assert [*find_marked_letters(mark)] == []
    assert house_public_key() != key
    for purpose, ticket, text in TICKETS:
        with pytest.raises(ForgedTicket):
            read_ticket(purpose, type(ticket), text)


def test_after_a_change_of_the_secret_the_old_one_is_accepted_and_the_new_one_signs(app, monkeypatch):
    path, code = make_return_path(4711), digest_address("anna@example.org")
    stored, named, pushed = (
        list_recovery_digests(7, "1a2b3-c4d5e"),
        mail_message_id("decision:42:1"),
        house_public_key(),
    )
    hook, held = (
        SimpleNamespace(id=5, generation=0, rotated_at=None),
        SimpleNamespace(player_id=7, generation=2),
    )
    factor, signed = (
        second_factor.secret_of(held),
        sign_call(hook, "hook:5", b"{}", DAWN)["webhook-signature"],
    )
    settings = Settings(secret="a new secret of this house, drawn today", old_secrets=f"{SECRET}; ")
    monkeypatch.setattr("service.platform.signing._secrets", lambda: settings.all_secrets)
    for purpose, ticket, text in TICKETS:
        assert read_ticket(purpose, type(ticket), text) == ticket
        assert not make_link(purpose, ticket).endswith(text)
    assert find_returned_letter(path) == 4711
    assert make_return_path(4711) != path
    assert is_address_digest(code, "anna@example.org")
    assert not is_address_digest(code, "ben@example.org")
    assert digest_address("anna@example.org") != code
    assert list_recovery_digests(7, "1a2b3-c4d5e")[1:] == stored
    assert list_message_ids("decision:42:1") == [mail_message_id("decision:42:1"), named]
    assert second_factor.list_secrets_of(held) == [second_factor.secret_of(held), factor]
    assert sign_call(hook, "hook:5", b"{}", DAWN)["webhook-signature"].split()[1:] == [signed]
    assert house_public_key() == pushed
