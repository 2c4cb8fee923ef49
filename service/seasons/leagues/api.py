"""API of leagues: open, list and join them, read members, make challenges, and organise them."""

from typing import Any

from service.platform.accounts.models import Player
from service.seasons.leagues import members
from service.seasons.leagues.challenges import challenge_member
from service.seasons.leagues.desk_acts import LEAGUE_ACTS
from service.seasons.leagues.models import Challenge, League
from service.seasons.leagues.open import LeagueWish, open_league
from service.seasons.leagues.organise import must_organise_league
from service.seasons.leagues.queries import challenges_open, league_member, listed_leagues, members_page
from service.seasons.leagues.refusals import NotMember
from service.seasons.leagues.schemas import (
    ChallengeMakeSchema,
    ChallengeSchema,
    LeagueMakeSchema,
    LeagueMemberSchema,
    LeagueSchema,
    LeaguesQuery,
)
from service.seasons.leagues.views import league_data, league_for, members_data
from service.seasons.organising.api import declare_organising
from service.web.access import ANYONE, PLAY
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource
from service.web.schemas.pagination import Page, PageQuery, make_offset_cursor, paginate

resource = Resource(
    "leagues",
    "Leagues: divisions and seasons with promotion, and ladders with challenges upwards.",
    ApiDocument.SEASONS,
)
LEAGUE = {"gives": LeagueSchema, "example": get_example("league")}
MEMBER = {"gives": LeagueMemberSchema, "example": get_example("league-member")}


@resource.post(
    "/leagues",
    access=PLAY,
    body=LeagueMakeSchema,
    send=get_example("league-make"),
    status=201,
    location="/leagues/{id}",
    problems=("bad-table", "bad-league", "too-many-leagues", "address-needed"),
    **LEAGUE,
)
def create_league(call: Call) -> dict[str, Any]:
    """Open a league.

    The seasons of divisions follow each other by themselves. A ladder is open at once.
    """
    organiser = call.session.get_one(Player, call.player_id)
    row = open_league(call.session, organiser=organiser, wish=LeagueWish(**call.body), now=call.now)
    return league_data(call.session, row)


@resource.get(
    "/leagues",
    access=ANYONE,
    query=LeaguesQuery,
    gives=LeagueSchema,
    many=True,
    example=get_example("leagues"),
)
def list_leagues(call: Call) -> Page:
    """List leagues, the newest first.

    The list has all leagues, or those that I play in or organise.
    """
    wanted = {name: call.query[name] for name in ("which", "state")}
    me = call.viewer_id or 0
    found = paginate(call.session, listed_leagues(me, **wanted), League.id, call.query)
    return Page([league_data(call.session, row) for row in found.items], found.next)


@resource.get("/leagues/<id:league>", access=ANYONE, etag=True, **LEAGUE)
def get_league(call: Call, league: int) -> dict[str, Any]:
    """Show a league as everybody sees it.

    The divisions of a league are contests: `GET /contests?league=…&season=…`.
    """
    return league_data(call.session, league_for(call.session, league))


@resource.get(
    "/leagues/<id:league>/members",
    access=ANYONE,
    query=PageQuery,
    gives=LeagueMemberSchema,
    many=True,
    example=get_example("league-members"),
)
def list_league_members(call: Call, league: int) -> Page:
    """List the members of a league, the first place first.

    The list has the present division of each member.
    """
    row = league_for(call.session, league)
    after, limit = call.query["cursor"] or 0, call.query["limit"]
    found = members_page(call.session, row.id, after=after, limit=limit + 1)
    shown = members_data(call.session, row, found[:limit])
    return Page(shown, make_offset_cursor(after + limit, more=len(found) > limit))


@resource.put(
    "/leagues/<id:league>/membership",
    access=PLAY,
    problems=("league-ended", "address-needed"),
    **MEMBER,
)
def join_league(call: Call, league: int) -> dict[str, Any]:
    """Join a league in its last place.

    During a season I wait for a place in its lowest division.
    """
    player = call.session.get_one(Player, call.player_id)
    member = members.join_league(call.session, league_id=league, player=player, now=call.now)
    return members_data(call.session, league_for(call.session, league), [member])[0]


@resource.delete("/leagues/<id:league>/membership", access=PLAY, status=204, problems=("not-member",))
def leave_league(call: Call, league: int) -> None:
    """Leave a league.

    A waiting player takes my place in the season, or a bot plays on. An open challenge is lost.
    """
    members.leave_league(call.session, league_id=league, player_id=call.player_id, now=call.now)


@resource.get(
    "/leagues/<id:league>/challenges",
    access=ANYONE,
    query=PageQuery,
    gives=ChallengeSchema,
    many=True,
    example=get_example("challenges"),
)
def list_challenges(call: Call, league: int) -> Page:
    """List the open challenges of a ladder."""
    row = league_for(call.session, league)
    return paginate(call.session, challenges_open(row.id), Challenge.contest_id, call.query)


@resource.post(
    "/leagues/<id:league>/challenges",
    access=PLAY,
    body=ChallengeMakeSchema,
    send=get_example("challenge-make"),
    status=201,
    location="/contests/{contest_id}",
    gives=ChallengeSchema,
    example=get_example("challenge"),
    problems=("cannot-challenge", "not-member"),
)
def create_challenge(call: Call, league: int) -> Challenge:
    """Challenge a player above me on a ladder.

    The player accepts by entering the contest, or loses their place.
    """
    row = members.locked_league(call.session, league)
    me = league_member(call.session, row.id, call.player_id)
    other = league_member(call.session, row.id, call.body["player"])
    if me is None or other is None:
        raise NotMember
    return challenge_member(call.session, row, me, other, call.now)


ORGANISING = declare_organising(resource, LEAGUE_ACTS, must_organise_league)
