"""Acts on leagues. Their organisers do the same from the league's page, and it stands on the same trail."""

from service.desk.acts import About, Doing, Facts, act
from service.desk.refusals import CannotBe
from service.leagues import organise
from service.leagues.refusals import LeagueEnded
from service.models.accounts import Player, PlayerKind
from service.models.leagues import League
from service.schemas.desk import LeagueEndSchema, MembershipSchema, UntilSchema


@act("league-season", about=About.LEAGUE, takes=UntilSchema, undone_by="league-season")
def set_season(doing: Doing[League]) -> Facts:
    """Begin the next season of a league at another moment, or as soon as the present one is over."""
    try:
        organise.set_next_season(doing.session, doing.target, doing.given["until"], doing.now)
    except LeagueEnded as ended:
        raise CannotBe("league-over") from ended
    return None


@act("league-end", about=About.LEAGUE, takes=LeagueEndSchema, undone_by="league-end")
def set_ended(doing: Doing[League]) -> Facts:
    """End a league, so that nothing new begins in it, or let it go on; what is being played is played to its end."""
    organise.set_ended(doing.session, doing.target, ended=doing.given["ended"], now=doing.now)
    return None


@act("league-member", about=About.LEAGUE, takes=MembershipSchema, undone_by="league-member")
def change_member(doing: Doing[League]) -> Facts:
    """Take a player out of a league, or let them join it, at the end."""
    player = doing.session.get(Player, doing.given["player"])
    if player is None or (doing.given["belongs"] and player.kind != PlayerKind.PERSON):
        raise CannotBe("no-league-member")
    try:
        organise.set_member(
            doing.session, doing.target, player, belongs=doing.given["belongs"], now=doing.now
        )
    except LeagueEnded as ended:
        raise CannotBe("league-over") from ended
    return None
