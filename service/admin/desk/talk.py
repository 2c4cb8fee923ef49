"""Acts on talk: close the talk of a table, remove a line."""

from service.play.acts.acts import ActContext, Facts, TargetKind, act
from service.play.acts.refusals import ImpossibleState
from service.play.acts.schemas import CloseTalkSchema, MessageSchema
from service.play.tables.models import Table
from service.play.talk.models import Said


@act("close-talk", about=TargetKind.TABLE, takes=CloseTalkSchema, undone_by="close-talk", harmless=True)
def close_talk(doing: ActContext[Table]) -> Facts:
    """Close the talk of a table, or open it again."""
    row, closed = doing.target, doing.given["closed"]
    row.talk_closed_at = (row.talk_closed_at or doing.now) if closed else None
    return {"closed": "yes" if closed else "no"}


@act("remove-message", about=TargetKind.TABLE, takes=MessageSchema, undone_by="remove-message", harmless=True)
def remove_message(doing: ActContext[Table]) -> Facts:
    """Hide a line of the talk, or show it again."""
    line = doing.session.get(Said, doing.given["said"])
    if line is None or line.table_id != doing.target.id:
        raise ImpossibleState("no-line")
    removed = doing.given["removed"]
    line.removed_at = (line.removed_at or doing.now) if removed else None
    return {"seat": line.seat, "removed": "yes" if removed else "no"}
