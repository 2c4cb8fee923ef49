"""How templates call, show and look up: a page does each a thousand times, and Jinja asks anew every time what it
should do. What is known here (plain words, numbers, markup, data) is done at once; whatever else there is, is asked.
"""

from collections.abc import Callable
from functools import lru_cache
from types import FunctionType, MethodType
from typing import Any

from jinja2 import Environment, Template, nodes, pass_environment
from jinja2.compiler import CodeGenerator, Frame
from jinja2.environment import TemplateModule
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape

WISH = "jinja_pass_arg"
"""By this a callee says that it wishes for more than what stands in the template."""
PLAIN = FunctionType, MethodType
REMEMBERED = 4096
SPOKEN = 64
SHORT = 80
"""Words of this length come again; longer ones are not worth remembering."""


class Quick(Context):
    """Macros wish to know what is escaped, plain functions for nothing; whatever else there is, is asked."""

    def call(
        self, called: Any, /, *args: Any, _loop_vars: Any = None, _block_vars: Any = None, **kwargs: Any
    ) -> Any:
        kind = type(called)
        if kind is Macro:
            return called(self.eval_ctx, *args, **kwargs)
        if kind in PLAIN and not hasattr(called, WISH):
            return called(*args, **kwargs)
        return super().call(called, *args, _loop_vars=_loop_vars, _block_vars=_block_vars, **kwargs)


class Writer(CodeGenerator):
    """Writes templates as Python that shows with `shown` and looks up with `got`, which know the common cases."""

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:  # noqa: N802 - Jinja's name
        self.writeline(f"from {__name__} import got, shown")
        super().visit_Template(node, frame)

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("shown(")

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802 - Jinja's name
        """What a mapping can do by itself (`items`) comes before what it holds, as everywhere in Jinja."""
        if hasattr(dict, node.attr):
            super().visit_Getattr(node, frame)
            return
        self.write("got(environment, ")
        self.visit(node.node, frame)
        self.write(f", {node.attr!r})")


def shown(thing: Any) -> str:
    """As `escape` shows it."""
    kind = type(thing)
    if kind is Markup or kind is int:
        return str(thing)
    if kind is str and len(thing) < SHORT:
        return escaped(thing)
    return escape(thing)


escaped = lru_cache(REMEMBERED)(escape)


def got(environment: Environment, thing: Any, name: str) -> Any:
    """A fact of data, or whatever else is called so."""
    if type(thing) is dict and name in thing:
        return thing[name]
    return environment.getattr(thing, name)


@pass_environment
def spoken(environment: Environment, name: str, say: Callable[..., str]) -> TemplateModule:
    """The macros of a template that needs no more of a page than its words: made once for each language.

    `{% set pieces = spoken("pages/parts/pieces.html", say) %}` instead of an import with context, for every page anew.
    """
    return in_words(environment.get_template(name), say)


@lru_cache(SPOKEN)
def in_words(template: Template, say: Callable[..., str]) -> TemplateModule:
    return template.make_module({"say": say})


def quicken(environment: Environment) -> None:
    """Before its first template is read."""
    environment.context_class = Quick
    environment.code_generator_class = Writer
    environment.globals["spoken"] = spoken
