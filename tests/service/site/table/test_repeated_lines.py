"""What repeats is named and not told again; whoever knows the other text has all of it."""

from hypothesis import given
from hypothesis import strategies as st

from service.site.table.moments import encode_lines

LINES = st.lists(st.sampled_from(["", "a", "b", "=c", "o 1 2", "dd"]), max_size=20)


def whole(told: list[str], base: list[str]) -> list[str]:
    """As static/motion.js reads it."""
    own: list[str] = []
    for line in told:
        if line.startswith("="):
            own.append(line[1:])
            continue
        text, start, long = line.split(" ")
        own += {"b": base, "o": own}[text][int(start) : int(start) + int(long)]
    return own


@given(LINES, LINES)
def test_nothing_is_lost(base, lines):
    assert whole(list(encode_lines(base, lines)), base) == lines


def test_what_is_known_is_named_as_one_run():
    assert list(encode_lines(["x", "y", "z"], ["y", "z", "new", "y", "new"])) == [
        "b 1 2",
        "=new",
        "b 1 1",
        "o 2 1",
    ]
