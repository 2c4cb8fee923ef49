"""Why a table is stuck, told in a line for each seat that is waited for."""

import re
from typing import Final

from sqlalchemy.orm import Session

from engine.game import game_named
from engine.words import Words as GameWords
from service.core.words import Words
from service.desk.stuck import Waited, waited_for
from service.models.tables import Table
from service.pace.explain import moment_text
from service.pages.page_family import me
from service.tables.views import shown_names

BLANK: Final = re.compile("<[^>]*>")


def why_stuck(session: Session, row: Table, said: Words) -> list[str]:
    """Who is asked what since when, which letters left, whether they came back, when they last looked."""
    names, game = shown_names(row, said.language), game_named(row.game).words(said.language)
    return [
        " ".join(told(each, names[each.seat], without_facts(game, each.kind), said))
        for each in waited_for(session, row)
    ]


def without_facts(game: GameWords, kind: str) -> str:
    """What a question of a kind asks, and nothing of what only its seat may know."""
    return BLANK.sub("…", game.outlined(f"question-{kind}"))


def told(waited: Waited, name: str, asked: str, said: Words) -> list[str]:
    zone = me().time_zone
    sentences = [
        said.say("desk-why-asked", name=name, kind=asked, since=moment_text(waited.since, said, zone))
    ]
    if not waited.address:
        sentences.append(said.say("desk-why-no-address"))
    elif waited.last_letter is None:
        sentences.append(said.say("desk-why-no-letter"))
    else:
        last = moment_text(waited.last_letter, said, zone)
        sentences.append(said.say("desk-why-letters", count=waited.sent, last=last))
    if waited.failed:
        sentences.append(said.say("desk-why-failed", count=waited.failed))
    if waited.stopped is not None:
        sentences.append(said.say("desk-why-bounced", why=waited.stopped.why))
    if waited.looked is None:
        sentences.append(said.say("desk-why-never-looked"))
    else:
        sentences.append(said.say("desk-why-looked", at=moment_text(waited.looked, said, zone)))
    return sentences
