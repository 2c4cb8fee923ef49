"""What features say of players: the steps when one is erased or merged, and who wants nothing from whom."""

from service.people.belongings import Belongings
from service.seasons.contests.entries import give_entries, leave_all_contests
from service.seasons.leagues.members import give_places, leave_leagues
from service.seasons.ratings.reckon import recalculate_player
from service.social.circles.members import give_memberships, leave_circles
from service.social.circles.models import CircleScore
from service.social.mutes.mute import give_mutes
from service.social.mutes.queries import has_muted
from service.social.seeks.seek import give_seeks

BELONGINGS = (  # in this order
    Belongings(leave=leave_leagues, give=give_places),
    Belongings(leave=leave_all_contests, give=give_entries),
    Belongings(leave=leave_circles, give=give_memberships, history=(CircleScore.player_id,)),
    Belongings(give=give_mutes),
    Belongings(give=give_seeks),
    Belongings(settle=recalculate_player),
)

REFUSALS = (has_muted,)
