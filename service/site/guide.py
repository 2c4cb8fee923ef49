"""The help page."""

from flask import Response, make_response, render_template

from engine import games
from service.mail.kinds.answer import commands_of
from service.play.pace.ready_made import ready_made_paces
from service.web.pages.page_family import get_page_language, make_page_blueprint

CHAPTERS = ("turn", "mail", "time", "tables", "fair", "programs", "trouble")

pages = make_page_blueprint("guide", "/help", strangers=True)


@pages.get("")
def show() -> Response:
    """Show the help: turns, commands in letters, clocks, secrecy."""
    shown = render_template(
        "pages/guide.html",
        chapters=CHAPTERS,
        games=list(games()),
        paces=ready_made_paces(get_page_language()),
        commands=commands_of(get_page_language()),
    )
    return make_response(shown)
