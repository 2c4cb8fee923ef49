"""The mails to me with their state, and whether my address still works."""

from collections.abc import Collection

from flask import Response
from sqlalchemy import select
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from service.mail.bounces import mail_stopped, works_again
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter, LetterState
from service.platform.outbox.queries import mails_to
from service.platform.transaction import reading, transaction
from service.platform.words import FALLBACK, words
from service.play.invitations.wanted import allow_invitations, uninvited_address
from service.play.tables.models import Table
from service.play.tables.views import shown_title
from service.site.me.layout import shown
from service.web.pages.page_family import cursor, done, family, me
from service.web.schemas.pagination import paginate

AT_ONCE = 30

pages = family("my_letters", "/me/letters", guests=False)


@pages.get("")
def show() -> Response:
    with reading() as session:
        player = session.get_one(Player, me().player_id)
        found = paginate(session, mails_to(player.id), Letter.id, {"limit": AT_ONCE, "cursor": cursor()})
        letters = [(letter, why(letter)) for letter in found.items]
        mark = mail_stopped(session, player.email)
        uninvited = uninvited_address(session, player.email)
        about = titles(session, {letter.table_id for letter in found.items})
        return shown(
            "letters",
            letters=letters,
            titles=about,
            more=found.next,
            stopped=mark,
            uninvited=uninvited,
            email=player.email,
        )


@pages.post("/address-works")
def address_works() -> AnyResponse:
    """Confirm that my address works again."""
    with transaction() as session:
        address = session.get_one(Player, me().player_id).email
        if address is not None:
            works_again(session, address=address)
    return done("/me/letters", "address-works")


@pages.post("/invitations")
def want_invitations() -> AnyResponse:
    """Allow invitations to my address again."""
    with transaction() as session:
        address = session.get_one(Player, me().player_id).email
        if address is not None:
            allow_invitations(session, address)
    return done("/me/letters", "invitations-allowed")


def titles(session: Session, tables: Collection[int | None]) -> dict[int, str]:
    """Return the titles of the tables that the letters are about."""
    found = session.scalars(select(Table).where(Table.id.in_(tables)))
    return {row.id: shown_title(row, me().language) for row in found}


def why(letter: Letter) -> str:
    """Return the message for the reason of a void letter. The words of a mail server are not translated."""
    name = f"mail-why-{letter.last_error}"
    return name if letter.state == LetterState.VOID and words(FALLBACK).has(name) else ""
