"""The answer to a player's letter: what was done or why not, and the question that is open now."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from engine.table.sketches import own_board, sketch
from engine.text.player_aid import AidKind
from service.mail.addresses import NOTHING_ASKED
from service.mail.aid import aid_of
from service.mail.briefing import Briefing, board_text, certain_effects_text, seat_briefing
from service.mail.contents import Contents, ObsoleteLetter, seat_contents
from service.mail.context import load_seat_context
from service.mail.conversation import letter_title, sender_of_questions
from service.mail.headers import reply_subject
from service.mail.kinds.decision import PLAN, board_context, decision_context, lesson_context
from service.mail.parse.vocabulary import merge_commands
from service.mail.pictures import WHOLE, board_picture
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter, LetterState
from service.play.messages.mail_preferences import MailPreferences, mail_preferences
from service.play.tables.queries import table_by_id
from service.play.tables.rules import table_rules_text
from service.play.tables.story import load_story, seat_news
from service.play.tables.viewer import SeatViewer


def answer_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    """Make the contents of an answer.

    It is sent whatever the mail preferences say, and even while the player looks at the table. A receipt is
    obsolete once a question to the player or the result of the table follows, because their letters say it.
    """
    payload = letter.payload
    viewer = writer_of(session, letter, payload)
    if viewer.seat.player_id != viewer.player.id:
        return farewell_contents(session, viewer, payload)
    wishes = mail_preferences(session, viewer.player, viewer.row.id)
    if payload.get("receipt") and is_followed(session, letter, viewer, wishes):
        raise ObsoleteLetter("told")
    values, brief = answer_values(session, viewer, payload, wishes, now)
    asks_anew = values["asks_anew"]
    question = brief.question if brief else NOTHING_ASKED
    picture = None
    if brief and asks_anew and not wishes.short and not viewer.row.lesson:
        values |= board_context(viewer, brief, values["choices"], aloud=wishes.heard)
        if wishes.pictured:
            picture = board_picture(viewer, values["story"], brief.kind, brief.places)
    elif wishes.pictured and (values["board"] or payload.get("built")):
        picture = board_picture(viewer, (), WHOLE)
    subject = subject_of(viewer, payload, brief if asks_anew else None)
    contents = seat_contents(
        viewer,
        wishes,
        question,
        picture=picture,
        answers=payload["to"],
        sender=sender_of_questions(viewer.said) if asks_anew else "",
        subject=subject,
        **values,
    )
    return contents if asks_anew else restore_subject(contents)


def is_followed(session: Session, letter: Letter, viewer: SeatViewer, wishes: MailPreferences) -> bool:
    """Return True if another letter tells the player what they have played: the result, or a question since."""
    if not viewer.playing:
        return True
    asked_since = select(Letter.id).where(
        Letter.table_id == letter.table_id,
        Letter.player_id == letter.player_id,
        Letter.kind == "decision",
        Letter.state == LetterState.SENT,
        Letter.id > letter.id,
    )
    return wishes.single and (
        viewer.seat.waiting_since is not None or session.scalar(asked_since.limit(1)) is not None
    )


def answer_values(
    session: Session, viewer: SeatViewer, payload: dict[str, Any], wishes: MailPreferences, now: datetime
) -> tuple[dict[str, Any], Briefing | None]:
    """Return the template values that say what a reply did at one table, and the question that is open."""
    brief = None
    if viewer.playing:
        brief = seat_briefing(
            viewer.game,
            viewer.seat.number,
            viewer.names,
            viewer.game_words,
            aloud=wishes.heard,
            begun=payload.get("begun", ""),
        )
    news = seat_news(session, viewer.row, viewer.seat, viewer.language)
    asked = {} if brief is None else decision_context(session, viewer, brief, news)
    since, shows = payload["since"], payload["shows"]
    known = load_seat_context(session, viewer, now)
    asks_anew = brief is not None and brief.owed and bool(payload.get("brings_question"))
    values: dict[str, Any] = {
        **asked,
        "until": known.until,
        "why_then": known.why_then,
        "plans": known.plans,
        "talk": known.talk,
        "asks_anew": asks_anew,
        "told": payload,
        "running": viewer.playing,
        "waited": viewer.seat.waiting_since is not None,
        "happened": story_since(session, viewer, since) if since is not None else [],
        "history": story_since(session, viewer, 0) if "history" in shows else [],
        "board": render_board_text(viewer, wishes) if "show" in shows else "",
        "cards": cards_of(viewer, payload.get("kinds", ())) if "cards" in shows else [],
        "own": own_board(viewer.game, viewer.seat.number, viewer.game_words)
        if (payload.get("built") or (viewer.row.lesson and asks_anew)) and not wishes.heard
        else "",
        "about": describe_asked_moves(viewer, wishes, payload.get("about", ())),
        **(lesson_context(session, viewer, brief.question if brief else None) if viewer.row.lesson else {}),
        "rules": [table_rules_text(viewer.row, viewer.language, place) for place in payload.get("rules", ())],
        "plan_word": PLAN,
        "rules_at": viewer.part("rules"),
        "commands": commands_of(viewer.language) if "help" in shows else [],
    }
    return values, brief


def restore_subject(contents: Contents) -> Contents:
    """Return the contents with the subject of the letter that is answered."""
    conversation = contents.conversation
    return replace(contents, conversation=conversation and conversation._replace(subject=""))


def subject_of(viewer: SeatViewer, payload: dict[str, Any], asked: Briefing | None) -> str:
    """Return the subject of the new question if the letter caused one, else that of the letter that is
    answered.
    """
    if asked is not None:
        return viewer.said.say(
            "mail-decision-subject", table=letter_title(viewer.row, viewer.said), asked=asked.asked
        )
    return reply_subject(payload["subject"]) or letter_title(viewer.row, viewer.said)


def describe_asked_moves(
    viewer: SeatViewer, wishes: MailPreferences, lines: Sequence[str]
) -> list[dict[str, str]]:
    """Return the consequences and sketches of the answers that the player asked about, if they are still
    legal.
    """
    game, seat, words = viewer.game, viewer.seat.number, viewer.game_words
    moves = [move for line in lines if (move := game.legal(seat, game.game.notation.parse(line)))]
    return [
        {
            "move": words.write(str(move)),
            "certain": certain_effects_text(game, seat, move, viewer.names, words, aloud=wishes.heard),
            "sketch": "" if wishes.heard else sketch(game, seat, move, words),
        }
        for move in moves
    ]


def writer_of(session: Session, letter: Letter, payload: dict[str, Any]) -> SeatViewer:
    """Return the player who wrote the reply, at the seat that the reply was about."""
    row = table_by_id(session, payload["table"])
    player = session.get(Player, letter.player_id)
    if row is None or player is None:
        raise ObsoleteLetter("seat-left")
    return SeatViewer.of(row, row.seats[payload["seat"]], player)


def farewell_contents(session: Session, viewer: SeatViewer, payload: dict[str, Any]) -> Contents:
    """Make the contents for a player who has left the seat.

    They say what was done, show nothing of the table, and cannot be answered.
    """
    told = {**payload, "shows": []}
    wishes = mail_preferences(session, viewer.player, viewer.row.id)
    subject = reply_subject(payload["subject"]) or letter_title(viewer.row, viewer.said)
    contents = seat_contents(viewer, wishes, answers=payload["to"], subject=subject, told=told, left=True)
    return replace(restore_subject(contents), footing=None)


def story_since(session: Session, viewer: SeatViewer, count: int) -> Sequence[dict[str, Any]]:
    return load_story(session, viewer.row, viewer.seat.number, count, viewer.language)


def render_board_text(viewer: SeatViewer, wishes: MailPreferences) -> str:
    if viewer.row.dump is None:
        return ""
    return board_text(viewer.game, viewer.seat.number, viewer.names, viewer.game_words, aloud=wishes.heard)


def cards_of(viewer: SeatViewer, kinds: Sequence[str]) -> Sequence[AidKind]:
    """Return the player aid, or the requested parts of it."""
    return [kind for kind in aid_of(viewer) if not kinds or kind.heading in kinds]


def commands_of(language: str) -> list[dict[str, Any]]:
    """Return every command with its aliases, from the data that the parser uses."""
    known = merge_commands((language, "en")).commands
    return [{"name": name, "aliases": ", ".join(dict.fromkeys(aliases))} for name, aliases in known.items()]
