"""Forms that carry out an operation of the API: the same input, the same refusals, the same use case.

    add_form(pages, "/<id:circle>/again", play_usual_again, back="/circles/{circle}", done="circle-called")

A wrong field shows the page again with a hint at the field. A refusal goes to the error handler of the page.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from flask import Blueprint, request
from werkzeug.wrappers import Response

from service.platform.deps import deps
from service.platform.transaction import transaction
from service.platform.words import Words, words
from service.web.access import check_access
from service.web.api.dispatch import Call
from service.web.api.operation import Operation
from service.web.pages.forms import Faults, convert_form, validate_form
from service.web.pages.page_family import redirect_after_form, require_reader
from service.web.problems import Problem

Read = Callable[[], dict[str, Any]]
"""Returns the input of the operation from the form. By default each field is converted by the schema."""
Show = Callable[..., Response]
"""Renders the page again, with `faults` and with what was `typed`."""
NONE: Mapping[str, tuple[str, str]] = {}


def add_form(
    pages: Blueprint,
    path: str,
    operation: Operation,
    *,
    back: str = "",
    done: str = "",
    then: Callable[..., Response] | None = None,
    read: Read | None = None,
    switches: Sequence[str] = (),
    show: Show | None = None,
    faults: Mapping[str, tuple[str, str]] = NONE,
    name: str = "",
) -> None:
    """Offer an operation as a form.

    Afterwards redirect to `back`, which may name parts of the path, and `result`: what the operation returned.
    `then` gets the result instead. `switches` names the checkboxes. `faults` names problems that are shown at
    a field: the field and the message.
    """

    def carry_out(**which: Any) -> Response:
        reader, said = require_reader(), words(require_reader().language)
        check_access(operation.access, reader, which)
        typed = read() if read else read_form(operation, switches, reader.time_zone)
        given, wrong = validate_input(operation, typed, said)
        if wrong and show:
            return show(faults=wrong, typed=typed, **which)
        if wrong:
            raise Problem("malformed-request")
        try:
            with transaction() as session:
                result = operation(Call(session, deps().clock(), reader, given), **which)
        except Problem as problem:
            if show is None or problem.kind.name not in faults:
                raise
            field, message = faults[problem.kind.name]
            return show(faults={field: said.say(message, **problem.values)}, typed=typed, **which)
        return (
            then(result, **which) if then else redirect_after_form(back.format(result=result, **which), done)
        )

    pages.add_url_rule(path, name or operation.name, carry_out, methods=["POST"])


def validate_input(
    operation: Operation, typed: Mapping[str, Any], said: Words
) -> tuple[dict[str, Any], Faults]:
    """Return the input of an operation, or a message for each wrong field."""
    return validate_form(operation.body(), typed, said) if operation.body else ({}, {})


def read_form(operation: Operation, switches: Sequence[str], zone: str) -> dict[str, Any]:
    """Return the fields of the form. A browser sends nothing for an empty checkbox, which means no."""
    if operation.body is None:
        return {}
    unset = dict.fromkeys(switches, False)
    return unset | convert_form(operation.body, request.form, zone)
