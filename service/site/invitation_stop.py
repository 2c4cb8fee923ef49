"""The page behind the stop link of an invitation: it stops all invitations to this address.

The link proves that the reader receives the address's mail, so no account is needed.
"""

from flask import Blueprint, Response, make_response, render_template, request

from service.mail.link_pages import forbid_caching, render_dead_link
from service.platform.accounts.queries import player_by_email
from service.platform.deps import deps
from service.platform.signing import ForgedTicket, InvitationTicket, Purpose, read_ticket
from service.platform.transaction import read_session, transaction
from service.platform.words import words
from service.play.invitations.wanted import allow_invitations, can_be_invited, stop_invitations
from service.site.invitations import browser_language
from service.web.pages.foreign_forms import ONE_CLICK

ALLOW = "allow"

pages = Blueprint("invitation_stop", __name__, url_prefix=f"/{Purpose.NO_INVITATIONS}")
pages.register_error_handler(ForgedTicket, render_dead_link)


@pages.get("/<text>")
def show(text: str) -> Response:
    """Explain the button. A GET request changes nothing."""
    return render_stop_page(read_ticket(Purpose.NO_INVITATIONS, InvitationTicket, text).email)


@pages.post("/<text>")
def press(text: str) -> Response:
    """Stop or allow invitations, by a button here or by one click in a mail client (RFC 8058).

    One click in a mail client can only stop them.
    """
    email = read_ticket(Purpose.NO_INVITATIONS, InvitationTicket, text).email
    one_click, _ = ONE_CLICK
    with transaction() as session:
        if ALLOW in request.form and one_click not in request.form:
            allow_invitations(session, email)
        else:
            stop_invitations(session, email, deps().clock())
    return render_stop_page(email, pressed=True)


def render_stop_page(email: str, *, pressed: bool = False) -> Response:
    with read_session() as session:
        player = player_by_email(session, email)
        said = words(player.language if player else browser_language())
        shown = render_template(
            "pages/link-stop-invitations.html",
            say=said.say,
            language=said.language,
            email=email,
            wanted=can_be_invited(session, email),
            pressed=pressed,
        )
    return forbid_caching(make_response(shown))
