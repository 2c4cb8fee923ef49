"""The OAuth programs that I have registered for other players."""

from http import HTTPStatus
from typing import Any

from flask import Response, request
from werkzeug.wrappers import Response as AnyResponse

from service.platform.deps import deps
from service.platform.transaction import reading, transaction
from service.programs.oauth.register import (
    MOST,
    TooManyPrograms,
    drop_program,
    programs_of,
    register_program,
)
from service.programs.oauth.schemas import ProgramMakeSchema
from service.site.me.layout import said, shown
from service.web.pages.error_pages import page as refused
from service.web.pages.forms import Faults, checked_form
from service.web.pages.page_family import done, family, me

pages = family("my_programs", "/me/programs", guests=False)


@pages.get("")
def show() -> Response:
    return form()


@pages.post("")
def register() -> AnyResponse:
    sent: dict[str, Any] = {
        "name": request.form.get("name", ""),
        "redirect_uris": request.form.get("redirect_uris", "").split(),
    }
    wanted, faults = checked_form(ProgramMakeSchema(), sent, said())
    if faults:
        return form(faults, sent)
    try:
        with transaction() as session:
            register_program(session, author_id=me().player_id, now=deps().clock(), **wanted)
    except TooManyPrograms:
        return form({"name": said().say("wrong-programs-many", most=MOST)}, sent)
    return done("/me/programs", "program-registered")


@pages.post("/<id:number>/drop")
def drop(number: int) -> AnyResponse:
    with transaction() as session:
        found = drop_program(session, author_id=me().player_id, number=number)
    return done("/me/programs", "program-dropped") if found else refused("not-found", HTTPStatus.NOT_FOUND)


def form(faults: Faults | None = None, typed: dict[str, Any] | None = None) -> Response:
    with reading() as session:
        return shown(
            "programs",
            HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK,
            faults=faults or {},
            typed=typed or {},
            programs=programs_of(session, me().player_id),
        )
