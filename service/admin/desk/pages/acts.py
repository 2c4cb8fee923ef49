"""Running an act: a form, a confirmation page with the consequences, and the deed."""

from http import HTTPStatus
from secrets import token_urlsafe
from typing import Any

from flask import Response, request
from marshmallow import ValidationError
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from service.admin.desk.all_acts import ACTS
from service.admin.desk.pages.act_form import FIND, ActForm
from service.admin.desk.pages.door import fresh_proof, page, pages
from service.platform.accounts.models import RANK, Player
from service.platform.deps import deps
from service.platform.logs import request_id
from service.platform.transaction import reading, transaction
from service.platform.words import words
from service.play.acts.acts import About, Act
from service.play.acts.audit import ActOrder, check_order, do
from service.play.acts.form_values import sent
from service.play.acts.targets import THINGS
from service.web.pages.page_family import done, me
from service.web.problems import Problem

FOLDERS = {
    "tables": About.TABLE,
    "players": About.PLAYER,
    "letters": About.LETTER,
    "incoming": About.INCOMING,
    "circles": About.CIRCLE,
    "contests": About.CONTEST,
    "leagues": About.LEAGUE,
    "house": About.HOUSE,
}
HOMES = {
    About.TABLE: "/desk/tables/{number}",
    About.PLAYER: "/desk/players/{number}",
    About.LETTER: "/desk/letters",
    About.INCOMING: "/desk/incoming",
    About.CIRCLE: "/desk/circles/{number}",
    About.CONTEST: "/contests/{number}",
    About.LEAGUE: "/leagues/{number}",
    About.HOUSE: "/desk/announcements",
}
OURS = frozenset({"key", "confirm"})


def act_named(folder: str, name: str) -> Act:
    """Return the act with a name, if it is about this kind of target and the user may do it."""
    act = ACTS.get(name)
    if act is None or FOLDERS.get(folder) != act.about or RANK.index(me().role) < RANK.index(act.role):
        raise Problem("not-found")
    return act


@pages.get(
    "/<any(tables, players, letters, incoming, circles, contests, leagues, house):folder>/<int:number>/acts/<name>"
)
def ask(folder: str, number: int, name: str) -> AnyResponse:
    """Render the form. Parameters of the address fill in its fields."""
    act = act_named(folder, name)
    refused = fresh_proof(act)
    if refused is not None:
        return refused
    with reading() as session:
        return form(session, act, number, request.args.to_dict(), {})


@pages.post(
    "/<any(tables, players, letters, incoming, circles, contests, leagues, house):folder>/<int:number>/acts/<name>"
)
def order(folder: str, number: int, name: str) -> AnyResponse:
    """Render the typed values for confirmation, or run the act if it is confirmed."""
    act = act_named(folder, name)
    refused = fresh_proof(act)
    if refused is not None:
        return refused
    typed = {name: value for name, value in request.form.items() if name not in OURS}
    if seeks_somebody(act, typed):
        with reading() as session:
            return form(session, act, number, typed, {})
    try:
        given = act.takes().load(sent(act.takes, typed, me().time_zone))
    except ValidationError as wrong:
        with reading() as session:
            return form(session, act, number, typed, wrong.messages_dict)
    if "confirm" not in request.form:
        with reading() as session:
            return confirmation(session, act, number, typed)
    return carry(act, number, given)


def seeks_somebody(act: Act, typed: dict[str, str]) -> bool:
    """Return whether a name was typed but none of the matching players is chosen."""
    kinds = {name: each.metadata.get("form") for name, each in act.takes().fields.items()}
    return bool(typed.get(FIND)) and any(kinds[name] == "player" and not typed.get(name) for name in kinds)


def carry(act: Act, number: int, given: dict[str, Any]) -> AnyResponse:
    written = carried(act, number, given)
    if written is None:
        return done(HOMES[act.about].format(number=number), "desk-unchanged")
    return done(f"/desk/deeds/{written}", "desk-done")


def carried(act: Act, number: int, given: dict[str, Any]) -> int | None:
    """Run the act. Return the id of its deed, or None if nothing changed."""
    key = request.form.get("key") or token_urlsafe()
    wanted = ActOrder(
        act=act, number=number, by=me().player_id, given=given, key=key, request_id=request_id()
    )
    with transaction() as session:
        deed = do(session, wanted, deps().clock())
        return None if deed is None else deed.id


def asking(session: Session, act: Act, number: int) -> ActForm:
    """Return the form of an act on its target. Raise a refusal if the user may not do it there."""
    thing = THINGS[act.about]
    target = thing.find(session, number)
    check_order(session, act, thing, target, session.get_one(Player, me().player_id))
    return ActForm(session=session, act=act, target=target, said=words(me().language), zone=me().time_zone)


def form(session: Session, act: Act, number: int, typed: dict[str, str], faults: dict[str, Any]) -> Response:
    asked = asking(session, act, number)
    status = HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK
    return page(
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


def confirmation(session: Session, act: Act, number: int, typed: dict[str, str]) -> Response:
    asked = asking(session, act, number)
    return page(
        "confirm",
        act=act,
        number=number,
        home=HOMES[act.about].format(number=number),
        summary=asked.summary(typed),
        canned=dict(asked.canned()).get(typed.get("canned", ""), ""),
        typed=typed,
        key=token_urlsafe(),
    )
