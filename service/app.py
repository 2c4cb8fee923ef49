"""The application: every part is put in its place here, and nowhere else."""

from typing import Final

import structlog
from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from service.api import deprecation, oauth, openapi, rate_limits
from service.api.all_resources import RESOURCES
from service.bots.wake import follow_with_bots
from service.circles.standings import follow_with_scores
from service.clocks.start_stop import follow_with_clocks
from service.coach.ask import follow_with_coach
from service.contests.pods import follow_with_contests
from service.core import logs
from service.core.chance import Secret
from service.core.database import connect
from service.core.deps import Deps, install
from service.core.editions import offer_editions
from service.core.game_templates import all_templates
from service.core.paths import templates
from service.core.ports import Bell, Chance, Clock, Mailer, Messenger, Watch, utc_now
from service.core.rate_limit import counter_for
from service.core.settings import Settings
from service.core.stream_limit import StreamLimit
from service.feeds.webhook_http import Outside
from service.lessons.follow import follow_with_lessons
from service.mail.transports import mailer as mailer_for
from service.messages.notify_browsers import follow_with_pushes
from service.messages.notify_players import follow_with_letters
from service.messages.notify_programs import follow_with_calls
from service.notify.setup import Notifiers, notifiers_for
from service.pages import foreign_forms, layout
from service.pages.all_pages import BLUEPRINTS
from service.plans.after_move import follow_with_due_answers, follow_with_plans
from service.ratings.reckon import follow_with_ratings
from service.sandbox.follow import follow_with_sandbox
from service.tables import after_move
from service.tables.end import end_if_over
from service.web import access, gzip, headers, health, lengths, meter, problems, refusals

log = structlog.get_logger()

AFTER_MOVE: Final = (
    follow_with_lessons,  # at the table of a lesson the others answer at once
    follow_with_sandbox,  # and so they do where a program is tried out
    follow_with_plans,  # answer first, so that only what then still stands is told to anybody
    end_if_over,
    follow_with_ratings,  # go by the result
    follow_with_scores,
    follow_with_clocks,
    follow_with_due_answers,  # go by the clocks
    follow_with_bots,
    follow_with_letters,
    follow_with_calls,
    follow_with_pushes,
    follow_with_coach,
    follow_with_contests,  # of the ends of tables alone
)
"""Who is told when a table has changed, in this order."""


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
    app.jinja_loader = all_templates()
    app.config.update(MAX_CONTENT_LENGTH=settings.max_body)
    app.json.sort_keys = False  # type: ignore[attr-defined]  # the provider is Flask's own
    hung = Notifiers(bell, watch) if bell and watch else notifiers_for(settings)
    fitted = Deps(
        settings=settings,
        clock=clock,
        chance=chance or Secret(),
        bell=bell or hung.bell,
        watch=watch or hung.watch,
        mailer=mailer or mailer_for(settings, clock),
        messenger=messenger or Outside(settings.hooks_inside),
        places=StreamLimit(settings.streams_each, settings.streams),
        counter=counter_for(settings.redis_url),
    )
    install(app, fitted)
    broken = offer_editions(settings.editions_folder)
    after_move.register(app, AFTER_MOVE)
    connect(app, settings.database_url)
    for part in (
        logs,
        health,
        meter,
        headers,
        lengths,
        problems,
        refusals,
        access,
        foreign_forms,
        layout,
        gzip,
    ):
        part.register(app)
    for file in broken:
        log.warning("edition not offered", file=str(file.path), faults=file.lines())
    openapi.build(app, RESOURCES)
    app.register_blueprint(oauth.pages)
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint)
    rate_limits.register(app, settings, RESOURCES)
    deprecation.register(app, openapi.deprecated_in(RESOURCES))
    if settings.proxies:
        hops = settings.proxies
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops, x_host=hops)  # type: ignore[method-assign]  # as Flask's documentation has it
    return app
