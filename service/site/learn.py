"""Learning a game: the lessons, my progress, and buttons that open a table."""

from http import HTTPStatus
from typing import Any

from flask import Response, abort, make_response, render_template, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from engine import games
from engine.table.lesson import Course, course_of
from service.learning.lessons.learn import learn, open_short_game
from service.platform.deps import deps
from service.platform.transaction import reading
from service.play.cards.table_card import introduced
from service.play.tables.queries import learned_lessons, lesson_under_way
from service.site.guests import to_table
from service.web.pages.page_family import family, language, reader

pages = family("learning", "/learn", strangers=True)


@pages.get("")
def all_games() -> Response:
    """Show every game with a picture of its board: to learn it, play against bots or open a table."""
    with reading() as session:
        shown = [{**game, **progress(session, game["name"])} for game in introduced(language())]
    return make_response(render_template("pages/learn-all.html", games=shown))


@pages.get("/<game>")
def ideas(game: str) -> Response:
    """Show the lessons of a game, to any reader."""
    lessons(game)
    (shown,) = introduced(language(), [games()[game]])
    with reading() as session:
        return make_response(render_template("pages/learn.html", game=shown, **progress(session, game)))


def progress(session: Session, game: str) -> dict[str, Any]:
    """Return the lessons of a game with their duration, those already learned, and the one under way."""
    course, who, said = course_of(game), reader(), games()[game].words(language())
    learned = learned_lessons(session, who.player_id) if who else set()
    ideas = [
        {
            "name": lesson.name,
            "title": lesson.text(said).title,
            "minutes": lesson.minutes(said),
            "learned": (game, lesson.name) in learned,
        }
        for lesson in (course.lessons if course else ())
    ]
    return {
        "ideas": ideas,
        "learned": sum(idea["learned"] for idea in ideas),
        "going": lesson_under_way(session, who.player_id, game) if who else None,
    }


@pages.post("/<game>")
def begin(game: str) -> AnyResponse:
    """Redirect to the table of the chosen lesson, or to where I left off. No account is needed."""
    lessons(game)
    name = request.form.get("lesson") or None
    return to_table(
        lambda session, player: learn(session, game=game, player=player, name=name, now=deps().clock())
    )


@pages.post("/<game>/short-game")
def play_short(game: str) -> AnyResponse:
    """Open the short game that follows the last lesson, at once or again."""
    course = lessons(game)
    return to_table(
        lambda session, player: open_short_game(session, course, player, game=game, now=deps().clock())
    )


def lessons(game: str) -> Course:
    course = course_of(game) if game in games() else None
    if course is None:
        abort(HTTPStatus.NOT_FOUND)
    return course
