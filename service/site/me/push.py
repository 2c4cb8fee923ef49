"""The push subscriptions of my browsers, which notify me of turns beside mail or instead of it."""

from http import HTTPStatus

from flask import Response, request
from werkzeug.wrappers import Response as AnyResponse

from service.platform.accounts.queries import sessions_of
from service.platform.deps import deps
from service.platform.transaction import reading, transaction
from service.programs.feeds import push_subscriptions
from service.site.me.layout import said, shown
from service.web.pages.error_pages import page as refused
from service.web.pages.page_family import done, family, me
from service.web.problems import Problem

pages = family("my_push", "/me/push")


@pages.errorhandler(push_subscriptions.NoBrowser)
def none(_none: push_subscriptions.NoBrowser) -> Response:
    return refused("not-found", HTTPStatus.NOT_FOUND)


@pages.get("")
def show() -> Response:
    return form()


@pages.post("")
def subscribe() -> AnyResponse:
    """Subscribe this browser to push notifications."""
    session_id = me().session_id
    if session_id is None:
        raise Problem("not-signed-in")
    try:
        with transaction() as session:
            push_subscriptions.subscribe(
                session,
                player_id=me().player_id,
                session_id=session_id,
                endpoint=request.form.get("endpoint", ""),
                sealed_for=request.form.get("p256dh", ""),
                auth=request.form.get("auth", ""),
                now=deps().clock(),
            )
    except push_subscriptions.BadSubscription:
        return form(fault=said().say("push-wrong"))
    return done("/me/push", "push-on")


@pages.post("/<id:number>/try")
def try_out(number: int) -> AnyResponse:
    with transaction() as session:
        browser = push_subscriptions.subscription_of(session, me().player_id, number)
        push_subscriptions.try_out(session, browser, deps().clock())
    return done("/me/push", "push-tried")


@pages.post("/<id:number>/drop")
def drop(number: int) -> AnyResponse:
    with transaction() as session:
        session.delete(push_subscriptions.subscription_of(session, me().player_id, number))
    return done("/me/push", "push-off")


def form(fault: str = "") -> Response:
    from service.programs.feeds.push_seal import (
        house_public_key,  # uses 8 MB, so import it only here
    )

    with reading() as session:
        devices = {
            each.id: each.device for each in session.scalars(sessions_of(me().player_id, deps().clock()))
        }
        return shown(
            "push",
            HTTPStatus.UNPROCESSABLE_ENTITY if fault else HTTPStatus.OK,
            fault=fault,
            devices=devices,
            browsers=push_subscriptions.subscriptions_of(session, me().player_id),
            key=house_public_key(deps().settings.secret),
        )
