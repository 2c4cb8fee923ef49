"""`procaccio doctor --mail`: a letter, its copy and an answer through servers on loopback, and what the DNS says of them."""

from datetime import timedelta
from email.message import EmailMessage
from pathlib import Path

import dkim
import pytest
from aiosmtpd.controller import Controller
from click.testing import CliRunner

from service.admin.maintenance.doctor.dns_names import DnsNames
from service.admin.maintenance.doctor.mail_records import SpfCheck, SpfUndecided, check_mail_records
from service.admin.maintenance.doctor.mail_round_trip import MailExamination
from service.cli.doctor import doctor, format_finding
from service.mail.addresses import is_check_address, make_check_address
from service.mail.incoming.receive import RecipientCheck, check_recipient, receive_mail
from service.mail.parse.kind import MARKER
from service.mail.parse.message import MAX_OCTETS
from service.platform.deps import deps
from service.platform.settings import Settings
from service.platform.terminal.messages import say
from service.platform.transaction import transaction
from tests.parts.dns_server import name_server
from tests.parts.servers import free_port
from tests.parts.service import SECRET

KEYS = Path(__file__).parent / "keys"
DOMAIN = "play.example.org"
HOST = "mail.example.org"
ADDRESS = "8.8.4.4"  # a public one, that nothing here is sent to
REVERSE = "4.4.8.8.in-addr.arpa"
WAIT = timedelta(seconds=60)


@pytest.fixture
def records():
    """A domain at which all is well."""
    return {
        (DOMAIN, "TXT"): ['"v=spf1 include:_spf.example.org -all"', '"something else"'],
        ("_spf.example.org", "TXT"): ['"v=spf1 a:mail.example.org/32 ~all"'],
        (DOMAIN, "MX"): [f"10 {HOST}."],
        ("_dmarc.example.org", "TXT"): ['"v=DMARC1; p=quarantine"'],
        (HOST, "A"): [ADDRESS],
        (REVERSE, "PTR"): [f"{HOST}."],
    }


@pytest.fixture
def names(records):
    with name_server(records) as resolver:
        yield lambda: DnsNames(resolver)


@pytest.fixture(scope="session")
def key() -> tuple[bytes, str]:
    """The secret half, made for these tests alone, and what the DNS says of it."""
    said = (KEYS / "dkim.txt").read_text().strip()
    return (KEYS / "dkim.pem").read_bytes(), said


class MailServerOfTheDomain:
    """Takes letters, signs them, and brings those to the house back to it; a person at the other end may answer."""

    def __init__(self, app, clock) -> None:
        self.app, self.clock = app, clock
        self.key: bytes | None = None
        self.signs_as = DOMAIN
        self.checks_as = HOST
        self.brings_back = True
        self.letters = []

    async def handle_DATA(self, _server, _session, envelope):  # noqa: N802 - the name aiosmtpd calls
        raw = envelope.content
        if self.key:
            domain = self.signs_as.encode()
            raw = dkim.sign(raw, b"post", domain, self.key, include_headers=[b"From", b"Subject"]) + raw
        self.letters.append((envelope.rcpt_tos[0], raw))
        return "250 kept"

    def deliver(self) -> None:
        """What came for the house goes to its receiver, as LMTP would bring it."""
        with self.app.app_context():
            for to, raw in self.letters:
                if to.endswith(DOMAIN) and self.brings_back:
                    checked = f"Authentication-Results: {self.checks_as}; dmarc=pass\r\n" * bool(
                        self.checks_as
                    )
                    take_in(checked.encode() + raw, to, self.clock())

    def answer(self, headers: dict[str, str]) -> None:
        """Whoever got the letter writes back."""
        reply = EmailMessage()
        for name, value in headers.items():
            reply[name] = value
        reply["Message-ID"], reply["From"] = "<theirs@example.com>", "you@example.com"
        reply.set_content("Yes.")
        (to,) = (to for to, _ in self.letters if to.endswith(DOMAIN))
        with self.app.app_context():
            take_in(bytes(reply), to, self.clock())


def take_in(raw: bytes, to: str, now) -> None:
    with transaction() as session:
        assert check_recipient(session, to, "somebody@example.com", now) == RecipientCheck.WELCOME
        receive_mail(session, raw=raw, recipient=to, envelope_sender="somebody@example.com", now=now)


@pytest.fixture
def theirs(app, clock):
    """The mail server, with the name that it calls itself."""
    server = MailServerOfTheDomain(app, clock)
    controller = Controller(server, hostname="127.0.0.1", port=free_port(), server_hostname=HOST)
    controller.start()
    server.url = f"smtp://127.0.0.1:{controller.port}"
    yield server
    controller.stop()


def examined(
    theirs, names, clock, tmp_path, *, answers=True, checked_by=HOST, headers=None
) -> dict[str, str]:
    """What is found, by the name of its sentence, and how well that is."""
    settings = Settings(
        data=tmp_path,
        secret=SECRET,
        smtp_url=theirs.url,
        mail_from=f"House <procaccio@{DOMAIN}>",
        mail_checked_by=checked_by,
    )
    object.__setattr__(deps(), "settings", settings)  # frozen, and put back by the fixture
    slept = []

    def sleep(seconds: float) -> None:
        if not slept:
            theirs.deliver()
        if len(slept) == 3 and answers:
            theirs.answer(headers or {})
        slept.append(seconds)
        clock.tick(seconds=seconds)

    trip = MailExamination(settings, "you@example.com", names=names(), clock=clock, sleep=sleep, wait=WAIT)
    found = list(trip.examine(say))
    for finding in found:
        format_finding(finding)  # every finding has its sentence, with all that it speaks of
    return {finding.what: str(finding.verdict) for finding in found}


@pytest.fixture
def examine(theirs, names, clock, tmp_path):
    before = deps().settings
    yield lambda **more: examined(theirs, names, clock, tmp_path, **more)
    object.__setattr__(deps(), "settings", before)


def test_where_all_is_well_all_is_fine(examine, theirs, records, key):
    theirs.key, records["post._domainkey." + DOMAIN, "TXT"] = key[0], quoted(key[1])
    found = examine()
    assert set(found.values()) == {"fine"}
    ways = ["copy-back", "dkim", "senders-checked", "answer-back"]
    assert list(found) == ["check-sent", "spf", "reverse", "dmarc", "mx", *ways]


def quoted(text: str) -> list[str]:
    """A long text is told in pieces."""
    return [" ".join(f'"{text[at : at + 200]}"' for at in range(0, len(text), 200))]


def test_the_signature(examine, theirs, records, key):
    assert examine()["dkim-none"] == "mind"
    theirs.letters.clear()
    theirs.key = key[0]
    assert examine()["dkim-broken"] == "wrong"
    theirs.letters.clear()
    records["post._domainkey.provider.example", "TXT"], theirs.signs_as = quoted(key[1]), "provider.example"
    assert examine()["dkim-other"] == "mind"


def test_the_way_back(examine, theirs):
    found = examine(answers=False)
    assert (found["copy-back"], found["answer-none"]) == ("fine", "mind")
    theirs.letters.clear()
    theirs.brings_back = False
    assert examine(answers=False)["copy-lost"] == "wrong"


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({"Auto-Submitted": "auto-replied"}, "answer-ignored"),
        ({"Precedence": "bulk"}, "answer-ignored"),
        ({MARKER: "check"}, "answer-ignored"),
        ({"Authentication-Results": f"{HOST}; dmarc=fail"}, "answer-disowned"),
        ({"X-Long": "x" * MAX_OCTETS}, "answer-unreadable"),
    ],
    ids=["automatic", "bulk", "loop", "disowned", "too-large"],
)
def test_an_answer_that_does_nothing_for_a_player_is_not_praised(examine, headers, expected):
    found = examine(headers=headers)
    assert found[expected] == "wrong"
    assert "answer-back" not in found


def test_the_server_that_checks_senders_is_named(examine, theirs):
    assert examine(checked_by="")["senders-checked-by"] == "mind"
    theirs.letters.clear()
    theirs.checks_as = ""
    assert examine(checked_by="")["senders-unchecked"] == "mind"


def test_a_letter_that_is_refused_is_not_waited_for(examine, theirs, clock):
    theirs.url = f"smtp://127.0.0.1:{free_port()}"
    began = clock()
    assert examine()["check-refused"] == "wrong"
    assert clock() == began


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({(DOMAIN, "TXT"): []}, "spf-none"),
        ({(DOMAIN, "TXT"): ['"v=spf1 -all"', '"v=spf1 mx -all"']}, "spf-many"),
        ({(DOMAIN, "TXT"): ['"v=spf1 ip4:192.0.2.0/24 -all"']}, "spf-other"),
        ({(DOMAIN, "TXT"): ['"v=spf1 exists:%{i}.example.org -all"']}, "spf-unjudged"),
        ({(HOST, "A"): []}, "address-unknown"),
        ({(HOST, "A"): []}, "spf-there"),
        ({(REVERSE, "PTR"): []}, "reverse-none"),
        (
            {(REVERSE, "PTR"): ["other.example.org."], ("other.example.org", "A"): ["192.0.2.1"]},
            "reverse-other",
        ),
        ({("_dmarc.example.org", "TXT"): []}, "dmarc-none"),
        ({(DOMAIN, "MX"): []}, "mx-none"),
        ({(DOMAIN, "MX"): [], (DOMAIN, "A"): [ADDRESS]}, "mx-address"),
    ],
)
def test_what_is_wrong_in_the_dns_is_said(records, names, changed, expected):
    before = {finding.what for finding in check_mail_records(names(), DOMAIN, HOST, HOST)}
    assert before == {"spf", "reverse", "dmarc", "mx"}
    records |= changed
    found = list(check_mail_records(names(), DOMAIN, HOST, HOST))
    assert expected in {finding.what for finding in found}
    for finding in found:
        format_finding(finding)


def test_a_name_server_that_is_away_is_not_taken_for_one_that_knows_nothing(names, monkeypatch):
    monkeypatch.setattr("service.admin.maintenance.doctor.dns_names.PATIENCE", 0.2)
    asking = names()
    asking.resolver.port = free_port()
    assert {finding.what for finding in check_mail_records(asking, DOMAIN, HOST, HOST)} == {"dns-away"}


@pytest.mark.parametrize(
    ("record", "result"),
    [
        ("v=spf1 mx -all", "pass"),
        ("v=spf1 a -all", "fail"),
        ("v=spf1 a:mail.example.org/24 -all", "pass"),
        ("v=spf1 ip4:8.8.0.0/16 -all", "pass"),
        ("v=spf1 ip6:2001:db8::/32 ?all", "neutral"),
        ("v=spf1 -ip4:8.8.4.4 +all", "fail"),
        ("v=spf1 redirect=_spf.example.org", "pass"),
        ("v=spf1 ip4:192.0.2.1 ~all", "softfail"),
        ("v=spf1", "neutral"),
    ],
)
def test_spf_as_the_standard_reads_it(records, names, record, result):
    records[DOMAIN, "TXT"] = [f'"{record}"']
    assert SpfCheck(names(), ADDRESS).result(DOMAIN) == result


@pytest.mark.parametrize(
    "record",
    ["v=spf1 include:play.example.org -all", "v=spf1 ip4:here -all", "v=spf1 include:nowhere.example -all"],
)
def test_spf_that_has_no_end_or_no_sense_is_not_judged(records, names, record):
    records[DOMAIN, "TXT"] = [f'"{record}"']
    with pytest.raises(SpfUndecided):
        SpfCheck(names(), ADDRESS).result(DOMAIN)


def test_nobody_else_can_make_an_address_for_a_check(app):
    ours = make_check_address("12345678").addr_spec
    assert is_check_address(ours.upper())
    for other in (
        ours.replace("12345678", "12345679"),
        ours[:-1],
        "procaccio@localhost",
        "a+check@localhost",
    ):
        assert not is_check_address(other)


def test_the_command_refuses_what_is_no_address(tmp_path, monkeypatch):
    monkeypatch.setenv("PROCACCIO_DATA", str(tmp_path))
    told = CliRunner().invoke(doctor, ["--mail", "nobody"])
    assert told.exit_code == 2
    assert "no mail address" in told.output
