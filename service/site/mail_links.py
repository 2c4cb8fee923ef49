"""The pages behind the links of our mails. A GET request changes nothing; only a pressed button does.

The ticket in the URL is all that a button needs. It opens one seat and no session. It cannot be guessed,
and another site that knows it cannot press the button for its holder
(`service/web/pages/foreign_forms.py`).
"""

from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, make_response, render_template, request
from sqlalchemy.orm import Session

import engine
from service.mail import links
from service.mail.briefing import ASKS, board_text, seat_briefing
from service.mail.kinds.decision import decision_context
from service.mail.link_pages import forbid_caching, render_dead_link
from service.mail.links import ClosedLink, StaleLink
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.signing import (
    AnswerTicket,
    DeadlineTicket,
    DigestTicket,
    ForgedTicket,
    Purpose,
    SeatTicket,
    read_ticket,
)
from service.platform.transaction import read_session, transaction
from service.platform.words import words
from service.play.boards.changes import marks_of_news
from service.play.boards.draw import Figure, draw_figures
from service.play.messages.mail_preferences import (
    MailRhythm,
    change_preferences,
    mail_preferences,
    turn_off_digests,
)
from service.play.tables.lesson import lesson_view
from service.play.tables.refusals import TableRefusal
from service.play.tables.story import seat_news
from service.play.tables.viewer import SeatViewer
from service.programs.feeds.deadlines import render_deadline_file
from service.site.mail_wishes import mail_preferences_context, parse_table_preferences
from service.web.access import SAME_SITE
from service.web.pages.page_family import get_reader as family_reader

pages = Blueprint("letter_links", __name__)
pages.register_error_handler(ForgedTicket, render_dead_link)
pages.register_error_handler(ClosedLink, render_dead_link)


@pages.get("/answer/<text>")
def show_answer(text: str) -> Response:
    """Show the move in words, its certain effects and a button.

    Some links list answers instead: those that begin with the words of the link.
    """
    ticket = read_ticket(Purpose.ANSWER, AnswerTicket, text)
    with read_session() as session:
        viewer = links.find_link_holder(session, ticket.of)
        try:
            if begun := links.listed_words(session, viewer, ticket):
                return render_link_page("link-opened", viewer, **position_context(session, viewer, begun))
            offered = links.load_answer_offer(session, viewer, ticket)
        except StaleLink:
            return render_stale_page(session, viewer, ticket)
        except engine.Refusal as refused:
            return render_stale_page(session, viewer, ticket, links.refusal_text(refused, viewer))
        at_once = can_submit_itself(ticket)
        return render_link_page(
            "link-answer", viewer, offer=offered, at_once=at_once, **position_context(session, viewer)
        )


def can_submit_itself(ticket: AnswerTicket) -> bool:
    """Return whether the page may press its own button.

    It may if the seat's holder is signed in with this browser and came from their mail program or this site.
    A reader who comes from another site must press the button, since that site may know the link.
    """
    who = family_reader()
    site = request.headers.get("Sec-Fetch-Site", "")
    return who is not None and who.player_id == ticket.player and site in SAME_SITE


@pages.post("/answer/<text>")
def press_answer(text: str) -> Response:
    """Play the move of the link. A link that only lists answers shows its page again."""
    ticket = read_ticket(Purpose.ANSWER, AnswerTicket, text)
    if ticket.move.startswith(ASKS):
        return show_answer(text)
    try:
        with transaction() as session:
            links.play_offer(session, ticket, deps().clock())
    except (StaleLink, TableRefusal):
        return render_result_page(ticket, HTTPStatus.CONFLICT)
    except engine.Refusal as refused:
        return render_result_page(ticket, HTTPStatus.CONFLICT, refused)
    return render_result_page(ticket, HTTPStatus.OK)


@pages.get("/deadline/<text>")
def take_deadline(text: str) -> Response:
    """Return the current deadline as a calendar file, or a page if no answer is owed any more."""
    ticket, settings = read_ticket(Purpose.DEADLINE, DeadlineTicket, text), deps().settings
    with read_session() as session:
        viewer = links.find_link_holder(session, ticket.of)
        try:
            links.check_due(viewer, ticket)
        except StaleLink:
            return render_link_page(
                "link-no-deadline", viewer, HTTPStatus.GONE, **position_context(session, viewer)
            )
        response = make_response(
            render_deadline_file(
                viewer.seat, viewer.said, settings.public_host, viewer.link(Purpose.SEAT), deps().clock()
            )
        )
    response.headers["Content-Type"] = "text/calendar; charset=utf-8"
    response.headers["Content-Disposition"] = 'attachment; filename="deadline.ics"'
    return forbid_caching(response)


@pages.get("/mail-settings/<text>")
def show_settings(text: str) -> Response:
    with read_session() as session:
        viewer = links.find_link_holder(session, read_ticket(Purpose.MAIL, SeatTicket, text))
        return render_settings_page(session, viewer)


@pages.post("/mail-settings/<text>")
def change_settings(text: str) -> Response:
    """Change the mail preferences for this table."""
    ticket = read_ticket(Purpose.MAIL, SeatTicket, text)
    with transaction() as session:
        viewer = links.find_link_holder(session, ticket)
        changes = parse_table_preferences(request.form)
        change_preferences(session, player=viewer.player, table_id=ticket.table, changes=changes)
        session.flush()
        return render_settings_page(session, viewer, saved=True)


@pages.get("/stop-mail/<text>")
def show_stop(text: str) -> Response:
    with read_session() as session:
        viewer = links.find_link_holder(session, read_ticket(Purpose.STOP, SeatTicket, text))
        return render_link_page("link-stop", viewer, settings=viewer.link(Purpose.MAIL))


@pages.post("/stop-mail/<text>")
def press_stop(text: str) -> Response:
    """Stop the mails of this table, by our button or by one click in a mail client (RFC 8058).

    The RFC requires that this works without a cookie or a confirmation.
    """
    ticket = read_ticket(Purpose.STOP, SeatTicket, text)
    with transaction() as session:
        viewer = links.find_link_holder(session, ticket)
        change_preferences(
            session, player=viewer.player, table_id=ticket.table, changes={"rhythm": MailRhythm.NEVER}
        )
        return render_link_page("link-stop", viewer, stopped=True, settings=viewer.link(Purpose.MAIL))


@pages.get("/stop-digest/<text>")
def show_stop_digest(text: str) -> Response:
    with read_session() as session:
        return render_digest_page(find_digest_reader(session, text))


@pages.post("/stop-digest/<text>")
def press_stop_digest(text: str) -> Response:
    """Stop digests, likewise by our button or by one click in a mail client."""
    with transaction() as session:
        player = find_digest_reader(session, text)
        turn_off_digests(session, player)
        return render_digest_page(player, stopped=True)


def find_digest_reader(session: Session, text: str) -> Player:
    ticket = read_ticket(Purpose.DIGEST, DigestTicket, text)
    return links.find_addressed_player(session, ticket.player, ticket.address)


def render_digest_page(player: Player, *, stopped: bool = False) -> Response:
    said = words(player.language)
    page = render_template(
        "pages/link-stop-digest.html", say=said.say, language=player.language, stopped=stopped
    )
    return forbid_caching(make_response(page))


def position_context(session: Session, viewer: SeatViewer, begun: str = "") -> dict[str, Any]:
    """Return the template context for the seat's question with its links, and for the board.

    `begun` limits the answers to those that begin with these words.
    """
    seat = viewer.seat
    brief = seat_briefing(viewer.game, seat.number, viewer.names, viewer.game_words, begun=begun)
    told = seat_news(session, viewer.row, seat, viewer.language)
    drawn = draw_table_figures(viewer, told)
    common = {
        "story": told,
        "figures": drawn,
        "board": board_text(viewer.game, seat.number, viewer.names, viewer.game_words),
    }
    if brief is None or seat.question is None:
        return {"asked": "", **common}
    return {**decision_context(session, viewer, brief, told), **common}


def draw_table_figures(viewer: SeatViewer, told: Sequence[Mapping[str, Any]]) -> Sequence[Figure]:
    """Return the drawings of the board, with the news marked."""
    marked = marks_of_news(told)
    return draw_figures(viewer.view, words=viewer.game_words, names=viewer.names, marked=marked)


def render_stale_page(
    session: Session, viewer: SeatViewer, ticket: AnswerTicket, refusal: str = ""
) -> Response:
    """Show the events since the mail, and the current question."""
    told = links.events_since_mail(session, viewer, ticket)
    return render_link_page(
        "link-stale",
        viewer,
        HTTPStatus.GONE,
        **{
            **position_context(session, viewer),
            "story": told,
            "move": viewer.game_words.write(ticket.move),
            "refusal": refusal,
        },
    )


def render_result_page(ticket: AnswerTicket, status: int, refused: engine.Refusal | None = None) -> Response:
    """Show the result of a press, and the next question."""
    with read_session() as session:
        viewer = links.find_link_holder(session, ticket.of)
        refusal = links.refusal_text(refused, viewer) if refused else ""
        values = {
            **position_context(session, viewer),
            "story": links.events_since_mail(session, viewer, ticket),
            "move": viewer.game_words.write(ticket.move),
            "refusal": refusal,
            "undo": f"{viewer.link(Purpose.SEAT)}/take-back" if can_undo(viewer) else "",
            "lesson": lesson_view(session, viewer.row, viewer.game, viewer.language),
        }
        return render_link_page(
            "link-played" if status == HTTPStatus.OK else "link-stale", viewer, status, **values
        )


def can_undo(viewer: SeatViewer) -> bool:
    """Return whether the seat can take back its last move without a vote."""
    return viewer.playing and viewer.game.can_take_back(viewer.seat.number) > 0


def render_settings_page(session: Session, viewer: SeatViewer, *, saved: bool = False) -> Response:
    wishes = mail_preferences(session, viewer.player, viewer.row.id)
    return render_link_page(
        "link-settings", viewer, saved=saved, **mail_preferences_context(wishes, viewer.said)
    )


def render_link_page(name: str, viewer: SeatViewer, status: int = HTTPStatus.OK, **values: Any) -> Response:
    """Render a page in the language of the seat's holder, regardless of the browser."""
    common = {
        "say": viewer.said.say,
        "language": viewer.said.language,
        "table": viewer.title,
        "open": viewer.link(Purpose.SEAT),
    }
    return forbid_caching(make_response(render_template(f"pages/{name}.html", **common, **values), status))
