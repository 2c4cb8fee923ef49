"""The page of a table before play begins: its seats, and the actions of the host and the players."""

from http import HTTPStatus
from typing import Any

from flask import Blueprint, Response, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from service.mail.link_pages import forbid_caching
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.transaction import read_session
from service.play.bots.levels import LEVELS, USUAL
from service.play.bots.seat import seat_bot
from service.play.cards.table_card import build_table_card, describe_table
from service.play.invitations.invite import invitations_query, invite_address, revoke_invitation
from service.play.invitations.models import Invitation
from service.play.tables import join
from service.play.tables.join_link import create_join_link
from service.play.tables.models import Joining, TableState
from service.play.tables.refusals import NoTable, TableRefusal
from service.play.tables.schemas import InviteSchema
from service.play.tables.viewer import Viewer
from service.play.timeouts.substitute import take_over_seat
from service.seasons.ratings.rated import ratings_context
from service.site.table.entrance import TableRouter, load_viewer
from service.site.table.entrance import render_page as table_page
from service.web.pages.error_pages import find_refusal_message, get_problem_status
from service.web.pages.error_pages import render_error_page as refused_page
from service.web.pages.forms import validate_form
from service.web.pages.page_family import redirect_after_form
from service.web.problems import Problem

MOST_DIGITS = 3

pages = Blueprint("gathering", __name__)
doors = TableRouter(pages)


@doors.post("/sit")
def sit(session: Session, viewer: Viewer) -> AnyResponse:
    """Take the chosen seat."""
    player, seat = require_player(viewer), parse_seat_number()
    join.take_seat(session, table_id=viewer.row.id, player=player, number=seat, now=deps().clock())
    return redirect_after_form(viewer.address, "seated")


@doors.post("/take-over")
def take_seat_over(session: Session, viewer: Viewer) -> AnyResponse:
    """Take over the seat of a player who left a running game."""
    player, seat = require_player(viewer), parse_seat_number() or 0
    take_over_seat(session, table_id=viewer.row.id, number=seat, player=player, now=deps().clock())
    return redirect_after_form(viewer.address, "taken-over")


@doors.post("/stand")
def stand(session: Session, viewer: Viewer) -> AnyResponse:
    """Leave my seat, or free another seat as the host."""
    seat, mine = parse_seat_number(), viewer.number
    number = viewer.row.size if seat is None else seat
    table = viewer.row.id
    join.leave_seat(
        session, table_id=table, number=number, player_id=require_player(viewer).id, now=deps().clock()
    )
    return redirect_after_form(
        "/open" if seat == mine and not viewer.signed_in else f"/tables/{table}", "left"
    )


@doors.post("/ready")
def be_ready(session: Session, viewer: Viewer) -> AnyResponse:
    """Say that I am ready to begin, or not yet."""
    ready, player = request.form.get("ready") == "yes", require_player(viewer)
    join.set_ready(session, table_id=viewer.row.id, player_id=player.id, ready=ready, now=deps().clock())
    return redirect_after_form(viewer.address)


@doors.post("/bot")
def give_to_bot(session: Session, viewer: Viewer) -> AnyResponse:
    """Give an open seat to a bot, as the host."""
    level = request.form.get("level", USUAL)
    chosen = level if level in LEVELS else USUAL
    seat_bot(
        session,
        table_id=viewer.row.id,
        host=require_player(viewer),
        number=None,
        level=chosen,
        now=deps().clock(),
    )
    return redirect_after_form(viewer.address, "bot")


@doors.post("/start")
def start(session: Session, viewer: Viewer) -> AnyResponse:
    """Begin the game, as the host of a full table."""
    join.begin_table(session, table_id=viewer.row.id, player_id=require_player(viewer).id, now=deps().clock())
    return redirect_after_form(viewer.address, "begun")


@doors.post("/invite")
def invite_somebody(session: Session, viewer: Viewer) -> AnyResponse:
    """Invite an address."""
    sent = request.form.to_dict()
    wanted, faults = validate_form(InviteSchema(), sent, viewer.said)
    if faults:
        return render_lobby_page(session, viewer, HTTPStatus.UNPROCESSABLE_ENTITY, faults=faults, typed=sent)
    by = require_player(viewer).id
    invite_address(session, table_id=viewer.row.id, by=by, email=wanted["email"], now=deps().clock())
    return redirect_after_form(viewer.address, "invited")


@doors.post("/invitations/<id:invitation>/withdraw")
def withdraw_one(session: Session, viewer: Viewer, invitation: int) -> AnyResponse:
    """Withdraw the invitation of an address."""
    revoke_invitation(
        session, table_id=viewer.row.id, invitation_id=invitation, player_id=require_player(viewer).id
    )
    return redirect_after_form(viewer.address, "withdrawn")


@doors.post("/link")
def link(session: Session, viewer: Viewer) -> AnyResponse:
    """Create the link of the table. It is shown only once."""
    secret = create_join_link(session, table_id=viewer.row.id, player_id=require_player(viewer).id)
    return forbid_caching(
        render_lobby_page(session, viewer, link=f"{deps().settings.public_url}/join/{secret}")
    )


@doors.post("/call-off")
def call_off(session: Session, viewer: Viewer) -> AnyResponse:
    """Cancel the table before it has begun."""
    join.call_off_table(
        session, table_id=viewer.row.id, player_id=require_player(viewer).id, now=deps().clock()
    )
    return redirect_after_form("/", "called-off")


@pages.errorhandler(TableRefusal)
def render_refusal(refusal: TableRefusal) -> Response:
    """Render the page again, with the reason for the refusal."""
    plain = refused_page(refusal.problem, get_problem_status(refusal.problem))
    if isinstance(refusal, NoTable):
        return plain
    with read_session() as session:
        viewer = load_viewer(session, dict(request.view_args or {}))
        if viewer.row.state != TableState.GATHERING:
            return plain
        return render_lobby_page(
            session, viewer, HTTPStatus.CONFLICT, refusal=find_refusal_message(refusal.problem)
        )


def require_player(viewer: Viewer) -> Player:
    if viewer.player is None:
        raise Problem("not-signed-in")
    return viewer.player


def parse_seat_number() -> int | None:
    text = request.form.get("seat", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


def render_lobby_page(session: Session, viewer: Viewer, status: int = HTTPStatus.OK, **more: Any) -> Response:
    """Render the table as this reader may see it.

    `more` may contain a refusal, a created link, faults and the values that were typed.
    """
    reader = viewer.player.id if viewer.player else None
    values = {"refusal": "", "link": "", "faults": {}, "typed": {}, "at": viewer.address} | more
    values["rated"] = ratings_context(session, viewer.row, reader, viewer.said)
    values |= {
        "card": build_table_card(viewer.row, reader, viewer.language),
        **describe_table(viewer.row, viewer.language),
    }
    return table_page("table-gathering", viewer, status, **values, **viewer_rights_context(session, viewer))


def viewer_rights_context(session: Session, viewer: Viewer) -> dict[str, Any]:
    """Return the actions that this reader may perform."""
    row, seat, player = viewer.row, viewer.seat, viewer.player
    hosts = player is not None and row.host_id == player.id
    asked = (
        invitations_query(session, table_id=row.id, player_id=player.id)
        if player and (hosts or seat)
        else None
    )
    return {
        "mine": seat,
        "hosts": hosts,
        "levels": [(level, viewer.said.say(f"level-{level}")) for level in LEVELS],
        "usual": USUAL,
        "may_sit": player is not None and seat is None and join.can_join(session, row, player),
        "may_link": hosts and row.joining != Joining.INVITED,
        "may_invite": hosts or seat is not None,
        "invitations": [] if asked is None else session.scalars(asked.order_by(Invitation.id)).all(),
    }
