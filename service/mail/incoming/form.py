"""Choosing the form of the letters of a table by mail: `form heard`."""

from datetime import datetime

from sqlalchemy.orm import Session

from service.mail.incoming.report import LetterReport, refuse_line
from service.mail.incoming.seat_reply import SeatReply
from service.mail.parse.vocabulary import fold_text, merge_commands
from service.platform.words import FALLBACK
from service.play.messages.mail_preferences import LetterForm, change_preferences


def choose_form(session: Session, reply: SeatReply, written: str, told: LetterReport, _now: datetime) -> None:
    """Choose the form of the letters of this table."""
    viewer = reply.viewer
    known = merge_commands((viewer.language, FALLBACK)).arguments
    form = next((form for form in LetterForm if fold_text(written) in known[form]), None)
    if form is None:
        forms = ", ".join(known[form][0] for form in LetterForm)
        raise refuse_line(written, viewer.said.say("answer-why-form", forms=forms))
    change_preferences(session, player=viewer.player, table_id=viewer.row.id, changes={"form": form})
    told.done.append(viewer.said.say("answer-form", form=viewer.said.say(f"mail-form-{form}")))
