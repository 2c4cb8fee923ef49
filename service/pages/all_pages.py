"""Every page of the product."""

from service.pages import (
    email_change,
    guide,
    hall,
    invitations,
    join,
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
from service.pages.desk import all_pages as desk
from service.pages.me.chapters import CHAPTERS
from service.pages.table import cards, history, live, motions, plans, preferences, result, talk, tryout
from service.pages.table import routes as table_routes
from service.pages.table import rules as table_rules

BLUEPRINTS = (
    hall.pages,
    hall.mine,
    open_table.pages,
    lobby.pages,
    join.pages,
    players.pages,
    guide.pages,
    learn.pages,
    *CHAPTERS,
    sign_in.pages,
    letter_box.pages,
    mail_links.pages,
    invitations.pages,
    votes.pages,
    email_change.pages,
    desk.pages,
    rules.pages,
    table_routes.pages,
    answering.pages,
    history.pages,
    cards.pages,
    live.pages,
    talk.pages,
    motions.pages,
    preferences.pages,
    tryout.pages,
    result.pages,
    plans.pages,
    table_rules.pages,
)
