"""Desk acts on leagues. Organisers run the same acts from the league's page, so both are on the trail."""

from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind
from service.play.acts.acts import ActContext, Facts, TargetKind, act, acts_about
from service.play.acts.refusals import ImpossibleState
from service.play.acts.schemas import LeagueEndSchema, MembershipSchema, UntilSchema
from service.play.acts.targets import THINGS, State, TargetType, require_target
from service.seasons.leagues import organise
from service.seasons.leagues.models import League
from service.seasons.leagues.queries import league_by_id, members_in
from service.seasons.leagues.refusals import LeagueEnded


def league_state(session: Session, league: League) -> State:
    """Return everything about a league that an act can change."""
    return {
        "state": league.state,
        "next_season": league.next_season,
        "members": sorted(each.player_id for each in session.scalars(members_in(league.id))),
    }


THINGS[TargetKind.LEAGUE] = TargetType(
    find=lambda session, number: require_target(league_by_id(session, number, lock=True)),
    state=league_state,
)


@act("league-season", about=TargetKind.LEAGUE, takes=UntilSchema, undone_by="league-season")
def set_season(doing: ActContext[League]) -> Facts:
    """Begin the next season of a league at another moment. It may follow the present one at once."""
    try:
        organise.set_next_season(doing.session, doing.target, doing.given["until"], doing.now)
    except LeagueEnded as ended:
        raise ImpossibleState("league-over") from ended
    return None


@act("league-end", about=TargetKind.LEAGUE, takes=LeagueEndSchema, undone_by="league-end")
def set_ended(doing: ActContext[League]) -> Facts:
    """End a league, or resume it. Nothing new begins after its end, and running games go on."""
    organise.set_ended(doing.session, doing.target, ended=doing.given["ended"], now=doing.now)
    return None


@act("league-member", about=TargetKind.LEAGUE, takes=MembershipSchema, undone_by="league-member")
def change_member(doing: ActContext[League]) -> Facts:
    """Remove a player from a league, or add them last."""
    player = doing.session.get(Player, doing.given["player"])
    if player is None or (doing.given["belongs"] and player.kind != PlayerKind.PERSON):
        raise ImpossibleState("no-league-member")
    try:
        organise.set_member(
            doing.session, doing.target, player, belongs=doing.given["belongs"], now=doing.now
        )
    except LeagueEnded as ended:
        raise ImpossibleState("league-over") from ended
    return None


LEAGUE_ACTS = acts_about(TargetKind.LEAGUE)
