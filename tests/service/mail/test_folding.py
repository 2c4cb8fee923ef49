from hypothesis import given, settings
from hypothesis import strategies as st

from service.mail.compose import FURTHER, WIDTH, wrap_lines

LONG = "word " * 30
LINK = "http://127.0.0.1:8000/answer/" + "x" * 90
WORDS = st.lists(st.text("abc", min_size=1, max_size=12), min_size=1, max_size=60)
MARKS = st.sampled_from(["", "  ", "- ", "3. ", "     14  "])


@settings(max_examples=60)
@given(words=WORDS, mark=MARKS)
def test_every_word_stays_and_every_line_fits(words, mark):
    lines = wrap_lines(mark + " ".join(words)).split("\n")
    assert " ".join(lines).split() == (mark + " ".join(words)).split()
    assert all(len(line) <= WIDTH and line == line.rstrip() for line in lines)


def test_what_follows_shows_whose_it_is():
    margins = {
        mark: len(line) - len(line.lstrip())
        for mark in ("", "  ", "- ", "3. ")
        for line in wrap_lines(mark + LONG).split("\n")[1:]
    }
    assert margins == {"": 0, "  ": 2 + FURTHER, "- ": 2, "3. ": 3}
    assert wrap_lines(LONG, hang=FURTHER).split("\n")[1].startswith("  word")


def test_links_and_answers_stand_as_they_are():
    answer, amount = f" #1  {LONG.strip()}", f"  -  {LONG.strip()}"
    assert wrap_lines(f"     {LINK}") == f"     {LINK}"
    assert wrap_lines(f"Position and history: {LINK}") == f"Position and history: {LINK}"
    assert wrap_lines(answer) == answer
    assert wrap_lines(f"{answer}  (leaves 3)") == f"{answer}\n     (leaves 3)"
    assert wrap_lines(f"{amount}  (leaves 3)") == f"{amount}\n     (leaves 3)"
