"""API of players as others see them: profile, rating history, leaderboards, and who is rated at a table."""

from dataclasses import asdict
from typing import Any

from service.platform.accounts.models import Player
from service.play.clocks.views import punctuality_of
from service.play.tables.table_access import viewing_player
from service.play.tables.views import table_for
from service.seasons.ratings.models import PlayerStanding, RatingChange
from service.seasons.ratings.play import player_statistics
from service.seasons.ratings.queries import course_of, leaderboard, may_see
from service.seasons.ratings.schemas import (
    CourseQuery,
    LeaderboardQuery,
    PlayerInfoSchema,
    RatedChangeSchema,
    StandingSchema,
    TableRatingsSchema,
)
from service.seasons.ratings.views import TableRatings, shown_change, shown_standing, table_ratings
from service.web.access import ANYONE, READ
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource
from service.web.problems import Problem
from service.web.schemas.pagination import Page, paginate_by_age, paginate_by_place

resource = Resource(
    "ratings", "Players as others see them, their statistics, and leaderboards.", ApiDocument.SEASONS
)


@resource.get("/players/<id:number>", access=READ, gives=PlayerInfoSchema, example=get_example("player-info"))
def get_player(call: Call, number: int) -> dict[str, Any]:
    """Show a player as others see them.

    The answer has punctuality, ratings, tables by game, best scores and opponents.
    """
    player = known_player(call, number)
    kept = punctuality_of(call.session, number)
    told = {"asked": kept.asked, "kept": kept.kept, "share": kept.share, "usual": kept.usual}
    who = {"id": player.id, "name": player.name, "kind": player.kind, "rated": player.rated}
    return {**who, "punctuality": told, **asdict(player_statistics(call.session, player, call.player_id))}


@resource.get(
    "/players/<id:number>/ratings",
    access=READ,
    query=CourseQuery,
    gives=RatedChangeSchema,
    many=True,
    example=get_example("rating-course"),
)
def get_rating_history(call: Call, number: int) -> Page:
    """List a player's rating changes, the oldest first.

    The list is empty if the player does not let me see it.
    """
    player = known_player(call, number)
    if not may_see(call.session, player, call.player_id):
        return Page([], None)
    rows = course_of(player.id, call.query["game"])
    page = paginate_by_age(call.session, rows, RatingChange.ended_at, RatingChange.table_id, call.query)
    return Page([shown_change(change) for change in page.items], page.next)


@resource.get(
    "/leaderboard",
    access=READ,
    query=LeaderboardQuery,
    gives=StandingSchema,
    many=True,
    example=get_example("leaderboard"),
)
def get_leaderboard(call: Call) -> Page:
    """List the players of a game, or all, best first.

    The list covers all time or a month. It has the players who let me see it.
    """
    asked = {name: call.query[name] for name in ("game", "month", "known")}
    rows = leaderboard(reader_id=call.player_id, **asked)
    page = paginate_by_place(call.session, rows, PlayerStanding.rating, PlayerStanding.player_id, call.query)
    return Page([shown_standing(standing, player) for standing, player in page.items], page.next)


@resource.get(
    "/tables/<id:table>/ratings",
    access=ANYONE,
    gives=TableRatingsSchema,
    example=get_example("table-ratings"),
)
def get_table_ratings(call: Call, table: int) -> TableRatings:
    """Show which players are rated at a table.

    The answer has the reasons for the others and, after the end, the changes.
    """
    looking = viewing_player(call, table)
    return table_ratings(call.session, table_for(call.session, table, looking), looking)


def known_player(call: Call, number: int) -> Player:
    player = call.session.get(Player, number)
    if player is None:
        raise Problem("not-found")
    return player
