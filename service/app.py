"""The application: every part is put in its place here, and nowhere else."""

from typing import Final

from flask import Flask
from flask_migrate import Migrate
from werkzeug.middleware.proxy_fix import ProxyFix

from service.api import openapi, rate_limits
from service.api.accounts import room as accounts
from service.api.deadlines import room as deadlines
from service.api.desk import room as desk
from service.api.feeds import room as feeds
from service.api.games import room as games
from service.api.links import room as links
from service.api.mail import room as mail
from service.api.motions import room as motions
from service.api.plans import room as plans
from service.api.play import room as play
from service.api.records import room as records
from service.api.seats import room as seats
from service.api.tables import room as tables
from service.api.talk import room as talk
from service.api.time import room as time
from service.api.tryout import room as tryout
from service.api.waiting import room as waiting
from service.api.webhooks import room as hooks
from service.bots.wake import follow_with_bots
from service.clocks.start_stop import follow_with_clocks
from service.core import logs
from service.core.chance import Secret
from service.core.database import connect, db
from service.core.deps import Deps, install
from service.core.paths import MIGRATIONS, templates
from service.core.ports import Bell, Chance, Clock, Mailer, Messenger, Watch, utc_now
from service.core.rate_limit import counter_for
from service.core.settings import Settings
from service.core.stream_limit import Places
from service.feeds.webhook_http import Outside
from service.mail.transports import mailer as mailer_for
from service.messages.notify_players import follow_with_letters
from service.messages.notify_programs import follow_with_calls
from service.notify.setup import hang
from service.pages import (
    email_change,
    guide,
    hall,
    invitations,
    join,
    layout,
    letter_box,
    lobby,
    open_table,
    players,
    rules,
    sign_in,
    votes,
)
from service.pages import mail_links as answers
from service.pages.answering import routes as answering
from service.pages.desk import all_pages as desk_pages
from service.pages.me.chapters import FAMILIES
from service.pages.table import history, live, preferences, result
from service.pages.table import motions as deciding
from service.pages.table import plans as planning
from service.pages.table import routes as table
from service.pages.table import talk as speaking
from service.pages.table import tryout as trying_out
from service.plans.after_move import follow_with_due_answers, follow_with_plans
from service.tables import after_move
from service.tables.end import end_if_over
from service.web import access, gzip, headers, health, problems, refusals

AFTER_MOVE: Final = (
    follow_with_plans,  # answer first, so that only what then still stands is told to anybody
    end_if_over,
    follow_with_clocks,
    follow_with_due_answers,  # go by the clocks
    follow_with_bots,
    follow_with_letters,
    follow_with_calls,
)
"""Who is told when a table has changed, in this order."""

ROOMS = [
    accounts,
    games,
    tables,
    links,
    play,
    mail,
    motions,
    waiting,
    talk,
    tryout,
    plans,
    records,
    feeds,
    hooks,
    deadlines,
    time,
    seats,
    desk,
]


def create_app(
    settings: Settings,
    *,
    clock: Clock = utc_now,
    chance: Chance | None = None,
    bell: Bell | None = None,
    watch: Watch | None = None,
    mailer: Mailer | None = None,
    messenger: Messenger | None = None,
) -> Flask:
    """The service; the parts that reach outside may be given, for tests and for other processes."""
    app = Flask("service", template_folder=str(templates()), static_folder=None)
    app.config.update(MAX_CONTENT_LENGTH=settings.max_body)
    app.json.sort_keys = False  # type: ignore[attr-defined]  # the provider is Flask's own
    hung = hang(settings)
    fitted = Deps(
        settings=settings,
        clock=clock,
        chance=chance or Secret(),
        bell=bell or hung.bell,
        watch=watch or hung.watch,
        mailer=mailer or mailer_for(settings, clock),
        messenger=messenger or Outside(settings.hooks_inside),
        places=Places(settings.streams_each, settings.streams),
        counter=counter_for(settings.redis_url),
    )
    install(app, fitted)
    after_move.register(app, AFTER_MOVE)
    connect(app, settings.database_url)
    Migrate(app, db, directory=str(MIGRATIONS), render_as_batch=True, compare_type=True)
    for part in (logs, health, headers, problems, refusals, access, layout, gzip):
        part.register(app)
    openapi.build(app, ROOMS)
    app.register_blueprint(hall.pages)
    app.register_blueprint(hall.mine)
    app.register_blueprint(open_table.pages)
    app.register_blueprint(lobby.pages)
    app.register_blueprint(join.pages)
    app.register_blueprint(players.pages)
    app.register_blueprint(guide.pages)
    for chapter in FAMILIES:
        app.register_blueprint(chapter)
    app.register_blueprint(sign_in.pages)
    app.register_blueprint(letter_box.pages)
    app.register_blueprint(answers.pages)
    app.register_blueprint(invitations.pages)
    app.register_blueprint(votes.pages)
    app.register_blueprint(email_change.pages)
    app.register_blueprint(desk_pages.pages)
    app.register_blueprint(rules.pages)
    for part in (
        table,
        answering,
        history,
        live,
        speaking,
        deciding,
        preferences,
        trying_out,
        result,
        planning,
    ):
        app.register_blueprint(part.pages)
    rate_limits.register(app, settings, ROOMS)
    if settings.proxies:
        hops = settings.proxies
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops, x_host=hops)  # type: ignore[method-assign]  # as Flask's documentation has it
    return app
