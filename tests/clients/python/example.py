"""The example bot, imported from its public place."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

PLACE = Path(__file__).parents[3] / "clients" / "python" / "examples" / "bot.py"
found = spec_from_file_location("example_bot", PLACE)
bot = module_from_spec(found)
found.loader.exec_module(bot)
