"""Every resource of the API, in the order of its document, and the core of its operations."""

from service.admin.desk import api as desk
from service.learning.coach import api as coach
from service.learning.lessons import api as lessons
from service.learning.sandbox import api as sandbox
from service.learning.tryout import api as tryout
from service.mail import api as mail
from service.people import api as accounts
from service.play.clocks import api as time
from service.play.games import api as games
from service.play.games import rules_api as rules
from service.play.motions import api as motions
from service.play.plans import api as plans
from service.play.records import api as records
from service.play.tables import api as tables
from service.play.tables import links_api as links
from service.play.tables import seats_api as seats
from service.play.tables import view_api as play
from service.play.talk import api as talk
from service.programs.feeds import api as feeds
from service.programs.feeds import deadlines_api as deadlines
from service.programs.feeds import webhooks_api as webhooks
from service.programs.oauth import api as programs
from service.seasons.contests import api as contests
from service.seasons.leagues import api as leagues
from service.seasons.ratings import api as ratings
from service.site import waiting_api as waiting
from service.social.circles import api as circles
from service.social.mutes import api as mutes
from service.social.seeks import api as seeks

RESOURCES = [
    accounts.resource,
    programs.resource,
    games.resource,
    rules.resource,
    tables.resource,
    contests.resource,
    leagues.resource,
    lessons.resource,
    sandbox.resource,
    circles.resource,
    links.resource,
    play.resource,
    mail.resource,
    motions.resource,
    waiting.resource,
    talk.resource,
    mutes.resource,
    seeks.resource,
    tryout.resource,
    plans.resource,
    records.resource,
    ratings.resource,
    coach.resource,
    feeds.resource,
    webhooks.resource,
    deadlines.resource,
    time.resource,
    seats.resource,
    desk.resource,
]

CORE = [
    accounts.request_sign_in_link,
    accounts.sign_in,
    accounts.create_token,
    waiting.list_waiting,
    tables.get_table,
    play.get_seat_view,
    play.get_question,
    play.play_turn,
    play.take_back,
    play.list_seat_events,
    talk.send_message,
    sandbox.create_sandbox,
    tables.create_table,
    links.join_by_link,
    feeds.stream_me,
    webhooks.create_hook,
    records.export_record,
]
"""What a bot, an app on a phone and a bridge to a chat need. The document and docs/api.md begin with these."""
