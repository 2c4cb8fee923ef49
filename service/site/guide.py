"""How it works, for whoever is new or stuck."""

from flask import Response, make_response, render_template

from engine import games
from service.mail.kinds.answer import commands_of
from service.play.pace.ready_made import ready_made_paces
from service.web.pages.page_family import family, language

CHAPTERS = ("turn", "mail", "time", "tables", "fair", "programs", "trouble")

pages = family("guide", "/help", strangers=True)


@pages.get("")
def show() -> Response:
    """What a turn is, what can be written in a letter, how time runs, what is kept secret."""
    shown = render_template(
        "pages/guide.html",
        chapters=CHAPTERS,
        games=list(games()),
        paces=ready_made_paces(language()),
        commands=commands_of(language()),
    )
    return make_response(shown)
