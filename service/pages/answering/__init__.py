"""Answering on the page of a table."""

from typing import Any

from sqlalchemy.orm import Session

from service.pages.table.holder import Holder
from service.post.briefing import briefing
from service.tables.models import Table


def answering(
    _session: Session, holder: Holder, _table: Table, _language: str, _draft: object
) -> dict[str, Any]:
    """What `pages/answering.html` shows in the block of the question: the answers, each a link to its button."""
    if holder.reader is None or holder.number is None:
        return {}
    brief = briefing(holder.game, holder.number, holder.names, holder.game_words)
    if brief is None:
        return {}
    choices = [
        {"choice": choice, "link": holder.reader.answer_link(brief.question, choice.move)}
        for choice in brief.choices
    ]
    return {"choices": choices, "more": brief.more, "forms": brief.forms}
