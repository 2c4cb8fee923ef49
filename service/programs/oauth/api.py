"""API of third-party programs: an author's own programs, and the permissions of a player."""

from sqlalchemy import select

from service.platform.accounts.program_models import Program
from service.programs.oauth.permissions import allowed_programs, take_permission_back
from service.programs.oauth.register import MOST, TooManyPrograms, drop_program, register_program
from service.programs.oauth.schemas import PermissionSchema, ProgramMakeSchema, ProgramSchema
from service.web.access import PERSON
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource
from service.web.problems import Problem
from service.web.schemas.pagination import Page, PageQuery, paginate

resource = Resource(
    "programs",
    "Programs that players allow to act for them (OAuth 2.1), and my programs for others.",
    ApiDocument.AROUND,
)


@resource.get(
    "/me/programs",
    access=PERSON,
    query=PageQuery,
    gives=ProgramSchema,
    many=True,
    example=get_example("programs"),
)
def list_programs(call: Call) -> Page:
    """List my programs that others may use."""
    mine = select(Program).where(Program.author_id == call.player_id)
    return paginate(call.session, mine, Program.id, call.query)


@resource.post(
    "/me/programs",
    access=PERSON,
    body=ProgramMakeSchema,
    send=get_example("program-make"),
    gives=ProgramSchema,
    example=get_example("program"),
    status=201,
    problems=("too-many-programs",),
)
def create_program(call: Call) -> Program:
    """Register my program for others.

    The program is a public client that uses a code and PKCE. RFC 8414 metadata is at
    `/.well-known/oauth-authorization-server`.
    """
    try:
        return register_program(call.session, author_id=call.player_id, now=call.now, **call.body)
    except TooManyPrograms as many:
        raise Problem("too-many-programs", most=MOST) from many


@resource.delete("/me/programs/<id:number>", access=PERSON, status=204)
def delete_program(call: Call, number: int) -> None:
    """Remove my program and all permissions that players gave it."""
    if not drop_program(call.session, author_id=call.player_id, number=number):
        raise Problem("not-found")


@resource.get(
    "/me/permissions", access=PERSON, gives=PermissionSchema, many=True, example=get_example("permissions")
)
def list_permissions(call: Call) -> Page:
    """List the programs of others that act for me."""
    return Page(allowed_programs(call.session, call.player_id, call.now), None)


@resource.delete("/me/permissions/<id:number>", access=PERSON, status=204)
def delete_permission(call: Call, number: int) -> None:
    """Revoke the permission of a program, on all its devices."""
    if not take_permission_back(call.session, player_id=call.player_id, program_id=number, now=call.now):
        raise Problem("not-found")
