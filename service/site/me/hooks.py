"""My webhooks: the URLs of my programs, and their deliveries."""

from http import HTTPStatus
from typing import Any

from flask import Response

from service.platform.outbox.models import Letter
from service.platform.transaction import read_session
from service.platform.words import words
from service.play.messages.models import Hook
from service.play.messages.notice import NoticeKind
from service.programs.feeds import webhooks
from service.programs.feeds.queries import all_hooks_of, deliveries_of
from service.programs.feeds.webhooks_api import (
    create_hook,
    delete_hook,
    ping_hook,
    repeat_delivery,
    rotate_hook_secret,
)
from service.programs.oauth.register import programs_of
from service.web.pages.account_page import render_account_page
from service.web.pages.error_pages import render_error_page as refused
from service.web.pages.forms import Faults
from service.web.pages.operation_form import add_form
from service.web.pages.page_family import (
    make_page_blueprint,
    read_query_cursor,
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


@pages.get("/<id:number>")
def show_one(number: int) -> Response:
    """Show the deliveries of a webhook, newest first."""
    with read_session() as session:
        hook = webhooks.hook_of(session, require_reader().player_id, number)
        found = paginate(
            session, deliveries_of(hook), Letter.id, {"limit": AT_ONCE, "cursor": read_query_cursor()}
        )
        return render_account_page(
            "hooks", template="hook", hook=hook, deliveries=found.items, more=found.next
        )


def render_hooks_page(
    *, secret: str = "", faults: Faults | None = None, typed: dict[str, Any] | None = None
) -> Response:
    reader = require_reader()
    say = words(reader.language).say
    with read_session() as session:
        programs = programs_of(session, reader.player_id)
        return render_account_page(
            "hooks",
            HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK,
            secret=secret,
            faults=faults or {},
            typed=typed or {"about": [NoticeKind.TURN.value]},
            abouts=[each.value for each in NoticeKind],
            hooks=session.scalars(all_hooks_of(reader.player_id).order_by(Hook.id)).all(),
            programs={each.id: say("hooks-of-program", name=each.name) for each in programs},
        )


def show_secret(made: dict[str, Any], **_which: int) -> Response:
    """Show the signing secret of a hook, which is shown only once."""
    return render_hooks_page(secret=made["secret"])


add_form(
    pages,
    "",
    create_hook,
    then=show_secret,
    show=render_hooks_page,
    faults={"hook-barred": ("url", "wrong-url-barred"), "too-many-hooks": ("url", "wrong-url-many")},
)
add_form(pages, "/<id:number>/secret", rotate_hook_secret, then=show_secret)
add_form(pages, "/<id:number>/ping", ping_hook, back="/me/hooks/{number}", done="pinged")
add_form(pages, "/<id:number>/drop", delete_hook, back="/me/hooks", done="hook-dropped")
add_form(
    pages,
    "/<id:number>/deliveries/<id:delivery>",
    repeat_delivery,
    back="/me/hooks/{number}",
    done="called-again",
)
