"""Lessons requested by mail."""

from datetime import datetime

from sqlalchemy.orm import Session

import engine
from engine.table.lesson import course_of
from service.learning.lessons.learn import start_lesson
from service.mail.incoming.report import LetterReport, refuse_line
from service.mail.incoming.seat_reply import SeatReply
from service.mail.parse.vocabulary import commands, fold_text
from service.platform.words import LANGUAGES


def begin_learning(
    session: Session, reply: SeatReply, called: str, told: LetterReport, now: datetime
) -> None:
    """Open the lesson. If it is under way, restart it, so that its letter is sent again."""
    viewer = reply.viewer
    known = [name for name in engine.games() if course_of(name)]
    meant = [name for name in known if fold_text(called) in game_names(name)]
    if len(meant) != 1:
        language = viewer.language
        word = commands(language).commands["learn"][0]
        titles = " · ".join(
            viewer.said.say("mail-quoted", words=f"{word} {engine.games()[name].title(language)}")
            for name in known
        )
        raise refuse_line(called, viewer.said.say("answer-why-learn-which", games=titles))
    row = start_lesson(session, game=meant[0], player=viewer.player, anew=True, now=now)
    told.done.append(viewer.said.say("answer-learn-begun", table=row.name))


def game_names(game: str) -> set[str]:
    """Return the names of a game in all languages."""
    return {fold_text(game), *(fold_text(engine.games()[game].title(language)) for language in LANGUAGES)}
