"""Declaration of API operations.

    resource = Resource("accounts", "Who I am, and the keys that prove it.")

    @resource.patch("/me", access=PERSON, body=ProfileChange, gives=ProfileOut)
    def update_me(call: Call) -> Player:
        '''Change my name, language, time zone or preferences.'''
        return change_profile(call.session, player_id=call.player_id, changes=call.body, now=call.now)

The view is a few lines. Everything around it follows from the declaration: access, rate limits, body,
transaction, idempotency, ETag and the document. The name of the view then stands for the operation, so that
a form or a command of the same feature can carry it out.
"""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from functools import partial
from typing import Any

from flask import Blueprint

from service.web import PREFIX
from service.web.api.dispatch import dispatch
from service.web.api.operation import Operation

DescribedOperation = tuple["Resource", Operation]
"""An operation, and the resource to which it belongs."""
View = Callable[..., Any]
Declare = Callable[[View], Operation]


class ApiDocument(StrEnum):
    """The OpenAPI document that describes a resource. Each part is complete in itself and small enough to read."""

    PLAY = "openapi"
    """The operations that a playing program needs."""
    AROUND = "openapi-around"
    """The operations around the tables."""
    SEASONS = "openapi-seasons"
    """Contests, leagues, ratings and circles: everything beyond a single table."""
    DESK = "openapi-desk"
    ALL = "openapi-all"
    """The whole API, of which the others are parts."""


class Resource:
    """The operations of one feature; their tag in the document is the resource's name."""

    def __init__(self, name: str, description: str, part: ApiDocument = ApiDocument.PLAY) -> None:
        self.name, self.description, self.part = name, description, part
        self.operations: list[Operation] = []
        self.blueprint = Blueprint(name, name, url_prefix=PREFIX)

    def operation(self, method: str, path: str, **declared: Any) -> Declare:
        """Declare the view below it as an operation; the fields are those of Operation."""

        def declare(view: View) -> Operation:
            operation = Operation(
                name=view.__name__,
                doc=view.__doc__ or "",
                view=view,
                method=method,
                path=path,
                **declared,
            )
            self.add(operation)
            return operation

        return declare

    def add(self, operation: Operation) -> None:
        """Offer an operation under its path."""
        self.operations.append(operation)
        handler = partial(dispatch, operation)
        self.blueprint.add_url_rule(operation.path, operation.name, handler, methods=[operation.method])

    def get(self, path: str, **declared: Any) -> Declare:
        return self.operation("GET", path, **declared)

    def post(self, path: str, **declared: Any) -> Declare:
        return self.operation("POST", path, **declared)

    def put(self, path: str, **declared: Any) -> Declare:
        return self.operation("PUT", path, **declared)

    def patch(self, path: str, **declared: Any) -> Declare:
        return self.operation("PATCH", path, **declared)

    def delete(self, path: str, **declared: Any) -> Declare:
        return self.operation("DELETE", path, **declared)


def select_operations(
    part: ApiDocument, resources: Iterable[Resource], core: Sequence[Operation]
) -> list[DescribedOperation]:
    """Return the operations of a document, in their order.

    The core comes first in the document for playing programs and in the whole one.
    """
    every = [(resource, operation) for resource in resources for operation in resource.operations]
    chosen = every if part == ApiDocument.ALL else [each for each in every if each[0].part == part]
    if part in (ApiDocument.PLAY, ApiDocument.ALL):
        first = [each for operation in core for each in every if each[1] is operation]
        return [*first, *(each for each in chosen if each not in first)]
    return chosen
