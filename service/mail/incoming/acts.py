"""The requests of a letter other than moves. Each is carried out by the use case of its own feature."""

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from sqlalchemy.orm import Session

import engine
from engine.plans.examples import plan_examples
from service.mail.aid import aid_of
from service.mail.incoming.addressee import Addressee
from service.mail.incoming.report import LetterReport, refuse_line
from service.mail.parse.instruction import (
    CallDesk,
    CardsRequest,
    Do,
    Instruction,
    LeaveRequest,
    NotUnderstood,
    PlanRequest,
    RulesRequest,
    Talk,
)
from service.mail.parse.vocabulary import fold_text, merge_commands
from service.mail.registry import mail_features
from service.play.clocks.calendar import begin_leave, end_leave
from service.play.motions import vote
from service.play.motions.models import MotionKind, Outcome
from service.play.pace.explain import render_sentence
from service.play.pace.leave import NoLeave
from service.play.plans.edit import evaluate_plan_now, give_plan, parsed_plan, withdraw_all_plans
from service.play.plans.queries import plans_replaced_by
from service.play.plans.views import describe_verdict
from service.play.tables.refusals import NothingToTakeBack, TableRefusal
from service.play.tables.take_back import take_back_moves
from service.play.talk.report import report_table
from service.play.talk.say import add_line
from service.play.timeouts.substitute import give_up_seat as give_up

SHOWN = frozenset({"show", "history", "time", "help"})


def carry_out_instruction(
    session: Session, to: Addressee, instruction: Instruction, told: LetterReport, now: datetime
) -> None:
    """Carry out one instruction, or raise RefusedLine."""
    told_by = to.reader.said.say
    try:
        if command := mail_features().commands.get(type(instruction)):
            command(session, to, instruction, told, now)
            return
        match instruction:
            case Talk() | CallDesk():
                send_message(session, to, instruction, told, now)
            case LeaveRequest(days=days):
                start_leave(session, to, days, told, now)
            case CardsRequest(kind=kind):
                show_cards(to, kind, told)
            case PlanRequest(text=text):
                apply_plan(session, to, text, told, now)
            case RulesRequest(place=place):
                told.rules.append(place)
            case Do(what=what):
                do_command(session, to, what, told, now)
            case NotUnderstood(text=text, why=why):
                raise refuse_line(text, told_by(f"answer-why-{why}"))
    except TableRefusal as refusal:
        raise refuse_line("", told_by(f"answer-why-{refusal.problem}")) from refusal


def do_command(session: Session, to: Addressee, what: str, told: LetterReport, now: datetime) -> None:
    """Carry out a command of one word."""
    match what:
        case "undo":
            take_back_move(session, to, told, now)
        case "resign":
            resign_seat(session, to, told, now)
        case "back":
            end_leave(session, player_id=to.reader.player.id, now=now)
            told.done.append(to.reader.said.say("answer-back"))
        case _ if what in SHOWN:
            told.shows.append(what)


def send_message(
    session: Session, to: Addressee, instruction: Talk | CallDesk, told: LetterReport, now: datetime
) -> None:
    """Send a message to the table, or a report to the desk."""
    match instruction:
        case Talk():
            say_to_table(session, to, instruction, told, now)
        case CallDesk(text=text):
            report_to_desk(session, to, text, told, now)


def say_to_table(
    session: Session, to: Addressee, instruction: Talk, told: LetterReport, now: datetime
) -> None:
    """Send a message to all players, or to the one who is named."""
    reader = to.reader
    seats = [
        number for number, name in enumerate(reader.names) if fold_text(name) == fold_text(instruction.to)
    ]
    if instruction.to and len(seats) != 1:
        names = ", ".join(name for seat, name in enumerate(reader.names) if seat != reader.seat.number)
        raise refuse_line(instruction.to, reader.said.say("answer-why-nobody-of-that-name", names=names))
    add_line(
        session,
        table_id=reader.row.id,
        player_id=reader.player.id,
        text=instruction.text,
        to=seats if instruction.to else None,
        now=now,
    )
    message = "answer-said-to" if instruction.to else "answer-said"
    told.done.append(reader.said.say(message, name=instruction.to))


def report_to_desk(session: Session, to: Addressee, text: str, told: LetterReport, now: datetime) -> None:
    """Report the table of the letter to the desk."""
    reader = to.reader
    report_table(session, table_id=reader.row.id, player_id=reader.player.id, text=text, said=None, now=now)
    told.done.append(reader.said.say("answer-desk-called"))


def apply_plan(session: Session, to: Addressee, text: str, told: LetterReport, now: datetime) -> None:
    """Give a plan, or withdraw all plans.

    The answer mail says how the plan was understood and what it would do. An instruction without a plan is
    answered with examples.
    """
    reader = to.reader
    if not text:
        told.examples += plan_examples(reader.game, reader.seat.number, reader.game_words)
        return
    mine: dict[str, Any] = {
        "table_id": reader.row.id,
        "seat": reader.seat.number,
        "player_id": reader.player.id,
        "now": now,
    }
    if fold_text(text) in merge_commands(("en", reader.player.language)).arguments["none"]:
        count = withdraw_all_plans(session, **mine)
        told.done.append(reader.said.say("answer-plan-none", count=count))
        return
    try:
        meaning = parsed_plan(reader.row, text, reader.player.language)
        now_told = describe_verdict(
            reader.row, evaluate_plan_now(reader.row, reader.seat.number, meaning), reader.player.language
        )
        given = give_plan(session, **mine, written=text)
    except engine.Refusal as refusal:
        raise refuse_line(text, refusal.explain(reader.game_words)) from refusal
    told.done.append(reader.said.say("answer-plan-given", number=given.id, text=given.text))
    for older in plans_replaced_by(session, given):
        told.done.append(reader.said.say("answer-plan-replaced", text=older.text))
    made = [reader.game_words.write(step.line) for step in given.steps if step.line]
    if made:
        told.done.append(reader.said.say("answer-plan-played", moves=", ".join(made)))
    else:
        told.done.append(reader.said.say("answer-plan-now", says=now_told["says"]))


def show_cards(to: Addressee, called: str, told: LetterReport) -> None:
    """Show all cards and tiles, or the kinds whose headings contain the given word."""
    told.shows.append("cards")
    if not called:
        return
    headings = [kind.heading for kind in aid_of(to.reader)]
    meant = [heading for heading in headings if fold_text(called) in fold_text(heading)]
    if not meant:
        raise refuse_line(called, to.reader.said.say("answer-why-no-such-kind", kinds=" · ".join(headings)))
    told.kinds += meant


def start_leave(session: Session, to: Addressee, days: int, told: LetterReport, now: datetime) -> None:
    """Begin leave at all tables from today on, in the player's time zone."""
    reader = to.reader
    zone = reader.player.time_zone
    try:
        today = now.astimezone(ZoneInfo(zone)).date()
        begin_leave(session, player_id=reader.player.id, first=today, days=days, now=now)
    except NoLeave as none:
        raise refuse_line("", render_sentence(none.sentence, reader.said, zone)) from none
    told.done.append(reader.said.say("answer-leave", days=days))


def take_back_move(session: Session, to: Addressee, told: LetterReport, now: datetime) -> None:
    """Take the last move back. If others have a say in that, propose a vote."""
    reader = to.reader
    table, player = reader.row.id, reader.player.id
    try:
        take_back_moves(session, table_id=table, player_id=player, seat=reader.seat.number, moves=1, now=now)
        told.done.append(reader.said.say("answer-undone"))
    except NothingToTakeBack:
        motion = vote.propose_motion(
            session, table_id=table, player_id=player, kind=MotionKind.TAKE_BACK, now=now
        )
        carried = motion.outcome == Outcome.CARRIED
        told.done.append(reader.said.say("answer-undone" if carried else "answer-undo-asked"))


def resign_seat(session: Session, to: Addressee, told: LetterReport, now: datetime) -> None:
    """Give up the seat, so that another player may take it over."""
    reader = to.reader
    give_up(session, table_id=reader.row.id, player_id=reader.player.id, now=now)
    told.done.append(reader.said.say("answer-resigned"))
