"""How an operation of the API is declared.

    resource = Resource("accounts", "Who I am, and the keys that prove it.")

    @resource.patch("/me", access=PERSON, body=ProfileChange, gives=ProfileOut)
    def change_me(call: Call) -> Player:
        '''Change my name, language, time zone or preferences.'''
        return change_profile(call.session, player_id=call.player_id, changes=call.body, now=call.now)

The view is a few lines; all around it (who may, how often, reading the body, the transaction, idempotency, ETag,
the document) follows from the declaration, which stays readable as data in `resource.operations`.
"""

from collections.abc import Callable
from enum import StrEnum
from functools import wraps
from typing import Any, TypeVar

from flask import Blueprint, Response

from service.web import PREFIX
from service.web.api.dispatch import dispatch
from service.web.api.operation import Operation

View = TypeVar("View", bound=Callable[..., Any])


class Part(StrEnum):
    """Which of the documents tells of a resource: each is complete by itself, and small enough to be read."""

    PLAY = "openapi"
    """What a program needs that plays."""
    AROUND = "openapi-around"
    """What is around the tables."""
    SEASONS = "openapi-seasons"
    """What there is to win from table to table, and with whom."""
    DESK = "openapi-desk"


class Resource:
    """The operations of one feature; their tag in the document is the resource's name."""

    def __init__(self, name: str, description: str, part: Part = Part.PLAY) -> None:
        self.name, self.description, self.part = name, description, part
        self.operations: list[Operation] = []
        self.blueprint = Blueprint(name, name, url_prefix=PREFIX)

    def operation(self, method: str, path: str, **declared: Any) -> Callable[[View], View]:
        """Declare the view below it as an operation; the fields are those of Operation."""

        def declare(view: View) -> View:
            operation = Operation(
                name=view.__name__, about=view.__doc__ or "", method=method, path=path, **declared
            )
            self.operations.append(operation)

            @wraps(view)
            def handler(**path: Any) -> Response:
                return dispatch(operation, view, path)

            self.blueprint.add_url_rule(path, operation.name, handler, methods=[method])
            return view

        return declare

    def get(self, path: str, **declared: Any) -> Callable[[View], View]:
        return self.operation("GET", path, **declared)

    def post(self, path: str, **declared: Any) -> Callable[[View], View]:
        return self.operation("POST", path, **declared)

    def put(self, path: str, **declared: Any) -> Callable[[View], View]:
        return self.operation("PUT", path, **declared)

    def patch(self, path: str, **declared: Any) -> Callable[[View], View]:
        return self.operation("PATCH", path, **declared)

    def delete(self, path: str, **declared: Any) -> Callable[[View], View]:
        return self.operation("DELETE", path, **declared)
