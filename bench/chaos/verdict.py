"""Compares accepted turns with stored ones, every record with the rules, every mail with the outbox."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from email.parser import BytesHeaderParser
from pathlib import Path
from statistics import mean
from typing import Any

from sqlalchemy import func, select

import engine
from bench.chaos.house import House
from bench.chaos.players import Ledger
from service.mail.headers import mail_message_id
from service.platform.outbox.models import Letter
from service.platform.outbox.models import LetterState as Sent
from service.platform.transaction import read_session
from service.play.tables.models import Table, TableState
from service.play.tables.move_models import Move, Origin
from service.play.tables.move_queries import record_lines


@dataclass
class Verdict:
    """The figures and the faults. A correct run has no faults."""

    figures: dict[str, Any] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def must(self, holds: bool, fault: str) -> None:  # noqa: FBT001 - reads as a sentence
        if not holds:
            self.faults.append(fault)


def judge(house: House, ledger: Ledger, killed: Counter[str], *, to_the_end: bool) -> Verdict:
    found = Verdict()
    with house.app.app_context():
        judge_tables(found, to_the_end=to_the_end)
        judge_moves(found, ledger)
        judge_mails(found, house, killed)
    found.must(not ledger.failures, f"the service failed: {Counter(ledger.failures).most_common(3)}")
    return found


def judge_tables(found: Verdict, *, to_the_end: bool) -> None:
    """Check that every table has ended (if played to the end) and that its record replays to the stored state."""
    with read_session() as session:
        tables = session.scalars(select(Table).order_by(Table.id)).all()
        for row in tables:
            ended = row.state == TableState.FINISHED
            over = ended or row.state == TableState.ABANDONED  # the tables of deadlines.py end like this
            found.must(over or not to_the_end, f"table {row.id} has not ended: {row.state}")
            record = engine.load_table(row.dump or b"", record_lines(session, row.id)).record()
            same = record.replay().dump() == row.dump
            same = same and (not ended or bool(row.ended_by) or record.verify().over)
            found.must(same, f"table {row.id} does not replay")
            found.must(len(record.moves) == row.count, f"table {row.id} counts otherwise than it moves")
    dealt = sorted({row.game for row in tables})
    found.figures |= {
        "moves_a_table": {
            game: round(mean(row.count for row in tables if row.game == game)) for game in dealt
        },
        "tables": len(tables),
        "finished": sum(row.state == TableState.FINISHED for row in tables),
    }


def judge_moves(found: Verdict, ledger: Ledger) -> None:
    """Check that each turn that a client was told of is stored, exactly as often as it was told."""
    with read_session() as session:
        asked = select(Move.table_id, Move.seat, Move.question).where(Move.origin == Origin.API)
        kept = Counter(map(tuple, session.execute(asked)))
        origins = dict(
            session.execute(select(Move.origin, func.count()).group_by(Move.origin)).tuples().all()
        )
    lost, doubled = ledger.accepted - kept, kept - ledger.accepted
    found.must(not lost, f"{lost.total()} accepted moves are lost: {list(lost)[:5]}")
    found.must(not doubled, f"{doubled.total()} moves are kept that nobody was told of: {list(doubled)[:5]}")
    found.figures |= {"accepted": ledger.accepted.total(), "moves": sum(origins.values()), "origins": origins}


def judge_mails(found: Verdict, house: House, killed: Counter[str]) -> None:
    """Check that exactly the letters marked as sent are at the mail server, except for deaths in the one open window.

    A letter that left in this window leaves again, or counts as void if its turn has passed.
    """
    arrived = Counter(map(name_of, house.mails.rglob("*.eml")))
    with read_session() as session:
        letters = session.scalars(select(Letter).where(Letter.channel == "mail")).all()
    sent = {mail_message_id(letter.key) for letter in letters if letter.state == Sent.SENT}
    open_still = [letter.key for letter in letters if letter.state not in {Sent.SENT, Sent.VOID}]
    twice = sum(count - 1 for count in arrived.values())
    deaths = sum(count for name, count in killed.items() if name.startswith(("worker", "postgres", "mail")))
    hands = 2
    found.must(sent <= arrived.keys(), f"{len(sent - arrived.keys())} mails that count as sent never arrived")
    begun = {
        mail_message_id(letter.key) for letter in letters if letter.state == Sent.VOID and letter.attempts
    }
    unsaid = arrived.keys() - sent
    found.must(unsaid <= begun, f"{len(unsaid - begun)} mails arrived that nobody had in hand")
    found.must(not open_still, f"{len(open_still)} mails have not left: {open_still[:5]}")
    found.must(
        twice + len(unsaid) <= deaths * hands,
        f"{twice} mails came twice and {len(unsaid)} do not count as sent, in {deaths} deaths",
    )
    states = Counter(str(letter.state) for letter in letters)
    found.figures |= {"letters": dict(states), "mails_arrived": sum(arrived.values())}
    found.figures |= {"mails_twice": twice, "mails_void_but_arrived": len(unsaid)}


def name_of(mail: Path) -> str:
    with mail.open("rb") as file:
        return str(BytesHeaderParser().parse(file)["Message-ID"]).strip()
