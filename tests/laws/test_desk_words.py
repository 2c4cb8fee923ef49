"""Whatever the desk acts on, and whatever it does, has its words: no page of the desk fails for want of one."""

from service.admin.desk.all_acts import ACTS
from service.platform.words import MissingMessage, words
from service.play.acts.acts import TargetKind

LINKED = {TargetKind.TABLE, TargetKind.PLAYER}
"""A deed about one of these is told by a link that bears its name."""


def test_every_kind_of_thing_and_every_act_has_its_words():
    wanted = [f"desk-{says}-{act}" for act in ACTS for says in ("act", "does")]
    wanted += [f"desk-at-{about}" for about in TargetKind]
    wanted += [f"desk-about-{about}" for about in TargetKind if about not in LINKED]
    assert [each for each in wanted if not is_said(each)] == []


def is_said(message: str) -> bool:
    try:
        return bool(words("en").say(message, number="1"))
    except MissingMessage:
        return False
