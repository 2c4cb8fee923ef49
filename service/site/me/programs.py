"""The OAuth programs that I have registered for other players."""

from http import HTTPStatus
from typing import Any

from flask import Response, request
from werkzeug.wrappers import Response as AnyResponse

from service.platform.deps import deps
from service.platform.transaction import read_session, transaction
from service.programs.oauth.register import (
    MOST,
    TooManyPrograms,
    drop_program,
    programs_of,
    register_program,
)
from service.programs.oauth.schemas import ProgramMakeSchema
from service.site.me.layout import load_reader_words, render_account_page
from service.web.pages.error_pages import render_error_page as refused
from service.web.pages.forms import Faults, validate_form
from service.web.pages.page_family import make_page_blueprint, redirect_after_form, require_reader

pages = make_page_blueprint("my_programs", "/me/programs", guests=False)


@pages.get("")
def show() -> Response:
    return render_programs_page()


@pages.post("")
def register() -> AnyResponse:
    sent: dict[str, Any] = {
        "name": request.form.get("name", ""),
        "redirect_uris": request.form.get("redirect_uris", "").split(),
    }
    wanted, faults = validate_form(ProgramMakeSchema(), sent, load_reader_words())
    if faults:
        return render_programs_page(faults, sent)
    try:
        with transaction() as session:
            register_program(session, author_id=require_reader().player_id, now=deps().clock(), **wanted)
    except TooManyPrograms:
        return render_programs_page({"name": load_reader_words().say("wrong-programs-many", most=MOST)}, sent)
    return redirect_after_form("/me/programs", "program-registered")


@pages.post("/<id:number>/drop")
def drop(number: int) -> AnyResponse:
    with transaction() as session:
        found = drop_program(session, author_id=require_reader().player_id, number=number)
    return (
        redirect_after_form("/me/programs", "program-dropped")
        if found
        else refused("not-found", HTTPStatus.NOT_FOUND)
    )


def render_programs_page(faults: Faults | None = None, typed: dict[str, Any] | None = None) -> Response:
    with read_session() as session:
        return render_account_page(
            "programs",
            HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK,
            faults=faults or {},
            typed=typed or {},
            programs=programs_of(session, require_reader().player_id),
        )
