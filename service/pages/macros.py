"""Macros of templates that need no more of a page than its words."""

from collections.abc import Callable
from functools import lru_cache

from jinja2 import Environment, Template, pass_environment
from jinja2.environment import TemplateModule

MODULES = 64
"""So many templates of macros, times the languages, are kept."""


@pass_environment
def macros(environment: Environment, name: str, say: Callable[..., str]) -> TemplateModule:
    """`{% set pieces = macros("pages/parts/pieces.html", say) %}`: an `import with context` would make them anew for every page."""
    return module_of(environment.get_template(name), say)


@lru_cache(MODULES)
def module_of(template: Template, say: Callable[..., str]) -> TemplateModule:
    return template.make_module({"say": say})
