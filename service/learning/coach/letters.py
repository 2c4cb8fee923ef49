"""The coach's letter: where a table was won and lost, in three sentences and a picture.

It is sent when the first request is done.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from service.learning.coach.ask import can_be_coached, will_be_told
from service.learning.coach.views import Findings, MomentText, load_findings
from service.mail.contents import Contents, ObsoleteLetter, Picture, seat_contents
from service.mail.recipient import load_recipient
from service.platform.outbox.models import Letter
from service.play.boards.curves import WIDTH, CurveMark, draw_curves
from service.play.boards.draw import Look
from service.play.boards.png import render_png
from service.play.tables.viewer import SeatViewer

MOST = 2
"""The most moments in a letter. With the summary they make three sentences."""
FINE = 1.2
"""Pixels of the picture per unit of the drawing."""


def coach_contents(session: Session, letter: Letter, now: datetime) -> Contents:
    viewer, wishes = load_recipient(session, letter, now)
    found = load_findings(session, viewer.row, viewer.language)
    if found is None or not found.done:
        raise ObsoleteLetter("told")
    moments = list_sure_moments(viewer, found)
    return seat_contents(
        viewer,
        wishes,
        picture=curves_picture(viewer, found) if wishes.pictured else None,
        looked=len(found.looks),
        total=found.total,
        moments=[{"at": each.look.count + 1, "asked": each.asked, "text": each.text} for each in moments],
        sentences=found.share_texts(viewer.seat.number)
        if moments
        else found.share_texts(viewer.seat.number)[1:],
        story=f"{viewer.part('history')}#coach",
    )


def list_sure_moments(viewer: SeatViewer, found: Findings) -> Sequence[MomentText]:
    return [each for each in found.moments_of(viewer.seat.number) if each.sure][:MOST]


def curves_picture(viewer: SeatViewer, found: Findings) -> Picture | None:
    """Return a picture with the curves of all seats, or None if pictures cannot be rendered."""
    own = list_sure_moments(viewer, found)
    marks = [CurveMark(number, each.look.seat, each.look.count + 1) for number, each in enumerate(own, 1)]
    title, told = viewer.said.say("coach-curves"), viewer.said.say("coach-curves-told")

    def drawn(look: Look) -> bytes | None:
        svg = draw_curves(found.curves, viewer.names, marks, look=look, title=title, told=told)
        return render_png(svg, round(WIDTH * FINE))

    light, dark = drawn("light"), drawn("dark")
    return None if light is None or dark is None else Picture(light, dark, told)


def coach_context(session: Session, viewer: SeatViewer) -> dict[str, Any]:
    """Return the link and the promise about the coach for the last letter of a table."""
    return {
        "coach": f"{viewer.part('history')}#coach" if can_be_coached(viewer.row) else "",
        "coached": will_be_told(session, viewer.row),
    }
