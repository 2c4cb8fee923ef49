"""One-press buttons for harmless acts and for undo. They are on the trail like all acts."""

from datetime import datetime, timedelta
from typing import NamedTuple

from flask import request
from marshmallow import ValidationError
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from service.admin.desk.all_acts import ACTS
from service.admin.desk.offers import OFFERED
from service.admin.desk.pages.acts import FOLDERS, HOMES, find_act, load_form, run_act
from service.admin.desk.pages.door import pages, require_fresh_proof
from service.admin.desk.undo import find_reverse_act
from service.platform.accounts.models import Player
from service.platform.transaction import read_session
from service.platform.words import Words, words
from service.play.acts.acts import Act
from service.play.acts.models import Deed
from service.play.tables.models import Seat, Table
from service.play.talk.models import Report, Said
from service.web.pages.forms import convert_form
from service.web.pages.page_family import BACK, get_local_path, redirect_after_form, require_reader
from service.web.problems import Problem

PAUSE = timedelta(days=3)
SILENCE = timedelta(days=7)
A_DAY = 24
WHOLE = frozenset({"close-talk", "resume", "open-seat", "restart-mail"})
"""Acts that need no form, because the button says everything."""
AN_HOUR = timedelta(hours=1)


class ActButton(NamedTuple):
    """A button that runs an act at once."""

    act: Act
    number: int
    label: str
    fields: dict[str, str]

    @property
    def path(self) -> str:
        folder = next(folder for folder, about in FOLDERS.items() if about == self.act.about)
        return f"/desk/{folder}/{self.number}/press/{self.act.name}"


@pages.post("/<any(tables, players, letters, incoming):folder>/<int:number>/press/<name>")
def press(folder: str, number: int, name: str) -> AnyResponse:
    """Run the act and redirect to the page of the button, which then offers to undo it."""
    act = find_act(folder, name)
    if not act.harmless:
        raise Problem("not-found")
    said = words(require_reader().language)
    typed = {"reason": said.say("desk-press-reason")} | request.form.to_dict()
    home = HOMES[act.about].format(number=number)
    back = get_local_path(typed.pop(BACK, home))
    typed = fixed_values(act, number, typed) | typed
    try:
        given = act.takes().load(convert_form(act.takes, typed, require_reader().time_zone))
    except ValidationError as wrong:
        raise Problem("malformed-request") from wrong
    return redirect_after(back, run_act(act, number, given))


def fixed_values(act: Act, number: int, typed: dict[str, str]) -> dict[str, str]:
    """Return the values of fixed fields that a button does not set."""
    with read_session() as session:
        controls = load_form(session, act, number).controls(typed, {})
        return {each.name: each.value for each in controls if each.kind == "fixed"}


@pages.post("/undo/<id:number>")
def undo(number: int) -> AnyResponse:
    """Undo a deed by the act that reverses it, with values from the trail."""
    with read_session() as session:
        deed = session.get(Deed, number)
        way = None if deed is None else find_reverse_act(deed)
        if deed is None or way is None:
            raise Problem("not-found")
        act, target = ACTS[way.act], deed.target
    refused = require_fresh_proof(act)
    if refused is not None:
        return refused
    reason = words(require_reader().language).say("desk-undo-reason", number=str(number))
    given = act.takes().load({**way.given, "reason": reason})
    back = get_local_path(request.form.get(BACK, HOMES[act.about].format(number=target)))
    return redirect_after(back, run_act(act, target, given))


def redirect_after(back: str, deed: int | None) -> AnyResponse:
    """Redirect to the page, with the deed so that it can be undone."""
    path = back.partition("?")[0]
    if deed is None:
        return redirect_after_form(path, "desk-unchanged")
    return redirect_after_form(path, f"desk-done&deed={deed}")


def table_buttons(session: Session, row: Table, said: Words, now: datetime) -> list[ActButton]:
    """Return the buttons for a table."""
    closed = row.talk_closed_at is not None
    return possible_buttons(
        session,
        row,
        ActButton(ACTS["pause"], row.id, said.say("desk-press-pause"), {"until": (now + PAUSE).isoformat()}),
        ActButton(ACTS["resume"], row.id, said.say("desk-press-resume"), {}),
        ActButton(
            ACTS["close-talk"],
            row.id,
            said.say("desk-press-open-talk" if closed else "desk-press-close-talk"),
            {"closed": "false" if closed else "true"},
        ),
    )


def seat_buttons(session: Session, seat: Seat, said: Words) -> list[ActButton]:
    """Return the buttons for a seat: more time if it is waited for, and an open seat."""
    row, presses = seat.table, []
    number = {"seat": str(seat.number)}
    if seat.clock is not None:
        hours = int(seat.clock.extra / AN_HOUR) + A_DAY
        fields = {**number, "question": str(seat.clock.question), "hours": str(hours)}
        presses.append(ActButton(ACTS["extend"], row.id, said.say("desk-press-extend"), fields))
    if seat.player is not None and seat.offered_at is None:
        presses.append(ActButton(ACTS["open-seat"], row.id, said.say("desk-act-open-seat"), number))
    return possible_buttons(session, row, *presses)


def player_buttons(session: Session, player: Player, said: Words, now: datetime) -> list[ActButton]:
    silent = player.muted_until is not None and player.muted_until > now
    mute = {"until": "" if silent else (now + SILENCE).isoformat()}
    return possible_buttons(
        session,
        player,
        ActButton(
            ACTS["mute"], player.id, said.say("desk-press-unmute" if silent else "desk-press-mute"), mute
        ),
        ActButton(ACTS["restart-mail"], player.id, said.say("desk-act-restart-mail"), {}),
    )


def report_buttons(report: Report, line: Said | None, said: Words) -> list[ActButton]:
    """Return the buttons for a report: remove the line or put it back, settle the report or reopen it."""
    presses = []
    if line is not None:
        gone = line.removed_at is not None
        fields = {"said": str(line.id), "removed": "false" if gone else "true"}
        presses.append(
            ActButton(
                ACTS["remove-message"],
                report.table_id,
                said.say("desk-press-put-back" if gone else "desk-press-remove"),
                fields,
            )
        )
    settled = report.settled_at is not None
    fields = {"report": str(report.id), "settled": "false" if settled else "true"}
    label = said.say("desk-press-reopen" if settled else "desk-press-settle")
    return [*presses, ActButton(ACTS["settle-report"], report.table_id, label, fields)]


def possible_buttons(session: Session, target: Table | Player, *presses: ActButton) -> list[ActButton]:
    """Return those of the buttons that are possible now."""
    return [each for each in presses if OFFERED[each.act.name](session, target)]
