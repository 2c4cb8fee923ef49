"""Learning a game: what there is to learn, and the button that opens the table."""

from http import HTTPStatus

from flask import Response, abort, make_response, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from engine import games
from engine.lesson import Course, course_of
from service.core.deps import deps
from service.core.transaction import reading
from service.lessons.learn import learn
from service.pages.guests import to_table
from service.pages.page_family import family, language, reader
from service.pages.table_card import presented
from service.tables.queries import lesson_under_way

pages = family("learning", "/learn", strangers=True)


@pages.get("/<game>")
def ideas(game: str) -> Response:
    """The ideas of a game, for anybody."""
    course, who = lessons(game), reader()
    with reading() as session:
        going = lesson_under_way(session, who.player_id, game) if who else None
    said = games()[game].words(language())
    page = render_template(
        "pages/learn.html",
        game=presented(games()[game], language()),
        ideas=[(lesson.name, lesson.text(said).title) for lesson in course.lessons],
        going=going,
    )
    return make_response(page)


@pages.post("/<game>")
def begin(game: str) -> AnyResponse:
    """To the table: where I left off, or at the lesson that was pressed. No account is needed for it."""
    lessons(game)
    name = request.form.get("lesson") or None
    return to_table(
        lambda session, player: learn(session, game=game, player=player, name=name, now=deps().clock())
    )


def lessons(game: str) -> Course:
    course = course_of(game) if game in games() else None
    if course is None:
        abort(HTTPStatus.NOT_FOUND)
    return course
