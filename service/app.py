"""The application: every part is put in its place here, and nowhere else."""

from collections.abc import Callable
from typing import Any

from flask import Flask
from flask_migrate import Migrate
from werkzeug.middleware.proxy_fix import ProxyFix

from service import health, logs
from service.api import access, document, headers, problems, rates, refused
from service.api.accounts import room as accounts
from service.api.deadlines import room as deadlines
from service.api.desk import room as desk
from service.api.feeds import room as feeds
from service.api.games import room as games
from service.api.hooks import room as hooks
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
from service.bells.hanging import hang
from service.chance import Secret
from service.counting import counter_for
from service.database import connect, db
from service.feeds.outside import Outside
from service.feeds.places import Places
from service.files import MIGRATIONS, templates
from service.pages import (
    addresses,
    frame,
    gathering,
    guide,
    hall,
    invitations,
    joining,
    letter_box,
    opening,
    players,
    rules,
    sign_in,
    squeezing,
    votes,
)
from service.pages import links as answers
from service.pages.answering import views as answering
from service.pages.desk import every as desk_pages
from service.pages.me.families import FAMILIES
from service.pages.table import deciding, ending, history, living, planning, speaking, trying_out, wishing
from service.pages.table import views as table
from service.parts import Parts, install
from service.ports import Bell, Chance, Clock, Mailer, Messenger, Watch, utc_now
from service.post.mailers import mailer as mailer_for
from service.settings import Settings

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


class House(Flask):
    """All of it is written in plain functions."""

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """To look each of a dozen over in every request, whether it be a coroutine, takes longer than to run some of them."""
        return func


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
    app = House("service", template_folder=str(templates()), static_folder=None)
    app.config.update(MAX_CONTENT_LENGTH=settings.max_body)
    app.json.sort_keys = False  # type: ignore[attr-defined]  # the provider is Flask's own
    hung = hang(settings)
    fitted = Parts(
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
    connect(app, settings.database_url)
    Migrate(app, db, directory=str(MIGRATIONS), render_as_batch=True, compare_type=True)
    for part in (logs, health, headers, problems, refused, access, frame, squeezing):
        part.register(app)
    document.build(app, ROOMS)
    app.register_blueprint(hall.pages)
    app.register_blueprint(hall.mine)
    app.register_blueprint(opening.pages)
    app.register_blueprint(gathering.pages)
    app.register_blueprint(joining.pages)
    app.register_blueprint(players.pages)
    app.register_blueprint(guide.pages)
    for chapter in FAMILIES:
        app.register_blueprint(chapter)
    app.register_blueprint(sign_in.pages)
    app.register_blueprint(letter_box.pages)
    app.register_blueprint(answers.pages)
    app.register_blueprint(invitations.pages)
    app.register_blueprint(votes.pages)
    app.register_blueprint(addresses.pages)
    app.register_blueprint(desk_pages.pages)
    app.register_blueprint(rules.pages)
    for part in (
        table,
        answering,
        history,
        living,
        speaking,
        deciding,
        wishing,
        trying_out,
        ending,
        planning,
    ):
        app.register_blueprint(part.pages)
    rates.register(app, settings, ROOMS)
    if settings.proxies:
        hops = settings.proxies
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops, x_host=hops)  # type: ignore[method-assign]  # as Flask's documentation has it
    return app
