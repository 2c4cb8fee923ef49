"""Every page of the product."""

from service.pages import (
    consent,
    contests,
    email_change,
    guests,
    guide,
    hall,
    installed,
    invitation_stop,
    invitations,
    join,
    leaderboard,
    leagues,
    learn,
    letter_box,
    lobby,
    mail_links,
    open_table,
    players,
    rules,
    sign_in,
    votes,
)
from service.pages.answering import routes as answering
from service.pages.box import routes as box
from service.pages.circle import call as circle_call
from service.pages.circle import hall as circle_hall
from service.pages.circle import join as circle_join
from service.pages.circle import settings as circle_settings
from service.pages.circle import stop as circle_stop
from service.pages.desk import all_pages as desk
from service.pages.me.chapters import CHAPTERS
from service.pages.table import (
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
    tryout,
)
from service.pages.table import routes as table_routes
from service.pages.table import rules as table_rules

BLUEPRINTS = (
    contests.seen,
    contests.pages,
    leagues.seen,
    leagues.pages,
    hall.pages,
    hall.mine,
    open_table.pages,
    lobby.pages,
    join.pages,
    players.pages,
    leaderboard.pages,
    guide.pages,
    guests.pages,
    installed.pages,
    learn.pages,
    *CHAPTERS,
    sign_in.pages,
    consent.pages,
    letter_box.pages,
    mail_links.pages,
    invitations.pages,
    invitation_stop.pages,
    votes.pages,
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
    result.pages,
    plans.pages,
    ratings.pages,
    table_rules.pages,
)
