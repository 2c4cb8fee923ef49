"""The forms on the page of open seats, and the page behind the stop link of a letter."""

from flask import Blueprint, Response, make_response, render_template
from sqlalchemy import delete
from sqlalchemy.orm import Session

from service.mail.link_pages import forbid_caching, render_dead_link
from service.mail.links import ClosedLink, find_addressed_player
from service.platform.signing import ForgedTicket, Purpose, SeekStopTicket, read_ticket
from service.platform.transaction import read_session, transaction
from service.platform.words import words
from service.social.seeks.api import create_seek, delete_seek
from service.social.seeks.models import Seek
from service.web.pages.operation_form import add_form
from service.web.pages.page_family import make_page_blueprint

pages = make_page_blueprint("seek_forms", "/seeks", guests=False)
stop = Blueprint("seek_stop", __name__, url_prefix=f"/{Purpose.STOP_SEEK}")
for gone in (ForgedTicket, ClosedLink):
    stop.register_error_handler(gone, render_dead_link)

add_form(pages, "", create_seek, back="/open", done="seek-begun")
add_form(pages, "/<id:number>/stop", delete_seek, back="/open", done="seek-ended")


@stop.get("/<text>")
def show(text: str) -> Response:
    """Render what the button does. A GET changes nothing."""
    ticket = read_ticket(Purpose.STOP_SEEK, SeekStopTicket, text)
    with read_session() as session:
        return render_stop_page(session, ticket)


@stop.post("/<text>")
def press(text: str) -> Response:
    """End the seek, by the button of the page or by one-click unsubscribe in a mail client (RFC 8058)."""
    ticket = read_ticket(Purpose.STOP_SEEK, SeekStopTicket, text)
    with transaction() as session:
        page = render_stop_page(session, ticket, stopped=True)
        session.execute(delete(Seek).where(Seek.player_id == ticket.player, Seek.game == ticket.game))
        return page


def render_stop_page(session: Session, ticket: SeekStopTicket, *, stopped: bool = False) -> Response:
    player = find_addressed_player(session, ticket.player, ticket.address)
    said = words(player.language)
    shown = render_template(
        "pages/seeks/stop.html", say=said.say, language=said.language, game=ticket.game, stopped=stopped
    )
    return forbid_caching(make_response(shown))
