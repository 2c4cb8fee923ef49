"""API of lessons: open one, and read what it teaches. It is played like any other table."""

from service.learning.lessons.learn import start_lesson
from service.learning.lessons.schemas import LearnSchema, LessonSchema
from service.platform.accounts.models import Player
from service.play.tables.lesson import LessonView, lesson_view
from service.play.tables.models import Table
from service.play.tables.schemas import TableSchema
from service.play.tables.table_access import call_language
from service.play.tables.views import load_position, position_for
from service.web.access import PLAY, READ_TABLE
from service.web.api.dispatch import Call
from service.web.api.examples import get_example
from service.web.api.resource import ApiDocument, Resource
from service.web.problems import Problem

resource = Resource(
    "lessons", "Lessons: learn a game at a table of its own, alone among bots.", ApiDocument.AROUND
)


@resource.post(
    "/lessons",
    access=PLAY,
    body=LearnSchema,
    send={"game": get_example("table-make")["game"], "lesson": None},
    gives=TableSchema,
    example=get_example("table"),
    status=201,
    location="/tables/{id}",
    problems=("bad-table",),
)
def create_lesson(call: Call) -> Table:
    """Open the table of a lesson.

    The next lesson opens by itself when this one is done. A short game follows the last one.
    """
    player = call.session.get_one(Player, call.player_id)
    game, lesson = call.body["game"], call.body["lesson"]
    return start_lesson(call.session, game=game, player=player, name=lesson, now=call.now)


@resource.get(
    "/tables/<id:table>/lesson",
    access=READ_TABLE,
    gives=LessonSchema,
    example=get_example("lesson"),
    problems=("no-lesson", "table-not-running"),
)
def get_lesson(call: Call, table: int) -> LessonView:
    """Show the lesson of a table.

    The answer has its subject, its task and the next table.
    """
    row = position_for(call.session, table, call.player_id)
    shown = lesson_view(call.session, row, load_position(row), call_language(call))
    if shown is None:
        raise Problem("no-lesson")
    return shown
