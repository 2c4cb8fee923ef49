"""Who I am here: name, language, time zone."""

from http import HTTPStatus
from zoneinfo import available_timezones

from babel import Locale
from flask import Response, request
from werkzeug.wrappers import Response as AnyResponse

from service.core.deps import deps
from service.core.transaction import reading, transaction
from service.core.words import LANGUAGES
from service.models.accounts import Player
from service.pages.forms import Faults, checked_form
from service.pages.me.layout import said, shown
from service.pages.page_family import done, family, me
from service.people.profile import change_profile
from service.schemas.accounts import ProfileChangeSchema

AREAS = frozenset(
    {"Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"}
)
"""Where people live; the other names of the database are old ones."""

pages = family("my_profile", "/me", guests=False)


@pages.get("")
def show() -> Response:
    return form({}, {})


@pages.post("")
def change() -> AnyResponse:
    """Name, language and zone; what is open goes by the new zone at once."""
    sent = request.form.to_dict()
    changes, faults = checked_form(ProfileChangeSchema(), sent, said())
    if faults:
        return form(sent, faults)
    with transaction() as session:
        change_profile(session, player_id=me().player_id, changes=changes, now=deps().clock())
    return done("/me", "saved")


@pages.post("/name")
def call_me() -> AnyResponse:
    """The name alone, asked for in the hall of whoever has not said it."""
    sent = request.form.to_dict()
    changes, faults = checked_form(ProfileChangeSchema(only=("name",)), sent, said())
    if faults:
        return form(sent, faults)
    with transaction() as session:
        change_profile(session, player_id=me().player_id, changes=changes, now=deps().clock())
    return done("/", "saved")


def form(sent: dict[str, str], faults: Faults) -> Response:
    with reading() as session:
        player = session.get_one(Player, me().player_id)
        filled = {"name": player.name, "language": player.language, "time_zone": player.time_zone} | sent
        email = player.email
    status = HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK
    return shown(
        "profile",
        status,
        filled=filled,
        faults=faults,
        email=email,
        languages=[(code, Locale(code).get_display_name(code) or code) for code in LANGUAGES],
        zones=zones(filled["time_zone"]),
    )


def zones(present: str) -> list[tuple[str, str]]:
    """Every zone that somebody may live in, the present one in any case."""
    lived_in = {name for name in available_timezones() if name.partition("/")[0] in AREAS}
    return [(name, name.replace("_", " ")) for name in sorted({*lived_in, present, "UTC"})]
