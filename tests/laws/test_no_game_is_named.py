"""Nothing outside the folder of a game knows its name: whoever needs games asks `games()`.

The product holds to it whole. What is left of tests, benchmarks and kept data is listed with its reason, so that it
can only shrink: an entry that is too high fails as well as one that is too low.
"""

import re
from pathlib import Path

import pytest

from tests.parts.source_files import ENGINE, GAMES, ROOT, is_game_test

PRODUCT = ("engine", "service", "workers", "templates", "packaging", "deploy")
BESIDE = ("bench", "tests", "conftest.py", "Makefile", "pyproject.toml")
NO_TEXT = {".ttf", ".woff2", ".png", ".pyc"}
NAMED = re.compile(rf"""(?<=["'`/.\[])(?:{"|".join(GAMES)})(?=["'`/.\]])""")
"""In quotes, in a path, in the name of a module, as a case of a sentence: a game may be called by a word that is said."""

EXAMPLES = "answers of real tables, kept as examples of the API's document"
SENTENCES = "it shows a sentence, a hand or a rule of this game with fixtures of its own folder; it belongs to the game"
PLANS = "standing orders are shown with the lots of a game that has auctions of every kind; they belong to the game"
KEPT = "a request or a letter that is kept word by word, and the test that keeps it"
OTHER_PROCESS = "the table is played by another process, which knows no game of the tests"
TYPED = "an answer as the published client reads it, which has a type for each game"
MEASURES = "it measures the same tables every time, so that figures can be compared"
MEASURED = "figures, as they were measured"

LEFT = {
    "bench/desk.py": (1, MEASURES),
    "bench/figures/measured/client.json": (3, MEASURED),
    "bench/figures/measured/cost.json": (3, MEASURED),
    "bench/figures/measured/engine.json": (3, MEASURED),
    "bench/figures/measured/gym.json": (3, MEASURED),
    "bench/figures/measured/pages.json": (6, MEASURED),
    "bench/figures/measured/pictures.json": (3, MEASURED),
    "bench/figures/measured/size.json": (3, MEASURED),
    "bench/figures/summaries.py": (3, MEASURES),
    "bench/pace.py": (7, MEASURES),
    "bench/service/house.py": (1, MEASURES),
    "bench/time.py": (2, MEASURES),
    "engine/README.md": (1, "an example that runs must name some game"),
    "packaging/engine/README.md": (1, "an example that runs must name some game"),
    "service/api/examples-desk.json": (3, EXAMPLES),
    "service/api/examples.json": (26, EXAMPLES),
    "tests/browser/test_answering.py": (9, SENTENCES),
    "tests/browser/test_hall.py": (6, SENTENCES),
    "tests/browser/test_letter_links.py": (2, SENTENCES),
    "tests/browser/tabling.py": (2, SENTENCES),
    "tests/browser/test_board_first.py": (4, SENTENCES),
    "tests/browser/test_in_sight.py": (1, SENTENCES),
    "tests/browser/test_pointing.py": (6, SENTENCES),
    "tests/browser/test_table_page.py": (14, SENTENCES),
    "tests/browser/test_life.py": (10, SENTENCES),
    "tests/clients/python/test_calls.py": (2, TYPED),
    "tests/clients/python/test_streams.py": (1, TYPED),
    "tests/bench/test_figures.py": (2, MEASURED),
    "tests/deploy/test_backup_script.py": (1, OTHER_PROCESS),
    "tests/engine/plans/test_evaluate.py": (3, PLANS),
    "tests/engine/plans/test_round_trip.py": (21, PLANS),
    "tests/journeys/test_post_once.py": (1, OTHER_PROCESS),
    "tests/journeys/test_terminal.py": (2, OTHER_PROCESS),
    "tests/parts/aged_house.py": (4, OTHER_PROCESS),
    "tests/parts/tables.py": (1, PLANS),
    "tests/service/api/requests/import_record.json": (2, KEPT),
    "tests/service/api/requests/open_one_contest.json": (16, KEPT),
    "tests/service/api/requests/open_one_league.json": (14, KEPT),
    "tests/service/api/requests/open_one_sandbox.json": (12, KEPT),
    "tests/service/api/requests/open_one_table.json": (2, KEPT),
    "tests/service/api/test_examples.py": (2, KEPT),
    "tests/service/api/test_representation.py": (1, TYPED),
    "tests/service/desk/test_plans_back.py": (1, PLANS),
    "tests/service/feeds/test_table_feed.py": (1, SENTENCES),
    "tests/service/mail/incoming/conftest.py": (1, SENTENCES),
    "tests/service/mail/incoming/test_numbers.py": (1, SENTENCES),
    "tests/service/mail/kept/invitation.html": (1, KEPT),
    "tests/service/mail/test_kinds.py": (11, KEPT),
    "tests/service/mail/test_telling.py": (13, KEPT),
    "tests/service/maintenance/test_upgrading.py": (1, OTHER_PROCESS),
    "tests/service/pages/answering/test_showing.py": (8, SENTENCES),
    "tests/service/pages/table/test_history.py": (1, SENTENCES),
    "tests/service/pages/table/test_leaks.py": (1, SENTENCES),
    "tests/service/plans/conftest.py": (1, PLANS),
    "tests/service/tables/test_whole_tables.py": (3, SENTENCES),
    "tests/service/tryout/test_tryout.py": (1, SENTENCES),
}
"""What still names games, how often, and why. It only shrinks."""


def files(*tops: str) -> list[Path]:
    """Everything in these places that somebody wrote, but for the folders of the games and this page."""
    found = [
        file for top in tops for file in ((ROOT / top).rglob("*") if (ROOT / top).is_dir() else [ROOT / top])
    ]
    return sorted(
        file for file in found if file.is_file() and file.suffix not in NO_TEXT and not passed_over(file)
    )


def passed_over(file: Path) -> bool:
    inside = any(file.is_relative_to(ENGINE / game) for game in GAMES)
    return inside or is_game_test(file) or "__pycache__" in file.parts or file == Path(__file__)


def named(*tops: str) -> dict[str, int]:
    counted = {
        str(file.relative_to(ROOT)): len(NAMED.findall(file.read_text(errors="replace")))
        for file in files(*tops)
    }
    return {file: count for file, count in counted.items() if count}


@pytest.mark.parametrize("tops", [PRODUCT, BESIDE], ids=["product", "beside"])
def test_no_game_is_named_outside_its_folder(tops):
    left = {file: count for file, (count, _) in LEFT.items() if file.startswith(tops)}
    assert named(*tops) == left


def test_the_product_lists_data_and_texts_alone():
    """What is left there is no code."""
    assert [
        file for file in LEFT if file.startswith(PRODUCT) and file.endswith((".py", ".html", ".svg", ".js"))
    ] == []
