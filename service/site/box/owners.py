"""Access to the form: moderators, and all players if the setting `box_form` allows it."""

from flask import g

from service.platform.accounts.models import RANK, Role
from service.platform.deps import deps
from service.platform.settings import PLAYERS


def can_open_box() -> bool:
    """Return whether the reader may open the form. The pages ask readers to sign in first."""
    return deps().settings.box_form == PLAYERS or is_moderator()


def is_moderator() -> bool:
    return g.caller is not None and RANK.index(g.caller.role) >= RANK.index(Role.MODERATOR)
