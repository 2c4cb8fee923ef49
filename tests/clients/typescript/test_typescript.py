"""The TypeScript client: it builds strictly, its own tests pass, and its example plays whole tables of every game."""

import re
import tarfile
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.clients.tables import GAMES, opened, replayed
from tests.clients.typescript.building import PACKAGE, node


@pytest.mark.usefixtures("typescript")
def test_its_own_tests_pass():
    done = node("npm", "test")
    assert done.returncode == 0, done.stdout


@pytest.mark.usefixtures("typescript")
@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_a_whole_table(live, game):
    table, names = opened(live, game)
    with ThreadPoolExecutor(len(names)) as pool:
        played = list(
            pool.map(lambda name: node("node", "dist/examples/bot.js", live.url, live.token(name)), names)
        )
    assert [each.returncode for each in played] == [0] * len(names), [each.stderr for each in played]
    assert replayed(live, table) == (game, True)


@pytest.mark.usefixtures("typescript")
def test_nothing_in_it_is_of_any_type():
    """What is generated has none either."""
    sources = [*(PACKAGE / "src").glob("*.ts"), *(PACKAGE / "examples").glob("*.ts")]
    loose = [file.name for file in sources if re.search(r"(:|<|as|\|) *any\b", file.read_text())]
    assert loose == []


@pytest.mark.usefixtures("typescript")
def test_the_package_holds_what_is_used_and_nothing_else(tmp_path):
    packed = node("npm", "pack", "--pack-destination", str(tmp_path))
    assert packed.returncode == 0, packed.stderr
    with tarfile.open(next(tmp_path.glob("*.tgz"))) as package:
        names = {name.removeprefix("package/") for name in package.getnames()}
    generated = {"src/calls.ts", "src/schema.ts", "dist/src/calls.js", "dist/src/schema.d.ts"}
    assert {"dist/src/index.js", "dist/src/index.d.ts", "README.md", "LICENSE"} | generated <= names
    assert not [name for name in names if name.startswith(("dist/test", "dist/examples", "node_modules"))]
