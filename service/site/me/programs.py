"""The OAuth programs that I have registered for other players."""

from http import HTTPStatus
from typing import Any

from flask import Response, request

from service.platform.transaction import read_session
from service.programs.oauth.api import create_program, delete_program
from service.programs.oauth.register import programs_of
from service.web.pages.account_page import render_account_page
from service.web.pages.forms import Faults
from service.web.pages.operation_form import add_form
from service.web.pages.page_family import make_page_blueprint, require_reader

pages = make_page_blueprint("my_programs", "/me/programs", guests=False)


@pages.get("")
def show() -> Response:
    return render_programs_page()


def read_program_form() -> dict[str, Any]:
    """Convert the form to the body of the API operation. It has one URI in each line."""
    return {
        "name": request.form.get("name", ""),
        "redirect_uris": request.form.get("redirect_uris", "").split(),
    }


def render_programs_page(*, faults: Faults | None = None, typed: dict[str, Any] | None = None) -> Response:
    with read_session() as session:
        return render_account_page(
            "programs",
            HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK,
            faults=faults or {},
            typed=typed or {},
            programs=programs_of(session, require_reader().player_id),
        )


add_form(
    pages,
    "",
    create_program,
    read=read_program_form,
    back="/me/programs",
    done="program-registered",
    show=render_programs_page,
    faults={"too-many-programs": ("name", "wrong-programs-many")},
)
add_form(pages, "/<id:number>/drop", delete_program, back="/me/programs", done="program-dropped")
