"""My webhooks: the URLs of my programs, and their deliveries."""

from http import HTTPStatus
from typing import Any

from flask import Response, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from service.platform.deps import deps
from service.platform.outbox.models import Letter
from service.platform.outside_addresses import Barred
from service.platform.transaction import reading, transaction
from service.play.messages.models import Hook
from service.play.messages.notify_programs import HookTopic
from service.programs.feeds import webhooks
from service.programs.feeds.queries import all_hooks_of, deliveries_of
from service.programs.feeds.signatures import hook_secret
from service.programs.feeds.webhooks_schemas import HookMakeSchema
from service.site.me.layout import said, shown
from service.web.pages.error_pages import page as refused
from service.web.pages.forms import Faults, checked_form
from service.web.pages.page_family import cursor, done, family, me
from service.web.schemas.pagination import paginate

AT_ONCE = 30

pages = family("my_hooks", "/me/hooks", guests=False)


@pages.errorhandler(webhooks.NoHook)
def none(_none: webhooks.NoHook) -> Response:
    return refused("not-found", HTTPStatus.NOT_FOUND)


@pages.get("")
def show() -> Response:
    return form()


@pages.post("")
def make() -> AnyResponse:
    """Create a webhook. Its signing secret is shown only once."""
    sent: dict[str, Any] = {"url": request.form.get("url", ""), "about": request.form.getlist("about")}
    wanted, faults = checked_form(HookMakeSchema(), sent, said())
    if faults:
        return form(faults=faults, typed=sent)
    try:
        with transaction() as session:
            hook = webhooks.make_hook(session, player_id=me().player_id, now=deps().clock(), **wanted)
            return form(secret=hook_secret(hook, hook.generation, deps().settings.secret))
    except Barred:
        return form(faults={"url": said().say("wrong-url-barred")}, typed=sent)
    except webhooks.TooManyHooks:
        return form(faults={"url": said().say("wrong-url-many", most=webhooks.MOST)}, typed=sent)


@pages.get("/<id:number>")
def show_one(number: int) -> Response:
    """Show the deliveries of a webhook, newest first."""
    with reading() as session:
        hook = mine(session, number)
        found = paginate(session, deliveries_of(hook), Letter.id, {"limit": AT_ONCE, "cursor": cursor()})
        return shown("hooks", template="hook", hook=hook, deliveries=found.items, more=found.next)


@pages.post("/<id:number>/secret")
def rotate(number: int) -> AnyResponse:
    """Rotate the signing secret. The old one stays valid for a day."""
    with transaction() as session:
        secret = webhooks.rotate(session, mine(session, number), deps().settings.secret, deps().clock())
        return form(secret=secret)


@pages.post("/<id:number>/ping")
def ping(number: int) -> AnyResponse:
    with transaction() as session:
        webhooks.ping(session, mine(session, number), deps().clock())
    return done(f"/me/hooks/{number}", "pinged")


@pages.post("/<id:number>/drop")
def drop(number: int) -> AnyResponse:
    with transaction() as session:
        webhooks.drop(session, mine(session, number))
    return done("/me/hooks", "hook-dropped")


@pages.post("/<id:number>/deliveries/<id:delivery>")
def deliver_again(number: int, delivery: int) -> AnyResponse:
    with transaction() as session:
        webhooks.call_again(session, mine(session, number), delivery, deps().clock())
    return done(f"/me/hooks/{number}", "called-again")


def mine(session: Session, number: int) -> Hook:
    return webhooks.hook_of(session, me().player_id, number)


def form(*, secret: str = "", faults: Faults | None = None, typed: dict[str, Any] | None = None) -> Response:
    with reading() as session:
        return shown(
            "hooks",
            HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK,
            secret=secret,
            faults=faults or {},
            typed=typed or {"about": [HookTopic.TURN.value]},
            abouts=[each.value for each in HookTopic],
            hooks=session.scalars(all_hooks_of(me().player_id).order_by(Hook.id)).all(),
        )
