"""The pages of the form for owners of the printed game.

An owner chooses a game, enters its figures and downloads a file, to use here or to send in.
"""

from http import HTTPStatus
from typing import Any

from flask import Response, abort, make_response, render_template, request

from engine.editions.fault import Fault
from engine.editions.text import text_made_from
from engine.table.game import Game, games
from service.platform.deps import deps
from service.platform.editions import ENDING
from service.platform.words import words
from service.play.cards.glimpses import draw_glimpse
from service.play.cards.table_card import describe_game
from service.site.box.entry import BoxEntry, read_entry
from service.site.box.fields import SPARE, BoxForm
from service.site.box.owners import can_open_box, is_moderator
from service.web.pages.page_family import make_page_blueprint, require_reader
from service.web.problems import Problem

pages = make_page_blueprint("box", "/box")
CHECK, SAVE = "check", "save"
PLAIN_TEXT = "application/toml"


@pages.before_request
def require_box_owner() -> None:
    """Hide the pages from other readers with a 404."""
    if not can_open_box():
        raise Problem("not-found")


@pages.get("")
def choose() -> Response:
    """Show the choice of a game, or of a file to continue with."""
    return render_start_page([])


@pages.get("/<game>")
def begin(game: str) -> Response:
    """Show our figures, of the edition in the query string or the default one."""
    rules = get_game_or_404(game)
    name = request.args.get("from", rules.edition)
    if name not in rules.editions.own:
        abort(HTTPStatus.NOT_FOUND)
    title = words(require_reader().language).say("edition-new-title")
    entry = read_entry(rules, f"{game}-box", text_made_from(game, rules.editions.own[name], title))
    return render_entry_form(entry) if entry else render_start_page([])


@pages.post("")
def go_on() -> Response:
    """Continue with a file that was saved earlier."""
    file = request.files.get("file")
    text = file.read().decode("utf-8", "replace") if file else ""
    name = (file.filename or "") if file else ""
    for game in games().values():
        entry = read_entry(game, name.removesuffix(ENDING), text)
        if entry is not None and entry.raw.get("game", game.name) == game.name:
            return render_entry_form(entry)
    return render_start_page([words(require_reader().language).say("box-unreadable")])


@pages.post("/<game>")
def enter(game: str) -> Response:
    """Return the entered figures as a file, or show the form again with all faults.

    A file may be saved even if the check of the edition finds faults.
    """
    before = read_entry(get_game_or_404(game), request.form.get("name", ""), request.form.get("text", ""))
    if before is None:
        return render_start_page([words(require_reader().language).say("box-unreadable")])
    entry = before.with_answers(request.form)
    if request.form.get("do") == SAVE and not entry.faults:
        return send_entry_file(entry)
    return render_entry_form(entry, (*entry.faults, *entry.checked().faults), looked_at=True)


def get_game_or_404(name: str) -> Game:
    """Return a game with figures to look up, or answer with a 404."""
    if name not in games() or not list_doubtful_editions(games()[name]):
        abort(HTTPStatus.NOT_FOUND)
    return games()[name]


def list_doubtful_editions(game: Game) -> list[tuple[str, str, int]]:
    """Return the editions with figures to look up, default first: name, title, number of such figures."""
    own = sorted(game.editions.own.items(), key=lambda each: each[0] != game.edition)
    entries = {
        name: read_entry(game, name, text_made_from(game.name, edition, edition.title))
        for name, edition in own
    }
    return [(name, each.edition.title, len(each.figures)) for name, each in entries.items() if each]


def render_start_page(faults: list[str]) -> Response:
    language = require_reader().language
    shown = [
        {**describe_game(game, language), "editions": editions}
        for game in games().values()
        if (editions := list_doubtful_editions(game))
    ]
    page = render_template("pages/box/start.html", games=shown, faults=faults)
    return make_response(page, HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK)


def render_entry_form(
    entry: BoxEntry, faults: tuple[Fault, ...] = (), *, looked_at: bool = False
) -> Response:
    language = require_reader().language
    fields = BoxForm(entry, faults, entry.game.words(language), words(language))
    values: dict[str, Any] = {
        "game": describe_game(entry.game, language),
        "glimpse": draw_glimpse(entry.game.name, language),
        "entry": entry,
        "sections": fields.sections,
        "others": fields.other_faults,
        "faults": faults,
        "looked_at": looked_at,
        "spare": SPARE,
        "moderator": is_moderator(),
        "folder": deps().settings.editions_folder,
    }
    status = HTTPStatus.UNPROCESSABLE_ENTITY if faults else HTTPStatus.OK
    return make_response(render_template("pages/box/form.html", **values), status)


def send_entry_file(entry: BoxEntry) -> Response:
    answer = Response(entry.text, mimetype=PLAIN_TEXT)
    answer.headers.set("Content-Disposition", "attachment", filename=entry.file_name)
    return answer
