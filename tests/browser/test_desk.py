"""Every act of the desk in a real browser: asked for, confirmed, done once; and the pages, wide and narrow."""

import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from json import dumps

import pytest
from playwright.sync_api import expect

from engine import games
from engine.editions.text import text_made_from
from service.admin.desk.all_acts import ACTS
from service.admin.desk.statistics import count_everything
from service.mail.incoming.models import IncomingMail, IncomingState
from service.platform.accounts.keys import KeyPrefix, generate_key, key_digest
from service.platform.accounts.models import Player, PlayerKind, PlayerSession
from service.platform.database import db
from service.platform.deps import EXTENSION, deps, install_deps
from service.platform.editions import offer_editions
from service.platform.outbox.models import Letter, StoppedAddress
from service.play.records.transfer import table_record
from service.play.tables.models import Table
from service.play.tables.move_models import Move, Origin
from service.play.talk.report import report_table
from service.play.talk.say import add_line
from service.seasons.contests.models import EntrantState
from service.seasons.contests.queries import entrants_in
from service.seasons.contests.rounds import begin_contest
from service.seasons.leagues.models import LeagueForm
from service.social.circles.members import join_circle
from tests.browser.page import NARROW, WIDE, assert_clean, open_context
from tests.browser.tabling import at_random
from tests.parts.circles import circle_at
from tests.parts.contests import contest_of
from tests.parts.leagues import league_of

AHEAD = (datetime.now(UTC) + timedelta(days=3)).strftime("%Y-%m-%dT%H:%M")
HOUSE = "/desk/house/0/acts"
EDITION = text_made_from("pebbles", next(iter(games()["pebbles"].editions.own.values())), "From my box")


@pytest.fixture
def table(tables):
    """A table some moves on."""
    at = tables.open("pebbles", 3)
    at.others_play(at_random(1), all_seats=True, until=lambda game: game.count >= 6)
    return at


@pytest.fixture
def editions(tables, tmp_path):
    """The folder into which the desk writes editions."""
    with tables.app.app_context():
        kept = deps()
        install_deps(tables.app, replace(kept, settings=replace(kept.settings, editions=str(tmp_path))))
    yield tmp_path
    tables.app.extensions[EXTENSION] = kept
    offer_editions(None)


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


def name_of(session, player: int) -> str:
    return session.get(Player, player).name


def called(session, table, player: int) -> int:
    call = {"table_id": table.number, "player_id": player, "text": "Nothing moves here", "said": None}
    return report_table(session, **call, now=datetime.now(UTC)).id


def missed(session, table) -> int:
    """The last move, as if the clock had made it."""
    move = session.get(Move, (table.number, session.get(Table, table.number).count))
    move.origin, move.opened_at, move.timed, move.excused = Origin.CLOCK, move.played_at, True, False
    return move.number


SEATED = ("extend", "force-default", "open-seat", "rotate-link", "look-behind")
TYPED = {
    "pause": {"until": AHEAD},
    "extend": {"hours": "24"},
    "set-pace": {"pace": "daily"},
    "rewind": {"count": "0"},
    "end": {"how": "adjudicated"},
}


def at_tables(act: str, host, table) -> tuple[str, dict[str, str]]:
    """Where an act at a table is asked for, and what is typed there."""
    seat, player = seat_of(table)
    path = f"/desk/tables/{table.number}/acts/{act}"
    at_seat = f"{path}?seat={seat}"
    if act in TYPED:
        return (at_seat if act in SEATED else path), TYPED[act]
    match act:
        case "replace":
            return at_seat, {"player": host.with_session(lambda s: name_of(s, someone(s)))}
        case "restore":
            host.ask(f"/desk/tables/{table.number}/acts/open-seat?seat={seat}")
            return at_seat, {"player": host.with_session(lambda s: name_of(s, player))}
        case "excuse":
            return path, {"missed": str(host.with_session(lambda s: missed(s, table)))}
        case "resume":
            host.ask(f"/desk/tables/{table.number}/acts/pause", until=AHEAD)
        case "remove-message":
            spoken = {"table_id": table.number, "player_id": player, "text": "Rude", "to": None}
            line = host.with_session(lambda s: add_line(s, **spoken, now=datetime.now(UTC)).id)
            return f"{path}?said={line}", {}
        case "settle-report":
            return f"{path}?report={host.with_session(lambda s: called(s, table, player))}", {}
    return (at_seat if act in SEATED else path), {}


def at_players(act: str, host) -> tuple[str, dict[str, str]]:
    player = host.with_session(someone)
    match act:
        case "mute" | "suspend":
            typed = {"until": AHEAD}
        case "set-role":
            typed = {"role": "moderator"}
        case "change-address":
            typed = {"email": f"new{player}@example.org"}
        case "merge":
            typed = {"into": host.with_session(lambda s: name_of(s, someone(s)))}
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
    held = {
        "digest": key_digest(generate_key(KeyPrefix.SESSION)),
        "device": "",
        "created_at": now,
        "used_at": now,
    }
    session.add(PlayerSession(player_id=player, expires_at=now + timedelta(days=1), **held))


def at_circles(act: str, host, table) -> tuple[str, dict[str, str]]:
    """Of all who sit at a table, and of one more, whom what is done concerns."""

    def founded(session):
        now, player = datetime.now(UTC), session.get(Player, someone(session))
        circle = circle_at(session, session.get(Table, table.number), now)
        join_circle(session, circle_id=circle.id, generation=0, player=player, now=now)
        return circle.id, player.name

    number, other = host.with_session(founded)
    typed = {"circle-owner": {"player": other}, "circle-member": {"player": other, "belongs": "false"}}
    return f"/desk/circles/{number}/acts/{act}", typed.get(act, {})


def at_contests(act: str, host, table) -> tuple[str, dict[str, str]]:
    """Which people may still enter; one of them is put in another's place."""

    def opened(session):
        row = session.get(Table, table.number)
        people = [seat.player for seat in row.seats]
        contest = contest_of(session, row.game, people, datetime.now(UTC))
        if act == "contest-replace":  # whoever may still enter needs nobody's place
            begin_contest(session, contest.id, contest.joining_ends)
        entrant = entrants_in(session, contest.id, EntrantState.ENTERED)[-1].id
        return contest.id, entrant, name_of(session, someone(session))

    number, entrant, other = host.with_session(opened)
    path = f"/desk/contests/{number}/acts/{act}"
    typed = {
        "contest-deadline": (f"{path}?round=0", {"until": AHEAD}),
        "contest-withdraw": (f"{path}?entrant={entrant}", {}),
        "contest-replace": (f"{path}?entrant={entrant}", {"player": other}),
    }
    return typed.get(act, (path, {}))


def at_leagues(act: str, host, table) -> tuple[str, dict[str, str]]:
    """Divisions before their first season; one of their people is taken out."""

    def opened(session):
        row = session.get(Table, table.number)
        people = [*(seat.player for seat in row.seats), session.get(Player, someone(session))]
        league = league_of(session, LeagueForm.DIVISIONS, row.game, people, datetime.now(UTC))
        return league.id, people[-1].name

    number, member = host.with_session(opened)
    typed = {"league-season": {"until": AHEAD}, "league-member": {"player": member, "belongs": "false"}}
    return f"/desk/leagues/{number}/acts/{act}", typed.get(act, {})


def elsewhere(act: str, host, table) -> tuple[str, dict[str, str]]:
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
        case "use-edition":
            return f"{HOUSE}/{act}", {"name": "box", "text": EDITION}
        case "withdraw":
            host.ask(f"{HOUSE}/announce", text="Soon over.", until=AHEAD)
            made = host.deeds("announce")[-1].after["announcement"]
            return f"{HOUSE}/withdraw?announcement={made}", {}
    return f"{HOUSE}/announce", {"text": "On Sunday the house is closed.", "until": AHEAD}


def added(session, row) -> int:
    session.add(row)
    session.flush()
    return row.id


@pytest.mark.usefixtures("editions")
@pytest.mark.parametrize("act", list(ACTS))
def test_each_act_is_asked_for_confirmed_and_done_once(host, table, act):
    """And the page that says so may be loaded anew: nothing is done by that."""
    ways = {
        "table": lambda: at_tables(act, host, table),
        "player": lambda: at_players(act, host),
        "circle": lambda: at_circles(act, host, table),
        "contest": lambda: at_contests(act, host, table),
        "league": lambda: at_leagues(act, host, table),
    }
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
    "reports": "/desk/reports",
    "report": "/desk/reports/{report}",
    "rewind": "/desk/tables/{table}/rewind",
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
    report = host.with_session(lambda session: called(session, table, player))
    with open_context(browser, width, color_scheme=look) as context:
        context.add_cookies(host.page.context.cookies())
        page = context.new_page()
        for name, path in PAGES.items():
            page.goto(host.tables.url + path.format(table=table.number, player=player, report=report))
            assert_clean(page, name)
