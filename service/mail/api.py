"""API operations on a player's own mail: preferences, the state of each letter, and whether the address
works.
"""

from typing import Any

from service.mail.bounces import find_stopped_address, resume_mail
from service.mail.presence import note_presence
from service.mail.schemas import AddressSchema, MailSchema, MailsQuery, WishesChangeSchema, WishesSchema
from service.platform.accounts.models import Player
from service.platform.outbox.models import Letter
from service.platform.outbox.queries import mails_to
from service.play.invitations.wanted import allow_invitations, invitation_opt_out
from service.play.messages.mail_preferences import MAIL, MailPreferences, change_preferences, mail_preferences
from service.play.profile import change_profile
from service.play.tables.queries import seat_of
from service.play.tables.refusals import NotSeated
from service.play.tables.views import table_for
from service.web.access import PERSON, PLAY, READ, READ_OWN
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource
from service.web.schemas.pagination import Page, paginate

resource = Resource("mail", "My mail settings, and the state of each letter to me.", ApiDocument.AROUND)
WISHES = {"gives": WishesSchema, "example": get_example("mail-wishes")}


@resource.get(
    "/me/mails", access=READ_OWN, query=MailsQuery, gives=MailSchema, many=True, example=get_example("mails")
)
def list_mails(call: Call) -> Page:
    """List the mails to me, each with its state.

    The list has all mails, or those of one table.
    """
    return paginate(call.session, mails_to(call.player_id, call.query["table"]), Letter.id, call.query)


@resource.get("/me/mail", access=READ, **WISHES)
def get_mail_settings(call: Call) -> MailPreferences:
    """Show my mail settings.

    My settings apply to tables without settings of their own.
    """
    return mail_preferences(call.session, call.session.get_one(Player, call.player_id))


@resource.patch(
    "/me/mail", access=PERSON, body=WishesChangeSchema, send=get_example("mail-wishes-change"), **WISHES
)
def update_mail_settings(call: Call) -> MailPreferences:
    """Change my mail settings."""
    player = call.session.get_one(Player, call.player_id)
    wished = player.preferences.get(MAIL, {}) | call.body
    change_profile(call.session, player_id=player.id, changes={"preferences": {MAIL: wished}}, now=call.now)
    return mail_preferences(call.session, player)


@resource.get("/me/mail-address", access=READ_OWN, gives=AddressSchema, example=get_example("mail-address"))
def get_mail_address(call: Call) -> dict[str, Any]:
    """Show whether mail still goes to my address.

    If mail has stopped, the answer has the date and the reason.
    """
    address = call.session.get_one(Player, call.player_id).email
    mark = find_stopped_address(call.session, address)
    since, why = (mark.stopped_at, mark.why) if mark else (None, "")
    invited = invitation_opt_out(call.session, address) is None
    return {"address": address, "stopped_at": since, "why": why, "invitations": invited}


@resource.delete("/me/mail-address/stop", access=PERSON, status=204)
def restart_mail(call: Call) -> None:
    """Say that my address works again."""
    address = call.session.get_one(Player, call.player_id).email
    if address is not None:
        resume_mail(call.session, address=address)


@resource.delete("/me/mail-address/invitation-stop", access=PERSON, status=204)
def allow_my_invitations(call: Call) -> None:
    """Allow invitation letters to my address again.

    The link in an invitation letter had stopped them.
    """
    address = call.session.get_one(Player, call.player_id).email
    if address is not None:
        allow_invitations(call.session, address)


@resource.get("/tables/<id:table>/mail", access=READ, problems=("not-at-this-table",), **WISHES)
def get_table_mail_settings(call: Call, table: int) -> MailPreferences:
    """Show my mail settings for one table."""
    return mail_preferences(call.session, require_seated_player(call, table), table)


@resource.patch(
    "/tables/<id:table>/mail",
    access=PLAY,
    body=WishesChangeSchema,
    send=get_example("mail-wishes-change"),
    problems=("not-at-this-table",),
    **WISHES,
)
def update_table_mail_settings(call: Call, table: int) -> MailPreferences:
    """Change my mail settings for one table."""
    return change_preferences(
        call.session, player=require_seated_player(call, table), table_id=table, changes=call.body
    )


@resource.put("/tables/<id:table>/looking", access=PLAY, status=204, problems=("not-at-this-table",))
def report_presence(call: Call, table: int) -> None:
    """Say that I am looking at this table.

    Mails to me about the table wait for two minutes.
    """
    require_seated_player(call, table)
    note_presence(call.session, player_id=call.player_id, table_id=table, now=call.now)


def require_seated_player(call: Call, table: int) -> Player:
    """Return the caller, or raise NotSeated if they do not sit at the table."""
    seat = seat_of(table_for(call.session, table, call.player_id), call.player_id)
    if seat is None or seat.player is None:
        raise NotSeated
    return seat.player
