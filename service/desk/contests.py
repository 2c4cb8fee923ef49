"""Acts on contests. Their organisers do the same from the contest's page, and it stands on the same trail."""

from service.contests import organise
from service.contests.refusals import ContestClosed
from service.desk.acts import About, Doing, Facts, act
from service.desk.refusals import CannotBe
from service.models.accounts import Player
from service.models.contests import Contest, Entrant
from service.schemas.desk import (
    ContestCancelSchema,
    ContestDeadlineSchema,
    ContestReplaceSchema,
    ContestWithdrawSchema,
)


def entrant_in(doing: Doing[Contest]) -> Entrant:
    entrant = doing.session.get(Entrant, doing.given["entrant"], with_for_update=True)
    if entrant is None or entrant.contest_id != doing.target.id:
        raise CannotBe("no-entrant")
    return entrant


@act("contest-deadline", about=About.CONTEST, takes=ContestDeadlineSchema, undone_by="contest-deadline")
def set_deadline(doing: Doing[Contest]) -> Facts:
    """End joining or the present round of a contest at another moment, or at once."""
    try:
        organise.set_deadline(
            doing.session, doing.target, doing.given["round"], doing.given["until"], doing.now
        )
    except ContestClosed as closed:
        raise CannotBe("contest-round") from closed
    return None


@act("contest-cancel", about=About.CONTEST, takes=ContestCancelSchema, undone_by="contest-cancel")
def set_cancelled(doing: Doing[Contest]) -> Facts:
    """Cancel a contest, or let it go on where it stood; its tables are played on like all others."""
    try:
        organise.set_cancelled(doing.session, doing.target, cancelled=doing.given["cancelled"], now=doing.now)
    except ContestClosed as closed:
        raise CannotBe("contest-over") from closed
    return None


@act("contest-withdraw", about=About.CONTEST, takes=ContestWithdrawSchema, undone_by="contest-withdraw")
def set_withdrawn(doing: Doing[Contest]) -> Facts:
    """Withdraw an entrant from a contest, or let them take part again from the next round on."""
    entrant, withdrawn = entrant_in(doing), doing.given["withdrawn"]
    try:
        organise.set_withdrawn(doing.session, doing.target, entrant, withdrawn=withdrawn, now=doing.now)
    except ContestClosed as closed:
        raise CannotBe("contest-over") from closed
    return None


@act("contest-replace", about=About.CONTEST, takes=ContestReplaceSchema, undone_by="contest-replace")
def replace(doing: Doing[Contest]) -> Facts:
    """Give the place of an entrant, its points and its present seat to another player."""
    entrant, player = entrant_in(doing), doing.session.get(Player, doing.given["player"])
    if player is None:
        raise CannotBe("no-entrant")
    if entrant.player_id == player.id:
        return None
    doing.made = {"entrant": {"id": entrant.id, "before": entrant.player_id, "player": player.id}}
    try:
        organise.replace(doing.session, doing.target, entrant, player, doing.now)
    except ContestClosed as closed:
        raise CannotBe("contest-over") from closed
    return None
