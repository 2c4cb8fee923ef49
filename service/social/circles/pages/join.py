"""The page behind a join link: the members of the circle and a button."""

from flask import Response, make_response, render_template
from werkzeug.wrappers import Response as AnyResponse

from service.mail.link_pages import forbid_caching
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.signing import Purpose
from service.platform.transaction import read_session, transaction
from service.play.tables.refusals import AddressNeeded, TableRefusal
from service.social.circles import members
from service.social.circles.mail_links import circle_in_link
from service.social.circles.queries import membership
from service.web.pages.error_pages import get_problem_status
from service.web.pages.error_pages import render_error_page as refused_page
from service.web.pages.page_family import get_reader, make_page_blueprint, redirect_after_form

pages = make_page_blueprint("circle_joining", f"/{Purpose.CIRCLE}", strangers=True)


@pages.get("/<secret>")
def show(secret: str) -> Response:
    who = get_reader()
    with read_session() as session:
        circle = members.linked_circle(session, *circle_in_link(secret))
        page = render_template(
            "pages/circle/join.html",
            circle=circle,
            secret=secret,
            belongs=who is not None and membership(circle, who.player_id) is not None,
            full=len(circle.members) >= members.MOST_MEMBERS,
        )
    return forbid_caching(make_response(page))


@pages.post("/<secret>")
def join(secret: str) -> AnyResponse:
    """Add the signed-in player to the circle."""
    who = get_reader()
    if who is None:
        raise AddressNeeded
    with transaction() as session:
        player = session.get_one(Player, who.player_id)
        led = circle_in_link(secret)
        circle = members.join_circle(session, **led._asdict(), player=player, now=deps().clock())
        return redirect_after_form(f"/circles/{circle.id}", "circle-joined")


@pages.errorhandler(TableRefusal)
def render_refusal(refusal: TableRefusal) -> Response:
    return forbid_caching(refused_page(refusal.problem, get_problem_status(refusal.problem)))
