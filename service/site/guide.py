"""The help page."""

from flask import Response, make_response, render_template

from engine import games
from service.mail.kinds.answer import commands_of
from service.play.pace.ready_made import ready_made_paces
from service.web.pages.page_family import family, language

CHAPTERS = ("turn", "mail", "time", "tables", "fair", "programs", "trouble")

pages = family("guide", "/help", strangers=True)


@pages.get("")
def show() -> Response:
    """Show the help: turns, commands in letters, clocks, secrecy."""
    shown = render_template(
        "pages/guide.html",
        chapters=CHAPTERS,
        games=list(games()),
        paces=ready_made_paces(language()),
        commands=commands_of(language()),
    )
    return make_response(shown)
