"""The requests of a letter other than moves. Each is carried out by the use case of its own feature."""

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from sqlalchemy.orm import Session

import engine
from engine.plans.examples import plan_examples
from service.mail.aid import aid_of
from service.mail.conversation import letter_title
from service.mail.incoming.questions import answer_question
from service.mail.incoming.report import LetterReport, refuse_line
from service.mail.incoming.seat_reply import SeatReply, find_named_seat
from service.mail.parse.instruction import (
    CallDesk,
    CardsRequest,
    Do,
    FeatureCommand,
    Instruction,
    LeaveRequest,
    NotUnderstood,
    PlanRequest,
    RulesRequest,
    Talk,
)
from service.mail.parse.vocabulary import fold_text, merge_commands
from service.mail.registry import mail_features
from service.platform.signing import Purpose
from service.play.clocks.calendar import begin_leave, end_leave
from service.play.messages.mail_preferences import MailRhythm, change_preferences
from service.play.motions import vote
from service.play.motions.models import MotionKind, Outcome
from service.play.pace.explain import render_sentence
from service.play.pace.leave import NoLeave
from service.play.plans.edit import evaluate_plan_now, give_plan, parsed_plan, withdraw_all_plans
from service.play.plans.models import PlanState
from service.play.plans.queries import plans_replaced_by
from service.play.plans.views import describe_verdict
from service.play.tables.refusals import NothingToTakeBack, TableRefusal
from service.play.tables.take_back import take_back_moves
from service.play.talk.report import report_table
from service.play.talk.say import add_line
from service.play.timeouts.substitute import give_up_seat as give_up

SHOWN = frozenset({"show", "history", "time", "help"})


def carry_out_instruction(
    session: Session, reply: SeatReply, instruction: Instruction, told: LetterReport, now: datetime
) -> None:
    """Carry out one instruction, or raise RefusedLine."""
    told_by = reply.viewer.said.say
    try:
        match instruction:
            case FeatureCommand(name=name, argument=argument):
                mail_features().commands[name].carry_out(session, reply, argument, told, now)
            case Talk() | CallDesk():
                send_message(session, reply, instruction, told, now)
            case LeaveRequest(days=days):
                start_leave(session, reply, days, told, now)
            case CardsRequest(kind=kind):
                show_cards(reply, kind, told)
            case PlanRequest(text=text):
                apply_plan(session, reply, text, told, now)
            case RulesRequest(place=place):
                show_rules(reply, place, told)
            case Do(what=what):
                do_command(session, reply, what, told, now)
            case NotUnderstood(text=text, why=why):
                raise refuse_line(text, told_by(f"answer-why-{why}"))
    except TableRefusal as refusal:
        raise refuse_line("", told_by(f"answer-why-{refusal.problem}")) from refusal


def do_command(session: Session, reply: SeatReply, what: str, told: LetterReport, now: datetime) -> None:
    """Carry out a command of one word."""
    match what:
        case "undo":
            take_back_move(session, reply, told, now)
        case "resign":
            told.done.append(explain_resignation(reply))
        case "resign-yes":
            resign_seat(session, reply, told, now)
        case "settings" | "stop":
            tell_settings(session, reply, told, stop=what == "stop")
        case "back":
            end_leave(session, player_id=reply.viewer.player.id, now=now)
            told.done.append(reply.viewer.said.say("answer-back"))
        case _ if what in SHOWN:
            told.shows.append(what)


def send_message(
    session: Session, reply: SeatReply, instruction: Talk | CallDesk, told: LetterReport, now: datetime
) -> None:
    """Send a message to the table, or a report to the desk."""
    match instruction:
        case Talk():
            say_to_table(session, reply, instruction, told, now)
        case CallDesk(text=text):
            report_to_desk(session, reply, text, told, now)


def say_to_table(
    session: Session, reply: SeatReply, instruction: Talk, told: LetterReport, now: datetime
) -> None:
    """Send a message to all players, or to the one who is named."""
    viewer = reply.viewer
    add_line(
        session,
        table_id=viewer.row.id,
        player_id=viewer.player.id,
        text=instruction.text,
        to=[find_named_seat(viewer, instruction.to)] if instruction.to else None,
        now=now,
    )
    message = "answer-said-to" if instruction.to else "answer-said"
    told.done.append(viewer.said.say(message, name=instruction.to))


def report_to_desk(session: Session, reply: SeatReply, text: str, told: LetterReport, now: datetime) -> None:
    """Report the table of the letter to the desk."""
    viewer = reply.viewer
    report_table(session, table_id=viewer.row.id, player_id=viewer.player.id, text=text, said=None, now=now)
    told.done.append(viewer.said.say("answer-desk-called"))


def apply_plan(session: Session, reply: SeatReply, text: str, told: LetterReport, now: datetime) -> None:
    """Give a plan, or withdraw all plans.

    The answer mail says how the plan was understood and what it would do. An instruction without a plan is
    answered with examples.
    """
    viewer = reply.viewer
    if not text:
        told.examples += plan_examples(viewer.game, viewer.seat.number, viewer.game_words)
        return
    mine: dict[str, Any] = {
        "table_id": viewer.row.id,
        "seat": viewer.seat.number,
        "player_id": viewer.player.id,
        "now": now,
    }
    if fold_text(text) in merge_commands(("en", viewer.language)).arguments["none"]:
        count = withdraw_all_plans(session, **mine)
        told.done.append(viewer.said.say("answer-plan-none", count=count))
        return
    try:
        meaning = parsed_plan(viewer.row, text, viewer.language)
        now_told = describe_verdict(
            viewer.row, evaluate_plan_now(viewer.row, viewer.seat.number, meaning), viewer.language
        )
        given = give_plan(session, **mine, written=text)
    except engine.Refusal as refusal:
        raise refuse_line(text, refusal.explain(viewer.game_words)) from refusal
    state = "done" if given.state == PlanState.FINISHED else "given"
    told.done.append(viewer.said.say(f"answer-plan-{state}", number=given.id, text=given.text))
    for older in plans_replaced_by(session, given):
        told.done.append(viewer.said.say("answer-plan-replaced", text=older.text))
    made = [viewer.game_words.write(step.line) for step in given.steps if step.line]
    if made:
        told.done.append(viewer.said.say("answer-plan-played", moves=", ".join(made)))
    else:
        told.done.append(viewer.said.say("answer-plan-now", says=now_told["says"]))


def show_rules(reply: SeatReply, place: str, told: LetterReport) -> None:
    """Show a place in the rules, or the places about something."""
    if not place or place[0].isdigit():
        told.rules.append(place)
    elif not answer_question(reply, place, told):
        raise refuse_line(place, reply.viewer.said.say("answer-why-rules"))


def show_cards(reply: SeatReply, called: str, told: LetterReport) -> None:
    """Show all cards and tiles, or the kinds whose headings contain the given word."""
    told.shows.append("cards")
    if not called:
        return
    headings = [kind.heading for kind in aid_of(reply.viewer)]
    meant = [heading for heading in headings if fold_text(called) in fold_text(heading)]
    if not meant:
        raise refuse_line(
            called, reply.viewer.said.say("answer-why-no-such-kind", kinds=" · ".join(headings))
        )
    told.kinds += meant


def start_leave(session: Session, reply: SeatReply, days: int, told: LetterReport, now: datetime) -> None:
    """Begin leave at all tables from today on, in the player's time zone."""
    viewer = reply.viewer
    zone = viewer.zone
    try:
        today = now.astimezone(ZoneInfo(zone)).date()
        begin_leave(session, player_id=viewer.player.id, first=today, days=days, now=now)
    except NoLeave as none:
        raise refuse_line("", render_sentence(none.sentence, viewer.said, zone)) from none
    told.done.append(viewer.said.say("answer-leave", days=days))


def tell_settings(session: Session, reply: SeatReply, told: LetterReport, *, stop: bool) -> None:
    """Tell where the mail settings of this table are. Stop its letters if asked to."""
    viewer = reply.viewer
    if stop:
        changes = {"rhythm": MailRhythm.NEVER}
        change_preferences(session, player=viewer.player, table_id=viewer.row.id, changes=changes)
        told.done.append(viewer.said.say("link-stopped", table=letter_title(viewer.row, viewer.said)))
    told.done.append(viewer.said.say("mail-foot-settings", link=viewer.link(Purpose.MAIL)))


def take_back_move(session: Session, reply: SeatReply, told: LetterReport, now: datetime) -> None:
    """Take the last move back. If others have a say in that, propose a vote."""
    viewer = reply.viewer
    table, player = viewer.row.id, viewer.player.id
    try:
        take_back_moves(session, table_id=table, player_id=player, seat=viewer.seat.number, moves=1, now=now)
        told.done.append(viewer.said.say("answer-undone"))
    except NothingToTakeBack:
        motion = vote.propose_motion(
            session, table_id=table, player_id=player, kind=MotionKind.TAKE_BACK, now=now
        )
        carried = motion.outcome == Outcome.CARRIED
        told.done.append(viewer.said.say("answer-undone" if carried else "answer-undo-asked"))


def explain_resignation(reply: SeatReply) -> str:
    """Return the question if the player really resigns, with the command that answers it."""
    known = merge_commands((reply.viewer.language,))
    command = f"{known.commands['resign'][0]} {known.answers['yes'][0]}"
    return reply.viewer.said.say("answer-resign-sure", command=command)


def resign_seat(session: Session, reply: SeatReply, told: LetterReport, now: datetime) -> None:
    """Give up the seat, so that another player may take it over."""
    viewer = reply.viewer
    give_up(session, table_id=viewer.row.id, player_id=viewer.player.id, now=now)
    told.done.append(viewer.said.say("answer-resigned"))
