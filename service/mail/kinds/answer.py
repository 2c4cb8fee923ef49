"""The answer to a player's letter: what was done or why not, and the question that is open now."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from engine.table.sketches import own_board, sketch
from engine.text.player_aid import AidKind
from service.mail.addresses import NOTHING_ASKED
from service.mail.aid import aid_of
from service.mail.briefing import Briefing, board_text, certain_effects_text, seat_briefing
from service.mail.contents import Contents, ObsoleteLetter
from service.mail.context import load_seat_context
from service.mail.headers import reply_subject
from service.mail.kinds.decision import PLAN, decision_context, lesson_context
from service.mail.parse.vocabulary import merge_commands
from service.mail.pictures import board_picture
from service.mail.recipient import Recipient
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter
from service.play.messages.mail_preferences import MailPreferences, mail_preferences
from service.play.tables.models import TableState
from service.play.tables.queries import table_by_id
from service.play.tables.rules import table_rules_text
from service.play.tables.story import load_story, seat_news


def answer_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    """Make the contents of an answer.

    It is sent whatever the mail preferences say, and even while the player looks at the table.
    """
    payload = letter.payload
    reader = writer_of(session, letter)
    if reader.seat.player_id != reader.player.id:
        return farewell_contents(session, reader, payload)
    wishes = mail_preferences(session, reader.player, reader.row.id)
    running = reader.row.state == TableState.RUNNING
    brief = None
    if running:
        brief = seat_briefing(
            reader.game,
            reader.seat.number,
            reader.names,
            reader.game_words,
            aloud=wishes.heard,
            begun=payload.get("begun", ""),
        )
    news = seat_news(session, reader.row, reader.seat, reader.player.language)
    asked = {} if brief is None else decision_context(session, reader, brief, news)
    since, shows = payload["since"], payload["shows"]
    known = load_seat_context(session, reader, now)
    asks_anew = brief is not None and brief.owed and bool(payload.get("brings_question"))
    whole_board = asks_anew and not wishes.short and not reader.row.lesson
    values: dict[str, Any] = {
        **asked,
        "until": known.until,
        "why_then": known.why_then,
        "plans": known.plans,
        "talk": known.talk,
        "asks_anew": asks_anew,
        "subject": subject_of(reader, payload, brief if asks_anew else None),
        "told": payload,
        "running": running,
        "waited": reader.seat.waiting_since is not None,
        "happened": story_since(session, reader, since) if since is not None else [],
        "history": story_since(session, reader, 0) if "history" in shows else [],
        "board": render_board_text(reader, wishes) if "show" in shows or whole_board else "",
        "cards": cards_of(reader, payload.get("kinds", ())) if "cards" in shows else [],
        "own": own_board(reader.game, reader.seat.number, reader.game_words)
        if (payload.get("built") or (reader.row.lesson and asks_anew)) and not wishes.heard
        else "",
        "about": describe_asked_moves(reader, wishes, payload.get("about", ())),
        **(lesson_context(session, reader, brief.question if brief else None) if reader.row.lesson else {}),
        "rules": [
            table_rules_text(reader.row, reader.player.language, place) for place in payload.get("rules", ())
        ],
        "plan_word": PLAN,
        "rules_at": reader.part("rules"),
        "commands": commands_of(reader.player.language) if "help" in shows else [],
    }
    question = brief.question if brief else NOTHING_ASKED
    picture = (
        board_picture(reader, news, brief.kind, brief.places)
        if brief and whole_board and wishes.pictured
        else None
    )
    contents = reader.contents(wishes, question, picture=picture, answers=payload["to"], **values)
    return contents if asks_anew else restore_subject(contents)


def restore_subject(contents: Contents) -> Contents:
    """Return the contents with the subject of the letter that is answered."""
    conversation = contents.conversation
    return replace(contents, conversation=conversation and conversation._replace(subject=""))


def subject_of(reader: Recipient, payload: dict[str, Any], asked: Briefing | None) -> str:
    """Return the subject of the new question if the letter caused one, else that of the letter that is
    answered.
    """
    if asked is not None:
        return reader.said.say("mail-decision-subject", table=reader.title, asked=asked.asked)
    return reply_subject(payload["subject"]) or reader.title


def describe_asked_moves(
    reader: Recipient, wishes: MailPreferences, lines: Sequence[str]
) -> list[dict[str, str]]:
    """Return the consequences and sketches of the answers that the player asked about, if they are still
    legal.
    """
    game, seat, words = reader.game, reader.seat.number, reader.game_words
    moves = [move for line in lines if (move := game.legal(seat, game.game.notation.parse(line)))]
    return [
        {
            "move": words.write(str(move)),
            "certain": certain_effects_text(game, seat, move, reader.names, words, aloud=wishes.heard),
            "sketch": "" if wishes.heard else sketch(game, seat, move, words),
        }
        for move in moves
    ]


def writer_of(session: Session, letter: Letter) -> Recipient:
    row = table_by_id(session, letter.payload["table"])
    player = session.get(Player, letter.player_id)
    if row is None or player is None:
        raise ObsoleteLetter("seat-left")
    return Recipient(row, row.seats[letter.payload["seat"]], player)


def farewell_contents(session: Session, reader: Recipient, payload: dict[str, Any]) -> Contents:
    """Make the contents for a player who has left the seat.

    They say what was done, show nothing of the table, and cannot be answered.
    """
    told = {**payload, "shows": []}
    wishes = mail_preferences(session, reader.player, reader.row.id)
    subject = reply_subject(payload["subject"]) or reader.title
    contents = reader.contents(wishes, answers=payload["to"], subject=subject, told=told, left=True)
    return replace(restore_subject(contents), footing=None)


def story_since(session: Session, reader: Recipient, count: int) -> Sequence[dict[str, Any]]:
    return load_story(session, reader.row, reader.seat.number, count, reader.player.language)


def render_board_text(reader: Recipient, wishes: MailPreferences) -> str:
    if reader.row.dump is None:
        return ""
    return board_text(reader.game, reader.seat.number, reader.names, reader.game_words, aloud=wishes.heard)


def cards_of(reader: Recipient, kinds: Sequence[str]) -> Sequence[AidKind]:
    """Return the player aid, or the requested parts of it."""
    return [kind for kind in aid_of(reader) if not kinds or kind.heading in kinds]


def commands_of(language: str) -> list[dict[str, Any]]:
    """Return every command with its aliases, from the data that the parser uses."""
    known = merge_commands((language, "en")).commands
    return [{"name": name, "aliases": ", ".join(dict.fromkeys(aliases))} for name, aliases in known.items()]
