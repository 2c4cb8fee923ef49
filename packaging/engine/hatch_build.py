"""Finds the code of the engine: beside this file in an sdist, otherwise at the root of the repository."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class EngineHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # an editable install only points to the folder (dev-mode-dirs)
        here = Path(self.root)
        places = (here / "engine", here.parents[1] / "engine")
        engine = next(filter(Path.is_dir, places))
        build_data["force_include"] |= {
            str(file): str(Path("engine", file.relative_to(engine)))
            for file in engine.rglob("*")
            if file.is_file() and not left_out(file.relative_to(engine))
        }


def left_out(file: Path) -> bool:
    """Tell if a file is not needed to play: tests of the games, and compiled Python."""
    return bool({"tests", "__pycache__"}.intersection(file.parts))
