"""API of contests: open, list and enter them, read standings, pods and the draw, and organise them."""

from typing import Any

from service.platform.accounts.models import Player
from service.play.tables.schemas import InviteSchema
from service.seasons.contests import entries
from service.seasons.contests.check_draw import published_draw
from service.seasons.contests.desk_acts import CONTEST_ACTS
from service.seasons.contests.models import Contest, Pod
from service.seasons.contests.open import ContestWish, open_contest
from service.seasons.contests.organise import invite_to_contest, must_organise_contest
from service.seasons.contests.queries import listed_contests, pods_of_round, round_of, standings_page
from service.seasons.contests.refusals import NoContest
from service.seasons.contests.schemas import (
    ContestMakeSchema,
    ContestSchema,
    ContestsQuery,
    DrawSchema,
    EntrantSchema,
    PodSchema,
)
from service.seasons.contests.views import contest_data, contest_for, entrant_data, standings_data
from service.seasons.organising.api import declare_organising
from service.web.access import ANYONE, PLAY
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource
from service.web.schemas.pagination import Page, PageQuery, make_offset_cursor, paginate

resource = Resource(
    "contests",
    "Contests: players enter and meet in pods, round by round. A contest ends by itself.",
    ApiDocument.SEASONS,
)
CONTEST = {"gives": ContestSchema, "example": get_example("contest")}
ENTRANT = {"gives": EntrantSchema, "example": get_example("entrant")}


@resource.post(
    "/contests",
    access=PLAY,
    body=ContestMakeSchema,
    send=get_example("contest-make"),
    status=201,
    location="/contests/{id}",
    problems=("bad-table", "bad-contest", "too-many-contests", "address-needed"),
    **CONTEST,
)
def create_contest(call: Call) -> dict[str, Any]:
    """Open a contest.

    The server draws its seed now. It publishes the commitment before anybody enters.
    """
    organiser = call.session.get_one(Player, call.player_id)
    row = open_contest(call.session, organiser=organiser, wish=ContestWish(**call.body), now=call.now)
    return contest_data(call.session, row)


@resource.get(
    "/contests",
    access=ANYONE,
    query=ContestsQuery,
    gives=ContestSchema,
    many=True,
    example=get_example("contests"),
)
def list_contests(call: Call) -> Page:
    """List contests, the newest first.

    The list has all contests outside leagues, those that I entered or organise, or those of a league.
    """
    wanted = {name: call.query[name] for name in ("which", "state", "league", "season")}
    me = call.viewer_id or 0
    found = paginate(call.session, listed_contests(me, **wanted), Contest.id, call.query)
    return Page([contest_data(call.session, row) for row in found.items], found.next)


@resource.get("/contests/<id:contest>", access=ANYONE, etag=True, **CONTEST)
def get_contest(call: Call, contest: int) -> dict[str, Any]:
    """Show a contest as everybody sees it."""
    return contest_data(call.session, contest_for(call.session, contest))


@resource.put(
    "/contests/<id:contest>/entry",
    access=PLAY,
    problems=("contest-closed", "enough-tables", "address-needed"),
    **ENTRANT,
)
def enter_contest(call: Call, contest: int) -> dict[str, Any]:
    """Enter a contest, or wait if all places are taken."""
    player = call.session.get_one(Player, call.player_id)
    entrant = entries.enter_contest(call.session, contest_id=contest, player=player, now=call.now)
    return entrant_data(call.session, entrant)


@resource.delete(
    "/contests/<id:contest>/entry", access=PLAY, status=204, problems=("contest-closed", "not-entered")
)
def leave_contest(call: Call, contest: int) -> None:
    """Withdraw from a contest.

    A waiting player takes the place, or a bot plays the present table on.
    """
    entries.leave_contest(call.session, contest_id=contest, player_id=call.player_id, now=call.now)


@resource.get(
    "/contests/<id:contest>/standings",
    access=ANYONE,
    query=PageQuery,
    gives=EntrantSchema,
    many=True,
    example=get_example("standings"),
)
def list_contest_standings(call: Call, contest: int) -> Page:
    """List the entrants of a contest, the best first.

    Before it begins, the order has no meaning.
    """
    row = contest_for(call.session, contest)
    after, limit = call.query["cursor"] or 0, call.query["limit"]
    found = standings_page(call.session, row.id, after=after, limit=limit + 1)
    return Page(
        standings_data(found[:limit], after), make_offset_cursor(after + limit, more=len(found) > limit)
    )


@resource.get(
    "/contests/<id:contest>/rounds/<id:number>/pods",
    access=ANYONE,
    query=PageQuery,
    gives=PodSchema,
    many=True,
    example=get_example("pods"),
)
def list_contest_pods(call: Call, contest: int, number: int) -> Page:
    """List the pods of a round, the last first.

    A pod has its table and, once that is over, its points.
    """
    found = round_of(call.session, contest_for(call.session, contest).id, number)
    if found is None:
        raise NoContest
    return paginate(call.session, pods_of_round(found.id), Pod.id, call.query)


@resource.get(
    "/contests/<id:contest>/draw",
    access=ANYONE,
    gives=DrawSchema,
    example=get_example("contest-draw"),
    problems=("contest-closed",),
)
def get_contest_draw(call: Call, contest: int) -> dict[str, Any]:
    """Show the seed of a contest and all its draws.

    Anybody can repeat the draws. They are available from the first round on.
    """
    return published_draw(call.session, contest_for(call.session, contest))


@resource.post(
    "/contests/<id:contest>/invitations",
    access=PLAY,
    body=InviteSchema,
    send=get_example("invite"),
    status=204,
    problems=("not-organiser", "contest-closed", "invitations-spent", "address-asked-often"),
    rate="invitations_by_network",
)
def invite_entrant(call: Call, contest: int) -> None:
    """Invite a player with an account, as the organiser.

    A player who answers the letter has entered.
    """
    row = contest_for(call.session, contest)
    invite_to_contest(call.session, row, by=call.player_id, email=call.body["email"], now=call.now)


ORGANISING = declare_organising(resource, CONTEST_ACTS, must_organise_contest)
