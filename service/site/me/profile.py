"""My profile: name, language, time zone, ratings, and the visibility of my play."""

from http import HTTPStatus
from typing import Any
from zoneinfo import available_timezones

from babel import Locale
from flask import Response, request

from service.people.api import update_me
from service.platform.accounts.models import Player, ShownTo
from service.platform.transaction import read_session
from service.platform.words import LANGUAGES
from service.play.profile import CHANGEABLE, remove_bot_mark
from service.seasons.contests.wish import TABLES_AT_ONCE
from service.web.pages.account_page import load_reader_words, render_account_page
from service.web.pages.forms import Faults, get_field_hint, number_or_text
from service.web.pages.operation_form import add_form, read_form
from service.web.pages.page_family import make_page_blueprint, require_reader

AREAS = frozenset(
    {"Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"}
)
"""The inhabited areas; all other names in the database are obsolete."""

AT_ONCE = "tables_at_once"
SWITCHES = ("rated", "bot_account")

pages = make_page_blueprint("my_profile", "/me", guests=False)


@pages.get("")
def show() -> Response:
    return render_profile_page()


def read_profile_form() -> dict[str, Any]:
    """Convert the form to the body of the API operation, which has the limit of tables in the preferences."""
    sent = read_form(update_me, SWITCHES, require_reader().time_zone)
    wish = request.form.get(AT_ONCE)
    return sent if wish is None else sent | {"preferences": {AT_ONCE: number_or_text(wish) if wish else None}}


def render_profile_page(*, faults: Faults | None = None, typed: dict[str, Any] | None = None) -> Response:
    wrong = dict(faults or {})
    if wrong.pop("preferences", None):
        wrong[AT_ONCE] = get_field_hint(AT_ONCE, load_reader_words())
    with read_session() as session:
        player = session.get_one(Player, require_reader().player_id)
        kept = {name: getattr(player, name) for name in CHANGEABLE}
        kept["name"] = remove_bot_mark(player.name)
        kept[AT_ONCE] = str(player.preferences.get(TABLES_AT_ONCE) or "")
        filled = kept | (typed or {}) | request.form.to_dict()
        email = player.email
    status = HTTPStatus.UNPROCESSABLE_ENTITY if wrong else HTTPStatus.OK
    return render_account_page(
        "profile",
        status,
        filled=filled,
        faults=wrong,
        email=email,
        languages=[(code, Locale(code).get_display_name(code) or code) for code in LANGUAGES],
        onlookers=[(each.value, load_reader_words().say(f"shown-to-{each}")) for each in ShownTo],
        zones=list_time_zones(filled["time_zone"]),
    )


def list_time_zones(present: str) -> list[tuple[str, str]]:
    """Return every inhabited time zone, and always the present one."""
    lived_in = {name for name in available_timezones() if name.partition("/")[0] in AREAS}
    return [(name, name.replace("_", " ")) for name in sorted({*lived_in, present, "UTC"})]


add_form(pages, "", update_me, read=read_profile_form, back="/me", done="saved", show=render_profile_page)
# The hall asks players without a name only for that.
add_form(pages, "/name", update_me, back="/", done="saved", show=render_profile_page, name="change_name")
