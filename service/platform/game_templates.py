"""Where templates are found: in the folder of templates, and in those of games as `games/<name>/…`."""

import posixpath
from collections.abc import Callable
from functools import cache

from jinja2 import BaseLoader, ChoiceLoader, Environment, FileSystemLoader, TemplateNotFound

from engine.table.game import games
from service.platform.paths import templates

PREFIX = "games"


def template_of(game: str, path: str) -> str:
    """A file in the folder of a game as the name of a template; nothing where there is none."""
    known = games().get(game)
    return f"{PREFIX}/{game}/{path}" if known and known.folder.joinpath(path).is_file() else ""


class GameTemplates(BaseLoader):
    """Those of the games, in whatever way these are installed."""

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
def all_templates() -> BaseLoader:
    return ChoiceLoader([FileSystemLoader(templates()), GameTemplates()])


class GameEnvironment(Environment):
    """Where templates of a game import each other: `./cards.svg` lies beside the template that says so."""

    def join_path(self, template: str, parent: str) -> str:
        if template.startswith("./"):
            return posixpath.join(posixpath.dirname(parent), template.removeprefix("./"))
        return template
