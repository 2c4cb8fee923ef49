"""Finds the code of the engine: beside this file in an sdist, at the root of the repository otherwise."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class EngineHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # an editable install only points at the folder (dev-mode-dirs)
        here = Path(self.root)
        places = (here / "engine", here.parents[1] / "engine")
        build_data["force_include"][str(next(filter(Path.is_dir, places)))] = "engine"
