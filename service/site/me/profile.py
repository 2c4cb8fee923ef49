"""My profile: name, language, time zone, ratings, and the visibility of my play."""

from http import HTTPStatus
from typing import Any
from zoneinfo import available_timezones

from babel import Locale
from flask import Response, request
from werkzeug.wrappers import Response as AnyResponse

from service.people.schemas import ProfileChangeSchema
from service.platform.accounts.models import Player, ShownTo
from service.platform.deps import deps
from service.platform.transaction import read_session, transaction
from service.platform.words import LANGUAGES
from service.play.profile import CHANGEABLE, change_profile, remove_bot_mark
from service.seasons.contests.wish import TABLES_AT_ONCE
from service.site.me.layout import load_reader_words, render_account_page
from service.web.pages.forms import Faults, get_field_hint, number_or_text, validate_form
from service.web.pages.page_family import make_page_blueprint, redirect_after_form, require_reader

AREAS = frozenset(
    {"Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"}
)
"""The inhabited areas; all other names in the database are obsolete."""

AT_ONCE = "tables_at_once"
SWITCHES = ("rated", "bot_account")

pages = make_page_blueprint("my_profile", "/me", guests=False)


@pages.get("")
def show() -> Response:
    return render_profile_page({}, {})


@pages.post("")
def change() -> AnyResponse:
    """Change my profile. Open deadlines use a new time zone at once."""
    sent: dict[str, Any] = {**request.form.to_dict(), **{name: name in request.form for name in SWITCHES}}
    wish = sent.get(AT_ONCE)
    wanted = {} if wish is None else {"preferences": {AT_ONCE: number_or_text(wish) if wish else None}}
    changes, faults = validate_form(ProfileChangeSchema(), sent | wanted, load_reader_words())
    if "preferences" in faults:
        faults[AT_ONCE] = get_field_hint(AT_ONCE, load_reader_words())
        del faults["preferences"]
    if faults:
        return render_profile_page(sent, faults)
    with transaction() as session:
        change_profile(session, player_id=require_reader().player_id, changes=changes, now=deps().clock())
    return redirect_after_form("/me", "saved")


@pages.post("/name")
def call_me() -> AnyResponse:
    """Set only the name. The hall asks players without one."""
    sent = request.form.to_dict()
    changes, faults = validate_form(ProfileChangeSchema(only=("name",)), sent, load_reader_words())
    if faults:
        return render_profile_page(sent, faults)
    with transaction() as session:
        change_profile(session, player_id=require_reader().player_id, changes=changes, now=deps().clock())
    return redirect_after_form("/", "saved")


def render_profile_page(sent: dict[str, Any], faults: Faults) -> Response:
    with read_session() as session:
        player = session.get_one(Player, require_reader().player_id)
        kept = {name: getattr(player, name) for name in CHANGEABLE}
        kept["name"] = remove_bot_mark(player.name)
        filled = kept | {AT_ONCE: str(player.preferences.get(TABLES_AT_ONCE) or "")} | sent
        email = player.email
    status = HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK
    return render_account_page(
        "profile",
        status,
        filled=filled,
        faults=faults,
        email=email,
        languages=[(code, Locale(code).get_display_name(code) or code) for code in LANGUAGES],
        onlookers=[(each.value, load_reader_words().say(f"shown-to-{each}")) for each in ShownTo],
        zones=list_time_zones(filled["time_zone"]),
    )


def list_time_zones(present: str) -> list[tuple[str, str]]:
    """Return every inhabited time zone, and always the present one."""
    lived_in = {name for name in available_timezones() if name.partition("/")[0] in AREAS}
    return [(name, name.replace("_", " ")) for name in sorted({*lived_in, present, "UTC"})]
