"""Pages of contests: the list, one contest with its standings and pods, and the organiser's acts."""

from http import HTTPStatus
from typing import Any

from flask import Response, abort, make_response, render_template, request
from sqlalchemy.orm import Session

import engine
from engine import games
from engine.text.words import words_of
from service.platform.accounts.models import Role
from service.platform.deps import deps
from service.platform.transaction import read_session
from service.platform.words import words
from service.play.pace.pace import read_pace
from service.play.pace.ready_made import describe_pace, ready_made_paces
from service.play.tables.schemas import USUAL_PACE
from service.seasons.contests.api import (
    ORGANISING,
    create_contest,
    enter_contest,
    invite_entrant,
    leave_contest,
)
from service.seasons.contests.check_draw import find_faults, published_draw
from service.seasons.contests.models import Contest, ContestState, Format, Pod
from service.seasons.contests.queries import (
    entrant_of,
    listed_contests,
    place_in_round,
    pods_of_round,
    round_of,
    rounds_of,
    standings_page,
)
from service.seasons.contests.refusals import BadContest
from service.seasons.contests.views import contest_data, contest_for, entrant_data, standings_data, title_of
from service.seasons.leagues.models import League
from service.seasons.leagues.order import MovingEdges, divisions_below, moving_edges
from service.seasons.leagues.queries import count_divisions, league_by_id
from service.seasons.organising.pages import (
    add_organiser_forms,
    days_ahead,
    organiser_of,
    read_opening,
    sizes_of_tables,
)
from service.web.pages.forms import Faults, get_field_hint, read_query_number
from service.web.pages.operation_form import add_form
from service.web.pages.page_family import (
    get_page_language,
    get_reader,
    make_page_blueprint,
    read_query_cursor,
    require_reader,
)
from service.web.schemas.pagination import paginate

PER_PAGE = 50
MINE = "mine"
LISTS = (*ContestState, MINE)
USUAL: dict[str, str] = {
    "name": "",
    "format": Format.SWISS,
    "pod_size": "4",
    "pace": USUAL_PACE,
    "least": "4",
    "most": "64",
    "rounds": "",
    "round_days": "30",
    "joining_days": "14",
    "rated": "",
}

seen = make_page_blueprint("contest_pages", "/contests", strangers=True)
pages = make_page_blueprint("contest_acts", "/contests", guests=False)


@seen.get("")
def list_contests() -> Response:
    who, chosen = get_reader(), request.args.get("which", ContestState.JOINING)
    if chosen not in LISTS:
        abort(HTTPStatus.NOT_FOUND)
    mine = {"which": MINE, "state": None} if chosen == MINE else {"which": "all", "state": chosen}
    with read_session() as session:
        rows = listed_contests(who.player_id if who else 0, **mine)
        found = paginate(session, rows, Contest.id, {"limit": PER_PAGE, "cursor": read_query_cursor()})
        return make_response(
            render_template(
                "pages/contests.html",
                contests=[contest_data(session, row) for row in found.items],
                more=found.next,
                chosen=chosen,
                lists=LISTS if who else ContestState,
            )
        )


@seen.get("/<id:number>")
def show(number: int) -> Response:
    """Render the page of a contest: standings, the viewer's place, rounds and the organiser's acts."""
    who = get_reader()
    with read_session() as session:
        row = contest_for(session, number)
        league = league_by_id(session, row.league_id) if row.league_id else None
        after = read_query_number("after") or 0
        found = standings_page(session, row.id, after=after, limit=PER_PAGE + 1)
        return make_response(
            render_template(
                "pages/contest.html",
                contest=contest_data(session, row),
                title=title_of(session, row, words(get_page_language())),
                seed=row.seed.hex() if row.started_at else "",
                organiser=organiser_of(session, row),
                league=league,
                edges=edges_of(session, league, row) if league and row.season else None,
                pace=describe_pace(read_pace(row.pace), words(get_page_language())),
                standings=standings_data(found[:PER_PAGE], after),
                next=after + PER_PAGE if len(found) > PER_PAGE else None,
                mine=my_place(session, row, who.player_id) if who else None,
                rounds=rounds_of(session, row.id),
                days_with_a_week_more=days_with_a_week_more(session, row),
                standings_by_name=[(str(each.id), each.player.name) for each in found[:PER_PAGE]],
                organises=who is not None and row.organiser_id == who.player_id,
                moderates=who is not None and who.role != Role.PLAYER,
            )
        )


def edges_of(session: Session, league: League, division: Contest) -> MovingEdges:
    """Return the places that go up and down at the end of the season."""
    number, lowest = division.division or 1, count_divisions(session, league.id, division.season or 0)
    under = [each for each in divisions_below(number, league.branches) if each <= lowest]
    return moving_edges(number, len(under), size=league.division_size, moving=league.moving)


def days_with_a_week_more(session: Session, row: Contest) -> int:
    """Return the days from now until a week after the end of joining or of the present round."""
    present = round_of(session, row.id, row.round)
    left = (present.deadline if present else row.joining_ends) - deps().clock()
    return max(left.days, 0) + 7


def my_place(session: Session, row: Contest, player_id: int) -> dict[str, Any] | None:
    entrant = entrant_of(session, row.id, player_id)
    if entrant is None:
        return None
    place = place_in_round(session, row, entrant.id)
    table = place.pod.table_id if place and place.pod else None
    return entrant_data(session, entrant) | {"table": table}


@seen.get("/<id:number>/rounds/<int:which>")
def show_round(number: int, which: int) -> Response:
    with read_session() as session:
        row = contest_for(session, number)
        found = round_of(session, row.id, which)
        if found is None:
            abort(HTTPStatus.NOT_FOUND)
        after = read_query_number("after") or 0
        pods = session.scalars(
            pods_of_round(found.id).where(Pod.number > after).order_by(Pod.number).limit(PER_PAGE)
        ).all()
        return make_response(
            render_template(
                "pages/contest-round.html",
                contest=contest_data(session, row),
                title=title_of(session, row, words(get_page_language())),
                round=found,
                pods=pods,
                next=pods[-1].number if len(pods) == PER_PAGE else None,
            )
        )


@seen.get("/<id:number>/draw")
def check_draw(number: int) -> Response:
    """Repeat the draw from the published data and render the result."""
    with read_session() as session:
        row = contest_for(session, number)
        faults = find_faults(published_draw(session, row))
        return make_response(
            render_template(
                "pages/contest-draw.html",
                contest=contest_data(session, row),
                title=title_of(session, row, words(get_page_language())),
                seed=row.seed.hex(),
                faults=faults,
            )
        )


@pages.get("/new")
def ask() -> Response:
    return render_form()


@pages.errorhandler(engine.BadTable)
def render_bad_table(bad: engine.BadTable) -> Response:
    return render_form(faults={"pod_size": bad.explain(words_of(bad.game, require_reader().language))})


@pages.errorhandler(BadContest)
def render_bad_contest(_bad: BadContest) -> Response:
    return render_form(faults={"least": get_field_hint("least", words(require_reader().language))})


def read_contest_form() -> dict[str, Any]:
    """Convert the form to the body of the API operation."""
    return {
        **read_opening({name: USUAL[name] for name in ("pod_size", "least", "most", "round_days")}),
        "format": request.form.get("format", ""),
        "joining_ends": days_ahead(request.form.get("joining_days") or USUAL["joining_days"]),
    }


def render_form(*, faults: Faults | None = None, **_typed: Any) -> Response:
    said = words(require_reader().language)
    page = render_template(
        "pages/contest-new.html",
        filled=USUAL | {"game": next(iter(games()))} | request.values.to_dict(),
        faults=faults or {},
        games=[(name, said.say("table-game", game=name)) for name in games()],
        formats=[
            (each, said.say(f"contest-format-{each}"), said.say(f"contest-format-{each}-hint"))
            for each in Format
        ],
        sizes=sizes_of_tables(said),
        paces=ready_made_paces(require_reader().language),
    )
    return make_response(page, HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK)


CONTEST = "/contests/{contest}"
add_form(
    pages,
    "/new",
    create_contest,
    read=read_contest_form,
    back="/contests/{result[id]}",
    done="contest-opened",
    show=render_form,
)
add_form(pages, "/<id:contest>/enter", enter_contest, back=CONTEST, done="contest-entered")
add_form(pages, "/<id:contest>/leave", leave_contest, back=CONTEST, done="contest-left")
add_form(pages, "/<id:contest>/invite", invite_entrant, back=CONTEST, done="contest-invited")
add_organiser_forms(pages, ORGANISING, "contest-organised")
