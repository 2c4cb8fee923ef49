"""Every page of the product."""

from service.admin.desk.pages import all_pages as desk
from service.people import email_change_page as email_change
from service.people import sign_in_pages as sign_in
from service.programs.oauth import consent_page as consent
from service.seasons.contests import pages as contests
from service.seasons.leagues import pages as leagues
from service.seasons.ratings import pages as leaderboard
from service.site import (
    come_back,
    gathering,
    guests,
    guide,
    hall,
    installed,
    invitation_stop,
    invitations,
    join,
    learn,
    letter_box,
    mail_links,
    open_table,
    players,
    rules,
    votes,
)
from service.site.answering import routes as answering
from service.site.box import routes as box
from service.site.me.chapters import CHAPTERS
from service.site.table import (
    cards,
    coach,
    explained,
    history,
    live,
    moments,
    motions,
    plans,
    preferences,
    ratings,
    report,
    result,
    talk,
    try_out_coach,
    tryout,
)
from service.site.table import routes as table_routes
from service.site.table import rules as table_rules
from service.social.circles.pages import call as circle_call
from service.social.circles.pages import hall as circle_hall
from service.social.circles.pages import join as circle_join
from service.social.circles.pages import settings as circle_settings
from service.social.circles.pages import stop as circle_stop
from service.social.mutes import pages as mutes
from service.social.seeks import pages as seeks

BLUEPRINTS = (
    contests.seen,
    contests.pages,
    leagues.seen,
    leagues.pages,
    hall.pages,
    hall.mine,
    open_table.pages,
    gathering.pages,
    join.pages,
    players.pages,
    leaderboard.pages,
    guide.pages,
    guests.pages,
    installed.pages,
    learn.pages,
    *CHAPTERS,
    mutes.pages,
    seeks.pages,
    seeks.stop,
    sign_in.pages,
    consent.pages,
    letter_box.pages,
    mail_links.pages,
    invitations.pages,
    invitation_stop.pages,
    votes.pages,
    come_back.pages,
    email_change.pages,
    desk.pages,
    box.pages,
    rules.pages,
    table_routes.pages,
    answering.pages,
    history.pages,
    moments.pages,
    cards.pages,
    coach.pages,
    explained.pages,
    live.pages,
    talk.pages,
    report.pages,
    circle_hall.pages,
    circle_settings.pages,
    circle_join.pages,
    circle_call.pages,
    circle_stop.pages,
    motions.pages,
    preferences.pages,
    tryout.pages,
    try_out_coach.pages,
    result.pages,
    plans.pages,
    ratings.pages,
    table_rules.pages,
)
