"""Each event posts the same rows to the outbox as ever: letters, calls of programs, messages to browsers."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path

from flask import json
from sqlalchemy import select
from sqlalchemy.orm import Session

from service.learning.sandbox.open import open_sandbox
from service.platform.accounts.circle_models import Circle, CircleMember
from service.platform.accounts.models import Player, PlayerKind, PlayerSession
from service.platform.outbox.models import Letter, TableMail
from service.platform.transaction import transaction
from service.play.clocks.letters import notify_missed_deadline
from service.play.invitations.invite import invite_address
from service.play.messages.models import Hook, PushSubscription
from service.play.motions.models import MotionKind
from service.play.motions.vote import propose_motion, submit_vote
from service.play.tables.after_move import ChangeKind, TableChange, call_followers
from service.play.tables.end import abandon_table, adjudicate_table
from service.play.tables.join import take_seat
from service.play.tables.models import EndedBy, Table
from service.play.tables.move_models import Move, Origin
from service.play.tables.open import TableRequest, open_table
from service.play.tables.submit import Turn, submit_turn
from service.play.tables.take_back import rewind_table
from service.play.tables.views import load_position
from service.play.talk.say import add_line
from service.seasons.contests.due import end_table
from service.social.circles.calls import notify_member
from tests.parts.contests import contest_of

ROWS = Path(__file__).with_name("outbox_rows.txt")
ALL = ["turn", "finished", "talk", "invitation", "contest"]
RHYTHMS = {"Anna": "now", "Bob": "digest", "Chris": "reminders"}


class Scene:
    """Three players, whose outbox is written down after each event."""

    def __init__(self, clock) -> None:
        self.clock, self.last, self.lines = clock, 0, list[str]()
        with transaction() as session:
            self.people = [self.person(session, name, rhythm) for name, rhythm in RHYTHMS.items()]

    def person(self, session: Session, name: str, rhythm: str) -> int:
        now = self.clock()
        player = Player(
            kind=PlayerKind.PERSON,
            email=f"{name.lower()}@example.org",
            name=name,
            preferences={"mail": {"rhythm": rhythm}},
            created_at=now,
        )
        session.add(player)
        session.flush()
        about = {"Anna": ALL, "Bob": ["turn"], "Chris": ALL}[name]
        off_at = now if name == "Chris" else None
        url = f"https://{name.lower()}.example.org"
        session.add(Hook(player_id=player.id, url=url, about=about, off_at=off_at, created_at=now))
        if name != "Chris":
            self.subscribe(session, player.id, now)
        return player.id

    def subscribe(self, session: Session, player: int, now: datetime) -> None:
        signed_in = PlayerSession(
            digest=bytes([player]),
            player_id=player,
            device="",
            created_at=now,
            used_at=now,
            expires_at=now + timedelta(days=1),
        )
        session.add(signed_in)
        session.flush()
        browser = PushSubscription(
            player_id=player,
            session_id=signed_in.id,
            endpoint=f"https://push.example.org/{player}",
            sealed_for="",
            auth="",
            created_at=now,
        )
        session.add(browser)

    @contextmanager
    def event(self, title: str) -> Iterator[Session]:
        self.clock.tick(minutes=7)
        with transaction() as session:
            yield session
        self.lines.append(f"# {title}")
        with transaction() as session:
            posted = session.scalars(select(Letter).where(Letter.id > self.last)).all()
            self.lines += sorted(self.line(letter) for letter in posted)
            self.last = max([self.last, *(letter.id for letter in posted)])

    def line(self, letter: Letter) -> str:
        later = int((letter.not_before - self.clock()).total_seconds())
        whose = f"player={letter.player_id} table={letter.table_id} +{later}s"
        to = f"{letter.channel} {letter.kind} {letter.recipient}"
        return f"{letter.key} {to} {whose} {json.dumps(letter.payload, sort_keys=True)}"

    def lay(self, session: Session, seats: int = 3, **wish) -> Table:
        """A table of the three, the last of whom wants every letter of it."""
        players = [session.get_one(Player, number) for number in self.people]
        row = open_table(session, host=players[-1], wish=TableRequest(seats=seats, **wish), now=self.clock())
        session.add(TableMail(table_id=row.id, player_id=players[-1].id, choices={"rhythm": "now"}))
        session.flush()
        for player in players[:seats]:
            take_seat(session, table_id=row.id, player=player, now=self.clock())
        return row

    def answer(self, session: Session, table: int, move: str, origin: Origin = Origin.PAGE) -> None:
        game = load_position(session.get_one(Table, table))
        seat = game.waiting[0]
        question = game.question(seat).id
        turn = Turn(table_id=table, seat=seat, question=question, moves=[move], origin=origin)
        submit_turn(session, turn, self.clock())


def test_each_event_posts_the_same_rows(app, clock, chance):
    chance.deal_alike()
    at = Scene(clock)
    play_table(at)
    end_tables(at)
    tell_of_other_things(at)
    assert "\n".join(at.lines) == ROWS.read_text(encoding="utf-8").rstrip("\n")


def play_table(at: Scene) -> None:
    with at.event("play begins: one is asked, the others are told so") as session:
        row = at.lay(session, game="pebbles")
        for _ in range(3):
            at.answer(session, row.id, "stake 0")
        began = {"what": ChangeKind.BEGAN, "game": load_position(row)}
        call_followers(TableChange(session=session, row=row, now=at.clock(), **began))
    with at.event("all are asked at once") as session:
        number = at.lay(session, game="pebbles", options={"rounds": 1}).id
    with at.event("one has answered, the others still owe") as session:
        at.answer(session, number, "stake 1")
    with at.event("a turn, and the last answer came by a link") as session:
        at.answer(session, number, "stake 0")
        at.answer(session, number, "stake 0", Origin.LINK)
    with at.event("a turn by a link, and the same seat still owes") as session:
        row = session.get_one(Table, number)
        game = load_position(row)
        by_link = Move(seat=game.waiting[0], question=0, origin=Origin.LINK)
        moved = {"what": ChangeKind.MOVED, "game": game, "moves": [by_link]}
        call_followers(TableChange(session=session, row=row, now=at.clock(), **moved))
    with at.event("a turn") as session:
        at.answer(session, number, "bid 1")
    with at.event("a turn is taken back") as session:
        row = session.get_one(Table, number)
        rewind_table(session, row, row.count - 1, at.clock())
    with at.event("turns are taken back, and all are asked anew") as session:
        rewind_table(session, session.get_one(Table, number), 0, at.clock(), anew=True)
    with at.event("the last turn") as session:
        for move in ("stake 0", "stake 0", "stake 0", "pass", "pass", "pass"):
            at.answer(session, number, move)
    with at.event("in the sandbox") as session:
        anna = session.get_one(Player, at.people[0])
        wish = {"seats": 2, "edition": None, "options": {"rounds": 1}, "level": "courtier"}
        number = open_sandbox(session, player=anna, game="pebbles", now=at.clock(), **wish).id
    with at.event("the last turn in the sandbox") as session:
        while not load_position(session.get_one(Table, number)).over:
            stake = load_position(session.get_one(Table, number)).question(0).kind == "stake"
            at.answer(session, number, "stake 0" if stake else "pass")


def end_tables(at: Scene) -> None:
    with at.event("four tables begin") as session:
        conceded, stopped, overdue, dropped = (at.lay(session, game="pebbles").id for _ in range(4))
    with at.event("a motion") as session:
        asked = {"table_id": conceded, "player_id": at.people[0], "kind": MotionKind.CONCEDE}
        motion = propose_motion(session, now=at.clock(), **asked).id
    with at.event("a table ends by agreement") as session:
        for voter in at.people[1:]:
            submit_vote(
                session, table_id=conceded, motion_id=motion, player_id=voter, agreed=True, now=at.clock()
            )
    with at.event("the desk ends a table") as session:
        adjudicate_table(session, session.get_one(Table, stopped), EndedBy.DESK, at.clock())
    with at.event("a contest ends a table") as session:
        end_table(session, overdue, at.clock())
    with at.event("a table is abandoned") as session:
        abandon_table(session, session.get_one(Table, dropped), at.clock())


def tell_of_other_things(at: Scene) -> None:
    with at.event("a table begins") as session:
        number = at.lay(session, game="pebbles").id
    with at.event("talk to one") as session:
        add_line(session, table_id=number, player_id=at.people[1], text="Ciao", to=[0], now=at.clock())
    with at.event("talk to all") as session:
        add_line(session, table_id=number, player_id=at.people[2], text="Ciao", to=None, now=at.clock())
    with at.event("missed deadlines") as session:
        notify_missed_deadline(session, session.get_one(Table, number), at.clock())
    with at.event("an invitation") as session:
        row = at.lay(session, seats=4, game="florence")
        host, anna = row.host_id, "anna@example.org"
        waiting = open_table(
            session,
            host=session.get_one(Player, host),
            wish=TableRequest(game="pebbles", seats=2),
            now=at.clock(),
        )
        invite_address(session, table_id=waiting.id, by=host, email=anna, now=at.clock())
    with at.event("a call of a circle") as session:
        circle = Circle(name="Friends", created_at=at.clock())
        session.add(circle)
        session.flush()
        waiting.circle_id = circle.id
        for player in at.people:
            member = CircleMember(circle_id=circle.id, player_id=player, joined_at=at.clock(), asked=True)
            session.add(member)
            session.flush()
            notify_member(session, session.get_one(Table, waiting.id), member, at.clock())
    with at.event("a contest") as session:
        contest_of(session, "pebbles", [session.get_one(Player, one) for one in at.people], at.clock())
