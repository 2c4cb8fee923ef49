"""Learning a game: what there is to learn, and the button that opens the table."""

from http import HTTPStatus

from flask import Response, abort, make_response, redirect, render_template, request
from werkzeug.wrappers import Response as AnyResponse

from engine import games
from engine.lesson import Course, course_of
from service.core.deps import deps
from service.core.transaction import reading, transaction
from service.lessons.learn import learn
from service.models.accounts import Player
from service.pages.page_family import family, language, me, reader, sign_in_first
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
        known=who is not None,
    )
    return make_response(page)


@pages.post("/<game>")
def begin(game: str) -> AnyResponse:
    """To the table: where I left off, or at the lesson that was pressed."""
    lessons(game)
    stranger = sign_in_first()
    if stranger is not None:
        return stranger
    with transaction() as session:
        player = session.get_one(Player, me().player_id)
        name = request.form.get("lesson") or None
        row = learn(session, game=game, player=player, name=name, now=deps().clock())
        return redirect(f"/tables/{row.id}", HTTPStatus.SEE_OTHER)


def lessons(game: str) -> Course:
    course = course_of(game) if game in games() else None
    if course is None:
        abort(HTTPStatus.NOT_FOUND)
    return course
