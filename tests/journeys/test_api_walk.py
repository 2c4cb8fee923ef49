"""docs/api.md from its first command to its last, against a real server."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

NEXT = "--- the next block"
PAGE = Path(__file__).parents[2] / "docs" / "api.md"
SHIM = """#!/bin/sh
exec {python} -c "from service.cli import main; main(prog_name='procaccio')" "$@"
"""
LETTER = """#!/bin/sh
exec {python} {script} {folder} "$1"
"""
READER = """
import pathlib, sys, time
file = pathlib.Path(sys.argv[1]) / sys.argv[2]
while not file.exists():
    time.sleep(0.05)
print(file.read_text())
"""


def program(folder: Path, name: str, text: str) -> None:
    file = folder / name
    file.write_text(text)
    file.chmod(0o755)


@pytest.fixture
def shell(live, tmp_path, monkeypatch):
    """Runs a script with what the page takes for granted: the server, the mail, the friends' tokens."""
    tools, letters = tmp_path / "tools", tmp_path / "letters"
    tools.mkdir()
    letters.mkdir()
    program(tools, "procaccio", SHIM.format(python=sys.executable))
    reader = tmp_path / "reader.py"
    reader.write_text(READER)
    program(
        tools, "newest-sign-in-secret", LETTER.format(python=sys.executable, script=reader, folder=letters)
    )

    async def keep(_server, _session, envelope):
        live.sink.messages.clear()
        answer = await type(live.sink).handle_DATA(live.sink, _server, _session, envelope)
        arriving = letters / "arriving"
        arriving.write_text(live.link_for(envelope.rcpt_tos[0]))
        arriving.rename(letters / envelope.rcpt_tos[0])  # whole, or not there yet
        return answer

    friends = {name.upper(): live.token(name) for name in ("bob", "chris")}
    monkeypatch.setattr(live.sink, "handle_DATA", keep)
    environment = {**live.environment, **friends, "SERVER": live.url}
    environment["PATH"] = f"{tools}:{environment['PATH']}"
    environment["PYTHONPATH"] = str(PAGE.parents[1])

    def run(script: str) -> str:
        done = subprocess.run(
            ["sh", "-eu"],
            input=script,
            env=environment,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run


@pytest.mark.skipif(
    shutil.which("curl") is None, reason="THE WALK IN docs/api.md WAS NOT TRIED: there is no curl here"
)
def test_the_walk_leads_to_a_finished_table_with_the_answers_that_it_shows(shell):
    page = re.findall(r"^```(sh|json)\n(.*?)^```", PAGE.read_text(), flags=re.DOTALL | re.MULTILINE)
    script = [f"{block}\necho\necho '{NEXT}'\n" for kind, block in page if kind == "sh"]
    said = shell("\n".join(script))
    assert "A rule forbids the move" in said
    assert "record.json is valid" in said
    assert said.count('"count":1,"played":true') == 2  # the same request, sent twice, is answered the same
    outputs, lacks = iter(said.split(NEXT)), []
    last = ""
    for kind, block in page:
        if kind == "sh":
            last = next(outputs)
        else:
            lacks += [(each, block) for each in missing(json.loads(block), newest_json(last))]
    assert "\n".join(f"{place}: {block}" for place, block in lacks) == ""


def newest_json(said):
    """The last of the JSON objects that were printed, perhaps on one line."""
    found, decoder, at = None, json.JSONDecoder(), 0
    while (at := said.find("{", at)) >= 0:
        try:
            found, at = decoder.raw_decode(said, at)
        except json.JSONDecodeError:
            at += 1
    return found


def missing(shown, answer, place="$"):
    """Where a shown answer has what the real one lacks."""
    if isinstance(shown, dict):
        if not isinstance(answer, dict):
            return [place]
        lacks = [f"{place}.{key}" for key in shown if key not in answer]
        parts = [missing(shown[key], answer[key], f"{place}.{key}") for key in shown if key in answer]
        return lacks + [each for part in parts for each in part]
    if isinstance(shown, list) and shown:
        return missing(shown[0], answer[0], f"{place}[0]") if answer else [place]
    return []
