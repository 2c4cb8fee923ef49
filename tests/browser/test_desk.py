"""Every act of the desk in a real browser: asked for, confirmed, done once; and the pages, wide and narrow."""

import random
import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from json import dumps

import pytest
from playwright.sync_api import expect
from sqlalchemy import select

from service.accounts.keys import Opens, draw_key, key_digest
from service.core.database import db
from service.core.transaction import reading, transaction
from service.desk import second_factor, totp
from service.desk.all_acts import ACTS
from service.desk.statistics import count_everything
from service.models.accounts import Player, PlayerKind, PlayerSession, Role
from service.models.desk import Deed
from service.models.incoming_mail import IncomingMail, IncomingState
from service.models.mail import Letter, StoppedAddress
from service.models.questions import PastQuestion
from service.models.tables import Table
from service.pace.spans import NONE
from service.records.transfer import table_record
from service.talk.say import say_line
from service.web.access import COOKIE
from tests.browser.page import NARROW, WIDE, assert_clean, open_context, press
from tests.browser.tabling import at_random

pytestmark = pytest.mark.browser
pytest_plugins = ["tests.browser.tabling"]

AHEAD = (datetime.now(UTC) + timedelta(days=3)).strftime("%Y-%m-%dT%H:%M")
HOUSE = "/desk/house/0/acts"
DONE = re.compile("/desk/deeds/")


@dataclass
class Host:
    """Who keeps the house, with a browser in which the second factor was proved."""

    tables: object
    page: object
    number: int

    def go(self, path: str) -> None:
        self.page.goto(self.tables.url + path)

    def ask(self, path: str, **typed: str) -> tuple[str, dict[str, str]]:
        """Fill the form of an act, look at the page that says what follows, and confirm; returns what was sent."""
        self.go(path)
        for name, value in typed.items():
            field = self.page.locator(f"[name={name}]").first
            if field.get_attribute("type") == "radio":
                self.page.locator(f"[name={name}][value={value}]").check()
            elif field.evaluate("each => each.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
        self.page.get_by_label("Reason", exact=True).fill("because the table asked for it")
        press(self.page, "Go on")
        expect(self.page.get_by_text("taken back").first).to_be_visible()
        hidden = "all => all.map(each => [each.name, each.value])"
        form = dict(self.page.locator("main input[type=hidden]").evaluate_all(hidden)) | {"confirm": "yes"}
        sent = self.page.url, form
        press(self.page, "do it")
        expect(self.page).to_have_url(DONE)
        return sent

    def deeds(self, act: str) -> list[Deed]:
        with self.tables.app.app_context(), reading() as session:
            found = session.scalars(select(Deed).where(Deed.act == act)).all()
            session.expunge_all()
            return list(found)

    def with_session(self, do):
        with self.tables.app.app_context(), transaction() as session:
            return do(session)


@pytest.fixture(scope="module")
def host(browser, tables):
    """Signs in, and sets the second factor up as a person does."""
    now, secret = datetime.now(UTC), draw_key(Opens.SESSION)
    with tables.app.app_context(), transaction() as session:
        player = Player(
            kind=PlayerKind.PERSON, role=Role.HOST, name="Lea", email="lea@example.net", created_at=now
        )
        ends = now + timedelta(days=1)
        held = {"digest": key_digest(secret), "device": "test", "expires_at": ends}
        session.add(PlayerSession(player=player, created_at=now, used_at=now, **held))
        session.flush()
        number = player.id
    context = open_context(browser, java_script_enabled=False)
    context.add_cookies([{"name": COOKIE, "value": secret, "url": tables.url}])
    page = context.new_page()
    page.goto(f"{tables.url}/desk")
    with tables.app.app_context(), transaction() as session:
        held = second_factor.factor_of(session, number)
        code = totp.code(second_factor.secret_of(held), totp.step_at(datetime.now(UTC)))
    page.get_by_label("Code").fill(code)
    press(page, "Open")
    press(page, "I have written them down", role="link")
    expect(page.get_by_role("heading", name="The desk")).to_be_visible()
    yield Host(tables, page, number)
    context.close()


@pytest.fixture
def table(tables):
    """A table some moves on."""
    at = tables.open("pebbles", 3)
    at.others_play(at_random(1), all_seats=True, until=lambda game: game.count >= 6)
    return at


def seat_of(table) -> tuple[int, int]:
    """A seat that is waited for, and the player who holds it."""
    seat = table.game.waiting[0]
    return seat, table.look(lambda row: row.seats[seat].player_id)


def someone(session) -> int:
    now = datetime.now(UTC)
    name = f"eva{random.random()}"
    player = Player(kind=PlayerKind.PERSON, name=name, email=f"{name}@example.org", created_at=now)
    session.add(player)
    session.flush()
    return player.id


def missed(session, table, seat: int, player: int) -> int:
    now = datetime.now(UTC)
    line = PastQuestion(
        table_id=table.number, seat=seat, question=1, player_id=player, opened_at=now, closed_at=now,
        own=False, timed=True, waking=NONE, spent=NONE, earned=NONE,
    )  # fmt: skip
    session.add(line)
    session.flush()
    return line.id


SEATED = ("extend", "force-default", "open-seat", "rotate-link", "look-behind")
TYPED = {
    "pause": {"until": AHEAD},
    "extend": {"hours": "24"},
    "set-pace": {"pace": "daily"},
    "rewind": {"count": "0"},
    "end": {"how": "adjudicated"},
}


def at_tables(act: str, host: Host, table) -> tuple[str, dict[str, str]]:
    """Where an act at a table is asked for, and what is typed there."""
    seat, player = seat_of(table)
    path = f"/desk/tables/{table.number}/acts/{act}"
    at_seat = f"{path}?seat={seat}"
    if act in TYPED:
        return (at_seat if act in SEATED else path), TYPED[act]
    match act:
        case "replace":
            return at_seat, {"player": str(host.with_session(someone))}
        case "restore":
            host.ask(f"/desk/tables/{table.number}/acts/open-seat?seat={seat}")
            return at_seat, {"player": str(player)}
        case "excuse":
            return path, {"missed": str(host.with_session(lambda s: missed(s, table, seat, player)))}
        case "resume":
            host.ask(f"/desk/tables/{table.number}/acts/pause", until=AHEAD)
        case "remove-message":
            spoken = {"table_id": table.number, "player_id": player, "text": "Rude", "to": None}
            line = host.with_session(lambda s: say_line(s, **spoken, now=datetime.now(UTC)).id)
            return path, {"said": str(line)}
    return (at_seat if act in SEATED else path), {}


def at_players(act: str, host: Host) -> tuple[str, dict[str, str]]:
    player = host.with_session(someone)
    match act:
        case "mute" | "suspend":
            typed = {"until": AHEAD}
        case "set-role":
            typed = {"role": "moderator"}
        case "change-address":
            typed = {"email": f"new{player}@example.org"}
        case "merge":
            typed = {"into": str(host.with_session(someone))}
        case _:
            typed = {}
    if act == "restart-mail":
        host.with_session(lambda session: stop(session, player))
    if act == "revoke-keys":
        host.with_session(lambda session: sign_in(session, player))
    return f"/desk/players/{player}/acts/{act}", typed


def stop(session, player: int) -> None:
    address = session.get(Player, player).email
    session.add(StoppedAddress(address=address, stopped_at=datetime.now(UTC), why="550 no such user"))


def sign_in(session, player: int) -> None:
    now = datetime.now(UTC)
    held = {"digest": key_digest(draw_key(Opens.SESSION)), "device": "", "created_at": now, "used_at": now}
    session.add(PlayerSession(player_id=player, expires_at=now + timedelta(days=1), **held))


def elsewhere(act: str, host: Host, table) -> tuple[str, dict[str, str]]:
    now = datetime.now(UTC)
    match act:
        case "resend":
            letter = {"kind": "decision", "channel": "mail", "recipient": "x@example.org", "state": "dead"}
            about = {"key": f"k{random.random()}", "payload": {}, "created_at": now, "not_before": now}
            return (
                f"/desk/letters/{host.with_session(lambda s: added(s, Letter(**letter, **about)))}/acts/{act}",
                {},
            )
        case "read-anew":
            mail = {
                "message_id": f"<{random.random()}>",
                "recipient": "t@example.org",
                "raw": b"x",
                "why": "fault",
            }
            row = IncomingMail(**mail, received_at=now, state=IncomingState.UNREADABLE)
            return f"/desk/incoming/{host.with_session(lambda s: added(s, row))}/acts/{act}", {}
        case "import":
            record = table.look(lambda row: dumps(table_record(db.session(), row)))
            return f"{HOUSE}/import", {"record": record, "name": "Elsewhere"}
        case "withdraw":
            host.ask(f"{HOUSE}/announce", text="Soon over.", until=AHEAD)
            made = host.deeds("announce")[-1].after["announcement"]
            return f"{HOUSE}/withdraw?announcement={made}", {}
    return f"{HOUSE}/announce", {"text": "On Sunday the house is closed.", "until": AHEAD}


def added(session, row) -> int:
    session.add(row)
    session.flush()
    return row.id


@pytest.mark.parametrize("act", list(ACTS))
def test_each_act_is_asked_for_confirmed_and_done_once(host, table, act):
    """And the page that says so may be loaded anew: nothing is done by that."""
    ways = {"table": lambda: at_tables(act, host, table), "player": lambda: at_players(act, host)}
    path, typed = ways.get(ACTS[act].about, lambda: elsewhere(act, host, table))()
    before = len(host.deeds(act))
    address, form = host.ask(path, **typed)
    assert len(host.deeds(act)) == before + 1
    host.page.reload()
    again = host.page.request.post(address, form=form, headers={"Sec-Fetch-Site": "same-origin"})
    assert again.ok
    assert len(host.deeds(act)) == before + 1, "the same button pressed twice is pressed once"


def test_whoever_plays_at_a_table_is_offered_nothing_there(host, tables):
    own = tables.open("pebbles", 2)

    def host_sits(session):
        session.get(Table, own.number).host_id = host.number

    host.with_session(host_sits)
    host.go(f"/desk/tables/{own.number}")
    expect(host.page.get_by_text("Your own table")).to_be_visible()
    expect(host.page.get_by_role("link", name="Pause")).to_have_count(0)
    host.go(f"/desk/tables/{own.number}/acts/pause")
    expect(host.page.get_by_text("Ask another moderator")).to_be_visible()


PAGES = {
    "overview": "/desk",
    "tables": "/desk/tables",
    "table": "/desk/tables/{table}",
    "player": "/desk/players/{player}",
    "players": "/desk/players",
    "letters": "/desk/letters?state=pending",
    "incoming": "/desk/incoming",
    "announcements": "/desk/announcements",
    "deeds": "/desk/deeds",
    "deed": "/desk/deeds/1",
    "me": "/desk/me",
    "search": "/desk/search?q=a",
    "act": "/desk/tables/{table}/acts/end",
    "code": "/desk/key",
}


@pytest.mark.parametrize(("width", "look"), [(WIDE, "light"), (NARROW, "dark")])
def test_axe_finds_nothing_and_nothing_sticks_out_on_any_page(browser, host, table, width, look):
    """With scripts, which axe needs, in the host's session."""
    host.with_session(lambda session: count_everything(session, datetime.now(UTC)))
    host.ask(f"/desk/tables/{table.number}/acts/pause", until=AHEAD)
    _, player = seat_of(table)
    with open_context(browser, width, color_scheme=look) as context:
        context.add_cookies(host.page.context.cookies())
        page = context.new_page()
        for name, path in PAGES.items():
            page.goto(host.tables.url + path.format(table=table.number, player=player))
            assert_clean(page, name)
