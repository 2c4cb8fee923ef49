"""Pages of leagues: the list, one league with its divisions or ladder, and the organiser's acts."""

from http import HTTPStatus
from itertools import groupby
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
from service.seasons.contests.models import Contest
from service.seasons.contests.queries import contest_by_id
from service.seasons.leagues.api import (
    ORGANISING,
    create_challenge,
    create_league,
    join_league,
    leave_league,
)
from service.seasons.leagues.challenges import challengeable_members, members_with_challenge
from service.seasons.leagues.models import League, LeagueForm, LeagueMember, LeagueState
from service.seasons.leagues.order import level_of
from service.seasons.leagues.queries import (
    challenge_of,
    count_divisions,
    league_member,
    listed_leagues,
    members_page,
    season_of,
)
from service.seasons.leagues.refusals import BadLeague
from service.seasons.leagues.schemas import MOST_BRANCHES
from service.seasons.leagues.views import league_data, league_for, members_data
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
MANY, FIRST, NEAR = 40, 10, 3
"""With more than MANY divisions the page lists only the first FIRST, and NEAR on each side of the viewer's
own.
"""
MINE = "mine"
LISTS = (*LeagueState, MINE)
NUMBERS = {
    "round_days": "30",
    "pod_size": "4",
    "division_size": "12",
    "branches": "2",
    "moving": "2",
    "season_days": "120",
    "reach": "3",
    "answer_days": "7",
}
USUAL: dict[str, str] = {
    **NUMBERS,
    "name": "",
    "form": LeagueForm.DIVISIONS,
    "pace": USUAL_PACE,
    "rounds": "",
    "first_days": "14",
    "rated": "",
}

seen = make_page_blueprint("league_pages", "/leagues", strangers=True)
pages = make_page_blueprint("league_acts", "/leagues", guests=False)


@seen.get("")
def list_leagues() -> Response:
    who, chosen = get_reader(), request.args.get("which", LeagueState.RUNNING)
    if chosen not in LISTS:
        abort(HTTPStatus.NOT_FOUND)
    wanted = {"which": MINE, "state": None} if chosen == MINE else {"which": "all", "state": chosen}
    with read_session() as session:
        rows = listed_leagues(who.player_id if who else 0, **wanted)
        found = paginate(session, rows, League.id, {"limit": PER_PAGE, "cursor": read_query_cursor()})
        return make_response(
            render_template(
                "pages/leagues.html",
                leagues=[league_data(session, row) for row in found.items],
                more=found.next,
                chosen=chosen,
                lists=LISTS if who else LeagueState,
            )
        )


@seen.get("/<id:number>")
def show(number: int) -> Response:
    """Render the page of a league: rules, standings, the viewer's place and the organiser's acts."""
    who, now = get_reader(), deps().clock()
    with read_session() as session:
        row = league_for(session, number)
        after = read_query_number("after") or 0
        found = members_page(session, row.id, after=after, limit=PER_PAGE + 1)
        member = league_member(session, row.id, who.player_id) if who else None
        season = read_query_number("season") or row.season
        mine = members_data(session, row, [member])[0] if member else None
        divisions = count_divisions(session, row.id, season)
        return make_response(
            render_template(
                "pages/league.html",
                league=league_data(session, row),
                pace=describe_pace(read_pace(row.pace), words(get_page_language())),
                organiser=organiser_of(session, row),
                mine=mine,
                challenge=challenge_context(session, member) if member else None,
                reachable=challengeable_members(session, row, member, now) if member else set(),
                busy=members_with_challenge(session, row) if row.form == LeagueForm.LADDER else set(),
                members=members_data(session, row, found[:PER_PAGE]),
                next=after + PER_PAGE if len(found) > PER_PAGE else None,
                season=season,
                divisions=divisions,
                levels=divisions_by_level(session, row, season, (mine and mine["division"]) or 0, divisions),
                all_named=divisions <= MANY,
                days_to_season=max((row.next_season - now).days, 0) if row.next_season else 0,
                organises=who is not None and row.organiser_id == who.player_id,
                moderates=who is not None and who.role != Role.PLAYER,
            )
        )


def divisions_by_level(
    session: Session, row: League, season: int, mine: int, count: int
) -> list[tuple[int, list[Contest]]]:
    """Return the divisions of a season by level.

    If there are many, return only the first, those near the viewer's own, and the last.
    """
    wanted = season_of(row.id, season)
    if count > MANY:
        named = {*range(1, FIRST + 1), *range(mine - NEAR, mine + NEAR + 1), count}
        wanted = wanted.where(Contest.division.in_(named))
    found = session.scalars(wanted).all()
    if row.branches == 1:
        return [(1, [*found])]
    by_level = groupby(found, key=lambda each: level_of(each.division or 1, row.branches))
    return [(level, [*divisions]) for level, divisions in by_level]


def challenge_context(session: Session, member: LeagueMember) -> dict[str, Any] | None:
    """Return the template context of the viewer's open challenge."""
    made = challenge_of(session, member.id)
    if made is None:
        return None
    mine = made.challenger_id == member.id
    other = made.challenged if mine else made.challenger
    return {"mine": mine, "name": other.player.name, "contest": contest_by_id(session, made.contest_id)}


@pages.get("/new")
def ask() -> Response:
    return render_form()


@pages.errorhandler(engine.BadTable)
def render_bad_table(bad: engine.BadTable) -> Response:
    return render_form(faults={"pod_size": bad.explain(words_of(bad.game, require_reader().language))})


@pages.errorhandler(BadLeague)
def render_bad_league(bad: BadLeague) -> Response:
    return render_form(faults={bad.field: get_field_hint(bad.field, words(require_reader().language))})


def read_league_form() -> dict[str, Any]:
    """Convert the form to the body of the API operation."""
    return {
        **read_opening(NUMBERS),
        "form": request.form.get("form", ""),
        "first_season": days_ahead(request.form.get("first_days") or USUAL["first_days"]),
    }


def render_form(*, faults: Faults | None = None, **_typed: Any) -> Response:
    said = words(require_reader().language)
    page = render_template(
        "pages/league-new.html",
        filled=USUAL | {"game": next(iter(games()))} | request.values.to_dict(),
        faults=faults or {},
        games=[(name, said.say("table-game", game=name)) for name in games()],
        forms_of_league=[
            (each, said.say(f"league-form-{each}"), said.say(f"league-form-{each}-hint"))
            for each in LeagueForm
        ],
        sizes=sizes_of_tables(said),
        shapes=[
            (str(count), said.say(f"league-field-branches-{count}")) for count in range(1, MOST_BRANCHES + 1)
        ],
        paces=ready_made_paces(require_reader().language),
    )
    return make_response(page, HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK)


LEAGUE = "/leagues/{league}"
add_form(
    pages,
    "/new",
    create_league,
    read=read_league_form,
    back="/leagues/{result[id]}",
    done="league-opened",
    show=render_form,
)
add_form(pages, "/<id:league>/join", join_league, back=LEAGUE, done="league-joined")
add_form(pages, "/<id:league>/leave", leave_league, back=LEAGUE, done="league-left")
add_form(pages, "/<id:league>/challenge", create_challenge, back=LEAGUE, done="league-challenged")
add_organiser_forms(pages, ORGANISING, "league-organised")
