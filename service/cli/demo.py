"""A demo table with a guest against bots, as a player sees it by mail.

The bots play until the guest has a question. So the first letter is a decision of a running table.
"""

from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from engine import games
from service.mail.deliver import deliver_mail
from service.mail.headers import mail_message_id
from service.platform.accounts.models import Player, PlayerKind
from service.platform.accounts.queries import player_by_email
from service.platform.accounts.sign_in import send_sign_in_link
from service.platform.deps import deps
from service.platform.outbox.models import BoxedMail, Letter
from service.platform.outbox.models import LetterState as Sent
from service.platform.signing import Purpose
from service.platform.terminal.messages import say, seat_names, terminal_language
from service.platform.transaction import read_session, transaction
from service.play.bots.levels import USUAL
from service.play.bots.play import find_waiting_bots, play_bot
from service.play.tables.join import take_seat
from service.play.tables.models import Table, TableState
from service.play.tables.open import TableRequest, open_table
from service.play.tables.queries import tables_with_player
from service.play.tables.viewer import SeatViewer
from service.site.letter_box import mail_link

ADDRESS = "guest@example.org"
SEATS = 4
GUEST = 0
DECISION = "decision"


def open_demo_table(game: str = "") -> list[str]:
    """Open the demo table, unless one is still running, and return its link and the link of its first mail.

    Without a name of a game, any game will do.
    """
    settings, now = deps().settings, deps().clock()
    with transaction() as session:
        guest = player_by_email(session, ADDRESS) or create_demo_guest(session, now)
        table = find_running_table(session, guest, game) or start_demo_table(session, guest, game, now)
        send_sign_in_link(session, email=ADDRESS, language=guest.language, settings=settings, now=now)
        number = table.id
    play_until_asked(number, now)
    deliver_mail(now=now)
    lines = [say("up-table", link=seat_link(number))]
    first = find_newest_decision_mail(number)
    return lines if first is None else [say("up-mail", link=mail_link(first)), *lines]


def play_until_asked(number: int, now: datetime) -> None:
    """Let the bots answer as long as the table waits for bots only."""
    while True:
        with read_session() as session:
            asked = session.get_one(Table, number).seats[GUEST].waiting_since is not None
            bots = find_waiting_bots(session, SEATS, now, number)
        if asked or not bots:
            return
        play_bot(bots[0], now)


def seat_link(number: int) -> str:
    """Return the link to the table page from the guest's seat, for a browser without a session."""
    with read_session() as session:
        row = session.get_one(Table, number)
        seat = row.seats[GUEST]
        if seat.player is None:  # the guest has resigned and can only look on
            return f"{deps().settings.public_url}/tables/{number}"
        return SeatViewer.of(row, seat, seat.player).link(Purpose.SEAT)


def create_demo_guest(session: Session, now: datetime) -> Player:
    guest = Player(
        kind=PlayerKind.PERSON,
        email=ADDRESS,
        name=say("command-person"),
        language=terminal_language(),
        created_at=now,
    )
    session.add(guest)
    session.flush()
    return guest


def find_running_table(session: Session, guest: Player, game: str) -> Table | None:
    running = tables_with_player(guest.id).where(Table.state == TableState.RUNNING)
    if game:
        running = running.where(Table.game == game)
    return session.scalar(running.order_by(Table.id.desc()).limit(1))


def start_demo_table(session: Session, guest: Player, game: str, now: datetime) -> Table:
    """Open a table and seat the players. The last one to sit down starts it."""
    rules = games()[game] if game else next(iter(games().values()))
    seats = min(rules.seats, key=lambda number: abs(number - SEATS))
    wish = TableRequest(game=rules.name, seats=seats, name=say("demo-table"))
    table = open_table(session, host=guest, wish=wish, now=now)
    bots = [
        Player(kind=PlayerKind.BOT, name=name, preferences={"bot": USUAL}, created_at=now)
        for name in seat_names(seats)[1:]
    ]
    session.add_all(bots)
    session.flush()
    for number, player in enumerate([guest, *bots]):
        take_seat(session, table_id=table.id, player=player, number=number, now=now)
    return table


def find_newest_decision_mail(table: int) -> int | None:
    """Return the newest decision mail to the guest, or None if a mail server delivered it."""
    sent = (
        select(Letter.key)
        .where(
            Letter.table_id == table,
            Letter.recipient == ADDRESS,
            Letter.kind == DECISION,
            Letter.state == Sent.SENT,
        )
        .order_by(Letter.id.desc())
        .limit(1)
    )
    with read_session() as session:
        key = session.scalar(sent)
        boxed = select(BoxedMail.id).where(BoxedMail.message_id == mail_message_id(key or ""))
        return session.scalar(boxed)
