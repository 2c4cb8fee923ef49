"""Templates are found in their folder and in those of games, and nowhere else."""

import pytest
from jinja2 import TemplateNotFound

from engine import games
from service.platform.game_templates import GameEnvironment, template_loader, template_of

ENVIRONMENT = GameEnvironment(loader=template_loader())
BOARDS = {name: template_of(name, "board/board.svg") for name in games()}


def source(template: str) -> str:
    text, _, _ = template_loader().get_source(ENVIRONMENT, template)
    return text


def test_a_file_of_a_game_is_a_template():
    found = {name: template for name, template in BOARDS.items() if template}
    assert found
    for name, template in found.items():
        assert source(template) == (games()[name].folder / "board" / "board.svg").read_text()


def test_what_is_not_there_is_no_template():
    assert template_of("checkers", "board/board.svg") == ""
    assert "" in BOARDS.values()  # the example of the tests draws nothing
    for name in (
        "games",
        "games/checkers/board/board.svg",
        "games/pebbles/board/board.svg",
        "boards/none.svg",
    ):
        with pytest.raises(TemplateNotFound):
            source(name)


def test_a_template_beside_another_is_named_without_its_game():
    assert (
        ENVIRONMENT.join_path("./cards.svg", "games/pebbles/board/board.svg")
        == "games/pebbles/board/cards.svg"
    )
    assert ENVIRONMENT.join_path("boards/parts.svg", "games/pebbles/board/board.svg") == "boards/parts.svg"
