"""A service with a past: every feature was used and every job has run, so that every table of the schema has rows.

Tests of the whole database (backup and restore, migrations, erasure) use it instead of an empty one.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

import pytest
from sqlalchemy import select, update

from service.admin.desk import second_factor, totp
from service.admin.maintenance.schema import record_fingerprint
from service.mail import bounces
from service.mail.incoming.receive import receive_mail
from service.mail.transports import LetterBox
from service.platform.accounts.models import Player, PlayerSession, Role
from service.platform.accounts.passkeys import add_passkey, passkey_creation_options
from service.platform.database import Base, db
from service.platform.deps import deps
from service.platform.ports import Mail
from service.platform.tasks.names import TaskName
from service.platform.transaction import transaction
from service.play.invitations.wanted import stop_invitations
from service.programs.feeds.push_seal import encode_base64url, make_private_key, public_point
from service.programs.feeds.push_subscriptions import AUTH_BYTES, subscribe
from service.seasons.leagues.models import LeagueForm
from tests.parts.authenticator import Authenticator
from tests.parts.letters import play
from tests.parts.people import allow_program
from tests.parts.tables import ROOT, AtTable
from tests.parts.tasks import run_task
from workers.celery_app import RUNS

EMPTY: dict[str, str] = {}
"""Tables of the schema that no use of the product fills, each with the reason."""


@dataclass(frozen=True)
class AgedHouse:
    """The numbers of its tables, by state."""

    running: int
    finished: int
    abandoned: int
    gathering: int


class Caller:
    """Sends requests that must succeed. A refused request would leave a feature unused."""

    def __init__(self, client) -> None:
        self.client = client

    def __call__(self, method: str, path: str, keys: dict[str, str], body: object = None):
        answer = self.client.open(f"{ROOT}{path}", method=method, json=body, headers=keys)
        assert answer.status_code < 300, (method, path, answer.json)
        return answer.json


@pytest.fixture
def aged_house(app, client, clock, mailer, person, token, seated, chance) -> AgedHouse:
    chance.deal_alike()
    call = Caller(client)
    at = seated("florence", 4, bots={"advice": True})
    with transaction() as session:  # pictures would be most of the work
        session.execute(update(Player).values(preferences={"mail": {"form": "heard"}}))
    plan_and_take_back(at, call)
    talk_and_look(at, call)
    agree(at, call, "pause", length="P2D")
    numbers = AgedHouse(
        running=at.number,
        finished=finished_table(at, call, clock),
        abandoned=abandoned_table(at, call),
        gathering=gathering_table(at, call),
    )
    play_in_a_circle(at, call, clock)
    contest_of(at, call, clock)
    play_in_leagues(at, call, clock)
    use_account(call, person("zoe"), token, clock())
    work_at_desk(call, person("landlord", Role.HOST), at, clock)
    exchange_mail(clock, mailer)
    clock.tick(minutes=10)
    run_every_task()
    ask_in_the_try_out(at, call)
    call("PUT", f"/tables/{at.number}/looking", at.keys[0])
    assert client.delete("/api/v1/me?meant=true", headers=person("leaver").keys).status_code < 300
    with transaction() as session:
        record_fingerprint(session, clock())
    assert empty_tables() == set(EMPTY), "a new table of the schema is to be filled here, or named in EMPTY"
    return numbers


def plan_and_take_back(at: AtTable, call: Caller) -> None:
    """Play until the first auction. A plan bids, and the move is taken back and played again."""
    while at.question(first := waiting(at))["kind"] != "name":
        at.answer(first, at.question(first)["default"])
    for seat in range(len(at.keys)):
        if seat != first:
            call("POST", f"{seat_path(at, seat)}/plans", at.keys[seat], {"text": "jester up to 300"})
    assert at.answer(first, "auction jester").status_code == 200
    agree(at, call, "take-back", moves=1, seat=first)
    assert at.answer(first, "auction jester").status_code == 200


def agree(at: AtTable, call: Caller, kind: str, seat: int = 0, **more: object) -> None:
    """One seat proposes a motion, and all others agree."""
    motion = call("POST", f"/tables/{at.number}/motions", at.keys[seat], {"kind": kind, **more})
    vote = f"/tables/{at.number}/motions/{motion['id']}/vote"
    for other, keys in enumerate(at.keys):
        if other != seat:
            motion = call("PUT", vote, keys, {"agreed": True})
    assert motion["outcome"] == "carried"


def talk_and_look(at: AtTable, call: Caller) -> None:
    anna, bob = at.keys[:2]
    once = {**anna, "Idempotency-Key": "said-once"}
    said = call("POST", f"{seat_path(at, 0)}/talk", once, {"text": "Chi va piano va sano, 慢慢来"})
    call("POST", f"{seat_path(at, 0)}/talk", anna, {"text": "For you alone", "to": [1]})
    call("PUT", f"{seat_path(at, 1)}/talk/read", bob, {"said": said["id"]})
    call("PUT", f"{seat_path(at, 0)}/note", anna, {"text": "Bob wants the jester"})
    call("POST", f"{seat_path(at, 1)}/reports", bob, {"text": "Is that German?", "said": said["id"]})
    call("PUT", f"{seat_path(at, 0)}/try-out", anna)
    call("PATCH", f"/tables/{at.number}/mail", anna, {"form": "short"})


def ask_in_the_try_out(at: AtTable, call: Caller) -> None:
    """Ask after the last job. Otherwise every such service would think for seconds."""
    trial = call("GET", f"{seat_path(at, 0)}/try-out", at.keys[0])
    move = trial["question"]["moves"][0]["text"]
    call("PUT", f"{seat_path(at, 0)}/try-out/coach", at.keys[0], {"move": move})


def finished_table(at: AtTable, call: Caller, clock) -> int:
    """Two of the players play another table to its end, and one asks the coach about it."""
    number = opened(call, at.keys[:2], "principe")
    assert play(clock, number, 10_000).over
    call("PUT", f"/tables/{number}/coach", at.keys[0])
    return number


def abandoned_table(at: AtTable, call: Caller) -> int:
    number = opened(call, at.keys[:3], "noblemen")
    agree(AtTable(at.client, number, at.keys[:3]), call, "abandon")
    return number


def gathering_table(at: AtTable, call: Caller) -> int:
    """Open a table that waits: for a guest with only a key, for an invited person, and for one more."""
    host = at.keys[0]
    number = call("POST", "/tables", host, {"game": "florence", "seats": 4, "joining": "link"})["id"]
    call("POST", f"/tables/{number}/invitations", host, {"email": "invited@example.org"})
    link = call("PUT", f"/tables/{number}/link", host)["secret"]
    call("POST", "/guests", {}, {"secret": link, "name": "Carla"})
    return number


def play_in_a_circle(at: AtTable, call: Caller, clock) -> None:
    """Two friends have played and are called again, and one has answered."""
    anna, bob = at.keys[:2]
    number = call("POST", "/circles", anna, {"name": "Anna's Thursdays"})["id"]
    link = call("GET", f"/circles/{number}/link", anna)["secret"]
    call("POST", "/circle-joins", bob, {"secret": link})
    wish = {"game": "pebbles", "seats": 2, "circle": number}
    table = call("POST", "/tables", anna, wish)["id"]
    call("POST", f"/tables/{table}/seats", bob, {})
    assert play(clock, table, 10_000).over
    call("POST", f"/circles/{number}/again", anna, {})


def contest_of(at: AtTable, call: Caller, clock) -> None:
    """A contest whose first round is drawn and has its tables."""
    ends = (clock() + timedelta(minutes=1)).isoformat()
    wish = {"name": "Spring Cup", "format": "swiss", "game": "pebbles", "pod_size": 2, "joining_ends": ends}
    number = call("POST", "/contests", at.keys[0], wish)["id"]
    for keys in at.keys:
        call("PUT", f"/contests/{number}/entry", keys)
    clock.tick(minutes=2)


def play_in_leagues(at: AtTable, call: Caller, clock) -> None:
    """Divisions whose first season is drawn, and a ladder with a challenge."""
    begins = (clock() + timedelta(minutes=1)).isoformat()
    rules = {"pod_size": 2, "division_size": 4, "moving": 1, "rounds": 1, "first_season": begins}
    wish = {"name": "Slow League", "form": "divisions", "game": "pebbles"}
    numbers = [
        call("POST", "/leagues", at.keys[0], wish | rules | {"form": form})["id"] for form in LeagueForm
    ]
    for number in numbers:
        for keys in at.keys:
            call("PUT", f"/leagues/{number}/membership", keys)
    first = call("GET", f"/leagues/{numbers[1]}/members", at.keys[0])["items"][0]
    call("POST", f"/leagues/{numbers[1]}/challenges", at.keys[1], {"player": first["player_id"]})
    clock.tick(minutes=2)


def opened(call: Caller, keys: list[dict[str, str]], game: str) -> int:
    number = call("POST", "/tables", keys[0], {"game": game, "seats": len(keys)})["id"]
    for each in keys[1:]:
        call("POST", f"/tables/{number}/seats", each, {})
    return number


def use_account(call: Caller, who, token, now: datetime) -> None:
    call("POST", "/me/hooks", who.keys, {"url": "https://bot.example.org/called", "about": ["turn"]})
    call("POST", "/me/deadlines/link", who.keys)
    call("POST", "/sign-in/links", {}, {"email": who.email})
    token(who, "read", days=30)
    with transaction() as session:
        own = session.scalar(select(PlayerSession.id).where(PlayerSession.player_id == who.id))
        key = {
            "sealed_for": encode_base64url(public_point(make_private_key(b"a browser's own"))),
            "auth": encode_base64url(bytes(AUTH_BYTES)),
        }
        place = {"endpoint": "https://push.example.org/zoe", "now": now}
        subscribe(session, player_id=who.id, session_id=own, **place, **key)
        keep_passkey(session, session.get_one(Player, who.id), now)
        allow_program(session, who.id, "play", now)
        other = session.scalar(select(Player.id).where(Player.id != who.id, Player.kind == "person"))
    call("PUT", f"/me/mutes/{other}", who.keys)
    call("POST", "/seeks", who.keys, {"game": "principe"})


def keep_passkey(session, player: Player, now: datetime) -> None:
    settings = deps().settings
    made = Authenticator(settings.public_url).make(passkey_creation_options(session, player, settings, now))
    add_passkey(session, player=player, made=made, device="a telephone", settings=settings, now=now)


def work_at_desk(call: Caller, host, at: AtTable, clock) -> None:
    """Set up a second factor, and use it for acts of the desk."""
    with transaction() as session:
        held = second_factor.factor_of(session, host.id)
        code = totp.totp_code(second_factor.secret_of(held), totp.step_at(clock()))
        own = session.scalar(select(PlayerSession.id).where(PlayerSession.player_id == host.id))
        second_factor.enrol_factor(session, player_id=host.id, session_id=own, code=code, now=clock())
    until = (clock() + timedelta(days=30)).isoformat()
    said = {"text": "On Sunday the house is closed.", "until": until, "mail": True}
    call("POST", "/desk/announce", host.keys, {"reason": "holidays", **said})
    anna = at.shown["seats"][0]["player_id"]
    call("POST", f"/desk/players/{anna}/warn", host.keys, {"reason": "tone", "warning": 1})


def exchange_mail(clock, mailer) -> None:
    """Send letters. One bounces, one is answered, one lies in the letter box."""
    run_every_task()
    letter = mailer.mails[-1]
    address, name, sender = str(letter["To"]), str(letter["Message-ID"]), str(letter["From"])
    with transaction() as session:
        came_back = bounces.find_letter(session, address=address, message_id=name)
        bounces.stop_mail(session, came_back, why="550 gone", now=clock())
        stop_invitations(session, "never@example.org", clock())
        to = {"recipient": "play+nobody@localhost", "envelope_sender": address}
        assert receive_mail(session, raw=b"Subject: \xff\r\n\r\n1", **to, now=clock())
    LetterBox(clock).keep(Mail(sender, address, name, str(letter["Subject"]), letter.as_bytes()))


def run_every_task() -> None:
    for name in TaskName:
        run_task(name, **({"limit": 1} if name == TaskName.RUN_COACH else {}))
    RUNS.save(deps().clock())


def empty_tables() -> set[str]:
    with db.engine.connect() as connection:
        tables = Base.metadata.sorted_tables
        return {each.name for each in tables if connection.execute(select(each).limit(1)).first() is None}


def waiting(at: AtTable) -> int:
    return at.get(0, "view").json["view"]["waiting"][0]


def seat_path(at: AtTable, seat: int) -> str:
    return f"/tables/{at.number}/seats/{seat}"
