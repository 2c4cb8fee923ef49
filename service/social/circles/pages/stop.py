"""The page behind the stop link of a circle's letters. It stops one kind of letter and nothing else."""

from flask import Blueprint, Response, make_response, render_template
from sqlalchemy.orm import Session

from service.mail.link_pages import forbid_caching, render_dead_link
from service.mail.links import ClosedLink, find_addressed_player
from service.platform.accounts.circle_models import Circle, CircleRhythm
from service.platform.deps import deps
from service.platform.signing import CircleStopTicket, ForgedTicket, Purpose, read_ticket
from service.platform.transaction import read_session, transaction
from service.platform.words import words
from service.play.tables.refusals import NoCircle
from service.social.circles.calls import CALL
from service.social.circles.settings import change_wishes

pages = Blueprint("circle_stop", __name__, url_prefix=f"/{Purpose.STOP_CIRCLE}")
for gone in (ForgedTicket, ClosedLink, NoCircle):
    pages.register_error_handler(gone, render_dead_link)


@pages.get("/<text>")
def show(text: str) -> Response:
    """Render what the button does. A GET changes nothing."""
    ticket = read_ticket(Purpose.STOP_CIRCLE, CircleStopTicket, text)
    with read_session() as session:
        return render_stop_page(session, ticket)


@pages.post("/<text>")
def press(text: str) -> Response:
    """Stop the letters, by the button of the page or by one-click unsubscribe in a mail client (RFC 8058)."""
    ticket = read_ticket(Purpose.STOP_CIRCLE, CircleStopTicket, text)
    changes = {"asked": False} if ticket.kind == CALL else {"digest": CircleRhythm.NEVER}
    with transaction() as session:
        find_addressed_player(session, ticket.player, ticket.address)
        change_wishes(
            session, circle_id=ticket.circle, player_id=ticket.player, changes=changes, now=deps().clock()
        )
        return render_stop_page(session, ticket, stopped=True)


def render_stop_page(session: Session, ticket: CircleStopTicket, *, stopped: bool = False) -> Response:
    player = find_addressed_player(session, ticket.player, ticket.address)
    circle = session.get(Circle, ticket.circle)
    if circle is None:
        raise ClosedLink
    said = words(player.language)
    shown = render_template(
        "pages/circle/stop.html",
        say=said.say,
        language=said.language,
        circle=circle,
        calls=ticket.kind == CALL,
        stopped=stopped,
    )
    return forbid_caching(make_response(shown))
