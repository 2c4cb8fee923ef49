"""How templates call, show and look up: a page does each a thousand times, and Jinja asks anew every time what it
should do. What is known here (plain words, numbers, markup, data) is done at once; whatever else there is, is asked.
"""

from collections.abc import Callable, Iterable, MutableMapping
from functools import lru_cache, partial
from keyword import iskeyword
from types import BuiltinMethodType, CodeType, FunctionType, MethodType
from typing import Any

from jinja2 import Environment, Template, filters, nodes, pass_context, pass_environment
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from jinja2.environment import TemplateModule
from jinja2.runtime import Context, Macro
from jinja2.utils import missing
from markupsafe import Markup, escape

WISH = "jinja_pass_arg"
"""By this a callee says that it wishes for more than what stands in the template."""
PLAIN = FunctionType, MethodType, type(lru_cache(escape))
REMEMBERED = 4096
AT_ONCE = {
    "first": filters.sync_do_first,
    "join": filters.sync_do_join,
    "list": filters.sync_do_list,
    "rejectattr": filters.sync_do_rejectattr,
    "select": filters.sync_do_select,
    "selectattr": filters.sync_do_selectattr,
    "sum": filters.sync_do_sum,
}
"""Filters that would ask each time whether they should wait for what they are given; here nothing needs be waited for."""
SPOKEN = 64
SHORT = 80
"""Words of this length come again; longer ones are not worth remembering."""


class QuickMacro(Macro):
    """Takes its arguments as they come; what it writes is markup where templates escape."""

    def __call__(self, *args: Any, **kwargs: Any) -> str:
        short = self._argument_count - len(args)
        if short < 0 or self.catch_kwargs or self.catch_varargs or self.explicit_caller:
            return super().__call__(*args, **kwargs)
        if short:
            args = (*args, *[kwargs.pop(name, missing) for name in self.arguments[-short:]])
        if self.caller:
            missed = self._environment.undefined("No caller defined", name="caller")
            args = (*args, kwargs.pop("caller", missed))
        if kwargs:
            raise TypeError(f"macro {self.name!r} takes no keyword argument {next(iter(kwargs))!r}")
        written = self._func(*args)
        return marked_up(written) if self._default_autoescape else written


class Writer(CodeGenerator):
    """Writes templates as Python that calls, shows and looks up with `called`, `shown` and `got`, which know the
    common cases."""

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:  # noqa: N802 - Jinja's name
        self.writeline(f"from {__name__} import QuickMacro, called, got, shown")
        super().visit_Template(node, frame)

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        self.write("Quick")
        super().macro_def(macro_ref, frame)

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: FBT001, FBT002, N802 - as Jinja has it
        """Positions and names; whatever is spread is left to Jinja."""
        if node.dyn_args or node.dyn_kwargs:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.write("called(context, ")
        self.visit(node.node, frame)
        self.write(", _loop_vars" if frame.loop_frame else ", None")
        self.write(", _block_vars)(" if frame.block_frame else ", None)(")
        for given in (*node.args, *node.kwargs):
            self.visit(given, frame)
            self.write(", ")
        self.write("caller=caller)" if forward_caller else ")")

    def visit_Keyword(self, node: nodes.Keyword, frame: Frame) -> None:  # noqa: N802 - Jinja's name
        """Also under a name that is a word of Python (`class`)."""
        self.write(f"**{{{node.key!r}: " if iskeyword(node.key) else f"{node.key}=")
        self.visit(node.value, frame)
        self.write("}" if iskeyword(node.key) else "")

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


def called(context: Context, callee: Any, loop_vars: Any, block_vars: Any) -> Any:
    """What is to be called: macros and plain functions wish for nothing; whatever else there is, is asked."""
    kind = type(callee)
    if kind is QuickMacro or kind is BuiltinMethodType:
        return callee
    if kind in PLAIN and WISH not in (callee.__func__ if kind is MethodType else callee).__dict__:
        return callee
    return partial(context.call, callee, _loop_vars=loop_vars, _block_vars=block_vars)


def marked_up(written: str) -> Markup:
    """As markup what templates have written: the words of people in it are escaped already."""
    return str.__new__(Markup, written)


class Lasting(Template):
    """What all templates know is known when one is read, and copied for a page at once."""

    @classmethod
    def from_code(
        cls,
        environment: Environment,
        code: CodeType,
        globals: MutableMapping[str, Any],  # noqa: A002 - Jinja's name
        uptodate: Callable[[], bool] | None = None,
    ) -> Template:
        return super().from_code(environment, code, dict(globals), uptodate)


def shown(thing: Any) -> Any:
    """As `escape` shows it."""
    kind = type(thing)
    if kind is Markup:
        return thing
    if kind is int or kind is float:
        return str(thing)
    if kind is str and len(thing) < SHORT:
        return escaped(thing)
    return escape(thing)


escaped = lru_cache(REMEMBERED)(escape)


def got(environment: Environment, thing: Any, name: str) -> Any:
    """A fact of data, or whatever else is called so."""
    if type(thing) is dict and name in thing:
        return thing[name]
    try:
        return getattr(thing, name)
    except AttributeError:
        return environment.getattr(thing, name)


@pass_context
def mapped(context: Context, things: Iterable[Any], *how: Any, **named: Any) -> Iterable[Any]:
    """`map`; one fact of each is the most common wish."""
    name = named.get("attribute")
    if how or len(named) > 1 or not isinstance(name, str) or not name.isidentifier():
        return filters.sync_do_map(context, things, *how, **named)
    return [got(context.environment, thing, name) for thing in things or ()]


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
    environment.code_generator_class = Writer
    environment.template_class = Lasting
    environment.cache = {}  # there are not so many of them that any would have to go
    environment.filters |= AT_ONCE | {"map": mapped}
    environment.globals["spoken"] = spoken
