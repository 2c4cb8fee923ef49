"""My webhooks: the URLs of my programs, and their deliveries."""

from http import HTTPStatus
from typing import Any

from flask import Response, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from service.platform.deps import deps
from service.platform.outbox.models import Letter
from service.platform.outside_addresses import ForbiddenAddress
from service.platform.transaction import read_session, transaction
from service.play.messages.models import Hook
from service.play.messages.notice import NoticeKind
from service.programs.feeds import webhooks
from service.programs.feeds.queries import all_hooks_of, deliveries_of
from service.programs.feeds.signatures import hook_secret
from service.programs.feeds.webhooks_schemas import HookMakeSchema
from service.site.me.layout import load_reader_words, render_account_page
from service.web.pages.error_pages import render_error_page as refused
from service.web.pages.forms import Faults, validate_form
from service.web.pages.page_family import (
    make_page_blueprint,
    read_query_cursor,
    redirect_after_form,
    require_reader,
)
from service.web.schemas.pagination import paginate

AT_ONCE = 30

pages = make_page_blueprint("my_hooks", "/me/hooks", guests=False)


@pages.errorhandler(webhooks.NoHook)
def handle_missing_hook(_none: webhooks.NoHook) -> Response:
    return refused("not-found", HTTPStatus.NOT_FOUND)


@pages.get("")
def show() -> Response:
    return render_hooks_page()


@pages.post("")
def make() -> AnyResponse:
    """Create a webhook. Its signing secret is shown only once."""
    sent: dict[str, Any] = {"url": request.form.get("url", ""), "about": request.form.getlist("about")}
    wanted, faults = validate_form(HookMakeSchema(), sent, load_reader_words())
    if faults:
        return render_hooks_page(faults=faults, typed=sent)
    try:
        with transaction() as session:
            hook = webhooks.make_hook(
                session, player_id=require_reader().player_id, now=deps().clock(), **wanted
            )
            return render_hooks_page(secret=hook_secret(hook))
    except ForbiddenAddress:
        return render_hooks_page(faults={"url": load_reader_words().say("wrong-url-barred")}, typed=sent)
    except webhooks.TooManyHooks:
        return render_hooks_page(
            faults={"url": load_reader_words().say("wrong-url-many", most=webhooks.MOST)}, typed=sent
        )


@pages.get("/<id:number>")
def show_one(number: int) -> Response:
    """Show the deliveries of a webhook, newest first."""
    with read_session() as session:
        hook = find_own_hook(session, number)
        found = paginate(
            session, deliveries_of(hook), Letter.id, {"limit": AT_ONCE, "cursor": read_query_cursor()}
        )
        return render_account_page(
            "hooks", template="hook", hook=hook, deliveries=found.items, more=found.next
        )


@pages.post("/<id:number>/secret")
def rotate(number: int) -> AnyResponse:
    """Rotate the signing secret. The old one stays valid for a day."""
    with transaction() as session:
        secret = webhooks.rotate_secret(session, find_own_hook(session, number), deps().clock())
        return render_hooks_page(secret=secret)


@pages.post("/<id:number>/ping")
def ping(number: int) -> AnyResponse:
    with transaction() as session:
        webhooks.send_ping(session, find_own_hook(session, number), deps().clock())
    return redirect_after_form(f"/me/hooks/{number}", "pinged")


@pages.post("/<id:number>/drop")
def drop(number: int) -> AnyResponse:
    with transaction() as session:
        webhooks.delete_hook(session, find_own_hook(session, number))
    return redirect_after_form("/me/hooks", "hook-dropped")


@pages.post("/<id:number>/deliveries/<id:delivery>")
def deliver_again(number: int, delivery: int) -> AnyResponse:
    with transaction() as session:
        webhooks.call_again(session, find_own_hook(session, number), delivery, deps().clock())
    return redirect_after_form(f"/me/hooks/{number}", "called-again")


def find_own_hook(session: Session, number: int) -> Hook:
    return webhooks.hook_of(session, require_reader().player_id, number)


def render_hooks_page(
    *, secret: str = "", faults: Faults | None = None, typed: dict[str, Any] | None = None
) -> Response:
    with read_session() as session:
        return render_account_page(
            "hooks",
            HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK,
            secret=secret,
            faults=faults or {},
            typed=typed or {"about": [NoticeKind.TURN.value]},
            abouts=[each.value for each in NoticeKind],
            hooks=session.scalars(all_hooks_of(require_reader().player_id).order_by(Hook.id)).all(),
        )
