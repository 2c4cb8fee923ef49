"""The push subscriptions of my browsers, which notify me of turns beside mail or instead of it."""

from http import HTTPStatus

from flask import Response, request
from werkzeug.wrappers import Response as AnyResponse

from service.platform.accounts.queries import sessions_of
from service.platform.deps import deps
from service.platform.transaction import read_session, transaction
from service.programs.feeds import push_subscriptions
from service.web.pages.account_page import load_reader_words, render_account_page
from service.web.pages.error_pages import render_error_page as refused
from service.web.pages.page_family import make_page_blueprint, redirect_after_form, require_reader
from service.web.problems import Problem

pages = make_page_blueprint("my_push", "/me/push")


@pages.errorhandler(push_subscriptions.NoBrowser)
def handle_missing_browser(_none: push_subscriptions.NoBrowser) -> Response:
    return refused("not-found", HTTPStatus.NOT_FOUND)


@pages.get("")
def show() -> Response:
    return render_push_page()


@pages.post("")
def subscribe() -> AnyResponse:
    """Subscribe this browser to push notifications."""
    session_id = require_reader().session_id
    if session_id is None:
        raise Problem("not-signed-in")
    try:
        with transaction() as session:
            push_subscriptions.subscribe(
                session,
                player_id=require_reader().player_id,
                session_id=session_id,
                endpoint=request.form.get("endpoint", ""),
                sealed_for=request.form.get("p256dh", ""),
                auth=request.form.get("auth", ""),
                now=deps().clock(),
            )
    except push_subscriptions.BadSubscription:
        return render_push_page(fault=load_reader_words().say("push-wrong"))
    return redirect_after_form("/me/push", "push-on")


@pages.post("/<id:number>/try")
def try_out(number: int) -> AnyResponse:
    with transaction() as session:
        browser = push_subscriptions.subscription_of(session, require_reader().player_id, number)
        push_subscriptions.send_test_push(session, browser, deps().clock())
    return redirect_after_form("/me/push", "push-tried")


@pages.post("/<id:number>/drop")
def drop(number: int) -> AnyResponse:
    with transaction() as session:
        session.delete(push_subscriptions.subscription_of(session, require_reader().player_id, number))
    return redirect_after_form("/me/push", "push-off")


def render_push_page(fault: str = "") -> Response:
    from service.programs.feeds.push_seal import (
        house_public_key,  # uses 8 MB, so import it only here
    )

    with read_session() as session:
        devices = {
            each.id: each.device
            for each in session.scalars(sessions_of(require_reader().player_id, deps().clock()))
        }
        return render_account_page(
            "push",
            HTTPStatus.UNPROCESSABLE_ENTITY if fault else HTTPStatus.OK,
            fault=fault,
            devices=devices,
            browsers=push_subscriptions.subscriptions_of(session, require_reader().player_id),
            key=house_public_key(),
        )
