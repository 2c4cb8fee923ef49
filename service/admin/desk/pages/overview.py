"""Pages of the desk: the overview, lists, a table as an onlooker sees it, a player, the trail."""

import json
from collections.abc import Callable
from typing import Any

from flask import Response, request
from marshmallow import ValidationError
from sqlalchemy import Select
from sqlalchemy.orm import InstrumentedAttribute, Session

from engine.table.game import game_named
from service.admin.desk import peek, queries
from service.admin.desk.all_acts import ACTS
from service.admin.desk.announcements import latest_announcements
from service.admin.desk.offers import offered_acts
from service.admin.desk.overview import desk_overview, search_results
from service.admin.desk.pages import press
from service.admin.desk.pages.door import pages, render_desk_page
from service.admin.desk.pages.look import board_at
from service.admin.desk.queries import names_of
from service.admin.desk.reports import oldest_reports, waiting_at
from service.admin.desk.stuck import WaitingSeat, waiting_seats
from service.admin.desk.undo import find_reverse_act
from service.mail.incoming.models import IncomingMail
from service.mail.incoming.models import IncomingState as InState
from service.mail.link_pages import forbid_caching
from service.people.export import export_player
from service.platform.accounts.circle_models import Circle
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.outbox.models import Letter
from service.platform.outbox.models import LetterState as OutState
from service.platform.transaction import read_session
from service.platform.words import Words, words
from service.play.acts.acts import TargetKind
from service.play.acts.models import Deed
from service.play.clocks.running_clock import deadline_at
from service.play.pace.explain import format_moment
from service.play.tables.models import Table, TableState
from service.play.tables.queries import has_sat, table_by_id
from service.play.tables.views import display_names
from service.social.circles.queries import membership, tables_of_circle
from service.web.pages.page_family import require_reader
from service.web.problems import Problem
from service.web.schemas.pagination import PageQuery
from service.web.schemas.pagination import paginate as one_page

PER_PAGE = 25
TOLD = 12
SEATED = frozenset(
    {"extend", "force-default", "replace", "restore", "open-seat", "rotate-link", "look-behind"}
)
"""Acts on one seat. They are offered next to the seat."""


@pages.get("")
def show_overview() -> Response:
    now = deps().clock()
    with read_session() as session:
        seen = desk_overview(session, now)
        reports = oldest_reports(session, TOLD)
        return render_desk_page(
            "overview",
            now=now,
            reports=reports,
            names=names_of(session, {each.player_id for each in reports}),
            whys={
                row.id: explain_wait(session, row, words(require_reader().language)) for row in seen["quiet"]
            },
            **seen,
        )


@pages.get("/search")
def search() -> Response:
    text = request.args.get("q", "").strip()[:254]
    with read_session() as session:
        return render_desk_page("search", q=text, **(search_results(session, text) if text else {}))


def render_list(name: str, rows: Select[Any], key: InstrumentedAttribute[int], **values: Any) -> Response:
    """Render a page of a list, the newest first."""
    with read_session() as session:
        shown = one_page(session, rows, key, {"limit": PER_PAGE, "cursor": request_cursor()})
        return render_desk_page(name, rows=shown.items, next=shown.next, **values)


def request_cursor() -> Any:
    try:
        return PageQuery().load({"cursor": request.args["cursor"]})["cursor"]
    except (KeyError, ValidationError):
        return None


def requested_state(states: Callable[[str], Any], usual: str | None) -> Any:
    """Return the state in the address if it exists, or else `usual`."""
    try:
        return str(states(request.args["state"]))
    except (KeyError, ValueError):
        return usual


@pages.get("/tables")
def list_tables() -> Response:
    state = requested_state(TableState, None)
    return render_list("tables", queries.tables_in(state), Table.id, state=state, states=list(TableState))


@pages.get("/players")
def list_players() -> Response:
    return render_list("players", queries.select_people(), Player.id)


@pages.get("/letters")
def list_letters() -> Response:
    state = requested_state(OutState, OutState.FAILED)
    return render_list("letters", queries.letters_in(state), Letter.id, state=state, states=list(OutState))


@pages.get("/incoming")
def list_incoming() -> Response:
    state = requested_state(InState, InState.UNREADABLE)
    return render_list(
        "incoming", queries.incoming_in(state), IncomingMail.id, state=state, states=list(InState)
    )


@pages.get("/deeds")
def list_deeds() -> Response:
    wanted = {
        name: int(text)
        for name in ("table", "player", "by")
        if (text := request.args.get(name, "")).isdecimal()
    }
    return render_list("deeds", queries.select_deeds(**wanted), Deed.id, wanted=wanted)


@pages.get("/announcements")
def list_announcements() -> Response:
    with read_session() as session:
        return render_desk_page(
            "announcements", rows=latest_announcements(session, PER_PAGE), now=deps().clock()
        )


@pages.get("/tables/<id:number>")
def show_table(number: int) -> Response:
    """Render a table as an onlooker sees it, with its clocks and acts."""
    with read_session() as session:
        row = table_by_id(session, number)
        if row is None:
            raise Problem("not-found")
        return render_desk_page("table", row=row, **table_page_context(session, row))


def table_page_context(session: Session, row: Table) -> dict[str, Any]:
    language, now = require_reader().language, deps().clock()
    said = words(language)
    own = has_sat(session, row.id, require_reader().player_id)
    acts = [] if own else offered_acts(session, TargetKind.TABLE, row, require_reader().role)
    return {
        "names": display_names(row, language),
        "board": board_at(session, row, row.count, language) if row.started_at else None,
        "why": explain_wait(session, row, said) if row.state == TableState.RUNNING else [],
        "reports": waiting_at(session, row.id),
        "presses": [] if own else press.table_buttons(session, row, said, now),
        "seat_presses": {
            seat.number: [] if own else press.seat_buttons(session, seat, said) for seat in row.seats
        },
        "deadlines": {seat.number: deadline_at(row, seat, now) for seat in row.seats},
        "pauses": row.pauses,
        "acts": [act for act in acts if act.name not in SEATED | press.WHOLE],
        "seat_acts": [act for act in acts if act.name in SEATED - press.WHOLE],
        "own": own,
        "deeds": newest_deeds(session, table=row.id),
    }


def newest_deeds(session: Session, **about: int) -> list[Deed]:
    return list(session.scalars(queries.select_deeds(**about).order_by(Deed.id.desc()).limit(TOLD)))


@pages.get("/players/<id:number>")
def show_player(number: int) -> Response:
    with read_session() as session:
        player = session.get(Player, number)
        if player is None:
            raise Problem("not-found")
        own = number == require_reader().player_id
        return render_desk_page(
            "player",
            person=player,
            stopped=queries.find_stopped_address(session, player),
            seats=queries.seats_of(session, number, PER_PAGE),
            acts=[]
            if own
            else [
                act
                for act in offered_acts(session, TargetKind.PLAYER, player, require_reader().role)
                if act.name not in press.WHOLE
            ],
            presses=[]
            if own
            else press.player_buttons(session, player, words(require_reader().language), deps().clock()),
            own=own,
            deeds=newest_deeds(session, player=number),
        )


@pages.get("/circles")
def list_circles() -> Response:
    return render_list("circles", queries.select_circles(), Circle.id)


@pages.get("/circles/<id:number>")
def show_circle(number: int) -> Response:
    """Render a circle with its members, tables and acts."""
    with read_session() as session:
        circle = session.get(Circle, number)
        if circle is None:
            raise Problem("not-found")
        own = membership(circle, require_reader().player_id) is not None
        newest = tables_of_circle(number).order_by(Table.id.desc()).limit(PER_PAGE)
        return render_desk_page(
            "circle",
            circle=circle,
            own=own,
            tables=session.scalars(newest).all(),
            acts=[] if own else offered_acts(session, TargetKind.CIRCLE, circle, require_reader().role),
        )


@pages.get("/deeds/<id:number>")
def show_deed(number: int) -> Response:
    """Render a deed, and what it gives access to."""
    with read_session() as session:
        deed = session.get(Deed, number)
        if deed is None:
            raise Problem("not-found")
        opens = (
            deed.act in OPENS
            and deed.by_id == require_reader().player_id
            and deed.at + peek.FOR > deps().clock()
        )
        return render_desk_page(
            "deed",
            deed=deed,
            act=ACTS.get(deed.act),
            opens=OPENS.get(deed.act) if opens else "",
            can_undo=find_reverse_act(deed) is not None,
        )


OPENS = {"look-behind": "view", "export": "record", "export-person": "person"}
"""What a deed gives access to, for an hour, for the user who did it."""


@pages.get("/deeds/<id:number>/view")
def look_behind(number: int) -> Response:
    with read_session() as session:
        deed = peek.require_access_deed(
            session, number, require_reader().player_id, "look-behind", deps().clock()
        )
        return render_desk_page(
            "behind", deed=deed, **peek.seat_view(session, deed, require_reader().language)
        )


@pages.get("/deeds/<id:number>/record")
def take_record(number: int) -> Response:
    with read_session() as session:
        deed = peek.require_access_deed(session, number, require_reader().player_id, "export", deps().clock())
        return json_attachment(peek.exported_record(session, deed), f"table-{deed.target}.json")


@pages.get("/deeds/<id:number>/person")
def take_person(number: int) -> Response:
    with read_session() as session:
        deed = peek.require_access_deed(
            session, number, require_reader().player_id, "export-person", deps().clock()
        )
        return json_attachment(export_player(session, deed.target), f"player-{deed.target}.json")


def json_attachment(thing: Any, name: str) -> Response:
    answer = Response(json.dumps(thing, indent=1, ensure_ascii=False), mimetype="application/json")
    answer.headers["Content-Disposition"] = f"attachment; filename={name}"
    return forbid_caching(answer)


def explain_wait(session: Session, row: Table, said: Words) -> list[str]:
    """Return why a table waits: the question, its letters, bounces, and when the player was last seen."""
    names, game = display_names(row, said.language), game_named(row.game).words(said.language)
    return [
        " ".join(waiting_sentences(each, names[each.seat], said))
        for each in waiting_seats(session, row, game)
    ]


def waiting_sentences(waited: WaitingSeat, name: str, said: Words) -> list[str]:
    zone = require_reader().time_zone
    sentences = [
        said.say(
            "desk-why-asked", name=name, kind=waited.asked, since=format_moment(waited.since, said, zone)
        )
    ]
    if not waited.address:
        sentences.append(said.say("desk-why-no-address"))
    elif waited.last_letter is None:
        sentences.append(said.say("desk-why-no-letter"))
    else:
        last = format_moment(waited.last_letter, said, zone)
        sentences.append(said.say("desk-why-letters", count=waited.sent, last=last))
    if waited.failed:
        sentences.append(said.say("desk-why-failed", count=waited.failed))
    if waited.stopped is not None:
        sentences.append(said.say("desk-why-bounced", why=waited.stopped.why))
    if waited.seen is None:
        sentences.append(said.say("desk-why-never-seen"))
    else:
        sentences.append(said.say("desk-why-seen", at=format_moment(waited.seen, said, zone)))
    return sentences
