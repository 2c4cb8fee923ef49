"""My mail preferences, with a preview: the times of mails, and a sample."""

from http import HTTPStatus
from typing import Any

from flask import Response, make_response, request
from werkzeug.datastructures import MultiDict

from service.mail.api import update_mail_settings
from service.mail.letter_box import open_mail
from service.mail.preview import pending_mails, preview_mails, sample_decision_mail
from service.mail.schemas import WishesChangeSchema
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.ports import Mail
from service.platform.transaction import read_session
from service.play.messages.mail_preferences import (
    LetterForm,
    MailPreferences,
    SubjectStyle,
    mail_preferences,
)
from service.site.letter_box import FRAMED, FRAMING
from service.site.mail_wishes import list_rhythms
from service.web.pages.account_page import load_reader_words, render_account_page
from service.web.pages.forms import Faults, number_or_text, validate_form
from service.web.pages.operation_form import add_form
from service.web.pages.page_family import make_page_blueprint, require_reader

HOURS = range(24)

pages = make_page_blueprint("my_mail", "/me/mail", guests=False)


@pages.get("")
def show() -> Response:
    """Show the preferences. The query string may hold others, to preview them before they are saved."""
    return render_mail_page()


def convert_preferences_form(sent: MultiDict[str, str]) -> dict[str, Any]:
    """Convert the form to the body of the API operation."""
    wanted = {name: sent[name] for name in ("rhythm", "form") if name in sent}
    subjects = SubjectStyle.NEWS if "news" in sent else SubjectStyle.TABLE
    hours = [number_or_text(hour) for hour in sent.getlist("hours")]
    return {**wanted, "subjects": subjects.value, "hours": hours}


def load_submitted_preferences(
    sent: MultiDict[str, str], kept: MailPreferences
) -> tuple[MailPreferences, Faults]:
    """Return the submitted preferences, or the stored ones if none were submitted."""
    if "rhythm" not in sent:
        return kept, {}
    wanted, faults = validate_form(WishesChangeSchema(), convert_preferences_form(sent), load_reader_words())
    return (kept if faults else MailPreferences.of(wanted)), faults


def render_mail_page(*, faults: Faults | None = None, **_typed: Any) -> Response:
    now = deps().clock()
    with read_session() as session:
        player = session.get_one(Player, require_reader().player_id)
        wishes, found = load_submitted_preferences(request.values, mail_preferences(session, player))
        return render_account_page(
            "mail",
            HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK,
            wishes=wishes,
            faults=faults or found,
            rhythms=list_rhythms(wishes),
            letter_forms=[each.value for each in LetterForm],
            hours=HOURS,
            foreseen=preview_mails(wishes, player.time_zone, now),
            waiting=pending_mails(session, player.id),
            typed=request.query_string.decode(),
        )


@pages.get("/sample")
def show_sample() -> Response:
    """Show a sample mail: its text, and its HTML in a sandboxed frame."""
    mail = open_mail(compose_sample_mail().octets)
    page = render_account_page(
        "mail",
        template="sample",
        mail=mail,
        frame=f"/me/mail/sample.html?{request.query_string.decode()}" if mail.html else "",
    )
    page.headers["Content-Security-Policy"] = FRAMING
    return page


@pages.get("/sample.html")
def show_sample_html() -> Response:
    """Return the HTML of the sample, for the frame."""
    response = make_response(open_mail(compose_sample_mail().octets).html)
    response.headers["Content-Security-Policy"] = FRAMED
    response.headers["Cache-Control"] = "private, no-store"
    return response


def compose_sample_mail() -> Mail:
    with read_session() as session:
        player = session.get_one(Player, require_reader().player_id)
        wishes, _ = load_submitted_preferences(request.args, mail_preferences(session, player))
        return sample_decision_mail(session, player, wishes, deps().clock())


add_form(
    pages,
    "",
    update_mail_settings,
    read=lambda: convert_preferences_form(request.form),
    back="/me/mail",
    done="saved",
    show=render_mail_page,
)
