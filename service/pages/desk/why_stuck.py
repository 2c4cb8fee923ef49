"""Why a table is stuck, told in a line for each seat that is waited for."""

from sqlalchemy.orm import Session

from engine.game import game_named
from service.core.words import Words
from service.desk.stuck import Waited, waited_for
from service.models.tables import Table
from service.pace.explain import moment_text
from service.pages.page_family import me
from service.tables.views import shown_names


def why_stuck(session: Session, row: Table, said: Words) -> list[str]:
    """Who is asked what since when, which letters left, whether they came back, when they were last seen."""
    names, game = shown_names(row, said.language), game_named(row.game).words(said.language)
    return [" ".join(told(each, names[each.seat], said)) for each in waited_for(session, row, game)]


def told(waited: Waited, name: str, said: Words) -> list[str]:
    zone = me().time_zone
    sentences = [
        said.say("desk-why-asked", name=name, kind=waited.asked, since=moment_text(waited.since, said, zone))
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
    if waited.seen is None:
        sentences.append(said.say("desk-why-never-seen"))
    else:
        sentences.append(said.say("desk-why-seen", at=moment_text(waited.seen, said, zone)))
    return sentences
