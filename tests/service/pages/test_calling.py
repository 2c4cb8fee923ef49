"""Templates say what they would say without the short cuts."""

from functools import lru_cache

import pytest
from jinja2 import (
    DictLoader,
    Environment,
    StrictUndefined,
    UndefinedError,
    pass_context,
    pass_environment,
    pass_eval_context,
)
from markupsafe import Markup

from service.pages.calling import quicken


class Caller:
    def __call__(self, value):
        return f"object {value}"

    def method(self, value):
        return f"method {value}"


@pass_context
def of_context(context, name):
    return f"{name} is {context[name]}"


@pass_environment
def of_environment(environment):
    return type(environment).__name__


@pass_eval_context
def of_escaping(escaping):
    return str(escaping.autoescape)


@pytest.mark.parametrize(
    "template",
    [
        "{% macro said(what, other='<') %}{{ what }}{{ other }}{% endmacro %}{{ said('<b>') }}{{ said('a', other='&') }}",
        "{% macro around() %}[{{ caller('x') }}]{% endmacro %}{% call(each) around() %}{{ each }}{% endcall %}",
        "{% macro classed(a, class='x') %}{{ a }} {{ class }}{% endmacro %}{{ classed('<', class='y') }}{{ classed(1) }}{{ classed() }}",
        "{% macro all(a) %}{{ a }}{{ varargs }}{{ kwargs }}{% endmacro %}{{ all(1, 2, b=3) }}{{ all(*[1, 2]) }}{{ all(**{'a': '<'}) }}",
        "{% macro perhaps() %}{{ caller is defined }}{% if caller %}{{ caller() }}{% endif %}{% endmacro %}{{ perhaps() }}{% call perhaps() %}!{% endcall %}",
        "{% macro own(caller=none) %}{{ caller() if caller else '-' }}{% endmacro %}{{ own() }}{% call own() %}!{% endcall %}",
        "{{ remembered('<') }}{{ 'a b'.split()|join('<') }}{{ [1, 2]|sum }}{{ data.inner.items()|map('first')|list }}{{ [0, 1]|select|first }}",
        "{{ all|map(attribute='name')|join }}{{ all|map(attribute='inner.name')|list }}{{ all|map(attribute=0)|list }}{{ none|map(attribute='x')|list }}",
        "{{ all|map(attribute='nothing')|list }}{{ all|map(attribute='nothing', default='<')|join }}{{ 'ab'|map('upper')|join }}",
        "{% for n in [1, 2] %}{% set here = n %}{{ of_context('here') }}{% endfor %}",
        "{{ plain('<i>') }} {{ thing('v') }} {{ thing.method('w') }} {{ dict(a=1).a }}",
        "{{ of_environment() }} {{ of_escaping() }}",
        "{{ data.name }} {{ data.items()|list|length }} {{ data.inner.name }} {{ data.nothing is defined }}{{ data.nothing }}",
        "{{ '<' ~ data.name }} {{ markup }} {{ long }} {{ none }} {{ 3 }} {{ 3.5 }} {{ true }} {{ data.number }} {{ [1, '<'] }}",
        "{% autoescape false %}{{ data.name }}{% endautoescape %}{{ data.name }}{{ data.name|upper }}",
    ],
)
def test_a_quick_template_says_what_any_would(template):
    values = {
        "plain": lambda value: value.upper(),
        "thing": Caller(),
        "data": {"name": "<Anna> & 'Bob'", "items": "its own", "number": 7, "inner": {"name": "inner"}},
        "all": [{"name": "<Anna>", "inner": {"name": 1}}, {"name": 2, "inner": {}, 0: "first"}],
        "markup": Markup("<b>bold</b>"),
        "long": "<long>" * 40,
        "remembered": lru_cache(str.upper),
        "of_context": of_context,
        "of_environment": of_environment,
        "of_escaping": of_escaping,
    }
    usual, quick = Environment(autoescape=True), Environment(autoescape=True)
    quicken(quick)
    assert quick.from_string(template).render(values) == usual.from_string(template).render(values)


def test_what_is_missing_is_missed():
    quick = Environment(autoescape=True, undefined=StrictUndefined)
    quicken(quick)
    with pytest.raises(UndefinedError, match="nothing"):
        quick.from_string("{{ data.nothing }}").render(data={"something": 1})


@pytest.mark.parametrize("call", ["said(1, other=2)", "said(1, 2)", "said(1, caller=2)"])
def test_what_a_macro_does_not_take_is_refused(call):
    quick = Environment(autoescape=True)
    quicken(quick)
    with pytest.raises(TypeError, match="said"):
        quick.from_string("{% macro said(what) %}{{ what }}{% endmacro %}{{ " + call + " }}").render()


def test_macros_that_need_words_alone_are_made_once_for_each_language():
    asked = []
    parts = "{% macro greeted(name) %}{{ say('greeting') }}, {{ name }}{% endmacro %}{{ made() }}"
    quick = Environment(autoescape=True, loader=DictLoader({"parts": parts}))
    quicken(quick)
    quick.globals["made"] = lambda: asked.append("made")
    page = quick.from_string("{% set parts = spoken('parts', say) %}{{ parts.greeted('<Anna>') }}")

    def english(_):
        return "Hello"

    def italian(_):
        return "Ciao"

    for say, greeting in ((english, "Hello"), (italian, "Ciao"), (english, "Hello")):
        assert page.render(say=say) == f"{greeting}, &lt;Anna&gt;"
    assert len(asked) == 2
