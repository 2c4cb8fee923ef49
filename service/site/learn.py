"""Learning a game: the lessons, my progress, and buttons that open a table."""

from http import HTTPStatus
from typing import Any

from flask import Response, abort, make_response, render_template, request
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response as AnyResponse

from engine import games
from engine.table.lesson import Course, course_of
from service.learning.lessons.learn import open_short_game, start_lesson
from service.platform.deps import deps
from service.platform.transaction import read_session
from service.play.cards.table_card import describe_games
from service.play.tables.queries import current_lesson_table, learned_lessons
from service.site.guests import open_and_redirect
from service.web.pages.page_family import get_page_language, get_reader, make_page_blueprint

pages = make_page_blueprint("learning", "/learn", strangers=True)


@pages.get("")
def all_games() -> Response:
    """Show every game with a picture of its board: to learn it, play against bots or open a table."""
    with read_session() as session:
        shown = [
            {**game, **course_progress_context(session, game["name"])}
            for game in describe_games(get_page_language())
        ]
    return make_response(render_template("pages/learn-all.html", games=shown))


@pages.get("/<game>")
def ideas(game: str) -> Response:
    """Show the lessons of a game, to any reader."""
    get_course_or_404(game)
    (shown,) = describe_games(get_page_language(), [games()[game]])
    with read_session() as session:
        return make_response(
            render_template("pages/learn.html", game=shown, **course_progress_context(session, game))
        )


def course_progress_context(session: Session, game: str) -> dict[str, Any]:
    """Return the lessons of a game with their duration, those already learned, and the one under way."""
    course, who, said = course_of(game), get_reader(), games()[game].words(get_page_language())
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
        "going": current_lesson_table(session, who.player_id, game) if who else None,
    }


@pages.post("/<game>")
def begin(game: str) -> AnyResponse:
    """Redirect to the table of the chosen lesson, or to where I left off. No account is needed."""
    get_course_or_404(game)
    name = request.form.get("lesson") or None
    return open_and_redirect(
        lambda session, player: start_lesson(session, game=game, player=player, name=name, now=deps().clock())
    )


@pages.post("/<game>/short-game")
def play_short(game: str) -> AnyResponse:
    """Open the short game that follows the last lesson, at once or again."""
    course = get_course_or_404(game)
    return open_and_redirect(
        lambda session, player: open_short_game(session, course, player, game=game, now=deps().clock())
    )


def get_course_or_404(game: str) -> Course:
    course = course_of(game) if game in games() else None
    if course is None:
        abort(HTTPStatus.NOT_FOUND)
    return course
