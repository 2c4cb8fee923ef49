"""The template loader: the shared folder, those of features, and those of games as `games/<name>/…`."""

import posixpath
from collections.abc import Callable
from functools import cache

from jinja2 import BaseLoader, ChoiceLoader, Environment, FileSystemLoader, TemplateNotFound

from engine.table.game import games
from service.platform.paths import template_folders

PREFIX = "games"


def template_of(game: str, path: str) -> str:
    """Return the template name of a file of a game, or an empty string if there is no such file."""
    known = games().get(game)
    return f"{PREFIX}/{game}/{path}" if known and known.folder.joinpath(path).is_file() else ""


class GameTemplates(BaseLoader):
    """Loads the templates of games, however they are installed."""

    def get_source(
        self, environment: Environment, template: str
    ) -> tuple[str, str | None, Callable[[], bool] | None]:
        prefix, _, rest = template.partition("/")
        game, _, path = rest.partition("/")
        if prefix != PREFIX or not template_of(game, path):
            raise TemplateNotFound(template)
        file = games()[game].folder.joinpath(path)
        return file.read_text(encoding="utf-8"), str(file), lambda: True


@cache
def template_loader() -> BaseLoader:
    return ChoiceLoader([FileSystemLoader(template_folders()), GameTemplates()])


class GameEnvironment(Environment):
    """Resolves imports between templates of a game: `./cards.svg` is relative to the importing template."""

    def join_path(self, template: str, parent: str) -> str:
        if template.startswith("./"):
            return posixpath.join(posixpath.dirname(parent), template.removeprefix("./"))
        return template
