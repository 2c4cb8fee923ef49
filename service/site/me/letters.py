"""The mails to me with their state, and whether my address still works."""

from collections.abc import Collection

from flask import Response
from sqlalchemy import select
from sqlalchemy.orm import Session

from service.mail.api import allow_my_invitations, restart_mail
from service.mail.bounces import find_stopped_address
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter, LetterState
from service.platform.outbox.queries import mails_to
from service.platform.transaction import read_session
from service.platform.words import FALLBACK, words
from service.play.invitations.wanted import invitation_opt_out
from service.play.tables.models import Table
from service.play.tables.views import display_title
from service.web.pages.account_page import render_account_page
from service.web.pages.operation_form import add_form
from service.web.pages.page_family import (
    make_page_blueprint,
    read_query_cursor,
    require_reader,
)
from service.web.schemas.pagination import paginate

AT_ONCE = 30

pages = make_page_blueprint("my_letters", "/me/letters", guests=False)


@pages.get("")
def show() -> Response:
    with read_session() as session:
        player = session.get_one(Player, require_reader().player_id)
        found = paginate(
            session, mails_to(player.id), Letter.id, {"limit": AT_ONCE, "cursor": read_query_cursor()}
        )
        letters = [(letter, find_void_reason(letter)) for letter in found.items]
        mark = find_stopped_address(session, player.email)
        uninvited = invitation_opt_out(session, player.email)
        about = load_table_titles(session, {letter.table_id for letter in found.items})
        return render_account_page(
            "letters",
            letters=letters,
            titles=about,
            more=found.next,
            stopped=mark,
            uninvited=uninvited,
            email=player.email,
        )


def load_table_titles(session: Session, tables: Collection[int | None]) -> dict[int, str]:
    """Return the titles of the tables that the letters are about."""
    found = session.scalars(select(Table).where(Table.id.in_(tables)))
    return {row.id: display_title(row, require_reader().language) for row in found}


def find_void_reason(letter: Letter) -> str:
    """Return the message for the reason of a void letter. The words of a mail server are not translated."""
    name = f"mail-why-{letter.last_error}"
    return name if letter.state == LetterState.VOID and words(FALLBACK).has(name) else ""


add_form(pages, "/address-works", restart_mail, back="/me/letters", done="address-works")
add_form(pages, "/invitations", allow_my_invitations, back="/me/letters", done="invitations-allowed")
