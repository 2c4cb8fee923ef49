"""Running an act: a form, a confirmation page with the consequences, and the deed."""

from http import HTTPStatus
from secrets import token_urlsafe
from typing import Any

from flask import Response, request
from marshmallow import ValidationError
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from service.admin.desk.all_acts import ACTS
from service.admin.desk.api import ACT_OPERATIONS
from service.admin.desk.pages.act_form import FIND, ActForm
from service.admin.desk.pages.door import pages, render_desk_page, require_fresh_proof
from service.platform.accounts.models import RANK, Player
from service.platform.deps import deps
from service.platform.transaction import read_session, transaction
from service.platform.words import words
from service.play.acts.acts import Act, TargetKind
from service.play.acts.audit import check_act_allowed
from service.play.acts.targets import THINGS
from service.web.api.dispatch import Call
from service.web.pages.forms import convert_form
from service.web.pages.page_family import redirect_after_form, require_reader
from service.web.problems import Problem

FOLDERS = {
    "tables": TargetKind.TABLE,
    "players": TargetKind.PLAYER,
    "letters": TargetKind.LETTER,
    "incoming": TargetKind.INCOMING,
    "circles": TargetKind.CIRCLE,
    "contests": TargetKind.CONTEST,
    "leagues": TargetKind.LEAGUE,
    "house": TargetKind.HOUSE,
}
HOMES = {
    TargetKind.TABLE: "/desk/tables/{number}",
    TargetKind.PLAYER: "/desk/players/{number}",
    TargetKind.LETTER: "/desk/letters",
    TargetKind.INCOMING: "/desk/incoming",
    TargetKind.CIRCLE: "/desk/circles/{number}",
    TargetKind.CONTEST: "/contests/{number}",
    TargetKind.LEAGUE: "/leagues/{number}",
    TargetKind.HOUSE: "/desk/announcements",
}
OURS = frozenset({"key", "confirm"})


def find_act(folder: str, name: str) -> Act:
    """Return the act with a name, if it is about this kind of target and the user may do it."""
    act = ACTS.get(name)
    if (
        act is None
        or FOLDERS.get(folder) != act.about
        or RANK.index(require_reader().role) < RANK.index(act.role)
    ):
        raise Problem("not-found")
    return act


@pages.get(
    "/<any(tables, players, letters, incoming, circles, contests, leagues, house):folder>/<int:number>/acts/<name>"
)
def ask(folder: str, number: int, name: str) -> AnyResponse:
    """Render the form. Parameters of the address fill in its fields."""
    act = find_act(folder, name)
    refused = require_fresh_proof(act)
    if refused is not None:
        return refused
    with read_session() as session:
        return render_form(session, act, number, request.args.to_dict(), {})


@pages.post(
    "/<any(tables, players, letters, incoming, circles, contests, leagues, house):folder>/<int:number>/acts/<name>"
)
def order(folder: str, number: int, name: str) -> AnyResponse:
    """Render the typed values for confirmation, or run the act if it is confirmed."""
    act = find_act(folder, name)
    refused = require_fresh_proof(act)
    if refused is not None:
        return refused
    typed = {name: value for name, value in request.form.items() if name not in OURS}
    if is_player_search(act, typed):
        with read_session() as session:
            return render_form(session, act, number, typed, {})
    try:
        given = act.takes().load(convert_form(act.takes, typed, require_reader().time_zone))
    except ValidationError as wrong:
        with read_session() as session:
            return render_form(session, act, number, typed, wrong.messages_dict)
    if "confirm" not in request.form:
        with read_session() as session:
            return render_confirmation(session, act, number, typed)
    return run_and_redirect(act, number, given)


def is_player_search(act: Act, typed: dict[str, str]) -> bool:
    """Return whether a name was typed but none of the matching players is chosen."""
    kinds = {name: each.metadata.get("form") for name, each in act.takes().fields.items()}
    return bool(typed.get(FIND)) and any(kinds[name] == "player" and not typed.get(name) for name in kinds)


def run_and_redirect(act: Act, number: int, given: dict[str, Any]) -> AnyResponse:
    written = run_act(act, number, given)
    if written is None:
        return redirect_after_form(HOMES[act.about].format(number=number), "desk-unchanged")
    return redirect_after_form(f"/desk/deeds/{written}", "desk-done")


def run_act(act: Act, number: int, given: dict[str, Any]) -> int | None:
    """Run the act. Return the id of its deed, or None if nothing changed."""
    with transaction() as session:
        call = Call(session, deps().clock(), require_reader(), given, key=request.form.get("key", ""))
        deed = ACT_OPERATIONS[act.name](call, number=number)["deed"]
        return None if deed is None else deed.id


def load_form(session: Session, act: Act, number: int) -> ActForm:
    """Return the form of an act on its target. Raise a refusal if the user may not do it there."""
    thing = THINGS[act.about]
    target = thing.find(session, number)
    check_act_allowed(session, act, thing, target, session.get_one(Player, require_reader().player_id))
    return ActForm(
        session=session,
        act=act,
        target=target,
        said=words(require_reader().language),
        zone=require_reader().time_zone,
    )


def render_form(
    session: Session, act: Act, number: int, typed: dict[str, str], faults: dict[str, Any]
) -> Response:
    asked = load_form(session, act, number)
    status = HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK
    return render_desk_page(
        "act",
        status,
        act=act,
        number=number,
        home=HOMES[act.about].format(number=number),
        controls=asked.controls(typed, faults),
        canned=asked.canned(),
        typed=typed,
        faults=faults,
    )


def render_confirmation(session: Session, act: Act, number: int, typed: dict[str, str]) -> Response:
    asked = load_form(session, act, number)
    return render_desk_page(
        "confirm",
        act=act,
        number=number,
        home=HOMES[act.about].format(number=number),
        summary=asked.summary(typed),
        canned=dict(asked.canned()).get(typed.get("canned", ""), ""),
        typed=typed,
        key=token_urlsafe(),
    )
