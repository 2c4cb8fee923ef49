"""The answer to a reply to a digest: what was done at each table or why not, and the questions open now."""

from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from service.mail.contents import Contents, ShownQuestion
from service.mail.conversation import Conversation, letter_title
from service.mail.headers import reply_subject
from service.mail.kinds.answer import answer_values, writer_of
from service.mail.kinds.digest import digest_reply_address, section_heading, shown_question, stop_link
from service.mail.recipient import require_recipient
from service.platform.outbox.models import Letter
from service.platform.signing import Purpose
from service.platform.words import words
from service.play.messages.mail_preferences import LetterForm, mail_preferences


def digest_answer_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    """Make the contents. The letter can be answered like the digest, with the same numbers of tables."""
    player, payload = require_recipient(session, letter), letter.payload
    wishes = mail_preferences(session, player)
    brief_wishes = wishes if wishes.heard else replace(wishes, form=LetterForm.SHORT)
    tables: list[dict[str, Any]] = []
    shown = [ShownQuestion(**each) for each in payload["others"]]
    for told in payload["tables"]:
        viewer = writer_of(session, letter, told)
        left = viewer.seat.player_id != player.id
        values: dict[str, Any] = {"told": told, "left": left}
        if not left:
            found, brief = answer_values(session, viewer, told, brief_wishes, now)
            values |= found
            if brief:
                begun = told.get("begun", "")
                shown.append(shown_question(told["number"], viewer, brief)._replace(begun=begun))
        tables.append(
            {
                "heading": section_heading(told["number"], viewer),
                "table": letter_title(viewer.row, viewer.said),
                "open": viewer.link(Purpose.SEAT),
                **values,
            }
        )
    said = words(player.language).say
    return Contents(
        language=player.language,
        values={
            "player": player.name,
            "subject": reply_subject(payload["subject"]) or said("mail-digest-conversation"),
            "done": payload.get("done", ()),
            "wrong": payload["wrong"],
            "tables": tables,
            "heard": wishes.heard,
            "stop": stop_link(player),
        },
        plain=wishes.heard,
        conversation=Conversation(thread="digests"),
        shown=sorted(shown),
        reply=digest_reply_address(letter, player),
        reply_stops=True,
        stop=stop_link(player),
        answers=payload["to"],
    )
