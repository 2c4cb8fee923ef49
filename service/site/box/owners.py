"""For whom the form is open: the people of the desk, and all players where the host wishes so."""

from flask import g

from service.platform.accounts.models import RANK, Role
from service.platform.deps import deps
from service.platform.settings import PLAYERS


def is_open() -> bool:
    """To whoever looks now; players who are not signed in yet are asked to."""
    return deps().settings.box_form == PLAYERS or is_moderator()


def is_moderator() -> bool:
    return g.caller is not None and RANK.index(g.caller.role) >= RANK.index(Role.MODERATOR)
