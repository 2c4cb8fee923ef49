"""The organiser's acts over the API. They are desk acts, so that all of them are on the same trail."""

from collections.abc import Iterable

from service.play.acts.acts import Act
from service.play.acts.over_api import Check, make_act_operation
from service.web.access import PLAY
from service.web.api.operation import Operation
from service.web.api.resource import Resource


def declare_organising(resource: Resource, acts: Iterable[Act], check: Check) -> list[Operation]:
    """Add an operation for each act to a resource, for those whom `check` lets organise."""
    made = [
        make_act_operation(
            act,
            name=f"organise_{act.name.replace('-', '_')}",
            path=f"/{act.about}s/<id:{act.about}>/{act.name.removeprefix(f'{act.about}-')}",
            access=PLAY,
            problems=("not-organiser", "cannot-be"),
            check=check,
        )
        for act in acts
    ]
    for operation in made:
        resource.add(operation)
    return made
