"""docs/figures.md is what `make figures` writes from the figures that are kept, and every bench has its place there."""

import json
import re
from pathlib import Path

import pytest

from bench.figures import store
from bench.figures.__main__ import MAKES, NO_BENCHES, main
from bench.figures.page import PAGE, figure, source, written
from bench.figures.store import Measurement, NoLine, from_outputs, kept
from bench.figures.summaries import NAMES, SUMMARIES, merged

ROOT = Path(__file__).parents[2]
SPEED = {"per_second": 100.0, "of_floor": {"throughput": 0.25, "p99": 3.0}}


def test_the_page_is_what_the_command_writes():
    assert PAGE.read_text() == written()


def test_every_bench_of_the_makefile_is_on_the_page():
    made = set(re.findall(r"^(bench-[a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert made == set(MAKES.values()) - NO_BENCHES
    assert [target for target in MAKES.values() if f"`make {target}`" not in PAGE.read_text()] == []


@pytest.mark.parametrize("bench", SUMMARIES)
def test_figures_say_where_they_come_from(bench):
    said = kept(bench)
    assert re.fullmatch(r"[0-9a-f]{7,}( with changes)?", said.commit)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", said.date)
    assert source(said) in PAGE.read_text()


def test_several_runs_become_a_span():
    assert merged([{"a": 2, "b": {"c": [1, 5]}}, {"a": 3, "b": {"c": 7}}]) == {
        "a": [2, 3],
        "b": {"c": [1, 7]},
    }


def test_a_figure_for_people():
    assert figure(62000.4) == "62,000"
    assert figure([0.24, 0.28], 2) == "0.24 to 0.28"
    assert figure([0.241, 0.242], 2) == "0.24"
    assert figure(4300, 1, 1000) == "4.3"


def test_requests_are_summed_up_over_their_settings():
    line = {
        f"{what} at move {count}, {tables} tables": SPEED
        for what in ("move", "view", "waiting", "floor of move", "floor of view")
        for count in (10, 400)
        for tables in (10, 10_000)
    }
    line["move at move 400, 10000 tables"] = {"per_second": 80.0, "of_floor": {"throughput": 0.2, "p99": 3.0}}
    found = SUMMARIES["service"](line)["move"]
    assert found == {
        "per_s": [80.0, 100.0],
        "floor_per_s": 100.0,
        "share": [0.2, 0.25],
        "p99": 3.0,
        "late": [0.8, 1.0],
        "many": [0.8, 1.0],
    }


def test_shares_of_another_house_are_told_over_all_games():
    shares = dict.fromkeys(("per_s", "p50_ms", "p99_ms"), 1.0)
    ratios = {
        "florence": {"no letters": {"cpu_ms": 0.5, **shares}},
        "principe": {"no letters": {"cpu_ms": 0.7, **shares}},
    }
    ours = dict.fromkeys(
        [*NAMES, "start_s", "idle_ms_a_minute", "stream_ms_a_minute", "megabytes", "requests_ms"]
    )
    found = SUMMARIES["cost"]({"embedded": {"ours": ours, "ratios": ratios}})
    assert list(found) == ["embedded"]
    assert found["embedded"]["beside"] == {"no letters": {"cpu_ms": [0.5, 0.7], **shares}}


def test_the_last_line_of_an_output_counts():
    line = {"sqlite": {"worst": 2.5}, "postgresql": {"worst": 2.0}}
    output = f"some table\n{json.dumps(line)}\n"
    found = from_outputs("desk", [output], commit="abc1234", date="2026-11-22")
    assert found.figures == {"sqlite": 2.5, "postgresql": 2.0}


@pytest.mark.parametrize("output", ["", "no JSON\n", "[1]\n"])
def test_an_output_without_that_line_is_refused(output):
    with pytest.raises(NoLine, match="desk: the last line should be the JSON object"):
        from_outputs("desk", [output], commit="abc1234", date="2026-11-22")


def test_saved_outputs_are_kept_and_written(tmp_path, monkeypatch):
    """Two runs of one bench, and nothing else changes."""
    for file in store.FOLDER.glob("*.json"):
        (tmp_path / file.name).write_text(file.read_text())
    outputs = tmp_path / "outputs"
    outputs.mkdir()
    for number, worst in ((1, 2.5), (2, 2.75)):
        line = {"sqlite": {"worst": worst}, "postgresql": {"worst": 2.0}}
        (outputs / f"desk-{number}.txt").write_text(json.dumps(line))
    monkeypatch.setattr(store, "FOLDER", tmp_path)
    monkeypatch.setattr("bench.figures.__main__.PAGE", tmp_path / "figures.md")
    main(["--from", str(outputs), "--commit", "abc1234"])
    page = (tmp_path / "figures.md").read_text()
    assert "| 2.50 to 2.75 | 2.00 |" in page
    assert "Commit abc1234" in page
    assert kept("engine") == Measurement(**json.loads((tmp_path / "engine.json").read_text()))


def test_an_unknown_bench_is_named_with_those_that_there_are(capsys):
    with pytest.raises(SystemExit):
        main(["speed"])
    assert "no bench is called speed: there are engine, pace" in capsys.readouterr().err
