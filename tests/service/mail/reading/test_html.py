import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.mail.parse.html import extract_text


def seen(html):
    return [line for line in extract_text(html).split("\n") if line.strip()]


def own(html):
    """The lines outside every quotation."""
    return [line for line in seen(html) if not line.startswith(">")]


@pytest.mark.parametrize(
    "html",
    [
        "bid 400<br>pass",
        "<div>bid 400</div><div>pass</div>",
        "<p>bid\n  400</p>\n<p>pass</p>",
        "<ul><li>bid 400<li>pass</ul>",
        "<pre>bid 400\npass</pre>",
        "<table><tr><td>bid&nbsp;<b>400</b></td></tr><tr><td>pass</td></tr></table>",
        "bid <span>400</span><div>pass",
        "<!-- x -->bid 400<script>resign</script><style>a<b</style><div>pass</div><p style='display: none'>resign</p>",
        "<!DOCTYPE html><![if x]>bid 400<![endif]><br/><o:p>pass</o:p>",
    ],
)
def test_lines_are_as_they_are_seen(html):
    assert [line.replace("\u00a0", " ").strip() for line in seen(html)] == ["bid 400", "pass"]


@pytest.mark.parametrize(
    "quotation",
    [
        '<blockquote type="cite">resign</blockquote>',
        '<div class="gmail_quote"><div class="gmail_attr">resign</div><blockquote class="gmail_quote">resign</blockquote></div>',
        '<div class="moz-cite-prefix">resign<br></div><blockquote type=cite><pre>resign\nresign</pre></blockquote>',
        '<div name="quote"><p>resign</p></div>',
        '<div class="yahoo_quoted">resign</div>',
        "<blockquote><blockquote>resign</blockquote>resign</blockquote>",
    ],
)
def test_what_a_program_marks_as_quoted_is_behind_a_mark(quotation):
    assert own(f"<div>2</div>{quotation}<div>pass</div>") == ["2", "pass"]


@pytest.mark.parametrize(
    "mark",
    [
        '<div id="appendonsend"></div>',
        '<div id="divRplyFwdMsg">x</div>',
        '<hr id="zwchr">',
        '<hr data-marker="__DIVIDER__">',
    ],
)
def test_below_some_marks_everything_is_quoted(mark):
    assert own(f"<div>2</div>{mark}<div>resign</div>resign") == ["2"]


def test_what_is_left_of_a_declaration_is_none():
    assert seen("<!<!x>[x ]>2") == ["<![x ]>2"]


def test_a_smaller_than_sign_is_a_character():
    assert seen("I <3 you, 2 < 3 &lt; 4") == ["I <3 you, 2 < 3 < 4"]


def test_a_declaration_put_together_by_taking_another_out_is_text():
    assert seen("a<![x<!-->]>") == ["a<![x]>"]


@settings(max_examples=200)
@given(
    st.lists(
        st.sampled_from(
            [
                "<a >",
                " b='",
                '"',
                "</a>",
                "<!--",
                "-->",
                "<div>",
                "</div>",
                "<![x",
                "]>",
                "&#x",
                ";",
                "<pre>",
                "\n",
                "text",
                "<br/",
                "<blockquote",
            ]
        )
    )
)
def test_no_page_is_too_odd(pieces):
    assert isinstance(extract_text("".join(pieces)), str)
