"""Letters from the desk: acts at a table or on a player, announcements."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from engine.text.sentences import facts_with_names
from service.mail.contents import Contents, ObsoleteLetter, seat_contents
from service.mail.recipient import load_recipient, require_recipient
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter
from service.platform.words import Words, words
from service.play.pace.explain import format_time
from service.play.tables.models import EndedBy
from service.play.tables.results import result_in_words, result_of_table
from service.play.tables.story import story_of_move
from service.play.tables.viewer import SeatViewer
from service.site.announcements import Announcement


def table_act_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    """Write to the player of a seat about an act at their table."""
    viewer, wishes = load_recipient(session, letter, now)
    facts = facts_with_names(letter.payload["facts"], viewer.names)
    happened = story_of_move(
        session, viewer.row, viewer.seat.number, letter.payload["facts"].get("played"), viewer.language
    )
    return seat_contents(
        viewer,
        wishes,
        happened=happened,
        **score_context(viewer),
        **act_context(viewer.player, viewer.said, facts),
    )


def score_context(viewer: SeatViewer) -> dict[str, Any]:
    """Return the score line by line, if the desk ended the table with a score."""
    result = result_of_table(viewer.row)
    if result is None or viewer.row.ended_by != EndedBy.DESK:
        return {}
    return result_in_words(result, viewer.game_words, viewer.names)


def player_act_contents(session: Session, letter: Letter, _now: datetime) -> Contents:
    player = require_recipient(session, letter)
    said = words(player.language)
    values = act_context(player, said, letter.payload["facts"])
    return Contents(language=player.language, values={"player": player.name, **values})


def act_context(player: Player, said: Words, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return the act in words, and the standard text chosen for it."""
    shown = dict(facts)
    if shown.get("until"):
        until, pattern = datetime.fromisoformat(shown["until"]), said.say("desk-moment-pattern")
        shown["until"] = format_time(until, player.time_zone, pattern, player.language)
    canned = said.say(f"desk-canned-{facts['canned']}") if facts["canned"] else ""
    return {"deed": said.say(f"desk-told-{facts['act']}", **shown), "canned_text": canned}


def announcement_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    player = require_recipient(session, letter)
    said = session.get(Announcement, letter.payload["announcement"])
    if said is None or said.until <= now:
        raise ObsoleteLetter("withdrawn")
    return Contents(language=player.language, values={"player": player.name, "announced": said.text})
