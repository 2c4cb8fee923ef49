"""Word of a contest: a place in it, one's table of a round, the standings at the end. Answering enters or leaves it."""

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from babel.dates import format_datetime
from sqlalchemy.orm import Session

from service.contests.queries import (
    contest_by_id,
    entrant_of,
    pod_of_table,
    round_of,
    standings_page,
)
from service.contests.tell import Word
from service.contests.views import contest_shown, entrant_shown, standings
from service.core.deps import deps
from service.core.words import Words, words
from service.mail.contents import Contents, ObsoleteLetter
from service.mail.contest_address import contest_address
from service.mail.conversation import Conversation
from service.mail.kinds.desk import addressed
from service.mail.parse.vocabulary import commands
from service.messages.mail_preferences import mail_preferences
from service.models.accounts import Player
from service.models.contests import Contest, ContestState
from service.models.mail import Letter
from service.pace.pace import read_pace
from service.pace.ready_made import meaning

BEST = 10
"""So many of the standings stand in a letter."""
SHOWS_STANDINGS = frozenset({Word.ROUND, Word.SITS_OUT, Word.ENDED})


def contest(session: Session, letter: Letter, _now: datetime) -> Contents:
    player = addressed(session, letter)
    row = contest_by_id(session, letter.payload["contest"])
    wishes = mail_preferences(session, player)
    if row is None:
        raise ObsoleteLetter("seat-left")
    if wishes.stopped:
        raise ObsoleteLetter("not-wished")
    word, round_told = letter.payload["word"], letter.payload["round"]
    if word in {Word.ROUND, Word.SITS_OUT} and row.round != round_told:
        raise ObsoleteLetter("answered")
    said, settings = words(player.language), deps().settings
    page = f"{settings.public_url}/contests/{row.id}"
    host = session.get(Player, row.organiser_id) if row.organiser_id else None
    shown = contest_shown(session, row)
    organiser = (host and host.name) or said.say("contest-gone")
    values = {
        "word": word,
        "contest": row.name,
        "round": round_told,
        "organiser": organiser,
        "page": page,
        "facts": said.say(
            "contest-facts",
            game=said.say("table-game", game=row.game),
            format=said.say(f"contest-format-{row.format}"),
            size=row.pod_size,
        ),
        "pace": meaning(read_pace(row.pace), said),
        "table": row.name,
        "table_link": f"{settings.public_url}/tables/{letter.payload['table']}"
        if letter.payload["table"]
        else "",
        "names": names_at_pod(session, letter, player, said),
        "deadline": moment_of(session, row, player, said, round_told) if word == Word.ROUND else "",
        "joining": moment(player, said, row.joining_ends) if row.state == ContestState.JOINING else "",
        "enter": commands(player.language).arguments["enter"][0],
        "leave": commands(player.language).commands["resign"][0],
        **standing_of(session, row, player, said, word),
        "count": shown["entrants"],
    }
    return Contents(
        language=player.language,
        values=values,
        plain=wishes.heard,
        conversation=Conversation(thread=f"contest:{row.id}", sender=row.name),
        reply=str(contest_address(settings.secret, settings.sender, row.id, player.id)),
    )


def names_at_pod(session: Session, letter: Letter, player: Player, said: Words) -> list[str]:
    """Whom the reader meets."""
    pod = pod_of_table(session, letter.payload["table"]) if letter.payload["table"] else None
    others = [place.entrant.player for place in pod.places] if pod else []
    return [each.name or said.say("contest-gone") for each in others if each.id != player.id]


def standing_of(session: Session, row: Contest, player: Player, said: Words, word: str) -> dict[str, Any]:
    """The reader's own place, and who is first."""
    mine = entrant_of(session, row.id, player.id)
    if mine is None or word not in SHOWS_STANDINGS or (row.round < 2 and word != Word.ENDED):  # noqa: PLR2004 - before the second round all stand alike
        return {"mine": None, "best": []}
    best = [
        each | {"name": each["player"].name or said.say("contest-gone")}
        for each in standings(standings_page(session, row.id, after=0, limit=BEST), 0)
    ]
    return {"mine": entrant_shown(session, mine), "best": best}


def moment_of(session: Session, row: Contest, player: Player, said: Words, number: int) -> str:
    present = round_of(session, row.id, number)
    return moment(player, said, present.deadline) if present else ""


def moment(player: Player, said: Words, at: datetime) -> str:
    there = at.astimezone(ZoneInfo(player.time_zone))
    return format_datetime(there, said.say("time-moment-pattern"), locale=player.language)
