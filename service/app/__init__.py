"""The application factory: all parts are assembled here, and nowhere else."""

import structlog
from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from service.admin.maintenance import health
from service.app.after_move import AFTER_MOVE
from service.app.before_play import BEFORE_PLAY
from service.app.mail import FEATURES
from service.app.pages import BLUEPRINTS
from service.app.people import BELONGINGS, REFUSALS
from service.app.resources import CORE, RESOURCES
from service.mail import registry
from service.mail.transports import mailer as mailer_for
from service.people import belongings
from service.platform import logs
from service.platform.chance import SystemRandomSource
from service.platform.database import init_database
from service.platform.deps import Deps, install_deps
from service.platform.editions import offer_editions
from service.platform.game_templates import template_loader
from service.platform.paths import templates_folder
from service.platform.ports import (
    Clock,
    Mailer,
    Messenger,
    RandomSource,
    utc_now,
)
from service.platform.rate_limit import make_counter
from service.platform.senders import Senders, senders_for
from service.platform.settings import Settings
from service.platform.stream_limit import StreamLimit
from service.play import reach
from service.play.tables import after_move, before_play
from service.programs.feeds.webhook_http import WebhookClient
from service.programs.oauth import grants_api as oauth
from service.site import layout, refusals
from service.site.document import openapi
from service.web import access, gzip, headers, lengths, meter, problems
from service.web.api import deprecation, rate_limits
from service.web.pages import foreign_forms

log = structlog.get_logger()


def create_app(
    settings: Settings,
    *,
    clock: Clock = utc_now,
    chance: RandomSource | None = None,
    senders: Senders | None = None,
    mailer: Mailer | None = None,
    messenger: Messenger | None = None,
) -> Flask:
    """Create the application. Tests and other processes may pass their own parts that reach outside."""
    app = Flask("service", template_folder=str(templates_folder()), static_folder=None)
    app.jinja_loader = template_loader()
    app.config.update(MAX_CONTENT_LENGTH=settings.max_body)
    app.json.sort_keys = False  # type: ignore[attr-defined]  # the provider is Flask's own
    senders = senders or senders_for(settings)
    fitted = Deps(
        settings=settings,
        clock=clock,
        chance=chance or SystemRandomSource(),
        send_task=senders.send_task,
        notify=senders.notify,
        subscriptions=senders.subscriptions,
        mailer=mailer or mailer_for(settings, clock),
        messenger=messenger or WebhookClient(settings.hooks_inside),
        places=StreamLimit(settings.streams_each, settings.streams),
        counter=make_counter(settings.redis_url),
    )
    install_deps(app, fitted)
    broken = offer_editions(settings.editions_folder)
    after_move.register(app, AFTER_MOVE)
    before_play.register(app, BEFORE_PLAY)
    registry.register(app, FEATURES)
    belongings.register(app, BELONGINGS)
    reach.register(app, REFUSALS)
    init_database(app, settings.database_url)
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
    openapi.register_documents(app, RESOURCES, CORE)
    app.register_blueprint(oauth.pages)
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint)
    rate_limits.register(app, settings, RESOURCES)
    deprecation.register(app, openapi.find_deprecations(RESOURCES))
    if settings.proxies:
        hops = settings.proxies
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops, x_host=hops)  # type: ignore[method-assign]  # as Flask's documentation has it
    return app
