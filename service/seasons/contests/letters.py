"""Letters of a contest: a place in it, the table of a round, the final standings.

A reply enters or leaves the contest.
"""

from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from service.mail.addresses import PersonalRecipient, PersonalTopic, make_personal_address
from service.mail.contents import Contents, ObsoleteLetter
from service.mail.conversation import Conversation
from service.mail.parse.vocabulary import commands
from service.mail.recipient import require_recipient
from service.platform.accounts.models import Player
from service.platform.deps import deps
from service.platform.outbox.models import Letter
from service.platform.words import Words, words
from service.play.messages.mail_preferences import mail_preferences
from service.play.pace.explain import format_moment
from service.play.pace.pace import read_pace
from service.play.pace.ready_made import describe_pace
from service.seasons.contests.models import Contest, ContestState
from service.seasons.contests.queries import (
    contest_by_id,
    entrant_of,
    pod_of_table,
    ranked_entrants,
    round_of,
    standings_page,
)
from service.seasons.contests.tell import LetterSubject
from service.seasons.contests.views import contest_data, entrant_data, standings_data, title_of
from service.seasons.leagues.models import League, LeagueState
from service.seasons.leagues.queries import league_by_id, league_member

BEST = 10
"""How many places of the standings a letter shows."""
LEAGUE_WORDS = frozenset({LetterSubject.SEASON, LetterSubject.CHALLENGED, LetterSubject.CHALLENGE_OVER})
SHOWS_STANDINGS = frozenset({LetterSubject.ROUND, LetterSubject.SITS_OUT, LetterSubject.ENDED})


def contest_contents(session: Session, letter: Letter, _now: datetime) -> Contents:
    player = require_recipient(session, letter)
    row = contest_by_id(session, letter.payload["contest"])
    wishes = mail_preferences(session, player)
    if row is None:
        raise ObsoleteLetter("seat-left")
    if wishes.stopped:
        raise ObsoleteLetter("not-wished")
    word, round_told = letter.payload["word"], letter.payload["round"]
    late = word == LetterSubject.CHALLENGED and row.state != ContestState.JOINING
    if late or (word in {LetterSubject.ROUND, LetterSubject.SITS_OUT} and row.round != round_told):
        raise ObsoleteLetter("answered")
    said, settings = words(player.language), deps().settings
    page = f"{settings.public_url}/contests/{row.id}"
    host = session.get(Player, row.organiser_id) if row.organiser_id else None
    shown = contest_data(session, row)
    league = league_by_id(session, row.league_id) if row.league_id else None
    organiser = (host and host.name) or said.say("contest-gone")
    values = {
        "word": word,
        "contest": title_of(session, row, said),
        "season": row.season or 0,
        "division": row.division or 0,
        "change": letter.payload["why"],
        "round": round_told,
        "organiser": organiser,
        "page": page,
        "facts": said.say(
            "contest-facts",
            game=said.say("table-game", game=row.game),
            format=said.say(f"contest-format-{row.format}"),
            size=row.pod_size,
        ),
        "pace": describe_pace(read_pace(row.pace), said),
        "table": league.name if league else row.name,
        "table_link": f"{settings.public_url}/tables/{letter.payload['table']}"
        if letter.payload["table"]
        else "",
        "names": opponent_names(session, letter, row, player, said),
        "deadline": round_deadline_text(session, row, player, said, round_told)
        if word == LetterSubject.ROUND
        else "",
        "joining": format_moment(row.joining_ends, said, player.time_zone)
        if row.state == ContestState.JOINING
        else "",
        "enter": commands(player.language).arguments["enter"][0],
        "leave": commands(player.language).commands["resign"][0],
        **standing_values(session, row, player, said, word),
        "count": shown["entrants"],
        "place": 0,
        "next": next_season(league, player, said) if word == LetterSubject.ENDED else "",
        **(league_values(session, row, player, said) if word in LEAGUE_WORDS else {}),
    }
    return Contents(
        language=player.language,
        values=values,
        plain=wishes.heard,
        conversation=Conversation(thread=f"contest:{row.id}", sender=league.name if league else row.name),
        reply=str(make_personal_address(PersonalTopic.CONTEST, PersonalRecipient(row.id, player.id))),
    )


def next_season(league: League | None, player: Player, said: Words) -> str:
    """Return when the next season of the league begins, or an empty string if there is none."""
    if league is None or league.state == LeagueState.ENDED or league.next_season is None:
        return ""
    return format_moment(league.next_season, said, player.time_zone)


def league_values(session: Session, row: Contest, player: Player, said: Words) -> dict[str, Any]:
    """Return the values for a letter about a season or a challenge.

    Such a letter uses the name of the league.
    """
    league = league_by_id(session, row.league_id or 0)
    member = league_member(session, row.league_id or 0, player.id)
    if league is None or member is None:
        raise ObsoleteLetter("seat-left")
    page = f"{deps().settings.public_url}/leagues/{league.id}"
    return {
        "contest": league.name,
        "page": page,
        "place": member.place,
        "stake": said.say("league-rule-moving", moving=league.moving) if row.season else "",
        "facts": said.say(
            "league-facts",
            game=said.say("table-game", game=league.game),
            form=league.form,
            size=league.division_size,
            pod=league.pod_size,
        ),
    }


def opponent_names(session: Session, letter: Letter, row: Contest, player: Player, said: Words) -> list[str]:
    """Return the names of the reader's opponents at the table, in the division or in the challenge."""
    if letter.payload["word"] in LEAGUE_WORDS:
        others = [each.player for each in session.scalars(ranked_entrants(row.id))]
    else:
        pod = pod_of_table(session, letter.payload["table"]) if letter.payload["table"] else None
        others = [place.entrant.player for place in pod.places] if pod else []
    return [each.name or said.say("contest-gone") for each in others if each.id != player.id]


def standing_values(session: Session, row: Contest, player: Player, said: Words, word: str) -> dict[str, Any]:
    """Return the reader's own standing and the leaders."""
    mine = entrant_of(session, row.id, player.id)
    if mine is None or word not in SHOWS_STANDINGS or (row.round < 2 and word != LetterSubject.ENDED):  # noqa: PLR2004 - before round 2 all are equal
        return {"mine": None, "best": []}
    best = [
        each | {"name": each["player"].name or said.say("contest-gone")}
        for each in standings_data(standings_page(session, row.id, after=0, limit=BEST), 0)
    ]
    return {"mine": entrant_data(session, mine), "best": best}


def round_deadline_text(session: Session, row: Contest, player: Player, said: Words, number: int) -> str:
    present = round_of(session, row.id, number)
    return format_moment(present.deadline, said, player.time_zone) if present else ""
